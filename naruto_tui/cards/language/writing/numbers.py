"""Writes numbers in full, as after `X is`: the other direction of `reading.numbers`."""

from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.writing.nouns import phrase, thing
from naruto_tui.cards.language.writing.words import (
    UnwritableError,
    Voice,
    coin_words,
    marker_owner,
    possessive,
    simple,
)


def counted(number: n.Number, voice: Voice) -> str:
    """A number in full, as after `X is`."""
    match number:
        case n.WhenPlayed(number=inner):
            return f"{_term(inner, voice)} when this card was played"
        case n.Arith(op="times", left=left, right=2):
            return f"twice {_factor(left, voice)}"
        case n.Arith(op="half", left=left, right=2):
            return f"half of {_factor(left, voice)}"
        case n.Arith(op="max" | "min" as op, left=left, right=right) if not isinstance(
            right, int | n.Var
        ):
            return f"the {_OF_TWO[op]} of {_term(left, voice)} and {_term(right, voice)}"
        case n.Arith(op=op, left=left, right=right) if op in _ARITH:
            return f"{_term(left, voice)} {_ARITH[op]} {simple(right)}"
        case _:
            return _factor(number, voice)


_OF_TWO: Final = {"max": "higher", "min": "lower"}
_ARITH: Final = {
    "plus": "plus",
    "minus": "minus",
    "min": "but at most",
    "max": "but at least",
    "per": "for every",
}


def _term(number: n.Number, voice: Voice) -> str:
    if isinstance(number, n.WhenPlayed) or (
        isinstance(number, n.Arith) and number.op not in ("times", "half")
    ):
        raise UnwritableError("a sum has two parts")
    return counted(number, voice)


def _factor(number: n.Number, voice: Voice) -> str:
    match number:
        case n.Count(obj=obj, coins=None, different=""):
            return f"the number of {_counted_things(obj, voice)}"
        case n.Count(obj=obj, coins=None, different=what):
            return f"the number of different {what}s of {_summed_things(obj, voice)}"
        case n.Count(obj=obj, coins=kind):
            coins = coin_words(kind or "", many=True)
            return f"the number of {coins} on {_counted_things(obj, voice)}"
        case n.StatOf(stat=stat, obj=obj, printed=printed, status=status):
            words = " ".join(word for word in ("printed" if printed else "", status, stat) if word)
            if isinstance(obj, n.Ref):
                return f"{possessive(obj, voice)} {words}"
            return f"the {words} of {thing(obj, voice)}"
        case n.Total(stat=stat, obj=obj):
            return f"the total {stat} of {_summed_things(obj, voice)}"
        case n.PaidCount(letter=letter):
            return f"the number of {tables.SYMBOLS[letter]} paid for this card"
        case n.MarkerOf(player=player):
            return f"{marker_owner(player)} marker"
        case n.Done(what=what) if what in tables.DONE:
            return tables.DONE[what]
        case n.Arith():
            raise UnwritableError("a sum inside a sum cannot be said")
        case _:
            return simple(number)


def _counted_things(obj: Any, voice: Voice) -> str:
    if isinstance(obj, n.Every):
        return phrase(obj.cards, "counted", voice)
    return thing(obj, voice)


def _summed_things(obj: Any, voice: Voice) -> str:
    if isinstance(obj, n.Every):
        return phrase(obj.cards, "counted", voice, "all")
    return thing(obj, voice)
