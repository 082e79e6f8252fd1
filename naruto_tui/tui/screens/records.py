"""The games that are over, newest first; each of them can be replayed."""

import asyncio
from pathlib import Path

from naruto_tui.table import records
from naruto_tui.table.replay import Replay
from naruto_tui.table.saves import Save
from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Line, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.starts import Played
from naruto_tui.tui.text import clean

STEP = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -100_000, "end": 100_000}
NAME = 20
"""Cells of a record's name."""
BELOW = 5
"""Lines for what is wrong with a record."""


class RecordsScreen(Place):
    """A list, the cursor on one of its games."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.paths = records.listed()
        self.cursor = 0
        self.message = ""
        self.reading = False
        self._known: dict[Path, Save] = {}

    def draw(self, width: int, height: int) -> list[Line]:
        told: list[Line] = [[(" Replays", "title"), ("  games that are over", "dim")], []]
        message: list[Line] = [
            [(" ", ""), *line] for line in wrapped(self.message, width - 2, "bad")
        ]
        room = height - len(told) - BELOW - 1
        if self.paths:
            rows = far_window(len(self.paths), self.cursor, width, room, self._row)
        else:
            rows = [[(" No game has been played to its end yet.", "dim")]]
        keys = [("up/down", "choose"), ("Enter", "replay"), ("Esc", "back")]
        lines = sized([*told, *rows], width, height - BELOW - 1)
        return [*lines, *sized(message, width, BELOW), keys_line(keys, width)]

    def _row(self, place: int) -> Line:
        save = self._described(self.paths[place])
        here = place == self.cursor
        return [
            (" > " if here else "   ", "act"),
            (f"{save.name:{NAME}}", "cursor" if here else ""),
            (f" {clean(_about(save))}", "dim" if save.sound else "bad"),
        ]

    def _described(self, path: Path) -> Save:
        if path not in self._known:
            self._known[path] = records.described(path)
        return self._known[path]

    def press(self, key: str, letter: str) -> None:
        if key in ("escape", "backspace"):
            self.doors.title_screen()
        elif key in STEP and self.paths:
            most = len(self.paths) - 1
            self.cursor = min(max(self.cursor + STEP[key], 0), most)
            self.message = ""
        elif key == "enter" and self.paths and not self.reading:
            self.message = "Reading ..."
            self.reading = True
            self.run_worker(self._read(self.paths[self.cursor]))

    async def _read(self, path: Path) -> None:
        try:
            replay = await asyncio.to_thread(Replay.open, path)
        except ValueError as error:
            self.message = clean(str(error))
            self.reading = False
            self.redraw()
        else:
            self.doors.replay(Played(replay, 0, replay.eyes(None)), back=self.doors.records)


def _about(save: Save) -> str:
    """Who played what, or what is wrong: of that the place in the file is enough."""
    return save.title if save.sound else save.title.replace(f"{save.path}:", "line ", 1)
