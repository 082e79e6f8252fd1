"""What every screen does: draws itself as lines, takes keys, waits in a terminal too small."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from naruto_tui.tui import keys
from naruto_tui.tui.lines import Line, fit, sized
from naruto_tui.tui.looks import Look
from naruto_tui.tui.page import Page
from naruto_tui.tui.terminal import HEIGHT, WIDTH
from naruto_tui.tui.text import crop

if TYPE_CHECKING:
    from naruto_tui.decklists.profiles import Profile
    from naruto_tui.table.match import Match
    from naruto_tui.table.setup import Setup
    from naruto_tui.tui.decks.bench import Work
    from naruto_tui.tui.decks.intake import Incoming
    from naruto_tui.tui.lab.state import Lab
    from naruto_tui.tui.settings import Settings
    from naruto_tui.tui.starts import NewGame, Played


class Doors(Protocol):
    """Where a screen can lead; the app opens them."""

    farewell: str

    def title_screen(self, message: str = "") -> None: ...
    def new_game(self, wanted: "NewGame | None" = None) -> None: ...
    def cards(self) -> None: ...
    def decks(
        self,
        edition: str = "us",
        message: str = "",
        name: str = "",
        wanted: "Profile | None" = None,
    ) -> None: ...
    def deck(self, work: "Work") -> None: ...
    def take_in(self, incoming: "Incoming") -> None: ...
    def begin(self, setup: "Setup") -> None: ...
    def resume(self, path: Path) -> None: ...
    def play(self, match: "Match") -> None: ...
    def no_game(self, error: ValueError) -> None: ...
    def sits(self, seat: int) -> None: ...
    def failed(self, error: ValueError) -> None: ...
    def result(self, match: "Match") -> None: ...
    def next_game(self, match: "Match") -> None: ...
    def replay(self, played: "Played", back: "Callable[[], None] | None" = None) -> None: ...
    def records(self) -> None: ...
    def lab(self, lab: "Lab | None" = None) -> None: ...
    def play_on(self, match: "Match") -> None: ...
    def leave(self) -> None: ...
    def settings_screen(self) -> None: ...
    def change(self, settings: "Settings") -> str: ...
    def back(self) -> None: ...


class Place(Screen[None]):
    """A screen that is one page of lines. Subclasses give `draw` and `press`."""

    AUTO_FOCUS = ""
    REMAPS: ClassVar[bool] = False
    """Whether keys mean what a player has chosen for them: at the board, where keys are actions."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.page = Page(look.roles)

    @property
    def doors(self) -> Doors:
        return cast(Doors, self.app)

    OVER: ClassVar[bool] = False
    """Whether it stands over another screen and goes back to it."""

    def compose(self) -> ComposeResult:
        yield self.page

    def draw(self, width: int, height: int) -> list[Line]:
        """The whole screen in so many cells."""
        raise NotImplementedError

    @property
    def typing(self) -> bool:
        """Whether letters go into a text now, and are no keys."""
        return False

    def use(self, look: Look) -> None:
        """Shows everything as was chosen now."""
        self.look = look
        self.page.use(look.roles)

    def press(self, key: str, letter: str) -> None:
        """Somebody pressed a key (its name is the toolkit's); `letter` is what it would write."""
        raise NotImplementedError

    def paste(self, text: str) -> None:
        """Somebody pasted a text; screens on which nothing is typed pass over it."""

    def offers(self) -> Iterable[tuple[str, str, Callable[[], None]]]:
        """What the palette offers here besides: its name, a word on it, and what does it."""
        return ()

    def leave_for(self, go: Callable[[], None]) -> None:
        """Somebody wants to be elsewhere: at once, or when what would be lost was asked about."""
        go()

    def line_gone(self) -> None:
        """The program is about to end and nobody can be asked any more."""

    def redraw(self) -> None:
        width, height = self.size
        small = too_small(width, height)
        self.page.show(small or self.draw(width, height))

    def on_resize(self) -> None:
        self.redraw()

    def on_screen_resume(self) -> None:
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        if event.key.startswith("ctrl+"):
            return  # the app's own
        event.stop()
        event.prevent_default()
        self._press(self._meant(event.key), event.character or "" if event.is_printable else "")

    def _meant(self, key: str) -> str:
        return keys.in_use().meaning(key) if self.REMAPS and not self.typing else key

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        if not too_small(*self.size):
            self.paste(event.text)
            self.redraw()

    def on_mouse_scroll_up(self) -> None:
        self._press("up")

    def on_mouse_scroll_down(self) -> None:
        self._press("down")

    def _press(self, key: str, letter: str = "") -> None:
        if not too_small(*self.size):
            self.press(key, letter)
            self.redraw()


def too_small(width: int, height: int) -> list[Line]:
    """What a terminal shows that the board does not fit in; nothing where it does."""
    if width >= WIDTH and height >= HEIGHT:
        return []
    text = f"needs {WIDTH}x{HEIGHT}, has {width}x{height}"
    return sized([[(crop(text, width, ""), "bad")]], width, height)


def keys_line(told: list[tuple[str, str]], width: int) -> Line:
    """The last line of a screen: which keys do what, and how to leave."""
    line: Line = [(" ", "")]
    for place, (key, does) in enumerate(told, 1):
        line += [(key, "key"), (f" {does}{'  ' if place < len(told) else ''}", "dim")]
    return [*fit(line, width - 8), ("^q", "key"), (" quit ", "dim")]
