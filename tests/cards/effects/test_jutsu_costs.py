"""What the Jutsu of set 1 cost: symbols, numbers, X, cards of two symbols, a choice of costs."""

import pytest

from tests.rules.scene import Scene, jutsu, ninja

from .fight import fight, paid, resolve

DUAL = ninja("DUAL", symbols="EN")
EITHER = jutsu("EITHER", "FF or 4", text="Draw 1 card.")
TWICE = jutsu("TWICE", "FXX", text="Target the user.\nThe target gets +X/+0 this turn.")


def pays(game: Scene, *numbers: str) -> bool:
    """Whether these chakra pay what is asked."""
    choice = game.game.choice
    found: list[int] = []
    for number in numbers:
        found.append(game._among(number, choice.cards, found))
    return choice.problem(tuple(found)) is None


def test_each_symbol_needs_its_own_chakra_and_never_more_than_the_cost() -> None:
    game = fight("N-001", "N-003", "J-010")
    game.play("jutsu J-010")
    game.pick("N-003")
    fire, water = "CHAKRA-F", "CHAKRA-W"
    assert pays(game, fire, fire, water)
    assert pays(game, fire, fire, fire)
    assert not pays(game, fire, water, water)
    assert not pays(game, fire, fire)
    assert not pays(game, fire, fire, water, water)


@pytest.mark.parametrize(
    ("chakra", "enough"),
    [
        ("DUAL x3", True),
        ("CHAKRA-E DUAL x2", True),
        ("CHAKRA-E x2 DUAL", True),
        ("CHAKRA-N x2 DUAL", False),
        ("CHAKRA-E x3", False),
        ("DUAL x2 CHAKRA-L", False),
    ],
)
def test_a_card_of_two_symbols_pays_as_either_and_once(chakra: str, enough: bool) -> None:
    game = fight("N-004", "N-003", "J-022", "", DUAL, chakra=chakra)
    assert game.offered("jutsu J-022") == enough


def test_a_choice_of_costs_is_paid_in_one_way_or_the_other() -> None:
    game = fight("N-001", "N-003", "EITHER", "", EITHER)
    game.play("jutsu EITHER")
    assert pays(game, "CHAKRA-F", "CHAKRA-F")
    assert pays(game, "CHAKRA-F", "CHAKRA-L", "CHAKRA-L", "CHAKRA-W")
    assert not pays(game, "CHAKRA-F", "CHAKRA-L")
    assert not pays(game, "CHAKRA-F", "CHAKRA-F", "CHAKRA-L")
    game.pick("CHAKRA-F", "CHAKRA-F")
    resolve(game)
    assert paid(game, 1) == ["F", "F"]


def test_a_choice_of_costs_of_which_one_can_be_paid() -> None:
    for chakra, enough in (
        ("CHAKRA-F x2", True),
        ("CHAKRA-L x4", True),
        ("CHAKRA-F CHAKRA-L x2", False),
    ):
        game = fight("N-001", "N-003", "EITHER", "", EITHER, chakra=chakra)
        assert game.offered("jutsu EITHER") == enough


def test_two_x_share_one_number_and_are_each_paid() -> None:
    game = fight("N-001", "N-003", "TWICE", "", TWICE, chakra="CHAKRA-F CHAKRA-L x4")
    game.play("jutsu TWICE")
    assert game.game.choice.problem(3)
    game.say_number(2)
    resolve(game)
    assert game.power("N-001") == "3/0"
    assert paid(game, 1) == ["L"] * 4 + ["F"]


def test_chakra_of_the_opponent_pays_nothing() -> None:
    game = fight("N-001", "N-003", "J-001", chakra="")
    assert not game.offered("jutsu J-001")
    assert game.refusal("J-001") == "5.3.6"
