"""A game at two terminals: waiting for the other one, the board, a draw offered, the result.

Host and guest see the same screen; where the game is, `table.meeting` knows.
"""

from typing import Final

from attrs import evolve

from naruto_tui.rules.questions import Answer
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.hosting import Hosting
from naruto_tui.table.joining import Joining
from naruto_tui.table.meeting import GuestSide, HostSide, Side
from naruto_tui.table.orders import can_only_pass
from naruto_tui.table.peers import PeerError
from naruto_tui.table.room import NOBODY
from naruto_tui.table.seeds import secret_seed
from naruto_tui.tui.curtain import draw_offer
from naruto_tui.tui.hold import Hold
from naruto_tui.tui.lines import Line, framed, wrapped
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import ORDERS_KEY, SCREEN_KEYS, BoardModel
from naruto_tui.tui.panes import LogPane
from naruto_tui.tui.prompt import key_name
from naruto_tui.tui.prompts import Key
from naruto_tui.tui.remarks import NOTHING_TO_UNDO, OFFERED
from naruto_tui.tui.screens.at_board import BoardScreen, mere_option
from naruto_tui.tui.screens.interval import Interval
from naruto_tui.tui.screens.place import keys_line
from naruto_tui.tui.screens.result import BETWEEN, LOG, Entry, draw_result, first_of, standing
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice, sentence, third_person

AGAIN: Final[Entry] = ("r", "Rematch", "the same decks, other shuffles")
QUIT: Final[Entry] = ("q", "Quit", "")
NEXT: Final[Entry] = BETWEEN[0]
RESUMES: Final = "naruto-tui host --resume"


class MeetingScreen(BoardScreen):
    """One side of a game at two terminals."""

    people = True

    def __init__(self, look: Look, side: Side) -> None:
        super().__init__(look, side.seat)
        self.side = side
        self.shown = -2
        """The moment that the board shows."""
        self.cursor = 0
        """In the list of the result."""
        self.hold = Hold()
        """Begins when the result appears: keys still are answers in the game."""
        self.answers_offer = False
        """Whether the player is about to say what he thinks of a draw."""
        self.interval: Interval | None = None
        """The page between two games of a match, while it is open."""
        if side.view is not None:
            self.refresh_board()

    # -- the course of the game --------------------------------------------------------------------

    def refreshed(self) -> None:
        """Something is new."""
        self.refresh_board()
        if self.is_mounted and self.is_current:
            self.redraw()

    def refresh_board(self) -> None:
        """The board as it stands; a question that is still open keeps what was picked."""
        side = self.side
        view, self.seat = side.view, side.seat
        if view is None:
            return
        same = self.shown == side.moment and (self.board.prompt is not None) == side.asked
        if not same:
            self.shown = side.moment
            if view.result is None:
                self.interval = None
            else:
                self.hold.begin()
                self.pane, self.cursor = None, first_of(self._entries())
            asked = view.choice if side.asked else None
            before = self.board.cursor if hasattr(self, "board") else None
            self.board = BoardModel.of(view, asked, side.names, self.look.glyphs)
            if asked is None and before is not None:
                self.board = evolve(self.board, cursor=before)
            if isinstance(self.pane, LogPane):
                self.pane = evolve(self.pane, told=log_lines(self.board.voice))
        if self.interval is not None:
            self.interval.refresh()
        self.board = evolve(
            self.board, aside=self.seat == BOTH, keys=self._keys(),
            message=clean(side.notice) or self._offer_told() or self._told(),
        )  # fmt: skip

    def _offer_told(self) -> str:
        name = clean(self.side.names[1 - self.seat]) if self.offered else ""
        return f"{name} offers a draw: {key_name('x')} answers." if name else ""

    def _told(self) -> str:
        """Why somebody is asked who can only pass; what whoever is waited for does."""
        view, doing = self.side.view, self.side.doing
        greeting = clean(self.side.greeting)
        if self.side.asked and view is not None and can_only_pass(view.choice):
            return mere_option()
        if view is None or view.waiting_for in (NOBODY, self.seat) or not doing:
            return greeting
        does = sentence(f"{clean(self.side.names[view.waiting_for])} {third_person(doing)}")
        return f"{greeting}. {does}" if greeting else does

    def _keys(self) -> tuple[Key, ...]:
        view, watches = self.side.view, self.seat == BOTH
        able = {
            "u": self.side.can_undo,
            "v": view is not None and bool(view.chain),
            "x": not watches,
            "w": not watches,
        }
        return tuple(key for key in (*SCREEN_KEYS, ORDERS_KEY) if able.get(key.key, True))

    @property
    def typing(self) -> bool:
        return self.side.view is not None and super().typing

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.side.view is not None and self.side.view.result is not None

    @property
    def offered(self) -> bool:
        """Whether the other player offers a draw."""
        return self.seat != BOTH and self.side.offer == 1 - self.seat and not self.over

    # -- what becomes of a key ---------------------------------------------------------------------

    def give(self, answer: Answer) -> None:
        self.side.answer(answer)
        self.refresh_board()

    def undo(self) -> None:
        if self.side.can_undo:
            self.side.undo()
        else:
            self.board = evolve(self.board, message=NOTHING_TO_UNDO)

    def concede(self) -> None:
        self.side.concede()

    def offer_draw(self) -> None:
        self.side.draw(agree=True)
        self.board = evolve(self.board, message=OFFERED)

    @property
    def order(self) -> str:
        return self.side.order

    def take_order(self, word: str) -> None:
        self.side.take_order(word)

    def press(self, key: str, letter: str) -> None:
        if self.side.view is None:
            return
        if self.over and self.hold.holds:
            return
        if self.answers_offer:
            self.answers_offer = False
            if self.offered:
                self.side.draw(agree=key == "y")
        elif self.pane is None and self.offered and key == "x":
            self.answers_offer = True
        elif self.interval is not None:
            if not self.interval.press(key, letter):
                self.interval = None
        elif self.pane is None and self.over:
            self._at_result(key)
        elif self.seat == BOTH and key in ("x", "w", "u"):
            return
        else:
            super().press(key, letter)

    def _at_result(self, key: str) -> None:
        entries = self._entries()
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(entries)
            return
        key = entries[self.cursor % len(entries)][0] if key == "enter" else key
        if key == "l":
            self.pane = LogPane.of(self._voice())
        elif key == "q":
            self.leave_for(self.doors.leave)
        elif key == "g" and (pause := self.side.pause) is not None:
            assert self.side.view is not None
            self.interval = Interval(self.side, pause, self.side.view)
        elif key == "r" and AGAIN in entries:
            self.side.again(secret_seed())

    def _entries(self) -> tuple[Entry, ...]:
        if self.side.pause is not None:
            return (NEXT, LOG, QUIT)
        return (AGAIN, LOG, QUIT) if self.side.hosts and self.side.over else (LOG, QUIT)

    def _of_match(self) -> str:
        """How the match stands, and what is waited for."""
        side, told = self.side, []
        if side.games > 1:
            told.append(standing(self._voice(), side.names, side.won, over=side.over))
        others = [one for one in (0, 1) if side.ready[one] and one != self.seat]
        told += [f"{side.names[one]} is ready." for one in others]
        if side.over and not side.hosts:
            told.append("The host may begin another game.")
        return clean(" ".join([*told, side.notice]).strip())

    def _voice(self) -> Voice:
        assert self.side.view is not None
        return Voice(self.side.view, self.side.names, aside=self.seat == BOTH)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Line]:
        glyphs = self.look.glyphs
        if self.side.view is None:
            page = self._lobby(width, height - 1)
            return [*page, keys_line([], width)]
        if self.answers_offer and self.offered:
            names = self.side.names
            offers, asked = names[1 - self.seat], names[self.seat]
            page = draw_offer(offers, asked, width, height - 1, glyphs)
            return [*page, keys_line([(key_name("y"), "agree"), ("Esc", "play on")], width)]
        if self.interval is not None:
            return self.interval.draw(width, height, glyphs)
        if self.pane is None and self.over:
            entries = self._entries()
            return draw_result(
                self._voice(), self.cursor % len(entries), width, height, glyphs,
                entries=entries, of_match=self._of_match(),
            )  # fmt: skip
        return super().draw(width, height)

    def _lobby(self, width: int, height: int) -> list[Line]:
        """What stands there before the game begins."""
        lines: list[Line] = [[], [("  Waiting for the other player", "title")], []]
        lines += [[("  ", ""), *line] for line in wrapped(self.waiting, width - 6)]
        return framed([("NARUTO CCG", "name")], lines, width, height, self.look.glyphs)

    waiting = ""
    """What is being waited for, and how it comes about."""


class HostScreen(MeetingScreen):
    """The host's screen. It opens the door, and closes it when it goes."""

    def __init__(self, look: Look, hosting: Hosting) -> None:
        self.hosting = hosting
        self.waiting = f"In another terminal on this host: {hosting.door.joined_by}"
        super().__init__(look, HostSide(hosting))

    def on_mount(self) -> None:
        self.hosting.begun = self._begun
        if self.hosting.room is not None:
            self._begun()
        self.run_worker(self.hosting.listen())

    def _begun(self) -> None:
        assert self.hosting.room is not None
        self.hosting.room.changed = self.refreshed
        self.refreshed()

    async def on_unmount(self) -> None:
        await self.hosting.close()
        self.line_gone()

    def line_gone(self) -> None:
        """The socket goes, and the game can be resumed by another process."""
        self.hosting.door.close()
        if (room := self.hosting.room) is not None:
            kept, over = room.match.journal is not None, room.match.over
            room.match.close()
            if kept and not over:
                self.doors.farewell = f"The game is saved. Go on with: {RESUMES}"


class GuestScreen(MeetingScreen):
    """A guest's screen, or that of somebody who looks on."""

    waiting = "The host is being called."

    def __init__(self, look: Look, joining: Joining) -> None:
        self.joining = joining
        super().__init__(look, GuestSide(joining))

    def on_mount(self) -> None:
        self.joining.changed = self._changed
        self.run_worker(self.joining.run())

    def _changed(self) -> None:
        if self.joining.refused:
            self.doors.failed(PeerError(clean(f"{self.joining.path}: {self.joining.refused}")))
        elif self.is_mounted:
            self.refreshed()

    def on_unmount(self) -> None:
        self.joining.close()
