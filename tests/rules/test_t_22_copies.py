"""Copies of what is on the chain: who uses them, and at what they are aimed (T-22)."""

import pytest

from .scene import Scene, jutsu, ninja, scene

A = ninja("A", "3/1")
ANEW = "Copy with new targets 1 Jutsu on the chain."


def answered(first: str) -> Scene:
    """A uses a Jutsu, and the ability of B, an enemy, copies it."""
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n deck 9\n"
        "player 2\n block 1 B\n hand wait\n deck 9",
        A, ninja("B", "3/1", text=f"[Exchange] Pay 0: {ANEW}"), jutsu("J", text=first),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("ability B 0")
    game.resolve()
    return game


def test_t_22_the_ninja_whose_ability_copies_is_the_user() -> None:
    game = answered("The user gets +2/+0 this turn.")
    assert (game.power("A"), game.power("B")) == ("5/1", "5/1")


def test_t_22_with_new_targets_the_copy_is_aimed_by_whoever_copies() -> None:
    game = answered("Target 1 enemy Ninja.\nThe target gets -1/-0 this turn.")
    assert (game.power("A"), game.power("B")) == ("2/1", "2/1")


@pytest.mark.parametrize(("home", "copies"), [("", 0), (" team D", 1)])
def test_t_22_without_a_legal_target_there_is_no_copy(home: str, copies: int) -> None:
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait\n{home}\n"
        "player 2\n block 1 B\n team C\n hand wait",
        A, ninja("B", "3/1", text=f"[Exchange] Pay 0: {ANEW}"), ninja("C"), ninja("D"),
        jutsu("J", text="Target 1 enemy stand-by Ninja.\nMove the target to hand."),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("ability B 0")
    game.resolve()
    assert len(game.happened("copy")) == copies
    assert game.cards(2, "hand") == ["wait", "C"]
    assert game.cards(1, "hand") == (["wait", "D"] if copies else ["wait"])
