"""The Textual app: opens screens, keeps the game that is played, ends cleanly whatever comes.

A closed terminal and a polite kill end it like Ctrl+Q: the game is saved after every answer, so
there is nothing to do but let go of it.
"""

import asyncio
import gc
import os
import shutil
import signal
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Timer
from traceback import format_exc
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Union

from attrs import evolve
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen

from naruto_tui import kiosk
from naruto_tui.tui import keys
from naruto_tui.tui.looks import Look
from naruto_tui.tui.palette import BACKGROUNDS, Palette
from naruto_tui.tui.screens.dealing import DealingScreen
from naruto_tui.tui.screens.place import Place
from naruto_tui.tui.screens.title import TitleScreen
from naruto_tui.tui.settings import Settings, SettingsError, save, settings_file
from naruto_tui.tui.starts import NewGame, Opening, Played
from naruto_tui.tui.text import clean

if TYPE_CHECKING:
    from naruto_tui.decklists.profiles import Profile
    from naruto_tui.table.match import Match
    from naruto_tui.table.setup import Setup
    from naruto_tui.tui.decks.bench import Work
    from naruto_tui.tui.decks.intake import Incoming
    from naruto_tui.tui.lab.state import Lab

Start = Union[Literal["title"], NewGame, Played, Opening, "Callable[[], Match]", "Match"]
"""The title screen, a new game, a replay, some screen, a game to be prepared, or one that is."""


SAVED: Final = "The game is saved."
GO_ON: Final = "Go on with: naruto-tui resume"
"""Said to whoever has a shell to say it in."""
NOBODY: Final = -1
"""In place of a seat: nobody sits at the screen."""
GRACE: Final = 0.7
"""Seconds that a process which is told to end may take to do so in good order."""
MINDING: Final = 0.5
"""Seconds between two looks at the size of the terminal."""


class NarutoApp(App[None]):
    """The program on the screen; `seat` is whose cards are seen, `openly`: of both if watched."""

    TITLE = "naruto-tui"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", "quit", id="quit", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", "to the shell", id="suspend", show=False),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    """

    def __init__(
        self,
        look: Look | None = None,
        start: Start = "title",
        seat: int = 0,
        *,
        openly: bool = False,
        settings: Settings | None = None,
        settings_path: Path | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.settings_path = settings_path
        """Where they are saved; `None`: in the usual place."""
        self.look = look or Look()
        super().__init__(ansi_color=True if self.look.plain else None)
        for theme in BACKGROUNDS.values():
            self.register_theme(theme)
        self.theme = "ansi-dark" if self.look.plain else BACKGROUNDS[self.look.roles].name
        self._told_size: Size | None = None
        self.start = start
        self.seat = seat
        self.openly = openly
        self.match: Match | None = None
        self.farewell = ""
        """What is said on stdout when the terminal is itself again."""
        self.failure: ValueError | None = None
        """Why the game that was asked for could not be played."""
        self.crash = ""
        """The traceback of an error of the program that ended it."""

    def on_mount(self) -> None:
        self._listen_for_signals()
        if self.start == "title":
            self.title_screen()
        elif isinstance(self.start, NewGame):
            self.new_game(self.start)
        elif isinstance(self.start, Opening):
            self._open(self.start.screen(self.look))
        elif isinstance(self.start, Played):
            self.replay(self.start)
        elif callable(self.start):
            self._open(DealingScreen(self.look, self.start))
        else:
            self.play(self.start)

    def on_unmount(self) -> None:
        self._let_go()

    # -- the ways screens lead to (screens/place.py) ---------------------------------------------
    # Screens of a game are imported when they open: the first screen stands 0.2 s earlier.

    def title_screen(self, message: str = "") -> None:
        self._let_go()
        self._open(TitleScreen(self.look, message))

    def new_game(self, wanted: NewGame | None = None) -> None:
        from naruto_tui.tui.screens.new_game import NewGameScreen  # noqa: PLC0415

        self._let_go()
        self._open(NewGameScreen(self.look, wanted or NewGame()))

    def cards(self) -> None:
        from naruto_tui.tui.screens.cards import CardsScreen  # noqa: PLC0415

        self._let_go()
        self._open(CardsScreen(self.look))

    def decks(
        self,
        edition: str = "us",
        message: str = "",
        name: str = "",
        wanted: "Profile | None" = None,
    ) -> None:
        from naruto_tui.tui.screens.decks import DecksScreen  # noqa: PLC0415

        self._let_go()
        self._open(DecksScreen(self.look, edition, message, name, wanted))

    def deck(self, work: "Work") -> None:
        from naruto_tui.tui.screens.deck import DeckScreen  # noqa: PLC0415

        self._open(DeckScreen(self.look, work))

    def take_in(self, incoming: "Incoming") -> None:
        from naruto_tui.tui.screens.intake import IntakeScreen  # noqa: PLC0415

        self._open(IntakeScreen(self.look, incoming))

    def begin(self, setup: "Setup") -> None:
        from naruto_tui.table.match import Match  # noqa: PLC0415

        self._let_go()
        self._open(DealingScreen(self.look, partial(Match.new, setup)))

    def resume(self, path: Path) -> None:
        def resumed() -> "Match":
            from naruto_tui.table.match import Match  # noqa: PLC0415

            return Match.resume(path)

        self._open(DealingScreen(self.look, resumed))

    def play(self, match: "Match") -> None:
        from naruto_tui.table.replay import Eyes  # noqa: PLC0415
        from naruto_tui.tui.screens.game import GameScreen  # noqa: PLC0415
        from naruto_tui.tui.screens.hotseat import HotseatScreen  # noqa: PLC0415
        from naruto_tui.tui.screens.watch import WatchScreen  # noqa: PLC0415

        self._keep_what_is_loaded()
        self.start = "title"
        self.match = match
        if match.people:
            self.seat = NOBODY
            self._open(HotseatScreen(self.look, match))
            return
        self.seat = match.place(self.seat)
        if match.watched:
            self._open(WatchScreen(self.look, match, Eyes(self.seat, openly=self.openly)))
        else:
            self._open(GameScreen(self.look, match, self.seat))

    def failed(self, error: ValueError) -> None:
        """What was asked for cannot be done: it ends the command."""
        self.failure = error
        self.exit(return_code=2)

    def sits(self, seat: int) -> None:
        """Who sits at the screen, as to what may be written of the game; `NOBODY`: a curtain."""
        self.seat = seat

    def no_game(self, error: ValueError) -> None:
        """A game could not be prepared: said on the title screen, or it ends the command."""
        if callable(self.start):
            self.failure = error
            self.exit(return_code=2)
        else:
            self.title_screen(clean(str(error)))

    def result(self, match: "Match") -> None:
        from naruto_tui.tui.screens.result import ResultScreen  # noqa: PLC0415

        self._open(ResultScreen(self.look, match, self.seat))

    def replay(self, played: Played, back: Callable[[], None] | None = None) -> None:
        from naruto_tui.tui.screens.replay import ReplayScreen  # noqa: PLC0415

        self._keep_what_is_loaded()
        self.start = "title"
        self._open(ReplayScreen(self.look, played.replay, played.place, played.eyes, back))

    def records(self) -> None:
        from naruto_tui.tui.screens.records import RecordsScreen  # noqa: PLC0415

        self._let_go()
        self._open(RecordsScreen(self.look))

    def lab(self, lab: "Lab | None" = None) -> None:
        from naruto_tui.tui.screens.lab import LabScreen  # noqa: PLC0415

        self._let_go()
        self._open(LabScreen(self.look, lab))

    def play_on(self, match: "Match") -> None:
        """Another game than the one that is on."""
        self._let_go()
        self.play(match)

    def next_game(self, match: "Match") -> None:
        """What comes before it: cards to exchange for a person, nothing for computers."""
        from naruto_tui.tui.screens.between import BetweenScreen  # noqa: PLC0415
        from naruto_tui.tui.screens.hotseat import SharedBetweenScreen  # noqa: PLC0415

        if match.watched:
            match.begin_next(match.beginner)
            self.play(match)
        elif match.people:
            self._open(SharedBetweenScreen(self.look, match))
        else:
            self._open(BetweenScreen(self.look, match, self.seat))

    def settings_screen(self) -> None:
        """Over the screen that is open."""
        from naruto_tui.tui.screens.settings import SettingsScreen  # noqa: PLC0415

        if not (isinstance(self.screen, Place) and self.screen.OVER):
            self.push_screen(SettingsScreen(self.look, self.settings))

    def back(self) -> None:
        """To the screen below."""
        self.pop_screen()

    def change(self, settings: Settings) -> str:
        """Shows and saves what was chosen; why it is not saved, or nothing."""
        keys.use(settings.keymap)
        self.use_look(settings.changed(self.look, self.settings))
        self.settings = settings
        try:
            save(settings, self.settings_path)
        except (OSError, SettingsError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            return f"Not saved: {reason} ({self.settings_path or settings_file()})"
        return ""

    def leave(self) -> None:
        """Ends the program; a game that is not over can be resumed."""
        match = self.match
        kept = match is not None and match.journal is not None
        self._let_go()
        if match is not None and not match.watched:
            if match.notice:
                self.farewell = match.notice
            elif kept and not match.over:
                self.farewell = SAVED if kiosk.is_shut() else f"{SAVED} {GO_ON}"
        self.exit()

    def _fatal_error(self) -> None:
        # The toolkit would print the values of all variables, hidden cards among them.
        self.crash = format_exc()
        self._close_messages_no_wait()

    def action_suspend_process(self) -> None:
        """To the shell until `fg`; in kiosk mode there is none."""
        if not kiosk.is_shut():
            super().action_suspend_process()

    def action_help_quit(self) -> None:
        self.notify("Ctrl+Q leaves the program; the game is saved.", timeout=3)

    def action_leave(self) -> None:
        self._leave_screen_for(self.leave)

    def _leave_screen_for(self, go: Callable[[], None]) -> None:
        """Elsewhere, as soon as the screen that is left has nothing more to ask."""
        self._uncover()
        screen = self.screen
        if isinstance(screen, Place):
            screen.leave_for(go)
            if screen.is_current:
                screen.redraw()
        else:
            go()

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, Palette | DealingScreen):
            self.push_screen(Palette())

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What Ctrl+P offers."""
        yield SystemCommand("Quit", "Leave; the game is saved", self.action_leave)
        title = partial(self._leave_screen_for, self.title_screen)
        yield SystemCommand("Title screen", "Leave this game; it is saved", title)
        if self.match is None:
            lab = partial(self._leave_screen_for, self.lab)
            yield SystemCommand("Test a deck", "Many games by the computer", lab)
            replays = partial(self._leave_screen_for, self.records)
            yield SystemCommand("Replays", "Games that are over, once more", replays)
        yield SystemCommand("Settings", "Colours, borders, pace, keys", self.settings_screen)
        yield from _of_screen(screen)
        if self.match is not None and not _is_replay(screen):
            what = "For a report or a puzzle: what you may know of it"
            yield SystemCommand("Write this position", what, self.write_position)
        if not self.look.plain:
            for roles in BACKGROUNDS:
                use = partial(self.use_roles, roles)
                yield SystemCommand(f"Theme: {roles}", "Until the program ends", use)

    def write_position(self) -> None:
        """Writes the present moment to a file and says where it is."""
        from naruto_tui.table import positions  # noqa: PLC0415

        if self.match is None:
            return
        if self.seat == NOBODY and self.match.game.result is None:
            self.notify("Whose knowledge? Somebody has to sit down first", severity="error")
            return
        try:
            path = positions.write(self.match, self.seat, datetime.now().astimezone())
        except OSError as error:
            self.notify(f"The position is not written: {error.strerror}", severity="error")
        else:
            self.notify(f"The position is in {path}", timeout=10)

    def use_roles(self, roles: str) -> None:
        """Shows everything in another row of `roles.THEMES`."""
        self.use_look(evolve(self.look, theme=roles))

    def use_look(self, look: Look) -> None:
        """Shows everything as was chosen now."""
        self.look = look
        if not look.plain:
            self.theme = BACKGROUNDS[look.roles].name
        for screen in self.screen_stack:
            if isinstance(screen, Place):
                screen.use(look)

    def _let_go(self) -> None:
        if self.match is not None:
            self.match.close()
            self.match = None

    def _uncover(self) -> None:
        if isinstance(self.screen, Place) and self.screen.OVER:
            self.pop_screen()

    def _open(self, screen: Screen[None]) -> None:
        self._uncover()
        # The screen below is the toolkit's own and empty: ours take each other's place on top.
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def _keep_what_is_loaded(self) -> None:
        # Or now and then a key waits 60 ms while the collector looks at every card and module.
        if not self.is_headless:
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def _listen_for_signals(self) -> None:
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in (signal.SIGHUP, signal.SIGTERM):
            loop.add_signal_handler(name, self._hang_up)
        if kiosk.is_shut():  # the toolkit listens to it by now
            signal.signal(signal.SIGTSTP, signal.SIG_IGN)
        self.set_interval(MINDING, self._mind_size)

    def _mind_size(self) -> None:
        """Asks for the size of the terminal: among hundreds told at once the last can get lost."""
        size = Size(*shutil.get_terminal_size())
        if size == self.screen.size:
            self._told_size = None
        elif size != self._told_size:
            # Told once more and no oftener: the toolkit may know better.
            self._told_size = size
            self.post_message(Resize(size, size))

    def _hang_up(self) -> None:
        """The line is gone, or the process is to end: it ends within a second whatever happens.

        A terminal that is gone in the middle of a page can leave the toolkit's writer waiting for
        ever. All that is to be kept has been written by then: the journal after each answer.
        """
        watchdog = Timer(GRACE, os._exit, (0,))
        watchdog.daemon = True
        watchdog.start()
        for screen in self.screen_stack:
            if isinstance(screen, Place):
                screen.line_gone()
        self.leave()


def _of_screen(screen: Screen[object]) -> Iterable[SystemCommand]:
    """What the screen itself offers."""
    if isinstance(screen, Place):
        for name, about, do in screen.offers():
            yield SystemCommand(name, about, do)


def _is_replay(screen: Screen[object]) -> bool:
    """Whether another moment is shown than that of the game that is on."""
    return hasattr(screen, "replay")
