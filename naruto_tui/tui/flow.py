"""Tokens set in lines like words, in a window that follows the cursor and counts what is hidden.

Public: `Token`, `Flowed`, `flow`, `flow_window`, `window`, `far_window`, `lines_needed`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen

from .lines import Line, cells, fit

COUNTER: Final = 5
"""Cells kept free at the end of a line for `+12v`."""


@frozen
class Token:
    """Something that is not broken: a team, a card."""

    line: Line
    cards: int = 1
    """How many cards it holds, for the counter."""
    focused: bool = False
    """Whether the cursor is in it."""


@frozen
class Flowed:
    """One line of tokens."""

    line: Line
    cards: int
    focused: bool


def flow(tokens: Sequence[Token], room: int, gap: int = 2) -> list[Flowed]:
    """The tokens in lines of at most `room` cells."""
    lines: list[list[Token]] = []
    used = room + 1
    for token in tokens:
        size = cells(token.line)
        if not lines or used + gap + size > room:
            lines.append([])
            used = -gap
        lines[-1].append(token)
        used += gap + size
    return [_joined(line, gap) for line in lines]


def _joined(tokens: Sequence[Token], gap: int) -> Flowed:
    line: Line = []
    for place, token in enumerate(tokens):
        if place:
            line.append((" " * gap, ""))
        line += token.line
    return Flowed(
        line, sum(token.cards for token in tokens), any(token.focused for token in tokens)
    )


def lines_needed(tokens: Sequence[Token], room: int) -> int:
    """How many lines the tokens take when nothing is out of sight."""
    return len(flow(tokens, room))


def flow_window(tokens: Sequence[Token], room: int, height: int) -> list[Line]:
    """The tokens in exactly so many lines; what does not fit is counted at the edge."""
    lines = flow(tokens, room)
    if len(lines) > height:
        lines = flow(tokens, room - COUNTER - 1)
    return window(lines, room, height)


def window(lines: Sequence[Flowed], room: int, height: int) -> list[Line]:
    """At most `height` of the lines, the focused one among them, with counters `+3^` and `+7v`."""
    if len(lines) <= height:
        return [fit(line.line, room) for line in lines]
    if height <= 0:
        return []
    focused = next((i for i, line in enumerate(lines) if line.focused), 0)
    top = max(0, min(focused - height // 2, len(lines) - height))
    above = sum(line.cards for line in lines[:top])
    below = sum(line.cards for line in lines[top + height :])
    shown = [fit(line.line, room) for line in lines[top : top + height]]
    if above and below and height == 1:
        return [_counted(shown[0], f"+{above + below}:", room)]
    if above:
        shown[0] = _counted(shown[0], f"+{above}^", room)
    if below:
        shown[-1] = _counted(shown[-1], f"+{below}v", room)
    return shown


def far_window(
    count: int, focused: int, room: int, height: int, draw: Callable[[int], Line]
) -> list[Line]:
    """The same for a list of any length, of which only what is shown is drawn."""
    if height <= 0:
        return []
    top = max(0, min(focused - height // 2, count - height))
    shown = [fit(draw(place), room) for place in range(top, min(top + height, count))]
    if top and height == 1 and count > top + 1:
        return [_counted(shown[0], f"+{count - 1}:", room)]
    if top:
        shown[0] = _counted(shown[0], f"+{top}^", room)
    if (below := count - top - height) > 0:
        shown[-1] = _counted(shown[-1], f"+{below}v", room)
    return shown


def _counted(line: Line, counter: str, room: int) -> Line:
    return [*fit(line, max(room - len(counter), 0)), (counter, "title")]
