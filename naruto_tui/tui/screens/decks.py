"""The list of decks: every one that is found, legal or not, and the way to each."""

import asyncio
from functools import partial
from pathlib import Path

from attrs import evolve

from naruto_tui.decklists.decoding import decoded
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.reader import LARGEST_FILE
from naruto_tui.decklists.saving import Kept, NotSavedError, delete, free_name, save
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.textfiles import TextFileError, read_small_file
from naruto_tui.tui.deckbox import Boxed, every_deck
from naruto_tui.tui.decks.bench import Work
from naruto_tui.tui.decks.formats import Formats, by_words, draw_formats
from naruto_tui.tui.decks.intake import Incoming
from naruto_tui.tui.decks.sheets import LineBox
from naruto_tui.tui.decks.shelf import Shelf, draw_shelf
from naruto_tui.tui.decks.told import Question, Told
from naruto_tui.tui.decks.topics import SHELF
from naruto_tui.tui.help import topic_lines
from naruto_tui.tui.lab.state import Lab
from naruto_tui.tui.lines import Line, fit, sized
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.text import clean

_KEYS = [
    ("Enter", "open"), ("n", "new"), ("p", "paste"), ("o", "file"), ("c", "copy"),
    ("d", "delete"), ("t", "test"), ("?", "help"), ("Esc", "back"),
]  # fmt: skip
_PATH_KEYS = [("Enter", "read the file"), ("Esc", "back")]
_LONGEST_PATH = 1_000


class DecksScreen(Place):
    """Decks are opened, begun, copied and deleted from here."""

    def __init__(
        self,
        look: Look,
        edition: str,
        message: str = "",
        name: str = "",
        wanted: Profile | None = None,
    ) -> None:
        super().__init__(look)
        self.edition = edition
        self.wanted = wanted
        """The format that decks are checked by in place of the edition."""
        self.formats: Formats | None = None
        """The formats, while one is chosen."""
        self.message = message
        self.name_wanted = name
        """The deck the cursor is to stand on when the list is there."""
        self.shelf: Shelf | None = None
        """`None` while the decks are being read."""
        self.over: Told | Question | None = None
        self.path: LineBox | None = None
        """The file to be read, while its path is typed."""

    def on_mount(self) -> None:
        self._read()

    def _read(self) -> None:
        self.run_worker(self._reading(), exclusive=True)

    async def _reading(self) -> None:
        edition = self.edition
        decks = tuple(await asyncio.to_thread(every_deck, edition, self.wanted))
        before = self.shelf or Shelf(decks, edition)
        self.shelf = evolve(before, decks=decks, edition=edition)
        if self.name_wanted:
            self.shelf, self.name_wanted = self.shelf.at(self.name_wanted), ""
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        about = self.wanted.title if self.wanted else EDITIONS[self.edition].title
        by = by_words(self.edition, self.wanted)
        title: Line = [
            (" Decks", "title"), (f"  in {by}", ""), (f": {about}  ", "dim"),
            ("e", "key"), (" another  ", "dim"), ("r", "key"), (" formats", "dim"),
        ]  # fmt: skip
        if self.shelf is None:
            return sized([title, [("  reading decks ...", "dim")]], width, height)
        room, glyphs = height - 3, self.look.glyphs
        if self.over is not None:
            lines = self.over.draw(width, room, glyphs)
        elif self.formats is not None:
            lines = draw_formats(self.formats, width, room, glyphs)
        else:
            lines = draw_shelf(self.shelf, width, room, glyphs)
        return [fit(title, width), *lines, fit(self._told(width), width), self._keys(width)]

    def _told(self, width: int) -> Line:
        if self.path is not None:
            return [(" File: ", "key"), *self.path.line(width - 8)]
        return [(" ", ""), (self.message, "act")]

    def _keys(self, width: int) -> Line:
        if self.over is not None:
            return keys_line(self.over.keys, width)
        if self.formats is not None:
            return keys_line(self.formats.keys, width)
        return keys_line(_KEYS if self.path is None else _PATH_KEYS, width)

    def paste(self, text: str) -> None:
        if self.path is not None:
            self.path = self.path.pasted(text)
        elif self.formats is not None:
            self.formats = self.formats.pasted(text)
        elif self.over is None and self.shelf is not None and text.strip():
            self.doors.take_in(Incoming(text, edition=self.edition, wanted=self.wanted))

    def press(self, key: str, letter: str) -> None:
        if self.over is not None:
            self._press_over(self.over, key)
        elif self.shelf is None:
            if key == "escape":
                self.doors.title_screen()
        elif self.path is not None:
            self._press_path(self.path, key, letter)
        elif self.formats is not None:
            self._press_formats(self.formats, key, letter)
        elif (moved := self.shelf.press(key, letter)) is not None:
            self.shelf, self.message = moved, ""
        else:
            self.message = ""
            self._do(key)

    def _press_over(self, over: Told | Question, key: str) -> None:
        if isinstance(over, Told):
            self.over = over.press(key)
            return
        self.over = None
        if key == "y":
            self._delete()

    def _do(self, key: str) -> None:
        here = self.shelf.here if self.shelf else None
        if key in ("escape", "backspace"):
            self.doors.title_screen()
        elif key in ("question_mark", "f1"):
            self.over = Told("Help", partial(topic_lines, SHELF))
        elif key == "e":
            names = list(EDITIONS)
            self.edition = names[(names.index(self.edition) + 1) % len(names)]
            self.wanted = None
            self._read()
        elif key == "r":
            self.formats = Formats.of(self.edition, self.wanted)
        elif key == "n":
            work = Work(Deck(free_name("new-deck"), ()), edition=self.edition, wanted=self.wanted)
            self.doors.deck(work)
        elif key == "p":
            self.doors.take_in(Incoming(edition=self.edition, wanted=self.wanted))
        elif key == "o":
            self.path = LineBox("", _LONGEST_PATH)
        elif here is not None and key == "enter":
            self._open_deck(here)
        elif here is not None and key == "c":
            self._copy(here)
        elif here is not None and key == "t":
            self.doors.lab(Lab(deck=here.path.stem, edition=self.edition))
        elif here is not None and key == "d":
            self._ask_to_delete(here)

    def _press_formats(self, formats: Formats, key: str, letter: str) -> None:
        self.formats = after = formats.press(key, letter)
        if after is not None and after.chosen:
            self.formats, self.wanted = None, after.wanted
            self._read()

    def _press_path(self, box: LineBox, key: str, letter: str) -> None:
        if key == "escape":
            self.path = None
        elif key == "enter":
            self.path = None
            if box.text.strip():
                self._take_file(Path(box.text.strip()).expanduser())
        else:
            self.path = box.press(key, letter)

    def _open_deck(self, one: Boxed) -> None:
        if one.deck is None:
            self._take_file(one.path, opens=False, own=one.place != "shipped")
        else:
            deck = evolve(one.deck, name=one.path.stem)
            self.doors.deck(Work(deck, Kept.of(one.path), self.edition, wanted=self.wanted))

    def _take_file(self, path: Path, *, opens: bool = True, own: bool = False) -> None:
        """The list of a file; `own`: what is mended of it is saved there again."""
        file = Kept.of(path) if own else None
        try:
            text, notices = decoded(read_small_file(path, LARGEST_FILE, "decklist"), str(path))
        except TextFileError as error:
            self.message = clean(f"{path}:{error.line}: {error.problem}")
        except DeckError as error:
            self.message = clean(error.problems[0])
        else:
            self.doors.take_in(
                Incoming(
                    text, path.stem, self.edition, file, lies_in_file=True, opens=opens,
                    notices=notices, wanted=self.wanted,
                )
            )  # fmt: skip

    def _copy(self, one: Boxed) -> None:
        if one.deck is None:
            self.message = f"{one.name} cannot be read, and so not be copied"
            return
        name = free_name(one.name)
        try:
            kept = save(evolve(one.deck, name=name), None)
        except NotSavedError as error:
            self.message = clean(str(error))
        else:
            self.message = f"the copy is {clean(str(kept.path))}"
            self.name_wanted = name
            self._read()

    def _ask_to_delete(self, one: Boxed) -> None:
        if one.place == "shipped":
            self.message = f"{one.name} came with the program; it stays"
            return
        asks = f"Delete {one.path}? The file is gone then."
        self.over = Question("Delete a deck", asks, (("y", "delete it"),), "keep it")

    def _delete(self) -> None:
        one = self.shelf.here if self.shelf else None
        if one is None:
            return
        try:
            delete(one.path)
        except NotSavedError as error:
            self.message = clean(str(error))
        else:
            self.message = f"{one.name} is deleted"
            self._read()
