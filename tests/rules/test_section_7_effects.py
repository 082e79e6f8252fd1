"""Rules, section 7: effects and the chain."""

from .scene import Scene, client, jutsu, mission, ninja, scene

DRAW = jutsu("J-D", text="Draw 1 card.")
MISSION = mission("M-A", text="Draw 1 card.")
COUNTER = mission("M-C", text="Draw 1 card.", counter=True)
INJURE = jutsu("J-I", text="Target 1 Ninja on the battlefield.\nInjure the target.")
AWAY = jutsu("J-A", text="Target 1 Ninja on the battlefield.\nThe target becomes stand-by.")
HAND = jutsu("J-H", text="Target 1 Ninja on the battlefield.\nMove the target to hand.")
NEGATE = jutsu("J-N", text="Target 1 Jutsu on the chain.\nNegate the target.")
BOOST = jutsu("J-B", text="Target 1 Ninja on the battlefield.\nThe target gets +2/+0 this turn.")
HEAL = mission("M-H", text="Target 1 of your injured Ninja.\nHeal the target.")


def duel(mine: str, theirs: str, *cards, extra: str = "") -> Scene:
    """N-011 attacks, N-012 blocks; these Jutsu are in the hands."""
    text = f"""
        phase exchange
        player 1
          attack N-011
          hand {mine}
          {extra}
        player 2
          block 1 N-012
          hand {theirs or 0}
    """
    return scene(text, *cards)


# -- kinds of effects -----------------------------------------------------------------------------


def test_7_1_continuous_effects_are_always_on_and_not_on_the_chain() -> None:
    game = scene("player 1\n team A\n hand N-001\nplayer 2\n hand M-C",
                 ninja("A", "1/0", text="This Ninja gets +2/+1."), COUNTER)  # fmt: skip
    assert game.power("A") == "3/1"
    assert game.happened("trigger") == []


def test_7_1_a_trigger_goes_on_the_chain_when_its_event_happens() -> None:
    game = scene("player 1\n hand A\nplayer 2\n hand M-C",
                 ninja("A", text="When this Ninja enters play, draw 1 card."), COUNTER)  # fmt: skip
    game.deploy("A")
    assert [link.card for link in game.game.chain] == [game.card("A")]
    assert game.asked == "2 respond"


def test_7_1_an_optional_price_is_paid_then_or_the_effect_does_not_go_on() -> None:
    text = "When this Ninja enters play, you may discard 1 chakra: draw 2 cards."
    card = ninja("A", text=text)
    game = scene("player 1\n hand A\n chakra N-001 x2\nplayer 2\n hand M-C", card, COUNTER)
    game.deploy("A")
    assert game.asked == "1 optional effect"
    game.no()
    assert game.happened("trigger") == []
    game = scene("player 1\n hand A\n chakra N-001\nplayer 2\n hand M-C", card, COUNTER)
    game.deploy("A")
    game.yes()
    assert game.cards(1, "discard") == ["N-001"]
    assert game.asked == "2 respond"


def test_7_1_a_trigger_on_two_deeds_of_one_event_happens_once() -> None:
    text = "When this Ninja attacks or when this Ninja blocks, draw 1 card."
    game = scene("phase battle\nplayer 1\n team A", ninja("A", text=text))
    game.send("A")
    assert len(game.happened("trigger")) == 1


# -- the chain ------------------------------------------------------------------------------------


def test_7_3_playing_a_mission_declares_targets_and_then_pays() -> None:
    card = mission("M-T", hand=1, text="Target 1 of your Ninja.\nInjure the target.")
    game = scene("player 1\n hand M-T N-002 N-011\n team N-001\n team N-003", card)
    game.play("mission M-T")
    assert game.asked == "1 target"
    game.pick("N-001")
    assert game.asked == "1 pay hand cost"


def test_7_4_the_option_goes_to_the_opponent_and_passes_in_a_row_resolve() -> None:
    game = duel("J-D x3", "J-D x2", DRAW)
    game.play("jutsu J-D")
    assert game.asked == "2 respond"
    game.play("pass")
    assert game.asked == "1 respond"
    game.play("jutsu J-D")
    assert game.asked == "2 respond"
    game.play("pass")
    assert game.asked == "1 respond"
    game.play("pass")
    assert len(game.happened("resolve")) == 2
    assert game.asked == "1 exchange"


def test_7_4_there_are_chains_in_the_mission_phase_too() -> None:
    game = scene("player 1\n hand M-A\nplayer 2\n hand M-C", MISSION, COUNTER)
    game.play("mission M-A")
    game.play("counter M-C")
    resolved = [event.cards[0] for event in game.happened("resolve")]
    assert resolved == [game.card("M-C"), game.card("M-A")]


def test_7_5_last_in_first_out() -> None:
    game = duel("J-B", "J-A", BOOST, AWAY)
    game.play("jutsu J-B")
    game.pick("N-011")
    game.play("jutsu J-A")
    game.pick("N-012")
    resolved = [event.cards[0] for event in game.happened("resolve")]
    assert resolved == [game.card("J-A"), game.card("J-B")]


def test_7_5_new_triggers_wait_for_the_next_chain() -> None:
    text = "When this Ninja becomes injured, draw 1 card."
    game = scene(
        """
        phase exchange
        player 1
          attack A
          hand J-I wait
        player 2
          block 1 N-012
          hand J-D
        """,
        ninja("A", text=text), INJURE, DRAW,
    )  # fmt: skip
    game.play("jutsu J-I")
    game.pick("A")
    game.play("jutsu J-D")
    game.resolve()
    kinds = [event.kind for event in game.game.events if event.kind in ("resolve", "trigger")]
    assert kinds == ["resolve", "resolve", "trigger", "resolve"]


# -- checks on resolution -------------------------------------------------------------------------


def failed(game: Scene, card: str) -> bool:
    """Whether a card has resolved without effect."""
    return [event.how for event in game.happened("resolve")
            if event.cards == (game.card(card),)] == [("failed",)]  # fmt: skip


def test_7_6_it_fails_when_its_only_target_has_left_its_area() -> None:
    game = duel("J-B", "J-H", BOOST, HAND)
    game.play("jutsu J-B")
    game.pick("N-012")
    game.play("jutsu J-H")
    game.pick("N-012")
    assert failed(game, "J-B")


def test_7_6_it_applies_to_the_targets_that_are_still_legal() -> None:
    both = jutsu("J-2", text="Target 1 to 2 Ninja on the battlefield.\nInjure each target.")
    game = duel("J-2 wait", "J-H wait", both, HAND)
    game.play("jutsu J-2")
    game.pick("N-011", "N-012")
    game.play("jutsu J-H")
    game.pick("N-012")
    game.resolve()
    assert game.is_injured("N-011")
    assert not failed(game, "J-2")


def test_7_6_it_fails_when_the_user_has_left_the_battlefield() -> None:
    game = duel("J-D", "J-A", DRAW, AWAY)
    game.play("jutsu J-D")
    game.play("jutsu J-A")
    game.pick("N-011")
    assert failed(game, "J-D")


def test_7_6_it_fails_when_the_user_no_longer_meets_the_requirements() -> None:
    needs = jutsu("J-R", text="Requires: healthy Ninja.\nDraw 1 card.")
    game = duel("J-R", "J-I", needs, INJURE)
    game.play("jutsu J-R")
    game.play("jutsu J-I")
    game.pick("N-011")
    assert failed(game, "J-R")


def test_7_6_a_ninja_injured_in_answer_loses_its_effect_unless_valid() -> None:
    for word, result in (("", "failed"), ("Valid: ", "applied")):
        text = f"{word}When this Ninja enters play, draw 1 card."
        answer = mission("M-I", text="Target 1 enemy Ninja.\nInjure the target.", counter=True)
        game = scene("player 1\n hand A\nplayer 2\n hand M-I", ninja("A", text=text), answer)
        game.deploy("A")
        game.play("counter M-I")
        assert game.happened("resolve")[-1].how == (result,)


def test_7_7_valid_text_works_injured() -> None:
    text = "player 1\n team A injured\n team B injured\n hand N-001"
    game = scene(text, ninja("A", text="This Ninja gets +2/+0."),
                 ninja("B", text="Valid: This Ninja gets +2/+0."))  # fmt: skip
    assert (game.power("A"), game.power("B")) == ("0/0", "2/0")


def test_7_8_text_of_a_ninja_works_in_play_only() -> None:
    helper = ninja("A", text="All of your Ninja get +1/+0.")
    game = scene("player 1\n hand A\n chakra A\n discard A\n team N-001", helper)
    assert game.power("N-001") == "1/0"
    game.play("deploy A")
    assert game.power("N-001") == "2/0"


def test_7_8_text_of_a_client_works_in_the_village() -> None:
    helper = client("C-A", text="All of your Ninja get +1/+0.")
    game = scene("player 1\n hand C-A\n team N-001", helper)
    assert game.power("N-001") == "1/0"
    game.play("client C-A")
    assert game.power("N-001") == "2/0"


def test_7_8_unless_the_text_says_so() -> None:
    condition = 'you have 1 or more Ninja named "Sasuke Uchiha"'
    text = f"In hand: While {condition}, deploying this card does not count."
    game = scene("player 1\n hand A N-001\n team N-002", ninja("A", text=text))
    game.deploy("N-001")
    assert game.offered("deploy A")


def test_7_9_a_negated_jutsu_has_no_effect_and_goes_to_chakra_its_price_stays_paid() -> None:
    game = duel("J-P wait", "J-N wait", jutsu("J-P", "1", text="Draw 1 card."), NEGATE,
                extra="chakra N-001")  # fmt: skip
    game.play("jutsu J-P")
    game.play("jutsu J-N")
    game.resolve()
    assert game.happened("draw") == []
    assert game.cards(1, "chakra") == ["J-P"]
    assert game.cards(1, "discard") == ["N-001"]


def test_7_9_what_cannot_be_negated_is_not() -> None:
    text = "Jutsu used by this Ninja cannot be negated."
    game = scene(
        """
        phase exchange
        player 1
          attack A
          hand J-D
        player 2
          block 1 N-012
          hand J-N
        """,
        ninja("A", text=text), DRAW, NEGATE,
    )  # fmt: skip
    game.play("jutsu J-D")
    game.play("jutsu J-N")
    assert [event.seat for event in game.happened("draw")][:1] == [0]


def test_7_9_lost_text_does_nothing_for_its_time() -> None:
    card = mission("M-L", text="Target 1 Ninja.\nThe target loses its text this turn.")
    game = scene(
        "player 1\n team A\n hand M-L N-001", card, ninja("A", text="This Ninja gets +2/+0.")
    )
    assert game.power("A") == "3/0"
    game.play("mission M-L")
    assert game.power("A") == "1/0"
    game.until("start")
    assert game.power("A") == "3/0"


def test_7_10_targets_are_declared_at_once_what_is_picked_later() -> None:
    target = mission("M-T", text="Target 1 of your Ninja.\nInjure the target.")
    pick = mission("M-P", text="Injure 1 of your Ninja.")
    for card, asked in ((target, "1 target"), (pick, "2 respond")):
        text = f"player 1\n hand {card.number}\n team N-001\n team N-002\nplayer 2\n hand M-C"
        game = scene(text, card, COUNTER)
        game.play(f"mission {card.number}")
        assert game.asked == asked
    game.play("pass")
    assert game.asked == "1 pick"
    game.pick("N-002")
    assert game.is_injured("N-002")


def test_7_11_if_you_do_needs_the_first_part_really_done() -> None:
    text = "You may discard 1 card from your hand. If you do, draw 2 cards."
    card = mission("M-D", text=text)
    game = scene("player 1\n hand M-D N-001", card)
    game.play("mission M-D")
    game.yes()
    assert len(game.cards(1, "hand")) == 2
    game = scene("player 1\n hand M-D N-001", card)
    game.play("mission M-D")
    game.no()
    assert game.cards(1, "hand") == ["N-001"]
    game = scene("player 1\n hand M-D\n team N-001", card)
    game.play("mission M-D")
    assert game.cards(1, "hand") == []


def test_7_12_as_much_as_possible_is_done() -> None:
    card = mission("M-3", text="Draw 3 cards.\n")
    game = scene("player 1\n hand M-3\n deck N-001 N-002\n team N-003", card)
    game.play("mission M-3")
    assert game.cards(1, "hand") == ["N-001", "N-002"]


def test_7_13_the_attackers_triggers_go_on_first_and_the_blockers_resolve_first() -> None:
    text = "When a Ninja enters play, draw 1 card."
    game = scene("player 1\n team A\n hand N-001\nplayer 2\n team B", ninja("A", text=text),
                 ninja("B", text=text))  # fmt: skip
    game.deploy("N-001")
    put = [event.cards[0] for event in game.happened("trigger")]
    resolved = [event.cards[0] for event in game.happened("resolve")]
    assert put == [game.card("A"), game.card("B")]
    assert resolved == put[::-1]


def test_7_13_a_player_orders_his_own_triggers() -> None:
    text = "When a Ninja enters play, draw 1 card."
    game = scene("player 1\n team A\n team B\n hand N-001 N-002", ninja("A", text=text),
                 ninja("B", text=text))  # fmt: skip
    game.deploy("N-001")
    assert game.asked == "1 trigger order"
    game.order("B", "A")
    put = [event.cards[0] for event in game.happened("trigger")]
    assert put == [game.card("B"), game.card("A")]


def test_7_14_cannot_beats_must() -> None:
    text = "This Ninja cannot be sent out alone.\nThis Ninja must be sent out."
    game = scene("phase battle\nplayer 1\n team A\n team N-001", ninja("A", text=text))
    assert [one.heads for one in game.game.choice.teams] == [(game.card("N-001"),)]


def test_7_15_power_may_be_below_0_and_counts_so_in_sums() -> None:
    cards = (ninja("A", "-3/0"), ninja("B", "0/1"))
    game = scene("phase block\nplayer 1\n attack A, B\nplayer 2\n team N-001", *cards)
    assert game.team_power("A") == -2


def test_7_16_coins_stay_until_the_card_leaves_play() -> None:
    coin = mission("M-K", text="Place 1 +1/+1 coin on 1 of your Ninja.")
    game = scene("player 1\n team A\n hand M-K N-001\n deck 9", coin, ninja("A"))
    game.play("mission M-K")
    assert game.power("A") == "2/1"
    game.until("start")
    assert game.power("A") == "2/1"
    growth = scene("player 1\n team A coins growth x2\n hand N-001", ninja("A"))
    assert growth.power("A") == "3/2"


def test_7_17_changes_of_this_turn_end_with_it() -> None:
    boost = mission("M-B", text="Target 1 of your Ninja.\nThe target gets +3/+0 this turn.")
    game = scene("player 1\n hand M-B\n team N-001\nplayer 2\n hand 1", boost)
    game.play("mission M-B")
    assert game.power("N-001") == "4/0"
    game.until("start")
    assert game.power("N-001") == "1/0"


def test_7_18_the_player_of_the_effect_flips() -> None:
    text = "Flip 1 coin. On heads, draw 1 card. On tails, draw 2 cards."
    card = mission("M-F", text=text)
    drawn = set()
    for seed in range(12):
        game = scene(f"seed {seed}\nplayer 1\n hand M-F\n team N-001", card)
        game.play("mission M-F")
        assert [event.seat for event in game.happened("flip")] == [0]
        drawn.add(len(game.cards(1, "hand")))
    assert drawn == {1, 2}


def test_7_6_what_declared_no_target_cannot_lose_one() -> None:
    card = mission("M-U", text="Target up to 1 Ninja.\nInjure the target. Draw 1 card.")
    game = scene("player 1\n hand M-U\n team N-001\nplayer 2\n hand M-C", card, COUNTER)
    game.play("mission M-U")
    game.pick()
    game.play("pass")
    assert not game.is_injured("N-001")
    assert len(game.cards(1, "hand")) == 1


def test_7_1_a_later_effect_remembers_x() -> None:
    card = jutsu("J-L", "X", text="At the end of this turn, draw X cards.")
    game = duel("J-L", "", card, extra="chakra N-001 x3")
    game.play("jutsu J-L")
    game.say_number(3)
    assert game.turn == 6
    assert len(game.cards(1, "hand")) == 3


def test_7_3_an_effect_with_a_price_declares_its_target_and_then_pays() -> None:
    text = (
        "When this Ninja enters play, you may discard 1 chakra: Target 1 enemy Ninja. "
        "Injure the target."
    )
    game = scene(
        """
        player 1
          hand A
          chakra N-001 N-002
        player 2
          team N-003
          team N-004
        """,
        ninja("A", text=text),
    )
    game.deploy("A")
    game.yes()
    assert game.asked == "1 target"
    game.pick("N-004")
    assert game.asked == "1 pick"
    game.pick("N-002")
    assert game.cards(1, "discard") == ["N-002"]
    assert game.is_injured("N-004")


def test_7_10_a_jutsu_on_the_chain_may_be_picked_on_resolution() -> None:
    negate = jutsu("J-N", text="Negate 1 Jutsu on the chain.")
    game = duel("J-B wait", "J-N wait", BOOST, negate)
    game.play("jutsu J-B")
    game.pick("N-011")
    game.play("jutsu J-N")
    game.resolve()
    assert game.power("N-011") == "5/3"
