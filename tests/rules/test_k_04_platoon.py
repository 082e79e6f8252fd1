"""K-4: a Platoon comes for one of its two Ninja."""

import pytest
from attrs import evolve

from naruto_tui.decklists.legality import is_platoon
from naruto_tui.rules.editions import EDITIONS

from .invariants import check
from .scene import jutsu, mission, ninja, scene

NEJI = ninja("N", name="Neji Hyuga")
TENTEN = ninja("T", name="Tenten")
PAIR = ninja("P", "4/1", name="Neji Hyuga & Tenten", characteristics=("Platoon",),
             entrance=2, hand=1)  # fmt: skip
PAY = ninja("O")
CARDS = (NEJI, TENTEN, PAIR, PAY)


def test_k_4_1_it_is_one_ninja_with_both_names() -> None:
    game = scene("player 1\n  team P\n  hand O", *CARDS)
    traits = game.game.traits(game.card("P"))
    assert traits.names >= {"Neji Hyuga", "Tenten"}
    assert game.team("P") == ["P"]


def test_k_4_1_it_is_one_target_and_one_member_of_a_team() -> None:
    two = mission("M", text="Target 2 of your Ninja.\nInjure each target.")
    assert not scene("player 1\n  team P\n  hand M O", *CARDS, two).offered("mission M")
    assert scene("player 1\n  team P\n  team N-001\n  hand M O", *CARDS, two).offered("mission M")
    game = scene("phase organize\nplayer 1\n  team P\n  team N-001\n  team N-002", *CARDS)
    game.arrange("P N-001 N-002")
    assert game.team("P") == ["P", "N-001", "N-002"]


@pytest.mark.parametrize("name", ["Neji Hyuga", "Tenten"])
def test_k_4_1_it_meets_what_asks_for_either_name(name: str) -> None:
    card = jutsu("J", text=f'Requires: Ninja named "{name}".\nDraw 1 card.')
    text = "phase exchange\nplayer 1\n  attack {}\n  hand J wait"
    assert scene(text.format("P"), *CARDS, card).offered("jutsu J")
    assert not scene(text.format("N-001"), *CARDS, card).offered("jutsu J")


def test_k_4_2_one_partner_goes_to_chakra_and_the_costs_are_paid() -> None:
    game = scene("player 1\n  marker 2\n  team N injured coins growth\n  hand P O", *CARDS)
    game.play("platoon P")
    check(game.game)
    assert game.in_play(1) == ["P"]
    assert sorted(game.cards(1, "chakra")) == ["N", "O"]
    assert game.game.sides[0].deployed == 0


def test_k_4_2_either_partner_will_do() -> None:
    for number in "NT":
        game = scene(f"player 1\n  marker 2\n  team {number}\n  hand P O", *CARDS)
        game.play("platoon P")
        assert game.where(number) == "chakra"


def test_k_4_2_without_a_partner_marker_or_hand_cost_it_stays_away() -> None:
    for text, rule in (
        ("player 1\n  marker 2\n  team O\n  hand P O", "K-4.2"),
        ("player 1\n  marker 1\n  team N\n  hand P O", "4.3.2"),
        ("player 1\n  marker 2\n  team N\n  hand P wait", "4.3.3"),
        ("player 1\n  marker 2\n  hand P O\nplayer 2\n  team N", "K-4.2"),
    ):
        game = scene(text, *CARDS)
        assert not game.offered("platoon P")
        assert game.refusal("P") == rule


def test_k_4_2_it_is_never_deployed_and_any_number_may_come_in_a_turn() -> None:
    second = ninja("Q", name="Tsunade and Shizune", characteristics=("Platoon",))
    text = "player 1\n  marker 2\n  team N\n  team Z\n  hand P Q O O"
    game = scene(text, *CARDS, second, ninja("Z", name="Shizune"))
    assert not game.offered("deploy P")
    game.play("deploy O")
    game.play("platoon P")
    game.pick("O")
    game.play("platoon Q")
    assert game.in_play(1) == ["O", "P", "Q"]


def test_k_4_3_with_both_partners_in_play_it_cannot_come() -> None:
    game = scene("player 1\n  marker 2\n  team N\n  team T\n  hand P O", *CARDS)
    assert not game.offered("platoon P")
    assert game.refusal("P") == "K-4.3"
    (row,) = [one for one in game.game.view(0).refusals() if one.verb == "platoon"]
    assert row.reason == "Ninja of both its names are in play on your side"


def test_k_4_3_an_edition_might_allow_it() -> None:
    game = scene("player 1\n  marker 2\n  team N\n  team T\n  hand P O O", *CARDS)
    game.game.edition = evolve(EDITIONS["us"], platoon_both_in_play="allowed")
    game.charge("O")
    game.play("platoon P")
    game.pick("N")
    assert game.in_play(1) == ["T", "P"]


def test_k_4_4_which_partner_was_used_is_remembered() -> None:
    text = (
        'When this Ninja enters play while "Tenten" was paid for this card, draw 2 cards.\n'
        'When this Ninja enters play while "Neji Hyuga" was paid for this card, draw 1 card.'
    )
    pair = evolve(PAIR, text=tuple(text.splitlines()))
    for number, drawn in (("N", 1), ("T", 2)):
        game = scene(f"player 1\n  marker 2\n  team {number}\n  hand P O\n  deck 9",
                     NEJI, TENTEN, pair, PAY)  # fmt: skip
        game.play("platoon P")
        game.resolve()
        assert 9 - game.deck(1) == drawn


def test_k_4_4_the_partner_may_come_back_to_the_hand() -> None:
    pair = evolve(PAIR, text=("When this Ninja enters play by platoon, move the other to hand.",))
    game = scene("player 1\n  marker 2\n  team N\n  hand P O", NEJI, TENTEN, pair, PAY)
    game.play("platoon P")
    game.resolve()
    assert game.where("N") == "hand"


def test_k_4_4_coins_are_lost_unless_the_card_says_so() -> None:
    text = "player 1\n  marker 2\n  team N injured coins growth x2 coins +1/+1\n  hand P O"
    game = scene(text, *CARDS)
    game.play("platoon P")
    assert game.coins("P") == 0
    assert not game.is_injured("P")
    line = "When this Ninja enters play by platoon, place X growth coins on this Ninja. "
    pair = evolve(PAIR, text=(f"{line}X is that amount.",))
    game = scene(text, NEJI, TENTEN, pair, PAY)
    game.play("platoon P")
    game.resolve()
    assert game.coins("P") == 2


def test_k_4_5_while_it_is_in_play_neither_of_them_enters() -> None:
    game = scene("player 1\n  marker 2\n  team P\n  hand N T O", *CARDS)
    assert not game.offered("deploy N")
    assert not game.offered("deploy T")


def test_k_4_5_an_effect_needs_no_partner() -> None:
    spell = mission("M", text='Put 1 "Platoon" Ninja from your hand into play.')
    game = scene("player 1\n  hand P M", *CARDS, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["P"]


def test_k_4_6_the_partner_may_have_come_this_turn_or_be_a_platoon_itself() -> None:
    other = ninja("X", name="Tenten & Rock Lee", characteristics=("Platoon",))
    for member in ("N new", "N injured", "X"):
        game = scene(f"player 1\n  marker 2\n  team {member}\n  hand P O", *CARDS, other)
        game.play("platoon P")
        assert game.in_play(1) == ["P"]


def test_k_4_7_it_does_not_count_as_a_ninja_of_the_deck() -> None:
    assert is_platoon(PAIR)
    assert not is_platoon(NEJI)


def test_k_4_7_as_chakra_it_is_one_of_its_symbols() -> None:
    both = evolve(PAIR, symbols="WN")
    dear = jutsu("J", "WN", text="Draw 1 card.")
    game = scene("phase exchange\nplayer 1\n  attack O\n  hand J wait\n  chakra P", both, PAY, dear)
    assert not game.offered("jutsu J")
    game = scene(
        "phase exchange\nplayer 1\n  attack O\n  hand J wait\n  chakra P P", both, PAY, dear
    )
    assert game.offered("jutsu J")
