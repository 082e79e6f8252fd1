"""Moments of a turn: when each part of it begins and ends, for triggers and delayed effects.

A moment is an event that needs no note: `start turn`, `end mission phase`, `start showdown` ... It
is told only where a text of the two decks can speak of it (`Game.says`).
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from .activated import zones_outside
from .chain import RunTriggers
from .events import Event
from .matching import match
from .sayings import OUTSIDE
from .select import stamp
from .state import new_frame
from .triggers import is_true, offer, put_off
from .values import value

if TYPE_CHECKING:
    from .game import Game


def tell(game: "Game", kind: str) -> None:
    """A part of the turn begins or ends; its triggers wait for the next chain."""
    if kind in game.says:
        tell_all(game, _moment(kind, game.active))


@cache
def _moment(kind: str, seat: int) -> Event:
    return Event(kind, seat)


def tell_all(game: "Game", moment: Event) -> None:
    """A moment meets whoever listens in play, and the triggers that work elsewhere."""
    offer(game, moment)
    if OUTSIDE in game.says:
        for seat in (0, 1):
            for zone, cards in zones_outside(game, seat):
                for card in cards:
                    for place, ability in enumerate(game.programs[card].abilities):
                        if isinstance(ability, n.Triggered) and ability.zone == zone:
                            _offer_outside(game, moment, seat, card, place)


def _offer_outside(game: "Game", moment: Event, seat: int, card: int, place: int) -> None:
    """A trigger of the reinforcement deck, the hand ... waits if the moment is its own (K-5.5)."""
    ability = game.programs[card].abilities[place]
    assert isinstance(ability, n.Triggered)
    frame = new_frame(card, stamp(game, card), seat)
    for deed in ability.events:
        found = match(game, frame, deed, moment)
        if found is not None and is_true(game, frame, ability, found):
            put_off(game, moment, frame, place, ability, found)
            return


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
