"""Ninja of set 2, N-044 to N-066: what each does, and where it must not."""

from tests.rules.scene import Scene, jutsu, mission, ninja, scene

GENIN = ninja("G", characteristics=("Genin",))
PLAIN = ninja("P")
JONIN = ninja("J", characteristics=("Jonin",))


def entered(number: str, mine: str = "", theirs: str = "", *cards) -> Scene:
    """Player 1 deploys this Ninja; a card of his hand pays where it must be paid."""
    pay = ninja("PAY", symbols="FWLNE")
    game = scene(
        f"player 1\n marker 6\n hand {number} PAY wait\n {mine}\nplayer 2\n {theirs}", pay, *cards
    )
    game.deploy(number, pay=("PAY",))
    return game


def out(attack: str, block: str = "", *cards, phase: str = "exchange", more: str = "") -> Scene:
    """Both have something to answer with while this fight goes on."""
    blocked = f" block 1 {block}\n" if block else ""
    return scene(
        f"phase {phase}\nplayer 1\n attack {attack}\n hand wait\n {more}\n"
        f"player 2\n{blocked} hand wait",
        *cards,
    )


# -- N-044 The Third Hokage --


def test_n_044_each_player_keeps_three_genin_and_rankless_ninja() -> None:
    mine = "team G\n team P\n team J"
    theirs = "team 2G\n team 3G\n team 4G\n team 5G\n team 6G"
    many = [ninja(f"{n}G", characteristics=("Genin",)) for n in range(2, 7)]
    game = entered("N-044", mine, theirs, GENIN, PLAIN, JONIN, *many)
    assert game.asked == "2 pick"
    game.pick("2G", "5G")
    assert game.in_play(2) == ["3G", "4G", "6G"]
    assert len(game.in_play(1)) == 4


def test_n_044_ninja_of_other_ranks_neither_count_nor_leave() -> None:
    chunin = [ninja(f"C{n}", characteristics=("Chunin",)) for n in range(4)]
    game = entered("N-044", "", "\n".join(f"team C{n}" for n in range(4)), *chunin)
    assert len(game.in_play(2)) == 4


# -- N-045 Kabuto Yakushi --


def test_n_045_the_top_card_is_seen_and_may_go_to_the_bottom() -> None:
    game = entered("N-045", "deck N-001 N-002 N-003")
    game.yes()
    assert game.cards(1, "deck") == ["N-002", "N-003", "N-001"]


def test_n_045_the_top_card_may_stay_and_the_enemy_deck_is_left_alone() -> None:
    game = entered("N-045", "deck N-001 N-002", "deck N-003 N-004")
    game.no()
    assert (game.cards(1, "deck"), game.cards(2, "deck")) == (
        ["N-001", "N-002"],
        ["N-003", "N-004"],
    )


# -- N-046 Naruto Uzumaki --

WITS = ninja("W", "0/0", mental=3)
CLEVER = mission("M-X", text="All teams fight by mental power.", permanent=True)


def by_wits(hand: str, injured: str = "") -> bool:
    game = scene(
        f"phase showdown\nplayer 1\n attack N-046 {injured}\n mission M-X\n {hand}\n"
        "player 2\n block 1 W",
        WITS, CLEVER,
    )  # fmt: skip
    (fight,) = game.happened("fight")
    return "mental" in fight.how


def test_n_046_no_battle_of_wits_while_the_hand_is_empty_injured_or_not() -> None:
    assert not by_wits("")
    assert not by_wits("", "injured")


def test_n_046_with_a_card_in_hand_they_fight_by_mental_power() -> None:
    assert by_wits("hand N-001")


# -- N-047 Sasuke Uchiha --


def duties(theirs: str, attack: str = "N-047") -> int:
    """How many attacks must be blocked."""
    game = scene(f"phase battle\nplayer 1\n team {attack}\nplayer 2\n {theirs}", PLAIN, GENIN)
    game.send(attack)
    return len(game.game.choice.must_be_blocked)


def test_n_047_must_be_blocked_where_the_blocker_has_two_teams() -> None:
    assert duties("team P\n team G") == 1


def test_n_047_need_not_be_blocked_by_the_only_team() -> None:
    assert duties("team P, G") == 0


# -- N-052 Ibiki Morino --


def test_n_052_fights_by_mental_power_when_he_attacks() -> None:
    game = out("N-052", "W", WITS, phase="showdown")
    (fight,) = game.happened("fight")
    assert ("mental" in fight.how, fight.number) == (True, -2)


def test_n_052_not_when_he_blocks() -> None:
    game = out("W", "N-052", WITS, phase="showdown")
    assert "mental" not in game.happened("fight")[0].how


# -- N-053 Tortoise Ninja --

LOTUS = jutsu("LOTUS", text='Requires: attribute "Taijutsu" Ninja.\nTarget the user.\nDraw 1 card.')
OTHER = jutsu("OTHER", text='Requires: attribute "Flame" Ninja.\nTarget the user.\nDraw 1 card.')


def test_n_053_takes_a_taijutsu_from_the_chakra() -> None:
    game = entered("N-053", "chakra LOTUS OTHER", "", LOTUS, OTHER)
    game.yes()
    assert "LOTUS" in game.cards(1, "hand")
    assert game.cards(1, "chakra") == ["OTHER"]


def test_n_053_no_other_jutsu_and_only_if_wanted() -> None:
    assert entered("N-053", "chakra OTHER", "", OTHER).asked == "1 mission phase"
    game = entered("N-053", "chakra LOTUS", "", LOTUS)
    game.no()
    assert game.cards(1, "chakra") == ["LOTUS"]


# -- N-054 Crow --

MASTER = ninja("MASTER", attributes=("Manipulation",))


def sendable(team: str) -> int:
    game = scene(f"phase battle\nplayer 1\n team {team}\n team P\nplayer 2", MASTER, PLAIN, GENIN)
    return len(game.game.choice.teams)


def test_n_054_is_sent_out_with_one_who_leads_puppets() -> None:
    assert sendable("N-054, MASTER") == 2


def test_n_054_is_not_sent_out_without_one_injured_or_not() -> None:
    assert sendable("N-054, G") == 1
    assert sendable("N-054 injured") == 1


# -- N-055 Dosu Kinuta --


def test_n_055_the_head_that_battled_him_is_damaged_after_the_showdown() -> None:
    strong = ninja("S", "9/0", injured="9/0")
    game = out("N-055", "S, P", strong, PLAIN, phase="showdown")
    game.resolve()
    assert (game.is_injured("S"), game.is_injured("P")) == (True, False)


def test_n_055_not_as_a_back_nor_while_injured() -> None:
    assert not out("P, N-055", "G", PLAIN, GENIN, phase="showdown").happened("trigger")
    assert not out("N-055 injured", "G", PLAIN, GENIN, phase="showdown").happened("trigger")


# -- N-056 Zaku Abumi --

ARMED = ninja("ARMED", "3/3", attributes=("Weapon",))


def test_n_056_weakens_the_weapons_that_face_him() -> None:
    game = out("N-056", "ARMED, P", ARMED, ninja("P", "2/2"))
    assert (game.power("ARMED"), game.power("P")) == ("2/2", "2/2")


def test_n_056_not_those_of_his_own_side_or_elsewhere() -> None:
    assert out("N-056, ARMED", "P", ARMED, PLAIN).power("ARMED") == "3/3"
    game = scene("player 1\n team N-056\n hand wait\nplayer 2\n team ARMED", ARMED)
    assert game.power("ARMED") == "3/3"


# -- N-058 Gaara of the Desert --

HIT = mission("HIT", text="Target 1 Ninja.\nGive 1 damage to the target.")
HARD = mission("HARD", text="Target 1 Ninja.\nGive 2 damage to the target.")


def hit(number: str, mine: str, spell: str = "HIT") -> Scene:
    game = scene(
        f"player 1\n hand {spell} wait\n {mine}\nplayer 2", HIT, HARD, PLAIN, GENIN, JONIN
    )  # fmt: skip
    game.play(f"mission {spell}")
    if game.asked == "1 target":
        game.pick(number)
    return game


def test_n_058_another_ninja_takes_one_damage_off_him() -> None:
    game = hit("N-058", "team N-058\n team P\n team G")
    game.pick("G")
    assert not game.is_injured("N-058")
    assert game.where("G") == "discard"
    assert hit("N-058", "team N-058 injured\n team P").where("P") == "discard"


def test_n_058_one_damage_less_where_there_are_two_or_nobody_else() -> None:
    game = hit("N-058", "team N-058\n team P", "HARD")
    assert (game.is_injured("N-058"), game.where("P")) == (True, "discard")
    assert not hit("N-058", "team N-058").is_injured("N-058")
    assert hit("P", "team N-058\n team P\n team G").where("G") == "play"


# -- N-060 Temari --

STAB = jutsu("STAB", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")


def test_n_060_the_opponent_discards_when_a_jutsu_of_her_team_injures() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack P, N-060\n hand STAB\n"
        "player 2\n block 1 G\n hand N-001 N-002",
        STAB, PLAIN, GENIN,
    )  # fmt: skip
    game.play("jutsu STAB")
    game.pick("P")
    game.resolve()
    assert game.asked == "2 pick"
    game.pick("N-001")
    assert "N-001" in game.cards(2, "discard")


def test_n_060_and_when_a_ninja_of_her_team_injures_by_its_effect() -> None:
    puppet = ninja("P", text="[Exchange] Pay 0: Injure 1 enemy Ninja.")
    game = scene(
        "phase exchange\nplayer 1\n attack P, N-060\nplayer 2\n block 1 G\n hand N-001 N-002",
        puppet, GENIN,
    )  # fmt: skip
    game.play("ability P 0")
    game.resolve()
    assert game.asked == "2 pick"


def test_n_060_not_for_jutsu_of_another_team_nor_for_the_showdown() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack N-060\n attack P\n hand STAB\n"
        "player 2\n block 2 G\n hand N-001 N-002",
        STAB, PLAIN, GENIN,
    )  # fmt: skip
    game.play("jutsu STAB")
    game.resolve()
    assert game.is_injured("G")
    assert game.cards(2, "discard") == []
    game = out("N-060, J", "G", ninja("J", "9/0"), GENIN, phase="showdown")
    assert "wait" in game.cards(2, "hand")
    assert not game.happened("trigger")


# -- N-061 Naruto Uzumaki --


def attacked(line: str, block: str) -> Scene:
    game = scene(
        f"phase block\nplayer 1\n attack {line}\n hand wait\nplayer 2\n team P\n hand wait", PLAIN
    )  # fmt: skip
    game.block(*([f"N-061 by {block}"] if block else []))
    game.resolve()
    return game


def test_n_061_grows_when_he_is_blocked_injured_or_not() -> None:
    assert attacked("N-061", "P").power("N-061") == "2/0"
    assert attacked("N-061 injured", "P").power("N-061") == "5/0"


def test_n_061_not_when_nobody_blocks_him_and_not_when_he_blocks() -> None:
    assert attacked("N-061", "").power("N-061") == "0/0"
    game = scene(
        "phase block\nplayer 1\n attack P\n hand wait\nplayer 2\n team N-061\n hand wait", PLAIN
    )  # fmt: skip
    game.block("P by N-061")
    game.resolve()
    assert game.power("N-061") == "0/0"


# -- N-062 Sasuke Uchiha --


def test_n_062_more_against_genin_alone_and_less_against_a_jonin() -> None:
    assert out("N-062", "G", GENIN).power("N-062") == "4/0"
    assert out("N-062 injured", "G, J", GENIN, JONIN).power("N-062") == "-1/0"


def test_n_062_nothing_against_others_and_at_home() -> None:
    assert out("N-062", "G, P", GENIN, PLAIN).power("N-062") == "3/0"
    assert (
        scene("player 1\n team N-062\n hand wait\nplayer 2\n team G", GENIN).power("N-062") == "3/0"
    )


# -- N-063 Iruka Umino --


def test_n_063_heals_one_of_yours_if_you_like() -> None:
    game = entered("N-063", "team P injured", "team G injured", PLAIN, GENIN)
    game.yes()
    assert (game.is_injured("P"), game.is_injured("G")) == (False, True)


def test_n_063_need_not_heal() -> None:
    game = entered("N-063", "team P injured", "", PLAIN)
    game.no()
    assert game.is_injured("P")
    assert entered("N-063", "team P", "team G injured", PLAIN, GENIN).asked == "1 mission phase"


# -- N-064 Kakashi Hatake --


def test_n_064_his_victory_is_a_reward_and_his_defeat_one_of_the_enemy() -> None:
    game = out("N-064", "P", PLAIN, phase="showdown")
    assert (game.rewards(1), game.rewards(2)) == (1, 0)
    game = out("N-064 injured", "S", ninja("S", "9/0"), phase="showdown")
    assert (game.rewards(1), game.rewards(2)) == (0, 1)


def test_n_064_nothing_for_a_draw_or_an_attack_that_nobody_blocks() -> None:
    game = out("N-064", "S", ninja("S", "6/0"), phase="showdown")
    assert (game.rewards(1), game.rewards(2)) == (0, 0)
    game = out("N-064 injured", phase="showdown")
    assert (game.rewards(1), game.rewards(2)) == (1, 0)


# -- N-065 Moegi, N-066 Udon --


def test_n_065_a_ninja_on_top_comes_to_hand() -> None:
    assert "N-001" in entered("N-065", "deck N-001 N-002").cards(1, "hand")


def test_n_065_another_card_stays_and_is_known() -> None:
    game = entered("N-065", "deck J-001 N-002")
    assert game.cards(1, "deck") == ["J-001", "N-002"]
    assert game.happened("reveal")


def test_n_066_a_jutsu_on_top_comes_to_hand() -> None:
    assert "J-001" in entered("N-066", "deck J-001 N-002").cards(1, "hand")


def test_n_066_a_ninja_stays() -> None:
    assert entered("N-066", "deck N-001 N-002").cards(1, "deck") == ["N-001", "N-002"]
