"""The command `test` beside the app: what it tells while it runs, and what it leaves behind.

It holds a pipe to the app (`cli.tethered`), so it ends with it, and it leads a group of its own, so
that no key of the terminal reaches it. Nothing here knows how anything looks.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from attrs import frozen

from naruto_tui import kiosk

LONGEST_LINE: Final = 1 << 20
"""Bytes of a line on stderr."""
MOST_COMPLAINTS: Final = 20
CANCELLED: Final = 130
"""The exit code of a run that was."""


@frozen
class Step:
    """What the command tells of a run that goes on."""

    done: int
    total: int
    """Matches or games, of all meetings."""
    games: int
    speed: float
    """Games a second."""
    left: float | None
    """Seconds."""
    rate: float | None
    low: float
    high: float
    """The tested deck's rate with its interval, from 0 to 1; none in a tournament."""
    ratio: float | None = None
    limit: float | None = None
    """Where the evidence stands, if the run ends when it is decided."""

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> "Step":
        """`KeyError` where it tells of something else."""
        return cls(
            told["done"], told["total"], told["games"], told["games_per_second"],
            told["seconds_left"], told.get("win_rate"), told.get("low", 0.0), told.get("high", 1.0),
            told.get("ratio"), told.get("limit"),
        )  # fmt: skip


@frozen
class Ended:
    """A run that is over."""

    code: int
    """Its exit code: 130 when it was cancelled."""
    report: dict[str, Any] | None
    """What it wrote as JSON, if it came so far."""
    complaints: tuple[str, ...]
    """What it said on stderr besides its progress."""

    @property
    def problem(self) -> str:
        """Why there is no report."""
        if self.report is not None:
            return ""
        return " ".join(self.complaints) or f"the run ended without a word (exit code {self.code})"


class Process:
    """A run; `end` has to be called whatever happens."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.arguments = tuple(arguments)
        self._process: asyncio.subprocess.Process | None = None
        self._closed = asyncio.Event()

    async def run(self, told: Callable[[Step], None]) -> Ended:
        """Runs it to its end; `told` hears of each step."""
        shut_in = [kiosk.OPTION] if kiosk.is_shut() else []
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", kiosk.ITSELF, *shut_in, *self.arguments,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE, start_new_session=True, limit=LONGEST_LINE,
        )  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        complaints: list[str] = []
        try:
            data, _ = await asyncio.gather(
                process.stdout.read(), _heard(process.stderr, told, complaints)
            )
            code = await process.wait()
        finally:
            self.end()
            # Its pipes close when all of them are at their end.
            await asyncio.gather(process.stdout.read(), process.stderr.read(), process.wait())
            self._closed.set()
        return Ended(code, _report(data), tuple(complaints[:MOST_COMPLAINTS]))

    @property
    def pid(self) -> int:
        """0 before it has begun."""
        return 0 if self._process is None else self._process.pid

    async def close(self) -> None:
        """Ends it at once, and waits until nothing is left of it."""
        self.end()
        if self._process is not None:
            await self._closed.wait()

    def cancel(self) -> None:
        """As Ctrl+C: it reports what was played, and ends."""
        if self._process is not None and self._process.returncode is None:
            # Not `send_signal`: that also asks whether it has ended, and takes the answer away from
            # the loop, which then complains on the screen.
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGINT)

    def end(self) -> None:
        """Ends it at once with its workers; does nothing when it has ended."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        if process.stdin is not None:
            process.stdin.close()


async def _heard(
    stream: asyncio.StreamReader, told: Callable[[Step], None], complaints: list[str]
) -> None:
    """Parts the steps from what else is said."""
    while True:
        try:
            line = await stream.readline()
        except ValueError:
            continue  # longer than anything that is meant to be read
        if not line:
            return
        text = line.decode("utf-8", "replace").strip()
        try:
            told(Step.of(json.loads(text)))
        except (ValueError, KeyError, TypeError, AttributeError):
            if text:
                complaints.append(text)


def _report(data: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(data)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
