"""Reads numbers: counts, values read off cards, sums."""

from typing import Any

from attrs import evolve, fields_dict

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.phrase import (
    all_of_them,
    lookup,
    named_thing,
    owner_player,
)
from naruto_tui.cards.language.reading.references import reference
from naruto_tui.cards.nodes import (
    Arith,
    Count,
    Done,
    MarkerOf,
    Number,
    Obj,
    PaidCount,
    StatOf,
    Total,
    Var,
    WhenPlayed,
)


@rule
def literal(text: str) -> int:
    return int(text)


@rule
def variable(text: str) -> Var:
    return Var(text)


@rule
def that_many() -> Done:
    return Done("count")


@rule
def done(words: str) -> Done:
    what = lookup(tables.DONE, words)
    if what in ("higher", "different"):
        raise CardTextError(f"'{words}' goes on with '... paid for this card'", word=words)
    return Done(what)


@rule
def plus(left: Number, right: Number) -> Arith:
    return Arith("plus", left, right)


@rule
def minus(left: Number, right: Number) -> Arith:
    return Arith("minus", left, right)


@rule
def at_most(left: Number, right: Number) -> Arith:
    return Arith("min", left, right)


@rule
def at_least(left: Number, right: Number) -> Arith:
    return Arith("max", left, right)


@rule
def higher_of(left: Number, right: Number) -> Arith:
    return Arith("max", left, right)


@rule
def lower_of(left: Number, right: Number) -> Arith:
    return Arith("min", left, right)


@rule
def for_every(left: Number, right: Number) -> Arith:
    return Arith("per", left, right)


@rule
def twice(number: Number) -> Arith:
    return Arith("times", number, 2)


@rule
def half(number: Number) -> Arith:
    return Arith("half", number, 2)


@rule
def count(obj: Any) -> Count:
    return Count(all_of_them(obj))


@rule
def when_played(number: Number) -> WhenPlayed:
    return WhenPlayed(number)


@rule
def paid_count(symbol: str) -> PaidCount:
    return PaidCount(lookup(tables.SYMBOLS, symbol))


@rule
def count_different(words: str, obj: Any) -> Count:
    what = words.removeprefix("different ").removesuffix("s of")
    return Count(all_of_them(obj), different=what)


@rule
def count_coins(*parts: Any) -> Count:
    kind, obj = parts if len(parts) == 2 else ("", parts[0])
    return Count(all_of_them(obj), coins=kind)


@rule
def stat_of(obj: Obj, *words: str) -> StatOf:
    return StatOf(words[-1], obj, printed=len(words) == 2)


@rule
def stat_while(obj: Obj, _printed: str, status: str, stat: str) -> StatOf:
    if status not in ("injured", "healthy"):
        raise CardTextError("a card has printed values for when it is injured, and healthy ones")
    return StatOf(stat, obj, printed=True, status=status)


@rule
def stat_of_the(*parts: Any) -> StatOf:
    return StatOf(parts[-2], named_thing(parts[-1]), printed=len(parts) == 3)


@rule
def total(stat: str, obj: Any) -> Total:
    return Total(stat, all_of_them(obj))


@rule
def total_those(stat: str, words: str) -> Total:
    return Total(stat, reference(words.removeprefix("of ")))


@rule
def marker_of(owner: str, *_: str) -> MarkerOf:
    return MarkerOf(owner_player(owner))


def replaced(tree: Any, name: str, number: Number) -> Any:
    """The tree with X (or Y) replaced by what it is."""
    if tree == Var(name):
        return number
    if isinstance(tree, tuple):
        return tuple(replaced(part, name, number) for part in tree)
    if not hasattr(type(tree), "__attrs_attrs__"):
        return tree
    parts = {key: replaced(getattr(tree, key), name, number) for key in fields_dict(type(tree))}
    return evolve(tree, **parts)
