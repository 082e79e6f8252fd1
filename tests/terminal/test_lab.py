"""The lab in a real terminal: whatever ends the program, no process of its run is left."""

import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Start = Callable[..., Any]


def status(path: Path) -> list[str]:
    """State, parent and group of a process; nothing of one that has gone."""
    try:
        return path.read_text(encoding="utf-8").rpartition(") ")[2].split()[:3]
    except OSError:
        return []


def group_of(pid: int) -> int:
    """The group that a child of the process leads."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        told = status(path)
        if told and told[1] == str(pid) and told[2] == path.parent.name:
            return int(told[2])
    raise AssertionError("it has no such child")


def left(group: int) -> list[str]:
    """What of the group has not ended."""
    found = ((path.parent.name, status(path)) for path in Path("/proc").glob("[0-9]*/stat"))
    return [pid for pid, told in found if told and told[2] == str(group) and told[0] not in "ZX"]


@pytest.mark.parametrize("end", ["kill", "terminate", "hang up", "quit"])
def test_a_run_ends_with_the_program(start: Start, end: str) -> None:
    terminal = start()
    terminal.wait_for("Test a deck")
    terminal.press("e")
    terminal.wait_for("The deck that is tested")
    terminal.press("s")
    terminal.wait_for("games/s", seconds=60)
    group = group_of(terminal.process.pid)
    assert len(left(group)) > 1
    if end == "hang up":
        terminal.hang_up()
    elif end == "quit":
        terminal.send("ctrl+q")
    else:
        terminal.process.kill(signal.SIGKILL if end == "kill" else signal.SIGTERM)
    deadline = time.monotonic() + 10
    while left(group) and time.monotonic() < deadline:
        terminal.gone(0.05)
    assert left(group) == []


def test_a_small_run_is_reported_and_a_game_of_it_shown(start: Start) -> None:
    terminal = start(width=100, height=30)
    terminal.wait_for("Test a deck")
    terminal.press("e")
    terminal.wait_for("The deck that is tested")
    terminal.press("down", "right", "space", "down", "down", "down")
    terminal.press("backspace", "backspace", "backspace", "2", "0", "s")
    terminal.wait_for("of 20 games", seconds=60)
    terminal.press("enter")
    terminal.wait_for("20 of 20 games")
    terminal.press("down", "enter")
    terminal.wait_for("Answer 0 of", seconds=60)
    terminal.press("n", "n", "n")
    terminal.wait_for("Answer 3 of")
    terminal.resize(80, 24)
    terminal.wait_for("Answer 3 of")
    terminal.resize(40, 12)
    terminal.wait_for("needs 80x24")
    terminal.resize(100, 30)
    terminal.press("escape")
    terminal.wait_for("20 of 20 games")
    terminal.send("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0
