"""What is heard of damage, use and attacks in a fight, and fights of two blocks (T-8, T-15)."""

import pytest

from .scene import Scene, jutsu, ninja, scene
from .test_t_deeds import heard, watching


def fought(text: str, *, blocked: bool = True, symbols: str = "F") -> Scene:
    """W of player 1, who says this, attacks and is blocked by the stronger B, or by nobody."""
    game = scene(
        "phase exchange\nplayer 1\n attack W, V\n hand J wait\n deck N-001 x9\n"
        "player 2\n" + (" block 1 B\n" if blocked else " team B\n") + " hand wait\n deck N-001 x9",
        watching(text), ninja("V", "4/1"), ninja("B", "3/1"),
        jutsu("J", symbols=symbols, text="Draw 1 card."),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("W")
    game.resolve()
    game.until("end")
    return game


@pytest.mark.parametrize(
    ("text", "blocked", "times"),
    [
        ("Valid: When this Ninja receives damage", True, 1),
        ("Valid: When this Ninja receives damage from an enemy Ninja", True, 1),
        ("Valid: When this Ninja receives damage from a Jutsu", True, 0),
        ("Valid: When this Ninja receives damage", False, 0),
        ("Valid: When 2 or more of your Ninja receive damage", True, 0),
        ("Valid: When an enemy Ninja gives damage to this Ninja", True, 1),
        ("Valid: When an enemy Ninja gives damage to a Client", True, 0),
        ("Valid: When a Client gives damage to a Ninja", True, 0),
        ("Valid: When this Ninja uses a Fire Jutsu", True, 1),
        ("Valid: When this Ninja uses a Water Jutsu", True, 0),
        ("Valid: When an enemy Ninja uses a Fire Jutsu", True, 0),
    ],
)
def test_t_8_what_is_heard_in_a_fight(text: str, blocked: bool, times: int) -> None:
    assert heard(fought(text, blocked=blocked)) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [("When this Ninja is unblocked", 1), ("When its team is unblocked", 1),
     ("When an enemy team is unblocked", 0)],
)  # fmt: skip
def test_t_1_an_attack_that_nobody_blocks_is_heard(text: str, times: int) -> None:
    game = scene(
        "phase block\nplayer 1\n attack W\n hand wait\nplayer 2\n team B\n hand wait",
        watching(text), ninja("B", "3/1"),
    )  # fmt: skip
    if game.asked.endswith("block"):
        game.block()
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "injured", "rewards"),
    [("Draw 1 card.", True, 1), ("All of your attacking teams skip the showdown.", False, 0)],
)
def test_t_15_two_attacks_on_one_team_are_one_fight(text: str, injured: bool, rewards: int) -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n attack C\n attack D\n hand J wait\n deck N-001 x9\n"
        "player 2\n block 1 B\n hand wait\n deck N-001 x9",
        ninja("A", "3/1"), ninja("C", "3/1"), ninja("D", "3/1"),
        ninja("B", "1/1", text="This Ninja can block up to 2 teams."), jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("A")
    game.resolve()
    game.until("end")
    assert game.is_injured("B") == injured
    assert bool(game.rewards(1)) == bool(rewards)
