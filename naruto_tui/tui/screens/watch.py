"""Watching the computer play itself: the board with pause, step and speed."""

from typing import Final

from attrs import evolve

from naruto_tui.tui.prompts import Key
from naruto_tui.tui.screens.game import GameScreen

FASTER: Final = ("plus", "equals_sign", "right")
SLOWER: Final = ("minus", "left")


class WatchScreen(GameScreen):
    """Two computers at the board."""

    def screen_keys(self) -> tuple[Key, ...]:
        return (
            Key("space", "go on" if self.pace.paused else "pause"),
            Key("n", "step"),
            Key("+ -", f"speed: {self.pace}"),
            *(key for key in super().screen_keys() if key.key not in ("u", "x")),
        )

    def _while_they_move(self, key: str) -> None:
        if self._look_around(key):
            return
        if key == "space":
            self.pace.pause()
        elif key in ("n", "enter"):
            self.pace.step()
        elif key in FASTER:
            self.pace.change(-1)
        elif key in SLOWER:
            self.pace.change(1)
        elif key not in ("u", "x"):  # who looks on takes nothing back and gives nothing up
            self._open(key)
            return
        self.board = evolve(self.board, keys=self.screen_keys())
