"""Coins, buying off, what comes later, permanent missions: what genin expects of them."""

import pytest

from naruto_tui.players import Genin
from naruto_tui.players.plans import Weighing
from naruto_tui.players.standing import standing
from naruto_tui.rules.choices import YesNo
from tests.rules.scene import jutsu, mission, ninja, scene

from .table import decide, verbs

BIG = ninja("T-6", "6/2", "4/1")
ONE = ninja("T-1", "1/1")


def gain(text: str, rest: str = "") -> float:
    """What using a Jutsu with this text brings an attacker who is losing to one Ninja."""
    position = f"""
        phase exchange
        player 1
          attack T-1
          hand J-X
          chakra 5
        player 2
          block 1 T-6
          {rest or "marker 3"}
    """
    game = scene(position, BIG, ONE, jutsu("J-X", text=text)).game
    view = game.view(0)
    return Weighing(view).best_way(view.hand[0], "jutsu").gain


TARGET = "Target 1 Ninja battling the user.\n"


def test_more_coins_of_which_one_is_enough_are_better() -> None:
    gains = [
        gain(
            f"{TARGET}Flip {coins} coins. If the number of heads is 1 or more, "
            "give 2 damage to the target."
        )
        for coins in (2, 3)
    ]
    sure = gain(f"{TARGET}Give 2 damage to the target.")
    assert gains == pytest.approx([0.75 * sure, 0.875 * sure])


def test_damage_by_the_number_of_heads_is_what_it_is_on_average() -> None:
    one, two = (gain(f"{TARGET}Give {amount} damage to the target.") for amount in (1, 2))
    found = gain(f"{TARGET}Flip 2 coins. Give X damage to the target. X is the number of heads.")
    assert found == pytest.approx(0.5 * one + 0.25 * two)


def test_a_coin_for_each_target_counts() -> None:
    text = "Target all Ninja battling the user.\nFor each target, flip 1 coin. On heads, "
    sure = gain(f"{TARGET}Injure the target.")
    assert gain(f"{text}injure that Ninja.") == pytest.approx(0.5 * sure)


def test_who_can_buy_himself_off_does() -> None:
    text = f"{TARGET}Move the target to hand unless your opponent discards 2 chakra."
    sure = gain(f"{TARGET}Move the target to hand.")
    assert gain(text) == pytest.approx(sure)
    assert 0 < gain(text, "chakra 2") < sure


def test_who_adds_nothing_to_its_team_loses() -> None:
    zero = gain(f"{TARGET}The target has power 0/0 this turn.")
    assert gain(f"{TARGET}The target adds nothing to its team this turn.") == zero > 0


def test_what_comes_at_the_end_of_the_turn_does_not_leave_the_fight_but_has_its_price() -> None:
    boost = "Target the user.\nThe target gets +9/+0 this turn."
    later = f"{boost} At the end of this turn, discard the target."
    now = f"{boost} Discard the target."
    assert gain(now) < gain(later) < gain(boost)


@pytest.mark.parametrize(("block", "likely"), [("T-1", True), ("T-6", False)])
def test_rewards_taken_upon_a_win_count_where_the_fight_is_won(block: str, likely: bool) -> None:
    text = "Target the user.\nWhen the target's team wins this turn, discard 2 enemy rewards."
    position = f"""
        phase exchange
        player 1
          attack T-6, T-1
          hand J-X
        player 2
          rewards 6
          block 1 {block}{", T-6" if block == "T-6" else ""}
    """
    game = scene(position, BIG, ONE, jutsu("J-X", text=text)).game
    assert verbs(game)[decide(game)].startswith("jutsu") == likely


def test_a_ninja_from_the_deck_may_turn_a_fight() -> None:
    text = 'Search your deck for 1 "Snake" Ninja; put that Ninja into the user\'s team as back.'
    assert gain(text) > 2


def worth(text: str, hand: str = "M-X", cards: tuple = ()) -> float:
    """What a Permanent Mission with this text is worth in the hand of somebody with big Ninja."""
    position = f"player 1\n team T-6\n team T-6\n hand {hand}\nplayer 2\n team T-1"
    card = mission("M-X", permanent=True, text=text)
    game = scene(position, BIG, ONE, card, *cards).game
    view = game.view(0)
    found = next(one for one in view.hand if view.card(one).number == "M-X")
    return standing(view, found)


def test_what_helps_the_own_side_is_worth_more_than_what_helps_both() -> None:
    own = worth("All of your Ninja get +1/+1.")
    both = worth("All Ninja get +1/+1.")
    assert own > both > worth("All enemy Ninja get +1/+1.")


def test_bending_coins_is_for_those_who_flip_them() -> None:
    text = "When you would flip 1 or more coins, 1 of those coins shows heads instead."
    coin = jutsu("J-F", text="Flip 1 coin. On heads, draw 1 card.")
    assert worth(text, "M-X J-F J-F", (coin,)) > worth(text, "M-X wait wait")


def test_a_card_for_each_deployment_of_the_enemy_is_worth_its_price() -> None:
    assert worth("When an enemy Ninja is deployed, draw 1 card.") > 1.7
    assert worth("You can win with 9 rewards in all.") > 3


SAGE = 'You may reveal 1 "Toad" Ninja in your hand; move that card to the bottom of the deck. '


@pytest.mark.parametrize(("card", "played"), [("T", True), ("T-1", False)])
def test_what_hangs_on_something_that_cannot_be_done_is_not_counted_on(card, played) -> None:
    toad = ninja("T", characteristics=("Toad",))
    sage = mission("M-S", entrance=1, text=f"{SAGE}If you do, draw 3 cards.")
    game = scene(f"player 1\n marker 2\n hand M-S {card} wait wait", toad, ONE, sage).game
    plan = Weighing(game.view(0)).best_way(game.view(0).hand[0], "mission")
    assert (plan.gain > 2) == played


@pytest.mark.parametrize(("own", "played"), [("T-6", True), ("T-1", False)])
def test_nobody_is_brought_in_whose_name_is_in_play(own: str, played: bool) -> None:
    text = "Target 1 Ninja in your hand.\nPut the target into play."
    bring = mission("M-B", entrance=1, text=text)
    game = scene(f"player 1\n marker 2\n team {own}\n hand M-B T-1 wait wait", BIG, ONE, bring).game
    view = game.view(0)
    assert (Weighing(view).best_way(view.hand[0], "mission").gain > 1) == played


def test_the_hand_cost_is_not_paid_with_the_target() -> None:
    text = "Target 1 Ninja in your hand.\nPut the target into play."
    bring = mission("M-B", entrance=1, hand=1, text=text)
    spare, low = jutsu("J-S", "9", text="Draw 1 card."), ninja("T-0", "0/0")
    game = scene("player 1\n marker 2\n hand M-B T-0 J-S", bring, spare, low).game
    player = Genin(1)
    while game.choice is not None and not game.view(0).pieces(0):
        game.answer(player.decide(game.view(0), game.choice))
    view = game.view(0)
    assert {view.card(one).number for one in view.chakra(0)} == {"M-B", "J-S"}


@pytest.mark.parametrize(("reward", "accepted"), [("draw 3 cards", True), ("draw 0 cards", False)])
def test_an_offer_is_taken_for_what_follows_if_it_is(reward: str, accepted: bool) -> None:
    toad = ninja("T", characteristics=("Toad",))
    sage = mission("M-S", text=f"{SAGE}If you do, {reward}.")
    game = scene("player 1\n marker 2\n hand M-S T J-S J-S", toad, sage, jutsu("J-S", "9"))
    game.play("mission M-S")
    game.resolve()
    assert isinstance(game.game.choice, YesNo)
    assert decide(game.game) == accepted


def test_what_hangs_on_a_jutsu_to_negate_is_not_counted_on_without_one() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack N-088\n discard N-003\nplayer 2\n block 1 N-011"
    )
    assert game.asked == "1 exchange"
    assert game.offers[decide(game.game)] == "pass"
