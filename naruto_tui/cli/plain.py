"""The plain face on standard input and output: what `--plain` opens."""

import sys
from collections.abc import Callable

from naruto_tui.cli.output import say
from naruto_tui.table.match import Match
from naruto_tui.tui.plain.course import play_match
from naruto_tui.tui.plain.face import PlainFace
from naruto_tui.tui.terminal import needs_ascii
from naruto_tui.tui.text import ascii_only

PROMPT = "> "


def play_plain(
    start: Match | Callable[[], Match], seat: int = 0, *, open_hands: bool = False
) -> None:
    """Plays a match line by line until it is over, somebody leaves or there are no more lines."""
    match = start() if callable(start) else start
    try:
        play_match(PlainFace(match, hear, told, seat, open_hands=open_hands))
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


def hear() -> str:
    """The next line of standard input; `EOFError` when there is none."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        sys.stdout.write(PROMPT)
        sys.stdout.flush()
    # `input` would leave what is typed to readline, which moves the cursor.
    line = sys.stdin.readline(LONGEST)
    if not line:
        raise EOFError
    return line


LONGEST = 10_000
"""Letters that are read at once; of a longer line the rest is read as the next one."""
