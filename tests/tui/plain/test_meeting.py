"""Two terminals line by line, without a socket: what each side hears, and what it can do."""

from types import SimpleNamespace
from typing import Any

import pytest

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.joining import Joining
from naruto_tui.table.meeting import GuestSide, HostSide, Side
from naruto_tui.table.room import GUEST, HOST, End, Room
from naruto_tui.table.wire import PROTOCOL, packed, unpacked
from naruto_tui.tui.plain.meeting import MeetingFace
from naruto_tui.tui.plain.talk import LeftError
from tests.plain_reader import Reader
from tests.telltale import match_of_two, told, unseen


class Line(Joining):
    """A line to the host that is no socket; `cut` and `mend` are what becomes of it."""

    def __init__(self, room: Room, seat: int) -> None:
        super().__init__(None, {})
        self.room = room
        self.end = End(seat, lambda message: self._told(unpacked(packed(message))))
        self._told({"welcome": PROTOCOL, "seat": seat})
        self.mend()

    def say(self, message: Any) -> None:
        self.room.said(self.end, unpacked(packed(message)))

    def cut(self) -> None:
        self.room.leave(self.end)
        self.away = True

    def mend(self) -> None:
        self.end.teller = type(self.end.teller)()
        self.room.enter(self.end)


class Seat:
    """One side, its face, and what it has heard."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.said: list[str] = []
        self.new: list[str] = []
        self._dialog: list[str] = []
        self.face = MeetingFace(self, side, "Waiting.", lambda: 7)

    def say(self, line: str) -> None:
        self.said.append(line)
        self.new.append(line)

    def hear(self) -> str:
        return self._dialog.pop(0)

    def cover(self) -> None:
        raise AssertionError("nothing is covered at a terminal of one's own")

    def wait(self, *, asked: bool) -> str | None:
        raise EOFError

    @property
    def text(self) -> str:
        return "\n".join(self.new)


class Table:
    """Host, guest and somebody who looks on."""

    def __init__(self, seed: int = 5, games: int = 1, *, side: bool = False) -> None:
        self.room = Room(match_of_two(seed, games=games, side=side))
        self.line = Line(self.room, GUEST)
        self.host = Seat(HostSide(SimpleNamespace(room=self.room)))
        self.guest = Seat(GuestSide(self.line))
        self.watcher = Seat(GuestSide(Line(self.room, BOTH)))
        self.tell()

    @property
    def all(self) -> tuple[Seat, ...]:
        return self.host, self.guest, self.watcher

    def tell(self) -> None:
        """Everybody is told what is new, and it is not hidden from him."""
        match = self.room.match
        for seat in self.all:
            before = len(seat.said)
            seat.face.tell_news()
            names = unseen(match.view(seat.side.seat), match.game)
            assert not told(names, "\n".join(seat.said[before:]))

    def type(self, seat: Seat, line: str, *more: str) -> str:
        """Somebody types a line, and further ones that he is asked for; what he hears."""
        for one in self.all:
            one.new.clear()
        seat._dialog = list(more)
        seat.face.take_line(line)
        assert not seat._dialog
        self.tell()
        return seat.text

    @property
    def asked(self) -> Seat:
        return self.host if self.room.match.person() == HOST else self.guest


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_tells_nobody_what_is_hidden(seed: int) -> None:
    table = Table(seed)
    readers = {table.host: Reader(2 * seed + 7), table.guest: Reader(2 * seed + 8)}
    fresh = {table.host: list(table.host.new), table.guest: list(table.guest.new)}
    for _ in range(3000):
        if table.room.match.game.result is not None:
            break
        seat = table.asked
        table.type(seat, readers[seat].answer(fresh[seat]))
        fresh = {one: list(one.new) for one in fresh}
    assert table.room.match.game.result is not None
    assert table.host.said[-1] == "Type again for another game with the same decks, or quit."
    assert table.guest.said[-1] == "The host may begin another game; quit leaves."
    assert "Naruto prepares in the mission phase." in table.guest.said
    assert not any(line.startswith("You ") and "look on" not in line for line in table.watcher.said)


def test_whoever_waits_hears_what_the_other_does_and_can_look_around() -> None:
    table = Table()
    assert table.guest.said[-1] == "Naruto looks at the opening hand."
    assert table.watcher.said[-1] == "Naruto looks at the opening hand."
    heard = table.type(table.guest, "1")
    assert heard.startswith("Naruto looks at the opening hand. Nothing is asked of you now")
    assert "Zq1" in table.type(table.guest, "board")
    assert "draws 6 cards" in table.type(table.guest, "log")
    assert "a:" not in table.type(table.guest, "?")
    assert "  draw: offer a draw" in table.guest.text
    assert "Nothing can be taken back" in table.type(table.guest, "undo")
    assert table.type(table.guest, "") == heard
    table.type(table.host, "n")
    assert "Redraw?" in table.guest.text
    assert table.host.new == ["Sasuke looks at the opening hand."]


def test_draws_orders_and_conceding_while_one_waits() -> None:
    table = Table()
    assert "From now on: Pass each time." in table.type(table.guest, "orders", "pass")
    assert table.room.match.orders[GUEST].word == "pass"
    assert table.type(table.guest, "draw", "") == (
        "Offer a draw? The other player is asked. Type yes to offer it.\nNo draw is offered."
    )
    table.type(table.guest, "draw", "yes")
    assert table.guest.new[-1] == "You offer a draw; it stands until you act."
    assert table.host.new == ["Sasuke offers a draw: type draw to answer."]
    assert table.watcher.new == []
    table.type(table.host, "draw", "no")
    assert table.room.offer == -1
    table.type(table.guest, "draw", "yes")
    assert "Sasuke offers a draw" in table.host.text
    table.type(table.host, "draw", "yes")
    assert "The game is drawn: both players agreed on it." in table.guest.new
    assert table.type(table.guest, "concede") == "The game is over."
    table.type(table.host, "again")
    assert "Another game begins." in table.guest.new
    assert any(line.startswith("You draw Zq1") for line in table.guest.new)
    table.room.match.close()


def test_whoever_looks_on_does_nothing_but_look() -> None:
    table = Table()
    for word in ("concede", "draw", "orders", "undo"):
        assert "Whoever looks on" in table.type(table.watcher, word) or word in ("draw", "orders")
        assert len(table.watcher.new) == 1
    assert "  NUMBER:" not in table.type(table.watcher, "?")
    assert "Zq" not in table.type(table.watcher, "board")
    with pytest.raises(LeftError):
        table.watcher.face.take_line("quit")


def test_a_line_that_is_lost_comes_back_to_the_same_question() -> None:
    table = Table()
    table.type(table.host, "n")
    asked = table.guest.new[-4:]
    assert "Redraw?" in asked[1]
    table.line.cut()
    table.tell()
    assert "The host is not there: waiting for him." in table.guest.new
    assert "Sasuke is not here: join again to go on." in table.host.new
    assert table.type(table.guest, "1").startswith("The host is not there: waiting for him.")
    table.line.mend()
    table.tell()
    assert table.guest.new[-4:] == asked
    assert "Sasuke is here again." in table.host.said
    assert "The host is there again." in table.guest.said
    table.type(table.guest, "n")
    assert "Your mission phase" in table.host.text


def test_what_the_host_refuses_is_told_and_asked_again() -> None:
    table = Table()
    table.type(table.host, "n")
    table.line.state = {**table.line.state, "moment": 99}
    table.guest.face.tell_news()
    table.type(table.guest, "n")
    assert "you are asked something else now" in table.guest.text.casefold()


def test_between_two_games_each_settles_his_own_unseen() -> None:
    table = Table(games=3, side=True)
    table.type(table.host, "concede", "yes")
    for seat in (table.host, table.guest):
        assert "Your deck: 50 cards; your sideboard: 10 cards." in seat.new
    assert "The match stands Naruto 0 : 1 Sasuke." in table.host.new
    assert "The match stands Sasuke 1 : 0 Naruto." in table.guest.new
    why = "Naruto lost the last game and says who begins"
    assert f"{why}; Naruto begins the next one." in table.host.new
    assert f"{why}." in table.guest.new
    assert "begins when both players are ready" in table.watcher.text

    assert "Wj1" in table.type(table.guest, "side")
    assert "Not so: " in table.type(table.guest, "out 1")
    assert "Not so: " in table.type(table.guest, "next")
    table.type(table.guest, "in 1")
    assert table.room.match.series.aside[GUEST] != table.room.match.series.sides[GUEST]
    assert table.host.new == []
    assert table.watcher.new == []
    assert "You are ready. Naruto is not yet" in table.type(table.guest, "next")
    assert table.host.new == ["Sasuke is ready."]
    assert table.type(table.guest, "out 1") == "You are ready: type wait first."
    assert table.type(table.guest, "wait") == "Nobody is ready yet."
    table.type(table.guest, "next")
    assert table.type(table.host, "begins who") == "Type begins Naruto or begins Sasuke."
    assert table.type(table.host, "begins sasuke") == f"{why}; Sasuke begins the next one."
    assert table.guest.new == []
    for seat, line in (
        (table.guest, "begins naruto"),
        (table.host, "again"),
        (table.host, "xyzzy"),
    ):
        table.type(seat, line)
        assert len(seat.new) == 1, line
        assert table.room.match.series.number == 0
    assert "  swap CARD CARD: " in table.type(table.host, "?")
    table.type(table.host, "next")
    assert table.room.match.series.number == 1
    for seat in table.all:
        assert any("Game 2 of at most 3" in line for line in seat.new)
    assert "Redraw?" in table.guest.text
    table.type(table.guest, "n")
    table.type(table.host, "concede", "yes")
    assert "The match is over: Naruto 0 : 2 Sasuke." in table.host.new
    assert table.host.new[-1] == "Type again for another game with the same decks, or quit."
