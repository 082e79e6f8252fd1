"""The program in a real terminal: a pty, and what its screen shows (pyte)."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck

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
PROGRAM = Path(sys.executable).with_name("naruto-tui")
"""The program as it is installed beside the Python that runs the tests."""
SCREEN = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
KEPT = ("PATH", "HOME", "PYTHONPATH")
"""Variables of the tester that it gets."""
QUIET = 0.05
"""Seconds without output after which the screen stands."""
HELD = 0.6
"""Seconds after which a key counts on a page that passes over keys when it appears."""


class Terminal:
    """A started program; `text` is what a person would see."""

    def __init__(
        self,
        *arguments: str,
        home: Path,
        width: int = 80,
        height: int = 24,
        program: Path = PROGRAM,
        **environ: str,
    ) -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)
        self.received = bytearray()
        self.status: int | None = None
        """Its exit code, once it has ended."""
        kept = {
            name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ
        }
        self.process = pexpect.spawn(
            str(program),
            list(arguments),
            dimensions=(height, width),
            env={**kept, **SCREEN, "NARUTO_TUI_HOME": str(home), **environ},
            timeout=20,
        )
        self.process.delaybeforesend = None  # or each key would wait 50 ms

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

    def wait_for(self, pattern: str, seconds: float = 20, quiet: float = QUIET) -> None:
        """Until the screen shows the pattern."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, f"{pattern!r} did not appear:\n{self.text}"
            assert self.settle(quiet) or self.process.isalive(), f"it ended:\n{self.text}"

    def hold(self) -> None:
        """Waits until a key counts on a curtain or a result."""
        time.sleep(HELD)
        self.settle()

    def send(self, *keys: str) -> None:
        """Presses keys, and does not wait for an answer."""
        self.process.send("".join(KEYS.get(key, key) for key in keys))

    def press(self, *keys: str) -> int:
        """Presses keys; how many bytes they were answered with."""
        self.send(*keys)
        return self.settle(0.15 if "escape" in keys else QUIET)

    def resize(self, width: int, height: int) -> None:
        self.process.setwinsize(height, width)
        self.screen.resize(height, width)
        self.settle(0.2)

    def hang_up(self) -> None:
        """The line is dropped: the pty closes."""
        self.process.ptyproc.fileobj.close()
        self.process.ptyproc.closed = self.process.closed = True

    def gone(self, seconds: float = 1) -> bool:
        """Whether the process ends by itself within that time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self._ended():
                return True
            time.sleep(0.01)
        return False

    def _ended(self) -> bool:
        """Also reads what is left, or the process would wait for somebody to do so."""
        if not self.process.closed:
            self.settle(0.01, 0.1)
        if not self.process.isalive():
            died, ended = self.process.signalstatus, self.process.exitstatus
            self.status = ended if died is None else -died
        return self.status is not None

    def stop(self) -> None:
        """Ends it whatever it does, so that no test leaves a process behind."""
        if not self._ended():
            self.process.kill(signal.SIGKILL)
            self.process.wait()
        if not self.process.closed:
            self.process.close()


def _known(data: bytes) -> bytes:
    """Without the escape sequences that pyte takes for text: private modes, kitty keyboard."""
    return re.sub(rb"\x1b\[[<>=?][0-9;]*[upq$]+", b"", data)


class Bot:
    """Plays by what the screen offers: reads the question and the keys, and presses one of them."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self._tried: tuple[str, str] = ("", "")

    def play(self, most: int = 2000) -> None:
        """Until the result is on the screen."""
        for _ in range(most):
            text = self.terminal.text
            if "Rematch" in text:
                return
            if "your move" not in text:
                self.terminal.settle()
                continue
            self.terminal.press(*self.keys(text))
        raise AssertionError(f"the game does not end:\n{self.terminal.text}")

    def keys(self, text: str) -> list[str]:
        """What to press at this question."""
        turn = text.partition("turn")[2].split()[0]
        rows = possible(text)
        asked = question(text)
        if "Redraw?" in asked:
            return ["n"]
        for key, verb in (("d", "deploy"), ("m", "mission"), ("k", "client"), ("j", "jutsu")):
            if rows.get(key) and self._tried != (verb, turn):
                self._tried = (verb, turn)
                return [key, "1"]
        if rows.get("c") and self._tried != ("charge", turn):
            self._tried = ("charge", turn)
            return ["c", "1", "enter"]
        for key in ("n", "p"):
            if key in rows:
                return [key]
        return self.answer(asked, text)

    def answer(self, asked: str, text: str) -> list[str]:
        """What to press at a question that is not a menu."""
        if "team of 1 to 3" in asked:
            return ["s", "enter"]
        if "who blocks" in asked.lower():
            return ["1", "1", "enter"]
        if "team" in asked and "send out" in asked:
            return ["1", "2", "enter", "enter"]
        if " mark " in text.splitlines()[-1]:
            return ["s", "enter"]
        return ["enter"]


def question(text: str) -> str:
    """The left pane at the bottom, as one line."""
    lines = text.splitlines()
    top = max(i for i, line in enumerate(lines) if "your move" in line)
    return " ".join(line[1:39].strip() for line in lines[top + 1 : -2])


def possible(text: str) -> dict[str, bool]:
    """The lettered rows of the menu: whether each can be done."""
    found = re.findall(r"^│ [> ]   ([a-z]) [A-Z][^│]*│", text, re.MULTILINE)
    rows = dict.fromkeys(found, True)
    for key in re.findall(r"^│ [> ]   ([a-z]) [A-Z][^│]*\(none\)", text, re.MULTILINE):
        rows[key] = False
    return rows


@pytest.fixture
def bot() -> type[Bot]:
    return Bot


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seasoned: Callable[[Path], None]) -> Path:
    """Where the program under test, and the test itself, keep games."""
    seasoned(tmp_path)
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def with_sideboard(home: Path) -> Callable[..., list[str]]:
    """Writes a deck of one's own: a shipped one and a sideboard; the names of what is in that."""

    def write(name: str, deck: str, *others: str, skip: int = 0) -> list[str]:
        text = find_deck(deck).read_text(encoding="utf-8")
        known = "\n".join([text, *(find_deck(one).read_text(encoding="utf-8") for one in others)])
        cards = {
            card.name: card
            for card in reversed([*shipped()])
            if card.is_written and not card.is_reserve and card.name not in known
        }
        names = list(reversed(cards))[skip : skip + 10]
        folder = home / "data" / "decks"
        folder.mkdir(parents=True, exist_ok=True)
        side = "\n".join(f"1 {cards[one]}" for one in names)
        written = f"{text}\nSideboard (10)\n{side}\n"
        (folder / f"{name}.txt").write_text(written, encoding="utf-8")
        return names

    return write


@pytest.fixture
def start(home: Path) -> Iterator[Any]:
    """Starts the program in a terminal; whatever is left of it ends with the test."""
    started: list[Terminal] = []

    def start(*arguments: str, **options: Any) -> Terminal:
        started.append(Terminal(*arguments, home=home, **options))
        return started[-1]

    yield start
    for terminal in started:
        terminal.stop()
