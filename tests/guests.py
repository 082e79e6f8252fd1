"""Somebody who has joined a game at two terminals, without a socket between him and the host."""

from random import Random
from typing import Any

from naruto_tui.table.pause import Pause
from naruto_tui.table.room import End, Room
from naruto_tui.table.seen import Memory
from naruto_tui.table.wire import packed, unpacked


class Guest:
    """Somebody who has joined: what he was told, and what he says."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.memory = Memory()
        self.lines: list[bytes] = []
        self.state: dict[str, Any] = {}
        self.refused: list[str] = []
        self.end = End(seat, self.hear)
        room.enter(self.end)

    def hear(self, message: dict[str, Any]) -> None:
        self.lines.append(packed(message))
        message = unpacked(self.lines[-1])
        if "no" in message:
            self.refused.append(message["no"])
            return
        self.state = message
        self.view = self.memory.view(message["news"])

    def say(self, **message: Any) -> None:
        self.room.said(self.end, unpacked(packed(message)))

    def answer(self, rng: Random) -> None:
        choice = self.view.choice
        self.say(answer=choice.text(choice.random(rng.random)), to=self.state["moment"])

    @property
    def pause(self) -> Pause | None:
        """What he settles before the next game of a match."""
        return Pause.read(self.state["between"], self.end.seat)
