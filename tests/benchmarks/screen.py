"""What the screen costs: `python tests/benchmarks/screen.py`.

In a real pty: the first paint of the title screen and of a game; on a board late in a game the
bytes, the time, key to last byte, and the time of work of keys that move the cursor and of keys
that act; the bytes of whole turns of two people at one screen; and the memory of all that. Figures
are medians and p95. On a busy machine only bytes, memory and time of work mean anything.

The bounds: a cursor key 3 KB and 50 ms (p95), an action 20 KB, the process 80 MB.
"""

import importlib.util
import os
import re
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pexpect

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person

TERMINAL = Path(__file__).parents[1] / "terminal"
STARTS = 9
KEYS = ("down", "up", "tab", "right", "right", "left", "tab", "right", "tab", "right", "tab", "tab")
ROUNDS = 5
ACTIONS = (
    "d", "1", "u", "d", "2", "c", "1", "enter", "u", "m", "escape", "l", "escape", "z", "escape",
    "?", "escape", "i", "escape", "x", "escape", "n", "n", "enter", "s", "enter", "1", "enter",
)  # fmt: skip
"""Deploys, charges, takes back, opens and closes every pane, and goes on to the battle."""
LATE = """
turn 21
player 1
  marker 10
  hand J-001 J-030 N-031 M-030 N-023 N-002
  chakra N-001 N-020 x4 N-031 x3
  rewards 7
  team N-011, N-003, N-020
  team N-008, N-001, N-025
  team N-022 injured, N-027, N-019
  team N-031, N-021
  team N-037
  mission M-002
player 2
  chakra N-014 x5
  rewards 8
  team N-017, N-014, N-015
  team N-018, N-016
  team N-024 injured, N-043
  team N-040
"""


def terminal(*arguments: str, home: Path, **options: Any) -> Any:
    """The program in a pty, as the tests start it."""
    return loaded("conftest").Terminal(*arguments, home=home, **options)


@cache
def loaded(name: str) -> Any:
    """A module of the tests in a terminal."""
    spec = importlib.util.spec_from_file_location(name, TERMINAL / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def first_paint(home: Path, shows: str, *arguments: str) -> None:
    """From the start of the process to the text that the first screen shows."""
    seconds = []
    for _ in range(STARTS):
        begun = time.perf_counter()
        started = terminal(*arguments, home=home)
        started.wait_for(shows, quiet=0.002)
        seconds.append(time.perf_counter() - begun)
        started.stop()
    told = f"{median(seconds) * 1000:.0f} ms, worst {max(seconds) * 1000:.0f}"
    print(f"first paint of `naruto-tui {' '.join(arguments)}`: {told}")


def keys(home: Path, what: str, pressed: Sequence[str], width: int, height: int) -> None:
    """Bytes, time and work of keys on a late board."""
    started = terminal("resume", "--pace", "0", home=home, width=width, height=height)
    started.wait_for("your move")
    started.settle(1)
    sizes, times, works = [], [], []
    for key in pressed:
        before = work(started.process.pid)
        size, seconds = answered(started, key)
        sizes.append(size)
        times.append(seconds * 1000)
        works.append((work(started.process.pid) - before) * 1000)
        started.settle(0.05)
    used = memory(started.process.pid)
    started.stop()
    p95, worked = (quantiles(one, n=20)[-1] for one in (times, works))
    print(
        f"{what} at {width}x{height}: {median(sizes):.0f} bytes, most {max(sizes)}; "
        f"{median(times):.0f} ms, p95 {p95:.0f}; of work {median(works):.1f} ms, p95 {worked:.1f}; "
        f"memory at most {used:.1f} MB"
    )


def work(pid: int) -> float:
    """Seconds that all threads of a process have been on a core."""
    found = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[0]) for one in found) / 1e9


def memory(pid: int) -> float:
    """The most that a process has had in memory, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    raise AssertionError


def two_people(home: Path, width: int, height: int) -> None:
    """Bytes from one curtain to the next, in a whole game of two people at one screen."""
    module = loaded("conftest")
    seated = loaded("test_hotseat")
    started = terminal(*seated.WORDS, home=home, width=width, height=height)
    started.wait_for(seated.CURTAIN)
    two = seated.Two(started, module.Bot)
    sizes, before = list[int](), len(started.received)
    while two.step():
        if re.search(seated.CURTAIN, started.text) and len(started.received) > before:
            sizes.append(len(started.received) - before)
            before = len(started.received)
    used = memory(started.process.pid)
    started.stop()
    print(
        f"a turn of two people at {width}x{height}, curtain to curtain: {median(sizes):.0f} bytes, "
        f"p95 {quantiles(sizes, n=20)[-1]:.0f}, most {max(sizes)}; the whole game "
        f"{sum(sizes)} bytes, {len(sizes)} hand-overs; memory at most {used:.1f} MB"
    )


def answered(started: Any, key: str) -> tuple[int, float]:
    """How many bytes answer a key, and when the last of them came."""
    begun = last = time.perf_counter()
    started.send(key)
    size = 0
    while True:
        try:
            size += len(started.process.read_nonblocking(65536, timeout=0.08))
            last = time.perf_counter()
        except pexpect.TIMEOUT:
            return size, last - begun


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        first_paint(home, "New game")
        first_paint(home, "shuffling|Redraw", "play", "--quick")
        first_paint(home, "Redraw", "play", "--quick", "--first", "me", "--pace", "0")
        late_game(home)
        for size in ((80, 24), (140, 50)):
            keys(home, "cursor key", KEYS * ROUNDS, *size)
            keys(home, "action", ACTIONS, *size)
            two_people(home, *size)


def late_game(home: Path) -> None:
    """Saves a game on a full board; it is the newest one then."""
    os.environ["NARUTO_TUI_HOME"] = str(home)
    match = Match(Game.from_position(LATE), (Person(), Computer("genin")), ("a", "b"), None)
    match.keep("late")
    match.close()


if __name__ == "__main__":
    main()
