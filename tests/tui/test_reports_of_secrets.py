"""What people report of secrets and answers in card programs, each report a test.

| No. | what went wrong elsewhere | here |
|---|---|---|
| 61 | an answer that fits no open question spoiled the game | `test_61_...` |
| 62 | a hidden card was named in the log | `test_62_...` |
| 64 | a search showed the order of the deck | `test_64_...` |
| 65 | a replay did not show what its player had seen | `test_65_...` |
| 66 | what was seen once was marked for ever | `test_66_...` |

Other reports: of screens and keys in `test_reports.py`, of saves in tests/table/test_reports.py, of
processes in tests/terminal/test_reports.py.
"""

from random import Random
from typing import Any

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import state
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.table.match import Match
from naruto_tui.table.replay import OPEN_EYES, Eyes, Replay, ReplayError
from naruto_tui.table.seats import Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.words import Voice
from tests.rules.scene import Scene, mission, ninja, scene
from tests.telltale import decks, hidden, told

TWO = (Person("Ann"), Person("Bob"))
NONSENSE = ((), (9_999,), -5, "pass", None, True, ((1, 2),), {"a": 1}, (0, 0))


@pytest.fixture(autouse=True)
def _home(home: Any) -> None:
    """No test touches anybody's saves."""


def new() -> Match:
    """A game of two people, not saved."""
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    return Match.new(Setup.of_decks((mine, theirs), TWO, "us", 5, 0), kept=False)


def play(match: Match, answers: int, seed: int = 3) -> None:
    rng = Random(seed)
    for _ in range(answers):
        if match.game.choice is None:
            return
        match.answer(match.game.choice.random(rng.random))


def log(game: Game, seat: int) -> str:
    """All that the log tells a seat, with what is left out of it as a rule."""
    voice = Voice(game.view(seat), ("Ann", "Bob"))
    return "\n".join(line.text for line in log_lines(voice, minor=True))


def test_61_an_answer_that_is_none_to_the_open_question_changes_nothing() -> None:
    match, rng = new(), Random(4)
    kinds = set()
    for _ in range(150):
        choice = match.game.choice
        if choice is None:
            break
        kinds.add(type(choice).__name__)
        before, given = state(match.game), len(match.game.answers)
        for wrong in NONSENSE:
            if choice.problem(wrong) is None:
                continue
            with pytest.raises(IllegalAnswerError):
                match.answer(wrong)
        assert state(match.game) == before
        assert match.game.choice == choice
        assert len(match.game.answers) == given
        match.answer(choice.random(rng.random))
    assert len(kinds) >= 4


@pytest.mark.parametrize("seed", [1, 2])
def test_62_no_log_names_a_card_that_its_reader_never_saw(seed: int) -> None:
    game, rng = Game.new(decks(seed), seed=seed), Random(seed)
    names = {card.name for card in game.cards}
    ever: list[set[str]] = [set(), set()]
    for number in range(300):
        for seat in (0, 1):
            view = game.view(seat)
            ever[seat] |= names - hidden(view, game)
            own = (event for event in view.events() if event.seat == seat)
            ever[seat] |= {game.cards[one].name for event in own for one in event.cards if one >= 0}
            if number % 4 == 0:
                assert set(told(names, log(game, seat))) <= ever[seat]
        if game.choice is None:
            break
        game.answer(game.choice.random(rng.random))
    assert all(20 < len(seen) < len(names) for seen in ever)


def searched(order: str = "3150264", seed: int = 1) -> Scene:
    """A search of a deck that lies in that order."""
    own = [ninja(f"T-{place}", name=f"{letter} Genin") for place, letter in enumerate("GCAFBED")]
    text = "Search your deck for 1 Ninja; move that card to hand."
    deck = " ".join(f"T-{place}" for place in order)
    game = scene(f"seed {seed}\nplayer 1\n hand M-S\n deck {deck}", *own, mission("M-S", text=text))
    game.play("mission M-S")
    return game


def left(seed: int) -> tuple[str, ...]:
    """The deck after a search."""
    game = searched(seed=seed)
    game.pick("T-0")
    return tuple(game.cards(1, "deck"))


def test_64_a_search_is_sorted_and_the_deck_is_shuffled_after_it() -> None:
    offered = {tuple(searched(order).offers) for order in ("3150264", "6543210", "0123456")}
    assert offered == {tuple(f"T-{place}" for place in range(7))}
    game = searched()
    game.pick("T-0")
    assert any(event.kind == "shuffle" for event in game.game.events)
    assert len({left(seed) for seed in range(1, 9)}) > 4, "another chance, another order"


def test_65_a_replay_shows_what_its_player_saw_and_after_the_end_everything() -> None:
    match = new()
    play(match, 60)
    unfinished = Replay.of(match)
    with pytest.raises(ReplayError, match="not over"):
        unfinished.eyes(OPEN_EYES)
    match.concede(0)
    replay = Replay.of(match)
    game = replay.game(replay.last)
    for seat in (0, 1):
        view = replay.eyes(Eyes(seat)).view(game)
        assert all(view.card(card) is not None for card in game.sides[seat].hand)
        assert not all(view.card(card) is not None for card in game.sides[1 - seat].hand)
        drawn = [e for e in view.events() if e.kind == "draw" and e.seat == seat]
        assert drawn
        assert all(card >= 0 for event in drawn for card in event.cards)
    view = replay.eyes(OPEN_EYES).view(game)
    assert all(view.card(card) is not None for side in game.sides for card in side.hand)


def test_65_what_was_found_in_a_search_is_in_the_log_of_who_searched() -> None:
    game = searched()
    game.pick("T-0")
    assert "G Genin" in log(game.game, 0)
    assert "Genin" not in log(game.game, 1)


def test_66_what_was_seen_of_a_hand_stays_in_the_log_and_on_no_card_that_was_shuffled() -> None:
    text = "Look at the enemy hand. Move all cards from the enemy hand into the deck."
    own = (ninja("A", name="Ayame"), ninja("B", name="Baki"))
    game = scene(
        "player 1\n hand M-L\nplayer 2\n hand A B\n deck 12", mission("M-L", text=text), *own
    )
    card = game.card("A")
    assert game.game.view(0).card(card) is None
    assert "Ayame" not in log(game.game, 0)
    game.play("mission M-L")
    while game.asked == "1 look":
        game.quiet()
    assert game.where("A") == "deck"
    assert game.game.view(0).card(card) is None
    assert told({"Ayame", "Baki"}, log(game.game, 0)) == ["Ayame", "Baki"]
    assert game.game.view(0).seen_in_deck(1) == ()
