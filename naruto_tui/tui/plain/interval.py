"""Between two games of a match at two terminals, line by line: cards go to and fro on either side.

Public: `PlainInterval`.
"""

from collections import Counter
from typing import Final

from naruto_tui.rules.editions import Edition
from naruto_tui.table.meeting import Side
from naruto_tui.table.pause import UNKNOWN, Pause
from naruto_tui.table.series import score_words
from naruto_tui.tui.plain.exchanging import Exchanging
from naruto_tui.tui.remarks import why_he_says
from naruto_tui.tui.sideboard import Exchange
from naruto_tui.tui.text import clean

READY: Final = "you are ready for the next game, which begins when both are; wait: not yet"
"""What `next` does."""
CHANGES: Final = ("begins", "out", "in", "swap", "reset")
"""What is not done by somebody who is ready."""


class PlainInterval:
    """What one side types before the next game."""

    def __init__(self, side: Side, pause: Pause, edition: Edition) -> None:
        self.side = side
        self.names = [clean(name) for name in side.names]
        self.asks = pause.asks
        now, entered = pause.now, pause.entered
        self.exchanging: Exchanging | None = None
        """`None` where there is no sideboard."""
        if entered.side:
            exchange = Exchange.of(now.deck, now.side, entered.deck, entered.side)
            self.exchanging = Exchanging(exchange, edition)
        self._told: dict[str, str] = {}
        """What was said last of who begins and who is ready."""

    def begin(self) -> list[str]:
        """What is said first."""
        side = self.side
        score = clean(score_words(side.names, side.won, side.seat))
        lines = ["", f"The match stands {score}."]
        if self.exchanging is None:
            lines.append("Your decklist has no sideboard: the deck stays as it is.")
        else:
            lines += self.exchanging.summary()
        return [*lines, *self.help()]

    def help(self) -> list[str]:
        """What can be typed."""
        if self.exchanging is None:
            lines = ["You can type:", f"  next: {READY}"]
        else:
            lines = self.exchanging.help(READY)
        return [*lines, *(["begins NAME says who begins the next game."] if self.asks else [])]

    def news(self) -> list[str]:
        """What is new of who begins, and of who is ready."""
        if (pause := self.side.pause) is None:
            return []
        seat, names = self.side.seat, self.names
        first = "" if pause.first == UNKNOWN else f"{names[pause.first]} begins the next one"
        does = "says who begins" if pause.chooses else ""
        why = clean(why_he_says(pause, self.side.names))
        begins = "; ".join(filter(None, [f"{why} and {does}" if does else why, first]))
        own, other = (self.side.ready[one] for one in (seat, 1 - seat))
        ready = ""
        if own:
            ready = f"You are ready. {names[1 - seat]} is not yet: the next game waits for him."
        elif other:
            ready = f"{names[1 - seat]} is ready."
        elif self._told.get("ready"):
            ready = "Nobody is ready yet."
        now = {"begins": f"{begins}.", "ready": ready}
        lines = [words for kind, words in now.items() if words and words != self._told.get(kind)]
        self._told = now
        return lines

    def take(self, line: str) -> list[str] | None:
        """What a line does, told; `None`: it is not for what lies between two games."""
        word, _, rest = line.casefold().partition(" ")
        if word == "next" and not rest:
            return self._next()
        if word == "wait" and not rest:
            self.side.settle(ready=False)
            return []
        if word in ("?", "help") and not rest:
            return self.help()
        if self.side.ready[self.side.seat]:
            return ["You are ready: type wait first."] if word in CHANGES else None
        if word == "begins" and self.asks:
            return self._begins(rest.strip())
        told = self.exchanging.take(line) if self.exchanging is not None else []
        if told:
            self._keep()
        return told or None

    def _next(self) -> list[str]:
        if self.exchanging is not None and self.exchanging.problem:
            return self.exchanging.summary()
        self._keep()
        self.side.settle(ready=True)
        return []

    def _begins(self, name: str) -> list[str]:
        names = [one.casefold() for one in self.names]
        if name not in names:
            return [f"Type begins {self.names[0]} or begins {self.names[1]}."]
        self.side.choose_beginner(names.index(name))
        return []

    def _keep(self) -> None:
        """What fits is kept at once."""
        pause, exchanging = self.side.pause, self.exchanging
        if pause is None or exchanging is None or exchanging.problem:
            return
        if Counter(exchanging.exchange.side) != Counter(pause.now.side):
            self.side.exchange(exchanging.exchange.side)
