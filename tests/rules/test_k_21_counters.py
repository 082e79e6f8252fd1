"""Counter Missions (K-21)."""

from .scene import mission, ninja, scene

C = mission("C", text="Draw 1 card.", counter=True)
CC = mission("CC", text="Draw 2 cards.", counter=True)
M = mission("M", text="Draw 1 card.")


def test_k_21_1_in_answer_to_what_is_on_the_chain() -> None:
    game = scene("player 1\n hand M N-001\nplayer 2\n hand C N-001", M, C)
    game.play("mission M")
    assert game.asked == "2 respond"
    game.play("counter C")
    assert game.where("C") == "chakra"
    assert len(game.cards(2, "hand")) == 2


def test_k_21_1_after_each_action_on_the_empty_chain() -> None:
    game = scene("player 1\n hand A N-001\nplayer 2\n hand C N-001", ninja("A"), C)
    game.deploy("A")
    assert game.asked == "2 counter"
    game.play("pass")
    game.charge("N-001")
    assert game.asked == "2 counter"
    game.play("counter C")
    assert game.where("C") == "chakra"


def test_k_21_1_before_the_phase_ends_and_then_the_attacker_goes_on() -> None:
    game = scene("player 1\n hand N-001\nplayer 2\n hand C N-001", C)
    game.play("next")
    assert game.asked == "2 counter"
    game.play("counter C")
    assert game.asked == "1 mission phase"


def test_k_21_1_once_a_turn_and_with_its_own_marker_and_hand_cost() -> None:
    game = scene("player 1\n hand A N-001\nplayer 2\n hand C CC N-001", ninja("A"), C, CC)
    game.deploy("A")
    game.play("counter C")
    game.resolve()
    game.charge("N-001")
    assert "counter" not in game.asked
    dear = mission("D", text="Draw 1 card.", counter=True, entrance=3)
    game = scene("player 1\n hand N-001\nplayer 2\n marker 2\n hand D", dear)
    game.play("next")
    assert game.asked != "2 counter"
    costly = mission("D", text="Draw 1 card.", counter=True, hand=1)
    game = scene("player 1\n hand N-001\nplayer 2\n hand D N-004", costly)
    game.play("next")
    assert game.asked != "2 counter"


def test_k_21_1_the_attacker_plays_no_counter() -> None:
    game = scene("player 1\n hand C N-001", C)
    assert not game.offered("mission C")
    assert game.refusal("C") == "4.4.6"


def test_k_21_2_being_played_is_on_the_chain() -> None:
    stop = mission("C", text="Target 1 Mission on the chain.\nNegate the target.", counter=True)
    game = scene("player 1\n hand M A N-001\nplayer 2\n hand C", M, stop, ninja("A"))
    game.deploy("A")
    assert game.asked == "1 mission phase"
    game.play("mission M")
    game.play("counter C")
    assert game.happened("negate")
    assert len(game.cards(1, "hand")) == 1


def test_k_21_2_just_deployed_is_directly_after_and_this_turn_later_too() -> None:
    just = mission(
        "C", text="Target 1 enemy just deployed Ninja.\nInjure the target.", counter=True
    )
    text = "Target 1 enemy Ninja that was deployed this turn.\nInjure the target."
    later = mission("CC", text=text, counter=True)
    game = scene(
        "player 1\n hand A N-001\n team B\nplayer 2\n hand C CC",
        ninja("A"),
        ninja("B"),
        just,
        later,
    )
    game.deploy("A")
    assert game.offers == ["counter C", "counter CC", "pass"]
    game.play("pass")
    game.charge("N-001")
    assert game.offers == ["counter CC", "pass"]
    game.play("counter CC")
    game.resolve()
    assert (game.is_injured("A"), game.is_injured("B")) == (True, False)


ANSWER = """Target 1 "Counter" Mission on the chain.
Negate the target.
In hand: You can play this card ignoring limits."""
STOP = mission("R", text=ANSWER)


def test_k_21_3_a_mission_may_answer_a_counter_outside_the_one_of_the_turn() -> None:
    game = scene("player 1\n hand M R N-001\nplayer 2\n hand C N-001", M, C, STOP)
    assert not game.offered("mission R")
    game.play("mission M")
    game.play("counter C")
    assert game.asked == "1 respond"
    game.play("mission R")
    assert [game.game.cards[one.cards[0]].number for one in game.happened("negate")] == ["C"]
    assert len(game.cards(2, "hand")) == 1
    assert game.game.view(0).counts(0)[1] == 1


def test_k_21_3_the_blocker_answers_with_counters_alone() -> None:
    game = scene("player 1\n hand M N-001\nplayer 2\n hand R N-001", M, STOP)
    game.play("mission M")
    assert game.asked == "1 mission phase"


def test_k_21_3_no_mission_answers_that_does_not_say_so() -> None:
    plain = mission("R", text="Target 1 Mission on the chain.\nNegate the target.")
    game = scene("player 1\n hand M R N-001\nplayer 2\n hand C N-001", M, C, plain)
    game.play("mission M")
    game.play("counter C")
    assert game.asked == "1 mission phase"


def test_k_21_4_after_resolution_to_chakra_and_a_permanent_one_stays() -> None:
    stays = mission("S", text="All of your Ninja get +1/+0.", counter=True, permanent=True)
    game = scene("player 1\n hand N-001\nplayer 2\n hand S\n team A", stays, ninja("A", "1/0"))
    game.play("next")
    game.play("counter S")
    assert game.where("S") == "play"
    assert game.power("A") == "2/0"
