"""A widget that shows lines of text and repaints only those that changed."""

from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from .changes import changed_regions
from .lines import Line
from .roles import style as role_style

SLICES: Final = 3
"""Columns the page is cut in: the toolkit repaints a line from the left edge of a widget."""


class Page(Widget):
    """Drawing functions make the lines; this puts them on the screen."""

    DEFAULT_CSS = """
    Page { layout: horizontal; width: 1fr; height: 1fr; }
    """

    def __init__(self, look: str = "dark") -> None:
        super().__init__()
        self.look = look
        """The row of `roles.THEMES` that colours the roles."""
        self.lines: list[Line] = []

    def use(self, look: str) -> None:
        """Shows everything in the colours of another theme."""
        self.look = look
        self.refresh(recompose=True)

    def compose(self) -> ComposeResult:
        for _ in range(SLICES):
            yield Slice()

    def show(self, lines: list[Line]) -> None:
        """Puts the lines on the screen in place of those before."""
        before, self.lines = self.lines, lines
        if len(before) != len(lines):
            regions = [self.size.region]
        else:
            regions = changed_regions(before, lines)
        for one in self.query(Slice):
            one.repaint(regions)


class Slice(Widget):
    """Some columns of the page."""

    DEFAULT_CSS = """
    Slice { width: 1fr; height: 1fr; }
    Slice:first-child { width: 40; }
    """

    def repaint(self, regions: list[Region]) -> None:
        """Paints again what of these parts of the page lies in this slice."""
        own = self.virtual_region
        parts = [region.intersection(own).translate(-own.offset) for region in regions]
        if parts := [part for part in parts if part]:
            self.refresh(*parts)

    def render_line(self, y: int) -> Strip:
        page = self.parent
        assert isinstance(page, Page)
        line = page.lines[y] if y < len(page.lines) else []
        left = self.virtual_region.x
        whole = strip(line, page.size.width, page.look, self.rich_style)
        return whole.crop(left, left + self.size.width)


def strip(line: Line, width: int, look: str, base: Style) -> Strip:
    """The line in the colours of a theme, exactly `width` cells long.

    Neighbours of one look are joined, and blanks take the look of what stands before them: a style
    costs 40 bytes over ssh, and a cursor key may cost 3,000.
    """
    segments: list[Segment] = []
    last: Style | None = None
    for text, role in line:
        style = _style(role, look, base)
        if last is not None and (style is last or _looks_alike(text, style, last)):
            segments[-1] = Segment(segments[-1].text + text, last)
        else:
            segments.append(Segment(text, style))
            last = style
    return Strip(segments).adjust_cell_length(width, base)


def _looks_alike(text: str, style: Style, last: Style) -> bool:
    """Whether a blank can be painted in the style before it."""
    return text.isspace() and not (style.reverse or last.reverse) and style.bgcolor == last.bgcolor


@lru_cache(maxsize=512)
def _style(role: str, look: str, base: Style) -> Style:
    return base + role_style(role, look)
