"""What is foreseen of a fight, and the sums behind it (5.4, T-7.5, T-13)."""

import pytest

from naruto_tui.rules.forecast import Forecast

from .scene import Scene, jutsu, ninja, scene


def fighting(text: str, block: bool = True, edition: str = "us", *cards) -> Scene:
    """A leads A2 into a fight with B, which D backs; C attacks beside it."""
    game = scene(
        "phase exchange\nplayer 1\n attack A, A2\n attack C\n hand J wait\n team H\nplayer 2\n"
        + (" block 1 B, D\n" if block else "") + " team K\n hand wait",
        ninja("A", "5/0"), ninja("A2", "0/2"), ninja("C", "1/0"), ninja("H", "4/4"),
        ninja("B", "3/0"), ninja("D", "0/1"), ninja("K", "1/1"), jutsu("J", text=text), *cards,
        edition=edition,
    )  # fmt: skip
    game.play("jutsu J")
    while not game.asked.endswith("respond"):
        game.pick("A" if "A" in game.offers else game.offers[0])
    game.resolve()
    return game


def foreseen(game: Scene, fight: int = 0) -> Forecast:
    view = game.game.view(0)
    return view.forecast(view.fights[fight])


def test_5_4_a_plain_fight() -> None:
    game = fighting("Draw 1 card.")
    found = foreseen(game)
    assert (found.attack, found.block, found.margin, found.outcome) == (7, 4, 3, "win")


@pytest.mark.parametrize(
    ("faced", "outcome"), [(7, "tie"), (6, "win"), (1, "big win"), (8, "loss"), (20, "big loss")]
)
def test_t_13_an_unblocked_attack_against_a_team_power(faced: int, outcome: str) -> None:
    text = f"The user's team counts as blocked by team power {faced} this turn."
    game = fighting(text, block=False)
    found = foreseen(game)
    assert (found.block, found.margin, found.outcome) == (faced, 7 - faced, outcome)
    assert found.rewards == 0
    assert foreseen(game, 1).outcome == "unblocked"


def test_t_13_a_team_that_counts_as_battling_nobody_has_no_result() -> None:
    game = fighting("The user's team counts as battling this turn.", block=False)
    assert foreseen(game).outcome == "no result"


def test_t_13_a_skipped_fight_has_no_result() -> None:
    game = fighting("The user's team skips the showdown.")
    found = foreseen(game)
    assert (found.attack, found.block, found.outcome, found.rewards) == (7, 4, "skipped", 0)


def test_t_13_an_attack_that_left_is_gone() -> None:
    game = fighting("Move all attacking Ninja to hand.", block=True)
    assert all(foreseen(game, one).outcome == "gone" for one in range(len(game.game.fights)))


@pytest.mark.parametrize(
    "victory", ["a plain victory", "an outstanding victory", "a loss", "a tie"]
)
def test_t_7_5_another_fight_ends_as_its_powers_say(victory: str) -> None:
    game = fighting(f"The user's team ends its fight with {victory}.")
    assert foreseen(game).outcome == {
        "a plain victory": "win", "an outstanding victory": "big win", "a loss": "loss",
        "a tie": "tie",
    }[victory]  # fmt: skip
    assert foreseen(game, 1).outcome == "unblocked"


def test_t_13_only_the_two_sums_of_a_fight_are_swapped() -> None:
    text = "Swap the team power of both teams of the user's fight this turn."
    game = fighting(text, block=False)
    assert game.team_power("A") == 7


def test_t_13_who_adds_nothing_to_its_team() -> None:
    game = fighting("The user adds nothing to its team this turn.")
    assert [game.team_power(one) for one in ("A", "C", "B")] == [2, 1, 4]
