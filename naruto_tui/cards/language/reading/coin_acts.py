"""Reads actions with coins: placed, taken off, moved, flipped, and coins that are Ninja."""

from typing import Any

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.acts import Act, for_all, in_numbers
from naruto_tui.cards.language.reading.phrase import (
    acted,
    text_of,
)


@rule
def coins(*parts: Any) -> tuple[n.Number, n.Number | None, str]:
    """How many at least, at most, and of what kind."""
    return parts[0], parts[0], _kind(parts[1:])


@rule
def coins_bound(number: n.Number, orq: str, *kind: str) -> tuple[n.Number, n.Number | None, str]:
    return (number, None, _kind(kind)) if orq == "or more" else (0, number, _kind(kind))


@rule
def no_coins(*kind: str) -> tuple[n.Number, n.Number | None, str]:
    return 0, 0, _kind(kind)


@rule
def all_coins(*kind: str) -> tuple[n.Number, n.Number | None, str]:
    return 0, None, _kind(kind)


@rule
def any_coins(*kind: str) -> tuple[n.Number, n.Number | None, str]:
    return 0, n.Done("any"), _kind(kind)


@rule
def coin_kind(text: str, *stat: str) -> str:
    if stat:
        if stat != ("mental power",):
            raise CardTextError("a coin changes power, as +1/+0, or mental power", word=stat[0])
        return f"{text} {stat[0]}"
    return text_of(text) if text.startswith('"') else text


def _kind(kind: tuple[str, ...]) -> str:
    return kind[0] if kind else ""


def _exact(coins_: Any) -> tuple[str, n.Number]:
    low, high, kind = coins_
    if low != high or high == 0:
        raise CardTextError("say how many coins: a number")
    return kind, low


@rule
def place_coin(coins_: Any, _on: Any, obj: Any = None) -> Act:
    kind, number = _exact(coins_)
    thing = _on if obj is None else obj
    return lambda actor: n.Coin(acted(thing, actor), kind, number)


def _negative(number: n.Number) -> n.Number:
    return -number if isinstance(number, int) else n.Arith("minus", 0, number)


def _all_or_exact(coins_: Any) -> tuple[str, n.Number]:
    low, high, kind = coins_
    if high == n.Done("any"):
        return kind, n.Done("any")
    return (kind, n.Done("all")) if high is None and low == 0 else _exact(coins_)


@rule
def take_coin(coins_: Any, obj: Any) -> Act:
    kind, number = _all_or_exact(coins_)
    return lambda actor: n.Coin(acted(obj, actor), kind, _negative(number))


@rule
def move_coin(coins_: Any, source: Any, _from: Any, to: Any = None) -> Act:
    kind, number = _all_or_exact(coins_)
    left, right = (source, _from) if to is None else (_from, to)
    return lambda actor: n.MoveCoin(kind, number, acted(left, actor), acted(right, actor))


@rule
def token(number: n.Number, pair: str, quoted: str, facts_: n.Facts, *enemy: str) -> Act:
    name, power = text_of(quoted), in_numbers(pair)
    return lambda actor: n.Token(name, power, number, facts_, player="opponent" if enemy else actor)


@rule
def token_like(number: n.Number, like: Any, *plain: str) -> Act:
    return lambda actor: n.Token(
        "", number=number, like=acted(like, actor), plain=bool(plain), player=actor
    )


@rule
def attach(card: Any, obj: Any) -> Act:
    return lambda actor: n.Attach(acted(obj, actor), acted(card, actor))


@rule
def flip(coins_: Any) -> Act:
    kind, number = _exact(coins_)
    if kind:
        raise CardTextError("a coin that is flipped has no kind")
    return lambda actor: n.Flip(number, player=actor)


@rule
def flip_again(number: n.Number) -> Act:
    return for_all(n.ChangeFlip("again", number))


@rule
def coin_shows(number: n.Number, words: str) -> Act:
    return for_all(n.ChangeFlip("heads" if words.endswith("heads") else "tails", number))


@rule
def coins_show(words: str) -> Act:
    return for_all(n.ChangeFlip("heads" if words.endswith("heads") else "tails", n.Done("all")))
