"""How fast the computer's moves are shown: one step after another, until a key hurries them."""

import asyncio
from typing import Final

SPEEDS: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 2.0, 4.0)
"""Seconds between two steps, from fast to slow."""


class Pace:
    """The pause between two steps that can be seen."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.paused = False
        self.hurried = False
        """Whether the rest is shown at once."""
        self._go = False
        self._granted = False
        """Whether a key has asked for the step that comes next."""
        self._changed = asyncio.Event()

    async def wait(self) -> None:
        """The time to read one step; keys are taken meanwhile."""
        self._go = False
        while self.paused or not self.hurried:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), None if self.paused else self.seconds)
            except TimeoutError:
                return
            if self._go:
                self._granted = True
                return
        await asyncio.sleep(0)

    async def leave(self) -> None:
        """Waits until the next step may be shown: a pause also holds one already thought of."""
        if self.paused and not self._granted:
            await self.wait()
        self._granted = False

    def hurry(self) -> None:
        """No more pauses until `rest`."""
        self.hurried = True
        self._changed.set()

    def rest(self) -> None:
        """Pauses again from now on."""
        self.hurried = False

    def step(self) -> None:
        """The next step now."""
        self._go = True
        self._changed.set()

    def pause(self) -> None:
        """Stops, or goes on."""
        self.paused = not self.paused
        self._changed.set()

    def change(self, by: int) -> None:
        """Slower (1) or faster (-1)."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.seconds))
        self.seconds = SPEEDS[min(max(nearest + by, 0), len(SPEEDS) - 1)]
        self._changed.set()

    def __str__(self) -> str:
        return "paused" if self.paused else f"{self.seconds:g} s a step"
