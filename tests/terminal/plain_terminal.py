"""Somebody at a terminal that is read line by line: what was said since he answered last."""

import time
from typing import Any

import pexpect
import pyte

from tests.plain_reader import Reader

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ASKED = "\r\n> "


class PlainTerminal:
    """A started program (`tests.terminal.conftest.Terminal`) with a plain face, and its reader."""

    def __init__(self, terminal: Any, seed: int) -> None:
        self.process = terminal.process
        self.reader = Reader(seed)
        self.said = ""
        """What came since the last answer."""
        self.everything = ""
        self.screen = pyte.HistoryScreen(100, 40, history=20_000)
        self._stream = pyte.Stream(self.screen)

    def listen(self, quiet: float = 0.02) -> bool:
        """Reads until nothing comes any more; whether anything came."""
        came = False
        while True:
            try:
                text = self.process.read_nonblocking(65536, timeout=quiet).decode()
            except (pexpect.TIMEOUT, pexpect.EOF):
                return came
            came = True
            self.said += text
            self.everything += text
            self._stream.feed(text)

    @property
    def asked(self) -> bool:
        """Whether a line is waited for."""
        return self.said.endswith(ASKED)

    def wait_for(self, words: str, seconds: float = 20) -> None:
        """Until that was said since the last answer."""
        end = time.monotonic() + seconds
        while words not in self.said:
            assert time.monotonic() < end, f"{words!r} was not said:\n{self.everything[-2000:]}"
            self.listen()

    def until_asked(self, seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while not self.asked:
            assert time.monotonic() < end, f"nothing is asked:\n{self.everything[-2000:]}"
            assert self.listen() or self.process.isalive(), self.everything[-2000:]

    def type(self, line: str) -> None:
        self.said = ""
        self.process.sendline(line)

    def answer(self) -> None:
        """Answers by what was said."""
        last = self.said.rpartition(CLEAR)[2].removesuffix("> ")
        self.type(self.reader.answer(last.splitlines()))

    @property
    def question(self) -> str:
        """The open question: the last paragraph that was said, and what was typed to it so far."""
        return self.everything.removesuffix(ASKED).rpartition("\r\n\r\n")[2]

    @property
    def to_be_seen(self) -> list[str]:
        """All lines on the screen, and above it as far as one can scroll back."""
        above = [
            "".join(line[x].data for x in range(self.screen.columns))
            for line in self.screen.history.top
        ]
        lines = [line.rstrip() for line in (*above, *self.screen.display)]
        return [line for line in lines if line]
