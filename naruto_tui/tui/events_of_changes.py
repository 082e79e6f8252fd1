"""What Ninja gain and how they are changed, in sentences.

Public: `CHANGES`.
"""

from typing import Final

from naruto_tui.cards.language.predicates import FLAG_PREDICATES, PLAYER_FLAGS
from naruto_tui.rules.events import Event

from .telling import Telling, by_whom, subject
from .text import clean
from .words import Voice, third_person


def _gain_combat(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} gains {event.number} combat{by_whom(voice, event)}"


def _gain_support(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} gains {event.number} support{by_whom(voice, event)}"


def _gain_power(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} gains power{by_whom(voice, event)}"


def _affect(voice: Voice, event: Event) -> str:
    row = clean(event.how[0]) if event.how else ""
    if len(event.cards) == 1:
        who, several = subject(voice, event), False
    else:
        who, several = voice.things(event.cards) if event.cards else "all that it names", True
    if row in PLAYER_FLAGS:
        who, told = "a player", PLAYER_FLAGS[row][1]
    elif row in FLAG_PREDICATES:
        told = FLAG_PREDICATES[row][several]
    else:
        change = _change(row, event)
        verb, _, rest = change.partition(" ")
        told = change if several else f"{third_person(verb)} {rest}".strip()
    return f"{who} {told}{by_whom(voice, event)}"


def _change(row: str, event: Event) -> str:
    """`get +2/+0`, `have power 4/4`, `lose "Leaf"`: what a row of the table does."""
    pair = (event.number, event.target)
    if row in ("power", "combat", "support"):
        return f"get {pair[0]:+d}/{pair[1]:+d}"
    if row == "set power":
        return f"have power {pair[0]}/{pair[1]}"
    if row in _SAID:
        return _SAID[row]
    if row in ("gain named", "set named") and len(event.how) > 1:
        return f"{_NAMED[row]} the named {clean(event.how[1])}"
    if row.startswith("times "):
        return f"have {event.number} {row}"
    value = f' "{clean(event.how[1])}"' if len(event.how) > 1 else ""
    if row.startswith("set "):
        return f"have {row[4:]}{value or f' {event.number}'}"
    if value or row.partition(" ")[0] in _DOING:
        return f"{row.removesuffix(' word')}{value}"
    return f"get {event.number:+d} {row}" if event.number else f"get {row or 'a change'}"


_SAID: Final = {
    "as blocked": "count as blocked",
    "gain ability": "gain an ability",
    "gain text": "gain a text",
    "swap power": "swap combat and support",
}
"""Rows that are no words of a sentence."""
_NAMED: Final = {"gain named": "gain", "set named": "have"}
_DOING: Final = ("gain", "lose", "swap", "double", "triple", "fight", "multiply")
"""Verbs with which a row begins that has no number."""


def _surge(voice: Voice, event: Event) -> str:
    return f"{subject(voice, event)} is Surged"


CHANGES: Final[dict[str, Telling]] = {
    "affect": _affect,
    "gain combat": _gain_combat,
    "gain support": _gain_support,
    "gain power": _gain_power,
    "surge": _surge,
}
"""The teller of each kind of event."""
