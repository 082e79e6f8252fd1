"""Ninja of set 2, N-067 to N-084: what each does, and where it must not."""

import pytest

from tests.rules.scene import Scene, jutsu, mission, ninja, scene

PLAIN = ninja("P", injured="1/0")
OTHER = ninja("Q")
STRONG = ninja("S", "9/0", injured="9/0")


def out(
    attack: str, block: str, *cards, phase: str = "exchange", hand: str = "", more: str = ""
) -> Scene:
    """Both have something to answer with while this fight goes on."""
    return scene(
        f"phase {phase}\nplayer 1\n attack {attack}\n hand wait {hand}\n {more}\n"
        f"player 2\n block 1 {block}\n hand wait",
        *cards,
    )


# -- N-068 Sasuke Uchiha --


def test_n_068_a_reward_goes_to_its_owners_chakra_for_two_combat() -> None:
    game = out("N-068", "P", PLAIN, more="rewards N-001 N-002")
    game.play("ability N-068 0")
    game.pick("hidden rewards 1")
    game.resolve()
    assert game.power("N-068") == "5/0"
    assert (game.rewards(1), len(game.cards(2, "chakra"))) == (1, 1)
    assert not game.offered("ability N-068 0")


def test_n_068_not_without_a_reward_nor_while_injured() -> None:
    assert not out("N-068", "P", PLAIN).offered("ability N-068 0")
    assert not out("N-068 injured", "P", PLAIN, more="rewards 2").offered("ability N-068 0")


# -- N-069 Sakura Haruno --


def test_n_069_injures_herself_for_two_and_two() -> None:
    game = out("N-069", "P", PLAIN)
    game.play("ability N-069 0")
    game.resolve()
    assert (game.is_injured("N-069"), game.power("N-069")) == (True, "2/3")


def test_n_069_not_when_she_is_injured_already() -> None:
    assert not out("N-069 injured", "P", PLAIN).offered("ability N-069 0")


# -- N-070 to N-072: Ino, Shikamaru, Choji --

FRIENDS = [
    ninja("INO", name="Ino Yamanaka"), ninja("SHIKA", name="Shikamaru Nara"),
    ninja("CHOJI", name="Choji Akimichi"),
]  # fmt: skip
TRIO = [
    ("N-070", "SHIKA, CHOJI", "0/1", "1/2", "1/2"),
    ("N-071", "INO, CHOJI", "0/1", "0/3", "0/2"),
    ("N-072", "INO, SHIKA", "2/0", "4/0", "2/0"),
]


def at_home(number: str, team: str) -> str:
    line = f"team {number}, {team}" if team else f"team {number}"
    game = scene(f"player 1\n {line}\n hand wait\nplayer 2", *FRIENDS, PLAIN)
    return game.power(number.split(maxsplit=1)[0])


@pytest.mark.parametrize(("number", "friends", "alone", "together", "injured"), TRIO)
def test_n_070_071_072_are_stronger_with_both_friends(
    number, friends, alone, together, injured
) -> None:
    assert at_home(number, friends) == together
    assert at_home(f"{number} injured", friends) == injured


@pytest.mark.parametrize(("number", "friends", "alone", "together", "injured"), TRIO)
def test_n_070_071_072_not_with_one_of_them_nor_with_one_in_another_team(
    number, friends, alone, together, injured
) -> None:
    first, second = friends.split(", ")
    assert at_home(number, f"{first}, P") == alone
    assert at_home(number, f"{first}\n team {second}") == alone


# -- N-073 Iwashi Tatami --


def test_n_073_sees_what_the_opponent_wins_or_gets() -> None:
    gift = mission("GIFT", text="Your opponent wins 1 reward. Your opponent gets 1 reward.")
    game = scene("player 1\n team N-073\n deck N-001 N-002\n hand GIFT wait\nplayer 2", gift)
    game.play("mission GIFT")
    seen = [game.game.cards[card].number for look in game.happened("look") for card in look.cards]
    assert sorted(seen) == ["N-001", "N-002"]


def test_n_073_not_your_own_rewards() -> None:
    mine = mission("MINE", text="Win 1 reward.")
    game = scene("player 1\n team N-073\n hand MINE wait\nplayer 2", mine)
    game.play("mission MINE")
    assert (game.rewards(1), game.happened("look")) == (1, [])


# -- N-074 Mozuku --


def test_n_074_moves_a_discarded_card_to_chakra() -> None:
    game = scene("player 1\n hand N-074 wait\n discard N-001 N-002\nplayer 2\n discard N-003")
    game.deploy("N-074")
    assert game.offers == ["N-001", "N-002"]
    game.pick("N-002")
    assert (game.cards(1, "discard"), game.cards(1, "chakra")) == (["N-001"], ["N-002"])


def test_n_074_nothing_from_an_empty_discard_pile() -> None:
    game = scene("player 1\n hand N-074 wait\nplayer 2\n discard N-003")
    game.deploy("N-074")
    assert (game.asked, game.cards(1, "chakra")) == ("1 mission phase", [])


# -- N-075 Giant Snake --

FREE = jutsu("FREE", text="Target the user.\nThe target gets +1/+0 this turn.")
KILL = mission("KILL", text="Target 1 Ninja.\nDiscard the target.")
AWAY = mission("AWAY", text="Target 1 Ninja.\nMove the target to chakra.")


def test_n_075_uses_no_jutsu_injured_or_not() -> None:
    assert not out("N-075", "P", PLAIN, FREE, hand="FREE").offered("jutsu FREE")
    assert not out("N-075 injured", "P", PLAIN, FREE, hand="FREE").offered("jutsu FREE")
    assert out("N-075, Q", "P", PLAIN, OTHER, FREE, hand="FREE").offered("jutsu FREE")


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_075_goes_under_the_deck_when_it_is_discarded(state) -> None:
    game = scene(f"player 1\n team N-075{state}\n hand KILL wait\n deck N-001\nplayer 2", KILL)
    game.play("mission KILL")
    assert game.cards(1, "deck") == ["N-001", "N-075"]


def test_n_075_has_been_discarded_all_the_same() -> None:
    hears = ninja("HEARS", text="When 1 of your Ninja is discarded, draw 1 card.")
    game = scene("player 1\n team N-075\n team HEARS\n hand KILL wait\n deck N-001\nplayer 2",
                 KILL, hears)  # fmt: skip
    game.play("mission KILL")
    game.pick("N-075")
    assert (game.cards(1, "deck"), "N-001" in game.cards(1, "hand")) == (["N-075"], True)


def test_n_075_goes_where_it_is_sent_by_anything_else() -> None:
    game = scene("player 1\n team N-075\n hand AWAY wait\n deck N-001\nplayer 2", AWAY)
    game.play("mission AWAY")
    assert (game.cards(1, "deck"), game.where("N-075")) == (["N-001"], "chakra")


# -- N-079 Oboro --


def test_n_079_his_backs_are_safe_in_the_showdown() -> None:
    game = out("N-079, P", "S", PLAIN, STRONG, phase="showdown")
    assert (game.where("N-079"), game.is_injured("P")) == ("discard", False)


def test_n_079_not_when_another_leads_nor_from_effects() -> None:
    game = out("Q, N-079, P", "S", PLAIN, OTHER, STRONG, phase="showdown")
    assert game.is_injured("P")
    hit = jutsu("HIT", text="Target 1 Ninja.\nGive 1 damage to the target.")
    game = out("N-079, P", "S", PLAIN, STRONG, hit, hand="HIT")
    game.play("jutsu HIT")
    game.pick("P")
    game.pick("P")
    game.resolve()
    assert game.is_injured("P")


# -- N-080 Kagari, N-081 Mubi --


@pytest.mark.parametrize("number", ["N-080", "N-081"])
def test_n_080_081_the_head_takes_one_damage_less_of_two(number) -> None:
    game = out(f"P, {number}", "S", PLAIN, STRONG, phase="showdown")
    assert (game.where("P"), game.is_injured("P")) == ("play", True)


@pytest.mark.parametrize("number", ["N-080", "N-081"])
def test_n_080_081_not_of_one_nor_from_the_head_nor_while_injured(number) -> None:
    game = out(f"P, {number}", "Q", PLAIN, ninja("Q", "3/0"), phase="showdown")
    assert game.is_injured("P")
    assert out(f"{number}, P", "S", PLAIN, STRONG, phase="showdown").where(number) == "discard"
    game = out(f"P, {number} injured", "S", PLAIN, STRONG, phase="showdown")
    assert game.where("P") == "discard"


def test_n_080_081_together_they_save_no_more_than_one() -> None:
    game = out("P, N-080, N-081", "S", PLAIN, STRONG, phase="showdown")
    assert game.asked == "1 first effect"
    game.pick("N-081")
    assert game.is_injured("P")


# -- N-082 Anbu --


def test_n_082_comes_into_play_beside_its_namesakes() -> None:
    game = scene("player 1\n marker 3\n team N-082\n hand N-082 wait\nplayer 2")
    game.play("deploy N-082")
    assert game.in_play(1) == ["N-082", "N-082"]


def test_n_082_does_not_let_another_anbu_in() -> None:
    other = ninja("ANBU", name="Anbu")
    game = scene("player 1\n marker 3\n team N-082\n hand ANBU wait\nplayer 2", other)
    assert not game.offered("deploy ANBU")


# -- N-083 Anko Mitarashi --

WET = jutsu("WET", "WW", text="Target the user.\nThe target gets +1/+0 this turn.")
BOLT, DROP = ninja("BOLT", symbols="L"), ninja("DROP", symbols="W")


def wet(attack: str, chakra: str) -> bool:
    cards = (PLAIN, OTHER, WET, BOLT, DROP)
    return out(attack, "P", *cards, hand="WET", more=f"chakra {chakra}").offered("jutsu WET")


def test_n_083_pays_lightning_for_water() -> None:
    assert wet("N-083", "BOLT BOLT")
    assert wet("N-083", "BOLT DROP")
    assert wet("N-083", "DROP DROP")


def test_n_083_nobody_else_does_nor_she_while_injured() -> None:
    assert not wet("Q", "BOLT BOLT")
    assert not wet("N-083 injured", "BOLT BOLT")
    dry = jutsu("DRY", "LL", text=WET.text[0] + "\n" + WET.text[1])
    game = out("N-083", "P", PLAIN, dry, DROP, hand="DRY", more="chakra DROP DROP")
    assert not game.offered("jutsu DRY")


# -- N-084 Orochimaru --


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_084_leaves_as_your_turn_begins_injured_or_not(state) -> None:
    game = scene(f"phase start\nplayer 1\n team N-084{state}\n hand wait\nplayer 2\n hand wait")
    game.resolve()
    assert game.where("N-084") == "deck"
    assert game.cards(1, "deck")[-1] == "N-084"


def test_n_084_stays_in_the_turn_of_the_opponent_and_cannot_be_negated() -> None:
    game = scene("phase start\nactive 2\nplayer 1\n team N-084\n hand wait\nplayer 2\n hand wait")
    game.resolve()
    assert game.where("N-084") == "play"
    blank = mission("BLANK", text="All Ninja lose their text.", permanent=True)
    game = scene(
        "phase start\nplayer 1\n team N-084\n mission BLANK\n hand wait\nplayer 2\n hand wait",
        blank,
    )  # fmt: skip
    game.resolve()
    assert game.where("N-084") == "deck"
