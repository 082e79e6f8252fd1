"""How one of two terminals takes part in a game: as the host, or as a guest.

Public: `Side` (what a screen asks and does), `HostSide`, `GuestSide`.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from naruto_tui.cards.model import Card
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.tokens import BOTH
from naruto_tui.rules.view import View
from naruto_tui.table.hosting import Hosting
from naruto_tui.table.joining import Joining
from naruto_tui.table.match import Match
from naruto_tui.table.pause import Pause
from naruto_tui.table.room import HOST, NOBODY
from naruto_tui.table.setup import Setup

NO_HOST: Final = "The host"


class Side(Protocol):
    """What a screen needs of a game at two terminals."""

    @property
    def seat(self) -> int:
        """Whose cards are seen; `BOTH`: somebody looks on."""

    @property
    def view(self) -> View | None:
        """What this side may know; `None` before the game begins."""

    @property
    def moment(self) -> int:
        """Another number whenever the game went on or back."""

    @property
    def asked(self) -> bool:
        """Whether this side is asked something and has not answered."""

    @property
    def names(self) -> tuple[str, str]: ...
    @property
    def doing(self) -> str:
        """What whoever is asked does."""

    @property
    def missing(self) -> str:
        """Who plays and is not there, `NO_HOST` for the host; or nothing."""

    @property
    def notice(self) -> str:
        """What should be read now."""

    @property
    def can_undo(self) -> bool: ...
    @property
    def offer(self) -> int:
        """Who offers a draw, or -1."""

    @property
    def order(self) -> str:
        """The standing order that holds."""

    @property
    def greeting(self) -> str:
        """What should be known as a game begins or goes on."""

    @property
    def games(self) -> int:
        """Most games of the match."""

    @property
    def won(self) -> tuple[int, int]:
        """How many of them each seat has won."""

    @property
    def over(self) -> bool:
        """Whether no other game of the match follows."""

    @property
    def ready(self) -> tuple[bool, bool]:
        """Which seats are ready for the next game."""

    @property
    def pause(self) -> Pause | None:
        """What this side settles before the next game; `None`: nothing now."""

    @property
    def hosts(self) -> bool: ...
    def answer(self, answer: Answer) -> None: ...
    def undo(self) -> None: ...
    def concede(self) -> None: ...
    def draw(self, *, agree: bool) -> None: ...
    def take_order(self, word: str) -> None: ...
    def exchange(self, side: Sequence[Card]) -> None:
        """The sideboard in the next game; it fits (`Exchange.problem`)."""

    def choose_beginner(self, first: int) -> None: ...
    def settle(self, *, ready: bool) -> None:
        """Ready for the next game, or not yet."""

    def again(self, seed: int) -> None:
        """Another game with the same decks: the host alone begins one."""


class HostSide:
    """The host: the game is in this process."""

    hosts = True
    seat = HOST

    def __init__(self, hosting: Hosting) -> None:
        self.hosting = hosting

    @property
    def match(self) -> Match | None:
        return None if self.hosting.room is None else self.hosting.room.match

    @property
    def view(self) -> View | None:
        return None if self.match is None else self.match.view(HOST)

    @property
    def moment(self) -> int:
        return -1 if self.hosting.room is None else self.hosting.room.moment

    @property
    def asked(self) -> bool:
        return self.match is not None and self.match.person() == HOST

    @property
    def names(self) -> tuple[str, str]:
        return ("", "") if self.match is None else self.match.player_names

    def _state(self, key: str) -> object:
        room = self.hosting.room
        return None if room is None else room.state(HOST)[key]

    @property
    def doing(self) -> str:
        return str(self._state("doing") or "")

    @property
    def notice(self) -> str:
        if self.match is None:
            return ""
        away = f"{self.missing} is not here: join again to go on."
        return away if self.missing else self.match.notice

    @property
    def missing(self) -> str:
        return self.names[1 - HOST] if self._state("away") else ""

    @property
    def can_undo(self) -> bool:
        return bool(self._state("can_undo"))

    @property
    def offer(self) -> int:
        room = self.hosting.room
        return NOBODY if room is None else room.offer

    @property
    def order(self) -> str:
        return str(self._state("order"))

    def answer(self, answer: Answer) -> None:
        assert self.hosting.room is not None
        self.hosting.room.answer(HOST, answer)

    def undo(self) -> None:
        assert self.hosting.room is not None
        self.hosting.room.undo(HOST)

    def concede(self) -> None:
        assert self.hosting.room is not None
        self.hosting.room.concede(HOST)

    def draw(self, *, agree: bool) -> None:
        assert self.hosting.room is not None
        self.hosting.room.draw(HOST, agree=agree)

    def take_order(self, word: str) -> None:
        assert self.hosting.room is not None
        self.hosting.room.order(HOST, word)

    @property
    def greeting(self) -> str:
        return "" if self.match is None else self.match.greeting

    @property
    def games(self) -> int:
        return 1 if self.match is None else self.match.series.terms.games

    @property
    def won(self) -> tuple[int, int]:
        return (0, 0) if self.match is None else self.match.score

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def ready(self) -> tuple[bool, bool]:
        room = self.hosting.room
        return (False, False) if room is None else (room.ready[0], room.ready[1])

    @property
    def pause(self) -> Pause | None:
        return None if self.match is None else Pause.of(self.match, HOST)

    def exchange(self, side: Sequence[Card]) -> None:
        assert self.hosting.room is not None
        self.hosting.room.exchange(HOST, side)

    def choose_beginner(self, first: int) -> None:
        assert self.hosting.room is not None
        self.hosting.room.choose_beginner(HOST, first)

    def settle(self, *, ready: bool) -> None:
        assert self.hosting.room is not None
        self.hosting.room.settle(HOST, ready=ready)

    def again(self, seed: int) -> None:
        room = self.hosting.room
        assert room is not None
        room.again(Match.new(Setup.of(room.match).again(seed)))


class GuestSide:
    """A guest: here is only what he was told."""

    hosts = False

    def __init__(self, joining: Joining) -> None:
        self.joining = joining

    @property
    def seat(self) -> int:
        return self.joining.seat

    @property
    def view(self) -> View | None:
        return self.joining.view

    @property
    def moment(self) -> int:
        return int(self.joining.state.get("moment", -1))

    @property
    def asked(self) -> bool:
        view = self.joining.view
        waits = self.joining.answered == self.moment or self.joining.away
        return view is not None and view.choice is not None and not waits

    @property
    def names(self) -> tuple[str, str]:
        first, second = self.joining.state.get("names", ("", ""))
        return str(first), str(second)

    @property
    def doing(self) -> str:
        return str(self.joining.state.get("doing", ""))

    @property
    def notice(self) -> str:
        if self.joining.away:
            return f"{NO_HOST} is not there: waiting for him."
        if self.missing:
            return f"{self.missing} is not here."
        return self.joining.message

    @property
    def missing(self) -> str:
        if self.joining.away:
            return NO_HOST
        return self.names[1] if self.joining.state.get("away") and self.seat == BOTH else ""

    @property
    def can_undo(self) -> bool:
        return bool(self.joining.state.get("can_undo"))

    @property
    def offer(self) -> int:
        return int(self.joining.state.get("offer", NOBODY))

    @property
    def order(self) -> str:
        return str(self.joining.state.get("order", ""))

    def answer(self, answer: Answer) -> None:
        self.joining.answer(answer)

    def undo(self) -> None:
        self.joining.say({"undo": True})

    def concede(self) -> None:
        self.joining.say({"concede": True})

    def draw(self, *, agree: bool) -> None:
        self.joining.say({"draw": agree})

    def take_order(self, word: str) -> None:
        self.joining.say({"order": word})

    @property
    def greeting(self) -> str:
        return str(self.joining.state.get("greeting", ""))

    @property
    def games(self) -> int:
        return int(self.joining.state.get("games", 1))

    @property
    def won(self) -> tuple[int, int]:
        first, second = self.joining.state.get("won", (0, 0))
        return int(first), int(second)

    @property
    def over(self) -> bool:
        return bool(self.joining.state.get("over"))

    @property
    def ready(self) -> tuple[bool, bool]:
        first, second = self.joining.state.get("ready", (False, False))
        return bool(first), bool(second)

    @property
    def pause(self) -> Pause | None:
        return self.joining.pause

    def exchange(self, side: Sequence[Card]) -> None:
        self.joining.say({"exchange": [card.number for card in side], "to": self.moment})

    def choose_beginner(self, first: int) -> None:
        self.joining.say({"begins": first, "to": self.moment})

    def settle(self, *, ready: bool) -> None:
        self.joining.say({"ready": ready, "to": self.moment})

    def again(self, seed: int) -> None:
        """Only the host begins another game."""
