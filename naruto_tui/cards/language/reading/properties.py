"""Reads what things are told by: words before the kind, and what follows `with` or `has`."""

from typing import Any

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.phrase import (
    Part,
    bound,
    lookup,
    owner_player,
    text_of,
)
from naruto_tui.cards.nodes import (
    Cards,
    Compare,
    Every,
    Extreme,
    Filter,
    HasCoins,
    MarkerOf,
    NamePart,
    Number,
    Obj,
    Or,
    Parity,
    Rank,
    Same,
    State,
    StatOf,
    Symbol,
    TextIs,
    Word,
)


@rule
def adjectives(*filters: Filter) -> Part:
    return Part("filter", filters[0] if len(filters) == 1 else Or(filters))


@rule
def word(quoted: str) -> Word:
    return Word(text_of(quoted))


@rule
def kind_word(kind: str, quoted: str) -> Word:
    return Word(text_of(quoted), kind)


@rule
def state(name: str) -> State:
    return State(name)


@rule
def symbol(name: str) -> Symbol:
    return Symbol(lookup(tables.SYMBOLS, name))


@rule
def only_symbol(name: str) -> Symbol:
    return Symbol(lookup(tables.SYMBOLS, name), only=True)


@rule
def declared() -> Symbol:
    return Symbol("declared")


@rule
def no_symbol() -> Symbol:
    return Symbol("none")


@rule
def no_rank() -> Rank:
    return Rank("none")


@rule
def compare(*parts: Any) -> Compare:
    printed = parts[0] == "printed"
    stat, number, *words = parts[1:] if printed else parts
    return Compare(stat, bound(tuple(words)), number, printed)


def _compared(parts: tuple[Any, ...], number: Number) -> Compare:
    printed = parts[0] == "printed"
    stat, comparison = parts[1:3] if printed else parts[:2]
    return Compare(stat, lookup(tables.COMPARISONS, comparison), number, printed)


@rule
def compare_to(*parts: Any) -> Compare:
    return _compared(parts, parts[-1])


@rule
def compare_ref(*parts: Any) -> Compare:
    stat = parts[1] if parts[0] == "printed" else parts[0]
    return _compared(parts, StatOf(stat, parts[-1]))


@rule
def compare_marker(*parts: Any) -> Compare:
    return _compared(parts, MarkerOf(owner_player(parts[-1])))


@rule
def has_coins(coins: Any) -> HasCoins:
    low, high, kind = coins
    if high == 0:
        return HasCoins(kind, "=", 0)
    if low == high:
        return HasCoins(kind, "=", low)
    return HasCoins(kind, ">=", low) if high is None else HasCoins(kind, "<=", high)


@rule
def specific(number: Number, *words: str) -> Compare:
    return Compare("specific symbols", bound(words), number)


@rule
def rank(quoted: str, *words: str) -> Rank:
    if words == ("only",):
        return Rank(text_of(quoted), only=True)
    return Rank(text_of(quoted), bound(words))


@rule
def rank_compare(comparison: str, obj: Obj) -> Compare:
    return Compare("rank", lookup(tables.COMPARISONS, comparison), StatOf("rank", obj))


@rule
def name_part(quoted: str) -> NamePart:
    return NamePart(text_of(quoted))


@rule
def aspect(name: str) -> str:
    return name


@rule
def same(obj: Obj, what: str) -> Same:
    return Same(what, obj)


@rule
def some_text() -> TextIs:
    return TextIs("some")


@rule
def text_does(words: str) -> TextIs:
    return TextIs(lookup(tables.TEXT_DEEDS, words))


@rule
def text_word(part: str, quoted: str) -> TextIs:
    return TextIs(lookup(tables.TEXTS, part), text_of(quoted))


@rule
def text_user(part: str, word: str) -> TextIs:
    if (part, word) != (tables.TEXTS["target"], "the user"):
        raise CardTextError("say 'target line the user', or a word in quotes", word=word)
    return TextIs("target user")


@rule
def text_named(part: str, quoted: str) -> TextIs:
    return TextIs(f"{lookup(tables.TEXTS, part)} named", text_of(quoted))


@rule
def named_thing(words: str) -> Word | Symbol:
    named = lookup(tables.NAMED_THINGS, words)
    if named == "symbol":
        return Symbol("declared")
    return Word(named, "named")


@rule
def extreme(which: str, *stat: str) -> Extreme:
    return Extreme(stat[-1], lookup(tables.EXTREMES, which), len(stat) > 1)


@rule
def extreme_rank(which: str) -> Extreme:
    return Extreme("rank", lookup(tables.EXTREMES, which))


@rule
def same_as_some(what: str, owner: str, kind: str) -> Same:
    cards = Cards((lookup(tables.KINDS, kind),), owner_player(owner))  # type: ignore[arg-type]
    return Same(what, Every(cards))


@rule
def same_as_those(what: str, kind: str, _in: str, where: Part) -> Same:
    owner, zones = where.value
    whose = "" if owner == "any" else owner
    cards = Cards((lookup(tables.KINDS, kind),), whose, (), zones)  # type: ignore[arg-type]
    return Same(what, Every(cards))


@rule
def parity(which: str, stat: str) -> Parity:
    return Parity(stat, lookup(tables.PARITIES, which))
