"""The Textual app: opens screens, keeps the game that is played, ends cleanly whatever comes.

A closed terminal and a polite kill end it like Ctrl+Q: the game is saved after every answer, so
there is nothing to do but let go of it.
"""

import asyncio
import signal
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, Final, Literal

from attrs import frozen
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from naruto_tui.table.journal import JournalError
from naruto_tui.table.match import Match, Setup
from naruto_tui.table.seats import Person
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.new_game import NewGameScreen
from naruto_tui.tui.screens.result import ResultScreen
from naruto_tui.tui.screens.title import TitleScreen
from naruto_tui.tui.screens.watch import WatchScreen
from naruto_tui.tui.terminal import Colour
from naruto_tui.tui.text import clean

Start = Literal["title", "new game"]
PACE: Final = 0.6
"""Seconds between two steps of the computer that can be seen."""
NIGHT: Final = Theme(
    name="naruto-night",
    primary="#d7af5f",
    foreground="#d0d0d0",
    background="#121212",
    surface="#1c1c1c",
    panel="#262626",
    dark=True,
)


@frozen
class Look:
    """How the program shows itself, for the whole run."""

    colour: Colour = "truecolor"
    pace: float = PACE
    roles: str = ""
    """The row of `roles.THEMES`; empty: what goes with the colours."""

    @property
    def theme(self) -> str:
        if self.roles:
            return self.roles
        return {"none": "mono", "16": "high-contrast"}.get(self.colour, "dark")


class NarutoApp(App[None]):
    """The program on the screen; `seat` is whose cards are seen."""

    TITLE = "naruto-tui"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", "quit", id="quit", priority=True, show=False)
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    """

    def __init__(
        self, look: Look | None = None, start: Start | Match = "title", seat: int = 0
    ) -> None:
        self.look = look or Look()
        plain = self.look.colour in ("16", "none")
        super().__init__(ansi_color=True if plain else None)
        self.register_theme(NIGHT)
        self.theme = "ansi-dark" if plain else NIGHT.name
        self.start = start
        self.seat = seat
        self.match: Match | None = None
        self.farewell = ""
        """What is said on stdout when the terminal is itself again."""

    def on_mount(self) -> None:
        self._listen_for_signals()
        if self.start == "title":
            self.title_screen()
        elif self.start == "new game":
            self.new_game()
        else:
            self.play(self.start)

    def on_unmount(self) -> None:
        self._let_go()

    # -- the ways screens lead to (screens/place.py) ---------------------------------------------

    def title_screen(self, message: str = "") -> None:
        self._let_go()
        self._open(TitleScreen(self.look.theme, message))

    def new_game(self) -> None:
        self._open(NewGameScreen(self.look.theme))

    def begin(self, setup: Setup) -> None:
        self._let_go()
        self.play(Match.new(setup))

    def resume(self, path: Path) -> None:
        try:
            match = Match.resume(path)
        except JournalError as error:
            self.title_screen(clean(str(error)))
            return
        self.play(match)

    def play(self, match: Match) -> None:
        self.match = match
        played = any(isinstance(who, Person) for who in match.seats)
        screen = GameScreen if played else WatchScreen
        self._open(screen(self.look.theme, match, self.seat, self.look.pace))

    def result(self, match: Match) -> None:
        self._open(ResultScreen(self.look.theme, match, self.seat))

    def leave(self) -> None:
        """Ends the program; a game that is not over can be resumed."""
        match = self.match
        if match is not None and match.journal is not None and match.game.result is None:
            self.farewell = "The game is saved. Go on with: naruto-tui resume"
        self._let_go()
        self.exit()

    def action_leave(self) -> None:
        self.leave()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What Ctrl+P offers."""
        yield SystemCommand("Quit", "Leave; the game is saved", self.leave)
        yield SystemCommand("Title screen", "Leave this game; it is saved", self.title_screen)

    def _let_go(self) -> None:
        if self.match is not None:
            self.match.close()
            self.match = None

    def _open(self, screen: Screen[None]) -> None:
        # The screen below is the toolkit's own and empty: ours take each other's place on top.
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def _listen_for_signals(self) -> None:
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in (signal.SIGHUP, signal.SIGTERM):
            loop.add_signal_handler(name, self.leave)
