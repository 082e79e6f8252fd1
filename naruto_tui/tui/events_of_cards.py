"""Cards that come, go and are shown, in sentences.

Public: `CARDS`.
"""

from typing import Final

from naruto_tui.cards.language.tables import DESTINATIONS
from naruto_tui.rules.events import Event
from naruto_tui.rules.state import DECK, DISCARD

from .telling import Telling, by_whom, subject
from .text import clean
from .words import ZONE_WORDS, Voice, counted

WAYS_IN: Final = {
    "growth": "by growth",
    "platoon": "as a platoon",
    "squad": "as a squad",
    "sacrifice": "from the reinforcement deck",
    "price": "at its own price",
}
"""How a Ninja came that was neither deployed nor put into play by an effect."""


def _enter(voice: Voice, event: Event) -> str:
    name = voice.things(event.cards[:1])
    how = event.how[0] if event.how else ""
    if how == "deployment":
        origin = f" from {ZONE_WORDS[event.source]}" if event.source > 1 else ""
        return f"{voice.does(event.seat, 'deploy')} {name}{origin}"
    if how in WAYS_IN:
        return f"{voice.does(event.seat, 'put')} {name} into play {WAYS_IN[how]}"
    if how == "client":
        return f"{voice.does(event.seat, 'deploy')} the client {name}"
    if how == "mission":
        return f"{voice.whose(event.seat)} permanent mission {name} stays in play"
    return f"{name} comes into play for {voice.who(event.seat)}{by_whom(voice, event)}"


def _grow(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} has grown"


def _sacrifice(voice: Voice, event: Event) -> str:
    for_what = f" for {voice.name(event.source)}" if event.source >= 0 else ""
    return f"{voice.does(event.seat, 'sacrifice')} {voice.things(event.cards[:1])}{for_what}"


def _leave(voice: Voice, event: Event) -> str:
    if "revitalize" in event.how:
        return f"{subject(voice, event)} is discarded, to the bottom of the deck"
    if "landed" in event.how:
        return f"{subject(voice, event)} is discarded, {_landed(event)}{by_whom(voice, event)}"
    if event.target == DISCARD:
        return f"{subject(voice, event)} is discarded{by_whom(voice, event)}"
    return f"{subject(voice, event)} leaves play: {_to(event.target)}{by_whom(voice, event)}"


def _landed(event: Event) -> str:
    """Where a card came to lie that was discarded all the same (K-19.2)."""
    return DESTINATIONS[event.how[event.how.index("landed") + 1]][0]


def _to(zone: int) -> str:
    return f"to {ZONE_WORDS[zone]}" if 0 <= zone < len(ZONE_WORDS) else "out of play"


def _move(voice: Voice, event: Event) -> str:
    several = len(event.cards) != 1
    if event.source == event.target == DECK:
        end = "at the bottom of" if "bottom" in event.how else "on top of"
        whose = voice.whose(event.seat)
        return f"{voice.things(event.cards)} {'are' if several else 'is'} put {end} {whose} deck"
    owner = f" ({voice.whose(event.seat)})" if event.seat >= 0 else ""
    verb = "go" if several else "goes"
    origin = f" from {ZONE_WORDS[event.source]}" if event.source >= 0 else ""
    to = "to the bottom of the deck" if "revitalize" in event.how else _to(event.target)
    if "landed" in event.how:
        to = _landed(event)
    return f"{voice.things(event.cards)} {verb}{origin} {to}{owner}"


def _inherit(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} inherits the text of {voice.name(event.source)}"


def _coin(voice: Voice, event: Event) -> str:
    kind = f"{clean(event.how[0])} coin".strip() if event.how else "coin"
    coins = counted(abs(event.number), kind)
    if event.number < 0:
        return f"{coins} taken off {subject(voice, event)}"
    return f"{coins} placed on {subject(voice, event)}"


def _face(voice: Voice, event: Event) -> str:
    way = "up" if event.number > 0 else "down"
    return f"{voice.does(event.seat, 'turn')} {voice.things(event.cards)} face {way}"


def _track(voice: Voice, event: Event) -> str:
    what = voice.things(event.cards) if event.cards else "nobody"
    if event.how and event.how[0]:
        what = f"Ninja named {clean(event.how[0])}"
    return f"{voice.does(event.seat, 'track')} {what}"


def _swap(voice: Voice, event: Event) -> str:
    return f"{voice.things(event.cards)} change places"


def _attach(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is attached to {voice.thing(event.target)}"


def _last_coin(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} has lost its last coin"


def _control(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'take')} control of {voice.things(event.cards[:1])}"


def _look(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'look')} at {voice.things(event.cards)}"


def _reveal(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'show')} {voice.things(event.cards)}"


def _search(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'search')} a zone of cards"


CARDS: Final[dict[str, Telling]] = {
    "enter": _enter,
    "grow": _grow,
    "sacrifice": _sacrifice,
    "leave": _leave,
    "move": _move,
    "inherit": _inherit,
    "attach": _attach,
    "control": _control,
    "face": _face,
    "look": _look,
    "reveal": _reveal,
    "search": _search,
    "track": _track,
    "swap": _swap,
    "coin": _coin,
    "last coin": _last_coin,
}
"""The teller of each kind of event."""
