"""Jutsu of set 2, J-068 and J-073 to J-084: what each does, and where it must not."""

import pytest

from tests.cards.effects.fight import fight, outcome, resolve, use, words
from tests.rules.scene import jutsu, ninja, scene

A, B, X, Y = (ninja(one, "2/1", injured="1/1") for one in "ABXY")
JONIN = ninja("JONIN", "2/1", injured="1/1", characteristics=("Jonin",))
GENIN = ninja("GENIN", "2/1", injured="1/1", characteristics=("Genin",))
SAND = ninja("SAND", "2/1", attributes=("Sand",))
EYE = ninja("EYE", "2/1", injured="2/1", characteristics=("Sharingan Eye",))
DREAM = ninja("DREAM", "2/1", attributes=("Genjutsu",))
STRONG = ninja("S", "9/0", injured="9/0")
HIT = jutsu("HIT", text="Target 1 Ninja.\nGive 1 damage to the target.")


# -- J-068 Chakra Concentration --

GROW = jutsu("GROW", "E1", text="Target the user.\nThe target gets +2/+0 this turn.")
BURST = jutsu(
    "BURST", "X", text="Target 1 Ninja battling the user.\nThe target gets -X/-X this turn."
)
SANDY = jutsu(
    "SANDY", "E", text='Requires: attribute "Sand" Ninja.\nTarget the user.\nDraw 1 card.'
)


def concentrated(chakra: str, block: str = "X"):
    return fight("A", block, "J-068", "", A, X, GROW, BURST, SANDY, chakra=chakra)


def test_j_068_a_jutsu_of_the_chakra_is_discarded_paid_and_done() -> None:
    game = concentrated("CHAKRA-L x2 CHAKRA-E x2 GROW")
    use(game, "J-068")
    resolve(game)
    assert (game.power("A"), game.where("GROW")) == ("4/1", "discard")
    assert sorted(game.cards(1, "chakra")) == ["J-068"]


def test_j_068_x_is_paid_anew_and_targets_are_chosen() -> None:
    game = concentrated("CHAKRA-L x2 CHAKRA-E x3 BURST")
    use(game, "J-068")
    resolve(game)
    assert game.asked == "1 x"
    game.say_number(2)
    game.quiet()
    resolve(game)
    assert game.power("X") == "0/-1"


def test_j_068_nothing_where_its_cost_cannot_be_paid() -> None:
    game = concentrated("CHAKRA-L x2 GROW")
    use(game, "J-068")
    resolve(game)
    assert (game.power("A"), game.where("GROW")) == ("2/1", "discard")


def test_j_068_only_what_the_user_could_use() -> None:
    assert not concentrated("CHAKRA-L x2 CHAKRA-E SANDY").offered("jutsu J-068")
    assert not concentrated("CHAKRA-L x2 CHAKRA-E BURST", "").offered("jutsu J-068")
    assert not concentrated("CHAKRA-L x2 CHAKRA-E").offered("jutsu J-068")


def test_j_068_two_more_of_it_alone_are_of_no_use() -> None:
    assert not concentrated("CHAKRA-L x4 J-068 x2").offered("jutsu J-068")
    assert concentrated("CHAKRA-L x4 J-068 x2 GROW").offered("jutsu J-068")


# -- J-073 Dragon Flame --


@pytest.mark.parametrize(("target", "where"), [("X", "discard"), ("JONIN", "play")])
def test_j_073_two_damage_but_one_for_a_jonin(target, where) -> None:
    game = fight("EYE", "X, JONIN", "J-073", "", EYE, X, JONIN)
    use(game, "J-073", target)
    resolve(game)
    assert game.where(target) == where
    if where == "play":
        assert game.is_injured(target)


def test_j_073_is_for_the_sharingan_eye() -> None:
    assert not fight("A", "X", "J-073", "", A, X).offered("jutsu J-073")


# -- J-074 Summoning Jutsu --


def test_j_074_a_snake_of_the_deck_leads_the_team() -> None:
    snake = ninja("SNAKE", "4/0", characteristics=("Snake",))
    deck = "deck N-001 SNAKE N-002"
    game = fight("JONIN, A, B", "X", "J-074", "", JONIN, A, B, X, snake, more=deck)
    use(game, "J-074")
    resolve(game)
    game.pick("SNAKE")
    assert game.team("A") == ["SNAKE", "JONIN", "A", "B"]


def test_j_074_need_find_nothing_and_is_for_jonin() -> None:
    game = fight("JONIN", "X", "J-074", "", JONIN, X, more="deck N-001 N-002")
    use(game, "J-074")
    resolve(game)
    assert game.team("JONIN") == ["JONIN"]
    assert not fight("A", "X", "J-074", "", A, X).offered("jutsu J-074")


# -- J-077 Twin Snake Sacrifice Jutsu --


def test_j_077_both_are_discarded() -> None:
    game = fight("JONIN, A", "X, Y", "J-077", "", JONIN, A, X, Y)
    use(game, "J-077", "Y")
    resolve(game)
    assert [game.where(one) for one in ("JONIN", "Y", "A", "X")] == [
        "discard", "discard", "play", "play",
    ]  # fmt: skip


def test_j_077_is_for_special_jonin_and_above() -> None:
    assert not fight("GENIN", "X", "J-077", "", GENIN, X).offered("jutsu J-077")


# -- J-078 Sand Coffin --


def test_j_078_injures_or_makes_powerless() -> None:
    game = fight("SAND", "X, Y", "J-078 x2", "", SAND, X, Y)
    use(game, "J-078", "X", mode=0)
    resolve(game)
    use(game, "J-078", "Y", mode=1)
    resolve(game)
    assert (game.is_injured("X"), game.power("X")) == (True, "1/1")
    assert (game.is_injured("Y"), game.power("Y")) == (False, "0/0")


def test_j_078_injuring_is_no_damage_and_it_is_for_sand() -> None:
    game = fight("SAND", "X injured", "J-078", "", SAND, X)
    use(game, "J-078", "X", mode=0)
    resolve(game)
    assert game.where("X") == "play"
    assert not fight("A", "X", "J-078", "", A, X).offered("jutsu J-078")


# -- J-079 Great Breakthrough --


def test_j_079_every_ninja_returns_to_its_owners_hand() -> None:
    game = fight("JONIN, A", "X", "J-079", "", JONIN, A, B, X, Y, more="team B", more2="team Y")
    use(game, "J-079", user="JONIN")
    resolve(game)
    assert (game.in_play(1), game.in_play(2)) == ([], [])
    assert {"JONIN", "A", "B"} <= set(game.cards(1, "hand"))
    assert {"X", "Y"} <= set(game.cards(2, "hand"))


def test_j_079_clients_stay_and_it_is_for_jonin() -> None:
    game = fight("JONIN", "X", "J-079", "", JONIN, X, more="client C-004")
    use(game, "J-079")
    resolve(game)
    assert game.in_play(1) == ["C-004"]
    assert not fight("A", "X", "J-079", "", A, X).offered("jutsu J-079")


# -- J-080 Endless Path Jutsu --


def guarded(more: str = "", target: str = ""):
    game = scene(
        "phase exchange\nplayer 1\n attack S\n attack A\n hand wait\n"
        "player 2\n block 2 DREAM\n hand J-080 wait\n chakra W x2",
        STRONG, A, DREAM, ninja("W", symbols="N"),
    )  # fmt: skip
    game.play("pass")
    return game


def test_j_080_an_attack_that_nobody_blocks_wins_nothing() -> None:
    game = guarded()
    use(game, "J-080")
    resolve(game)
    game.until("end")
    assert game.rewards(1) == 0
    assert outcome(game, "J-080") == "applied"


def test_j_080_no_fighting_team_and_not_for_others() -> None:
    assert not fight("A", "X", "", "J-080", A, X).offered("jutsu J-080")
    game = fight("A", "DREAM", "", "J-080", A, DREAM)
    game.play("pass")
    assert not game.offered("jutsu J-080")


# -- J-081 Misty Follower Jutsu --


def misted():
    game = fight("DREAM, A", "X", "J-081", "HIT x2", DREAM, A, X, HIT)
    use(game, "J-081", "A", user="DREAM")
    resolve(game)
    return game


def test_j_081_the_mist_is_a_clone_and_takes_one_damage() -> None:
    game = misted()
    assert (game.coins("A", "Mist"), "Clone Status" in words(game, "A")) == (1, True)
    game.play("pass")
    use(game, "HIT", "A")
    resolve(game)
    assert game.asked == "1 optional effect"
    game.yes()
    assert (game.is_injured("A"), game.coins("A", "Mist")) == (False, 0)
    assert "Clone Status" not in words(game, "A")


def test_j_081_the_coin_may_be_kept_and_helps_nobody_else() -> None:
    game = misted()
    game.play("pass")
    use(game, "HIT", "A")
    resolve(game)
    game.no()
    assert (game.is_injured("A"), game.coins("A", "Mist")) == (True, 1)
    assert "Clone Status" in words(game, "A")
    game.play("pass")
    use(game, "HIT", "DREAM")
    resolve(game)
    assert game.is_injured("DREAM")
    assert game.coins("A", "Mist") == 1


# -- J-082 Face Stealing Jutsu --


def test_j_082_takes_the_power_of_a_ninja_from_hand() -> None:
    big = ninja("BIG", "7/4", injured="5/2")
    game = fight("A", "X", "J-082 BIG", "", A, X, big)
    use(game, "J-082")
    resolve(game)
    assert (game.where("BIG"), game.power("A")) == ("chakra", "7/4")
    game.until("start")
    assert game.power("A") == "2/1"


def test_j_082_nothing_changes_without_a_ninja_in_hand() -> None:
    game = fight("A", "X", "J-082", "", A, X)
    use(game, "J-082")
    resolve(game)
    assert game.power("A") == "2/1"


# -- J-084 Curse Mark Jutsu --

OROCHI = ninja("OROCHI", "2/1", name="Orochimaru")


def test_j_084_an_enemy_ninja_becomes_your_reward() -> None:
    game = fight("OROCHI", "X", "J-084", "", OROCHI, X)
    use(game, "J-084")
    resolve(game)
    assert (game.where("X"), game.rewards(1)) == ("rewards", 1)
    assert game.happened("reward") == []


def test_j_084_your_own_card_on_the_other_side_lies_with_your_rewards_too() -> None:
    game = fight("OROCHI", "X borrowed", "J-084", "", OROCHI, X)
    use(game, "J-084")
    resolve(game)
    assert (game.rewards(1), game.rewards(2)) == (1, 0)


def test_j_084_the_opponent_prevents_it_with_two_of_his_rewards() -> None:
    game = fight("OROCHI", "X", "J-084", "", OROCHI, X, more2="rewards 3")
    use(game, "J-084")
    resolve(game)
    game.yes()
    game.quiet()
    assert (game.where("X"), game.rewards(2), game.rewards(1)) == ("play", 1, 0)
    game = fight("OROCHI", "X", "J-084", "", OROCHI, X, more2="rewards 1")
    use(game, "J-084")
    resolve(game)
    assert (game.where("X"), game.rewards(2)) == ("rewards", 1)


# -- J-076 Striking Shadow Snake --


def test_j_076_a_ninja_at_home_leads_the_team_that_fights_the_user() -> None:
    game = fight("A", "X", "J-076", "", A, X, Y, more2="team Y")
    use(game, "J-076")
    resolve(game)
    assert game.team("Y") == ["Y", "X"]


def test_j_076_or_has_to_fight_alone_where_nobody_blocks() -> None:
    game = fight("S", "", "J-076", "", STRONG, X, Y, more2="team Y, X")
    use(game, "J-076", "Y")
    resolve(game)
    assert (game.team("Y"), game.team("X")) == (["Y"], ["X"])
    game.until("end")
    assert (game.where("Y"), game.where("X"), game.rewards(1)) == ("discard", "play", 0)


def test_j_076_not_for_a_blocker_nor_without_one_at_home() -> None:
    game = fight("A", "X", "", "J-076", A, B, X, more="team B")
    game.play("pass")
    assert not game.offered("jutsu J-076")
    assert not fight("A", "X", "J-076", "", A, X).offered("jutsu J-076")


# -- J-083 Formation Ino-Shika-Cho --

INO = ninja("INO", "2/1", name="Ino Yamanaka", attributes=("Mind",))
SHIKA = ninja("SHIKA", "2/1", name="Shikamaru Nara", attributes=("Shadow",))
CHOJI = ninja("CHOJI", "2/1", name="Choji Akimichi", attributes=("Food",))
MIND = jutsu(
    "MIND", "LLLLL", text='Requires: attribute "Mind" Ninja.\nTarget the user.\nDraw 1 card.'
)
FLAME = jutsu("FLAME", "LLLLL", text="Target the user.\nDraw 1 card.")


def formation(team: str):
    game = fight(
        team, "X", "J-083 MIND FLAME", "", INO, SHIKA, CHOJI, A, X, MIND, FLAME,
        more="" if "CHOJI" in team else "attack CHOJI",
    )  # fmt: skip
    if game.offered("jutsu J-083"):
        use(game, "J-083", user="INO")
        resolve(game)
    return game


def test_j_083_the_three_use_their_own_kinds_of_jutsu_without_paying() -> None:
    game = formation("INO, SHIKA, CHOJI")
    assert game.offered("jutsu MIND")
    assert not game.offered("jutsu FLAME")
    use(game, "MIND")
    resolve(game)
    assert len(game.cards(1, "chakra")) == 20


def test_j_083_all_three_must_be_in_the_team_and_one_of_them_uses_it() -> None:
    assert not formation("INO, SHIKA").happened("use")
    game = fight("INO, SHIKA, CHOJI", "X", "J-083", "", INO, SHIKA, CHOJI, X)
    game.play("jutsu J-083")
    assert game.offers == ["INO", "SHIKA", "CHOJI"]
