"""The host's side of the socket: who knocks, what he says, how slow he may be (docs/protocol.md).

Public: `Hosting` (a door and the room behind it). Whatever comes in harms nobody but whoever sent
it: he is told why, and let go.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from attrs import frozen

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.match import Match
from naruto_tui.table.peers import Door, credentials_of
from naruto_tui.table.room import GUEST, End, Room
from naruto_tui.table.wire import (
    GREETING_TIME,
    MOST_SAID,
    MOST_WAITING,
    PROTOCOL,
    Allowance,
    WireError,
    numbers_of,
    packed,
    text_of,
    unpacked,
)

MOST_KNOCKING: Final = 16
"""How many may be at the door at the same time, those who have joined included."""
POLITE_TIME: Final = 1.0
"""Seconds in which somebody who is sent away may say what he came for."""


@frozen
class Arrival:
    """What somebody says as he comes."""

    watch: bool
    name: str
    deck: tuple[str, ...]
    """Numbers of his cards; empty: a deck is dealt."""
    side: tuple[str, ...]
    """Those of his sideboard."""


Deal = Callable[[Arrival], Match]
"""Makes the match when the other player has come; `ValueError`: why not with him."""


class Hosting:
    """Listens at a door. The match is there from the beginning, or dealt when somebody joins."""

    def __init__(self, door: Door, deal: Deal, match: Match | None = None) -> None:
        self.door = door
        self.deal = deal
        self.room: Room | None = None if match is None else Room(match)
        self.begun: Callable[[], None] = lambda: None
        """Called when the room opens."""
        self.knocking = 0
        self._server: asyncio.Server | None = None
        self._open = set[asyncio.StreamWriter]()

    async def listen(self) -> None:
        self._server = await asyncio.start_unix_server(
            self._knocked, sock=self.door.socket, limit=MOST_SAID
        )

    async def close(self) -> None:
        """Everybody is let go; the socket is gone."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._open):
            writer.close()
        self.door.close()
        await asyncio.sleep(0)

    async def _knocked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.knocking += 1
        self._open.add(writer)
        end: End | None = None
        try:
            end = await self._admitted(reader, writer)
            await self._heard(end, reader)
        except WireError as error:
            _hand(writer, {"refused": str(error)})
        except (OSError, asyncio.IncompleteReadError):
            pass  # the line is gone
        finally:
            self.knocking -= 1
            self._open.discard(writer)
            if end is not None and self.room is not None:
                self.room.leave(end)
            writer.close()
            with suppress(OSError, asyncio.CancelledError):
                await writer.wait_closed()

    async def _admitted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> End:
        """Whoever has knocked, once he has said who he is and may come in."""
        raw = writer.get_extra_info("socket")
        if not self.door.admits(raw):
            await _heard_out(reader)
            raise WireError("this game is open to its host's user, and to his group if he says so")
        if self.knocking > MOST_KNOCKING:
            await _heard_out(reader)
            raise WireError("too many are at the door; try again later")
        try:
            line = await asyncio.wait_for(_line(reader), GREETING_TIME)
        except TimeoutError:
            raise WireError("nothing was said at the door") from None
        arrival = arrival_of(unpacked(line))
        seat = BOTH if arrival.watch else GUEST
        user = credentials_of(raw).user
        if self.room is None:
            if arrival.watch:
                raise WireError("the game has not begun; come back when two are here")
            try:
                self.room = Room(self.deal(arrival))
            except ValueError as error:
                raise WireError(str(error)[:400]) from None
            self.begun()
        elif seat == GUEST and self.room.match.guest not in (None, user):
            raise WireError("this seat is another user's; `naruto-tui join --watch` looks on")
        if refusal := self.room.refusal(seat):
            raise WireError(refusal)
        if seat == GUEST:
            self.room.match.keep_guest(user)
        end = End(seat, lambda message: _hand(writer, message))
        _hand(writer, {"welcome": PROTOCOL, "seat": seat})
        self.room.enter(end)
        return end

    async def _heard(self, end: End, reader: asyncio.StreamReader) -> None:
        """What he says, until he goes."""
        allowance = Allowance(time.monotonic)
        while line := await _line(reader):
            allowance.spend()
            message = unpacked(line)
            assert self.room is not None
            self.room.said(end, message)


async def _heard_out(reader: asyncio.StreamReader) -> None:
    """Waits a moment for what somebody says: who is cut short may not hear why he is sent away."""
    with suppress(WireError, TimeoutError):
        await asyncio.wait_for(_line(reader), POLITE_TIME)


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readline()
    except ValueError:
        raise WireError(f"a line of more than {MOST_SAID} bytes") from None


def _hand(writer: asyncio.StreamWriter, message: Mapping[str, Any]) -> None:
    """Writes without waiting; who does not read what waits for him is let go."""
    if writer.is_closing():
        return
    if writer.transport.get_write_buffer_size() > MOST_WAITING:
        writer.transport.abort()
        return
    writer.write(packed(message))


def arrival_of(message: Mapping[str, Any]) -> Arrival:
    """The greeting; `WireError` where it is none, or of another version."""
    if "hello" not in message:
        raise WireError("a greeting is expected first")
    if message["hello"] != PROTOCOL or type(message["hello"]) is not int:
        raise WireError(
            f"this host speaks version {PROTOCOL} of the protocol, you another one: "
            "both need the same version of the program"
        )
    watch = message.get("watch", False)
    if type(watch) is not bool:
        raise WireError("`watch` is true or false")
    name = text_of(message, "name", 100) if not watch else ""
    return Arrival(watch, name, numbers_of(message, "deck"), numbers_of(message, "side"))
