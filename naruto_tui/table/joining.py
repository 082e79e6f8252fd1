"""The side of the socket of whoever joins: what he was told, and what he says.

Public: `Joining`, a connection that comes back.
"""

import asyncio
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from naruto_tui.rules.questions import Answer
from naruto_tui.table.codec import CodecError
from naruto_tui.table.pause import Pause
from naruto_tui.table.seen import Memory, SeenView
from naruto_tui.table.wire import MOST_TOLD, PROTOCOL, WireError, packed, text_of, unpacked

PAUSE: Final = 0.5
"""Seconds between two tries to reach a host who has gone."""


class Joining:
    """The line to the host. `changed` is called when anything is new."""

    def __init__(self, path: Path, greeting: Mapping[str, Any]) -> None:
        self.path = path
        self.greeting = {"hello": PROTOCOL, **greeting}
        self.seat = -1
        self.state: Mapping[str, Any] = {}
        """What was told last besides the game."""
        self.view: SeenView | None = None
        self.pause: Pause | None = None
        """What there is to settle before the next game of a match."""
        self.answered = -1
        """The moment whose question has been answered; -1: none."""
        self.message = ""
        """What the host has refused."""
        self.refused = ""
        """Why the host has shut the door."""
        self.away = True
        """Whether the host is not there."""
        self.changed: Callable[[], None] = lambda: None
        self._memory = Memory()
        self._writer: asyncio.StreamWriter | None = None

    async def run(self) -> None:
        """Stays connected until the host refuses; a host who has gone is waited for."""
        while not self.refused:
            try:
                await self._connected()
            except (OSError, asyncio.IncompleteReadError):
                pass  # nobody is there
            except (WireError, CodecError, ValueError) as error:
                self.refused = f"the host says what cannot be understood: {error}"
            self.away, self._writer = True, None
            self.changed()
            if not self.refused:
                await asyncio.sleep(PAUSE)

    async def _connected(self) -> None:
        reader, writer = await asyncio.open_unix_connection(os.fspath(self.path), limit=MOST_TOLD)
        try:
            writer.write(packed(self.greeting))
            self._memory = Memory()
            while (line := await reader.readline()) and not self.refused:
                self._writer = writer
                self._told(unpacked(line))
        finally:
            writer.close()

    def _told(self, message: Mapping[str, Any]) -> None:
        if "refused" in message:
            self.refused = text_of(message, "refused")
        elif "welcome" in message:
            if message["welcome"] != PROTOCOL:
                raise WireError("another version of the protocol")
            self.seat = int(message["seat"])
        elif "no" in message:
            self.message, self.answered = text_of(message, "no"), -1
        elif "news" in message:
            if message.get("moment") != self.state.get("moment") or self.away:
                self.message, self.answered = "", -1
            self.view = self._memory.view(message["news"])
            self.pause = Pause.read(message.get("between"), self.seat)
            self.state = {key: value for key, value in message.items() if key != "news"}
            self.away = False
        self.changed()

    def say(self, message: Mapping[str, Any]) -> None:
        """Sends a message, as far as somebody is there."""
        if self._writer is not None and not self.away:
            self._writer.write(packed(message))

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def answer(self, answer: Answer) -> None:
        """The answer to the open question."""
        assert self.view is not None
        choice = self.view.choice
        assert choice is not None
        self.answered = int(self.state["moment"])
        self.say({"answer": choice.text(answer), "to": self.answered})
