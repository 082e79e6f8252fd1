"""Writes conditions: the other direction of `reading.conditions`."""

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.reading.conditions import is_ninja
from naruto_tui.cards.language.reading.phrase import place_of
from naruto_tui.cards.language.writing.deeds import Form, deed_words, subject_words
from naruto_tui.cards.language.writing.nouns import phrase, relation, thing, zone_words
from naruto_tui.cards.language.writing.numbers import counted
from naruto_tui.cards.language.writing.words import (
    UnwritableError,
    Voice,
    bounded,
    first,
    is_plural,
    prop,
    quoted,
)


def condition(one: n.Condition, voice: Voice) -> str:
    """What stands after `if` and `while`."""
    voice = evolve(voice, actor=None)
    match one:
        case n.AllOf(conditions=parts):
            return " and ".join(_single(part, voice) for part in parts)
        case n.AnyOf(conditions=parts):
            return " or if ".join(_single(part, voice) for part in parts)
        case _:
            return _single(one, voice)


def _single(one: n.Condition, voice: Voice) -> str:
    match one:
        case n.Has():
            return _has(one, voice)
        case n.Is():
            return _is(one, voice)
        case n.Holds():
            return _holds(one, voice)
        case n.IsEven(number=number, even=even):
            left = number.name if isinstance(number, n.Var) else counted(number, voice)
            return f"{left} is {'even' if even else 'odd'}"
        case n.DidThisTurn(deed=deed, number=number, negated=True):
            deed = evolve(deed, number=None if number == 1 else number)
            who = subject_words(deed, voice)[0]
            return f"{who} did not {deed_words(deed, 'base', voice)} this turn"
        case n.DidThisTurn(deed=deed, number=number):
            deed = evolve(deed, number=None if number == 1 else number)
            who, many = subject_words(deed, voice)
            form: Form = "past many" if many else "past"
            return f"{who} {deed_words(deed, form, voice)} this turn"
        case n.TurnOf(player=player):
            return f"it is {tables.PHASE_OWNERS[player]} turn"
        case n.Within(phase=phase):
            return tables.WITHIN[phase]
        case n.PlayedFrom(zones=zones):
            return f"this card was played {zone_words(zones, 'you', 'from')}"
        case n.Paid(what="alternative"):
            return f"{tables.DONE['higher']} was paid for this card"
        case n.Paid(what="symbols"):
            return f"{tables.DONE['different']} were paid for this card"
        case n.Paid(what="symbol", word=word):
            return f"{tables.SYMBOLS[word]} was paid for this card"
        case n.Paid(word=word):
            return f"{quoted(word)} was paid for this card"
        case _:
            raise UnwritableError("a condition inside a condition cannot be said")


def _have(player: n.Player) -> str:
    return f"{first(tables.PLAYERS[player])} {'have' if player == 'you' else 'has'}"


def _has(one: n.Has, voice: Voice) -> str:
    amount = "no" if (one.op, one.number) == ("=", 0) else bounded(one.op, one.number)
    return f"{_have(one.player)} {phrase(one.cards, 'many', voice, amount)}"


def _holds(one: n.Holds, voice: Voice) -> str:
    if said := _more(one, voice):
        return said
    left = one.left.name if isinstance(one.left, n.Var) else counted(one.left, voice)
    if isinstance(one.right, int | n.Var) and one.op in ("=", ">=", "<="):
        return f"{left} is {bounded(one.op, one.right)}"
    return f"{left} is {tables.COMPARISONS[one.op]} {counted(one.right, voice)}"


def _more(one: n.Holds, voice: Voice) -> str:
    """`you have more rewards than your opponent`."""
    match one.left, one.op, one.right:
        case (
            n.Count(obj=n.Every(cards=left), coins=None),
            ">" | "<" as op,
            n.Count(obj=n.Every(cards=right), coins=None),
        ) if {left.owner, right.owner} == {"you", "opponent"}:
            if evolve(left, owner="") != evolve(right, owner=""):
                return ""
            word = "more" if op == ">" else "fewer"
            what = phrase(evolve(left, owner=""), "many", voice)
            mine: n.Player = "you" if left.owner == "you" else "opponent"
            theirs: n.Player = "opponent" if mine == "you" else "you"
            return f"{_have(mine)} {word} {what} than {first(tables.PLAYERS[theirs])}"
    return ""


def _is(one: n.Is, voice: Voice) -> str:
    who = thing(one.obj, voice)
    many = is_plural(one.obj, voice) and not isinstance(one.obj, n.Cards)
    verb = ("are" if many else "is") + (" not" if one.negated else "")
    if len(one.filters) == 1:
        only = one.filters[0]
        if said := _is_single(only, voice):
            return f"{who} {verb} {said}"
        if not one.negated and (_is_prop(only) or _is_size(only)):
            return f"{who} {'have' if many else 'has'} {prop(only, voice)}"
        if not one.negated and isinstance(only, n.Related):
            verb = "includes" if only.how == "including" else "contains only"
            return f"{who} {verb} {relation(only, voice).removeprefix(only.how).strip()}"
    return f"{who} {verb} {_kind_of_thing(one, voice)}"


def _is_single(one: n.Filter, voice: Voice) -> str:
    match one:
        case n.State(word="head"):
            return "the head of its team"
        case n.State(word=word):
            return word
        case n.Named(names=names, printed=False):
            return f"named {' or '.join(quoted(name) for name in names)}"
        case n.InZone(zones=("chain",)):
            return "on the chain"
        case n.InZone(zones=zones, owner=owner):
            return zone_words(zones, owner, "in")
        case n.Related(how=how) if how not in ("including", "containing only", "targeting"):
            return relation(one, voice)
        case _:
            return ""


def _is_prop(one: n.Filter) -> bool:
    if isinstance(one, n.Named | n.OfKind):
        return False
    return 5 < place_of(one) < 9 or (isinstance(one, n.Word) and bool(one.kind))


def _is_size(one: n.Filter) -> bool:
    return isinstance(one, n.Compare) and one.stat == "team size"


def _kind_of_thing(one: n.Is, voice: Voice) -> str:
    kinds: tuple[str, ...] = ("ninja",)
    filters = one.filters
    if isinstance(filters[0], n.OfKind):
        kinds, filters = filters[0].kinds, filters[1:]
    elif not is_ninja(one.obj):
        raise UnwritableError("say of what kind it is")
    words = phrase(n.Cards(kinds, "", filters), "one", voice)
    many = is_plural(one.obj, voice) and not isinstance(one.obj, n.Cards)
    return phrase(n.Cards(kinds, "", filters), "many", voice) if many else words
