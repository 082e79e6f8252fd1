"""What stands on the screen while a game is being prepared: reading the cards takes a moment."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from naruto_tui.tui.lines import Line, sized
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place

if TYPE_CHECKING:
    from naruto_tui.table.match import Match


class DealingScreen(Place):
    """Prepares a game beside the event loop, then opens it."""

    def __init__(self, look: Look, deal: "Callable[[], Match]") -> None:
        super().__init__(look)
        self.deal = deal

    def on_mount(self) -> None:
        self.run_worker(self._dealt())

    async def _dealt(self) -> None:
        try:
            match = await asyncio.to_thread(self.deal)
        except ValueError as error:
            self.doors.no_game(error)
        else:
            self.doors.play(match)

    def draw(self, width: int, height: int) -> list[Line]:
        return sized([[(" NARUTO CCG", "title"), ("  shuffling ...", "dim")]], width, height)

    def press(self, key: str, letter: str) -> None:
        """Nothing can be done yet."""
