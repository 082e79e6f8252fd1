"""What opens over a screen of decks and closes again: pages that scroll, and questions."""

from collections.abc import Callable
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.tui.lines import Glyphs, Line, framed, wrapped
from naruto_tui.tui.panes import BACK, SCROLL, indented, scrolled
from naruto_tui.tui.text import clean

CLOSES: Final = (*BACK, "question_mark", "f1", "f", "enter")


@frozen
class Told:
    """A page that says something, as long as it likes."""

    title: str
    lines: Callable[[int], list[Line]] = field(eq=False)
    """What it says, in so many cells."""
    top: int = 0

    def draw(self, width: int, height: int, glyphs: Glyphs) -> list[Line]:
        body = self.lines(width - 4)
        top = min(self.top, max(len(body) - height + 2, 0))
        below = len(body) - top - (height - 2)
        tail: Line | None = [(f"+{below}v", "title")] if below > 0 else None
        title: Line = [(self.title, "name")]
        return framed(title, indented(body[top:]), width, height, glyphs, tail=tail)

    def press(self, key: str) -> "Told | None":
        """Scrolled, or closed."""
        if key in SCROLL:
            most = len(self.lines(60))
            return evolve(self, top=min(scrolled(self.top, key), most))
        return None if key in CLOSES else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("up/down", "scroll"), ("Esc", "back")]


@frozen
class Question:
    """Something that cannot be taken back is asked about; other keys than these leave it all."""

    title: str
    asks: str
    answers: tuple[tuple[str, str], ...]
    """Key and what it does."""
    otherwise: str
    """What any other key does."""

    def draw(self, width: int, height: int, glyphs: Glyphs) -> list[Line]:
        rows = [*self.answers, ("any other key", self.otherwise)]
        body: list[Line] = [
            [],
            *([("  ", ""), *line] for line in wrapped(clean(self.asks), width - 6)),
            [],
            *([(f"  {key}", "key"), (f"  {does}", "")] for key, does in rows),
        ]
        return framed([(self.title, "bad")], body, width, height, glyphs)

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [*self.answers, ("Esc", self.otherwise)]
