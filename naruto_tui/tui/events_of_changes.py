"""What Ninja gain and how they are changed, in sentences.

Public: `CHANGES`.
"""

from typing import Final

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
    value = f' "{clean(event.how[1])}"' if len(event.how) > 1 else ""
    if row.startswith("set "):
        return f"have {row[4:]}{value or f' {event.number}'}"
    if value or row.partition(" ")[0] in _DOING:
        return f"{row.removesuffix(' word')}{value}"
    return f"get {event.number:+d} {row}" if event.number else f"get {row or 'a change'}"


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
