"""Lines of text with roles: what every drawing function makes.

A `Span` is (text, role), a `Line` a list of spans; the roles are the rows of `roles.py`. Everything
here counts cells, not letters. Text in spans has been cleaned already.

Public: `Span`, `Line`, `Glyphs`, `ROUND`, `ASCII`, `cells`, `text_of`, `fit`, `wrapped`, `framed`,
`beside`, `sized`.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from attrs import frozen

from .text import crop, width, wrap

Span = tuple[str, str]
Line = list[Span]


@frozen
class Glyphs:
    """The few signs beyond letters; one set for terminals that draw boxes, one for all others."""

    across: str
    down: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    full: str
    empty: str
    """A battle reward won, and one still to win."""
    dot: str
    """Between short facts."""
    bar: str
    """What the bars of a chart are made of."""


CURSOR: Final = "cursor"
"""The role that shows on blanks too."""

ROUND: Final = Glyphs("─", "│", "╭╮╰╯", "●", "○", "·", "█")
ASCII: Final = Glyphs("-", "|", "++++", "#", ".", "/", "=")


def cells(line: Iterable[Span]) -> int:
    """How many cells the line takes."""
    return sum(width(text) for text, _ in line)


def text_of(line: Iterable[Span]) -> str:
    """The line without its roles."""
    return "".join(text for text, _ in line)


def fit(line: Iterable[Span], room: int, role: str = "") -> Line:
    """The line in exactly `room` cells: cut, or filled with blanks of the role."""
    fitted: Line = []
    for whole, own in line:
        text, needed = whole, width(whole)
        if needed > room:
            # A blank that is cut lost nothing, so it carries no sign.
            text = crop(text, room, "." if room > 1 and text.strip() else "")
            needed = width(text)
            fitted.append((text, own))
            room -= needed
            break
        fitted.append((text, own))
        room -= needed
    if room > 0:
        fitted.append((" " * room, role))
    return fitted


def wrapped(text: str, room: int, role: str = "") -> list[Line]:
    """The text as lines of one role."""
    return [[(line, role)] for line in wrap(text, room)]


def framed(
    title: Line,
    body: Sequence[Line],
    room: int,
    height: int,
    glyphs: Glyphs,
    role: str = "frame",
    tail: Line | None = None,
) -> list[Line]:
    """A pane of exactly `room` x `height` with its title in the border and the body inside."""
    if height < 2 or room < 4:
        return sized(body, room, height)
    left, right, low_left, low_right = tuple(glyphs.corners)
    inside = room - 2
    end: Line = [(" ", role), *tail, (" ", role)] if tail else []
    head = fit(title, min(cells(title), inside - 3 - cells(end))) if title else []
    if head:
        head = [(" ", role), *head, (" ", role)]
    rest = inside - 1 - cells(head) - cells(end)
    top: Line = [(left + glyphs.across, role), *head, (glyphs.across * rest, role), *end]
    lines = [[*fit(top, room - 1, role), (right, role)]]
    lines += [
        [(glyphs.down, role), *line, (glyphs.down, role)]
        for line in sized(body, inside, height - 2)
    ]
    lines.append([(low_left + glyphs.across * inside + low_right, role)])
    return lines


def beside(left: Sequence[Line], right: Sequence[Line]) -> list[Line]:
    """Two blocks of lines side by side; the left one is a full rectangle."""
    empty: Line = []
    return [[*a, *b] for a, b in zip_longest(left, right, fillvalue=empty)]


def sized(lines: Sequence[Line], room: int, height: int) -> list[Line]:
    """Exactly `height` lines of exactly `room` cells."""
    shown = [fit(line, room) for line in lines[:height]]
    return shown + [[(" " * room, "")] for _ in range(height - len(shown))]
