"""Reads conditions: what stands after `if` and `while`."""

from typing import Any, Final

from attrs import evolve

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.deeds import Told, done_by, in_tense, read_phase
from naruto_tui.cards.language.reading.nouns import team_itself
from naruto_tui.cards.language.reading.phrase import (
    Part,
    Phrase,
    all_of_them,
    bound,
    flat,
    in_order,
    lookup,
    named_thing,
    nothing_chosen,
    related_thing,
    text_of,
)
from naruto_tui.cards.nodes import (
    AllOf,
    AnyOf,
    Cards,
    Condition,
    Count,
    DidThisTurn,
    Every,
    Filter,
    Has,
    HeadOf,
    Holds,
    InZone,
    Is,
    IsEven,
    Named,
    Number,
    Obj,
    OfKind,
    Op,
    Owner,
    Paid,
    PlayedFrom,
    Related,
    State,
    TeamOf,
    That,
    TurnOf,
    Var,
    Within,
)

_CONTRARY: Final[dict[Op, Op]] = {">": "<=", "<": ">="}


def _amount(phrase: Any) -> tuple[Op, Number, Cards]:
    if not isinstance(phrase, Phrase) or not isinstance(phrase.cards, Cards):
        raise CardTextError("say how many of what: 'you have 1 or more Ninja'")
    nothing_chosen(phrase)
    match phrase.form:
        case "no":
            return "=", 0, phrase.cards
        case "less" if phrase.high is not None:
            return "<=", phrase.high, phrase.cards
        case "some" if phrase.low == phrase.high:
            return "=", phrase.low, phrase.cards
        case "all":
            raise CardTextError("'all' is no number to have")
        case _:
            return ">=", phrase.low, phrase.cards


@rule
def has(player: str, obj: Any) -> Has:
    operator, number, cards = _amount(obj)
    return Has(lookup(tables.PLAYERS, player), operator, number, cards)


def _compared(player: str, op: Op, obj: Any, other: str) -> Holds:
    left: Owner = lookup(tables.PLAYERS, player)
    right: Owner = lookup(tables.PLAYERS, other)
    found = all_of_them(obj)
    if not isinstance(found, Every) or {left, right} != {"you", "opponent"}:
        raise CardTextError("compare what you and your opponent have")
    counts = [Count(Every(evolve(found.cards, owner=who))) for who in (left, right)]
    return Holds(counts[0], op, counts[1])


@rule
def has_more(player: str, _more: str, obj: Any, other: str) -> Holds:
    return _compared(player, ">", obj, other)


@rule
def has_fewer(player: str, _fewer: str, obj: Any, other: str) -> Holds:
    return _compared(player, "<", obj, other)


@rule
def is_cond(obj: Any, verb: str, predicate: Any) -> Is:
    thing = named_thing(obj)
    return Is(thing, is_filters(thing, predicate), negated=verb.endswith("not"))


def is_filters(thing: Obj, predicate: Any) -> tuple[Filter, ...]:
    """What is said of a thing; its kind too, unless it goes without saying."""
    if not isinstance(predicate, Phrase):
        return in_order([p.value for p in flat([predicate])])
    nothing_chosen(predicate)
    cards = predicate.cards
    if predicate.form not in ("a", "bare") or not isinstance(cards, Cards) or cards.zones:
        raise CardTextError("say what it is: 'is a \"Genin\" Ninja'")
    if cards.owner:
        if cards.filters or cards.kinds != ("ninja",) or not is_ninja(thing):
            raise CardTextError("say whose it is by itself: 'is in enemy play', 'is in your hand'")
        return (InZone(("play",), cards.owner),)
    if cards.kinds == ("ninja",) and cards.filters and is_ninja(thing):
        return cards.filters
    return (OfKind(cards.kinds), *cards.filters)


def is_ninja(thing: Obj) -> bool:
    """Whether it goes without saying that this is a Ninja."""
    match thing:
        case That(kind=kind):
            return kind == "ninja"
        case Cards(kinds=kinds):
            return kinds == ("ninja",)
        case _:
            return True


@rule
def is_adj(parts: list[Any]) -> list[Part]:
    if any(isinstance(p, Phrase) or p.slot != "filter" for p in parts):
        raise CardTextError("'is' is followed by a state, a word or 'a ... Ninja'")
    return parts


@rule
def is_obj(obj: Any) -> Any:
    if isinstance(obj, HeadOf) and isinstance(obj.team, TeamOf):
        return Part("filter", State("head"))
    if not isinstance(obj, Phrase):
        raise CardTextError("say what it is: 'is a \"Genin\" Ninja'")
    return obj


@rule
def is_related(*parts: Any) -> Part:
    words = parts[0]
    how_ = "in team of" if words == "in a team with" else words
    return Part("filter", Related(how_, related_thing(parts[-1])))


@rule
def is_in(_in: str, where: Part) -> Part:
    return Part("filter", InZone(where.value[1], where.value[0]))


@rule
def is_in_team(_in: str, obj: Obj, what: str) -> Part:
    return Part("filter", Related("in fight of" if what == "fight" else "in team of", obj))


@rule
def is_in_that_team(_in: str, word: str) -> Part:
    return Part("filter", Related("in team of", team_itself(word)))


@rule
def is_on(words: str) -> Part:
    if words == "on the battlefield":
        return Part("filter", State(words))
    return Part("filter", InZone(("chain",)))


@rule
def is_alone(word: str) -> Part:
    return Part("filter", State(word))


@rule
def is_named(names: tuple[str, ...]) -> Part:
    return Part("filter", Named(names))


@rule
def has_prop(obj: Any, prop: Filter) -> Is:
    return Is(named_thing(obj), (prop,))


@rule
def team_has(obj: Any, verb: str, other: Any) -> Is:
    how_ = "including" if verb.startswith("include") else "containing only"
    return Is(named_thing(obj), (Related(how_, related_thing(other)),))


@rule
def did(subject: Any, told: Told, *duration: str) -> Condition:
    if duration:
        done = done_by(subject, told, "past")
        return DidThisTurn(evolve(done, number=None), done.number or 1)
    deed = in_tense(told, "now")
    if deed.verb != "oppose" or deed.object is not None:
        raise CardTextError("a deed as a condition ends with 'this turn'")
    return Is(named_thing(subject), (State("opposed"),))


@rule
def did_not(subject: Any, told: Told, _duration: str) -> DidThisTurn:
    done = done_by(subject, told, "base")
    return DidThisTurn(evolve(done, number=None), done.number or 1, negated=True)


@rule
def holds(left: Any, *parts: Any) -> Holds:
    verb, number, *words = parts
    if verb != "is":
        raise CardTextError("say 'is'")
    number_ = Var(left) if isinstance(left, str) else left
    return Holds(number_, bound(tuple(words)), number)


@rule
def holds_cmp(left: Number, verb: str, comparison: str, right: Number) -> Holds:
    operator: Op = lookup(tables.COMPARISONS, comparison)
    if verb.endswith("not"):
        if operator not in _CONTRARY:
            raise CardTextError(f"say 'above' or 'below' after '{verb}'", word=comparison)
        operator = _CONTRARY[operator]
    return Holds(left, operator, right)


@rule
def is_even(left: Any, verb: str, word: str) -> IsEven:
    if verb.endswith("not"):
        raise CardTextError("say 'is even' or 'is odd'", word=verb)
    return IsEven(Var(left) if isinstance(left, str) else left, word == "even")


@rule
def turn_of(phase: str) -> TurnOf:
    player, part = read_phase(phase)
    if part != "turn":
        raise CardTextError("only whose turn it is can be asked")
    return TurnOf(player)


@rule
def within(words: str) -> Within:
    return Within(lookup(tables.WITHIN, words))


@rule
def played_from(_from: str, where: Part) -> PlayedFrom:
    owner, zones = where.value
    if owner not in ("", "you"):
        raise CardTextError("a card is played from a zone of yours")
    return PlayedFrom(zones)


@rule
def paid(what: str, *_: str) -> Paid:
    if what.startswith('"'):
        return Paid("word", text_of(what))
    if what == tables.DONE["higher"]:
        return Paid("alternative", "higher")
    if what == tables.DONE["different"]:
        return Paid("symbols", "different")
    if what in tables.DONE.values():
        raise CardTextError("only a cost, symbols or cards are paid for a card", word=what)
    return Paid("symbol", lookup(tables.SYMBOLS, what))


@rule
def all_of(*conditions: Condition) -> AllOf:
    return AllOf(conditions)


@rule
def any_of(*conditions: Condition) -> AnyOf:
    return AnyOf(conditions)
