"""Cards with a part that no other card has: what just that part does, and where it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_ninja import A, B

SAGES = [ninja(one, characteristics=("Senjutsu",)) for one in "TU"]
WITTY = ninja("WITTY", "1/0", mental=3)


@pytest.mark.parametrize(("team", "offered"), [("team T\nteam U", True), ("team T", False)])
def test_n_1620_pays_for_jutsu_of_sages_as_a_sage_among_sages(team: str, *, offered: bool) -> None:
    art = jutsu("ART", "EE", text='Requires: "Ninja Toad" or "Oil" Ninja.\nDraw 1 card.')
    game = fight("N-1620", "B", "ART", "", B, art, A, *SAGES, chakra="A x2", more=team)
    assert game.offered("jutsu ART") is offered


@pytest.mark.parametrize(("active", "by"), [(1, 2), (2, -4)])
def test_n_525_strengthens_each_team_in_fights_of_wits(active: int, by: int) -> None:
    wits = ninja("WITS", mental=1, text="Its team fights by mental power.")
    mine, theirs = ("attack", "block 1") if active == 1 else ("block 1", "attack")
    game = scene(f"active {active}\nphase exchange\nplayer 1\n{mine} WITTY\nteam N-525\nhand wait\n"
                 f"player 2\n{theirs} WITS\nhand wait", WITTY, wits)  # fmt: skip
    game.until("end")
    (fought,) = game.happened("fight")
    assert (fought.how, fought.number) == (("mental",), by)


@pytest.mark.parametrize(("block", "left"), [("", 1), ("BIG", 2)])
def test_j_712_takes_a_card_for_a_reward_without_a_fight(block: str, left: int) -> None:
    user = ninja("Z", "3/1", characteristics=("Byakugan",))
    game = fight("Z", block, "J-712", "N-001 N-002", user, ninja("BIG", "20/0"), more="deck 9",
                 more2="deck 9")  # fmt: skip
    use(game, "J-712")
    resolve(game)
    game.until("end")
    assert sum(card.startswith("N-") for card in game.cards(2, "hand")) == left


@pytest.mark.parametrize(("top", "power"), [("FOUR", "9/6"), ("ART", "5/2")])
def test_n_1521_bursts_with_the_cost_of_the_top_card(top: str, power: str) -> None:
    game = scene(f"player 1\nmarker 5\nhand N-1521 wait\ndeck {top} 9\nplayer 2",
                 ninja("FOUR", entrance=4), jutsu("ART", "FF", text="Draw 1 card."))  # fmt: skip
    game.deploy("N-1521")
    game.resolve()
    assert game.power("N-1521") == power


def test_n_902_tracks_the_ninja_it_names() -> None:
    text = "While your opponent has 1 or more tracked Ninja, this Ninja gets +2/+0."
    seeks = ninja("SEEKS", "1/0", text=text)
    game = scene("player 1\nmarker 5\nteam SEEKS\nhand N-902 wait\nplayer 2\nteam A\nteam B",
                 A, B, seeks)  # fmt: skip
    game.deploy("N-902")
    assert game.power("SEEKS") == "1/0"
    game.play("name A")
    assert game.power("SEEKS") == "3/0"


def test_pr_072_copies_no_jutsu_that_another_ninja_bears() -> None:
    blow = jutsu("BLOW", "1", text="Target 1 Ninja battling the user.\nInjure the target.")
    cheer = jutsu("CHEER", "1", text="The user gets +3/+0 this turn.")
    game = scene("phase exchange\nplayer 1\nattack PR-072\nteam A\ncard BLOW attached PR-072\n"
                 "card CHEER attached A\nhand wait\nchakra A x2\nplayer 2\nblock 1 B\nhand wait",
                 A, B, blow, cheer)  # fmt: skip
    before = game.power("PR-072")
    game.play("ability PR-072 1")
    while game.asked in ("1 pick", "1 target", "1 x", "1 pay chakra", "1 respond", "2 respond"):
        game.pick(game.offers[-1]) if game.asked in ("1 pick", "1 target") else game.quiet()
    assert (game.is_injured("B"), game.power("PR-072")) == (True, before)


@pytest.mark.parametrize(("mode", "turned"), [(0, "DOWN"), (1, "UP")])
def test_n_892_turns_what_lies_the_other_way(mode: int, turned: str) -> None:
    turn = mission("TURN", text="Turn face-up 1 enemy reward.")
    game = scene("player 1\nteam N-892\nhand TURN wait\nplayer 2\nrewards UP! DOWN!", turn,
                 ninja("UP"), ninja("DOWN"))  # fmt: skip
    game.play("mission TURN")
    game.resolve()
    game.pick("UP")
    game.play("ability N-892 1")
    game.play(f"mode {mode}")
    game.resolve()
    assert game.asked == "1 mission phase"
    assert game.happened("face")[-1].cards == (game.card(turned),)
