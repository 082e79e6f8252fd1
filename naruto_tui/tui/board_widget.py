"""The board on the screen: one focusable widget that paints only the cells that changed.

Public: `BoardWidget` (`show(model)`, `model`), `changed_regions`, `strip_of`.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.events import Resize
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from .board import draw_board
from .lines import Line, Span, cells
from .model import BoardModel
from .roles import style
from .text import width


class BoardWidget(Widget, can_focus=True):
    """Draws a `BoardModel`. It handles no keys: the screen feeds them to the model."""

    DEFAULT_CSS: ClassVar[str] = """
    BoardWidget { width: 1fr; height: 1fr; }
    """

    def __init__(
        self,
        model: BoardModel | None = None,
        *,
        theme: str = "dark",
        name: str | None = None,
        id: str | None = None,  # noqa: A002 - Textual's own name for it
        classes: str | None = None,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self.model = model
        self.look = theme
        """The theme of `roles.THEMES`."""
        self._lines: list[Line] = []

    def show(self, model: BoardModel) -> None:
        """Paint this model; only what differs from the last one is sent to the terminal."""
        self.model = model
        before, self._lines = self._lines, self._drawn()
        if len(before) != len(self._lines):
            self.refresh()
        elif regions := changed_regions(before, self._lines):
            self.refresh(*regions)

    def use_theme(self, theme: str) -> None:
        """Paint everything in another theme."""
        self.look = theme
        self.refresh()

    def _drawn(self) -> list[Line]:
        if self.model is None or not self.size:
            return []
        return draw_board(self.model, self.size.width, self.size.height)

    def on_resize(self, event: Resize) -> None:
        self._lines = self._drawn()
        self.refresh()

    def render_line(self, y: int) -> Strip:
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return strip_of(self._lines[y], self.look).apply_style(self.rich_style)


def strip_of(line: Line, theme: str = "dark") -> Strip:
    """The line as Textual paints it."""
    return Strip([Segment(text, style(role, theme)) for text, role in line], cells(line))


def changed_regions(before: Sequence[Line], after: Sequence[Line]) -> list[Region]:
    """Where the lines differ: for each line the cells from the first change to the last."""
    regions = []
    for y, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            left, right = _span(old, new)
            regions.append(Region(left, y, right - left, 1))
    return regions


def _span(old: Line, new: Line) -> tuple[int, int]:
    total = max(cells(old), cells(new))
    left = _same(old, new)
    right = total - _same(_backward(old), _backward(new))
    return (left, right) if left < right else (0, total)


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
    return [(letter, role) for text, role in line for letter in text]
