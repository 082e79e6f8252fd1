"""Words on the screen that depend on the edition."""

import pytest

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.tui.question_words import question
from naruto_tui.tui.words import Voice
from tests.rules.scene import ninja

DECK = [ninja(f"N-{i}") for i in range(50)]


def asked(game: Game) -> str:
    assert game.choice is not None
    return question(Voice(game.view(game.choice.asked.seat)), game.choice)


@pytest.mark.parametrize(("edition", "cards"), [("us", 5), ("cz", 6), ("fr", 6)])
def test_a_redraw_says_how_many_cards_are_drawn(edition: str, cards: int) -> None:
    game = Game.new((DECK, DECK), EDITIONS[edition], 1, first=0)
    assert f"you draw {cards} cards" in asked(game)


def test_a_second_redraw_is_smaller() -> None:
    game = Game.new((DECK, DECK), EDITIONS["us"], 1, first=0)
    game.answer(True)
    assert "Your 5 cards go back into the deck and you draw 4 cards" in asked(game)


@pytest.mark.parametrize(
    ("edition", "missing"),
    [("us", "neither draws nor fights"), ("ru", "does not draw"), ("fr", "misses nothing")],
)
def test_who_won_the_toss_is_told_what_the_first_turn_lacks(edition: str, missing: str) -> None:
    game = Game.new((DECK, DECK), EDITIONS[edition], 1)
    assert f"Who begins {missing} on turn 1" in asked(game)
