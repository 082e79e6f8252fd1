"""Watching the computer play itself: the board with pause, step and speed."""

from typing import Final

from naruto_tui.tui.lines import Line
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.place import keys_line

FASTER: Final = ("plus", "equals_sign", "right")
SLOWER: Final = ("minus", "left")


class WatchScreen(GameScreen):
    """Two computers at the board."""

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [
            ("Space", "go on" if self.pace.paused else "pause"),
            ("n", "step"),
            ("+ -", f"speed ({self.pace})"),
            ("i", "inspect"),
            ("l", "log"),
            ("?", "help"),
        ]

    def _while_they_move(self, key: str) -> None:
        if key == "space":
            self.pace.pause()
        elif key in ("n", "enter"):
            self.pace.step()
        elif key in FASTER:
            self.pace.change(-1)
        elif key in SLOWER:
            self.pace.change(1)
        else:
            self._open(key)

    def draw(self, width: int, height: int) -> list[Line]:
        lines = super().draw(width, height)
        return lines if self.pane is not None else [*lines[:-1], keys_line(self.keys, width)]
