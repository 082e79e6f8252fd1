"""Reads noun phrases, in their fixed order."""

from itertools import pairwise
from typing import Any, Final, cast

from attrs import evolve

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.deeds import Told, in_tense, settled
from naruto_tui.cards.language.reading.phrase import (
    Part,
    Phrase,
    bound,
    default_zones,
    flat,
    in_order,
    lookup,
    place_of,
    related_thing,
    text_of,
)
from naruto_tui.cards.language.reading.references import reference
from naruto_tui.cards.nodes import (
    All,
    Cards,
    Compare,
    Did,
    Filter,
    HasCoins,
    InZone,
    Named,
    Next,
    Not,
    Number,
    Obj,
    OfKind,
    Or,
    Other,
    OwnedBy,
    Related,
    Same,
    State,
    Symbol,
    TargetRef,
    TeamOf,
    TextIs,
    That,
)

_BLANK: Final = Cards(())


@rule
def exactly(number: Number) -> Phrase:
    return Phrase(_BLANK, "some", number, number)


@rule
def or_more(number: Number, _words: str) -> Phrase:
    return Phrase(_BLANK, "some", number, None)


@rule
def or_less(number: Number, _words: str) -> Phrase:
    return Phrase(_BLANK, "less", 0, number)


@rule
def between(low: Number, high: Number) -> Phrase:
    return Phrase(_BLANK, "some", low, high)


@rule
def up_to(number: Number) -> Phrase:
    return Phrase(_BLANK, "some", 0, number)


@rule
def any_number() -> Phrase:
    return Phrase(_BLANK, "some", 0, None)


@rule
def every() -> Phrase:
    return Phrase(_BLANK, "all")


@rule
def a() -> Phrase:
    return Phrase(_BLANK, "a")


@rule
def the_next() -> Phrase:
    return Phrase(_BLANK, "next")


@rule
def none() -> Phrase:
    return Phrase(_BLANK, "no")


@rule
def owner(word: str) -> Part:
    return Part("owner", lookup(tables.OWNERS, word))


@rule
def other() -> Part:
    return Part("filter", Other())


@rule
def another(_word: str) -> list[Any]:
    return [Phrase(_BLANK, "a"), Part("filter", Other())]


@rule
def random() -> Part:
    return Part("random", value=True)


@rule
def pres(*parts: Any) -> list[Any]:
    return flat(list(parts))


@rule
def kinds(*words: str) -> Part:
    found = []
    for name in words:
        if pile := next((z for z, forms in tables.PILES.items() if name in forms), ""):
            found.append(("card", pile))
        else:
            found.append((lookup(tables.KINDS, name), ""))
    zones = tuple(zone for _, zone in found if zone)
    names = tuple(dict.fromkeys(kind for kind, _ in found))
    if zones and len(zones) != len(found):
        raise CardTextError("cards of a zone and a kind of card cannot be joined by 'or'")
    return Part("kinds", (names, zones))


@rule
def names(*quoted: str) -> tuple[str, ...]:
    return tuple(text_of(name) for name in quoted)


@rule
def named(*parts: Any) -> Part:
    return Part("filter", Named(parts[-1], printed=len(parts) == 2))


@rule
def not_named(names_: tuple[str, ...]) -> Part:
    return Part("filter", Not(Named(names_)))


@rule
def with_props(*filters: Filter) -> list[Part]:
    if Symbol("declared") in filters:
        raise CardTextError("before the kind say 'declared-symbol'", word="the named symbol")
    return [Part("filter", one) for one in filters]


@rule
def without_props(*filters: Filter) -> list[Part]:
    return [Part("filter", negation(one)) for one in filters]


def negation(one: Filter) -> Filter:
    """The contrary; some filters have one of their own."""
    match one:
        case Same():
            return evolve(one, differs=True)
        case HasCoins(kind=kind, op=">=", number=1):
            return HasCoins(kind, "=", 0)
        case TextIs(what="some"):
            return TextIs("none")
        case _:
            return Not(one)


@rule
def zone_of(*words: str) -> tuple[str, str]:
    name = words[-1]
    zone = next((z for z, forms in tables.PILES.items() if name in forms), "")
    if not zone:
        zone = name if name == "play" else lookup(tables.ZONES, name)
    return (lookup(tables.OWNERS, words[0]) if len(words) == 2 else "", zone)


@rule
def place(*zones: tuple[str, str]) -> Part:
    owners = {who for who, _ in zones if who}
    if len(owners) > 1:
        raise CardTextError("zones of two players cannot be joined; say 'either'")
    return Part("place", (owners.pop() if owners else "", tuple(zone for _, zone in zones)))


@rule
def in_place(_in: str, where: Part) -> Part:
    return where


@rule
def in_team(_in: str, obj: Obj, what: str) -> Part:
    how = "in fight of" if what == "fight" else "in team of"
    return Part("filter", Related(how, obj))


def team_itself(word: str) -> Obj:
    """What is told as a team and not as one of its Ninja: `in that team`, `in the target`."""
    obj = reference(word)
    if obj != That("team") and not isinstance(obj, TargetRef):
        raise CardTextError("say whose team: 'in the user's team', 'in its team'", word=word)
    return obj


@rule
def in_that_team(_in: str, word: str) -> Part:
    return Part("filter", Related("in team of", team_itself(word)))


@rule
def on_place(words: str) -> Part:
    return Part("place", ("", ("chain" if words == "on the chain" else "battlefield",)))


@rule
def lonely(_words: str) -> Part:
    return Part("filter", State("alone"))


RELATIONS: Final = {
    "in a team with": "in team of",
    "that targets": "targeting",
    "that target": "targeting",
}
"""Relations whose word is not the node's."""


@rule
def relation(words: str) -> str:
    return RELATIONS.get(words, words)


@rule
def related(how: str, obj: Obj) -> Part:
    if how == "not including":
        return Part("filter", Not(Related("including", related_thing(obj))))
    return Part("filter", Related(how, related_thing(obj)))


@rule
def related_team(how: str, obj: Obj, _team: str) -> Part:
    return Part("filter", Related(how, TeamOf(obj)))


@rule
def nested(how: str, phrase: Phrase) -> Part:
    if how == "not including":
        return Part("filter", Not(Related("including", related_thing(phrase))))
    return Part("filter", Related(how, related_thing(phrase)))


@rule
def that_did(told: Told, _duration: str) -> Part:
    return Part("filter", Did(settled(in_tense(told, "past"), chosen=False)))


@rule
def team_size(number: Number, *rest: str) -> Part:
    if rest[-1] != "ninja":
        raise CardTextError("a team is made of Ninja", word=rest[-1])
    return Part("filter", Compare("team size", bound(rest[:-1]), number))


@rule
def different(words: str) -> Part:
    return Part("distinct", words.removeprefix("with different ").removesuffix("s"))


@rule
def agreeing(words: str) -> Part:
    return Part("distinct", words.removeprefix("with the "))


@rule
def owned_by(player: str) -> Part:
    return Part("filter", OwnedBy(lookup(tables.PLAYERS, player)))


@rule
def other_than(obj: Obj) -> Part:
    return Part("filter", Not(Related("among", related_thing(obj))))


@rule
def total_bound(stat: str, number: Number, *words: str) -> Part:
    return Part("total", (stat, bound(words), number))


@rule
def each_its_own(first: Any, *others: Any) -> Phrase:
    """`1 Mission named "A"; or a Ninja named "B"`: each kind with what is said of it."""
    them = [first, *others]
    if any(not isinstance(one, Phrase) or not isinstance(one.cards, Cards) for one in them):
        raise CardTextError("'; or' joins kinds of card, each with what is said of it")
    if any(one.form not in ("a", "bare") or one.random for one in others):
        raise CardTextError("how many is said once, in front: '1 Mission ...; or a Ninja ...'")
    owners = {one.cards.owner for one in them} - {""}
    if len(owners) > 1:
        raise CardTextError("one phrase cannot speak of two owners")
    zones: tuple[str, ...] = ()
    if any(one.cards.zones for one in them):
        zones = tuple(dict.fromkeys(zone for one in them for zone in _zones_of(one.cards)))
    kinds_ = tuple(dict.fromkeys(kind for one in them for kind in one.cards.kinds))
    ways = tuple(All(_way(one.cards, said=bool(zones))) for one in them)
    cards = Cards(kinds_, owners.pop() if owners else "", (Or(ways),), zones)
    return cast("Phrase", first._replace(cards=cards))


def _zones_of(cards: Cards) -> tuple[str, ...]:
    return cards.zones or default_zones(cards.kinds) or ("play",)


def _way(cards: Cards, *, said: bool) -> tuple[Filter, ...]:
    where = (InZone(_zones_of(cards)),) if said else ()
    return (OfKind(cards.kinds), *where, *cards.filters)


_SLOTS: Final = ("quantity", "random", "owner", "filter", "kinds")
"""The order of what stands before the kind."""


@rule
def np(*parts: Any) -> Phrase:
    before: list[Any] = parts[0] if isinstance(parts[0], list) else []
    _check_order(before)
    found = Phrase(_BLANK)
    filters: list[Filter] = []
    owners: set[str] = set()
    kinds_: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    for part in flat([before, *parts[1:]] if before else list(parts)):
        if isinstance(part, Phrase):
            found = part
            continue
        match part.slot:
            case "filter":
                filters.append(part.value)
            case "kinds":
                kinds_, piles = part.value
                zones += piles
            case "place":
                if zones:
                    raise CardTextError("a second place; join places with 'or'")
                owners |= {part.value[0]} - {""}
                zones += part.value[1]
            case "owner":
                owners.add(part.value)
            case "random":
                found = found._replace(random=True)
            case slot:
                found = found._replace(**{slot: part.value})
    if found.form == "next":
        filters.append(Next())
        found = found._replace(form="bare")
    if len(owners) > 1:
        raise CardTextError("one phrase cannot speak of two owners")
    who = owners.pop() if owners else ""
    cards = Cards(kinds_, "" if who == "any" else who, in_order(filters), zones)  # type: ignore[arg-type]
    return found._replace(cards=cards, anyone=who == "any")


def _check_order(before: list[Any]) -> None:
    ranks = [_rank(part) for part in before]
    twice = any(one == other and one[0] != _SLOTS.index("filter") for one, other in pairwise(ranks))
    if ranks != sorted(ranks) or twice:
        raise CardTextError(
            "before the kind stand, in this order: how many, 'random', whose, 'other', "
            "state, symbol, words"
        )


def _rank(part: Any) -> tuple[int, int]:
    if isinstance(part, Phrase):
        return 0, 0
    return _SLOTS.index(part.slot), place_of(part.value) if part.slot == "filter" else 0
