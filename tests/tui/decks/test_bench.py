"""The workbench: every key that changes a deck, and what is told of it."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.editing import copies
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.model import Deck, total
from naruto_tui.decklists.reader import load_deck, read_deck
from naruto_tui.decklists.saving import Kept
from naruto_tui.decklists.writer import deck_text
from naruto_tui.tui.decks.bench import Bench, Work
from naruto_tui.tui.decks.draw_bench import draw_bench
from naruto_tui.tui.decks.figures import figures_lines
from naruto_tui.tui.lines import ASCII, ROUND, cells, text_of

PATH = find_deck("hounds-fire-earth")
DECK = load_deck(PATH, shipped())
KIBA = shipped().card("N-028")


def nothing(_: object) -> tuple[str, ...]:
    return ()


def opened(deck: Deck = DECK, *, kept: bool = True) -> Bench:
    return Bench.of(Work(deck, Kept.of(PATH) if kept else None), shipped(), nothing)


def pressed(bench: Bench, *keys: str) -> Bench:
    for key in keys:
        after = bench.press(key, key if len(key) == 1 else "")
        assert after is not None, key
        bench = after
    return bench


def shown(bench: Bench, width: int = 80, height: int = 22) -> str:
    lines = draw_bench(bench, width, height, ROUND)
    assert len(lines) == height
    assert {cells(line) for line in lines} == {width}
    return "\n".join(text_of(line) for line in lines)


def test_a_deck_is_shown_by_sections_with_its_figures():
    text = shown(opened())
    assert "Ninja (29)" in text
    assert "> 1  F N-002    Sasuke Uchiha" in text
    assert "50 cards  F26 E24   by cost 0:12" in text
    assert "legal in edition us" in text
    assert "Sasuke Uchiha / ninja" in text
    assert "0 ████████████ 12" in text


def test_one_key_adds_and_one_takes_out():
    bench = pressed(opened(), "down", "down", "down", "plus")
    assert bench.card == KIBA
    assert copies(bench.deck, "main", KIBA) == 4
    assert "not legal in us (1 of 2, all with f): 51 cards; a deck has" in shown(bench)
    assert "> 4! F N-028" in shown(bench)
    assert "4 Kiba Inuzuka N-028 in the deck" in shown(bench)
    assert pressed(bench, "minus").deck == DECK
    gone = pressed(bench, "left", "left", "left", "left")
    assert copies(gone.deck, "main", KIBA) == 0
    assert gone.said == "no Kiba Inuzuka N-028 in the deck"
    assert gone.card is not None
    assert pressed(gone, "u", "u", "u", "u", "u").deck == DECK


def test_copies_move_between_the_piles():
    bench = pressed(opened(), "2")
    sasuke = shipped().card("N-002")
    assert copies(bench.deck, "side", sasuke) == 1
    assert "Sideboard (1)" in shown(pressed(bench, "end"))
    assert bench.said == "1 Sasuke Uchiha N-002 to the sideboard"
    back = pressed(bench, "end", "3", "end", "1")
    assert (total(back.deck.side), total(back.deck.reinforcement)) == (0, 0)
    assert copies(back.deck, "main", sasuke) == 1
    assert pressed(opened(), "1").said == "Sasuke Uchiha lies in the deck already"


def test_every_step_is_undone_and_done_again():
    bench = pressed(opened(), "plus", "down", "2", "end", "minus")
    last = bench.deck
    first = pressed(bench, "u", "u", "u")
    assert first.deck == DECK
    assert not first.unsaved
    assert first.said == "undone: +1 Sasuke Uchiha N-002"
    assert pressed(first, "u").said == "nothing to undo"
    again = pressed(first, "y", "y", "y")
    assert again.deck == last
    assert again.said.startswith("done again: -1 ")
    assert pressed(again, "y").said == "nothing to do again"
    other = pressed(pressed(again, "u"), "home", "plus")
    assert pressed(other, "y").said == "nothing to do again"


def test_cards_are_found_and_added_with_one_key():
    bench = pressed(opened(), "slash", *"number:N-112")
    gaara = shipped().card("N-112")
    assert bench.card == gaara
    bench = pressed(bench, "right", "plus")
    assert copies(bench.deck, "main", gaara) == 2
    assert "> 2  N Gaara of the Desert N-112" in shown(bench)
    assert "> " not in "".join(line[1:3] for line in shown(bench).splitlines())
    assert copies(pressed(bench, "left").deck, "main", gaara) == 1
    assert pressed(bench, "tab").card == gaara
    assert pressed(bench, "escape").searching
    assert not pressed(bench, "escape", "escape").searching


def test_cards_go_where_they_belong_or_where_one_wants_them():
    soul = next(card for card in shipped() if card.is_reserve)
    bench = pressed(opened(), "slash", *f"number:{soul.number}", "plus")
    assert copies(bench.deck, "reinforcement", soul) == 1
    bench = pressed(bench, "f2", "plus")
    assert copies(bench.deck, "side", soul) == 1
    assert "into the sideboard" in shown(bench)
    assert pressed(bench, "f2", "f2", "f2").into is None


def test_letters_of_a_search_are_no_keys():
    bench = pressed(opened(), "slash", *"us123")
    assert bench.deck == DECK
    assert bench.browser.query == "us123"
    assert bench.pasted("x\ny").browser.query == "us123x"
    assert opened().pasted("x") == opened().pasted("")


def test_a_card_opens_in_full_and_leads_to_the_next():
    bench = pressed(opened(), "enter")
    assert "Sasuke Uchiha / ninja" in shown(bench).splitlines()[0]
    assert "Shikamaru" in shown(pressed(bench, "right")).splitlines()[0]
    assert pressed(bench, "right", "left", "escape") == opened()
    found = pressed(opened(), "slash", *"gaara", "enter")
    assert found.browser.opened
    assert not pressed(found, "escape").browser.opened
    assert "What can be typed" in shown(pressed(opened(), "slash", "f1"))


def test_an_empty_deck_begins_with_a_search():
    bench = opened(Deck("new", ()), kept=False)
    assert bench.searching
    assert not bench.unsaved
    text = shown(pressed(bench, "tab"))
    assert "no card yet" in text
    assert "0 cards; a deck has exactly 50, add 50" in text
    assert bench.press("tab", "") is not None
    assert pressed(bench, "tab").press("plus", "+") is None
    assert pressed(bench, *"number:N-028", "right").unsaved


def test_what_is_wrong_is_told_in_full_with_the_figures():
    bench = pressed(opened(), "plus", "2", "2")
    told = "\n".join(text_of(line) for line in figures_lines(bench.deck, bench.judged, 76, ROUND))
    for point in bench.judged.points:
        assert str(point) in told.replace("\n  ", " ")
    assert "Earth ███" in told
    assert "Plan: Kiba and Akamaru" in told
    legal = figures_lines(DECK, opened().judged, 76, ASCII)
    assert text_of(legal[0]) == "Legal in edition us"


def test_what_the_reader_has_to_say_is_said_first_and_in_full_with_the_figures():
    deck = evolve(DECK, file="x", notices=("x:1: the heading says 9", "x:2: took N-001"))
    bench = opened(deck)
    assert "1 of 2 notes (all with f): line 1: the heading says 9" in shown(bench)
    told = [text_of(one) for one in figures_lines(deck, bench.judged, 76, ROUND)]
    assert "line 2: took N-001" in told


def test_hostile_names_are_shown_literally():
    bench = opened(evolve(DECK, name="[/x]\x1b[2J", comments=("[@click=x]\x1b",)))
    assert "[/x][2J: 50" in shown(bench)
    told = figures_lines(bench.deck, bench.judged, 40, ROUND)
    assert "\x1b" not in "".join(map(text_of, told))


@pytest.mark.parametrize("size", [(80, 22), (100, 28), (120, 30), (140, 48), (200, 60)])
def test_any_size_is_filled(size: tuple[int, int]):
    wide = pressed(opened(), "slash", *"gaara")
    for bench in (opened(), wide, pressed(wide, "enter"), opened(Deck("new", ()))):
        shown(bench, *size)
        for line in draw_bench(bench, *size, ASCII):
            assert text_of(line).isascii()


KEYS = ("up", "down", "end", "plus", "minus", "1", "2", "3", "u", "y", "slash", "tab", "f2")


@given(st.lists(st.sampled_from(KEYS), max_size=40))
def test_undoing_everything_gives_the_first_deck_and_saving_keeps_the_last(keys: list[str]):
    bench = opened()
    for key in keys:
        bench = bench.press(key, "") or bench
    assert bench.row is None or 0 <= bench.place < len(bench.rows)
    last, history = bench.deck, bench.history
    if bench.rows and last.main:
        again = read_deck(deck_text(last), shipped(), last.name)
        assert (again.digest, again.comments) == (last.digest, last.comments)
        assert deck_text(again) == deck_text(last)
    for _ in range(len(history.past)):
        history = history.undone()
    assert history.now == DECK
    for _ in bench.history.past:
        history = history.redone()
    assert history == bench.history
