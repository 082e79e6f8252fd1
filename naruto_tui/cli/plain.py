"""The plain face on standard input and output: what `--plain` opens.

Public: `play_plain` (a match at this keyboard), `Console` (its ears and mouth), `told`.
"""

import os
import sys
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from shutil import get_terminal_size
from typing import Final

from naruto_tui.cli.output import say
from naruto_tui.table.match import Match
from naruto_tui.tui import hold
from naruto_tui.tui.plain.course import play_match
from naruto_tui.tui.plain.keyboard import PlainFace
from naruto_tui.tui.terminal import clearing, needs_ascii
from naruto_tui.tui.text import ascii_only

PROMPT: Final = "> "
LONGEST: Final = 10_000
"""Letters that are read at once; of a longer line the rest is read as the next one."""
CURTAIN: Final = 60
"""Empty lines, at the least, that push what was said off a screen that cannot be cleared."""


class Console:
    """Standard input and output."""

    def say(self, line: str) -> None:
        told(line)

    def hear(self) -> str:
        """The next line of standard input; `EOFError` when there is none."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            prompt()
        # `input` would leave what is typed to readline, which moves the cursor.
        line = sys.stdin.readline(LONGEST)
        if not line:
            raise EOFError
        return line

    def cover(self) -> None:
        """Clears a terminal and what can be scrolled back to; elsewhere empty lines go by."""
        clear = clearing() if _is_terminal(sys.stdout) else ""
        if clear:
            sys.stdout.write(clear)
            sys.stdout.flush()
        else:
            for _ in range(max(CURTAIN, get_terminal_size().lines)):
                told("")
        if _is_terminal(sys.stdin):
            # A line too many still belongs to whoever has just answered: it opens no curtain.
            time.sleep(hold.SECONDS)
            with suppress(OSError, termios.error):
                termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _is_terminal(stream: object) -> bool:
    with suppress(AttributeError, OSError, ValueError):
        return os.isatty(stream.fileno())  # type: ignore[attr-defined]
    return False


def play_plain(start: Match | Callable[[], Match], seat: int = 0) -> None:
    """Plays a match line by line until it is over, somebody leaves or there are no more lines."""
    match = start() if callable(start) else start
    try:
        play_match(PlainFace(match, Console(), seat))
    finally:
        kept = match.journal is not None
        over = match.over
        match.close()
    if match.notice:
        told(match.notice)
    elif kept and not over:
        told("The game is saved. Go on with: naruto-tui resume --plain")


def told(line: str) -> None:
    """A line, at once: somebody waits for it, or a reader speaks it."""
    say(ascii_only(line) if needs_ascii() else line)
    if sys.stdout is not None:
        sys.stdout.flush()


def prompt() -> None:
    """The sign that a line is waited for."""
    sys.stdout.write(PROMPT)
    sys.stdout.flush()
