"""What cards say in a pile (T-4), costs of a symbol, a marker that is even and odd."""

import pytest

from tests.cards.effects.fight import fight, paid, use, words

from .scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")


def lying(text: str, zone: str, *cards, more: str = "") -> Scene:
    """A Mission that says this lies there."""
    return scene(f"player 1\nteam A\n{zone} M\nhand wait\n{more}\nplayer 2\nteam B\nhand wait",
                 A, B, mission("M", text=f"Draw 1 card.\n{text}"), *cards)  # fmt: skip


@pytest.mark.parametrize(("zone", "power"), [("chakra", "4/2"), ("discard", "3/1")])
def test_t_4_power_is_given_from_the_chakra_area(zone: str, power: str) -> None:
    game = lying("In chakra: All of your Ninja get +1/+1.", zone)
    assert (game.power("A"), game.power("B")) == (power, "3/1")


@pytest.mark.parametrize(("zone", "has"), [("chakra", True), ("discard", False)])
def test_t_4_words_are_given_from_the_chakra_area(zone: str, *, has: bool) -> None:
    game = lying('In chakra: All of your Ninja gain "Genin".', zone)
    assert ("Genin" in words(game, "A")) == has
    assert "Genin" not in words(game, "B")


def test_t_4_it_ends_when_the_card_leaves_the_pile() -> None:
    text = "In chakra: All of your Ninja get +1/+1."
    away = ninja("X", text="[Mission] Discard 1 chakra: Draw 1 card.")
    game = lying(text, "chakra", away, more="team X\ndeck 9")
    assert game.power("A") == "4/2"
    game.play("ability X 0")
    assert game.where("M") == "discard"
    assert game.power("A") == "3/1"


@pytest.mark.parametrize(
    ("line", "offered"), [("In chakra: This card gains Water.", True), ("", False)]
)
def test_t_4_symbols_of_a_card_in_the_chakra_area_pay(line: str, *, offered: bool) -> None:
    wet = jutsu("WET", "W", text="Draw 1 card.")
    game = fight("A", "B", "WET", "", A, B, wet, mission("M", text=f"Draw 1 card.\n{line}"),
                 chakra="M")  # fmt: skip
    assert game.offered("jutsu WET") == offered


@pytest.mark.parametrize("symbol", ["Water", "Fire"])
def test_k_29_a_cost_can_become_a_symbol(symbol: str) -> None:
    dear = jutsu("DEAR", "EE3", text="Draw 1 card.", name="Rasengan")
    plain = jutsu("PLAIN", "EE3", text="Draw 1 card.")
    text = f'All Jutsu named "Rasengan" used by this Ninja have Jutsu cost {symbol}.'
    game = fight("X", "B", "DEAR PLAIN", "", ninja("X", text=text), B, dear, plain,
                 chakra="CHAKRA-W")  # fmt: skip
    assert game.offered("jutsu DEAR") == (symbol == "Water")
    assert not game.offered("jutsu PLAIN")
    if symbol == "Water":
        use(game, "DEAR")
        assert paid(game, 1) == ["W"]


def test_k_29_the_cost_of_a_symbol_is_for_that_user_alone() -> None:
    dear = jutsu("DEAR", "EE3", text="Draw 1 card.")
    text = "All Jutsu used by this Ninja have Jutsu cost Water."
    game = fight("A", "B", "DEAR", "", A, B, dear, ninja("X", text=text), more="team X",
                 chakra="CHAKRA-W")  # fmt: skip
    assert not game.offered("jutsu DEAR")


@pytest.mark.parametrize("parity", ["even", "odd"])
@pytest.mark.parametrize(("marker", "here"), [(4, True), (5, True), (4, False), (5, False)])
def test_a_marker_can_be_even_and_odd(parity: str, marker: int, *, here: bool) -> None:
    both = ninja("X", text="You count your marker as even and odd.")
    asks = mission("M", text=f"If your marker is {parity}, draw 1 card.")
    game = scene(f"player 1\nmarker {marker}\n{'team X' if here else ''}\nhand M wait\ndeck 9\n"
                 "player 2", both, asks)  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert game.deck(1) == 9 - (here or (marker % 2 == 0) == (parity == "even"))


def test_the_enemy_marker_is_even_or_odd_all_the_same() -> None:
    both = ninja("X", text="You count your marker as even and odd.")
    asks = mission("M", text="If the enemy marker is odd, draw 1 card.")
    game = scene("player 1\nmarker 4\nteam X\nhand M wait\ndeck 9\nplayer 2\nmarker 4", both, asks)
    game.play("mission M")
    game.resolve()
    assert game.deck(1) == 9
