"""Jutsu of set 2, J-057 to J-072: what each does, and where it must not."""

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import jutsu, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
X, Y, Z = (ninja(one, "2/1", injured="1/1") for one in "XYZ")
JONIN = ninja("JONIN", "2/1", injured="1/1", characteristics=("Jonin",))
GENIN = ninja("GENIN", "2/1", injured="1/1", characteristics=("Genin",))
SAND = ninja("SAND", "2/1", attributes=("Sand",))
EYE = ninja("EYE", "2/1", injured="2/1", characteristics=("Sharingan Eye",))
DREAM = ninja("DREAM", "2/1", attributes=("Genjutsu",))
STRONG = ninja("S", "9/0", injured="9/0")
BOOST = jutsu("BOOST", text="Target 1 Ninja.\nThe target gets +2/+2 this turn.")
HIT = jutsu("HIT", text="Target 1 Ninja.\nGive 1 damage to the target.")
NOTE = jutsu("NOTE", text="Target the user.\nThe target gets +1/+0 this turn.")


def is_out(game, number: str) -> bool:
    return game.game.is_out(game.game.play[game.card(number)])


# -- J-057 Sand Shield --

HIT = jutsu("HIT", text="Target 1 Ninja.\nGive 1 damage to the target.")


def test_j_057_the_user_takes_no_damage_this_turn() -> None:
    strong = ninja("S", "9/0")
    game = fight("SAND, A", "S", "J-057", "HIT", SAND, A, strong, HIT)
    use(game, "J-057")
    resolve(game)
    game.play("pass")
    use(game, "HIT", "SAND")
    resolve(game)
    game.until("end")
    assert (game.is_injured("SAND"), game.is_injured("A")) == (False, True)


def test_j_057_is_for_sand() -> None:
    assert not fight("A", "X", "J-057", "", A, X).offered("jutsu J-057")


# -- J-058 Stone Bullet --


def test_j_058_the_injured_combat_counts_and_bonuses_stay() -> None:
    ripe = ninja("R", "5/3", injured="2/0")
    game = fight("A", "R", "BOOST J-058", "", A, ripe, BOOST)
    use(game, "BOOST", "R")
    resolve(game)
    use(game, "J-058", "R")
    resolve(game)
    assert game.power("R") == "4/5"


def test_j_058_not_an_injured_ninja() -> None:
    game = fight("A", "X injured", "J-058", "", A, X)
    game.play("jutsu J-058")
    game.quiet()
    resolve(game)
    assert game.power("X") == "1/1"


# -- J-059 Makibishi Spikes --


def test_j_059_one_support_less_for_all_that_are_faced() -> None:
    game = fight("A", "X, Y", "J-059", "", A, X, Y, Z, more2="team Z")
    use(game, "J-059")
    resolve(game)
    assert [game.power(n) for n in "AXYZ"] == ["2/1", "2/0", "2/0", "2/1"]


def test_j_059_nobody_to_hit_where_nobody_blocks() -> None:
    assert not fight("A", "", "J-059", "", A).offered("jutsu J-059")


# -- J-060 Cheating --


def test_j_060_both_teams_fight_by_mental_power() -> None:
    wise = ninja("WISE", "0/0", mental=3)
    game = fight("WISE", "X", "J-060", "", wise, X)
    use(game, "J-060")
    resolve(game)
    game.until("end")
    (told,) = game.happened("fight")
    assert ("mental" in told.how, told.number) == (True, 3)


def test_j_060_is_for_those_who_have_wits() -> None:
    assert not fight("A", "X", "J-060", "", A, X).offered("jutsu J-060")


# -- J-061 Shadow Clone Jutsu --

CLONE = ninja("CLONE", "5/0", name="A")


def test_j_061_a_namesake_leads_from_the_chakra_and_goes_at_the_end_of_the_turn() -> None:
    game = fight("A, B", "X", "J-061", "", A, B, X, CLONE, chakra="CHAKRA-L CLONE N-001")
    game.play("jutsu J-061")
    game.pick("CHAKRA-L")
    resolve(game)
    assert game.team("CLONE") == ["CLONE", "A", "B"]
    game.until("start")
    assert (game.where("CLONE"), game.where("A")) == ("discard", "play")


def test_j_061_nobody_of_another_name() -> None:
    game = fight("B", "X", "J-061", "", B, X, CLONE, chakra="CHAKRA-L CLONE")
    assert not game.offered("jutsu J-061")


# -- J-062 Curse Sealing --

LOUD = ninja("LOUD", "2/1", injured="2/1", text="Valid: This Ninja gets +3/+3.")


def test_j_062_an_enemy_ninja_loses_its_text_this_turn() -> None:
    game = fight("JONIN", "LOUD", "J-062", "", JONIN, LOUD)
    assert game.power("LOUD") == "5/4"
    use(game, "J-062")
    resolve(game)
    assert game.power("LOUD") == "2/1"
    game.until("start")
    assert game.power("LOUD") == "5/4"


def test_j_062_is_for_jonin_and_against_enemies() -> None:
    assert not fight("GENIN", "LOUD", "J-062", "", GENIN, LOUD).offered("jutsu J-062")
    game = fight("JONIN, LOUD", "X, Y", "J-062", "", JONIN, LOUD, X, Y)
    game.play("jutsu J-062")
    assert game.offers == ["X", "Y"]


# -- J-063 Sharingan --


def test_j_063_the_user_has_the_text_of_the_one_it_faces() -> None:
    game = fight("EYE", "LOUD", "J-063", "", EYE, LOUD)
    use(game, "J-063")
    resolve(game)
    assert (game.power("EYE"), game.power("LOUD")) == ("5/4", "5/4")
    game.until("start")
    assert game.power("EYE") == "2/1"


def test_j_063_is_for_the_sharingan_eye() -> None:
    assert not fight("A", "LOUD", "J-063", "", A, LOUD).offered("jutsu J-063")


# -- J-064 Giant Shuriken --


def settled(power: str):
    winner = ninja("W", power)
    game = fight("W", "X, Y, Z", "J-064", "", winner, X, Y, Z)
    use(game, "J-064")
    resolve(game)
    game.until("start")
    return [game.where(one) == "play" and game.is_injured(one) for one in ("Y", "Z")]


def test_j_064_a_plain_victory_damages_the_backs() -> None:
    assert settled("5/0") == [True, True]


def test_j_064_nothing_for_a_draw_and_no_second_damage_for_an_outstanding_victory() -> None:
    assert settled("4/0") == [False, False]
    game = fight("S", "X, Y", "J-064", "", STRONG, X, Y)
    use(game, "J-064")
    resolve(game)
    game.until("start")
    assert (game.where("Y"), game.is_injured("Y")) == ("play", True)


# -- J-065 Smoke Pellet --


def test_j_065_no_team_fights_or_wins_a_reward() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n attack S\n hand J-065 wait\n chakra E x2\n"
        "player 2\n block 1 X\n hand wait",
        A, STRONG, X, ninja("E", symbols="E"),
    )  # fmt: skip
    use(game, "J-065", user="A")
    resolve(game)
    game.until("end")
    assert (game.happened("fight"), game.happened("damage"), game.rewards(1)) == ([], [], 0)


def test_j_065_the_next_battle_is_fought() -> None:
    game = fight("A", "S", "J-065", "", A, STRONG)
    use(game, "J-065")
    resolve(game)
    game.until("start")
    game.until("battle")
    assert game.asked == "2 send"
    game.send("S")
    game.until("end")
    assert game.rewards(2) == 2


# -- J-066 Disguise Jutsu --


def test_j_066_the_team_is_no_target_of_enemy_jutsu() -> None:
    game = fight("A, B", "X", "J-066 HIT", "HIT", A, B, C, X, HIT, more="team C")
    use(game, "J-066", user="A")
    resolve(game)
    game.play("pass")
    game.play("jutsu HIT")
    assert game.offers == ["C", "X"]


def test_j_066_your_own_jutsu_still_reach_it() -> None:
    game = fight("A, B", "X", "J-066 HIT", "", A, B, X, HIT)
    use(game, "J-066", user="A")
    resolve(game)
    game.play("jutsu HIT")
    game.pick("A")
    assert game.offers == ["A", "B", "X"]


# -- J-067 Paper Bomb --


def test_j_067_damages_a_target_that_used_no_jutsu() -> None:
    game = fight("A", "X", "J-067", "NOTE", A, X, NOTE)
    use(game, "J-067")
    resolve(game)
    game.until("showdown")
    assert game.happened("damage")[0].cards == (game.card("X"),)


def test_j_067_not_one_that_did() -> None:
    game = fight("A", "X", "J-067", "NOTE", A, X, NOTE)
    use(game, "J-067")
    resolve(game)
    game.play("pass")
    use(game, "NOTE")
    resolve(game)
    game.until("end")
    assert game.happened("damage")[0].cards == (game.card("A"),)
    assert len(game.happened("damage")) == 1


# -- J-069 Paralysis Jutsu --

ANBU = ninja("ANBU", "2/1", characteristics=("Anbu",))
LESSER = ninja("LESSER", "2/1", characteristics=("Chunin",))


def test_j_069_the_lesser_ninja_of_one_team_add_nothing() -> None:
    game = fight("ANBU", "GENIN, JONIN, X", "J-069", "", ANBU, GENIN, JONIN, X)
    assert game.team_power("X") == 4
    use(game, "J-069", "X")
    resolve(game)
    assert game.team_power("X") == 2
    assert game.power("GENIN") == "2/1"


def test_j_069_its_targets_are_the_ninja_so_a_disguise_saves_them() -> None:
    game = fight("ANBU", "GENIN, LESSER", "J-069", "J-066", ANBU, GENIN, LESSER)
    game.play("pass")
    use(game, "J-066", user="LESSER")
    resolve(game)
    assert not game.offered("jutsu J-069")


def test_j_069_not_for_a_team_without_lesser_ninja() -> None:
    assert not fight("ANBU", "JONIN, X", "J-069", "", ANBU, JONIN, X).offered("jutsu J-069")


def test_j_069_the_other_team_is_left_alone_and_only_anbu_and_above_use_it() -> None:
    game = fight("ANBU, GENIN", "LESSER", "J-069", "", ANBU, GENIN, LESSER)
    use(game, "J-069", "LESSER")
    resolve(game)
    assert game.team_power("ANBU") == 3
    assert not fight("GENIN", "LESSER", "J-069", "", GENIN, LESSER).offered("jutsu J-069")
    special = ninja("SPECIAL", characteristics=("Special Jonin",))
    assert fight("SPECIAL", "LESSER", "J-069", "", special, LESSER).offered("jutsu J-069")


# -- J-070 String Control Jutsu --


def two_attacks(block: str):
    return scene(
        "phase exchange\nplayer 1\n attack A, B\n attack C\n hand J-070 wait\n chakra F\n"
        f"player 2\n {block}\n hand wait",
        A, B, C, X, ninja("F"),
    )  # fmt: skip


def test_j_070_the_user_goes_to_another_team_as_a_back() -> None:
    game = two_attacks("block 2 X")
    use(game, "J-070", "C", user="A")
    resolve(game)
    assert (game.team("A"), game.team("B")) == (["C", "A"], ["B"])


def test_j_070_not_to_the_enemy_nor_to_a_team_at_home() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n team B\n hand J-070 wait\n chakra F\n"
        "player 2\n block 1 X\n hand wait",
        A, B, X, ninja("F"),
    )  # fmt: skip
    use(game, "J-070")
    resolve(game)
    assert game.team("A") == ["A"]


# -- J-071 Phoenix Flower, J-075 Senbon Rainstorm --


def test_j_071_a_coin_for_each_and_heads_damages() -> None:
    seen = set()
    for seed in range(8):
        game = fight("A", "X, Y", "J-071", "", A, X, Y, seed=seed)
        use(game, "J-071")
        resolve(game)
        seen.add((game.is_injured("X"), game.is_injured("Y")))
        assert not game.is_injured("A")
    assert len(seen) > 2


def test_j_075_one_head_of_two_coins_is_enough() -> None:
    seen = set()
    for seed in range(12):
        game = fight("A", "X, Y", "J-075", "", A, X, Y, seed=seed)
        use(game, "J-075", "Y")
        resolve(game)
        heads = sum(event.number for event in game.happened("flip"))
        assert (heads > 0) == game.is_injured("Y")
        seen.add(heads)
    assert seen == {0, 1, 2}


# -- J-072 Sharingan Windmill Triple Attack --


def reordered(power: str, *answers: bool):
    """The user's team, of this combat, fights X, Y and Z, each of combat 2."""
    game = fight(
        "EYE", "X, Y, Z", "J-072", "", X, Y, Z,
        ninja("EYE", power, characteristics=("Sharingan Eye",)),
    )  # fmt: skip
    use(game, "J-072")
    resolve(game)
    game.until("showdown")
    while game.asked == "1 pass":
        game.quiet()
    return game


def test_j_072_the_winner_names_who_takes_the_damage_of_a_head() -> None:
    game = reordered("5/0")
    game.yes()
    game.pick("Z")
    game.until("end")
    assert [game.is_injured(one) for one in ("X", "Y", "Z")] == [False, False, True]
    game = reordered("9/0")
    game.yes()
    game.pick("Y")
    game.until("end")
    assert game.where("Y") == "discard"
    assert (game.is_injured("X"), game.is_injured("Z")) == (True, True)


def test_j_072_the_order_may_stay_and_nothing_is_asked_after_a_draw() -> None:
    game = reordered("5/0")
    game.no()
    game.until("end")
    assert [game.is_injured(one) for one in ("X", "Y", "Z")] == [True, False, False]
    game = reordered("4/0")
    assert game.asked != "1 may"
    assert game.is_injured("X")
