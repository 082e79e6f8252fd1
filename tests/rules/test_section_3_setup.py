"""Rules, section 3: set-up."""

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.rules.game import Game

from .scene import Scene, ninja

DECK = tuple(ninja(f"N-A{i}") for i in range(50))


def begun(seed: int = 1, first: int | None = 0) -> Scene:
    game = Game.new((DECK, DECK), seed=seed, first=first)
    return Scene(game, shipped().card)


def test_3_1_turn_markers_begin_at_0() -> None:
    game = begun()
    assert (game.marker(1), game.marker(2)) == (0, 0)


def test_3_2_decks_are_shuffled() -> None:
    orders = {tuple(begun(seed).cards(1, "deck")) for seed in range(5)}
    assert len(orders) == 5


def test_3_3_chance_decides_who_says_who_begins() -> None:
    assert {begun(seed, first=None).asked for seed in range(20)} == {"1 first", "2 first"}


@pytest.mark.parametrize("own", [True, False])
def test_3_3_who_wins_the_toss_may_begin_or_not(*, own: bool) -> None:
    game = begun(first=None)
    winner = int(game.asked[0]) - 1
    game.game.answer(own)
    assert game.game.first == (winner if own else 1 - winner)
    assert game.asked == f"{game.game.first + 1} redraw"


def test_3_3_nobody_is_asked_where_it_was_agreed() -> None:
    assert begun(first=1).asked == "2 redraw"


def test_3_4_each_player_draws_6() -> None:
    game = begun()
    assert len(game.cards(1, "hand")) == len(game.cards(2, "hand")) == 6


def test_3_5_a_hand_may_be_redrawn_for_5_then_for_4_and_no_more() -> None:
    game = begun()
    hand = game.cards(1, "hand")
    game.yes()
    assert len(game.cards(1, "hand")) == 5
    assert game.deck(1) == 45
    assert game.cards(1, "hand") != hand[:5]
    game.yes()
    assert len(game.cards(1, "hand")) == 4
    assert game.asked == "2 redraw"


def test_3_6_the_starting_player_decides_first() -> None:
    game = begun(first=1)
    assert game.asked == "2 redraw"
    game.no()
    assert game.asked == "1 redraw"
    game.no()
    assert game.asked.startswith("2 ")
    assert game.turn == 1
