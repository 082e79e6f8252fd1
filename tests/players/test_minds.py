"""Fights by mental power, in which genin counts heads and not fists."""

import pytest

from naruto_tui.players.minds import minds_of
from tests.rules.scene import jutsu, mission, ninja, scene

from .table import decide, verbs

CLEVER = ninja("C", "0/1", mental=3)
STRONG = ninja("S", "5/2", "3/1")
EXAM = "All teams fight by mental power."
CHEATING = jutsu(
    "J-C",
    "1",
    text="Target the user's team and the team battling the user.\n"
    "Both targets fight by mental power this turn.",
)


def answer(game) -> str:
    return verbs(game.game)[decide(game.game)]


@pytest.mark.parametrize(("own", "enemy", "used"), [("C", "S", True), ("S", "C", False)])
def test_genin_turns_a_fight_to_the_mind_that_is_better(own, enemy, used) -> None:
    text = f"""
        phase exchange
        player 1
          attack {own}
          hand J-C
          chakra 3
        player 2
          block 1 {enemy}
    """
    assert answer(scene(text, CLEVER, STRONG, CHEATING)).startswith("jutsu") == used


@pytest.mark.parametrize(("own", "enemy", "played"), [("C", "S", True), ("S", "C", False)])
def test_genin_sets_an_exam_that_its_own_ninja_pass(own, enemy, played) -> None:
    text = f"""
        phase mission
        player 1
          marker 4
          team {own}
          hand M-E M-E M-E
        player 2
          team {enemy}
    """
    test = mission("M-E", entrance=3, hand=1, permanent=True, text=EXAM)
    assert answer(scene(text, CLEVER, STRONG, test)).startswith("mission") == played


@pytest.mark.parametrize(("own", "enemy", "sent"), [("C", "S", True), ("S", "C", False)])
def test_under_an_exam_attacks_are_weighed_by_mental_power(own, enemy, sent) -> None:
    text = f"""
        phase battle
        player 1
          mission M-E
          team {own}
        player 2
          team {enemy}
    """
    test = mission("M-E", permanent=True, text=EXAM)
    game = scene(text, CLEVER, STRONG, test)
    assert bool(decide(game.game)) == sent


@pytest.mark.parametrize(("phrase", "sent"), [("attacking", True), ("blocking", False)])
def test_a_ninja_whose_own_attack_is_one_of_the_mind(phrase, sent) -> None:
    proctor = ninja(
        "P", "1/1", mental=2,
        text=f"While this Ninja is {phrase}, both teams of its fight fight by mental power.",
    )  # fmt: skip
    game = scene("phase battle\nplayer 1\n team P\nplayer 2\n team S", proctor, STRONG)
    assert bool(decide(game.game)) == sent


def test_who_is_injured_sets_no_exam_unless_the_text_says_so() -> None:
    text = "While this Ninja is attacking, its team fights by mental power."
    cards = [
        ninja("P", "1/1", mental=2, text=text),
        ninja("V", "1/1", mental=2, text=f"Valid: {text}"),
        STRONG,
    ]
    game = scene("player 1\n team P injured\n team V injured\nplayer 2\n team S", *cards)
    view = game.game.view(0)
    minds = minds_of(view)
    (first, second), (other,) = view.teams(0), view.teams(1)
    faced = (other.members, other.members[0])
    assert minds.ahead(first.members, first.members[0], *faced) is None
    assert minds.ahead(second.members, second.members[0], *faced) == 2


def test_nobody_thinks_of_minds_in_a_game_without_them() -> None:
    assert minds_of(scene("player 1\n team S\nplayer 2\n team S", STRONG).game.view(0)) is None


def test_who_would_come_from_the_discard_pile_has_a_mind_too() -> None:
    text = "Target 1 Ninja in your discard pile.\nPut the target into the user's team as back."
    position = """
        phase exchange
        player 1
          mission M-E
          attack S
          discard C
          hand J-X
        player 2
          block 1 W
    """
    wise = ninja("W", "1/1", mental=2)
    test = mission("M-E", permanent=True, text=EXAM)
    game = scene(position, CLEVER, STRONG, wise, test, jutsu("J-X", text=text))
    assert answer(game).startswith("jutsu")
