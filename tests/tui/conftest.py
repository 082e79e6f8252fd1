"""Driving the app in tests: keys at full speed, and the screen as text."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from naruto_tui.tui import hold
from naruto_tui.tui.lines import text_of


class Driver:
    """An app under test. `press` costs 1 ms a key, where `pilot.press` costs 60."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    async def press(self, *keys: str) -> None:
        for key in keys:
            letter = {"space": " ", "slash": "/", "question_mark": "?"}.get(key, key)
            sent = events.Key(key, letter if len(letter) == 1 else None)
            sent.set_sender(self.app)
            self.app.post_message(sent)
            for node in (self.app, self.app.screen):
                await self._done_by(node)

    async def _done_by(self, node: MessagePump) -> None:
        """Waits until it has done what was sent to it; what is closed never will."""
        handled = asyncio.Event()
        node.call_later(handled.set)
        while self.app.return_code is None and node in (self.app, *self.app.screen_stack):
            with suppress(TimeoutError):
                await asyncio.wait_for(handled.wait(), 0.05)
                return

    @property
    def text(self) -> str:
        return "\n".join(text_of(line).rstrip() for line in self.app.screen.page.lines)

    async def until(self, pattern: str) -> None:
        """Waits for the screen to show something."""
        for _ in range(500):
            if pattern in self.text:
                return
            await self.pilot.pause(0.01)
        raise AssertionError(f"{pattern!r} did not appear:\n{self.text}")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys count as soon as a page appears; tests of that moment set it themselves."""
    assert hold.SECONDS == 0.5
    monkeypatch.setattr(hold, "SECONDS", 0)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for saves."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def driver() -> type[Driver]:
    return Driver


def processes(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of = path.read_text(encoding="utf-8").rpartition(") ")[2].split()[:3]
        except OSError:
            continue
        if int(of) == group and state not in "ZX":
            found.append(int(path.parent.name))
    return found


@pytest.fixture
def alive() -> Callable[[int], list[int]]:
    """Which processes of a group have not ended."""
    return processes


@pytest.fixture
def gone() -> Callable[[int], bool]:
    """Whether a group of processes ends within five seconds."""

    def gone(group: int) -> bool:
        end = time.monotonic() + 5
        while processes(group):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    return gone
