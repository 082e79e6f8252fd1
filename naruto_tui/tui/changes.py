"""Where two drawings differ, so that only those cells are painted again.

Public: `changed_regions`.
"""

from collections.abc import Sequence

from textual.geometry import Region

from .lines import CURSOR, Line, Span, cells
from .text import width


def changed_regions(before: Sequence[Line], after: Sequence[Line]) -> list[Region]:
    """Where the lines differ: for each line the cells from the first change to the last."""
    regions = []
    for y, (old, new) in enumerate(zip(before, after, strict=True)):
        left, right = (0, 0) if old == new else _span(old, new)
        if left < right:
            regions.append(Region(left, y, right - left, 1))
    return regions


def _span(old: Line, new: Line) -> tuple[int, int]:
    total = max(cells(old), cells(new))
    left = _same(old, new)
    right = total - _same(_backward(old), _backward(new))
    return left, right


def _backward(line: Line) -> Line:
    return [(text[::-1], role) for text, role in reversed(line)]


def _same(old: Line, new: Line) -> int:
    """How many cells the two lines have in common from their beginning."""
    count = 0
    for one, other in zip(_letters(old), _letters(new), strict=False):
        if one != other:
            break
        count += width(one[0])
    return count


def _letters(line: Line) -> list[Span]:
    """Each letter with its role; a blank has none, unless the cursor is on it."""
    return [
        (letter, role if letter != " " or CURSOR in role else "")
        for text, role in line
        for letter in text
    ]
