"""Places where rules meet: what left and came back, ends of teams, of decks and of games."""

import pytest

from naruto_tui.rules.game import LOOP_BUDGET
from naruto_tui.rules.notation import position_text

from .scene import Scene, jutsu, mission, ninja, scene

# -- targets that leave and come back ------------------------------------------------------------


def test_t_16_a_target_that_left_and_came_back_is_another_one() -> None:
    hurt = mission("M-1", text="Target 1 enemy Ninja.\nInjure the target.")
    back = "Move all of your Ninja to hand. Put 1 Ninja from your hand into play."
    away = mission("M-2", text=back, counter=True)
    game = scene("player 1\n hand M-1 N-001\nplayer 2\n team B\n hand M-2", hurt, away, ninja("B"))
    game.play("mission M-1")
    game.play("counter M-2")
    assert game.in_play(2) == ["B"]
    assert not game.is_injured("B")
    assert game.happened("resolve")[-1].how == ("failed",)


def test_t_18_what_a_target_was_given_does_not_come_back_with_it() -> None:
    text = (
        "Target 1 of your Ninja.\nThe target gets +5/+0 this turn. Place 1 growth coin on the "
        "target. Move the target to hand. Put 1 Ninja from your hand into play."
    )
    game = scene("player 1\n hand M-1\n team A\nplayer 2\n hand 1", mission("M-1", text=text),
                 ninja("A", "1/0"))  # fmt: skip
    game.play("mission M-1")
    assert game.power("A") == "1/0"
    assert game.coins("A") == 0


# -- heads and teams that are gone ---------------------------------------------------------------

AWAY = jutsu(
    "J-1", text="Target 1 enemy head Ninja on the battlefield.\nThe target becomes stand-by."
)
ALL_AWAY = jutsu("J-1", text="All enemy Ninja on the battlefield become stand-by.")


def fight(card, mine: str, theirs: str, *cards) -> Scene:
    names = [one.strip() for one in f"{mine}, {theirs}".split(",")]
    game = scene(
        f"phase exchange\nplayer 1\n attack {mine}\n hand {card.number}\n"
        f"player 2\n block 1 {theirs}\n hand wait",
        card, *cards, *(ninja(one, "3/1") for one in names if one not in {c.number for c in cards}),
    )  # fmt: skip
    game.play(f"jutsu {card.number}")
    if game.asked == "1 user":
        game.pick(mine.split(",", maxsplit=1)[0])
    return game


def test_t_5_a_head_that_leaves_in_the_exchange_is_replaced_by_its_controllers_choice() -> None:
    game = fight(AWAY, "A", "B, C, D")
    game.resolve()
    assert game.asked == "2 new head"
    game.pick("D")
    assert game.team("C") == ["D", "C"]
    assert game.team_power("C") == 3 + 1


def test_t_5_the_last_back_leads_without_being_asked() -> None:
    game = fight(AWAY, "A", "B, C")
    game.resolve()
    assert game.team("C") == ["C"]
    assert game.team_power("C") == 3


def test_t_5_a_blocking_team_wiped_out_leaves_its_attack_unblocked() -> None:
    game = fight(ALL_AWAY, "A", "B, C")
    game.resolve()
    game.until("end")
    assert game.rewards(1) == 1
    assert game.happened("fight") == []


def test_t_5_an_attacking_team_wiped_out_has_no_fight_and_the_blocker_no_damage() -> None:
    gone = jutsu("J-1", text="All of your Ninja on the battlefield become stand-by.")
    game = fight(gone, "A, A2", "B")
    game.resolve()
    game.until("end")
    assert game.rewards(1) == 0
    assert game.happened("fight") == game.happened("damage") == []


# -- triggers of both players --------------------------------------------------------------------


def test_t_31_the_blockers_triggers_resolve_before_the_attackers() -> None:
    text = "When a Ninja is discarded, draw {} cards."
    hit = mission("M-1", text="Target 1 Ninja.\nDiscard the target.")
    game = scene(
        "player 1\n hand M-1 N-001\n team A\nplayer 2\n team B\n team C", hit,
        ninja("A", text=text.format(2)), ninja("B", text=text.format(3)), ninja("C"),
    )  # fmt: skip
    game.play("mission M-1")
    game.pick("C")
    assert [event.seat for event in game.happened("draw")] == [1, 0]


def test_t_31_each_player_orders_his_own() -> None:
    text = "When a Ninja is discarded, draw {} cards."
    hit = mission("M-1", text="Target 1 Ninja.\nDiscard the target.")
    game = scene(
        "player 1\n hand M-1 N-001\n team A\n team A2\nplayer 2\n team C", hit,
        ninja("A", text=text.format(2)), ninja("A2", text=text.format(3)), ninja("C"),
    )  # fmt: skip
    game.play("mission M-1")
    game.pick("C")
    assert game.asked == "1 trigger order"
    game.order("A2", "A")
    # What goes on the chain first resolves last.
    assert [event.number for event in game.happened("draw")] == [2, 3]


# -- control, owners, names ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "zone"), [("to hand", "hand"), ("to chakra", "chakra"), ("to the discard pile",
                      "discard"), ("to the top of the deck", "deck")],
)  # fmt: skip
def test_t_27_a_card_under_foreign_control_goes_to_its_owners_zone(way: str, zone: str) -> None:
    text = f"Target 1 enemy Ninja.\nTake control of the target. Move the target {way}."
    game = scene("player 1\n hand M-1 N-001\nplayer 2\n team B", mission("M-1", text=text),
                 ninja("B"))  # fmt: skip
    game.play("mission M-1")
    assert "B" in game.cards(2, zone)
    assert "B" not in game.cards(1, zone)


OWN_REWARD = "Target 1 Ninja battling the user.\nMove the target to your rewards."


def test_t_27_a_card_that_becomes_a_reward_of_its_own_owner_lies_with_him() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J\nplayer 2\n hand wait\n"
        " block 1 B borrowed, C",
        ninja("A"), ninja("B"), ninja("C"), jutsu("J", text=OWN_REWARD),
    )  # fmt: skip
    game.play("jutsu J")
    game.pick("B")
    game.play("pass")
    assert (game.where("B"), game.cards(1, "rewards")) == ("rewards", ["B"])
    card = game.card("B")
    assert game.game.holder(card) == game.game.owner[card] == 0


def test_t_27_such_a_reward_is_written_and_moves_on_like_others() -> None:
    discard = "Discard 1 of your rewards."
    game = scene("player 1\n hand M\n rewards 1:N-001! N-002\nplayer 2\n hand wait",
                 mission("M", text=discard))  # fmt: skip
    assert "rewards 1:N-001! N-002\n" in position_text(game.game)
    game.play("mission M")
    game.pick("N-001")
    assert game.cards(1, "discard") == ["N-001"]
    assert game.rewards(1) == 1


def test_t_27_a_name_doubled_by_a_change_of_control_costs_the_arriving_card() -> None:
    text = "Target 1 enemy Ninja.\nTake control of the target."
    game = scene("player 1\n hand M-1 N-001\n team A\nplayer 2\n team B", mission("M-1", text=text),
                 ninja("A", name="X"), ninja("B", name="X"))  # fmt: skip
    game.play("mission M-1")
    assert game.in_play(1) == ["A"]
    assert game.cards(2, "discard") == ["B"]


def test_t_27_a_name_doubled_in_play_by_an_effect_costs_nothing() -> None:
    text = 'Target 1 of your Ninja.\nThe target gains the name "B" this turn.'
    game = scene("player 1\n hand M-1 N-001\n team A\n team B\nplayer 2", ninja("A"), ninja("B"),
                 mission("M-1", text=text))  # fmt: skip
    game.play("mission M-1")
    game.pick("A")
    assert game.in_play(1) == ["A", "B"]


# -- powers below 0 ------------------------------------------------------------------------------


def test_t_12_power_below_0_counts_in_the_sum() -> None:
    less = jutsu("J-1", text="All enemy Ninja on the battlefield get -9/-9 this turn.")
    game = fight(less, "A", "B, C")
    game.resolve()
    assert game.team_power("B") == (3 - 9) + (1 - 9)
    game.until("end")
    assert game.happened("fight")[0].number == 3 + 14


def test_t_12_an_attack_with_power_below_0_still_wins_one_reward() -> None:
    weak = ninja("A", "0/0", text="This Ninja gets -3/-0.")
    game = scene("phase battle\nplayer 1\n team A", weak)
    game.send("A")
    assert game.rewards(1) == 1


# -- empty decks, ends of the game ---------------------------------------------------------------


def test_t_7_4_an_empty_deck_at_draw_at_reward_and_at_search() -> None:
    text = (
        "Draw 3 cards. Win 3 rewards. Search your deck for 1 Ninja; move that card to hand. "
        "Place 1 growth coin on 1 of your Ninja."
    )
    game = scene("player 1\n hand M-1 N-001\n team A\n deck 1\nplayer 2\n deck 2",
                 mission("M-1", text=text), ninja("A"))  # fmt: skip
    game.play("mission M-1")
    assert game.rewards(1) == 2
    assert game.coins("A") == 1
    assert game.deck(1) == game.deck(2) == 0
    assert game.game.result is None
    game.until("start")
    assert (game.game.result.winner, game.game.result.why) == (1, "deck out")


@pytest.mark.parametrize("edition", ["us", "ru", "cz", "turns", "quick", "fr"])
def test_t_30_both_at_ten_and_both_decks_empty_in_one_end_phase(edition: str) -> None:
    board = (
        "edition {}\nphase organize\nplayer 1\n rewards 10\n deck 0\nplayer 2\n rewards 10\n deck 0"
    )
    game = scene(board.format(edition))
    assert (game.game.result.winner, game.game.result.why) == (0, "rewards")


def test_t_30_both_decks_empty() -> None:
    game = scene("phase organize\nplayer 1\n rewards 3\n deck 0\nplayer 2\n rewards 9\n deck 0")
    assert (game.game.result.winner, game.game.result.why) == (1, "deck out")


def test_t_7_6_triggers_that_never_end_are_a_draw_with_that_reason() -> None:
    ping = "When an enemy Ninja is healed, injure all of your Ninja; heal all of your Ninja."
    spark = mission("M-1", text="Target 1 of your Ninja.\nInjure the target; heal the target.")
    game = scene("player 1\n hand M-1 N-001\n team A\nplayer 2\n team B", spark,
                 ninja("A", text=ping), ninja("B", text=f"Valid: {ping}"))  # fmt: skip
    game.play("mission M-1")
    assert LOOP_BUDGET > 1000
    assert (game.game.result.winner, game.game.result.why) == (-1, "loop")
