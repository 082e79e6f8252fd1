"""Effects that texts put in the place of printed ones, as long as they hold (T-10)."""

import pytest

from .scene import Scene, mission, ninja, scene

PLAN = mission("PLAN", name="Plan", text="Draw 2 cards.")
OTHER = mission("OTHER", text="Draw 2 cards.")
CHANGED = 'The effect of all of your Missions named "Plan" becomes “Win 1 reward.”'


def village(team: str, hand: str, *texts: str, active: int = 1) -> Scene:
    more = "You can play any number of Missions a turn."
    cards = [ninja(f"N{place}", text=text) for place, text in enumerate((more, *texts))]
    turn = mission("TURN", text=f"{CHANGED} this turn.")
    return scene(f"turn 9\nactive {active}\nplayer 1\n{team}\nhand {hand} wait\ndeck 9\n"
                 "player 2\nhand wait\ndeck 9", PLAN, OTHER, turn, *cards)  # fmt: skip


def outcome(game: Scene, number: str) -> tuple[int, int]:
    """Cards drawn, and rewards won, by a Mission."""
    before = game.deck(1), game.rewards(1)
    game.play(f"mission {number}")
    game.resolve()
    return before[0] - game.deck(1), game.rewards(1) - before[1]


def test_a_mission_of_that_name_does_something_else() -> None:
    game = village("team N0\nteam N1", "PLAN OTHER", f"{CHANGED}.")
    assert outcome(game, "PLAN") == (0, 1)
    assert outcome(game, "OTHER") == (2, 0)


def test_the_latest_text_counts() -> None:
    later = CHANGED.replace("Win 1 reward", "Draw 1 card")
    game = village("team N0\nteam N1\nteam N2", "PLAN", f"{CHANGED}.", f"{later}.")
    assert outcome(game, "PLAN") == (1, 0)


def test_a_text_that_does_not_work_changes_nothing() -> None:
    game = village("team N0\nteam N1 injured", "PLAN", f"{CHANGED}.")
    assert outcome(game, "PLAN") == (2, 0)


@pytest.mark.parametrize(("first", "found"), [(True, (0, 1)), (False, (2, 0))])
def test_for_a_turn_it_holds_for_what_is_played_later(first: bool, found: tuple[int, int]) -> None:
    game = village("team N0", "PLAN TURN")
    if first:
        game.play("mission TURN")
        game.resolve()
    assert outcome(game, "PLAN") == found
