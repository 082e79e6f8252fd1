"""Missions of set 2, M-060 to M-073: what each does, and where it must not."""

import pytest

from tests.cards.set_02.mission_scenes import PAY, played
from tests.rules.scene import Scene, client, mission, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
X, Y, Z = (ninja(one, "2/1", injured="1/1") for one in "XYZ")
GENIN = [ninja(f"G{n}", "2/1", characteristics=("Genin",)) for n in range(1, 8)]


def begun(mine: str, theirs: str = "hand wait", *cards, active: int = 1, phase: str = "start"):
    """A turn begins, or ends."""
    return scene(
        f"phase {phase}\nactive {active}\nplayer 1\n {mine}\nplayer 2\n {theirs}", PAY, *cards
    )


# -- M-060 Dreadful Scars --


@pytest.mark.parametrize("side", [1, 2])
def test_m_060_whoever_deploys_deploys_injured(side) -> None:
    lines = {1: " mission M-060 coins x2\n", 2: ""}
    game = scene(f"player 1\n hand A wait\n{lines[side]}player 2\n{lines[3 - side]}", A)
    game.deploy("A")
    assert game.is_injured("A")


def test_m_060_not_who_comes_by_an_effect_nor_clients() -> None:
    give = mission("GIVE", text="Put 1 Ninja from your hand into play.")
    shop = client("SHOP")
    line = "player 1\n hand A GIVE SHOP wait\n mission M-060 coins x2\nplayer 2"
    game = scene(line, A, give, shop)
    game.play("mission GIVE")
    game.deploy("SHOP")
    assert (game.is_injured("A"), game.is_injured("SHOP")) == (False, False)


# -- M-061 Konohamaru Ninja Squad Appears! --


def test_m_061_students_support_better() -> None:
    pupil = ninja("PUPIL", "0/1", characteristics=("Ninja Academy Student",))
    game = scene("player 1\n mission M-061\n hand wait\n team A\nplayer 2\n team PUPIL", A, pupil)
    assert (game.power("PUPIL"), game.power("A")) == ("0/2", "2/1")


# -- M-062 No lunch --


def drawn(mine: str, active: int) -> int:
    game = scene(
        f"phase start\nactive {active}\nplayer 1\n {mine}\n hand wait\nplayer 2\n hand wait"
    )
    return sum(event.number for event in game.happened("draw"))


@pytest.mark.parametrize("active", [1, 2])
def test_m_062_nobody_draws_the_card_of_the_start_phase(active) -> None:
    assert drawn("mission M-062 coins x1", active) == 0
    assert drawn("", active) == 1


def test_m_062_cards_drawn_besides_are_drawn_all_the_same() -> None:
    assert drawn("mission M-062 coins x1\n mission M-022", 1) == 1


# -- M-063 All Nine Rookies Face Off --


def test_m_063_one_more_ninja_while_you_have_fewer_after_the_first() -> None:
    game = played("M-063", "team A", "team X\n team Y\n team Z", A, B, C, X, Y, Z, hand="B C")
    game.deploy("B")
    assert game.offered("deploy C")
    game.deploy("C")
    assert sorted(game.in_play(1)) == ["A", "B", "C"]


def test_m_063_not_when_the_first_one_has_made_them_as_many() -> None:
    game = played("M-063", "team A", "team X\n team Y", A, B, C, X, Y, hand="B C")
    game.deploy("B")
    assert not game.offered("deploy C")


# -- M-064 Survival Exercise --


def test_m_064_one_genin_of_every_three_goes_under_the_deck() -> None:
    mine = "\n ".join(f"team G{n}" for n in range(1, 7))
    game = played("M-064", f"{mine}\n deck N-001", "team X\n team G7", *GENIN, X)
    game.pick("G2", "G5")
    assert game.in_play(1) == ["G1", "G3", "G4", "G6"]
    assert sorted(game.cards(1, "deck")[1:]) == ["G2", "G5"]
    assert game.in_play(2) == ["X", "G7"]


def test_m_064_each_player_picks_his_own() -> None:
    theirs = "\n ".join(f"team G{n}" for n in range(1, 4))
    game = played("M-064", "team G4\n team G5", theirs, *GENIN)
    assert (game.asked, game.offers) == ("2 pick", ["G1", "G2", "G3"])
    game.pick("G1")
    assert (len(game.in_play(1)), len(game.in_play(2))) == (2, 2)


# -- M-065 Picking Empty Cans --


def test_m_065_a_discarded_ninja_becomes_chakra() -> None:
    game = played("M-065", "discard A J-001", "discard X", A, X)
    assert "A" in game.cards(1, "chakra")


def test_m_065_needs_a_ninja_in_your_own_pile() -> None:
    line = "player 1\n marker 6\n hand M-065 PAY\n discard J-001\nplayer 2\n discard X"
    assert not scene(line, PAY, X).offered("mission M-065")


# -- M-066 Weeding --


def test_m_066_each_player_moves_one_or_two_cards() -> None:
    game = played("M-066", "deck N-001 N-002 N-003", "deck N-004 N-005 N-006")
    assert game.asked == "1 modes"
    game.play("mode 1")
    assert game.asked == "2 modes"
    game.play("mode 0")
    assert game.cards(1, "chakra") == ["PAY", "N-001", "N-002", "M-066"]
    assert game.cards(2, "chakra") == ["N-004"]


def test_m_066_not_none_and_not_more() -> None:
    game = played("M-066")
    assert game.offers == ["mode 0", "mode 1"]


# -- M-067 Heaven Scroll, M-081 Earth Scroll --


def test_m_067_both_scrolls_are_two_rewards() -> None:
    game = begun("mission M-067\n mission M-081\n hand wait")
    game.order("M-067", "M-081")
    game.yes()
    game.resolve()
    assert (game.rewards(1), game.in_play(1)) == (2, [])
    assert game.happened("reward") == []


def test_m_081_both_scrolls_are_two_cards() -> None:
    game = begun("mission M-067\n mission M-081\n hand wait")
    game.order("M-067", "M-081")
    game.no()
    game.yes()
    game.resolve()
    assert (len(game.cards(1, "hand")), game.in_play(1), game.rewards(1)) == (4, [], 0)


@pytest.mark.parametrize("number", ["M-067", "M-081"])
def test_m_067_081_one_scroll_does_nothing_nor_the_enemys(number) -> None:
    other = {"M-067": "M-081", "M-081": "M-067"}[number]
    game = begun(f"mission {number}\n hand wait", f"mission {other}\n hand wait")
    assert (game.asked, game.in_play(1)) == ("1 mission phase", [number])


# -- M-068 Beyond the Goal --


def test_m_068_a_team_that_wins_a_reward_is_healed() -> None:
    game = played("M-068", "team A injured, B injured\n team C injured", "", A, B, C)
    game.until("battle")
    game.send("A")
    game.until("end")
    assert [game.is_injured(one) for one in "ABC"] == [False, False, True]


def test_m_068_not_for_a_blocked_attack_nor_in_another_turn() -> None:
    game = played("M-068", "team A injured, B injured", "team X", A, B, X)
    game.until("battle")
    game.send("A")
    game.block("A by X")
    game.until("end")
    assert game.is_injured("B")


# -- M-069 Sweet Tooth --


def test_m_069_two_chakra_of_one_symbol_exchange_a_card_of_the_enemy() -> None:
    game = begun("mission M-069\n chakra N-001 N-001 J-007\n hand wait", "hand X\n deck Y", X, Y)
    game.yes()
    game.pick("N-001", "N-001")
    game.resolve()
    assert (game.cards(2, "hand"), "X" in game.cards(2, "discard")) == (["Y"], True)
    assert len(game.cards(1, "discard")) == 2


def test_m_069_not_with_two_different_symbols() -> None:
    fire, wind = ninja("FIRE"), ninja("WIND", symbols="N")
    game = begun("mission M-069\n chakra FIRE WIND\n hand wait", "hand X", X, fire, wind)
    assert game.asked == "1 mission phase"


# -- M-070 Here comes second test proctor Anko Mitarashi! --


def test_m_070_hands_become_chakra_and_three_cards_are_drawn() -> None:
    game = played("M-070", "", "hand N-001 N-002 N-003 N-004 N-005")
    assert (len(game.cards(1, "hand")), len(game.cards(2, "hand"))) == (3, 3)
    assert (len(game.cards(1, "chakra")), len(game.cards(2, "chakra"))) == (3, 5)


def test_m_070_with_empty_hands_too() -> None:
    game = played("M-070", "", "", hand="")
    assert (len(game.cards(1, "hand")), len(game.cards(2, "chakra"))) == (3, 0)


# -- M-071 Curse Mark Out of Control --

MARKED = (
    "phase exchange\nplayer 1\n attack A, B\n hand wait\n mission M-071 coins x3 on A\nplayer 2"
)


def test_m_071_power_for_rewards() -> None:
    game = scene(MARKED, A, B)
    assert (game.power("A"), game.power("B")) == ("3/2", "2/1")
    game.until("end")
    assert game.rewards(1) == 0


def test_m_071_it_is_the_team_of_the_target_alone_and_ends_with_the_card() -> None:
    game = scene(MARKED.replace("attack A, B", "attack A\n attack B"), A, B)
    game.until("end")
    assert game.rewards(1) == 1
    gone = mission("GONE", text='Target 1 "Permanent" Mission.\nDiscard the target.')
    line = "player 1\n team A\n mission M-071 coins x3 on A\n hand GONE wait\nplayer 2"
    game = scene(line, A, gone)
    game.play("mission GONE")
    assert game.power("A") == "2/1"


# -- M-072 Revive, Sharingan! --

EYE = ninja("EYE", characteristics=("Sharingan Eye",))


def test_m_072_the_hand_for_a_sharingan_eye() -> None:
    game = played("M-072", "deck N-001 EYE", "", EYE)
    game.pick("EYE")
    assert game.cards(1, "hand") == ["EYE"]
    assert (game.cards(1, "discard"), len(game.happened("reveal"))) == (["wait"], 1)


def test_m_072_works_with_an_empty_hand_and_finds_no_other_ninja() -> None:
    game = played("M-072", "deck EYE N-001", "", EYE, hand="")
    game.pick("EYE")
    assert game.cards(1, "hand") == ["EYE"]
    assert game.cards(1, "discard") == []


# -- M-073 Survival in the Forest of Death --


def forest(attack: bool, block: bool, more: str = "") -> Scene:
    game = scene(
        f"phase battle\nplayer 1\n team A\n mission M-073 coins x2\n {more}\nplayer 2\n team X",
        ninja("A", "2/0", injured="2/0"), ninja("X", "2/0", injured="2/0"), C,
    )  # fmt: skip
    game.send(*(["A"] if attack else []))
    if attack:
        game.block(*(["A by X"] if block else []))
    game.until("start")
    return game


def test_m_073_whoever_sent_out_a_team_has_a_ninja_damaged() -> None:
    game = forest(attack=True, block=False)
    assert (game.is_injured("A"), game.is_injured("X")) == (True, False)
    game = forest(attack=True, block=True)
    assert (game.where("A"), game.where("X")) == ("discard", "discard")


def test_m_073_nobody_in_a_quiet_turn_and_once_for_two_copies() -> None:
    assert not forest(attack=False, block=False).happened("damage")
    game = forest(attack=True, block=False, more="mission M-073 coins x2")
    assert (game.where("A"), game.is_injured("A")) == ("play", True)
