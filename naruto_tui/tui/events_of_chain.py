"""What is played and what becomes of it on the chain, in sentences.

Public: `ON_CHAIN`.
"""

from typing import Final

from naruto_tui.rules.events import Event
from naruto_tui.rules.questions import TEAM

from .telling import Telling, by_whom, subject
from .text import clean
from .words import Voice, counted


def _play(voice: Voice, event: Event) -> str:
    with_user = f" with {voice.name(event.target)}" if event.target >= 0 else ""
    return f"{voice.does(event.seat, 'play')} {voice.things(event.cards[:1])}{with_user}"


def _trigger(voice: Voice, event: Event) -> str:
    return f"the effect of {subject(voice, event)} goes on the chain"


def _activate(voice: Voice, event: Event) -> str:
    x = f" with X = {event.number}" if event.number else ""
    return f"{voice.does(event.seat, 'use')} the effect of {subject(voice, event)}{x}"


def _resolve(voice: Voice, event: Event) -> str:
    how = event.how[0] if event.how else "applied"
    ends = {"failed": "has no effect", "negated": "is negated"}
    card = voice.card(event.cards[0]) if event.cards else None
    of = "the effect of " if card is not None and card.kind in ("ninja", "client") else ""
    # It comes after all that it did.
    return f"{of}{subject(voice, event)} {ends.get(how, 'is done')}"


def _pay(voice: Voice, event: Event) -> str:
    zone = "to chakra" if event.how[:1] == ("hand",) else "from chakra"
    return f"{voice.does(event.seat, 'pay')} {voice.things(event.cards)} ({zone})"


def _take_back(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'take')} {subject(voice, event)} back: it cannot be announced"


def _copy(voice: Voice, event: Event) -> str:
    return f"a copy of {subject(voice, event)} goes on the chain"


def _use(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} uses {voice.name(event.target)}"


def _negate(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is negated{by_whom(voice, event)}"


def _flip(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'flip')} a coin: {'heads' if event.number else 'tails'}"


def _turn_coin(voice: Voice, event: Event) -> str:
    side = "heads" if event.number else "tails"
    return f"{voice.whose(event.seat)} coin counts as {side} (by {voice.name(event.source)})"


def _flips(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'flip')} {counted(event.number, 'coin')}"


def _target(voice: Voice, event: Event) -> str:
    cards = tuple(one for one in event.cards if one < TEAM)
    things = [voice.things(cards)] if cards else []
    things += [voice.team(one) for one in event.cards if one >= TEAM]
    return f"{voice.name(event.source)} targets {' and '.join(things)}"


def _chained(voice: Voice, event: Event) -> str:
    return f"{voice.name(event.source)} answers {voice.things(event.cards)}"


def _changed(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is changed on the chain{by_whom(voice, event)}"


def _choose(voice: Voice, event: Event) -> str:
    chosen = clean(event.how[0]) if event.how else "something"
    return f"{voice.does(event.seat, 'choose')} {chosen}"


ON_CHAIN: Final[dict[str, Telling]] = {
    "play": _play,
    "pay": _pay,
    "trigger": _trigger,
    "activate": _activate,
    "use": _use,
    "target": _target,
    "chain": _chained,
    "copy": _copy,
    "change": _changed,
    "choose": _choose,
    "flip": _flip,
    "flips": _flips,
    "turn coin": _turn_coin,
    "take back": _take_back,
    "negate": _negate,
    "resolve": _resolve,
}
"""The teller of each kind of event."""
