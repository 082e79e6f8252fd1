"""The course of a game in sentences: turns, phases, what is drawn, charged and won for good.

Public: `COURSE`.
"""

from typing import Final

from naruto_tui.rules.events import Event

from .telling import Telling, by_whom
from .text import clean
from .words import Voice, counted


def _turn(voice: Voice, event: Event) -> str:
    return f"turn {event.number}: {voice.does(event.seat, 'attack')}"


def _phase(voice: Voice, event: Event) -> str:
    moment = event.how[0] if event.how else "start"
    return f"the {clean(event.how[-1]) if event.how else 'next phase'} {moment}s"


def _redraw(voice: Voice, event: Event) -> str:
    hand = counted(event.number, "card")
    return f"{voice.does(event.seat, 'shuffle')} the hand into the deck; new hand: {hand}"


def _draw(voice: Voice, event: Event) -> str:
    if event.cards and all(voice.card(card) for card in event.cards):
        return (
            f"{voice.does(event.seat, 'draw')} {voice.things(event.cards)}{by_whom(voice, event)}"
        )
    number = counted(event.number or len(event.cards), "card")
    return f"{voice.does(event.seat, 'draw')} {number}{by_whom(voice, event)}"


def _charge(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'charge')} {voice.things(event.cards)}"


def _shuffle(voice: Voice, event: Event) -> str:
    return f"{voice.whose(event.seat)} deck is shuffled"


def _skip_part(voice: Voice, event: Event) -> str:
    what = clean(event.how[0]) if event.how else "turn"
    if what == "rest of turn":
        return "the turn ends"
    return f"{voice.does(event.seat, 'skip')} a {what}"


def _extra(voice: Voice, event: Event) -> str:
    what = clean(event.how[0]) if event.how else "turn"
    return f"{voice.does(event.seat, 'have')} one more {what}"


def _marker(voice: Voice, event: Event) -> str:
    return f"{voice.whose(event.seat)} turn marker is now {event.number}"


COURSE: Final[dict[str, Telling]] = {
    "turn": _turn,
    "phase": _phase,
    "redraw": _redraw,
    "draw": _draw,
    "charge": _charge,
    "shuffle": _shuffle,
    "marker": _marker,
    "skip part": _skip_part,
    "extra": _extra,
}
"""The teller of each kind of event."""
