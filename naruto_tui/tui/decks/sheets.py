"""Text that is typed or pasted, as values: a line, and a sheet of several lines.

The words are kept as they came; what is drawn of them has been made safe to show.
"""

from collections.abc import Callable, Mapping
from typing import Final

from attrs import evolve, frozen

from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Line
from naruto_tui.tui.text import clean, crop, width

_GUTTER: Final = 5
"""Cells of the number of a line."""


def split_lines(text: str) -> list[str]:
    """A text's lines, whatever ends them."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


@frozen
class LineBox:
    """One line that is typed; keys go to its end."""

    text: str = ""
    most: int = 60
    """Characters it may have."""
    takes: Callable[[str], bool] = str.isprintable
    """Which characters it may have."""

    def press(self, key: str, letter: str) -> "LineBox":
        """With a letter more, or one less."""
        if key == "backspace":
            return evolve(self, text=self.text[:-1])
        return self.pasted(letter) if letter else self

    def pasted(self, text: str) -> "LineBox":
        """With the first line of a text at its end."""
        taken = "".join(filter(self.takes, split_lines(text)[0]))
        return evolve(self, text=(self.text + taken)[: self.most])

    def line(self, room: int) -> Line:
        """Its end, and the cursor behind it, in at most so many cells."""
        shown = clean(self.text)
        while shown and width(shown) > room - 1:
            shown = shown[1:]
        return [(shown, ""), ("_", "act")]


@frozen
class Sheet:
    """Lines that are typed or pasted, with a cursor among them."""

    lines: tuple[str, ...] = ("",)
    row: int = 0
    column: int = 0
    """Characters before the cursor in its line."""
    most: int = 200_000
    """Characters the whole may have."""

    @classmethod
    def of(cls, text: str, most: int = 200_000) -> "Sheet":
        """A text with the cursor at its beginning."""
        return cls(tuple(split_lines(text)), most=most)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def here(self) -> str:
        """The line of the cursor."""
        return self.lines[self.row]

    def at(self, row: int) -> "Sheet":
        """The cursor at the beginning of a line, counted from 0."""
        return evolve(self, row=max(0, min(row, len(self.lines) - 1)), column=0)

    def takes(self, text: str) -> bool:
        """Whether there is room for so much more."""
        return len(self.text) + len(text) <= self.most

    def pasted(self, text: str) -> "Sheet":
        """With a text where the cursor stands; the same where there is no room for it."""
        if not self.takes(text):
            return self
        first, *more = split_lines(text)
        before, after = self.here[: self.column], self.here[self.column :]
        if not more:
            return self.with_line(before + first + after, self.column + len(first))
        *between, last = more
        middle = (before + first, *between, last + after)
        lines = (*self.lines[: self.row], *middle, *self.lines[self.row + 1 :])
        return evolve(self, lines=lines, row=self.row + len(more), column=len(last))

    def replaced(self, row: int, line: str) -> "Sheet":
        """With another line in the place of that one, the cursor on it."""
        return self.at(row).with_line(line, 0)

    def press(self, key: str, letter: str) -> "Sheet":
        """With a key done to it; the same for a key that is not for texts."""
        if letter:
            return self.pasted(letter)
        match key:
            case "enter":
                return self.pasted("\n")
            case "backspace":
                return self.without_one_before()
            case "delete":
                after = self._right()
                return self if after == self else after.without_one_before()
            case "left" | "right":
                return self._left() if key == "left" else self._right()
            case "home" | "end":
                return evolve(self, column=0 if key == "home" else len(self.here))
            case "up" | "down" | "pageup" | "pagedown":
                return self._to_row({"up": -1, "down": 1, "pageup": -10, "pagedown": 10}[key])
        return self

    def with_line(self, line: str, column: int) -> "Sheet":
        """With another line in the place of the cursor's, and the cursor there in it."""
        lines = (*self.lines[: self.row], line, *self.lines[self.row + 1 :])
        return evolve(self, lines=lines, column=column)

    def without_one_before(self) -> "Sheet":
        """Without the character before the cursor, or the end of the line above."""
        if self.column:
            kept = self.here[: self.column - 1] + self.here[self.column :]
            return self.with_line(kept, self.column - 1)
        if not self.row:
            return self
        above = self.lines[self.row - 1]
        lines = (*self.lines[: self.row - 1], above + self.here, *self.lines[self.row + 1 :])
        return evolve(self, lines=lines, row=self.row - 1, column=len(above))

    def _left(self) -> "Sheet":
        if self.column:
            return evolve(self, column=self.column - 1)
        if not self.row:
            return self
        return evolve(self, row=self.row - 1, column=len(self.lines[self.row - 1]))

    def _right(self) -> "Sheet":
        if self.column < len(self.here):
            return evolve(self, column=self.column + 1)
        return evolve(self, row=self.row + 1, column=0) if self.row + 1 < len(self.lines) else self

    def _to_row(self, by: int) -> "Sheet":
        row = max(0, min(self.row + by, len(self.lines) - 1))
        return evolve(self, row=row, column=min(self.column, len(self.lines[row])))


def draw_sheet(sheet: Sheet, marks: Mapping[int, str], room: int, height: int) -> list[Line]:
    """Its lines with their numbers around the cursor; `marks` (line from 1: sign) are bad news."""
    return far_window(
        len(sheet.lines), sheet.row, room, height,
        lambda row: _sheet_line(sheet, row, marks.get(row + 1, ""), room),
    )  # fmt: skip


def _sheet_line(sheet: Sheet, row: int, mark: str, room: int) -> Line:
    gutter: Line = [(f"{row + 1:>4}", "dim"), (mark or " ", "bad")]
    text = sheet.lines[row]
    if row != sheet.row:
        return [*gutter, (crop(clean(text), room - _GUTTER), "bad" if mark else "")]
    before, after = clean(text[: sheet.column]), text[sheet.column :]
    under, rest = clean(after[:1]) or " ", clean(after[1:])
    while before and width(before) > room - _GUTTER - 2:
        before = before[1:]
    rest = crop(rest, max(room - _GUTTER - width(before) - width(under), 0))
    return [*gutter, (before, ""), (under, "cursor"), (rest, "")]
