"""The new game screen: an edition with its decks, a match."""

from pathlib import Path
from typing import Any

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.legality import illegal
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.matches import Terms
from naruto_tui.rules.playable import problems
from naruto_tui.table import saves
from naruto_tui.table.seeds import LEAST_SECRET
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.new_game import EDITION, LEVEL, Wishes, levels
from naruto_tui.tui.starts import NewGame

QUICK = Look(pace=0)
SIZE = (80, 24)


async def test_the_edition_is_chosen_and_only_decks_legal_in_it_are_played(
    home: Path, driver: Any
) -> None:
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("New game")
        await screen.press("n")
        await screen.until("Your deck")
        await screen.press("right")
        chosen = screen.text.splitlines()[2][12:40]
        await screen.press("down", "down", "down", "7")
        await screen.until("French rules. A deck has exactly 40")
        await screen.press("up", "up", "up")
        await screen.until("50 cards; a deck has")
        assert screen.text.splitlines()[2][12:40] == chosen
        await screen.press("s")
        assert "cannot be played: 50 cards; a deck has exactly 40" in screen.text
        await screen.press("1", "s")
        await screen.until("Edition fr")
        assert app.match is not None
        assert {len(deck) for deck in app.match.game.start.decks} == {40}
    (save,) = saves.saved()
    assert save.title.endswith("(genin), edition fr")


def test_no_game_begins_with_decks_that_another_edition_allows() -> None:
    wishes = Wishes.of(all_decks("us"), NewGame())
    wishes.chosen[0] = 1
    assert wishes.problem() == ""
    wishes.chosen[EDITION] = list(EDITIONS).index("fr")
    assert wishes.problem() == "the decks are still being read"
    wishes.take(all_decks("fr"))
    assert "a deck has exactly 40" in wishes.problem()
    wishes.chosen[0] = 0
    assert wishes.problem() == ""
    assert {len(deck) for deck in wishes.setup().decks} == {40}


def test_only_two_people_get_a_seed_that_is_not_found_by_trying() -> None:
    wishes = Wishes.of(all_decks("us"), NewGame())
    assert wishes.setup().seed < LEAST_SECRET
    wishes.chosen[LEVEL] = len(levels())
    assert wishes.setup().seed >= LEAST_SECRET
    wishes.seed = "7"
    assert wishes.setup().seed == 7


def test_a_deck_that_has_gone_is_chosen_no_more() -> None:
    decks = all_decks("us")
    wishes = Wishes.of(decks, NewGame())
    wishes.chosen[0] = 1
    wishes.take(decks[1:])
    assert wishes.chosen[0] == 0


def test_a_deck_with_a_card_that_has_no_text_yet_says_so(home: Path) -> None:
    card = next(card for card in shipped() if not card.is_written)
    shipped_deck = find_deck("team-seven-lightning-fire").read_text("utf-8")
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    (folder / "mine.txt").write_text(f"{shipped_deck}\nSideboard\n10 {card.number}\n", "utf-8")
    (mine,) = [one for one in all_decks("us") if one.name == "mine"]
    assert mine.deck is not None
    (folder / "mine.txt").unlink()
    points = illegal(mine.deck, EDITIONS["us"], problems)
    assert f"{card} cannot be played: its text is not written yet; take it out" in map(str, points)
    assert mine.problem == str(points[0])


async def test_a_match_is_chosen_on_the_new_game_screen(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("New game")
        await screen.press("n")
        await screen.until("Your deck")
        await screen.press(*["down"] * 5, "right", "down", "right")
        assert "best of three" in screen.text
        assert "the loser begins" in screen.text
        await screen.press("s")
        await screen.until("Game 1 of at most 3")
        assert app.match is not None
        assert app.match.series.terms == Terms(3, "begins")
