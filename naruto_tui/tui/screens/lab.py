"""The lab: what is to be tested, the run, its report, and any single game of it on the board."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from naruto_tui.lab.results import ResultsError, read
from naruto_tui.table.replay import Replay
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.help import topic_lines
from naruto_tui.tui.lab.cards import STEP, cards_of, draw_cards
from naruto_tui.tui.lab.form import draw_form, form_keys
from naruto_tui.tui.lab.games import Games, draw_games, games_of
from naruto_tui.tui.lab.process import CANCELLED, Ended, Process, Step
from naruto_tui.tui.lab.report import draw_report, pairs_of
from naruto_tui.tui.lab.running import draw_running, kept
from naruto_tui.tui.lab.state import Lab
from naruto_tui.tui.lab.topics import TOPICS
from naruto_tui.tui.lab.wishes import GAMES, NAMES, SEED, START, Wishes
from naruto_tui.tui.lines import Line, fit, framed, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.starts import Played
from naruto_tui.tui.text import clean

BACK: Final = ("escape", "backspace")
HELP: Final = ("question_mark", "f1")


class LabScreen(Place):
    """A form, then a run, then its report."""

    def __init__(self, look: Look, lab: Lab | None = None) -> None:
        super().__init__(look)
        self.lab = lab or Lab()
        self.process: Process | None = None
        self.now: Step | None = None
        self.message = ""
        self.helping = False

    def on_mount(self) -> None:
        if self.lab.wishes is None:
            self.run_worker(self._read_decks())

    async def on_unmount(self) -> None:
        if self.process is not None:
            await self.process.close()

    def line_gone(self) -> None:
        if self.process is not None:
            self.process.end()

    def offers(self) -> Iterable[tuple[str, str, Callable[[], None]]]:
        if self.process is not None:
            yield "Cancel this run", "What was played is reported", self._cancel

    async def _read_decks(self) -> None:
        lab = self.lab
        edition = lab.edition if lab.wishes is None else lab.wishes.edition
        decks = await asyncio.to_thread(all_decks, edition)
        if lab.wishes is None:
            lab.wishes = Wishes(decks, edition, edition)
            lab.wishes.choose(lab.deck)
        elif lab.wishes.edition == edition:
            lab.wishes.take(decks)
        self.redraw()

    # -- keys --------------------------------------------------------------------------------------

    def press(self, key: str, letter: str) -> None:
        self.message = ""
        if self.helping or key in HELP:
            self.helping = not self.helping
        elif self.process is not None:
            self._while_it_runs(key)
        elif self.lab.wishes is None:
            if key in BACK:
                self._go_back()
        elif self.lab.ended is not None:
            self._at_report(self.lab.wishes, key)
        else:
            self._at_form(self.lab.wishes, key)

    def _go_back(self) -> None:
        lab = self.lab
        if lab.deck:
            self.doors.decks(lab.edition, name=lab.deck)
        else:
            self.doors.title_screen()

    def _while_it_runs(self, key: str) -> None:
        if key == "c":
            self._cancel()
        elif key in BACK:
            self.message = "The run goes on: c cancels it and reports what was played."

    def _cancel(self) -> None:
        if self.process is not None:
            self.process.cancel()
            self.message = "Cancelling ..."

    def _at_form(self, wishes: Wishes, key: str) -> None:
        edition = wishes.edition
        if key in ("up", "down", "tab", "shift+tab"):
            by = 1 if key in ("down", "tab") else -1
            wishes.field = (wishes.field + by) % len(NAMES)
        elif key in ("left", "right"):
            wishes.move(1 if key == "right" else -1)
        elif key in ("pageup", "pagedown"):
            wishes.move(10 if key == "pagedown" else -10)
        elif key == "space":
            wishes.mark()
        elif key == "a":
            wishes.mark_all()
        elif key.isascii() and key.isdecimal():
            wishes.type(key)
        elif key == "s" or (key == "enter" and wishes.field == START):
            self._start(wishes)
        elif key == "enter":
            wishes.field += 1
        elif key in BACK:
            if key == "backspace" and wishes.field in (GAMES, SEED):
                wishes.rub_out()
            else:
                self._go_back()
        if wishes.edition != edition:
            self.run_worker(self._read_decks(), group="decks", exclusive=True)

    def _at_report(self, wishes: Wishes, key: str) -> None:
        lab = self.lab
        assert lab.ended is not None
        assert lab.ended.report is not None
        pairs = pairs_of(lab.ended.report)
        if lab.games is not None:
            self._in_games(lab.games, key)
        elif lab.card >= 0:
            self._in_cards(len(cards_of(lab.ended.report)), key)
        elif key in ("up", "down"):
            lab.row = (lab.row + (1 if key == "down" else -1)) % len(pairs)
        elif key in ("g", "enter"):
            lab.games = games_of(lab.results, *pairs[lab.row]) if lab.results else None
            if lab.games is None:
                self.message = "No game of these two was played."
        elif key == "k":
            if cards_of(lab.ended.report):
                lab.card = 0
            else:
                self.message = "Of single cards this run tells nothing."
        elif key == "r":
            self._start(wishes)
        elif key in BACK:
            lab.ended = None

    def _in_cards(self, count: int, key: str) -> None:
        lab = self.lab
        if key in STEP:
            lab.card = min(max(lab.card + STEP[key], 0), count - 1)
        elif key in (*BACK, "k"):
            lab.card = -1

    def _in_games(self, games: Games, key: str) -> None:
        """A game is being chosen."""
        if (moved := games.press(key)) is not None:
            self.lab.games = moved
        elif key in ("enter", "g") and games.shown:
            self.run_worker(self._see(games), group="run", exclusive=True)
        elif key in BACK:
            self.lab.games = None

    # -- the run -----------------------------------------------------------------------------------

    def _start(self, wishes: Wishes) -> None:
        self.message = wishes.problem()
        if not self.message:
            self.run_worker(self._run(wishes.arguments()), group="run", exclusive=True)

    async def _run(self, arguments: list[str]) -> None:
        lab = self.lab
        lab.ended, lab.results, lab.games, lab.row, lab.card = None, None, None, 0, -1
        lab.steps, self.now = [], None
        with TemporaryDirectory(prefix="naruto-tui-") as folder:
            file = str(Path(folder) / "results")
            words = [*arguments, "--out", file, "--json", "-", "--progress", "json"]
            ended = await self._ran(words)
            if ended.report is not None:
                with suppress(ResultsError):
                    lab.results = await asyncio.to_thread(read, file)
        self.message = ""
        if ended.report is not None:
            lab.ended = ended
        elif ended.code == CANCELLED:
            self.message = "Cancelled before a game was over."
        else:
            self.message = ended.problem
        self.redraw()

    async def _ran(self, words: list[str]) -> Ended:
        """Runs a command beside the app; one at a time."""
        self.process = Process(words)
        self.redraw()
        try:
            return await self.process.run(self._hear)
        finally:
            self.process = None

    def _hear(self, step: Step) -> None:
        self.now = step
        self.lab.steps = kept(self.lab.steps, step)
        self.redraw()

    async def _see(self, games: Games) -> None:
        """Plays a game of the run once more, and shows it."""
        lab = self.lab
        self.message = f"Playing {games.title} again ..."
        with TemporaryDirectory(prefix="naruto-tui-") as folder:
            record = Path(folder) / games.title
            ended = await self._ran([*games.again(), "--record", str(record), "--json", "-"])
            try:
                replay = await asyncio.to_thread(Replay.open, record)
            except ValueError as error:
                self.message = ended.problem or " ".join(ended.complaints) or str(error)
                self.redraw()
                return
        look = Played(replay, 0, replay.eyes(None, hidden=True))
        self.doors.replay(look, back=lambda: self.doors.lab(lab))

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Line]:
        title, body, keys = self._drawn(width, height - 5)
        told: list[Line] = [
            [(" ", ""), *line] for line in wrapped(clean(self.message), width - 2, "bad")
        ]
        below = sized(told, width, 2)
        return [
            fit([(" Test a deck", "title"), (f"  {title}", "dim")], width), fit([], width),
            *body, *below, keys_line(keys, width),
        ]  # fmt: skip

    def _drawn(self, width: int, height: int) -> tuple[str, list[Line], list[tuple[str, str]]]:
        """What is told beside the title, the body in so many cells, and the keys."""
        lab, glyphs = self.lab, self.look.glyphs
        if self.helping:
            inside: list[Line] = [[(" ", ""), *line] for line in topic_lines(TOPICS, width - 4)]
            return "help", framed([], inside, width, height, glyphs), [("any key", "back")]
        if lab.games is not None:
            title, keys = "games", [("up/down", "choose"), ("Enter", "see it"), ("Esc", "report")]
            return title, draw_games(lab.games, width, height), keys
        if lab.ended is not None and lab.ended.report is not None and lab.card >= 0:
            body = draw_cards(lab.ended.report, lab.card, width, height)
            return "cards", body, [("up/down", "card"), ("Esc", "report")]
        if lab.ended is not None:
            body = draw_report(lab.ended, lab.row, width, height, glyphs)
            keys = [("up/down", "line"), ("Enter", "its games"), ("k", "cards"), ("r", "run again")]
            return "report", body, [*keys, ("Esc", "form"), ("?", "help")]
        if lab.wishes is None:
            return "reading decks ...", sized([], width, height), [("Esc", "back")]
        if self.process is not None:
            told = lab.wishes.told
            body = draw_running(told, self.now, lab.steps, width, height, glyphs)
            return "it runs", body, [("c", "cancel"), ("?", "help")]
        form = draw_form(lab.wishes, width, height, glyphs)
        return "", form, [*form_keys(lab.wishes), ("?", "help")]
