"""A list is pasted or typed and becomes a deck as a whole; or every fault is shown at once."""

import asyncio
from collections.abc import Callable
from functools import partial

from attrs import evolve

from naruto_tui.cards.custom import everything
from naruto_tui.decklists.reader import LARGEST_FILE
from naruto_tui.decklists.saving import free_name
from naruto_tui.tui.decks.bench import Work
from naruto_tui.tui.decks.intake import Choice, Incoming, Intake, draw_choice, draw_intake
from naruto_tui.tui.decks.sheets import Sheet
from naruto_tui.tui.decks.taking import Answers, Taken, take
from naruto_tui.tui.decks.told import Question, Told
from naruto_tui.tui.decks.topics import CHOICE, INTAKE
from naruto_tui.tui.help import topic_lines
from naruto_tui.tui.lines import Line, fit
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.text import clean

_KEYS = [
    ("F2", "read"),
    ("F3", "nearest name"),
    ("Tab", "next ! or ?"),
    ("F1", "help"),
    ("Esc", "back"),
]
_CHOICE_KEYS = [
    ("up/down", "choose"),
    ("Enter", "take it"),
    ("a", "the first of each"),
    ("F1", "help"),
    ("Esc", "back"),
]
_LEAVING = (("d", "drop the list"),)


class IntakeScreen(Place):
    """Leads to the deck that was read, or back to the list of decks."""

    def __init__(self, look: Look, incoming: Incoming) -> None:
        super().__init__(look)
        self.incoming = incoming
        self.intake = Intake(Sheet.of(incoming.text, LARGEST_FILE))
        self.choice: Choice | None = None
        self.over: Told | Question | None = None
        self.going: Callable[[], None] | None = None
        self.message = ""

    def on_mount(self) -> None:
        if self.incoming.text:
            self._read(opens=self.incoming.opens)

    def _read(self, *, opens: bool) -> None:
        self.run_worker(self._reading(opens=opens), exclusive=True)

    async def _reading(self, *, opens: bool) -> None:
        """Reads the sheet; `opens`: somebody asked for the deck, or for what keeps it."""
        text, answers = self.intake.sheet.text, self.intake.answers
        taken = await asyncio.to_thread(_take, text, self.incoming.name, answers)
        if text != self.intake.sheet.text:
            return
        self.intake = evolve(self.intake, taken=taken)
        if opens:
            self._go_on(taken)
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        title: Line = [(" A deck from a list", "title"), (f"  {clean(self.incoming.name)}", "dim")]
        room = height - 3
        message = fit([(" ", ""), (clean(self.message), "act")], width)
        return [fit(title, width), *self._body(width, room), message, self._keys(width)]

    def _body(self, width: int, room: int) -> list[Line]:
        glyphs = self.look.glyphs
        if self.over is not None:
            return self.over.draw(width, room, glyphs)
        if self.choice is not None:
            return draw_choice(self.choice, width, room, glyphs)
        return draw_intake(self.intake, width, room, glyphs)

    def _keys(self, width: int) -> Line:
        if self.over is not None:
            return keys_line(self.over.keys, width)
        return keys_line(_CHOICE_KEYS if self.choice is not None else _KEYS, width)

    def paste(self, text: str) -> None:
        if self.over is not None or self.choice is not None:
            return
        if not self.intake.sheet.takes(text):
            self.message = f"the list is longer than {LARGEST_FILE:,} characters; no decklist is"
            return
        self.message = ""
        self.intake = self.intake.pasted(text)
        self._read(opens=False)

    def press(self, key: str, letter: str) -> None:
        self.message = ""
        if self.over is not None:
            self._press_over(self.over, key)
        elif self.choice is not None:
            self._press_choice(self.choice, key)
        elif key == "escape":
            self.leave_for(self._to_the_list)
        elif key == "f1":
            self.over = Told("Help", partial(topic_lines, INTAKE))
        elif key == "f3":
            self.intake = self.intake.nearest()
            self._read(opens=False)
        elif key == "f2":
            self._read(opens=True)
        else:
            self.intake = self.intake.press(key, letter)

    def _go_on(self, taken: Taken) -> None:
        """To the deck, or to the first thing that keeps it from being one."""
        if taken.deck is not None:
            self._open_deck(taken)
        elif taken.unclear:
            self.choice = Choice(taken.unclear[0], len(taken.unclear) - 1)
        else:
            self.intake = evolve(self.intake, sheet=self.intake.sheet.at(taken.refused[0].line - 1))
            self.message = "nothing is taken: mend the lines below, or take them out"

    def _open_deck(self, taken: Taken) -> None:
        deck, file = taken.deck, self.incoming.file
        assert deck is not None
        name = free_name(deck.name) if file is None else file.path.stem
        deck = evolve(deck, name=name, notices=(*self.incoming.notices, *deck.notices))
        incoming = self.incoming
        self.doors.deck(Work(deck, file, incoming.edition, mended=True, wanted=incoming.wanted))

    def _press_choice(self, choice: Choice, key: str) -> None:
        if key in ("escape", "backspace"):
            self.choice = None
        elif key in ("f1", "question_mark"):
            self.over = Told("Help", partial(topic_lines, CHOICE))
        elif key == "enter":
            self.choice = None
            self.intake = self.intake.answered(choice.question, choice.card)
            self._read(opens=True)
        elif key == "a":
            self.choice = None
            self.intake = self.intake.preferred()
            self._read(opens=True)
        else:
            self.choice = choice.press(key)

    def leave_for(self, go: Callable[[], None]) -> None:
        text, incoming = self.intake.sheet.text, self.incoming
        kept = incoming.lies_in_file and text == Sheet.of(incoming.text).text
        if kept or not text.strip() or self.going is not None:
            go()
            return
        self.going = go
        asks = "The list has not become a deck. Drop it?"
        self.over = Question("Leave the list", asks, _LEAVING, "stay here")

    def _press_over(self, over: Told | Question, key: str) -> None:
        if isinstance(over, Told):
            self.over = over.press(key)
            return
        go, self.over, self.going = self.going, None, None
        if key == "d" and go is not None:
            go()

    def _to_the_list(self) -> None:
        incoming = self.incoming
        self.doors.decks(incoming.edition, "", clean(incoming.name), incoming.wanted)


def _take(text: str, name: str, answers: Answers) -> Taken:
    return take(text, name, everything(), answers)
