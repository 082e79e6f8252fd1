"""The program in a real terminal: a pty, and what its screen shows (pyte)."""

import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "backspace": "\x7f",
    "tab": "\t",
    "space": " ",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "ctrl+q": "\x11",
}
QUIET = 0.06
"""Seconds without output after which the screen stands."""


class Terminal:
    """A started program; `text` is what a person would see."""

    def __init__(
        self, *arguments: str, home: Path, width: int = 80, height: int = 24, **environ: str
    ) -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)
        self.received = bytearray()
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "naruto_tui", *arguments],
            dimensions=(height, width),
            env={**kept, "TERM": "xterm-256color", "NARUTO_TUI_HOME": str(home), **environ},
            timeout=20,
        )

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def settle(self, quiet: float = QUIET, most: float = 20) -> int:
        """Reads until nothing comes any more; how many bytes came."""
        count, end = 0, time.monotonic() + most
        while time.monotonic() < end:
            try:
                data = self.process.read_nonblocking(65536, timeout=quiet)
            except (pexpect.TIMEOUT, pexpect.EOF):
                break
            count += len(data)
            self.received += data
            self._stream.feed(_known(data))
        return count

    def wait_for(self, pattern: str, seconds: float = 20) -> None:
        """Until the screen shows the pattern."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, f"{pattern!r} did not appear:\n{self.text}"
            assert self.settle() or self.process.isalive(), f"it ended:\n{self.text}"

    def press(self, *keys: str) -> int:
        """Presses keys, one after another; how many bytes the last one was answered with."""
        count = 0
        for key in keys:
            self.process.send(KEYS.get(key, key))
            count = self.settle(0.02) + self.settle()
        return count

    def resize(self, width: int, height: int) -> None:
        self.process.setwinsize(height, width)
        self.screen.resize(height, width)
        self.settle(0.2)

    def hang_up(self) -> None:
        """The line is dropped: the pty closes."""
        os.close(self.process.child_fd)
        self.process.closed = True

    def gone(self, seconds: float = 1) -> bool:
        """Whether the process ends by itself within that time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if _ended(self.process.pid):
                return True
            time.sleep(0.01)
        return False

    def stop(self) -> None:
        """Ends it whatever it does, so that no test leaves a process behind."""
        if not _ended(self.process.pid):
            os.kill(self.process.pid, signal.SIGKILL)


def _ended(pid: int) -> bool:
    try:
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    except ChildProcessError:
        return True


def _known(data: bytes) -> bytes:
    """Without the escape sequences that pyte takes for text: private modes, kitty keyboard."""
    return re.sub(rb"\x1b\[[<>=?][0-9;]*[upq$]+", b"", data)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Any]:
    """Starts the program in a terminal; whatever is left of it ends with the test."""
    started: list[Terminal] = []

    def start(*arguments: str, **options: Any) -> Terminal:
        started.append(Terminal(*arguments, home=tmp_path, **options))
        return started[-1]

    yield start
    for terminal in started:
        terminal.stop()
