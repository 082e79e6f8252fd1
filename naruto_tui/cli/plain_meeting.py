"""`host` and `join` line by line: lines that are typed, and what comes from the other terminals.

All of it happens in one thread, and only while a line is waited for: nothing changes under what is
being said. A second thread reads standard input, and does nothing else.

Public: `host_plain`, `join_plain`.
"""

import asyncio
import codecs
import os
import signal
import sys
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from naruto_tui.cli.plain import LONGEST, Console, prompt, told
from naruto_tui.table.hosting import Hosting
from naruto_tui.table.joining import Joining
from naruto_tui.table.meeting import GuestSide, HostSide
from naruto_tui.table.peers import PeerError
from naruto_tui.table.seeds import secret_seed
from naruto_tui.tui.plain.meeting import MeetingFace
from naruto_tui.tui.text import clean

RESUMES: Final = "naruto-tui host --plain --resume"
CALLING: Final = "The host is being called."
HANG_UPS: Final = (signal.SIGHUP, signal.SIGTERM)
"""Signals after which nobody is there any more."""


class LoopConsole(Console):
    """Standard input and output, and a loop that runs while a line is waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self._come = deque[str | EOFError | None]()
        """What has come, in its order: lines, `None` for something new elsewhere, the end."""
        self._any = asyncio.Event()
        self._prompted = False
        """Whether the sign that a line is waited for stands at the end of the output."""
        self._ended = False
        for number in HANG_UPS:
            self.loop.add_signal_handler(number, self.end)
        if sys.stdin is None:
            self.end()
        else:
            Thread(target=self._read, daemon=True).start()

    # -- what comes --------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something is new elsewhere."""
        if not self._come or self._come[-1] is not None:
            self._arrive(None)

    def end(self) -> None:
        """Nobody is to be heard any more."""
        self._arrive(EOFError())

    def _arrive(self, one: str | EOFError | None) -> None:
        self._come.append(one)
        self._any.set()

    def _read(self) -> None:
        """Lines of standard input. It is read past Python's buffers, whose lock ends no process."""
        decoder, rest = codecs.getincrementaldecoder("utf-8")("replace"), ""
        with suppress(RuntimeError):  # the loop is closed
            while data := _some(sys.stdin.fileno()):
                *lines, rest = (rest + decoder.decode(data)).split("\n")
                for line in [*lines, *([rest] if len(rest) > LONGEST else [])]:
                    self.loop.call_soon_threadsafe(self._arrive, line)
                rest = "" if len(rest) > LONGEST else rest
            if rest:
                self.loop.call_soon_threadsafe(self._arrive, rest)
            self.loop.call_soon_threadsafe(self.end)

    async def _next(self) -> str | EOFError | None:
        while not self._come:
            self._any.clear()
            await self._any.wait()
        # Whoever answers without waiting must not keep the others from being heard.
        await asyncio.sleep(0)
        return self._come.popleft()

    # -- ears and mouth ----------------------------------------------------------------------------

    def say(self, line: str) -> None:
        if self._prompted:
            told("")
            self._prompted = False
        told(line)

    def wait(self, *, asked: bool) -> str | None:
        """The next line, or `None` as soon as something is new elsewhere."""
        if asked and not self._prompted and sys.stdin is not None and sys.stdin.isatty():
            prompt()
            self._prompted = True
        one = self.loop.run_until_complete(self._next())
        if isinstance(one, EOFError):
            raise one
        if one is not None:
            self._prompted = False
        return one

    def hear(self) -> str:
        while (line := self.wait(asked=True)) is None:
            pass
        return line

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something to its end."""
        self.loop.run_until_complete(work)

    def close(self) -> None:
        """Ends what still runs."""
        for number in HANG_UPS:
            self.loop.remove_signal_handler(number)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()


def _some(stdin: int) -> bytes:
    try:
        return os.read(stdin, 4096)
    except OSError:
        return b""


def host_plain(hosting: Hosting) -> None:
    """Hosts a game until somebody here leaves."""
    console = LoopConsole()
    side = HostSide(hosting)
    call = hosting.door.joined_by
    waiting = f"Waiting for the other player. In another terminal on this host: {call}"

    def begun() -> None:
        assert hosting.room is not None
        hosting.room.changed = console.stir
        console.stir()

    hosting.begun = begun
    if hosting.room is not None:
        begun()
    try:
        console.run(hosting.listen())
        MeetingFace(console, side, waiting, secret_seed).play()
    finally:
        match = side.match
        kept = match is not None and match.journal is not None and not match.over
        if match is not None:
            match.close()
        console.run(hosting.close())
        console.close()
    if match is not None and match.notice:
        told(match.notice)
    elif kept:
        told(f"The game is saved. Go on with: {RESUMES}")


def join_plain(joining: Joining) -> None:
    """Takes part, or looks on, until somebody here leaves; `PeerError`: the host has refused."""
    console = LoopConsole()

    def changed() -> None:
        if joining.refused:
            console.end()
        console.stir()

    joining.changed = changed
    console.loop.create_task(joining.run())
    try:
        MeetingFace(console, GuestSide(joining), CALLING, secret_seed).play()
    finally:
        joining.close()
        console.close()
    if joining.refused:
        raise PeerError(clean(f"{joining.path}: {joining.refused}"))
