"""Cards that speak of the Organization Phase."""

import pytest

from tests.rules.scene import Scene, mission, ninja, scene

from .test_larger_teams import may_be
from .test_ninja import A, B

GENIN = [ninja(one, characteristics=("Genin",)) for one in "GH"]
CHUNIN = ninja("C", characteristics=("Chunin",))
JONIN = ninja("J", characteristics=("Jonin",))
ORDER = mission("ORDER", text="Organize your teams.")


def organizing(lines: str, *cards, theirs: str = "team B", seat: int = 1) -> Scene:
    game = scene(f"{lines}\nplayer 2\n{theirs}", *cards, A, B)
    while game.asked != f"{seat} organize":
        game.quiet()
    return game


@pytest.mark.parametrize("side", [1, 2])
def test_m_228_parts_genin_from_their_leaders(side: int) -> None:
    lies = ["mission M-228", ""][:: 1 if side == 1 else -1]
    game = organizing(f"player 1\nteam G\nteam H\nteam C\nteam J\nteam A\nhand wait\n{lies[0]}",
                      *GENIN, CHUNIN, JONIN, theirs=f"team B\n{lies[1]}")  # fmt: skip
    game_teams = {team: may_be(game, team) for team in ("G C", "J G", "G H A", "C J", "A J")}
    assert game_teams == {"G C": False, "J G": False, "G H A": True, "C J": True, "A J": True}


def test_m_228_says_nothing_of_another_phase() -> None:
    game = scene("player 1\nteam G\nteam C\nhand ORDER wait\nmission M-228\nplayer 2\n"
                 "team B", *GENIN, CHUNIN, B, ORDER)  # fmt: skip
    game.play("mission ORDER")
    game.resolve()
    assert game.asked == "1 organize"
    assert may_be(game, "G C")


@pytest.mark.parametrize("side", [1, 2])
def test_m_us011_allows_teams_of_two(side: int) -> None:
    lies = ["mission M-US011 coins x2", ""][:: 1 if side == 1 else -1]
    game = organizing(f"player 1\nteam G\nteam H\nteam A\nhand wait\n{lies[0]}", *GENIN,
                      theirs=f"team B\n{lies[1]}")  # fmt: skip
    assert may_be(game, "G H")
    assert not may_be(game, "G H A")


def test_m_us011_says_nothing_of_another_phase() -> None:
    game = scene("player 1\nteam G\nteam H\nteam A\nhand ORDER wait\nmission M-US011 coins x2\n"
                 "player 2\nteam B", *GENIN, A, B, ORDER)  # fmt: skip
    game.play("mission ORDER")
    game.resolve()
    assert may_be(game, "G H A")


def enemy_organizes(number: str, more: str = "", *cards) -> Scene:
    """The Organization Phase of player 2 begins; player 1 is asked something, or it is over."""
    game = scene(f"turn 6\nactive 2\nplayer 1\nteam {number}\nteam A\nhand wait\ndeck 9\n"
                 f"{more}\nplayer 2\nteam B\nhand wait\ndeck 9", *cards, A, B)  # fmt: skip
    assert game.asked == "2 mission phase"
    game.play("next")
    while game.phase == "organize" and not game.asked.startswith("1 "):
        game.quiet()
    return game


def test_n_1361_lets_its_player_organize_before_the_enemy() -> None:
    game = enemy_organizes("N-1361")
    assert game.asked == "1 may"
    game.yes()
    assert game.asked == "1 organize"
    game.arrange("N-1361 A")
    assert sorted(game.team("A")) == ["A", "N-1361"]


def test_n_1361_does_not_in_its_own_turn() -> None:
    game = scene("player 1\nteam N-1361\nteam A\nhand wait\nplayer 2\nteam B\nhand wait", A, B)
    game.play("next")
    while game.asked not in ("1 send", "2 mission phase"):
        assert game.asked != "1 may"
        game.quiet()


@pytest.mark.parametrize("pays", [True, False])
def test_n_552_discards_those_who_are_alone(*, pays: bool) -> None:
    alone, two = ninja("X"), [ninja(one) for one in "YZ"]
    game = scene("player 1\nteam N-552, A\nteam X\nchakra A A A\nhand wait\nplayer 2\nteam B\n"
                 "team Y, Z\nhand wait", A, B, alone, *two)  # fmt: skip
    game.play("next")
    while game.asked != "1 optional effect":
        game.quiet()
    assert game.phase == "organize"
    game.yes() if pays else game.no()
    game.resolve()
    gone = [game.where(one) for one in ("X", "B", "Y", "Z", "N-552")]
    assert gone == (["discard"] * 2 if pays else ["play"] * 2) + ["play"] * 3


def test_n_552_asks_for_three_chakra() -> None:
    game = scene("player 1\nteam N-552, A\nteam X\nchakra A A\nhand wait\nplayer 2\nteam B\n"
                 "hand wait", A, B, ninja("X"))  # fmt: skip
    game.play("next")
    while game.turn == 5:
        assert game.asked != "1 optional effect"
        game.quiet()


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_278_goes_home_and_sends_both(state: str) -> None:
    names = [ninja("N", name="Naruto Uzumaki"), ninja("S", name="Shikamaru Nara"),
             ninja("K", name="Sakura Haruno")]  # fmt: skip
    game = enemy_organizes(f"N-278{state}", "discard N S K", *names)
    assert game.asked == "1 optional effect"
    game.yes()
    game.resolve()
    while game.asked == "1 pick":
        assert "K" not in game.offers
        game.pick(game.offers[0])
    assert game.where("N-278") == "hand"
    assert [game.where(one) for one in "NSK"] == ["play", "play", "discard"]
