"""Terms of card text (T-1 to T-32), as far as playable cards use them."""

import pytest

from .scene import Scene, jutsu, mission, ninja, scene

COUNTER = mission("M-C", text="Draw 1 card.", counter=True)


def mission_phase(card, *cards, mine: str = "", theirs: str = "") -> Scene:
    """Player 1 plays this Mission, and the chain resolves as far as nothing is asked."""
    text = f"player 1\n hand {card.number} N-001\n{mine}\nplayer 2\n{theirs}"
    game = scene(text, card, *cards)
    game.play(f"mission {card.number}")
    return game


def exchange(mine: str, theirs: str, *cards, extra: str = "") -> Scene:
    """A attacks, B blocks; these Jutsu are in the hands, and `wait`."""
    return scene(
        f"""
        phase exchange
        player 1
          attack A, N-001
          hand {mine} wait
        player 2
          block 1 B, N-002
          hand {theirs} wait
          {extra}
        """,
        *cards,
    )


PLUS = jutsu(
    "J-P", text="Target 1 enemy Ninja on the battlefield.\nThe target gets +2/+2 this turn."
)
AB = (ninja("A", "4/1"), ninja("B", "4/1"))


# -- leaving, becoming stand-by ------------------------------------------------------------------


def test_t_3_a_trigger_on_leaving_reads_the_card_as_it_was() -> None:
    text = "When this Ninja leaves play, draw 2 cards."
    for state, drawn in (("", 2), ("injured", 0)):
        card = mission("M-K", text="Target 1 of your Ninja.\nDiscard the target.")
        game = mission_phase(card, ninja("A", text=text), mine=f"team A {state}")
        assert len(game.cards(1, "hand")) == 1 + drawn


def test_t_5_becoming_stand_by_keeps_status_and_coins_and_is_no_leaving() -> None:
    away = jutsu("J-A", text="Target 1 Ninja on the battlefield.\nThe target becomes stand-by.")
    text = "When this Ninja leaves play, draw 1 card."
    game = scene(
        """
        phase exchange
        player 1
          attack A injured coins +1/+1 x2, N-001
          hand J-A wait
        player 2
          hand 1
        """,
        away, ninja("A", "3/0", "1/0", text=f"Valid: {text}"),
    )  # fmt: skip
    game.play("jutsu J-A")
    game.pick("A")
    game.pick("A")
    game.resolve()
    assert game.team("A") == ["A"]
    assert game.is_injured("A")
    assert game.coins("A") == 2
    assert game.happened("trigger") == []


# -- sent out, opposed, compelled ----------------------------------------------------------------


def test_t_6_sent_out_is_attacking_or_blocking() -> None:
    sent = ninja("A", text="When this Ninja is sent out, draw 1 card.")
    attacks = ninja("B", text="When this Ninja attacks, draw 1 card.")
    game = scene("phase battle\nplayer 1\n team A\n team B", sent, attacks)
    game.send("A", "B")
    game.quiet()
    assert len(game.happened("trigger")) == 2
    game = scene(
        "phase block\nplayer 1\n attack N-001\n attack N-002\nplayer 2\n team A\n team B",
        sent,
        attacks,
    )
    game.block("N-001 by A", "N-002 by B")
    assert [event.cards[0] for event in game.happened("trigger")] == [game.card("A")]


def test_t_6_a_ninja_that_must_be_sent_out_is_unless_it_cannot() -> None:
    must = "This Ninja must be sent out."
    game = scene("phase battle\nplayer 1\n team A\n team N-001", ninja("A", text=must))
    choice = game.game.choice
    assert choice.problem(()) is not None
    game.send("A")
    text = "phase block\nplayer 1\n attack N-001\nplayer 2\n team A\n team N-002"
    game = scene(text, ninja("A", text=must))
    assert game.game.choice.problem(()) is not None
    game.block("N-001 by A")


def test_t_6_of_more_duties_than_can_be_met_as_many_as_possible_are() -> None:
    must = [ninja(one, text="This Ninja must be sent out.") for one in "ABCD"]
    game = scene("phase battle\nplayer 1\n team A\n team B\n team C\n team D", *must)
    teams = {one: (game.game.play[game.card(one)].team, game.card(one)) for one in "ABCD"}
    choice = game.game.choice
    assert choice.problem((teams["A"], teams["B"])) is not None
    assert choice.problem((teams["A"], teams["B"], teams["D"])) is None


def test_t_6_a_team_that_must_be_blocked_is_if_a_team_can() -> None:
    must = ninja("A", text="This Ninja must be blocked.")
    text = "phase block\nplayer 1\n attack A\n attack N-001\nplayer 2\n team {}"
    game = scene(text.format("N-002"), must)
    assert game.game.choice.problem(()) is not None
    game.block("A by N-002")
    weak = ninja("B", text="This Ninja cannot block.")
    game = scene(text.format("B"), must, weak)
    assert game.asked != "2 block"


def test_t_6_who_is_battling_includes_backs_on_both_sides() -> None:
    all_of_them = jutsu("J-1", text="Target all Ninja battling the user.\nInjure each target.")
    game = exchange("J-1", "", all_of_them, *AB)
    game.play("jutsu J-1")
    game.pick("N-001")
    game.resolve()
    assert game.is_injured("B")
    assert game.is_injured("N-002")


# -- results, damage -----------------------------------------------------------------------------


def test_t_7_1_each_member_of_the_team_has_won() -> None:
    text = "When this Ninja wins, draw 1 card."
    game = scene(
        "phase showdown\nplayer 1\n attack N-011, A\nplayer 2\n block 1 N-001",
        ninja("A", text=text),
    )
    assert len(game.happened("trigger")) == 1


def test_t_7_2_an_unblocked_attack_wins_no_victory() -> None:
    text = "When its team wins, draw 1 card."
    game = scene("phase battle\nplayer 1\n team A", ninja("A", text=text))
    game.send("A")
    assert game.rewards(1) == 1
    assert game.happened("trigger") == []


def test_t_7_4_an_empty_deck_gives_no_reward_and_nothing_is_won() -> None:
    text = "When its team wins 1 or more rewards, draw 1 card."
    game = scene("phase battle\nplayer 1\n team A\nplayer 2\n deck 0", ninja("A", text=text))
    game.send("A")
    assert game.rewards(1) == 0
    assert game.happened("trigger") == []


def test_t_8_what_cannot_receive_damage_is_as_if_it_were_prevented() -> None:
    text = "This Ninja cannot receive damage.\nWhen this Ninja receives damage, draw 1 card."
    game = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 A", ninja("A", text=text)
    )
    assert game.where("A") == "play"
    assert not game.is_injured("A")
    assert game.happened("trigger") == []


def test_t_9_what_cannot_be_targeted_is_still_reached_by_all() -> None:
    safe = ninja("A", text="This Ninja cannot be targeted.")
    every = mission("M-E", text="Injure all enemy Ninja.")
    one = mission("M-T", text="Target 1 enemy Ninja.\nInjure the target.")
    assert scene("player 1\n hand M-T\nplayer 2\n team A", one, safe).refusal("M-T") == "4.4.2"
    assert mission_phase(every, safe, theirs="team A").is_injured("A")


# -- negating, using, numbers --------------------------------------------------------------------


def test_t_10_a_negated_effect_text_has_no_trigger_and_loses_what_is_on_the_chain() -> None:
    blank = mission(
        "M-L", text="Target 1 enemy Ninja.\nThe target loses its text this turn.", counter=True
    )
    game = scene("player 1\n hand A\nplayer 2\n hand M-L", blank,
                 ninja("A", text="When this Ninja enters play, draw 1 card."))  # fmt: skip
    game.deploy("A")
    game.play("counter M-L")
    assert game.happened("resolve")[-1].how == ("failed",)


def test_t_11_using_a_jutsu_is_announcing_it() -> None:
    text = "When this Ninja uses a Jutsu, draw 1 card."
    away = jutsu(
        "J-A", text="Target 1 enemy Ninja on the battlefield.\nThe target becomes stand-by."
    )
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-1 wait\nplayer 2\n block 1 B\n hand J-A",
        ninja("A", text=text), ninja("B"), away, jutsu("J-1", text="Draw 1 card."),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.play("jutsu J-A")
    game.resolve()
    how = {game.game.cards[event.cards[0]].number: event.how for event in game.happened("resolve")}
    assert how["J-1"] == ("failed",)
    assert len(game.happened("trigger")) == 1


def test_t_12_a_set_power_ends_what_came_before_and_takes_what_comes_later() -> None:
    zero = jutsu(
        "J-Z", text="Target 1 enemy Ninja on the battlefield.\nThe target has power 0/0 this turn."
    )
    game = exchange("J-P x2 J-Z", "", PLUS, zero, *AB)
    powers = []
    for card in ("J-P", "J-Z", "J-P"):
        game.play(f"jutsu {card}")
        game.pick("A")
        game.pick("B")
        game.resolve()
        powers.append(game.power("B"))
    assert powers == ["6/3", "0/0", "2/2"]


def test_t_12_a_kept_printed_power_takes_nothing() -> None:
    keep = jutsu(
        "J-K",
        text="Target 1 enemy Ninja on the battlefield.\n"
        "The target keeps its printed power this turn.",
    )
    game = exchange("J-P x2 J-K", "", PLUS, keep, *AB)
    powers = []
    for card in ("J-P", "J-K", "J-P"):
        game.play(f"jutsu {card}")
        game.pick("A")
        game.pick("B")
        game.resolve()
        powers.append(game.power("B"))
    assert powers == ["6/3", "4/1", "4/1"]


# -- choosing, conditions, durations -------------------------------------------------------------


def test_t_14_a_changed_head_leads() -> None:
    switch = jutsu(
        "J-S",
        text="Target 1 team of 2 or more Ninja on the battlefield.\nSwitch the head of the target.",
    )
    game = exchange("J-S", "", switch, *AB)
    game.play("jutsu J-S")
    game.pick("A")
    game.pick("B")
    game.resolve()
    assert game.team("B") == ["N-002", "B"]
    assert game.team_power("B") == 3 + 1


def test_t_16_all_is_settled_on_resolution() -> None:
    every = mission("M-E", text="Injure all of your Ninja.")
    game = scene("player 1\n hand M-E\n team A\nplayer 2\n hand M-C", every, COUNTER, *AB[:1])
    game.play("mission M-E")
    game.play("pass")
    assert game.is_injured("A")


def test_t_16_the_opponent_chooses_what_he_must_select() -> None:
    card = mission("M-O", text="Your opponent discards 1 card from hand.")
    game = mission_phase(card, theirs="hand N-002 N-003")
    assert game.asked == "2 pick"
    game.pick("N-003")
    assert game.cards(2, "discard") == ["N-003"]


def test_t_17_otherwise_is_done_when_the_condition_is_false() -> None:
    text = "If you have 2 or more Ninja, draw 1 card. Otherwise, draw 3 cards."
    card = mission("M-I", text=text)
    assert len(mission_phase(card, mine="team N-002").cards(1, "hand")) == 4
    assert len(mission_phase(card, mine="team N-002\n team N-003").cards(1, "hand")) == 2


def test_t_18_this_turn_and_the_next_turn() -> None:
    card = mission(
        "M-L", text="Target 1 of your Ninja.\nThe target gets +2/+0 this turn and the next turn."
    )
    game = mission_phase(card, ninja("A"), mine="team A", theirs="hand 1")
    assert game.power("A") == "3/0"
    game.until("start")
    assert (game.turn, game.power("A")) == (6, "3/0")
    game.until("start")
    assert (game.turn, game.power("A")) == (7, "1/0")


def test_t_18_for_good_lasts_until_the_card_leaves_play() -> None:
    card = mission(
        "M-L", text='Target 1 of your Ninja.\nThe target gains "Sharingan Eye" for good.'
    )
    game = mission_phase(card, ninja("A"), mine="team A", theirs="hand 1")
    game.until("start")
    game.until("start")
    assert "Sharingan Eye" in game.game.traits(game.card("A")).words


def test_t_19_a_look_shows_the_cards_to_one_a_reveal_to_both() -> None:
    for word, seen in (("Look at", [True, False]), ("Reveal", [True, True])):
        card = mission("M-S", text=f"{word} the top 1 card of your deck; move the rest to hand.")
        game = scene("player 1\n hand M-S N-001\n deck N-002 9", card)
        game.play("mission M-S")
        kind = "look" if word == "Look at" else "reveal"
        views = [game.game.view(seat).events() for seat in (0, 1)]
        named = [
            any(e.kind == kind and e.cards == (game.card("N-002"),) for e in view) for view in views
        ]
        assert named == seen


@pytest.mark.parametrize(("top", "left"), [("N-001 N-002", 2), ("J-007 N-001", 2),
                                           ("J-007 J-007", 2)])  # fmt: skip
def test_t_19_the_rest_is_all_of_it_where_nothing_of_it_is_shown(top: str, left: int) -> None:
    text = "Look at the top 2 cards of your deck; reveal up to 1 Ninja among those cards; "
    text += "move the rest to the bottom of the deck in any order."
    game = scene(f"player 1\n hand M-S N-001\n deck {top} M-001 M-002\nplayer 2",
                 mission("M-S", text=text))  # fmt: skip
    game.play("mission M-S")
    while game.asked in ("1 pick", "1 order"):
        game.quiet()
    assert game.cards(1, "deck")[:left] == ["M-001", "M-002"]


def test_t_19_a_search_may_decline_and_shuffles() -> None:
    card = mission(
        "M-S", text="Search your deck for 1 Ninja; reveal that card; move that card to hand."
    )
    game = scene("player 1\n hand M-S N-001\n deck 5 N-002 N-003 9", card)
    before = game.cards(1, "deck")
    game.play("mission M-S")
    assert game.offers == ["N-002", "N-003"]
    game.pick()
    assert game.cards(1, "hand") == ["N-001"]
    assert sorted(game.cards(1, "deck")) == sorted(before)
    assert game.happened("shuffle")


def test_t_21_of_several_replacements_each_is_used_once() -> None:
    text = "When this Ninja would receive damage, reduce that damage by 1 instead."
    game = scene(
        "phase showdown\nplayer 1\n attack N-011\nplayer 2\n block 1 A",
        ninja("A", "0/0", text=text),
    )
    assert game.where("A") == "play"
    assert game.is_injured("A")


def test_t_25_two_words_are_both_needed() -> None:
    card = mission("M-T", text='Target 1 "Genin" "Female" Ninja.\nInjure the target.')
    game = scene("player 1\n hand M-T\n team N-001\n team N-003\n team N-010", card)
    game.play("mission M-T")
    assert game.is_injured("N-003")


def test_t_28_a_skipped_showdown_has_no_result() -> None:
    both = "Target the user's team and the team battling the user."
    skip = jutsu("J-S", text=f"{both}\nBoth targets skip the showdown.")
    game = scene(
        "phase exchange\nplayer 1\n attack N-011\n hand J-S\nplayer 2\n block 1 N-001", skip
    )
    game.play("jutsu J-S")
    assert game.happened("fight") == game.happened("damage") == []
    assert game.in_play(2) == ["N-001"]


def test_t_31_a_ninja_hears_of_its_own_damage_although_it_is_injured_by_it() -> None:
    text = "When this Ninja receives damage, draw 2 cards."
    game = scene(
        "phase showdown\nplayer 1\n attack N-002\nplayer 2\n block 1 A",
        ninja("A", "0/0", text=text),
    )
    assert game.is_injured("A")
    assert game.happened("resolve")[0].how == ("applied",)


def test_t_31_the_same_for_others_hit_at_the_same_time() -> None:
    hit = mission("M-H", text="Target all enemy Ninja.\nGive 1 damage to each target.")
    watcher = ninja("A", text="When a Ninja is discarded, draw 2 cards.")
    game = mission_phase(hit, watcher, theirs="team A\n team N-002 injured")
    assert game.where("N-002") == "discard"
    assert len(game.happened("trigger")) == 1


def test_t_31_a_ninja_hears_of_its_own_healing() -> None:
    heal = mission("M-H", text="Target 1 of your injured Ninja.\nHeal the target.")
    text = "When this Ninja is healed, draw 2 cards."
    game = mission_phase(heal, ninja("A", text=text), mine="team A injured")
    assert len(game.happened("trigger")) == 1


def test_k_28_7_an_optional_trigger_is_used_once_a_turn() -> None:
    card = mission("M-P", text="Put 2 Ninja from your hand into play.")
    for text in ("you may discard 1 chakra: draw 1 card.", "you may draw 1 card."):
        own = ninja("A", text=f"When a Ninja enters play, {text}")
        game = scene("player 1\n hand M-P N-001 N-002 N-003\n team A\n chakra 2", card, own)
        game.play("mission M-P")
        game.pick("N-001", "N-002")
        game.yes()
        if game.asked == "1 pick":
            game.pick("blank")
        assert game.asked == "1 mission phase"
        assert len(game.happened("draw")) == 1


def test_t_1_what_is_done_to_a_team_is_done_to_its_ninja() -> None:
    card = jutsu("J-T", text="Injure the user's team.")
    game = exchange("J-T", "", card, *AB)
    game.play("jutsu J-T")
    game.pick("A")
    game.resolve()
    assert game.is_injured("A")
    assert game.is_injured("N-001")
    assert not game.is_injured("B")
