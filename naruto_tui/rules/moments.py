"""Moments of a turn: when each part of it begins and ends, for triggers and delayed effects.

A moment is an event that needs no note: `start turn`, `end mission phase`, `start showdown` ... It
is told only where a text of the two decks can speak of it (`Game.says`).
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from .chain import RunTriggers
from .events import Event
from .triggers import offer
from .values import value

if TYPE_CHECKING:
    from .game import Game


def tell(game: "Game", kind: str) -> None:
    """A part of the turn begins or ends; its triggers wait for the next chain."""
    if kind in game.says:
        offer(game, _moment(kind, game.active))


@cache
def _moment(kind: str, seat: int) -> Event:
    return Event(kind, seat)


@value
class EndOf:
    """A part of the turn is over: what acts at its end acts now (T-20)."""

    kind: str

    def run(self, game: "Game") -> None:
        tell(game, self.kind)
        if game.waiting:
            game.agenda.append(RunTriggers())


def ends(game: "Game", phase: str) -> tuple[Any, ...]:
    """The step for the end of a part of the turn, if anything can act then."""
    kind = f"end {phase}"
    return (EndOf(kind),) if kind in game.says else ()
