"""A deck on the workbench: looked at, changed, checked at every step, saved."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from attrs import evolve

from naruto_tui.cards.custom import everything
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.saving import (
    LONGEST_NAME,
    ChangedError,
    NotSavedError,
    free_name,
    name_problem,
    name_takes,
    save,
)
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.verdicts import verdicts
from naruto_tui.tui.decks.bench import Bench, Work
from naruto_tui.tui.decks.draw_bench import draw_bench
from naruto_tui.tui.decks.export import Export, draw_export
from naruto_tui.tui.decks.figures import figures_lines
from naruto_tui.tui.decks.formats import Formats, by_words, draw_formats
from naruto_tui.tui.decks.sheets import LineBox
from naruto_tui.tui.decks.told import Question, Told
from naruto_tui.tui.decks.topics import BENCH
from naruto_tui.tui.help import topic_lines
from naruto_tui.tui.lines import Line, fit, sized
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.text import clean

_DECK_KEYS: Final = [
    ("+ -", "copies"), ("1-3", "move"), ("/", "add"), ("u", "undo"), ("f", "facts"),
    ("s", "save"), ("?", "help"), ("Esc", "back"),
]  # fmt: skip
_SEARCH_KEYS: Final = [
    ("up/down", "choose"), ("right/left", "copies"), ("Enter", "card"), ("F1", "fields"),
    ("Tab", "deck"),
]  # fmt: skip
_CARD_KEYS: Final = [
    ("e", "explain"), ("up/down", "scroll"), ("left/right", "next card"), ("Esc", "back")
]  # fmt: skip
_NAME_KEYS: Final = [("Enter", "take the name"), ("Esc", "keep the old one")]
_LEAVING: Final = (("s", "save and leave"), ("d", "drop the changes"))
_CHANGED: Final = (("y", "write over it"),)


class DeckScreen(Place):
    """One deck; leads back to the list."""

    def __init__(self, look: Look, work: Work) -> None:
        super().__init__(look)
        self.work = work
        self.file = work.file
        self.bench: Bench | None = None
        """`None` while the cards are being read."""
        self.over: Told | Question | None = None
        self.naming: LineBox | None = None
        """The new name, while it is typed."""
        self.export: Export | None = None
        """The ways out of the program, while one is chosen."""
        self.formats: Formats | None = None
        """The formats, while one is chosen."""
        self.going: Callable[[], None] | None = None
        """Where to when what would be lost has been asked about."""

    def on_mount(self) -> None:
        self.run_worker(self._read())

    async def _read(self) -> None:
        self.bench = await asyncio.to_thread(_bench, self.work)
        self.redraw()
        # Any search is quick afterwards; the deck can be looked at meanwhile.
        await asyncio.to_thread(self.bench.pool.read_all)

    # -- what is seen ------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Line]:
        bench = self.bench
        if bench is None:
            title: Line = [(f" {clean(self.work.deck.name)}", "title")]
            return sized([title, [("  reading cards ...", "dim")]], width, height)
        room = height - 2
        if self.over is not None:
            body = self.over.draw(width, room, self.look.glyphs)
        elif self.export is not None:
            body = draw_export(self.export, width, room, self.look.glyphs)
        elif self.formats is not None:
            body = draw_formats(self.formats, width, room, self.look.glyphs)
        else:
            body = draw_bench(bench, width, room, self.look.glyphs)
        return [fit(self._title(bench), width), *body, keys_line(self._keys(bench), width)]

    def _title(self, bench: Bench) -> Line:
        if self.naming is not None:
            return [(" Name: ", "key"), *self.naming.line(LONGEST_NAME + 1)]
        where = "new" if self.file is None else "yours" if self.file.own else "shipped"
        changed: Line = [("  *not saved", "act")] if bench.unsaved else []
        name = clean(bench.deck.name)
        facts = f"  {where}, {by_words(bench.edition.name, bench.wanted)}"
        return [(" Deck ", "dim"), (name, "title"), (facts, "dim"), *changed]

    def _keys(self, bench: Bench) -> list[tuple[str, str]]:
        if self.over is not None:
            return self.over.keys
        if self.export is not None:
            return self.export.keys
        if self.formats is not None:
            return self.formats.keys
        if self.naming is not None:
            return _NAME_KEYS
        if bench.reader is not None or (bench.searching and bench.browser.opened):
            return _CARD_KEYS
        return _SEARCH_KEYS if bench.searching else _DECK_KEYS

    # -- what is pressed ---------------------------------------------------------------------------

    def press(self, key: str, letter: str) -> None:
        bench = self.bench
        if bench is None:
            if key == "escape":
                self._to_the_list()
        elif self.over is not None:
            self._press_over(bench, self.over, key)
        elif self.export is not None:
            self._press_export(self.export, key, letter)
        elif self.formats is not None:
            self._press_formats(bench, self.formats, key, letter)
        elif self.naming is not None:
            self._press_name(bench, self.naming, key, letter)
        elif (after := bench.press(key, letter)) is not None:
            self.bench = after
        else:
            self._do(bench, key)

    def paste(self, text: str) -> None:
        if self.naming is not None:
            self.naming = self.naming.pasted(text)
        elif self.export is not None:
            self.export = self.export.pasted(text)
        elif self.formats is not None:
            self.formats = self.formats.pasted(text)
        elif self.bench is not None and self.over is None:
            self.bench = self.bench.pasted(text)

    def _do(self, bench: Bench, key: str) -> None:
        match key:
            case "escape" | "backspace":
                self.leave_for(self._to_the_list)
            case "question_mark" | "f1":
                self.over = Told("Help", partial(topic_lines, BENCH))
            case "f":
                figures = partial(self._figures, bench)
                self.over = Told(f"{clean(bench.deck.name)} in figures", figures)
            case "s":
                self._save(bench)
            case "x":
                self.export = Export(bench.deck)
            case "n":
                self.naming = LineBox(bench.deck.name, LONGEST_NAME, name_takes)
            case "e":
                names = list(EDITIONS)
                following = names[(names.index(bench.edition.name) + 1) % len(names)]
                self.bench = evolve(bench, edition=EDITIONS[following], wanted=None, said="")
            case "r":
                self.formats = Formats.of(bench.edition.name, bench.wanted)

    def _figures(self, bench: Bench, room: int) -> list[Line]:
        return figures_lines(bench.deck, bench.judged, room, self.look.glyphs)

    def _press_export(self, export: Export, key: str, letter: str) -> None:
        self.export = after = export.press(key, letter)
        if after is not None and after.copied:
            self.app.copy_to_clipboard(after.copied)

    def _press_formats(self, bench: Bench, formats: Formats, key: str, letter: str) -> None:
        self.formats = after = formats.press(key, letter)
        if after is not None and after.chosen:
            self.formats = None
            self.bench = evolve(bench, wanted=after.wanted, said="")

    def _press_name(self, bench: Bench, box: LineBox, key: str, letter: str) -> None:
        if key == "escape":
            self.naming = None
        elif key == "enter":
            name = box.text.strip()
            self.naming = None
            if problem := name_problem(name):
                self.bench = bench.saying(problem)
            else:
                self.bench = bench.then(evolve(bench.deck, name=name), f"now named {name}")
        else:
            self.naming = box.press(key, letter)

    # -- saving and leaving ------------------------------------------------------------------------

    def _save(self, bench: Bench, *, over: bool = False) -> bool:
        """Whether the deck is saved now; else it is said why not, or asked."""
        try:
            self.file = save(bench.deck, self.file, over=over)
        except ChangedError as error:
            asks = f"{error}. Write your deck over what stands there now?"
            self.over = Question("Changed on disk", asks, _CHANGED, "leave the file as it is")
            return False
        except NotSavedError as error:
            self.bench = bench.saying(str(error))
            return False
        self.bench = evolve(bench, kept=bench.deck, said=f"saved as {self.file.path}")
        return True

    def leave_for(self, go: Callable[[], None]) -> None:
        bench = self.bench
        if bench is None or not bench.unsaved or self.going is not None:
            go()
            return
        self.going = go
        asks = f"{bench.deck.name} has changes that are not saved."
        self.over = Question("Not saved", asks, _LEAVING, "stay here")

    def line_gone(self) -> None:
        """What was changed is kept beside the deck, under a name that says so."""
        bench = self.bench
        if bench is not None and bench.unsaved and bench.deck.different_cards:
            name = free_name(f"{bench.deck.name[:40]}-unsaved")
            try:
                save(evolve(bench.deck, name=name), None)
            except NotSavedError:
                return

    def _press_over(self, bench: Bench, over: Told | Question, key: str) -> None:
        if isinstance(over, Told):
            self.over = over.press(key)
            return
        self.over = None
        go, answered = self.going, key in {answer for answer, _ in over.answers}
        if not answered:
            self.going = None
            self.bench = bench.saying("")
        elif over.answers is _CHANGED or key == "s":
            saved = self._save(bench, over=over.answers is _CHANGED)
            if saved and go is not None:
                go()
            elif self.over is None:
                self.going = None
        elif go is not None:
            go()

    def _to_the_list(self) -> None:
        edition = self.bench.edition.name if self.bench else self.work.edition
        wanted = self.bench.wanted if self.bench else self.work.wanted
        name = self.bench.deck.name if self.bench else self.work.deck.name
        self.doors.decks(edition, "", clean(name), wanted)


def _bench(work: Work) -> Bench:
    """With the cards of the deck read and judged: that takes a moment, so it is done aside."""
    pool: Pool = everything()
    bench = Bench.of(work, pool, verdicts(work.deck.different_cards))
    assert bench.judged.points is not None
    assert bench.judged.cautions is not None
    return bench
