"""Activated abilities: genin uses what brings more than its price, the others do not stumble."""

import pytest

from naruto_tui.players.academy import Academy
from naruto_tui.players.genin import Genin
from naruto_tui.rules.game import Game
from tests.rules.scene import Scene, ninja, scene

from .table import decide, verbs

FIGHT = "phase exchange\nplayer 1\n attack A\n hand wait\n chakra 3\nplayer 2\n block 1 B"


def answer(game: Scene) -> str:
    """What genin does now."""
    return verbs(game.game)[decide(game.game)]


def test_genin_draws_for_nothing() -> None:
    game = scene("player 1\n team A", ninja("A", text="[Mission] Pay 0: Draw 1 card."))
    assert answer(game).startswith("ability")


@pytest.mark.parametrize(
    "text",
    [
        "[Mission] Discard all cards from your hand: Draw 1 card.",
        "[Mission] Discard this Ninja: Draw 1 card.",
        "[Mission] Pay 3: Draw 1 card.",
        "[Mission] Pay 0: Target 1 of your Ninja. Give 1 damage to the target.",
    ],
)
def test_genin_does_not_pay_more_than_it_gets(text: str) -> None:
    own = "player 1\n team A\n hand wait wait wait\n chakra 3"
    game = scene(own, ninja("A", "4/2", text=text))
    assert not answer(game).startswith("ability")


def test_genin_turns_a_fight_and_leaves_one_that_is_won() -> None:
    text = "[Exchange] Pay 1: This Ninja gets +3/+0 this turn."
    close = scene(FIGHT, ninja("A", "3/1", text=text), ninja("B", "4/1"))
    assert answer(close).startswith("ability")
    won = scene(FIGHT, ninja("A", "9/1", text=text), ninja("B", "1/1"))
    assert not answer(won).startswith("ability")


def test_genin_aims_at_the_enemy() -> None:
    text = "[Mission] Pay 1: Target 1 Ninja. Give 1 damage to the target."
    game = scene(
        "player 1\n team A\n chakra 2\n hand wait\nplayer 2\n team B",
        ninja("A", "3/1", text=text), ninja("B", "4/1"),
    )  # fmt: skip
    computer = Genin(1)
    take(computer, game.game)
    while game.game.choice is not None and game.asked in ("1 target", "1 pay chakra"):
        take(computer, game.game)
    assert game.is_injured("B")


@pytest.mark.parametrize("computer", [Genin(1), Academy(1)])
def test_a_free_ability_without_limit_is_not_used_for_ever(computer: Genin | Academy) -> None:
    text = "[Mission, Exchange] Pay 0: This Ninja gets +1/+0 this turn. Usable any number of times."
    game = scene(FIGHT, ninja("A", "3/1", text=text), ninja("B", "99/1")).game
    turn, asked = game.turn, 0
    while game.turn == turn and game.choice is not None:
        take(computer, game)
        asked += 1
        assert asked < 60


def take(computer: Genin | Academy, game: Game) -> None:
    assert game.choice is not None
    seat = game.choice.asked.seat
    game.answer(computer.decide(game.view(seat), game.choice))
