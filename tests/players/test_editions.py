"""What the computer knows of editions in which fights are worth something else."""

import pytest

from naruto_tui.players.attack import War
from naruto_tui.players.outlook import Outlook, Scene
from naruto_tui.players.teams import Squad
from tests.rules.scene import jutsu, ninja, scene

KILL = jutsu("X", text="Target 1 enemy Ninja on the battlefield.\nDiscard the target.")


def score(edition: str, text: str, *cards: object) -> float:
    """What the first player sees coming."""
    game = scene(text, *cards, edition=edition).game
    return Outlook(Scene(game.view(0))).score()


@pytest.mark.parametrize(("mine", "theirs", "better"), [("9/0", "1/0", 1), ("1/0", "9/0", -1)])
def test_a_won_fight_is_worth_its_rewards_in_cz(mine: str, theirs: str, better: int) -> None:
    text = "phase exchange\nplayer 1\n attack A\n hand wait\nplayer 2\n block 1 B"
    cards = [ninja("A", mine), ninja("B", theirs)]
    cz, us = (score(name, text, *cards) for name in ("cz", "us"))
    assert (cz - us) * better > 0


def test_an_attack_whose_blockers_are_gone_brings_nothing_in_fr() -> None:
    text = "phase exchange\nplayer 1\n attack A\n hand X wait\nplayer 2\n block 1 B"
    found = {}
    for edition in ("us", "fr"):
        game = scene(text, ninja("A"), ninja("B"), KILL, edition=edition)
        game.play("jutsu X")
        game.resolve()
        found[edition] = Outlook(Scene(game.game.view(0))).score()
    assert found["fr"] == 0 < found["us"]


def test_an_attack_is_weighed_with_the_rewards_of_its_fights_in_cz() -> None:
    strong, weak = Squad(8, 0, 1.0, 3.0, (0,)), Squad(1, 1, 1.0, 3.0, (1,))
    rows = {}
    for edition in ("us", "cz"):
        view = scene("player 1\n hand N-001", edition=edition).game.view(0)
        war = War(view, 0)
        rows[edition] = (war.rows([strong], [weak])[0], war.rows([weak], [strong])[0])
    assert rows["cz"][0][3][0] == rows["us"][0][3][0] + rows["us"][0][1]
    assert rows["cz"][1][3][0] < rows["us"][1][3][0]
    assert rows["cz"][1][0] == rows["cz"][1][3][0]
