"""Rules, section 4: the turn up to the Organization Phase."""

from naruto_tui.cards.pool import shipped
from naruto_tui.rules.game import Game

from .scene import Scene, client, jutsu, mission, ninja, scene

DRAW = mission("M-A", text="Draw 1 card.")
COUNTER = mission("M-C", text="Draw 1 card.", counter=True)
AWAY = jutsu("J-A", text="Target 1 of your Ninja on the battlefield.\nThe target becomes stand-by.")
GREETER = ninja("N-G", text="When this Ninja enters play, draw 1 card.")


def begun(seed: int = 1) -> Scene:
    """A game from the first turn on, with plain Ninja and no redraws."""
    deck = tuple(ninja(f"N-A{i}") for i in range(50))
    game = Scene(Game.new((deck, deck), seed=seed, first=0), shipped().card)
    game.no()
    game.no()
    return game


def begun_phases(game: Scene, turn: int) -> list[str]:
    found: list[str] = []
    now = 0
    for event in game.game.events:
        now = event.number if event.kind == "turn" else now
        if event.kind == "phase" and now == turn:
            found.append(event.how[-1])
    return found


# -- the turn as a whole -------------------------------------------------------------------------


def test_4_phases_in_order() -> None:
    game = scene("phase start\nplayer 1\n hand N-001\n team N-002")
    game.play("next")
    game.send("N-002")
    game.until("start")
    order = ["mission", "organize", "battle", "exchange", "showdown", "end"]
    assert begun_phases(game, 5) == order


def test_4_first_turn_of_the_starting_player_has_no_draw_and_no_battle() -> None:
    game = begun()
    assert len(game.cards(1, "hand")) == 6
    game.play(game.offers[0])
    game.until("end")
    assert "battle" not in begun_phases(game, 1)
    assert "organize" in begun_phases(game, 1)


def test_4_the_other_players_first_turn_is_a_full_one() -> None:
    game = begun()
    game.play("next")
    assert game.asked == "2 mission phase"
    assert len(game.cards(2, "hand")) == 7
    assert game.marker(2) == 0
    game.play(game.offers[0])
    game.play("next")
    assert game.asked == "2 send"


# -- start phase ---------------------------------------------------------------------------------


def test_4_1_1_the_start_of_the_turn_comes_before_the_draw() -> None:
    text = "At the start of your turn, discard 1 card from your hand."
    game = scene(
        "phase start\nplayer 1\n team A\n hand N-001\n deck N-002 x9", ninja("A", text=text)
    )
    assert game.cards(1, "discard") == ["N-001"]
    assert game.cards(1, "hand") == ["N-002"]


def test_4_1_2_the_attacker_draws_the_top_card() -> None:
    game = scene("phase start\nplayer 1\n deck N-001 N-002 x9")
    assert game.cards(1, "hand") == ["N-001"]
    assert game.cards(2, "hand") == []


def test_4_1_3_an_empty_deck_gives_nothing_and_is_judged_at_the_end() -> None:
    game = scene("phase start\nplayer 1\n deck 0\n hand N-001\nplayer 2\n hand N-002")
    assert game.cards(1, "hand") == ["N-001"]
    assert game.asked == "1 mission phase"
    game.play("next")
    assert (game.game.result.winner, game.game.result.why) == (1, "deck out")


# -- mission phase -------------------------------------------------------------------------------


def test_4_2_1_actions_come_in_any_order_each_with_its_limit() -> None:
    text = "player 1\n hand N-001 N-002 C-A M-A x2\n team N-003"
    for order in (("M-A", "C-A", "N-001"), ("N-001", "M-A", "C-A"), ("C-A", "N-001", "M-A")):
        game = scene(text, client("C-A"), DRAW)
        words = {"M-A": "mission M-A", "C-A": "client C-A", "N-001": "deploy N-001"}
        for number in order:
            game.play(words[number])
        assert game.offers == ["charge", "next"]


def test_4_2_1_the_phase_is_over_when_the_attacker_says_so() -> None:
    game = scene("player 1\n hand N-001 N-002\n team N-003")
    game.charge("N-001")
    assert game.asked == "1 mission phase"
    game.play("next")
    assert game.asked == "1 send"


def test_4_2_2_actions_need_an_empty_chain() -> None:
    game = scene("player 1\n hand M-A N-001\nplayer 2\n hand M-C", DRAW, COUNTER)
    game.play("mission M-A")
    assert game.asked == "2 respond"
    game.play("counter M-C")
    assert game.phase == "mission"
    assert not game.game.chain
    assert game.asked == "1 mission phase"
    assert "deploy N-001" in game.offers


def test_4_2_2_what_has_to_wait_for_the_chain_is_refused_with_that_rule() -> None:
    other = mission("M-B", text="Draw 1 card.")
    able = [ninja(number, text="[Mission] Pay 0: Draw 1 card.") for number in ("N-A", "N-B")]
    game = scene("player 1\n hand M-B N-001\n team N-A\n team N-B", other, *able)
    assert game.refusal("N-001") == game.refusal("M-B") == ""
    game.play("ability N-A 0")
    assert game.asked == "1 respond"
    assert game.refusal("N-001") == game.refusal("M-B") == "4.2.2"


def test_4_2_3_the_blocker_may_answer_what_is_on_the_chain() -> None:
    game = scene("player 1\n hand M-A\nplayer 2\n hand M-C N-001", DRAW, COUNTER)
    game.play("mission M-A")
    assert game.asked == "2 respond"
    assert game.offers == ["counter M-C", "pass"]


# -- deploying a Ninja ---------------------------------------------------------------------------


def test_4_3_one_ninja_a_turn() -> None:
    game = scene("player 1\n hand N-001 N-002")
    game.deploy("N-001")
    assert game.refusal("N-002") == "4.3"


def test_4_3_1_ninja_are_deployed_from_the_hand() -> None:
    game = scene("player 1\n hand N-001\n chakra N-002\n discard N-003")
    assert game.offers == ["deploy N-001", "charge", "next"]


def test_4_3_2_entrance_cost_is_at_most_the_turn_marker() -> None:
    text = "player 1\n marker {}\n hand N-010"
    assert not scene(text.format(2)).offered("deploy N-010")
    assert scene(text.format(2)).refusal("N-010") == "4.3.2"
    assert scene(text.format(3)).offered("deploy N-010")


def test_4_3_3_hand_cost_goes_to_chakra_and_shares_a_symbol() -> None:
    two = ninja("A", symbols="FW", hand=2)
    game = scene("player 1\n hand A N-002 N-001 J-A J-B", two, ninja("J-A", symbols="W"),
                 ninja("J-B", symbols="WE"))  # fmt: skip
    game.play("deploy A")
    assert game.offers == ["N-002", "J-A", "J-B"]
    game.pick("N-002", "J-B")
    assert game.where("A") == "play"
    assert game.cards(1, "chakra") == ["N-002", "J-B"]


def test_4_3_3_without_cards_to_pay_with_there_is_no_deploying() -> None:
    game = scene("player 1\n hand A N-001", ninja("A", symbols="F", hand=1))
    assert game.refusal("A") == "4.3.3"


def test_4_3_4_no_two_of_one_name() -> None:
    game = scene("player 1\n team N-001\n hand N-013 A\nplayer 2\n team B", ninja("A", name="X"),
                 ninja("B", name="X"))  # fmt: skip
    assert game.offered("deploy A")
    twin = ninja("C", name="Naruto Uzumaki")
    game = scene("player 1\n team N-001\n hand C", twin)
    assert game.refusal("C") == "4.3.4"


def test_4_3_4_further_names_count_both_ways() -> None:
    alias = ninja("A", also_named=("Naruto Uzumaki",))
    assert scene("player 1\n team N-001\n hand A", alias).refusal("A") == "4.3.4"
    assert scene("player 1\n team A\n hand N-001", alias).refusal("N-001") == "4.3.4"


def test_4_3_5_it_enters_the_village_healthy_as_a_team_of_its_own() -> None:
    game = scene("player 1\n team N-001, N-003\n hand N-002")
    game.deploy("N-002")
    assert game.team("N-002") == ["N-002"]
    assert not game.is_injured("N-002")


def test_4_3_6_deploying_is_not_on_the_chain_but_its_trigger_is() -> None:
    game = scene("player 1\n hand N-G N-001\nplayer 2\n hand M-C", GREETER, COUNTER)
    game.play("deploy N-G")
    assert game.where("N-G") == "play"
    assert game.asked == "2 respond"
    assert len(game.cards(1, "hand")) == 1
    game.play("pass")
    assert len(game.cards(1, "hand")) == 2


def test_4_3_7_put_in_play_by_an_effect_is_no_deployment() -> None:
    put = mission("M-P", text='Target 1 "Jonin" Ninja in your hand.\nPut the target into play.')
    game = scene("player 1\n marker 0\n hand M-P N-011 N-001\n team N-003", put)
    game.play("mission M-P")
    assert game.where("N-011") == "play"
    assert game.offered("deploy N-001")


def test_4_3_7_a_name_in_play_keeps_a_ninja_out_all_the_same() -> None:
    put = mission("M-P", text="Target 1 Ninja in your hand.\nPut the target into play.")
    game = scene("player 1\n hand M-P A\n team N-001", put, ninja("A", name="Naruto Uzumaki"))
    game.play("mission M-P")
    assert game.where("A") == "hand"


def test_4_3_8_a_ninja_may_be_sent_out_in_the_turn_it_arrives() -> None:
    game = scene("player 1\n hand N-001")
    game.deploy("N-001")
    game.send("N-001")
    game.until("end")
    assert game.rewards(1) == 1


# -- missions ------------------------------------------------------------------------------------


def test_4_4_one_mission_a_turn() -> None:
    game = scene("player 1\n hand M-A x2", DRAW)
    game.play("mission M-A")
    assert game.refusal("M-A") == "4.4"


def test_4_4_1_entrance_cost_is_at_most_the_turn_marker() -> None:
    dear = mission("M-B", entrance=3, text="Draw 1 card.")
    text = "player 1\n marker {}\n hand M-B"
    assert scene(text.format(2), dear).refusal("M-B") == "4.4.1"
    assert scene(text.format(3), dear).offered("mission M-B")


def test_4_4_2_without_a_target_it_cannot_be_played() -> None:
    heal = mission("M-B", text="Target 1 of your injured Ninja.\nHeal the target.")
    assert scene("player 1\n hand M-B\n team N-001", heal).refusal("M-B") == "4.4.2"
    game = scene(
        "player 1\n hand M-B N-002\n team N-001 injured\nplayer 2\n hand M-C", heal, COUNTER
    )
    game.play("mission M-B")
    assert [link.targets[0][0][0] for link in game.game.chain] == [game.card("N-001")]


def test_4_4_3_hand_cost_is_paid_as_for_a_ninja() -> None:
    dear = mission("M-B", symbols="L", hand=1, text="Draw 1 card.")
    assert scene("player 1\n hand M-B N-002", dear).refusal("M-B") == "4.4.3"
    game = scene("player 1\n hand M-B N-001 N-008 N-002", dear)
    game.play("mission M-B")
    assert game.offers == ["N-001", "N-008"]
    game.pick("N-008")
    assert game.cards(1, "chakra") == ["N-008", "M-B"]


def test_4_4_4_a_mission_waits_on_the_chain_for_an_answer() -> None:
    game = scene("player 1\n hand M-A\nplayer 2\n hand M-C", DRAW, COUNTER)
    game.play("mission M-A")
    assert game.where("M-A") == "chain"
    assert game.cards(1, "hand") == []


def test_4_4_5_a_used_mission_goes_to_chakra_and_is_not_charged() -> None:
    game = scene("player 1\n hand M-A N-001", DRAW)
    game.play("mission M-A")
    assert game.cards(1, "chakra") == ["M-A"]
    assert game.happened("charge") == []


def test_4_4_5_a_permanent_goes_to_the_village() -> None:
    stays = mission("M-B", permanent=True, text="All of your Ninja get +1/+0.")
    game = scene("player 1\n hand M-B N-002\n team N-001", stays)
    game.play("mission M-B")
    assert game.where("M-B") == "play"
    assert game.power("N-001") == "2/0"


def test_4_4_6_no_counter_in_your_own_turn() -> None:
    game = scene("player 1\n hand M-C N-001", COUNTER)
    assert game.refusal("M-C") == "4.4.6"


# -- counter missions ----------------------------------------------------------------------------


def test_4_5_one_counter_a_turn() -> None:
    game = scene("player 1\n hand M-A N-001\nplayer 2\n hand M-C x2", DRAW, COUNTER)
    game.play("mission M-A")
    game.play("counter M-C")
    assert game.asked == "1 mission phase"
    game.play("deploy N-001")
    assert game.happened("play")[-1].cards == (game.card("M-C#1"),)
    assert game.asked != "2 counter"


def test_4_5_1_only_in_the_opponents_mission_phase_at_the_blockers_own_marker() -> None:
    dear = mission("M-C", entrance=2, hand=1, counter=True, text="Draw 1 card.")
    text = "player 1\n hand N-001\n team N-002\nplayer 2\n marker {}\n hand M-C N-011 x2"
    game = scene(text.format(1), dear)
    game.deploy("N-001")
    assert game.asked == "1 organize"
    game = scene(text.format(2), dear)
    game.deploy("N-001")
    assert game.asked == "2 counter"
    game.play("counter M-C")
    game.pick("N-011")
    assert game.cards(2, "chakra") == ["N-011", "M-C"]


def test_4_5_1_no_counter_in_the_exchange() -> None:
    game = scene("phase exchange\nplayer 1\n attack N-001\nplayer 2\n hand M-C", COUNTER)
    assert game.happened("play") == []
    assert game.turn == 6


def test_4_5_2_a_counter_answers_a_mission_an_effect_or_a_deployment() -> None:
    text = "player 1\n hand {}\nplayer 2\n hand M-C"
    after_mission = scene(text.format("M-A"), DRAW, COUNTER)
    after_mission.play("mission M-A")
    assert after_mission.asked == "2 respond"
    after_effect = scene(text.format("N-G"), GREETER, COUNTER)
    after_effect.play("deploy N-G")
    assert after_effect.asked == "2 respond"
    after_deployment = scene(text.format("N-001"), COUNTER)
    after_deployment.play("deploy N-001")
    assert after_deployment.asked == "2 counter"


# -- charging ------------------------------------------------------------------------------------


def test_4_6_1_any_number_of_cards_any_number_of_times() -> None:
    game = scene("player 1\n hand N-001 N-002 N-003 N-004")
    game.charge("N-002", "N-003")
    assert game.cards(1, "chakra") == ["N-002", "N-003"]
    assert game.asked == "1 mission phase"
    game.charge("N-001")
    assert game.cards(1, "hand") == ["N-004"]
    assert game.happened("trigger") == game.happened("play") == []


def test_4_6_2_no_charging_outside_the_mission_phase() -> None:
    game = scene("phase exchange\nplayer 1\n attack N-001\n hand J-001 N-002\n chakra N-011 x3")
    assert all("charge" not in offer for offer in game.offers)


def test_4_6_3_spent_chakra_goes_to_the_discard_pile() -> None:
    game = scene("phase exchange\nplayer 1\n attack N-001\n hand J-001\n chakra N-001")
    game.play("jutsu J-001")
    assert game.cards(1, "discard") == ["N-001"]
    assert game.cards(1, "chakra") == ["J-001"]


# -- clients -------------------------------------------------------------------------------------


def test_4_7_one_client_a_turn_apart_from_the_ninja() -> None:
    game = scene("player 1\n hand N-001 C-A C-B", client("C-A"), client("C-B"))
    game.play("client C-A")
    assert game.offered("deploy N-001")
    assert not game.offered("client C-B")


def test_4_7_1_costs_as_for_a_ninja() -> None:
    dear = client("C-A", entrance=2, hand=1)
    assert scene("player 1\n marker 1\n hand C-A N-002", dear).refusal("C-A") == "4.3.2"
    assert scene("player 1\n marker 2\n hand C-A N-001", dear).refusal("C-A") == "4.3.3"
    game = scene("player 1\n marker 2\n hand C-A N-002 N-001", dear)
    game.play("client C-A")
    assert game.cards(1, "chakra") == ["N-002"]
    assert game.where("C-A") == "play"


def test_4_7_2_one_client_in_play_and_the_opponents_does_not_matter() -> None:
    cards = (client("C-A"), client("C-B"))
    assert scene("player 1\n client C-A\n hand C-B", *cards).refusal("C-B") == "4.7.2"
    game = scene("player 1\n hand C-B\nplayer 2\n client C-A", *cards)
    assert game.offered("client C-B")


def test_4_7_3_clients_never_fight_but_their_text_works() -> None:
    helper = client("C-A", text="All of your Ninja get +1/+0.")
    game = scene("phase battle\nplayer 1\n team N-001\n client C-A", helper)
    assert game.power("N-001") == "2/0"
    assert [one.heads for one in game.game.choice.teams] == [(game.card("N-001"),)]


# -- organization phase --------------------------------------------------------------------------


def test_4_8_1_teams_of_one_to_three_injured_ones_too() -> None:
    game = scene(
        "phase organize\nplayer 1\n team N-001\n team N-002 injured\n team N-003\n team N-004"
    )
    choice = game.game.choice
    four = tuple(game.card(number) for number in ("N-001", "N-002", "N-003", "N-004"))
    assert choice.problem((four,)) is not None
    assert choice.problem((four[:3],)) is not None
    game.arrange("N-004 N-002 N-001")
    assert sorted(game.team("N-002")) == ["N-001", "N-002", "N-004"]
    assert game.team("N-003") == ["N-003"]


def test_4_8_2_teams_stay_fixed_so_that_you_block_with_those_you_made() -> None:
    game = scene(
        "phase organize\nplayer 1\n team N-001\n team N-003\nplayer 2\n team N-002\n hand N-004"
    )
    game.arrange("N-001 N-003")
    game.until("start")
    assert game.asked == "2 mission phase"
    game.play("next")
    game.send("N-002")
    assert game.asked == "1 block"
    assert [len(one.heads) for one in game.game.choice.blockers] == [2]


def test_4_8_3_a_team_too_large_is_cut_in_the_next_organization_phase() -> None:
    game = scene("phase organize\nplayer 1\n team N-001, N-002, N-003, N-004")
    assert game.team("N-001") == ["N-001", "N-002", "N-003", "N-004"]
    assert game.asked == "1 organize"
    game.arrange("N-001 N-002 N-003")
    assert game.team("N-004") == ["N-004"]


def test_4_8_3_a_ninja_that_leaves_its_team_is_a_team_of_its_own() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011, N-001, N-003
          hand J-A
        """,
        AWAY,
    )
    game.play("jutsu J-A")
    game.pick("N-011")
    game.pick("N-003")
    assert game.team("N-003") == ["N-003"]
    assert game.team("N-011") == ["N-011", "N-001"]
