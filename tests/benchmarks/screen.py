"""What the screen costs: `python tests/benchmarks/screen.py`.

In a real pty: the first paint of the title screen and of a game, and on a board late in a game the
bytes and the time, key to last byte, of keys that move the cursor. Figures are medians and p95.
"""

import importlib.util
import os
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pexpect

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person

TERMINAL = Path(__file__).parents[1] / "terminal" / "conftest.py"
STARTS = 9
KEYS = ("down", "up", "tab", "right", "right", "left", "tab", "right", "tab", "right", "tab", "tab")
ROUNDS = 5
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
    spec = importlib.util.spec_from_file_location("terminal", TERMINAL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Terminal(*arguments, home=home, **options)


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


def cursor_keys(home: Path, width: int, height: int) -> None:
    """Bytes and time of keys that move the cursor on a late board."""
    started = terminal("resume", home=home, width=width, height=height)
    started.wait_for("your move")
    started.settle(0.3)
    sizes, times = [], []
    for key in KEYS * ROUNDS:
        size, seconds = answered(started, key)
        sizes.append(size)
        times.append(seconds * 1000)
        started.settle(0.05)
    started.stop()
    p95 = quantiles(times, n=20)[-1]
    print(
        f"cursor key at {width}x{height}: {median(sizes):.0f} bytes, most {max(sizes)}; "
        f"{median(times):.0f} ms, p95 {p95:.0f}"
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
            cursor_keys(home, *size)


def late_game(home: Path) -> None:
    """Saves a game on a full board; it is the newest one then."""
    os.environ["NARUTO_TUI_HOME"] = str(home)
    match = Match(Game.from_position(LATE), (Person(), Computer("genin")), ("a", "b"), None)
    match.keep("late")
    match.close()


if __name__ == "__main__":
    main()
