"""What a key costs over ssh, and what the program takes of the computer, late in a game.

The time is measured by hand, on a quiet machine: tests/benchmarks/screen.py.
"""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.screen import ACTIONS, KEYS, late_game, memory

Start = Callable[..., Any]
CURSOR, ACTION = 3_000, 20_000
"""Most bytes that answer a key."""
MEMORY = 80
"""Most megabytes of the process."""


@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
@pytest.mark.parametrize(("keys", "most"), [(KEYS, CURSOR), (ACTIONS, ACTION)])
def test_a_key_is_answered_with_few_bytes(
    start: Start, home: Path, size: tuple[int, int], keys: tuple[str, ...], most: int
) -> None:
    late_game(home)
    terminal = start("resume", "--pace", "0", width=size[0], height=size[1])
    terminal.wait_for("your move")
    terminal.settle(0.5)
    answered = 0
    for key in keys:
        terminal.send(key)
        size_of_answer = terminal.settle(0.2)
        assert size_of_answer <= most, key
        answered += size_of_answer > 0
    assert answered > len(keys) / 2
    assert memory(terminal.process.pid) < MEMORY


@pytest.mark.parametrize("words", [("play", "--quick"), ("hotseat",), ("host",)])
def test_the_first_game_of_all_takes_no_more_memory(
    start: Start, home: Path, words: tuple[str, ...]
) -> None:
    """What is worked out once and kept is worked out before the screens are there."""
    shutil.rmtree(home / "cache")
    terminal = start(*words)
    terminal.wait_for("your move|sits down|Waiting for the other player")
    assert list(home.rglob("card-language-*"))
    assert memory(terminal.process.pid) < MEMORY - 5
