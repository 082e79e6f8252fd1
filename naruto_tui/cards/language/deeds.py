"""Reads deeds (the rows of the verb table with their nouns), events and conditions."""

from typing import Any, Final

from attrs import evolve

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.nouns import (
    Part,
    Phrase,
    acted,
    all_of_them,
    bound,
    described,
    flat,
    in_order,
    lookup,
    named_thing,
    only_cards,
    related_thing,
    text_of,
)
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.nodes import (
    AllOf,
    AnyOf,
    Cards,
    Cause,
    Condition,
    Count,
    Deed,
    DidThisTurn,
    Every,
    Filter,
    Has,
    HeadOf,
    Holds,
    InZone,
    Is,
    Named,
    Number,
    Obj,
    OfKind,
    Op,
    Paid,
    Player,
    Related,
    State,
    TeamOf,
    That,
    TurnOf,
    Var,
)

_ROWS: Final = {form: verb for verb in tables.VERBS for form in verb[3:]}
BY_OBJECT: Final = frozenset({"target", "oppose", "affect", "be blocked", "chain"})
"""Verbs whose `by` names the other side of the deed and not its cause."""


def _deed(words: str, *parts: Any, object_: Any = None) -> Deed:
    """A deed without its subject, from the words of its verb and what follows them."""
    row = _ROWS[words]
    thing, number = _held(object_) if object_ is not None else (None, None)
    deed = Deed(row.verb, None, row.how, object=thing, number=number)
    for part in parts:
        match part.slot:
            case "how":
                deed = evolve(deed, how=(*deed.how, part.value))
            case "mates":
                deed = evolve(deed, mates=part.value)
            case "by" if row.verb in BY_OBJECT and isinstance(part.value, Phrase | Obj):
                deed = evolve(deed, object=_agent(part.value))
            case "by":
                deed = evolve(deed, cause=_cause(part.value))
            case "place":
                deed = evolve(deed, object=Cards(("card",), part.value[0], (), part.value[1]))
    return deed


def _held(thing: Any) -> tuple[Any, Number | None]:
    """An object as described; whether `1` is a choice only the sentence knows (`settled`)."""
    if isinstance(thing, Phrase) and thing.form == "some" and thing.low == thing.high == 1:
        return thing, None
    return described(thing)


def settled(deed: Deed, *, chosen: bool) -> Deed:
    """The deed with `1 Jutsu` as one that is chosen (`can`), or as any one (`when`)."""
    if not isinstance(deed.object, Phrase):
        return deed
    return evolve(deed, object=acted(deed.object, None) if chosen else named_thing(deed.object))


def _agent(thing: Any) -> Any:
    """Who does it; `effects` as a doer are cards of any kind."""
    found = named_thing(thing)
    if isinstance(found, Cards) and found.kinds == ("effect",):
        return evolve(found, kinds=("card",))
    return found


def _cause(thing: Any) -> Cause:
    if isinstance(thing, Cause):
        return thing
    found = _agent(thing)
    if not isinstance(found, Cards):
        raise CardTextError("a cause is 'the showdown', 'effects' or the effect of a card")
    return Cause("effect", found)


@rule
def how(word: str) -> Part:
    return Part(
        "how",
        word if word == "alone" or word in tables.POSITIONS.values() else lookup(tables.HOWS, word),
    )


@rule
def mates(obj: Any) -> Part:
    return Part("mates", only_cards(obj))


@rule
def from_place(_in: str, where: Part) -> Part:
    return where


@rule
def by_cause(word: str) -> Part:
    return Part("by", Cause(lookup(tables.CAUSES, word)))


@rule
def by_effect_of(obj: Any) -> Part:
    return Part("by", Cause("effect", only_cards(obj)))


@rule
def by_obj(obj: Any) -> Part:
    return Part("by", obj)


@rule
def deed_vi(words: str, *parts: Part) -> Deed:
    return _deed(words, *parts)


@rule
def deed_vt(words: str, *parts: Any) -> Deed:
    if parts and not isinstance(parts[0], Part):
        return _deed(words, *parts[1:], object_=parts[0])
    return _deed(words, *parts)


@rule
def deed_win_rewards(_win: str, obj: Any) -> Deed:
    thing, number = described(obj)
    if not isinstance(thing, Cards) or thing.zones != ("rewards",):
        raise CardTextError("what is won is a reward or 'an outstanding victory'")
    return Deed("win rewards", None, number=number)


@rule
def deed_vp(words: str, *parts: Part) -> Deed:
    return _deed(words, *parts)


@rule
def deed_vd(words: str, *parts: Any) -> Deed:
    if parts and isinstance(parts[0], str):
        return _deed(words, *parts[2:], object_=parts[1])
    return _deed(words, *parts)


@rule
def deed_vo(words: str, obj: Any) -> Deed:
    return _deed(words, object_=obj)


@rule
def deed_vc(words: str, coins: Any) -> Deed:
    low, _, kind = coins
    return evolve(_deed(words), object=kind, number=low)


@rule
def deed_standby(words: str, *parts: Part) -> Deed:
    return _deed(words, *parts)


@rule
def deed_act(words: str, obj: Any) -> Deed:
    verb = next((v for v, forms in tables.ACT_DEEDS.items() if words in forms), "")
    if not verb:
        raise CardTextError(f"'{words}' is no event", word=words)
    thing, number = _held(obj)
    return Deed(verb, None, object=thing, number=number)


@rule
def deed_flip(coins: Any) -> Deed:
    return Deed("flip", None, number=coins[0])


@rule
def deed_search(where: Part) -> Deed:
    who, zones = where.value
    return Deed("search", None, object=Cards(("card",), who, (), zones))


def done_by(subject: Any, deed: Deed) -> Deed:
    """The deed with its subject; a number on the subject is the deed's."""
    deed = settled(deed, chosen=False)
    if isinstance(subject, str):
        return evolve(deed, subject=lookup(tables.PLAYERS, subject))
    thing, number = described(subject)
    return evolve(deed, subject=thing, number=deed.number if number is None else number)


@rule
def event(subject: Any, deed: Deed) -> Deed:
    return done_by(subject, deed)


@rule
def events(*deeds: Deed) -> tuple[Deed, ...]:
    return deeds


@rule
def while_part(condition: Condition) -> Condition:
    return condition


# -- conditions ------------------------------------------------------------------------------------


_CONTRARY: Final[dict[Op, Op]] = {">": "<=", "<": ">="}


def _amount(phrase: Any) -> tuple[Op, Number, Cards]:
    if not isinstance(phrase, Phrase) or not isinstance(phrase.cards, Cards):
        raise CardTextError("say how many of what: 'you have 1 or more Ninja'")
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
    left: Player = lookup(tables.PLAYERS, player)
    right: Player = lookup(tables.PLAYERS, other)
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
    cards = predicate.cards
    if predicate.form not in ("a", "bare") or not isinstance(cards, Cards) or cards.zones:
        raise CardTextError("say what it is: 'is a \"Genin\" Ninja'")
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
def did(subject: Any, deed: Deed, *duration: str) -> Condition:
    if duration:
        done = done_by(subject, deed)
        return DidThisTurn(evolve(done, number=None), done.number or 1)
    if deed.verb != "oppose" or deed.object is not None:
        raise CardTextError("a deed as a condition ends with 'this turn'")
    return Is(named_thing(subject), (State("opposed"),))


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
def turn_of(phase: str) -> TurnOf:
    player, part = read_phase(phase)
    if part != "turn":
        raise CardTextError("only whose turn it is can be asked")
    return TurnOf(player)


def read_phase(phase: str) -> tuple[Any, str]:
    """Whose and which part of a turn."""
    for player, whose in tables.PHASE_OWNERS.items():
        if phase.startswith(whose + " "):
            return player, lookup(tables.PHASES, phase.removeprefix(whose + " "))
    raise CardTextError(f"'{phase}' is no part of a turn", word=phase)


@rule
def paid(what: str, *_: str) -> Paid:
    if what.startswith('"'):
        return Paid("word", text_of(what))
    return Paid("symbol", lookup(tables.SYMBOLS, what))


@rule
def all_of(*conditions: Condition) -> AllOf:
    return AllOf(conditions)


@rule
def any_of(*conditions: Condition) -> AnyOf:
    return AnyOf(conditions)
