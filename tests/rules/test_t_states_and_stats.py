"""The states and values that a phrase may ask for, in a fight and at home (T-7, T-12, 5.1, 5.2)."""

import pytest

from .scene import client, jutsu, ninja, scene


def touched(what: str, *, block: bool = True) -> set[str]:
    """Which Ninja a Jutsu of the Attacker's means: A leads A2, B blocks it, H and K are at home."""
    game = scene(
        "phase exchange\nplayer 1\n attack A, A2\n attack D\n team H\n hand J wait\nplayer 2\n"
        + (" block 1 B\n" if block else " team B\n") + " team K, L\n hand wait",
        *(ninja(one, "1/1") for one in ("A", "A2", "B", "D", "H", "K", "L")),
        jutsu("J", text=f"{what} get +3/+0 this turn."),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("A")
    game.resolve()
    every = ("A", "A2", "B", "D", "H", "K", "L")
    return {one for one in every if game.power(one) == "4/1"}


@pytest.mark.parametrize(
    ("what", "who"),
    [
        ("All fighting Ninja", "A A2 B"),
        ("All attacking Ninja", "A A2 D"),
        ("All blocking Ninja", "B"),
        ("All opposed Ninja", "A A2 B"),
        ("All unopposed Ninja", "D"),
        ("All stand-by Ninja", "H K L"),
        ("All head Ninja", "A B D"),
        ("All back Ninja", "A2"),
        ("All Ninja on the battlefield", "A A2 B D"),
        ("All Ninja in the village", "H K L"),
        ("All Ninja battling the user", "B"),
        ("All symbol-less Ninja", ""),
        ("All enemy Ninja", "B K L"),
        ("All Ninja owned by your opponent", "B K L"),
    ],
)
def test_a_state_means_those_that_are_in_it(what: str, who: str) -> None:
    assert touched(what) == set(who.split())


def test_nobody_fights_an_attack_that_is_not_blocked() -> None:
    assert touched("All fighting Ninja", block=False) == set()


def gains(text: str) -> str:
    """The power of G, who says this, with a Leaf Ninja that has coins and a Client beside it."""
    game = scene(
        "player 1\n team G, L coins growth x2 coins +1/+1\n client C\n hand 2\nplayer 2\n team E",
        ninja("G", "1/1", text=text), ninja("E", "2/0", mental=3, characteristics=("Mist",)),
        ninja("L", "3/2", mental=1, entrance=2, characteristics=("Leaf",)), client("C"),
    )  # fmt: skip
    return game.power("G")


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("This Ninja gets +X/+0. X is the number of coins on all of your Ninja.", "4/1"),
        ("This Ninja gets +X/+0. X is the number of growth coins on all of your Ninja.", "3/1"),
        ("This Ninja gets +2 combat.", "3/1"),
        ("This Ninja gets +2 support.", "1/3"),
        ("This Ninja has combat 5.", "5/1"),
        ("This Ninja has support 5.", "1/5"),
        ("This Ninja gets +X/+0. X is the total mental power of all Ninja.", "5/1"),
    ],
)
def test_a_value_is_read_where_it_stands(text: str, power: str) -> None:
    assert gains(text) == power


@pytest.mark.parametrize(("enemy", "power"), [("Mist", "2/1"), ("Leaf", "1/1")])
def test_both_of_two_conditions_are_needed(enemy: str, power: str) -> None:
    both = f'you have 1 or more "Leaf" Ninja and your opponent has 1 or more "{enemy}" Ninja'
    assert gains(f"While {both}, this Ninja gets +1/+0.") == power
