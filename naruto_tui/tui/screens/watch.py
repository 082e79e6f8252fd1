"""Watching the computer play itself: the board with pause, step, speed, and either hand or both."""

from collections.abc import Callable, Iterable
from typing import Final

from attrs import evolve

from naruto_tui.table.match import Match
from naruto_tui.table.replay import Eyes
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.prompts import Key
from naruto_tui.tui.screens.game import GameScreen

FASTER: Final = ("plus", "equals_sign", "right")
SLOWER: Final = ("minus", "left")


class WatchScreen(GameScreen):
    """Two computers at the board."""

    def __init__(self, look: Look, match: Match, eyes: Eyes) -> None:
        self.eyes = eyes
        super().__init__(look, match, eyes.seat)
        self.pace.paused = look.paused
        self.board = self._board()

    def _board(self) -> BoardModel:
        names, notice = self.match.player_names, self.match.notice or self.match.greeting
        board = BoardModel.of(self.eyes.view(self.match.game), None, names, self.look.glyphs)
        return evolve(board, aside=True, keys=self.screen_keys(), message=notice)

    def screen_keys(self) -> tuple[Key, ...]:
        return (
            Key("space", "go on" if self.pace.paused else "pause"),
            Key("n", "step"),
            Key("+ -", str(self.pace)),
            Key("o", self.eyes.told),
            *(key for key in super().screen_keys() if key.key not in ("u", "x")),
        )

    def offers(self) -> Iterable[tuple[str, str, Callable[[], None]]]:
        yield "Other cards", "See the other hand, or both", self._other_eyes
        yield "Pause or go on", "A key steps on: n", self._pause

    def _while_they_move(self, key: str) -> None:
        if self._look_around(key):
            return
        if key == "space":
            self._pause()
        elif key in ("n", "enter"):
            self.pace.step()
        elif key in FASTER:
            self.pace.change(-1)
        elif key in SLOWER:
            self.pace.change(1)
        elif key == "o":
            self._other_eyes()
        elif key not in ("u", "x"):  # who looks on takes nothing back and gives nothing up
            self._open(key)
            return
        self.board = evolve(self.board, keys=self.screen_keys())

    def _pause(self) -> None:
        self.pace.pause()
        self.board = evolve(self.board, keys=self.screen_keys())
        self.redraw()

    def _other_eyes(self) -> None:
        self.eyes = self.eyes.next()
        self.seat = self.eyes.seat
        self.board = evolve(self._board(), cursor=self.board.cursor)
        self.redraw()
