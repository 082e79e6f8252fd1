"""The Textual app: opens screens, keeps the game that is played, ends cleanly whatever comes.

A closed terminal and a polite kill end it like Ctrl+Q: the game is saved after every answer, so
there is nothing to do but let go of it.
"""

import asyncio
import signal
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar, Final, Literal

from attrs import frozen
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from naruto_tui.table.journal import JournalError
from naruto_tui.table.match import Match, Setup
from naruto_tui.table.seats import Person
from naruto_tui.tui.palette import BACKGROUNDS, Palette
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.new_game import NewGameScreen
from naruto_tui.tui.screens.place import Place
from naruto_tui.tui.screens.result import ResultScreen
from naruto_tui.tui.screens.title import TitleScreen
from naruto_tui.tui.screens.watch import WatchScreen
from naruto_tui.tui.terminal import Colour
from naruto_tui.tui.text import clean

Start = Literal["title", "new game"]
PACE: Final = 0.6
"""Seconds between two steps of the computer that can be seen."""


@frozen
class Look:
    """How the program shows itself, for the whole run."""

    colour: Colour = "256"
    pace: float = PACE

    @property
    def plain(self) -> bool:
        """Whether the terminal's own background stays."""
        return self.colour in ("16", "none")

    @property
    def theme(self) -> str:
        """The row of `roles.THEMES` it begins with."""
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
        self.roles = self.look.theme
        super().__init__(ansi_color=True if self.look.plain else None)
        for theme in BACKGROUNDS.values():
            self.register_theme(theme)
        self.theme = "ansi-dark" if self.look.plain else BACKGROUNDS[self.roles].name
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
        self._open(TitleScreen(self.roles, message))

    def new_game(self) -> None:
        self._open(NewGameScreen(self.roles))

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
        self._open(screen(self.roles, match, self.seat, self.look.pace))

    def result(self, match: Match) -> None:
        self._open(ResultScreen(self.roles, match, self.seat))

    def leave(self) -> None:
        """Ends the program; a game that is not over can be resumed."""
        match = self.match
        if match is not None and match.journal is not None and match.game.result is None:
            self.farewell = "The game is saved. Go on with: naruto-tui resume"
        self._let_go()
        self.exit()

    def action_leave(self) -> None:
        self.leave()

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, Palette):
            self.push_screen(Palette())

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What Ctrl+P offers."""
        yield SystemCommand("Quit", "Leave; the game is saved", self.leave)
        yield SystemCommand("Title screen", "Leave this game; it is saved", self.title_screen)
        if not self.look.plain:
            for roles in BACKGROUNDS:
                use = partial(self.use_roles, roles)
                yield SystemCommand(f"Theme: {roles}", "Until the program ends", use)

    def use_roles(self, roles: str) -> None:
        """Shows everything in another row of `roles.THEMES`."""
        self.roles = roles
        self.theme = BACKGROUNDS[roles].name
        for screen in self.screen_stack:
            if isinstance(screen, Place):
                screen.page.use(roles)

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
