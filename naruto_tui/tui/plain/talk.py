"""The ears and the mouth of the plain face: lines come in, lines go out.

What they are made of (a terminal, a pipe, a list in a test) is for whoever starts the face.
"""

from typing import Final, Protocol

from naruto_tui.tui.text import clean

LONGEST_LINE: Final = 400
"""Letters of a typed line that are read."""


class LeftError(Exception):
    """Somebody leaves; the game can be resumed."""


class Talk(Protocol):
    """Somebody at a keyboard that is read line by line."""

    def say(self, line: str) -> None: ...

    def hear(self) -> str:
        """The next line that is typed; `EOFError` when there are no more."""

    def cover(self) -> None:
        """What was said is gone from sight, and what was typed too early does not count."""


def tell(talk: Talk, *lines: str) -> None:
    """Says the lines, one after the other."""
    for line in lines:
        talk.say(line)


def heard(talk: Talk) -> str:
    """A line, without what is no letter, and of bounded length."""
    return clean(talk.hear())[:LONGEST_LINE].strip()


def agreed(talk: Talk) -> bool:
    """Whether the answer to what was just asked is yes."""
    return heard(talk).casefold() in ("y", "yes")
