"""Set 3, Ninja N-126 to N-134: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight
from tests.cards.effects.ninja_scenes import blocking, may_go, sending
from tests.rules.scene import Scene, scene

from .scenes import ability, next_turn, state, used


def test_n_126_the_mark_takes_all_power_of_the_cadet_branch() -> None:
    game = scene("player 1\n team N-126 injured\n chakra N-003\nplayer 2\n team N-033\n team N-126")
    ability(game, "N-126")
    while game.asked.endswith("pick"):
        assert game.offers == ["N-033"]
        game.quiet()
    assert game.power("N-033") == "0/0"
    assert game.power("2:N-126") == "6/0"
    assert game.cards(1, "chakra") == []
    next_turn(game)
    assert game.power("N-033") == "3/1"


def test_n_126_not_in_a_fight() -> None:
    assert not any("N-126" in one for one in fight("N-126", "N-033").offers)


def test_n_127_a_card_for_a_growth_coin() -> None:
    lines = "team N-127\n team N-085 coins growth x1\n team N-086\n team N-003\n hand N-001"
    game = scene(f"phase start\nplayer 1\n {lines}")
    game.yes()
    assert game.coins("N-086", "growth") == 1
    assert game.coins("N-085", "growth") == 1
    assert "N-001" in game.cards(1, "discard")


def test_n_127_may_keep_the_card() -> None:
    game = scene("phase start\nplayer 1\n team N-127\n team N-086\n hand N-001")
    game.no()
    assert game.coins("N-086", "growth") == 0


def test_n_128_is_not_deployed_and_goes_only_with_oil() -> None:
    game = scene("player 1\n marker 9\n hand N-128 N-001")
    assert not game.offered("deploy N-128")
    assert may_go(sending("N-128", "N-009")) == [["N-009"]]
    assert may_go(sending("N-128, N-009", "N-003")) == [["N-003"]]
    assert may_go(sending("N-127, N-128", "N-003")) == [["N-127", "N-128"], ["N-003"]]


def test_n_128_comes_by_the_summoning_jutsu_alone() -> None:
    game = used("J-109", "N-127", more="marker 5\ndeck N-128")
    game.pick("N-128")
    while game.asked.endswith("new head"):
        game.quiet()
    assert set(game.team("N-127")) == {"N-127", "N-128"}
    great = scene("player 1\n marker 4\n hand M-088 N-001 N-003\n chakra N-128")
    great.play("mission M-088")
    while great.asked.endswith("pay hand cost"):
        great.pick("N-001")
    assert great.where("N-128") == "chakra"


def test_n_129_heals_all_others_with_its_own_blood() -> None:
    lines = "team N-129 {}\n team N-001 injured\n team N-009 injured"
    for status, result in (("", "injured"), ("injured", "discard")):
        game = scene(
            f"phase start\nplayer 1\n {lines.format(status)}\nplayer 2\n team N-003 injured"
        )
        game.yes()
        assert state(game, "N-129") == result
        assert [state(game, one) for one in ("N-001", "N-009", "N-003")] == [
            "healthy", "healthy", "injured",
        ]  # fmt: skip


def test_n_129_may_leave_it() -> None:
    game = scene("phase start\nplayer 1\n team N-129\n team N-001 injured")
    game.no()
    assert state(game, "N-001") == "injured"


def cleaning(theirs: str) -> Scene:
    game = sending("N-130", theirs=theirs)
    game.send("N-130")
    return game


def test_n_130_the_opponent_loses_a_ninja_of_his_choice() -> None:
    game = cleaning("team N-010\n team N-003")
    game.block()
    while game.asked != "2 pick":
        game.quiet()
    game.pick("N-003")
    assert game.in_play(2) == ["N-010"]


def test_n_130_still_when_it_was_injured() -> None:
    game = cleaning("team N-001, N-009")  # 5 against 1 + 1
    game.block("N-130 by N-009")
    while game.asked != "2 pick":
        game.quiet()
    assert game.offers == ["N-001", "N-009"]


def test_n_130_not_when_it_fell() -> None:
    game = cleaning("team N-128, N-127\n team N-003")
    game.block("N-130 by N-128")
    next_turn(game)
    assert game.where("N-130") == "discard"
    assert len(game.in_play(2)) == 3


def test_n_131_blocks_and_never_attacks() -> None:
    assert may_go(sending("N-131 injured", "N-009")) == [["N-009"]]
    assert may_go(blocking("N-009", "N-131")) == [["N-131"]]


def test_n_132_power_now_and_weakness_later() -> None:
    game = fight("N-132", "N-003")
    ability(game, "N-132")
    assert game.power("N-132") == "7/3"
    next_turn(game)
    assert game.coins("N-132", "-1/-1") == 1
    assert game.power("N-132") == "4/0"
    assert not any("N-132" in one for one in fight("N-132 injured", "N-003").offers)


def test_n_133_weakens_one_that_it_beat() -> None:
    game = fight("N-133", "N-001, N-004")  # 3 against 2
    game.play("pass")
    assert set(game.offers) == {"N-001", "N-004"}
    game.pick("N-004")
    assert game.coins("N-004", "-1/-1") == 1


def test_n_133_not_when_it_lost_or_met_nobody() -> None:
    for block in ("N-012", ""):
        game = fight("N-133", block, more2="team N-001")
        game.play("pass")
        game.until("end")
        assert game.coins("N-001", "-1/-1") == 0


@pytest.mark.parametrize(("block", "power"), [("N-017", "4/2"), ("N-012", "3/1"), ("", "3/1")])
def test_n_134_is_brave_before_the_weak(block: str, power: str) -> None:
    assert fight("N-134", block).power("N-134") == power
