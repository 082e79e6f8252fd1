"""Values of a game as JSON and back: tuples, sets, and a fixed list of plain classes.

A tuple is a list; a set is `{"set": [...]}`; a value is `{"is": "Option", "of": [its fields]}`.
What is none of `KINDS` is neither written nor read, and what refers to how a game goes on (`_KEPT`)
is left out.
"""

from collections.abc import Mapping
from typing import Any, Final

import attrs

from naruto_tui.cards.model import Card, Cost, Power
from naruto_tui.rules.choices import (
    Option,
    PickCards,
    PickNumber,
    PickOption,
    PutInOrder,
    YesNo,
)
from naruto_tui.rules.events import Cause, Event
from naruto_tui.rules.forecast import Forecast
from naruto_tui.rules.game import Result
from naruto_tui.rules.needs import Need, Rest
from naruto_tui.rules.offers import Told, Waits
from naruto_tui.rules.questions import Asked
from naruto_tui.rules.refusals import Refusal
from naruto_tui.rules.state import Fight, Link, Piece, Team
from naruto_tui.rules.team_choices import Arrange, Block, Blocker, Send, Sendable
from naruto_tui.rules.together import Together
from naruto_tui.rules.traits import Traits

KINDS: Final[Mapping[str, type[Any]]] = {
    kind.__name__: kind
    for kind in (
        Arrange, Asked, Block, Blocker, Card, Cause, Cost, Event, Fight, Forecast, Link, Need,
        Option, PickCards, PickNumber, PickOption, Piece, Power, PutInOrder, Refusal, Rest, Result,
        Send, Sendable, Team, Together, Told, Traits, Waits, YesNo,
    )
}  # fmt: skip
"""The classes that may be written and read."""
_KEPT: Final[Mapping[type[Any], frozenset[str]]] = {
    Piece: frozenset({"frame"}),
    Link: frozenset({"body", "that", "named", "payment", "way", "stamp"}),
    Card: frozenset({"place"}),
}
"""Fields that are not told: `None` stands for them."""
_SIMPLE: Final = (bool, int, str, type(None))
DEEPEST: Final = 12
"""How far values may hold one another."""


class CodecError(ValueError):
    """Something that cannot be written, or read, as a value of a game."""


def encode(value: Any) -> Any:
    """What JSON can hold."""
    kind = type(value)
    if kind in _SIMPLE:
        return value
    if kind in (tuple, list):
        return [encode(one) for one in value]
    if kind in (frozenset, set):
        return {"set": sorted((encode(one) for one in value), key=repr)}
    if KINDS.get(kind.__name__) is not kind:
        raise CodecError(f"a {kind.__name__} is not told")
    kept = _KEPT.get(kind, frozenset())
    fields = [
        None if field.name in kept else encode(getattr(value, field.name))
        for field in attrs.fields(kind)
    ]
    return {"is": kind.__name__, "of": fields}


def decode(told: Any, depth: int = 0) -> Any:
    """The value again; `CodecError` for what is none."""
    if depth > DEEPEST:
        raise CodecError("values that hold one another too deep")
    if isinstance(told, _SIMPLE):
        return told
    if isinstance(told, list):
        return tuple(decode(one, depth + 1) for one in told)
    if not isinstance(told, dict):
        raise CodecError(f"a {type(told).__name__} is no value")
    match told:
        case {"set": list(members), **rest} if not rest:
            return frozenset(decode(one, depth + 1) for one in members)
        case {"is": str(name), "of": list(fields), **rest} if not rest and name in KINDS:
            return _made(KINDS[name], [decode(one, depth + 1) for one in fields])
    raise CodecError("neither a set nor a value of a known class")


def _made(kind: type[Any], fields: list[Any]) -> Any:
    if len(fields) != len(attrs.fields(kind)):
        raise CodecError(f"a {kind.__name__} has {len(attrs.fields(kind))} fields")
    if kind is Card:
        fields = [
            ("", 0) if field.name == "place" else one
            for field, one in zip(attrs.fields(kind), fields, strict=True)
        ]
    return kind(*fields)
