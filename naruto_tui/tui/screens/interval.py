"""Between two games of a match at two terminals: each exchanges his cards at his own screen.

The next game begins when both are ready. What the other one exchanges is nowhere here.
"""

from collections import Counter
from functools import partial

from attrs import evolve

from naruto_tui.rules.view import View
from naruto_tui.table.meeting import Side
from naruto_tui.table.pause import Pause
from naruto_tui.tui.help import topic_lines
from naruto_tui.tui.lines import Glyphs, Line
from naruto_tui.tui.panes import HelpPane, Pane
from naruto_tui.tui.rulebook import page_of
from naruto_tui.tui.screens.between import BACK, Between, draw_between, exchanged, topics
from naruto_tui.tui.screens.place import keys_line
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice


class Interval:
    """The page of one side. It lasts until the next game begins, or somebody goes back."""

    def __init__(self, side: Side, pause: Pause, view: View) -> None:
        self.side = side
        self.view = view
        self.between = Between.of(pause, side.names, side.won, waits=True)
        self.pane: Pane | None = None
        """The help, while it is open."""

    def refresh(self) -> None:
        """Something is new: what was moved but does not fit yet stays where it is."""
        if (pause := self.side.pause) is not None:
            self.between = evolve(self.between, first=pause.first)

    @property
    def ready(self) -> bool:
        return self.side.ready[self.side.seat]

    def press(self, key: str, letter: str) -> bool:
        """What the key does; whether the page stays."""
        if self.pane is not None:
            self.pane = self.pane.press(key, letter)
        elif key in ("question_mark", "f1"):
            told = partial(topic_lines, topics(self.between))
            self.pane = HelpPane(
                Voice(self.view, self.side.names), told=told, page=page_of("match")
            )
        elif key in BACK:
            return False
        elif key == "s" and not self.between.problem:
            self._keep()
            self.side.settle(ready=not self.ready)
        elif not self.ready:
            self._change(key)
        return True

    def _change(self, key: str) -> None:
        between = self.between
        if key == "b" and between.chooses:
            self.side.choose_beginner(1 - between.first)
        elif (moved := exchanged(between, key, self.view.edition)) is not None:
            self.between = moved
            self._keep()

    def _keep(self) -> None:
        """What fits is kept at once: also one who leaves finds it again."""
        pause, between = self.side.pause, self.between
        if pause is None or between.exchange is None or between.problem:
            return
        if Counter(between.exchange.side) != Counter(pause.now.side):
            self.side.exchange(between.exchange.side)

    def draw(self, width: int, height: int, glyphs: Glyphs) -> list[Line]:
        if self.pane is not None:
            lines = self.pane.draw(width, height - 1, glyphs)
            return [*lines, keys_line(self.pane.keys, width)]
        return draw_between(
            self.between, width, height, glyphs, ready=self.ready, message=self._told()
        )

    def _told(self) -> str:
        """What is waited for."""
        other = clean(self.side.names[1 - self.side.seat])
        if self.side.notice:
            return clean(self.side.notice)
        if self.ready:
            return f"You are ready. {other} is not yet: the next game waits for him."
        return f"{other} is ready." if self.side.ready[1 - self.side.seat] else ""
