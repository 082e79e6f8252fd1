"""Triggers whose words speak of another player, cause, card or number (T-1 to T-8, T-25)."""

import pytest

from .scene import jutsu, mission, ninja, scene
from .test_t_deeds import COUNT, heard, watching


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When your opponent draws 1 or more Ninja", 0),
        ("When you draw 1 or more Ninja", 1),
        ("When you draw 3 or more Ninja", 0),
        ("When you draw 1 or more Missions", 0),
    ],
)
def test_t_1_what_is_drawn_is_told_apart(text: str, times: int) -> None:
    game = scene("player 1\n team W\n hand M-1 N-001\n deck N-001 x5",
                 mission("M-1", text="Draw 2 cards."), watching(text))  # fmt: skip
    game.play("mission M-1")
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When you win 1 or more rewards", 1),
        ("When your opponent wins 1 or more rewards", 0),
        ("When you win 2 or more rewards", 1),
        ("When you win 3 or more rewards", 0),
    ],
)
def test_t_7_2_whose_rewards_and_how_many(text: str, times: int) -> None:
    game = scene("player 1\n team W\n hand M-1 N-001\nplayer 2\n deck 9",
                 mission("M-1", text="Win 2 rewards."), watching(text))  # fmt: skip
    game.play("mission M-1")
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When a Ninja receives damage by Missions", 1),
        ("When a Ninja receives damage by enemy Missions", 0),
        ("When a Ninja receives damage by the showdown", 0),
        ("When 2 or more Ninja receive damage", 1),
        ("When 3 or more Ninja receive damage", 0),
        ("When your other Ninja receives damage", 0),
    ],
)
def test_t_8_whom_damage_hits_and_whence(text: str, times: int) -> None:
    game = scene("player 1\n team W\n hand M-1 N-001\nplayer 2\n team A\n team B",
                 mission("M-1", text="Give 1 damage to all enemy Ninja."), watching(text),
                 ninja("A"), ninja("B"))  # fmt: skip
    game.play("mission M-1")
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When this Ninja gives damage to a Ninja", 1),
        ("When 1 of your Ninja gives damage to a Ninja", 1),
        ("When this Ninja gives damage to 2 or more Ninja", 0),
        ("When this Ninja gives damage to a Client", 0),
        ("When 1 of your other Ninja gives damage to a Ninja", 0),
    ],
)
def test_t_8_who_gives_damage_and_to_whom(text: str, times: int) -> None:
    game = scene(
        "phase battle\nplayer 1\n team W\nplayer 2\n team B", ninja("B", "1/0"),
        ninja("W", "3/0", text=f"{text}, {COUNT}"),
    )  # fmt: skip
    game.send("W")
    game.block("W by B")
    game.until("end")
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"), [("this Ninja", 0), ("another Ninja", 1), ("a Ninja", 1)]
)
def test_k_9_4_who_is_surged(text: str, times: int) -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n team W\n hand A-2 wait\n"
        "player 2\n block 1 B\n hand wait",
        ninja("A", "3/1", characteristics=("Surge",)), ninja("A-2", name="A"), ninja("B"),
        watching(f"When {text} is surged"),
    )  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When a Jutsu is negated by Jutsu", 1),
        ("When a Jutsu is negated by Missions", 0),
        ("When a Jutsu is negated by your Jutsu", 0),
        ("When a Jutsu is chained to by Jutsu", 1),
        ("When a Jutsu is chained to by Ninja", 0),
        ("When a Jutsu is chained to by your Jutsu", 0),
        ("When a Mission is chained to", 0),
    ],
)
def test_t_10_what_negates_and_answers(text: str, times: int) -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack W\n hand J-1 wait\nplayer 2\n block 1 B\n hand J-2 wait",
        watching(text), ninja("B"), jutsu("J-1", text="Draw 1 card."),
        jutsu("J-2", text="Target 1 Jutsu on the chain.\nNegate the target."),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.play("jutsu J-2")
    game.resolve()
    assert heard(game) == times
