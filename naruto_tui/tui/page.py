"""A widget that shows lines of text and repaints only those that changed."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from .changes import changed_regions
from .lines import Line
from .roles import style


class Page(Widget):
    """Drawing functions make the lines; this puts them on the screen."""

    DEFAULT_CSS = """
    Page { width: 1fr; height: 1fr; }
    """

    def __init__(self, look: str = "dark") -> None:
        super().__init__()
        self.look = look
        """The row of `roles.THEMES` that colours the roles."""
        self.lines: list[Line] = []

    def show(self, lines: list[Line]) -> None:
        """Puts the lines on the screen in place of those before."""
        before, self.lines = self.lines, lines
        if len(before) != len(lines):
            self.refresh()
        elif regions := changed_regions(before, lines):
            self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        return strip(line, self.size.width, self.look, self.rich_style)


def strip(line: Line, width: int, look: str, base: Style) -> Strip:
    """The line in the colours of a theme, exactly `width` cells long."""
    segments = [Segment(text, _style(role, look, base)) for text, role in line]
    return Strip(segments).adjust_cell_length(width, base)


@lru_cache(maxsize=512)
def _style(role: str, look: str, base: Style) -> Style:
    return base + style(role, look)
