"""Ninja whose team may be larger than teams are, where all of it are of one kind."""

import pytest

from tests.cards.effects.fight import fight
from tests.rules.scene import Scene, jutsu, ninja, scene

from .test_ninja import A, B

SOUND = ("N-148", "N-149", "N-150", "N-151")


def four(*numbers: str) -> list:
    return [ninja(one, "1/1", characteristics=("The Four Sound Ninja",)) for one in numbers]


def organizing(*members: str, cards: list) -> Scene:
    lines = "\n".join(f"team {one}" for one in members)
    game = scene(f"phase organize\nplayer 1\n{lines}\nplayer 2\nteam B", *cards, B)
    while game.asked != "1 organize":
        game.quiet()
    return game


def may_be(game: Scene, team: str) -> bool:
    """Whether these may be one team, the others each by itself."""
    taken = tuple(game.card(one) for one in team.split())
    rest = [(one,) for one in game.game.choice.ninja if one not in taken]
    return game.game.choice.problem((taken, *rest)) is None


@pytest.mark.parametrize("number", SOUND)
def test_one_of_the_four_goes_out_with_the_whole_four(number: str) -> None:
    game = organizing(number, *"XYZVA", cards=[*four(*"XYZV"), A])
    assert may_be(game, f"{number} X Y Z")
    assert may_be(game, f"{number} X A")
    assert not may_be(game, f"{number} X Y A")
    assert not may_be(game, "X Y Z V")
    assert not may_be(game, f"{number} X Y Z V")
    game.arrange(f"{number} X Y Z")
    assert sorted(game.team(number)) == sorted([number, "X", "Y", "Z"])


def test_two_of_the_four_make_no_team_of_five() -> None:
    game = organizing("N-148", "N-149", *"XYZ", cards=four(*"XYZ"))
    assert may_be(game, "N-148 N-149 X Y")
    assert not may_be(game, "N-148 N-149 X Y Z")


@pytest.mark.parametrize("number", SOUND)
@pytest.mark.parametrize(("team", "open_"), [("X, Y, Z", False), ("X, Y", True), ("X, Y, A", True)])
def test_the_four_guard_all_ninja_while_they_attack(number: str, team: str, *, open_: bool) -> None:
    aim = jutsu("AIM", text="Target 1 enemy Ninja.\nInjure the target.")
    game = fight(f"{number}, {team}", "B", "", "AIM wait", *four(*"XYZ"), A, B, ninja("S"), aim,
                 more="team S")  # fmt: skip
    while game.asked != "2 exchange":
        game.quiet()
    assert game.offered("jutsu AIM") == open_


def test_the_four_guard_nobody_while_they_block() -> None:
    aim = jutsu("AIM", text="Target 1 enemy Ninja.\nInjure the target.")
    game = fight("B", "N-151, X, Y, Z", "AIM", "wait", *four(*"XYZ"), B, aim)
    assert game.offered("jutsu AIM")


def test_n_238_leads_four_genin() -> None:
    genin = [ninja(one, characteristics=("Genin",)) for one in "VWXYZ"]
    game = organizing("N-238", *"VWXYZA", cards=[*genin, A])
    assert may_be(game, "N-238 V W X Y")
    assert not may_be(game, "N-238 V W X A")
    assert not may_be(game, "N-238 V W X Y Z")
    assert not may_be(game, "V W X Y")
