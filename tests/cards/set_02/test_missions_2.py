"""Missions of set 2, M-064 to M-084: what each does, and where it must not."""

import pytest

from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
X, Y, Z = (ninja(one, "2/1", injured="1/1") for one in "XYZ")
GENIN = [ninja(f"G{n}", "2/1", characteristics=("Genin",)) for n in range(1, 8)]
PAY = ninja("PAY", symbols="FWLNE")


def played(number: str, mine: str = "", theirs: str = "", *cards, hand: str = "wait") -> Scene:
    """Player 1 plays this Mission at the price of a card."""
    game = scene(
        f"player 1\n marker 6\n hand {number} PAY {hand}\n {mine}\nplayer 2\n {theirs}",
        PAY, *cards,
    )  # fmt: skip
    game.play(f"mission {number}")
    if game.asked == "1 pay hand cost":
        game.pick("PAY")
    return game


def begun(mine: str, theirs: str = "hand wait", *cards, active: int = 1, phase: str = "start"):
    """A turn begins, or ends."""
    return scene(
        f"phase {phase}\nactive {active}\nplayer 1\n {mine}\nplayer 2\n {theirs}", PAY, *cards
    )


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
    game.play("mode 1")
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


# -- M-075 Observer --

WET = jutsu("WET", "WWW", text="Target the user.\nThe target gets +1/+0 this turn.")


def observed(symbol: str) -> Scene:
    game = played("M-075", "team A\n chakra B", "", A, B, WET, hand="WET wait")
    game.play(f"name {symbol}")
    game.until("battle")
    game.send("A")
    return game


def test_m_075_all_your_chakra_has_the_named_symbol_too() -> None:
    game = observed("Water")
    game.play("jutsu WET")
    game.resolve()
    assert game.power("A") == "3/1"


def test_m_075_no_other_symbol_and_not_the_next_turn() -> None:
    assert not observed("Wind").offered("jutsu WET")
    game = observed("Water")
    game.until("start")
    assert game.game.words(game.card("B")).symbols == "F"


# -- M-076 Image of Death --


def image_of_death() -> Scene:
    game = scene(
        "player 1\n team A\n hand B wait\nplayer 2\n marker 6\n team X\n hand M-076 PAY wait",
        PAY, A, B, X,
    )  # fmt: skip
    game.charge("B")
    game.play("counter M-076")
    if game.asked == "2 pay hand cost":
        game.pick("PAY")
    return game


def test_m_076_nobody_is_sent_out_in_the_turn_of_the_enemy() -> None:
    game = image_of_death()
    game.until("start")
    assert game.happened("send") == []


def test_m_076_the_next_turn_is_free() -> None:
    game = image_of_death()
    game.until("start")
    game.until("battle")
    assert game.asked == "2 send"


# -- M-078 Lucky! --


def test_m_078_heads_discards_a_reward_and_tails_is_a_card_for_the_enemy() -> None:
    seen = set()
    for seed in range(6):
        game = scene(
            f"seed {seed}\nplayer 1\n marker 6\n hand M-078 PAY wait\nplayer 2\n rewards 1", PAY
        )
        game.play("mission M-078")
        heads = game.happened("flip")[-1].number
        assert (game.rewards(2), len(game.happened("draw"))) == ((0, 0) if heads else (1, 1))
        seen.add(heads)
    assert seen == {0, 1}


def test_m_078_needs_an_enemy_reward() -> None:
    line = "player 1\n marker 6\n rewards 2\n hand M-078 PAY\nplayer 2"
    assert not scene(line, PAY).offered("mission M-078")


# -- M-079 The Fastest Finisher --


def test_m_079_nine_rewards_win_for_its_player_alone() -> None:
    game = scene("phase end\nplayer 1\n mission M-079\n rewards 9\nplayer 2")
    assert game.asked == ""
    assert game.game.result.winner == 0
    game = scene("phase end\nplayer 1\n mission M-079\nplayer 2\n rewards 9\n hand wait")
    assert game.asked != ""
    game = scene("phase end\nplayer 1\n mission M-079\n rewards 8\nplayer 2\n hand wait")
    assert game.asked != ""


def test_m_079_is_not_played_with_five_rewards() -> None:
    line = "player 1\n marker 6\n rewards {}\n hand M-079 PAY\nplayer 2\n rewards 7"
    assert scene(line.format(4), PAY).offered("mission M-079")
    assert not scene(line.format(5), PAY).offered("mission M-079")


# -- M-080 Sakura's Decision --

GIRL = ninja("GIRL", characteristics=("Female",), mental=3)


def test_m_080_an_injury_for_as_many_cards_as_she_has_wits() -> None:
    game = played("M-080", "team GIRL", "", GIRL, hand="")
    assert (game.is_injured("GIRL"), len(game.cards(1, "hand"))) == (True, 3)


def test_m_080_not_when_she_is_injured_and_nothing_without_wits() -> None:
    line = "player 1\n marker 6\n hand M-080 PAY\n team GIRL injured\n team A\nplayer 2\n team X"
    assert not scene(line, PAY, GIRL, A, X).offered("mission M-080")
    dull = ninja("DULL", characteristics=("Female",), mental=-1)
    assert played("M-080", "team DULL", "", dull, hand="").cards(1, "hand") == []


# -- M-082 Securing Food --


def test_m_082_nobody_is_sent_out_while_it_lies_there() -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\n hand wait\nplayer 2\n mission M-082 coins x1\n team X",
        A, X,
    )  # fmt: skip
    game.until("end")
    assert game.happened("send") == []
    assert scene("phase battle\nplayer 1\n team A\nplayer 2\n team X", A, X).asked == "1 send"


# -- M-083 Promise from the Past --


def test_m_083_a_woman_of_the_top_five_comes_to_hand() -> None:
    deck = "deck A B GIRL A A GIRL"
    game = played("M-083", deck, "", A, B, GIRL, hand="")
    assert game.cards(1, "hand") == ["GIRL"]
    assert (game.deck(1), len(game.happened("reveal"))) == (5, 1)
    assert game.happened("shuffle")


def test_m_083_the_sixth_card_is_not_seen() -> None:
    game = played("M-083", "deck A B A A A GIRL", "", A, B, GIRL, hand="")
    assert (game.cards(1, "hand"), game.deck(1)) == ([], 6)


# -- M-084 Starving --


def starved(hands: tuple[str, str], active: int, more: str = "") -> Scene:
    return scene(
        f"phase end\nactive {active}\nplayer 1\n team A\n mission M-084\n {more}\n {hands[0]}\n"
        f"player 2\n team X\n {hands[1]}",
        A, X,
    )  # fmt: skip


def test_m_084_who_ends_his_turn_with_two_cards_damages_his_own_ninja() -> None:
    full = "hand blank x3"
    assert starved(("hand blank x2", full), 1).is_injured("A")
    assert starved((full, ""), 2).is_injured("X")


def test_m_084_not_with_three_cards_not_in_the_other_turn_and_once_for_two() -> None:
    few, full = "hand blank x2", "hand blank x3"
    assert not starved((full, few), 1).happened("damage")
    assert not starved((few, full), 2).happened("damage")
    game = starved((few, full), 1, "mission M-084")
    assert (game.where("A"), game.is_injured("A")) == ("play", True)
