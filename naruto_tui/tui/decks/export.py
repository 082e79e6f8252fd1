"""The ways a deck leaves the program: a file in any form it can be written in, or the clipboard."""

from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from naruto_tui import kiosk
from naruto_tui.decklists.formats.table import FORMATS, Format, UnwritableError, converted, unsaid
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.saving import NotSavedError, is_own, write_whole
from naruto_tui.tui.decks.sheets import LineBox
from naruto_tui.tui.lines import Glyphs, Line, fit, framed
from naruto_tui.tui.panes import BACK
from naruto_tui.tui.text import clean

_STEPS: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -99, "end": 99}
_LONGEST: Final = 1_000
_COPIED: Final = "copied, where the terminal lets programs copy; else write a file"


@frozen
class Export:
    """Which form is chosen, and what was done with it."""

    deck: Deck
    cursor: int = 0
    box: LineBox | None = None
    """The file to be written, while its path is typed."""
    asked: bool = False
    """The file is there already: a key decides."""
    said: str = ""
    wrong: bool = False
    """What is said is why it cannot be."""
    copied: str = ""
    """What the last key put on the clipboard."""

    @property
    def name(self) -> str:
        """The chosen form, as `deck convert --to` names it."""
        return list(FORMATS)[self.cursor]

    @property
    def form(self) -> Format:
        return FORMATS[self.name]

    @property
    def path(self) -> Path:
        """The file that was typed."""
        return Path(self.box.text.strip() if self.box else "").expanduser()

    def press(self, key: str, letter: str) -> "Export | None":
        """What a key does; `None`: it leads back to the deck."""
        if self.box is None:
            return self._pick(key)
        if self.asked:
            return self._written() if key == "y" else evolve(self, asked=False, said="not written")
        if key == "escape":
            return Export(self.deck, self.cursor)
        if key == "enter":
            return self._asked_or_written()
        return evolve(self, box=self.box.press(key, letter), said="", copied="")

    def pasted(self, text: str) -> "Export":
        """With a pasted text at the end of the path."""
        if self.box is None or self.asked:
            return self
        return evolve(self, box=self.box.pasted(text))

    def _pick(self, key: str) -> "Export | None":
        if key in _STEPS:
            place = max(0, min(self.cursor + _STEPS[key], len(FORMATS) - 1))
            return Export(self.deck, place)
        if key in ("enter", "c"):
            try:
                text = converted(self.deck, self.name)
            except UnwritableError as error:
                return evolve(self, said=str(error), wrong=True, copied="")
            if key == "c":
                said = f"copied; {self.lost}" if self.lost else _COPIED
                return evolve(self, said=said, wrong=False, copied=text)
            return Export(self.deck, self.cursor, LineBox(self._file_name(), _LONGEST))
        return None if key in (*BACK, "x") else evolve(self, copied="")

    def _file_name(self) -> str:
        return f"{clean(self.deck.name)}{self.form.ending}"

    def _asked_or_written(self) -> "Export":
        assert self.box is not None
        if not self.box.text.strip():
            return evolve(self, said="type the name of a file", wrong=True)
        if reason := kiosk.no_place(self.path):
            return evolve(self, said=f"not written: {reason}", wrong=True)
        if not is_own(self.path):
            said = "that folder came with the program; name another one"
            return evolve(self, said=said, wrong=True)
        try:
            there = self.path.exists()
        except (OSError, ValueError):
            there = False
        return evolve(self, asked=True, said="") if there else self._written()

    def _written(self) -> "Export":
        try:
            write_whole(self.path, converted(self.deck, self.name))
        except (NotSavedError, ValueError) as error:
            return evolve(self, asked=False, said=str(error), wrong=True)
        done = Export(self.deck, self.cursor)
        return evolve(done, said="; ".join(filter(None, (f"written: {self.path}", self.lost))))

    @property
    def lost(self) -> str:
        """What the form has no place for."""
        return unsaid(self.deck, self.name)

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys that work, and what they do."""
        if self.asked:
            return [("y", "write over it"), ("Esc", "leave it")]
        if self.box is not None:
            return [("Enter", "write the file"), ("Esc", "back")]
        return [("up/down", "choose"), ("Enter", "to a file"), ("c", "copy"), ("Esc", "back")]


def draw_export(export: Export, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The forms, the file and what was done, in so many cells."""
    rows = [_row(place, place == export.cursor) for place in range(len(FORMATS))]
    title: Line = [("Write or copy ", "title"), (clean(export.deck.name), "name")]
    told: Line = [(f" {clean(export.said)}", "bad" if export.wrong else "act")]
    if export.asked:
        told = [(f" {clean(str(export.path))} is there already: write over it?", "bad")]
    file: Line = []
    if export.box is not None:
        file = [(" File: ", "key"), *export.box.line(width - 8)]
    return [
        *framed(title, rows, width, height - 2, glyphs, "act"),
        fit(file, width),
        fit(told, width),
    ]


def _row(place: int, here: bool) -> Line:
    name, form = list(FORMATS.items())[place]
    return [
        (" > " if here else "   ", "act"),
        (f"{name:20}", "cursor" if here else ""),
        (f"  for {form.about}", "dim"),
    ]
