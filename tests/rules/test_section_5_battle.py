"""Rules, 5.1 to 5.3 and 5.6: sending out, blocking, the Exchange of Jutsu, return."""

from naruto_tui.rules.questions import IllegalAnswerError

from .scene import Scene, client, jutsu, ninja, scene

DRAW = jutsu("J-D", text="Draw 1 card.")
BOOST = jutsu("J-B", text="Target the user.\nThe target gets +2/+0 this turn.")
AWAY = jutsu("J-A", text="Target 1 Ninja on the battlefield.\nThe target becomes stand-by.")
KILL = jutsu("J-K", text="Target 1 Ninja on the battlefield.\nDiscard the target.")


def duel(hands: tuple[str, str] = ("", ""), *cards, chakra: str = "0", extra: str = "") -> Scene:
    """N-011 attacks and N-012 blocks."""
    text = f"""
        phase exchange
        player 1
          attack N-011
          hand {hands[0] or 0}
          chakra {chakra}
          {extra}
        player 2
          block 1 N-012
          hand {hands[1] or 0}
    """
    return scene(text, *cards)


def refused(game: Scene, answer: object) -> bool:
    """Whether an answer is refused and leaves the question open."""
    choice = game.game.choice
    try:
        game.game.answer(answer)
    except IllegalAnswerError:
        return game.game.choice is choice
    return False


# -- sending out ---------------------------------------------------------------------------------


def test_5_1_1_none_to_three_teams_each_with_its_head() -> None:
    text = "phase battle\nplayer 1\n team N-001, N-003\n team N-002\n team N-004\n team N-006"
    game = scene(text)
    teams = [(game.game.play[game.card(n)].team, game.card(n)) for n in
             ("N-003", "N-002", "N-004", "N-006")]  # fmt: skip
    assert refused(game, tuple(teams))
    game.send("N-003", "N-002", "N-004")
    assert game.team("N-001") == ["N-003", "N-001"]
    nobody = scene(text)
    nobody.send()
    assert nobody.rewards(1) == 0


def test_5_1_2_head_and_team_stay_as_they_are_this_turn() -> None:
    game = scene("phase battle\nplayer 1\n team N-011, N-003\n hand J-D x2", DRAW)
    game.send("N-003")
    game.play("jutsu J-D")
    game.pick("N-011")
    assert game.team("N-011") == ["N-003", "N-011"]
    assert "head" not in game.offers


def test_5_1_3_whole_teams_only() -> None:
    game = scene("phase battle\nplayer 1\n team N-001, N-003\n team N-002")
    assert [len(one.heads) for one in game.game.choice.teams] == [2, 1]
    game.send("N-001")
    game.until("end")
    assert {len(event.cards) for event in game.happened("send")} == {2}


# -- blocking ------------------------------------------------------------------------------------

TWO_ON_TWO = """
    phase block
    player 1
      attack N-001
      attack N-002
    player 2
      team N-003, N-004
      team N-005
      team N-006
"""


def test_5_2_1_one_blocking_team_an_attack_and_one_attack_a_blocking_team() -> None:
    game = scene(TWO_ON_TWO)
    first, second = (fight.attacker for fight in game.game.fights)
    team = {n: game.game.play[game.card(n)].team for n in ("N-003", "N-006")}
    three, six = game.card("N-003"), game.card("N-006")
    assert refused(game, ((first, team["N-003"], three), (first, team["N-006"], six)))
    assert refused(game, ((first, team["N-003"], three), (second, team["N-003"], three)))
    game.block("N-001 by N-003", "N-002 by N-006")
    opposed = [(event.source, event.target) for event in game.happened("oppose")]
    assert opposed == [(first, team["N-003"]), (second, team["N-006"])]


def test_5_2_2_blocking_is_optional_and_each_team_names_its_head() -> None:
    game = scene(TWO_ON_TWO)
    game.block()
    game.until("end")
    assert game.rewards(1) == 2
    game = scene(TWO_ON_TWO.replace("player 2", "player 2\n hand J-D"), DRAW)
    game.block("N-001 by N-004")
    assert game.team("N-003") == ["N-004", "N-003"]


def test_5_2_3_blocked_teams_are_battling_others_are_not() -> None:
    touch = jutsu("J-T", text="Target 1 Ninja battling the user.\nInjure the target.")
    stand = jutsu("J-S", text="Target 1 stand-by Ninja.\nInjure the target.")
    text = """
        phase exchange
        player 1
          attack N-001
          attack N-002
          hand J-T J-S
          team N-011
        player 2
          block 2 N-003, N-004
          team N-012
    """
    game = scene(text, touch, stand)
    game.play("jutsu J-T")
    assert game.offers == ["N-003", "N-004"]
    game = scene(text, touch, stand)
    game.play("jutsu J-S")
    game.pick("N-001")
    assert game.offers == ["N-011", "N-012"]


def test_5_2_4_without_an_attack_there_is_no_block_and_no_fight() -> None:
    game = scene("phase battle\nplayer 1\n team N-001\nplayer 2\n team N-002\n hand J-D", DRAW)
    game.send()
    assert game.happened("oppose") == game.happened("fight") == game.happened("reward") == []
    assert game.asked == "2 mission phase"


# -- exchange of jutsu -----------------------------------------------------------------------------


def test_5_3_1_the_attacker_has_the_first_option_then_they_take_turns() -> None:
    game = duel(("J-D", "J-D"), DRAW)
    assert game.asked == "1 exchange"
    game.play("pass")
    assert game.asked == "2 exchange"
    game.play("jutsu J-D")
    assert game.asked == "1 respond"


def test_5_3_2_they_add_to_the_chain_until_both_decline_then_it_resolves() -> None:
    game = duel(("J-D x2", "J-D x2"), DRAW)
    game.play("jutsu J-D")
    assert game.asked == "2 respond"
    game.play("jutsu J-D")
    assert game.asked == "1 respond"
    game.play("pass")
    assert game.asked == "2 respond"
    assert len(game.game.chain) == 2
    game.play("pass")
    assert game.game.chain == []
    assert len(game.happened("resolve")) == 2


def test_5_3_3_after_a_chain_the_attacker_has_the_first_option_again() -> None:
    game = duel(("J-D x2", "J-D"), DRAW)
    game.play("pass")
    game.play("jutsu J-D")
    game.play("pass")
    assert game.asked == "1 exchange"


def test_5_3_3_two_passes_on_an_empty_chain_end_the_step() -> None:
    game = duel(("J-D", "J-D"), DRAW)
    game.play("pass")
    game.play("pass")
    assert game.happened("fight")


def test_5_3_4_card_then_user_then_x_then_targets_then_price() -> None:
    card = jutsu(
        "J-X", "XX1", text="Target 1 Ninja battling the user.\nThe target gets -X/-0 this turn."
    )
    text = """
        phase exchange
        player 1
          attack N-011, N-001
          hand J-X wait
          chakra N-001 x3 N-002 x3
        player 2
          block 1 N-012, N-009
    """
    game = scene(text, card)
    asked = [game.asked]
    game.play("jutsu J-X")
    asked.append(game.asked)
    game.pick("N-001")
    asked.append(game.asked)
    game.say_number(1)
    asked.append(game.asked)
    game.pick("N-012")
    asked.append(game.asked)
    assert asked == ["1 exchange", "1 user", "1 x", "1 target", "1 pay jutsu cost"]
    game.pick("N-002", "N-002", "N-002")
    game.resolve()
    assert game.power("N-012") == "4/2"


def test_5_3_4_modes_are_chosen_at_announcement() -> None:
    card = jutsu("J-M", text="Choose 1: (1) Draw 1 card. (2) Draw 2 cards.")
    game = duel(("J-M", "J-D"), card, DRAW)
    game.play("jutsu J-M")
    assert game.asked == "1 modes"
    game.play("mode 1")
    assert game.asked == "2 respond"
    game.play("pass")
    assert len(game.happened("draw")[0].cards) == 2


def test_5_3_4_the_user_must_meet_the_requirements() -> None:
    card = jutsu("J-R", text='Requires: "Jonin" Ninja.\nDraw 1 card.')
    text = "phase exchange\nplayer 1\n attack N-001, {}\n hand J-R"
    assert scene(text.format("N-003"), card).turn == 6
    game = scene(text.format("N-011"), card)
    game.play("jutsu J-R")
    assert game.happened("use")[0].cards == (game.card("N-011"),)


def test_5_3_5_users_are_on_the_battlefield_blocked_or_not() -> None:
    text = """
        phase exchange
        player 1
          attack N-001
          attack N-002
          team N-011
          client C-A
          hand J-D
        player 2
          block 1 N-012
    """
    game = scene(text, DRAW, client("C-A"))
    game.play("jutsu J-D")
    assert game.offers == ["N-001", "N-002"]


def test_5_3_5_a_ninja_may_use_several_jutsu_of_any_symbol() -> None:
    water = jutsu("J-W", symbols="W", text="Draw 1 card.")
    game = duel(("J-W x2", ""), water)
    game.play("jutsu J-W")
    game.play("jutsu J-W")
    assert [event.cards for event in game.happened("use")] == [(game.card("N-011"),)] * 2


def test_5_3_6_each_symbol_needs_its_chakra_and_a_number_any() -> None:
    card = jutsu("J-C", "F1", text="Draw 1 card.")
    assert duel(("J-C", ""), card, chakra="N-001 x3").turn == 6
    assert duel(("J-C", ""), card, chakra="N-002").turn == 6
    game = duel(("J-C", ""), card, chakra="N-001 x2 N-002")
    game.play("jutsu J-C")
    one, two, fire = game.game.sides[0].chakra
    assert refused(game, (one, two))
    assert refused(game, (one, two, fire))
    game.pick("N-001", "N-002")
    assert game.cards(1, "discard") == ["N-001", "N-002"]


def test_5_3_7_x_is_chosen_first_and_paid_for_each_x() -> None:
    card = jutsu("J-X", "XX", text="Target the user.\nThe target gets +X/+0 this turn.")
    game = duel(("J-X wait", ""), card, chakra="N-001 x5")
    game.play("jutsu J-X")
    assert (game.game.choice.low, game.game.choice.high) == (0, 2)
    game.say_number(2)
    assert game.asked == "1 pay jutsu cost"
    game.pick("N-001", "N-001", "N-001", "N-001")
    game.resolve()
    assert game.power("N-011") == "7/3"


def test_5_3_7_x_may_ask_for_one_symbol() -> None:
    text = "X is paid only with Fire.\nTarget the user.\nThe target gets +X/+0 this turn."
    game = duel(("J-X", ""), jutsu("J-X", "X", text=text), chakra="N-001 x5 N-002")
    game.play("jutsu J-X")
    assert game.game.choice.high == 1


def test_5_3_8_one_of_two_whole_costs_is_paid() -> None:
    card = jutsu("J-O", "W or 2", text="Draw 1 card.")
    game = duel(("J-O", ""), card, chakra="N-001 x2 N-015")
    game.play("jutsu J-O")
    one, two, water = game.game.sides[0].chakra
    assert game.game.choice.problem((water,)) is None
    assert game.game.choice.problem((one, two)) is None
    assert game.game.choice.problem((one,)) is not None


def test_5_3_9_who_can_no_longer_use_it_once_it_has_left_the_hand_does_not() -> None:
    counts = "Valid: X is the number of cards in your hand plus 1."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J\nplayer 2\n hand wait",
        ninja("A", mental=0, text=counts, variable=("mental",)),
        jutsu("J", text="Requires: Ninja with mental power 2 or more.\nDraw 1 card."),
    )  # fmt: skip
    game.play("jutsu J")
    assert len(game.happened("take back")) == 1
    assert (game.where("J"), game.deck(1)) == ("hand", 30)
    # He is not asked for it again: the battle goes on without it.
    assert game.asked == "2 mission phase"


def test_5_3_9_what_cannot_be_announced_to_the_end_is_not_offered() -> None:
    card = jutsu("J-T", "1", text="Target 1 injured Ninja battling the user.\nHeal the target.")
    game = duel(("J-T J-D", ""), card, DRAW, chakra="N-001")
    assert game.offers == ["jutsu J-D", "pass"]
    assert game.refusal("J-T") == "5.3.4"


def test_5_3_10_a_used_jutsu_goes_to_chakra_negated_or_not() -> None:
    negate = jutsu("J-N", text="Target 1 Jutsu on the chain.\nNegate the target.")
    card = jutsu("J-C", "1", text="Draw 1 card.")
    game = duel(("J-C wait", "J-N"), card, negate, chakra="N-001")
    game.play("jutsu J-C")
    game.play("jutsu J-N")
    game.resolve()
    assert game.cards(1, "chakra") == ["J-C"]
    assert game.cards(1, "discard") == ["N-001"]
    assert game.cards(2, "chakra") == ["J-N"]
    assert game.happened("charge") == game.happened("draw") == []


def test_5_3_10_a_jutsu_that_fails_goes_to_chakra_too() -> None:
    game = duel(("J-B wait", "J-A wait"), BOOST, AWAY)
    game.play("jutsu J-B")
    game.play("jutsu J-A")
    game.pick("N-011")
    game.resolve()
    assert game.power("N-011") == "5/3"
    assert game.cards(1, "chakra") == ["J-B"]


# -- return ----------------------------------------------------------------------------------------


def test_5_6_teams_return_together_in_their_present_state() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011, N-003
          hand N-001 x7
        player 2
          block 1 N-004 injured, N-006
        """
    )
    game.until("end")
    assert game.asked == "1 discard to hand limit"
    assert sorted(game.team("N-011")) == ["N-003", "N-011"]
    assert all(team.out == "" and team.head == -1 for team in game.game.teams.values())
    assert game.game.fights == []
    assert game.in_play(2) == ["N-006"]
    assert game.is_injured("N-006")


def test_5_3_8_x_is_paid_with_the_cost_that_has_one() -> None:
    card = jutsu("J-O", "FX or 1", text="Target the user.\nThe target gets +X/+0 this turn.")
    game = duel(("J-O wait", ""), card, chakra="N-011 x3")
    game.play("jutsu J-O")
    assert (game.game.choice.low, game.game.choice.high) == (0, 2)
    game.say_number(1)
    assert (game.game.choice.low, game.game.choice.high) == (2, 2)


def test_5_3_4_each_target_line_leaves_room_for_the_next() -> None:
    text = "Target 1 Ninja on the battlefield and 1 Ninja battling the user.\nInjure each target."
    game = duel(("J-2 wait", ""), jutsu("J-2", text=text))
    game.play("jutsu J-2")
    game.resolve()
    assert game.is_injured("N-011")
    assert game.is_injured("N-012")
