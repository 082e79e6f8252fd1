"""Reads numbers, references and noun phrases: who, which, how many."""

from itertools import pairwise
from typing import Any, Final

from attrs import evolve, fields_dict, frozen

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.nodes import (
    Arith,
    Bearer,
    Cards,
    Compare,
    Count,
    Did,
    Done,
    Ends,
    Every,
    Extreme,
    Facing,
    FightOf,
    Filter,
    HasCoins,
    HeadOf,
    MarkerOf,
    Named,
    NamePart,
    Not,
    Number,
    Obj,
    Op,
    Or,
    Other,
    OwnedBy,
    Parity,
    Pick,
    Player,
    Rank,
    Ref,
    Related,
    Same,
    State,
    StatOf,
    Symbol,
    TargetRef,
    TeamOf,
    TextIs,
    That,
    This,
    Total,
    User,
    Var,
    Word,
)


@frozen
class Phrase:
    """A noun phrase before it is known what is done with it."""

    cards: Cards | That
    form: str = "bare"
    """`bare`, `a`, `some` (with low and high), `all`, `no`."""
    low: Number = 1
    high: Number | None = 1
    anyone: bool = False
    """Said outright that either side's are meant."""
    random: bool = False
    distinct: str = ""
    total: tuple[str, Op, Number] | None = None


@frozen
class Part:
    """A piece of a noun phrase and the slot it fills."""

    slot: str
    value: Any


def lookup(table: dict[Any, Any], word: str) -> Any:
    """The key of a table under which a word stands."""
    for key, spelling in table.items():
        if word == spelling or (not isinstance(spelling, str) and word in spelling):
            return key
    raise CardTextError(f"'{word}' does not fit here", word=word)


def text_of(quoted: str) -> str:
    """The word inside the quotes."""
    return quoted[1:-1]


def bound(words: tuple[str, ...]) -> Op:
    """`or more`, `or less`, or just the number."""
    if not words:
        return "="
    return ">=" if words[0] in ("or more", "or higher") else "<="


# -- numbers ---------------------------------------------------------------------------------------


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
def heads_flipped() -> Done:
    return Done("heads")


@rule
def amount() -> Done:
    return Done("amount")


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
def count_coins(*parts: Any) -> Count:
    kind, obj = parts if len(parts) == 2 else ("", parts[0])
    return Count(all_of_them(obj), coins=kind)


@rule
def stat_of(obj: Obj, *words: str) -> StatOf:
    return StatOf(words[-1], obj, printed=len(words) == 2)


@rule
def stat_of_the(*parts: Any) -> StatOf:
    return StatOf(parts[-2], named_thing(parts[-1]), printed=len(parts) == 3)


@rule
def total(stat: str, obj: Any) -> Total:
    return Total(stat, all_of_them(obj))


@rule
def marker_of(owner: str, *_: str) -> MarkerOf:
    return MarkerOf(owner_player(owner))


def owner_player(word: str) -> Player:
    """The player an owner's word speaks of."""
    owner = lookup(tables.OWNERS, word)
    if owner == "any":
        raise CardTextError(f"'{word}' names no one player", word=word)
    return owner


# -- references ------------------------------------------------------------------------------------

_REFS: Final[dict[str, Ref]] = {
    "user": User(),
    "bearer": Bearer(),
    "target": TargetRef(),
    "rest": That("rest", plural=True),
    "other": That("other"),
}


def reference(word: str) -> Ref:
    """The node a referring word stands for."""
    key: str = lookup(tables.REFERENCES, word)
    if key in _REFS:
        return _REFS[key]
    first, _, rest = key.partition(" ")
    match first:
        case "this":
            return This("Ninja" if rest == "ninja" else rest)
        case "target":
            return TargetRef(int(rest))
        case "that":
            return That(rest)
        case _:
            return That(lookup(tables.KINDS, rest), plural=True)


@rule
def ref(word: Any) -> Any:
    return reference(word) if isinstance(word, str) else word


@rule
def some_of(quantity: Phrase, word: str) -> Phrase:
    name = word.removeprefix("of ")
    them = Every(Cards(())) if name == "the targets" else reference(name)
    if not isinstance(them, That):
        raise CardTextError("say 'the first target' or 'each target'", word=word)
    return evolve(quantity, cards=them)


@rule
def poss(word: str) -> Ref:
    return reference(word)


@rule
def its() -> This:
    return This()


@rule
def team_of(obj: Obj, _team: str) -> TeamOf:
    return TeamOf(obj)


@rule
def head_of(obj: Any) -> HeadOf:
    return HeadOf(named_thing(obj))


@rule
def facing(obj: Any) -> Facing:
    return Facing(named_thing(obj))


@rule
def fight_of(obj: Obj, _fight: str) -> FightOf:
    return FightOf(obj)


@rule
def ends(end: str, *parts: Any) -> Ends:
    number = 1 if isinstance(parts[0], str) else parts[0]
    whose, zone = parts[-2:]
    if zone != "deck" or not whose.startswith("of "):
        raise CardTextError("only a deck has a top and a bottom: 'of your deck'", word=zone)
    return Ends("top" if end == "the top" else "bottom", number, owner_player(whose))


# -- noun phrases ----------------------------------------------------------------------------------

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
def with_props(*filters: Filter) -> list[Part]:
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


@rule
def on_place(words: str) -> Part:
    return Part("place", ("", ("chain" if words == "on the chain" else "battlefield",)))


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
    return Part("filter", Related(how, related_thing(obj)))


@rule
def related_team(how: str, obj: Obj, _team: str) -> Part:
    return Part("filter", Related(how, TeamOf(obj)))


@rule
def nested(how: str, phrase: Phrase) -> Part:
    return Part("filter", Related(how, related_thing(phrase)))


@rule
def that_did(deed: Any, _duration: str) -> Part:
    from naruto_tui.cards.language.deeds import settled

    return Part("filter", Did(settled(deed, chosen=False)))


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
def total_bound(stat: str, number: Number, *words: str) -> Part:
    return Part("total", (stat, bound(words), number))


# -- properties ------------------------------------------------------------------------------------


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
def text_word(part: str, quoted: str) -> TextIs:
    return TextIs(lookup(tables.TEXTS, part), text_of(quoted))


@rule
def text_named(part: str, quoted: str) -> TextIs:
    return TextIs(f"{lookup(tables.TEXTS, part)} named", text_of(quoted))


@rule
def extreme(which: str, stat: str) -> Extreme:
    return Extreme(stat, lookup(tables.EXTREMES, which))


@rule
def parity(which: str, stat: str) -> Parity:
    return Parity(stat, lookup(tables.PARITIES, which))


# -- the whole phrase ------------------------------------------------------------------------------

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
                owners |= {part.value[0]} - {""}
                zones += part.value[1]
            case "owner":
                owners.add(part.value)
            case "random":
                found = evolve(found, random=True)
            case slot:
                found = evolve(found, **{slot: part.value})
    if len(owners) > 1:
        raise CardTextError("one phrase cannot speak of two owners")
    who = owners.pop() if owners else ""
    cards = Cards(kinds_, "" if who == "any" else who, in_order(filters), zones)  # type: ignore[arg-type]
    return evolve(found, cards=cards, anyone=who == "any")


def flat(parts: list[Any]) -> list[Any]:
    """Parts, with lists of parts spread out."""
    found: list[Any] = []
    for part in parts:
        found.extend(part if isinstance(part, list) else [part])
    return found


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


_BEFORE: Final = {Other: 0, State: 1, Symbol: 2, Word: 3}
_AFTER: Final = {Named: 6, Not: 9, TextIs: 8, Did: 12, OwnedBy: 10}


def place_of(one: Filter) -> int:
    """Where in a phrase a filter is said; smaller is earlier, below 5 before the kind."""
    match one:
        case Word(kind="title"):
            return 7
        case Or(filters=filters):
            return place_of(filters[0])
        case Compare(stat="team size"):
            return 5
        case Same(differs=True) | TextIs(what="none"):
            return 9
        case Related(obj=Cards() | Pick()):
            return 13
        case Related():
            return 11
        case _:
            return _BEFORE.get(type(one), _AFTER.get(type(one), 7))


def in_order(filters: list[Filter]) -> tuple[Filter, ...]:
    """Filters in the order in which they are said."""
    return tuple(sorted(filters, key=place_of))


# -- from a phrase to a thing ------------------------------------------------------------------------


def acted(thing: Any, actor: Player | None = "you") -> Obj:
    """What an action of this player is done to; `None`: a declared target."""
    if not isinstance(thing, Phrase):
        return thing
    by = actor or "you"
    cards = thing.cards if isinstance(thing.cards, That) else _of_actor(thing, actor)
    if isinstance(cards, Cards) and thing.form in ("all", "bare"):
        return Every(cards) if thing.form == "all" else cards
    if thing.form in ("no", "less"):
        raise CardTextError("say how many: a number, 'up to', 'any number of' or 'all'")
    return Pick(thing.low, thing.high, cards, by, thing.random, thing.distinct, thing.total)


def _of_actor(thing: Phrase, actor: Player | None) -> Cards:
    cards = thing.cards
    assert isinstance(cards, Cards)
    if cards.owner or thing.anyone or actor is None:
        return cards
    if actor != "you":
        return evolve(cards, owner="opponent" if actor == "opponent" else "that")
    own = cards.zones and set(cards.zones) <= tables.OWN_ZONES
    return evolve(cards, owner="you") if own else cards


def described(thing: Any) -> tuple[Any, Number | None]:
    """What an event, a ban or a condition speaks of, and at least how many at once."""
    if not isinstance(thing, Phrase):
        return thing, None
    if thing.form == "all":
        return acted(thing, None), None
    if thing.form in ("a", "bare") or (thing.low == 1 and thing.high == 1):
        return thing.cards, None
    if thing.form == "some" and thing.high is None and thing.low != 0:
        return thing.cards, thing.low
    return acted(thing, None), None


def related_thing(thing: Any) -> Any:
    """What a relation is to: a number other than `1 or more` is part of it."""
    if not isinstance(thing, Phrase):
        return thing
    if thing.form in ("a", "bare") or (thing.low == 1 and thing.high is None):
        return thing.cards
    if thing.low == thing.high == 1 and thing.cards.owner in ("you", "that"):
        return thing.cards  # `battling 1 of your Ninja`: there is no other word for `a` of yours
    return Pick(thing.low, thing.high, thing.cards)


def all_of_them(thing: Any) -> Any:
    """What is counted or summed up."""
    if isinstance(thing, Phrase):
        if thing.form not in ("bare", "all"):
            raise CardTextError("what is counted has no number of its own")
        return Every(thing.cards) if isinstance(thing.cards, Cards) else thing.cards
    return thing


def named_thing(thing: Any) -> Any:
    """One thing, told by what it is."""
    return described(thing)[0]


def only_cards(thing: Any) -> Cards:
    """A bare described set: requirements, prices, partners."""
    found = named_thing(thing)
    if not isinstance(found, Cards):
        raise CardTextError("here stands what kind of card, without a number")
    return found


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
