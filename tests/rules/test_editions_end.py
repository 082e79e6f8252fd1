"""Editions, the End Phase: each point told apart by two values (rule 6)."""

import pytest

from naruto_tui.rules.editions import EDITIONS

from .books import us
from .scene import Scene, mission, ninja, scene


def ended(position: str, edition: object) -> tuple[int, str]:
    """The winning player, or 0, and why; the position stands before an End Phase."""
    game = scene(f"phase end\n{position}", edition=edition)
    result = game.game.result
    assert result is not None
    return result.winner + 1, result.why


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("active", [1, 2])
def test_both_at_ten_the_attacker_wins(edition: str, active: int) -> None:
    """Also in `turns` and `fr`, whose texts know no ties: there the US rule holds."""
    position = f"active {active}\nplayer 1\n rewards 10\nplayer 2\n rewards 12"
    assert ended(position, edition) == (active, "rewards")


@pytest.mark.parametrize("edition", ["turns", "fr"])
def test_both_at_ten_is_a_point_of_which_two_texts_are_silent(edition: str) -> None:
    assert {"both_at_ten", "both_decks_empty"} <= EDITIONS[edition].silent
    assert not any("both_at_ten" in EDITIONS[name].silent for name in ("us", "ru", "cz", "quick"))


def test_both_at_ten_may_be_a_draw() -> None:
    position = "player 1\n rewards 10\nplayer 2\n rewards 10"
    assert ended(position, us(both_at_ten="draw")) == (0, "rewards")
    assert ended("player 1\n rewards 10", us(both_at_ten="draw")) == (1, "rewards")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("active", [1, 2])
def test_both_decks_empty_the_attacker_loses(edition: str, active: int) -> None:
    position = f"active {active}\nplayer 1\n deck 0\nplayer 2\n deck 0"
    assert ended(position, edition) == (3 - active, "deck out")


def test_both_decks_empty_may_be_a_draw() -> None:
    position = "player 1\n deck 0\nplayer 2\n deck 0"
    assert ended(position, us(both_decks_empty="draw")) == (0, "deck out")
    assert ended("player 1\n deck 0", us(both_decks_empty="draw")) == (2, "deck out")


@pytest.mark.parametrize("edition", EDITIONS)
def test_rewards_before_empty_deck_is_a_win(edition: str) -> None:
    position = "player 1\n rewards 10\n deck 0"
    assert ended(position, edition) == (1, "rewards")
    later = us(rewards_before_empty_deck=False)
    assert ended(position, later) == (2, "deck out")
    assert ended("player 1\n rewards 10", later) == (1, "rewards")


@pytest.mark.parametrize("wanted", [9, 10])
def test_rewards_to_win(wanted: int) -> None:
    position = "player 1\n rewards 9\n hand 7"
    game = scene(f"phase end\n{position}", edition=us(rewards_to_win=wanted))
    assert (game.game.result is not None) is (wanted == 9)
    for edition in EDITIONS.values():
        assert edition.rewards_to_win == 10


@pytest.mark.parametrize("phase", ["start", "mission", "organize", "battle"])
def test_winner_judged_in_the_end_phase_only_or_in_every_phase(phase: str) -> None:
    text = f"phase {phase}\nplayer 1\n rewards 10\n team N-001\n team N-002\n hand N-003"
    game = scene(text, edition="us")
    assert game.game.result is None
    at_once = scene(text, edition=us(winner_judged="in every phase"))
    at_once.until("end")
    assert at_once.game.result is not None
    assert at_once.phase != "end"


HANDS = "phase end\nplayer 1\n hand 8\nplayer 2\n hand 9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_hand_limit_for_the_attacker_or_in_fr_both(edition: str) -> None:
    game = scene(HANDS, edition=edition)
    assert game.asked == "1 discard to hand limit"
    game.quiet()
    if edition == "fr":
        assert game.asked == "2 discard to hand limit"
        assert game.turn == 5
        game.quiet()
        assert len(game.cards(2, "hand")) == 6 + 1
    else:
        assert len(game.cards(2, "hand")) == 9 + 1
    assert game.turn == 6
    assert len(game.cards(1, "hand")) == 6


@pytest.mark.parametrize("limit", [5, 6])
def test_hand_limit_is_six_or_another(limit: int) -> None:
    game = scene(HANDS, edition=us(hand_limit=limit))
    game.quiet()
    assert len(game.cards(1, "hand")) == limit


def test_end_phase_order_is_winner_hand_marker_or_another() -> None:
    text = "phase end\nplayer 1\n hand 8\n rewards 10\n marker 4"
    game = scene(text, edition="us")
    assert game.game.result is not None
    game = scene(text, edition=us(end_phase_order=("marker", "hand", "winner")))
    assert game.asked == "1 discard to hand limit"
    assert game.marker(1) == 5
    game.quiet()
    assert game.game.result is not None


ENDS = ninja("E", text="At the end of your turn, you may discard 1 card from your hand.")


def end_effect(edition: object) -> Scene:
    game = scene("phase end\nplayer 1\n team E\n marker 4\n hand 3", ENDS, edition=edition)
    assert game.asked == "1 may"
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_end_of_turn_effects_come_after_the_marker_or_before_it(edition: str) -> None:
    assert end_effect(edition).marker(1) == 5
    assert end_effect(us(end_of_turn_effects="before the marker")).marker(1) == 4


def test_end_of_turn_effects_before_the_marker_leave_it_to_go_up() -> None:
    game = end_effect(us(end_of_turn_effects="before the marker"))
    game.no()
    assert (game.marker(1), game.turn) == (5, 6)


def test_this_turn_effects_expire_last_or_before_what_acts_at_the_end() -> None:
    grow = mission("M", text="Your Ninja get +3/+0 this turn.")
    for when, power in (("last", "4/0"), ("before end-of-turn effects", "1/0")):
        game = scene(
            "player 1\n team E\n hand M N-001 N-002",
            grow, ENDS, edition=us(this_turn_effects_expire=when),
        )  # fmt: skip
        game.play("mission M")
        game.until("end")
        assert game.asked == "1 may"
        assert game.power("E") == power
        game.no()
        assert game.power("E") == "1/0"
