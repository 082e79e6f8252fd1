"""Cases that few cards bring about: what is gone, what is not there, and who is not meant."""

import pytest
from attrs import evolve

from naruto_tui.cards.model import UNWRITTEN
from naruto_tui.rules.choices import PickCards
from naruto_tui.rules.faces import COIN
from naruto_tui.rules.notation import position_text
from naruto_tui.rules.positions import PositionError
from naruto_tui.rules.refusals import refused
from naruto_tui.rules.spoken import listed_answer, read_answer

from .scene import Scene, jutsu, mission, ninja, scene

DECK = "deck N-001 x9"


def played(text: str, mine: str = "", theirs: str = "", *cards) -> Scene:
    """Player 1 plays the Mission M-1 with this text; lines lie at both sides."""
    game = scene(
        f"player 1\n hand M-1\n {DECK}\n " + mine.replace("\n", "\n ")
        + f"\nplayer 2\n {DECK}\n " + theirs.replace("\n", "\n "),
        mission("M-1", text=text), *cards,
    )  # fmt: skip
    game.play("mission M-1")
    return game


def used(text: str, mine: str = "", theirs: str = "block 1 B", *cards) -> Scene:
    """Player 1 attacks with A, B blocks; he uses the free Jutsu J-1 with this text."""
    own = [ninja("A", "5/0", "3/0"), ninja("B", "5/0", "3/0"), ninja("C"), ninja("D")]
    given = {one.number for one in cards}
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J-1\n {DECK}\n "
        + mine.replace("\n", "\n ")
        + f"\nplayer 2\n {DECK}\n " + theirs.replace("\n", "\n "),
        jutsu("J-1", text=text), *cards, *(one for one in own if one.number not in given),
    )  # fmt: skip
    game.play("jutsu J-1")
    return game


# -- T-4: what cards say in a pile -----------------------------------------------------------------


@pytest.mark.parametrize(("client", "offered"), [("", True), ("client C-001", False)])
def test_t_4_a_card_in_chakra_speaks_while_its_condition_holds(client: str, offered: bool) -> None:
    text = "Draw 1 card.\nIn chakra: While you have 1 or more Clients, you cannot play Ninja."
    game = scene(
        f"player 1\n hand N-001 wait\n chakra M-S\n {client}\nplayer 2", mission("M-S", text=text)
    )
    assert game.offered("deploy N-001") == offered


# -- T-9: whose effects ----------------------------------------------------------------------------


@pytest.mark.parametrize(("owner", "hurt"), [("1", False), ("2", True)])
def test_t_9_unaffected_by_ones_own_missions_and_not_by_the_enemys(owner: str, hurt: bool) -> None:
    proud = ninja("P", text="This Ninja is unaffected by your Missions.")
    lines = {"1": "team P", "2": ""}, {"1": "", "2": "team P"}
    game = played("Injure all Ninja.", lines[0][owner], lines[1][owner], proud)
    assert game.is_injured("P") == hurt


@pytest.mark.parametrize(("spell", "injured"), [("J-1", False), ("J-2", True)])
def test_t_9_unaffected_by_one_jutsu_that_was_named(spell: str, injured: bool) -> None:
    shield = jutsu("J-S", text="Target 1 Jutsu on the chain.\nAll of your Ninja are unaffected by "
                   "the target this turn.")  # fmt: skip
    storm = [jutsu(one, text="Injure all Ninja in the village.") for one in ("J-1", "J-2")]
    game = scene("phase exchange\nplayer 1\n attack A\n hand J-1 J-2 wait\n"
                 "player 2\n block 1 B\n team C\n hand J-S wait",
                 shield, *storm, *map(ninja, "ABC"))  # fmt: skip
    game.play("jutsu J-1")
    game.play("jutsu J-S")
    game.resolve()
    assert not game.is_injured("C")
    if spell == "J-2":
        game.play("jutsu J-2")
        game.resolve()
    assert game.is_injured("C") == injured


# -- T-11: as whom a user counts -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("permit", "requires", "offered"),
    [
        ('named "Might Guy"', 'Ninja named "Might Guy"', True),
        ('named "Might Guy"', 'Ninja named "Rock Lee"', False),
        ('"Leaf"', '"Leaf" Ninja', True),
        ('"Leaf"', '"Sand" Ninja', False),
        ('"Leaf"', '"Sand" or "Leaf" Ninja', True),
        ('"Leaf"', '"Leaf" Ninja with power 9 or more', False),
    ],
)
def test_t_11_a_user_counts_as_what_is_required(permit: str, requires: str, offered: bool) -> None:
    able = ninja("A", "5/0", text=f"This Ninja can use Jutsu with requirement {permit}.")
    art = jutsu("J-2", text=f"Requires: {requires}.\nDraw 1 card.")
    game = scene("phase exchange\nplayer 1\n attack A\n hand J-2 wait\nplayer 2\n block 1 N-001",
                 able, art)  # fmt: skip
    assert game.offered("jutsu J-2") == offered


# -- T-6: relations --------------------------------------------------------------------------------


def test_t_6_a_jutsu_that_is_not_on_the_chain_targets_nothing() -> None:
    game = used("Move all Jutsu in your discard pile that target 1 or more Ninja to hand. "
                "Draw 1 card.", "discard J-001 J-002")  # fmt: skip
    game.resolve()
    assert game.cards(1, "hand") == ["N-001"]


def test_t_6_a_price_for_one_target_is_not_asked_for_others() -> None:
    dear = ninja("P", text="All Jutsu that target this Ninja get +2 Jutsu cost.")
    hit = jutsu("J-2", "1", text="Target 1 Ninja.\nInjure the target.")
    line = "phase exchange\nplayer 1\n attack A\n hand J-2 wait\n chakra {}\nplayer 2\n block 1 P"
    poor, rich = (
        scene(line.format(chakra), dear, ninja("A", "5/0", "3/0"), hit)
        for chakra in ("N-001", "N-001 x3")
    )
    poor.play("jutsu J-2")
    poor.resolve()
    assert poor.is_injured("A")
    rich.play("jutsu J-2")
    assert rich.offers == ["A", "P"]


# -- T-16, T-17: what is chosen and what is not there ----------------------------------------------


def opposed(text: str) -> Scene:
    """A attacks and nobody blocks it; E attacks and B blocks it; C and D stayed at home."""
    names = ("A", "B", "C", "D", "E", "F")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n attack E\n team F\n hand J-1\n"
        "player 2\n block 2 B\n team C\n team D",
        jutsu("J-1", text=text), *(ninja(one, "5/0", "3/0") for one in names),
    )  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 user":
        game.pick("A")
    return game


def test_t_6_who_comes_to_face_an_attack_is_chosen() -> None:
    game = opposed("1 enemy Ninja blocks the user's team.")
    game.resolve()
    game.pick("D")
    assert [one.cards for one in game.happened("head")] == [(game.card("D"),)]


def test_t_6_which_attack_is_faced_is_chosen() -> None:
    game = opposed("Target 1 enemy Ninja.\nThe target blocks 1 of your attacking teams.")
    game.pick("C")
    game.resolve()
    game.pick("A")
    assert [one.cards for one in game.happened("head")] == [(game.card("C"),)]


@pytest.mark.parametrize(
    ("target", "team"),
    [
        ("B", "the user's team"),  # it blocks already
        ("D", "the target's team"),  # that does not attack
        ("F", "the user's team"),  # that is its own player's
    ],
)
def test_t_6_who_cannot_face_an_attack_stays_where_it_is(target: str, team: str) -> None:
    game = opposed(f"Target 1 Ninja.\nThe target blocks {team}.")
    game.pick(target)
    game.resolve()
    assert game.happened("resolve")
    assert not game.happened("head")


def test_t_16_to_whom_a_card_is_attached_is_chosen() -> None:
    game = played("Attach 1 Jutsu in your discard pile to 1 of your Ninja.",
                  "discard J-001 J-002\nteam N-001\nteam N-002")  # fmt: skip
    game.pick("J-001")
    game.pick("N-002")
    bearer = game.card("N-002")
    assert game.where("J-001") == "play"
    assert game.game.play[game.card("J-001")].bearer == bearer


def test_t_17_where_nobody_has_a_word_none_is_named_and_none_gained() -> None:
    text = ("Name a characteristic of 1 of your Clients. If you do, draw 1 card. "
            "The user gains the named characteristic this turn.")  # fmt: skip
    game = used(text)
    words = game.game.words(game.card("A"))
    game.resolve()
    assert game.happened("resolve")
    assert game.cards(1, "hand") == []
    assert game.game.words(game.card("A")) == words


def test_t_16_a_named_attribute_is_gained_beside_those_it_has() -> None:
    text = ("Name an attribute of 1 enemy Ninja. "
            "The user gains the named attribute this turn.")  # fmt: skip
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J-1 wait\n {DECK}\n"
        f"player 2\n {DECK}\n block 1 B",
        jutsu("J-1", text=text),
        ninja("A", "5/0", attributes=("Sand",)), ninja("B", "5/0", attributes=("Fang",)),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.resolve()
    game.play("name Fang")
    assert game.game.words(game.card("A")).attributes == {"Sand", "Fang"}
    assert game.game.words(game.card("B")).attributes == {"Fang"}
    while game.turn == 5:
        game.quiet()
    assert game.game.words(game.card("A")).attributes == {"Sand"}


def test_k_23_a_ninja_that_has_left_has_no_coins() -> None:
    text = ("Valid: When this Ninja leaves play, draw 1 card. If that Ninja has no growth coins, "
            "draw 1 card.")  # fmt: skip
    game = played("Move all Ninja to chakra.", "team K coins growth", "", ninja("K", text=text))
    game.resolve()
    assert game.cards(1, "hand") == ["N-001", "N-001"]


# -- T-8: changes of damage ------------------------------------------------------------------------


@pytest.mark.parametrize(("whose", "hurt"), [("your", True), ("enemy", False)])
def test_t_8_damage_that_cannot_be_reduced_is_not(whose: str, hurt: bool) -> None:
    hard = ninja("P", text="When this Ninja would receive damage, reduce that damage by 1 instead.")
    cruel = mission("M-2", permanent=True, text=f"Damage from {whose} Missions cannot be reduced.")
    game = played("Give 1 damage to all Ninja.", "team P\nmission M-2", "", hard, cruel)
    assert game.is_injured("P") == hurt


@pytest.mark.parametrize("yes", [True, False])
def test_t_8_all_of_the_damage_may_be_prevented(yes: bool) -> None:
    text = "When this Ninja would receive damage, you may prevent that damage instead."
    game = played("Give 1 damage to all Ninja.", "team P", "", ninja("P", text=text))
    (game.yes if yes else game.no)()
    assert game.is_injured("P") != yes


# -- K-24: Ninja that are coins --------------------------------------------------------------------


def test_k_24_3_where_no_more_can_be_told_apart_no_more_come() -> None:
    text = " ".join(f'Put 90 Ninja coins 0/1 named "{one}" into play.' for one in "ABCDEFGHIJKL")
    game = played(text)
    assert len(game.game.cards) == 1000
    assert len(game.in_play(1)) == 1000 - len(
        [one for one in game.game.cards if one.number != COIN]
    )


def test_k_24_1_the_costs_of_a_coin_are_written_with_it() -> None:
    coin = 'coin (0/1 named "Insect" with entrance cost 2 and with hand cost 1)'
    game = scene(f"player 1\n team {coin}\n hand wait").game
    card = next(one for one in game.cards if one.name == "Insect")
    assert (card.entrance, card.hand, card.costless) == (2, 1, False)
    assert f"team {coin}\n" in position_text(game)


# -- K-29: Jutsu costs -----------------------------------------------------------------------------


@pytest.mark.parametrize(("rewards", "offered"), [(1, True), (2, False)])
def test_k_29_of_two_things_a_jutsu_says_in_hand_one_is_its_cost(
    rewards: int, offered: bool
) -> None:
    text = ("Draw 1 card.\nIn hand: This Jutsu gets -1 Jutsu cost.\n"
            "In hand: This card gets -1 hand cost.\n"
            "In hand: While you have 2 or more rewards, you cannot play this card.")  # fmt: skip
    game = scene(
        "phase exchange\nplayer 1\n attack N-001\n hand J-2 wait\n chakra N-002\n"
        f" rewards {rewards}\nplayer 2",
        jutsu("J-2", "2", text=text),
    )
    assert game.offered("jutsu J-2") == offered


# -- T-13: fights and teams that are meant ---------------------------------------------------------


def test_t_13_a_victory_about_to_come_is_that_of_the_team_that_is_meant() -> None:
    weak = [ninja(one) for one in ("C", "D")]
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n attack B\n hand J-1\n {DECK}\n"
        "player 2\n block 1 C\n block 2 D",
        jutsu("J-1", text="When the user's team is about to win this turn, draw 1 card."),
        ninja("A", "5/0"), ninja("B", "5/0"), *weak,
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.until("end")
    assert len(game.happened("win")) == 2
    assert game.cards(1, "hand") == ["N-001"]


def test_t_13_a_team_that_is_out_is_no_team_in_the_village() -> None:
    chief = ninja("H", text="All of your teams in the village get +5 team power.")
    game = scene("phase exchange\nplayer 1\n attack A\n team H\n hand wait\nplayer 2",
                 chief, ninja("A", "2/0"))  # fmt: skip
    assert game.team_power("A") == 2
    assert game.team_power("H") == 6


@pytest.mark.parametrize(("place", "drawn"), [("on the battlefield", 1), ("in the village", 0)])
def test_t_13_the_victory_of_a_team_elsewhere_is_not_meant(place: str, drawn: int) -> None:
    fan = ninja("F", text=f"When 1 of your teams {place} wins, draw 1 card.")
    game = scene(f"phase exchange\nplayer 1\n attack A\n team F\n hand wait\n {DECK}\n"
                 "player 2\n block 1 B", fan, ninja("A", "5/0"), ninja("B"))  # fmt: skip
    game.until("end")
    assert len(game.happened("win")) == 1
    assert game.cards(1, "hand") == ["wait"] + ["N-001"] * drawn


def test_t_5_it_is_heard_that_a_ninja_joins_a_team() -> None:
    keen = ninja("K", text="Valid: When this Ninja joins a team, draw 1 card.")
    game = used("Put 1 of your Ninja in the village into the user's team.", "team K\nteam E",
                "block 1 B", keen, ninja("E"))  # fmt: skip
    game.resolve()
    game.pick("K")
    game.resolve()
    assert "K" in game.team("A")
    assert game.cards(1, "hand") == ["N-001"]


# -- K-28.6: triggers and their targets ------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "asked"), [("", False), ("team N-002", True)])
def test_k_28_6_a_trigger_without_a_target_does_not_go_on_the_chain(
    enemy: str, asked: bool
) -> None:
    text = "When this Ninja enters play, target 1 enemy Ninja. Injure the target."
    game = scene(f"player 1\n hand T wait\nplayer 2\n {enemy}", ninja("T", text=text))
    game.deploy("T")
    assert bool(game.happened("trigger")) == asked


# -- answers ---------------------------------------------------------------------------------------


def test_hidden_and_open_cards_that_are_picked_together_are_told_each_in_its_way() -> None:
    look = mission("M-X", text="Discard 2 cards in the enemy hand.")
    game = scene("player 1\n hand M-X N-001\nplayer 2\n hand N-002! N-003 N-004", look)
    game.play("mission M-X")
    while not isinstance(game.game.choice, PickCards):
        game.quiet()
    for answer in game.game.choice.answers():
        said = listed_answer(game.game.choice, answer)
        assert read_answer(game.game, said) == answer


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("deploy N-011", "4.3.2"),
        ("deploy 1:N-011", "4.3.2"),
        ("mission N-011", ""),
        ("deploy N-012", ""),
        ("pass", ""),
    ],
)
def test_a_refused_answer_is_told_by_the_rule_of_its_card(answer: str, rule: str) -> None:
    game = scene("player 1\n marker 0\n hand N-011 wait\nplayer 2").game
    found = refused(game, answer)
    assert (found.rule if found else "") == rule


def test_where_no_menu_is_open_no_card_is_refused() -> None:
    game = scene(
        "player 1\n marker 0\n hand N-011 N-001 M-D\nplayer 2",
        mission("M-D", text="Discard 1 card from your hand."),
    )
    game.play("mission M-D")
    assert not game.asked.endswith("phase")
    assert refused(game.game, "deploy N-011") is None
    game.pick("N-001")
    game.until("end")
    while game.game.choice is not None:
        game.quiet()
    assert refused(game.game, "deploy N-011") is None


def test_an_unknown_card_has_no_place_in_a_position() -> None:
    with pytest.raises(PositionError, match="no card 'N-9999' in the pool; `naruto-tui cards"):
        scene("player 1\n hand N-9999\nplayer 2")


def test_a_card_whose_text_is_not_written_yet_has_no_place_in_a_position() -> None:
    card = evolve(ninja("N-X"), text=(UNWRITTEN,))
    with pytest.raises(PositionError, match="cannot be played"):
        scene("player 1\n hand N-X\nplayer 2", card)
