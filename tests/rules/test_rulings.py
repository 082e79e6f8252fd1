"""Rulings: section 10 of the rules, and what is recommended where the rule books are open."""

import pytest

from .scene import jutsu, mission, ninja, scene

COUNTER = mission("M-C", text="Draw 1 card.", counter=True)
KILL = jutsu("J-K", text="Target 1 Ninja on the battlefield.\nDiscard the target.")


# -- section 10 ----------------------------------------------------------------------------------


def test_10_1_the_start_of_the_turn_comes_before_the_draw() -> None:
    text = "At the start of your turn, discard the top 1 card of your deck."
    game = scene(
        "phase start\nplayer 1\n team A\n deck N-001 N-002 20\n hand 1", ninja("A", text=text)
    )
    assert game.cards(1, "discard") == ["N-001"]
    assert game.cards(1, "hand")[-1] == "N-002"


def test_10_2_a_mission_needs_all_its_targets() -> None:
    card = mission("M-T", text="Target 1 of your Ninja and 1 enemy Ninja.\nInjure both targets.")
    for theirs, offered in (("", False), (" team N-002", True)):
        game = scene(f"player 1\n hand M-T\n team N-001\nplayer 2\n{theirs}\n hand 1", card)
        assert game.offered("mission M-T") == offered


def test_10_3_a_used_mission_becomes_chakra() -> None:
    game = scene("player 1\n hand M-D 1", mission("M-D", text="Draw 1 card."))
    game.play("mission M-D")
    assert game.where("M-D") == "chakra"


def test_10_4_no_counter_is_played_in_the_own_turn() -> None:
    game = scene("player 1\n hand M-C N-001\nplayer 2\n hand 1", COUNTER)
    assert not game.offered("counter M-C")
    assert not game.offered("mission M-C")
    assert game.refusal("M-C") == "4.4.6"


def test_10_10_what_fizzled_or_was_negated_was_not_applied() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011
          hand J-K
        player 2
          block 1 N-001
          hand J-H
        """,
        KILL, jutsu("J-H", text="Target 1 of your Ninja.\nMove the target to hand."),
    )  # fmt: skip
    game.play("jutsu J-K")
    game.pick("N-001")
    game.play("jutsu J-H")
    game.resolve()
    assert [one.how for one in game.happened("resolve")] == [("applied",), ("failed",)]


def test_10_11_a_won_block_has_no_reward_but_by_a_card() -> None:
    text = "When its team wins, win 1 reward."
    for number, rewards in (("N-011", 0), ("A", 1)):
        game = scene(
            f"phase showdown\nplayer 1\n attack N-003\n hand 1\nplayer 2\n block 1 {number}",
            ninja("A", "6/0", text=text),
        )
        assert game.rewards(2) == rewards


def test_10_5_copies_of_one_permanent_stack() -> None:
    stays = mission("M-P", permanent=True, text="All of your Ninja get +1/+0.")
    game = scene("player 1\n mission M-P\n mission M-P\n team N-001\n hand 1", stays)
    assert game.power("N-001") == "3/0"


def test_10_6_a_ninja_in_play_is_not_given_up_for_another_version() -> None:
    game = scene("player 1\n team N-001\n hand A N-002", ninja("A", name="Naruto Uzumaki"))
    assert game.offers == ["deploy N-002", "charge", "next"]


def test_10_7_growth_platoon_and_deployment_are_no_answers() -> None:
    grown = ninja("G", name="Gaara", characteristics=("Growth",))
    pair = ninja("P", name="Gaara & Temari", characteristics=("Platoon",))
    game = scene(
        """
        player 1
          hand M-S G P N-001 wait
          team A
        player 2
          hand M-C
        """,
        mission("M-S", text="Injure all of your Ninja."), COUNTER, grown, pair,
        ninja("A", name="Gaara"),
    )  # fmt: skip
    assert {"growth G", "platoon P", "deploy N-001"} <= set(game.offers)
    game.play("mission M-S")
    assert game.asked == "2 respond"
    game.play("counter M-C")
    assert game.is_injured("A"), "nobody was asked before the chain was carried out"


def test_10_8_a_platoon_is_targeted_as_one_ninja() -> None:
    hit = mission("M-H", text="Target 1 enemy Ninja.\nInjure the target.")
    pair = ninja("P", name="Gaara & Temari", characteristics=("Platoon",))
    game = scene("player 1\n hand M-H 1\nplayer 2\n team P", hit, pair)
    game.play("mission M-H")
    assert game.is_injured("P")


def test_10_9_ninja_that_enter_in_the_opponents_turn_stay_in_teams_of_their_own() -> None:
    put = mission("M-P", counter=True, text="Put 2 Ninja from your hand into play.")
    game = scene(
        """
        player 1
          hand N-001
        player 2
          hand M-P N-002 N-003
        """,
        put,
    )
    game.play("deploy N-001")
    game.play("counter M-P")
    game.send("N-001")
    assert game.asked == "2 block"
    assert [one.heads for one in game.game.choice.blockers] == [
        (game.card("N-002"),), (game.card("N-003"),)
    ]  # fmt: skip


def test_10_12_a_hand_emptied_by_the_hand_cost_has_nothing_to_discard() -> None:
    card = mission("M-D", hand=1, text="Discard 1 card from your hand. If you do, draw 2 cards.")
    game = scene("player 1\n hand M-D N-002\n team N-001", card)
    game.play("mission M-D")
    assert game.cards(1, "hand") == []
    game = scene("player 1\n hand M-D N-002 N-011\n team N-001", card)
    game.play("mission M-D")
    game.pick("N-002")
    assert len(game.cards(1, "hand")) == 2


# -- what the rule books leave open ----------------------------------------------------------------


def test_open_3_nothing_happens_to_blockers_whose_attackers_are_gone() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011
        player 2
          block 1 N-001
          hand J-K
        """,
        KILL,
    )
    game.play("jutsu J-K")
    game.pick("N-011")
    assert game.happened("fight") == game.happened("reward") == []
    assert not game.is_injured("N-001")


@pytest.mark.parametrize("user", ["N-011", "N-003"])
def test_open_4_the_only_back_left_becomes_the_head_without_a_question(user: str) -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011, N-003
          hand wait
        player 2
          block 1 N-012
          hand J-K wait
        """,
        KILL,
    )
    game.play("pass")
    game.play("jutsu J-K")
    game.pick(user)
    game.resolve()
    left = "N-003" if user == "N-011" else "N-011"
    assert game.team(left) == [left]
    assert game.game.teams[game.game.play[game.card(left)].team].head == game.card(left)


def test_open_6_power_is_read_when_the_fight_is_settled() -> None:
    text = "When its team wins 1 or more rewards, all of your other Ninja get +4/+0 this turn."
    game = scene(
        """
        phase showdown
        player 1
          attack A
          attack B
        player 2
          hand 1
        """,
        ninja("A", "1/0", text=text), ninja("B", "1/0"),
    )  # fmt: skip
    game.order("A", "B")
    assert [event.number for event in game.happened("reward")] == [1, 2]


def test_open_13_the_blocker_has_one_option_after_each_action() -> None:
    game = scene("player 1\n hand N-001 N-002 N-003\nplayer 2\n hand M-C", COUNTER)
    game.play("deploy N-001")
    assert game.asked == "2 counter"
    game.play("pass")
    game.charge("N-002")
    assert game.asked == "2 counter"
    game.play("pass")
    game.play("next")
    assert game.asked == "2 counter"
    game.play("counter M-C")
    assert game.asked == "1 mission phase"


def test_open_15_damage_beyond_what_discards_is_lost() -> None:
    game = scene("phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 A injured, B",
                 ninja("A", "0/0"), ninja("B", "0/0"))  # fmt: skip
    assert game.where("A") == "discard"
    assert game.is_injured("B")


def test_open_27_a_reward_won_at_the_end_of_the_turn_counts_in_the_next_end_phase() -> None:
    text = "At the end of your turn, win 1 reward."
    game = scene(
        "phase end\nplayer 1\n rewards 9\n team A\nplayer 2\n hand 1", ninja("A", text=text)
    )
    assert game.rewards(1) == 10
    assert game.game.result is None
    game.until("start")
    assert (game.game.result.winner, game.game.result.turn) == (0, 6)


def test_open_28_effects_of_the_end_of_the_turn_see_the_raised_marker() -> None:
    text = (
        "At the end of your turn, put 1 Ninja with entrance cost X from your hand into play. "
        "X is your marker."
    )
    game = scene("phase end\nplayer 1\n marker 3\n hand N-011 N-010\n team A\nplayer 2\n hand 1",
                 ninja("A", text=text))  # fmt: skip
    assert game.where("N-011") == "play"
    assert game.where("N-010") == "hand"


def test_open_34_a_search_shows_the_card_to_the_opponent_only_if_told() -> None:
    for reveal, seen in (("", False), ("reveal that card; ", True)):
        card = mission("M-S", text=f"Search your deck for 1 Ninja; {reveal}move that card to hand.")
        game = scene("player 1\n hand M-S 1\n deck 5 N-002", card)
        game.play("mission M-S")
        if game.asked == "1 pick":
            game.pick("N-002")
        assert (game.game.view(1).card(game.card("N-002")) is not None) == seen


def test_open_36_a_mission_of_which_one_target_is_gone_does_the_rest() -> None:
    card = mission("M-2", text="Target 2 Ninja.\nInjure each target.")
    away = mission("M-C", counter=True, text="Target 1 of your Ninja.\nMove the target to hand.")
    game = scene("player 1\n hand M-2 1\n team N-001\nplayer 2\n team N-002\n hand M-C", card, away)
    game.play("mission M-2")
    game.play("counter M-C")
    assert game.where("N-002") == "hand"
    assert game.is_injured("N-001")


def test_open_37_mission_and_counter_are_counted_apart() -> None:
    game = scene("player 1\n hand M-C\nplayer 2\n hand M-C N-001\n missions 1\n", COUNTER)
    game.charge("M-C")
    assert game.asked == "2 counter"
