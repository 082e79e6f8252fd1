"""What is paid beside the printed cost of a Jutsu or Mission (5.3.4)."""

import pytest

from naruto_tui.rules.playable import problems
from tests.cards.effects.fight import fight, use

from .scene import jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")
DEAR = mission("M", hand=1, text="Costs also: pay Fire 1.\nDraw 1 card.")


@pytest.mark.parametrize(
    ("chakra", "rule"), [("A x2", ""), ("A", "5.3.4"), ("W x2", "5.3.4"), ("W A", "")]
)
def test_it_must_be_payable(chakra: str, rule: str) -> None:
    game = scene(f"turn 9\nplayer 1\nhand M A wait\nchakra {chakra}\nplayer 2", A, DEAR,
                 ninja("W", symbols="W"))  # fmt: skip
    assert game.offered("mission M") is (rule == "")
    assert game.refusal("M") == rule


def test_it_is_paid_before_the_hand_cost() -> None:
    game = scene("turn 9\nplayer 1\nhand M B wait\nchakra A x3\nplayer 2", A, B, DEAR)
    game.play("mission M")
    while game.asked.endswith("pay chakra"):
        game.quiet()
    game.resolve()
    assert game.cards(1, "discard").count("A") == 2
    assert "B" in game.cards(1, "chakra")


def test_x_of_it_is_no_hand_cost() -> None:
    text = "Costs also: pay X.\nDraw X cards."
    game = scene("turn 9\nplayer 1\nhand M wait\nchakra A x3\ndeck 5\nplayer 2", A,
                 mission("M", text=text))  # fmt: skip
    game.play("mission M")
    game.say_number(3)
    game.resolve()
    assert (game.deck(1), game.cards(1, "discard").count("A")) == (2, 3)


def test_a_jutsu_costs_both() -> None:
    burn = jutsu("J", "F", text="Costs also: discard 1 Ninja.\nTarget the user.\nHeal the target.")
    game = fight("A", "B", "J", "", A, B, burn, chakra="A x2", more="team B")
    use(game, "J")
    if game.asked.endswith("pick"):
        game.pick("1:B")
    assert game.cards(1, "chakra") == ["A"]
    assert "B" in game.cards(1, "discard") or "A" in game.cards(1, "discard")


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (jutsu("J", "F", text="Costs also: pay 1.\nDraw 1 card."),
         "chakra beside the cost of a Jutsu"),
        (mission("M", hand=1, text="Costs also: discard 1 card from your hand.\nDraw 1 card."),
         "cards of the hand beside a hand cost"),
    ],
)  # fmt: skip
def test_what_two_prices_would_take_from_one_pile_is_not_played(card, problem) -> None:
    assert f"not carried out: {problem}" in problems(card)


def test_a_ninja_has_no_such_price() -> None:
    (found,) = problems(ninja("N", text="Costs also: pay 1."))
    assert "stands on Jutsu and Missions" in found
