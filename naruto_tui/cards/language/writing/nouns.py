"""Writes noun phrases: the other direction of `reading.nouns`."""

from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.reading.phrase import default_zones, place_of
from naruto_tui.cards.language.writing.words import (
    Style,
    UnwritableError,
    Voice,
    an,
    bounded,
    contrary,
    first,
    marker_owner,
    possessive,
    prop,
    quantity,
    quoted,
    reference,
    say_sets,
    simple,
)

# -- things ---------------------------------------------------------------------------------------


def thing(obj: Any, voice: Voice, style: Style = "one", prep: str = "in") -> str:
    """Anything a sentence can speak of."""
    match obj:
        case n.This() | n.User() | n.TargetRef() | n.That() | n.Bearer():
            return reference(obj, voice)
        case n.TeamOf(obj=inner):
            return f"{possessive(inner, voice)} team"
        case n.FightOf(obj=inner):
            return f"both teams of {possessive(inner, voice)} fight"
        case n.Facing(obj=inner):
            return f"the team battling {thing(inner, voice)}"
        case n.HeadOf(team=team):
            return f"the head of {thing(team, voice)}"
        case n.Ends(end=end, count=count, owner=owner, up_to=True):
            cards = "card" if count == 1 else "cards"
            return f"up to the {end} {simple(count)} {cards} of {marker_owner(owner)} deck"
        case n.Ends(end=end, count=1, owner=owner):
            return f"the {end} card of {marker_owner(owner)} deck"
        case n.Ends(end=end, count=count, owner=owner):
            return f"the {end} {simple(count)} cards of {marker_owner(owner)} deck"
        case n.Pick():
            return _pick(obj, voice, prep)
        case n.Every(cards=cards):
            return phrase(cards, "acted", voice, "all", prep)
        case n.Cards():
            return phrase(obj, style, voice, prep=prep)
        case _:
            raise UnwritableError(f"{obj} is nothing a sentence speaks of")


def _pick(obj: n.Pick, voice: Voice, prep: str) -> str:
    amount = quantity(obj.low, obj.high)
    if isinstance(obj.cards, n.That):
        return f"{amount} of {reference(obj.cards, voice)}"
    extra = [f"with different {obj.distinct}s" if obj.distinct in ("name", "symbol") else ""]
    if obj.distinct.startswith("same"):
        extra = [f"with the {obj.distinct}"]
    if obj.total:
        stat, op, number = obj.total
        extra.append(f"with a total {stat} {bounded(op, number)}")
    tail = " ".join(part for part in extra if part)
    return phrase(obj.cards, "acted", voice, amount, prep, random=obj.random, extra=tail)


# -- phrases --------------------------------------------------------------------------------------


NEXT: Final = "the next"
"""In the place of a number."""


def phrase(
    cards: n.Cards,
    style: Style,
    voice: Voice,
    amount: str = "",
    prep: str = "in",
    *,
    random: bool = False,
    extra: str = "",
) -> str:
    """A described set with its quantity, in the fixed order."""
    match cards.filters:
        case (n.Or(filters=(n.All(), *_) as ways),):
            return _each_its_own(cards, ways, style, voice, amount, prep, random=random)
    if n.Next() in cards.filters:
        amount = NEXT
    pile = _pile(cards)
    owner, located = _owner(cards, style, voice, pile)
    single = style in ("one", "each")
    one_of = owner in ("you", "that") and style == "one" and not located and not amount
    number = amount or ("1" if one_of else "")
    before = "" if located else _owner_word(owner, number or ("each" if style == "each" else ""))
    many = before.startswith("of ") or (number not in ("1", "up to 1", NEXT) and not single)
    adjectives = [_adjective(f) for f in cards.filters if 0 <= place_of(f) < 5]
    parts = [
        number,
        "random" if random else "",
        before,
        *adjectives,
        _kinds(cards, pile, many=many),
        *_tails(cards, voice, extra),
        "" if pile else _place(cards, owner if located else "", prep, many=many),
        *_relations(cards, voice, many=many),
    ]
    words = " ".join(part for part in parts if part)
    if style != "one" or number:
        return words
    return f"an{words}" if words.startswith("other ") else an(words)


@say_sets
def _those(cards: n.Cards, voice: Voice) -> str:
    return phrase(cards, "many", voice)


def _each_its_own(
    cards: n.Cards,
    ways: Any,
    style: Style,
    voice: Voice,
    amount: str,
    prep: str,
    *,
    random: bool,
) -> str:
    """`1 Mission named "A"; or a Ninja named "B"`."""
    said = []
    for place, way in enumerate(ways):
        of_kind, *filters = way.filters
        zones: tuple[str, ...] = ()
        if filters and isinstance(filters[0], n.InZone):
            zones = filters.pop(0).zones
        if zones in (("play",), ("chain",)) and zones == default_zones(of_kind.kinds):
            zones = ()
        owner = cards.owner if not place or set(zones) & tables.OWN_ZONES else ""
        one = n.Cards(of_kind.kinds, owner, tuple(filters), zones)
        if place and style == "acted" and _pile(one) and owner == default_owner(one, voice.actor):
            one = evolve(one, owner="")
        if place:
            said.append(phrase(one, "one", voice, prep=prep))
        else:
            said.append(phrase(one, style, voice, amount, prep, random=random))
    return "; or ".join(said)


def _pile(cards: n.Cards) -> str:
    """The zone whose name is said in place of `card`."""
    fits = cards.kinds == ("card",) and len(cards.zones) == 1 and cards.zones[0] in tables.PILES
    return cards.zones[0] if fits else ""


def _owner(cards: n.Cards, style: Style, voice: Voice, pile: str) -> tuple[str, bool]:
    """Whose must be said (`any`: either's), and whether it is said with the zone."""
    own = bool(cards.zones) and bool(set(cards.zones) & tables.OWN_ZONES)
    located = own and not pile
    owner: str = cards.owner
    if style in ("one", "each", "many"):
        return owner, located
    default = default_owner(cards, voice.actor) if style == "acted" else ""
    if owner and owner == default and (pile or voice.actor != "you" or not located):
        return "", located
    return owner or ("any" if default or located else ""), located


def default_owner(cards: n.Cards, actor: n.Player | None) -> str:
    """Whose cards are meant when an action of this player does not say."""
    if actor is None:
        return ""
    if actor != "you":
        return "opponent" if actor == "opponent" else "that"
    own = cards.zones and set(cards.zones) <= tables.OWN_ZONES
    return "you" if own else ""


def _owner_word(owner: str, number: str) -> str:
    if owner == "opponent":
        return "enemy"
    bare, of = {"": ("", ""), "you": tables.OWNERS["you"], "that": tables.OWNERS["that"]}.get(
        owner, ("either player's", "of either player's")
    )
    return of if number and not number.endswith(" of") else bare


def _kinds(cards: n.Cards, pile: str, *, many: bool) -> str:
    forms = [tables.PILES[pile]] if pile else [tables.KINDS[kind] for kind in cards.kinds]
    return " or ".join(form[many] for form in forms)


def _place(cards: n.Cards, owner: str, prep: str, *, many: bool) -> str:
    zones = cards.zones
    if not zones:
        return ""
    if zones == ("chain",):
        return "on the chain"
    if zones == ("battlefield",):
        return "on the battlefield"
    whose = {"you": "your ", "opponent": "the enemy ", "that": "that player's "}.get(owner, "")
    if owner == "any":
        whose = "both " if many else "either "
    names = [_zone(zone, whose) for zone in zones]
    if not set(zones) & {*tables.OWN_ZONES, "under", "removed"}:
        prep = prep and "in"
    return f"{prep} {whose}{' or '.join(names)}"


def _zone(zone: str, whose: str) -> str:
    if zone == "play":
        return zone
    if zone in tables.PILES:
        return tables.PILES[zone][1]
    one, *others = tables.ZONES[zone]
    if whose == "both ":
        return others[0] if others else one
    return one if whose or len(others) < 2 else others[1]


def zone_words(zones: tuple[str, ...], owner: str, prep: str) -> str:
    """`in your hand or chakra`, standing alone."""
    return _place(n.Cards(("card",), "", (), zones), owner, prep, many=False)


def _adjective(one: n.Filter) -> str:
    match one:
        case n.Other():
            return "other"
        case n.State(word=word):
            return word
        case n.Symbol(letter="declared"):
            return "declared-symbol"
        case n.Symbol(letter="none"):
            return "symbol-less"
        case n.Symbol(letter=letter, only=only):
            return ("pure " if only else "") + tables.SYMBOLS[letter]
        case n.Rank(word="none"):
            return "rankless"
        case n.Word(text=text, kind=kind):
            return f"{kind} {quoted(text)}".strip()
        case n.Or(filters=filters):
            return " or ".join(_adjective(part) for part in filters)
        case _:
            raise UnwritableError(f"{one} cannot stand before the kind")


def _tails(cards: n.Cards, voice: Voice, extra: str) -> list[str]:
    found: list[str] = []
    with_, without = [], []
    for one in cards.filters:
        place = place_of(one)
        match one:
            case n.Compare(stat="team size", op=op, number=number):
                found.append(f"of {bounded(op, number)} ninja")
            case n.Named(names=names, printed=printed):
                word = "with the printed name" if printed else "named"
                found.append(f"{word} {' or '.join(quoted(name) for name in names)}")
            case n.Not(filter=n.Named(names=names, printed=False)):
                found.append(f"not named {' or '.join(quoted(name) for name in names)}")
            case n.OwnedBy(player=player):
                found.append(f"owned by {first(tables.PLAYERS[player])}")
            case _ if place == 9:
                without.append(prop(contrary(one), voice))
            case _ if 5 < place < 9:
                with_.append(prop(one, voice))
    if with_:
        found.append("with " + " and with ".join(with_))
    if without:
        found.append("without " + " and without ".join(without))
    return [*found, extra]


# -- relations ------------------------------------------------------------------------------------


_WORDS: Final = {"targeting": "that targets", "in team of": "in a team with"}

Deeds = Callable[[n.Deed, Voice, bool], str]
_deed_said: dict[str, Deeds] = {}
"""How a past deed is said; `say_deeds` enters it, as phrases and deeds need each other."""


def tells_deeds(function: Deeds) -> Deeds:
    """Enters what writes `that attacked this turn`."""
    _deed_said["past"] = function
    return function


def relation(one: n.Related, voice: Voice) -> str:
    """`battling the user`, `in its team`, `containing only Ninja ...`."""
    obj = one.obj
    if one.how == "in team of" and isinstance(obj, n.TargetRef | n.That) and is_team(obj, voice):
        return f"in {reference(obj, voice)}"
    if one.how in ("in team of", "in fight of") and not isinstance(obj, n.Cards | n.Pick):
        return f"in {possessive(obj, voice)} {'team' if one.how == 'in team of' else 'fight'}"
    word = _WORDS.get(one.how, one.how)
    if one.how == "containing only" and isinstance(obj, n.Cards):
        return f"{word} {phrase(obj, 'many', voice)}"
    if isinstance(obj, n.Pick):
        return f"{word} {related_pick(obj, voice)}"
    return f"{word} {thing(obj, voice)}"


def is_team(obj: Any, voice: Voice) -> bool:
    """Whether a reference is to a team itself and not to one of its Ninja."""
    if isinstance(obj, n.TargetRef):
        declared = voice.targets[max(0, obj.number - 1) :][:1]
        return bool(declared) and _declares_team(declared[0])
    return bool(obj == n.That("team"))


def _declares_team(target: Any) -> bool:
    cards = getattr(target, "cards", target)
    if isinstance(cards, n.Cards):
        return cards.kinds == ("team",)
    return isinstance(target, n.TeamOf | n.Facing)


def related_pick(obj: n.Pick, voice: Voice) -> str:
    """`1 Ninja`, `2 or more Ninja`, `2 or less Ninja`, after a relation."""
    assert isinstance(obj.cards, n.Cards)
    if obj.low == 0 and obj.high is not None:
        amount = f"{simple(obj.high)} or less"
    else:
        amount = quantity(obj.low, obj.high)
    return phrase(obj.cards, "many", evolve(voice, actor=None), amount)


def _relations(cards: n.Cards, voice: Voice, *, many: bool) -> list[str]:
    found: list[str] = []
    for one in cards.filters:
        match one:
            case n.Related():
                words = relation(one, voice)
                found.append(words.replace("that targets", "that target", 1) if many else words)
            case n.Not(filter=n.Related(how="among", obj=obj)):
                found.append(f"other than {thing(obj, voice)}")
            case n.Not(filter=n.Related() as inner):
                found.append(f"not {relation(inner, voice)}")
            case n.State(word="alone"):
                found.append(f"that {'are' if many else 'is'} alone")
            case n.Did(deed=deed):
                found.append(f"that {_deed_said['past'](deed, voice, many)} this turn")
    return found
