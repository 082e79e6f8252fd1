"""Reads deeds (the rows of the verb table with their nouns) and events."""

from typing import Any, Final, Literal, NamedTuple

from attrs import evolve

from naruto_tui.cards.language import tables, verbs
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.phrase import (
    Part,
    Phrase,
    acted,
    described,
    lookup,
    named_thing,
    only_cards,
    related_thing,
)
from naruto_tui.cards.nodes import (
    Cards,
    Cause,
    Condition,
    Deed,
    Number,
    Obj,
    Pick,
    This,
)

_ROWS: Final = {form: verb for verb in verbs.VERBS for form in verb.forms}
BY_OBJECT: Final = frozenset({"target", "oppose", "affect", "be blocked", "chain", "surge"})
"""Verbs whose `by` names the other side of the deed and not its cause."""


class Told(NamedTuple):
    """A deed without its subject, and how its verb was said."""

    deed: Deed
    words: str = ""
    forms: tuple[str, ...] = ()
    """As in the verb table; none where the verb has no row."""
    numbered: bool = False
    """`1 or more` would be told of its object."""


_TENSES: Final = {"base": slice(0, 1), "now": slice(1, 3), "past": slice(3, 5)}


def in_tense(told: Told, tense: Literal["base", "now", "past"]) -> Deed:
    """The deed, said as it has to be: `when it attacks`, `cannot attack`, `that attacked`."""
    fitting = told.forms[_TENSES[tense]]
    if fitting and told.words not in fitting:
        raise CardTextError(f"say '{fitting[0]}' here, not '{told.words}'", word=told.words)
    return told.deed


def _deed(words: str, *parts: Any, object_: Any = None) -> Told:
    row = _ROWS[words]
    thing, number = held(object_) if object_ is not None else (None, None)
    deed = Deed(row.verb, None, row.how, object=thing, number=number)
    for part in parts:
        match part.slot:
            case "how":
                deed = evolve(deed, how=(*deed.how, part.value))
            case "mates":
                deed = evolve(deed, mates=part.value)
            case "by" if row.verb in BY_OBJECT and isinstance(part.value, Phrase | Obj):
                deed = evolve(deed, object=_agent(part.value))
            case "margin":
                deed = evolve(deed, margin=part.value)
            case "by":
                deed = evolve(deed, cause=cause_of(part.value))
            case "to" if deed.object is None:
                deed = evolve(deed, object=part.value)
            case "to":
                raise CardTextError("say where from or where to")
            case "place":
                deed = evolve(deed, object=Cards(("card",), part.value[0], (), part.value[1]))
    numbered = row.frame in ("VT", "VO", "PLAY") and isinstance(thing, Cards | Phrase)
    return Told(deed, words, row.forms, numbered)


def held(thing: Any) -> tuple[Any, Number | None]:
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


def cause_of(thing: Any) -> Cause:
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
        word if word == "alone" or word in tables.POSITIONS.values() else lookup(verbs.HOWS, word),
    )


@rule
def mates(obj: Any) -> Part:
    found = related_thing(obj)
    if isinstance(found, Pick) and (found.high is not None or found.low == 0):
        raise CardTextError("of those it goes out with it is said what they are, or '2 or more'")
    return Part("mates", found)


@rule
def from_place(_in: str, where: Part) -> Part:
    return where


@rule
def to_place(words: str) -> Part:
    return Part("to", lookup(tables.DESTINATIONS, words))


@rule
def by_cause(word: str) -> Part:
    return Part("by", Cause(lookup(tables.CAUSES, word)))


@rule
def by_damage() -> Part:
    return Part("by", Cause("damage"))


def _contrary(cause: Cause) -> Part:
    return Part("by", evolve(cause, contrary=True))


@rule
def other_than_cause(word: str) -> Part:
    return _contrary(Cause(lookup(tables.CAUSES, word)))


@rule
def other_than_damage() -> Part:
    return _contrary(Cause("damage"))


def _effect_of(obj: Any) -> Cause:
    """An effect of cards of some kind, or of the card that says it."""
    found = named_thing(obj)
    return Cause("effect", found if isinstance(found, This) else only_cards(obj))


@rule
def other_than_effect_of(obj: Any) -> Part:
    return _contrary(_effect_of(obj))


@rule
def other_than_obj(obj: Any) -> Part:
    return _contrary(cause_of(obj))


@rule
def by_effect_of(obj: Any) -> Part:
    return Part("by", _effect_of(obj))


@rule
def by_obj(obj: Any) -> Part:
    return Part("by", obj)


@rule
def by_margin(number: Number, _more: str, stat: str) -> Part:
    if stat != "team power":
        raise CardTextError("a fight is won by so much team power", word=stat)
    return Part("margin", number)


@rule
def deed_vi(words: str, *parts: Part) -> Told:
    return _deed(words, *parts)


@rule
def deed_vt(words: str, *parts: Any) -> Told:
    if parts and not isinstance(parts[0], Part):
        return _deed(words, *parts[1:], object_=parts[0])
    return _deed(words, *parts)


@rule
def deed_win_rewards(words: str, obj: Any, *hows: Part) -> Told:
    thing, number = described(obj)
    if not isinstance(thing, Cards) or thing.zones != ("rewards",):
        raise CardTextError("what is won is a reward or 'an outstanding victory'")
    row = _ROWS[words]
    verb = "win rewards" if row.verb == "win" else row.verb
    deed = Deed(verb, None, tuple(part.value for part in hows), number=number)
    return Told(deed, words, row.forms, numbered=True)


@rule
def deed_vp(words: str, *parts: Part) -> Told:
    return _deed(words, *parts)


@rule
def deed_vd(words: str, *parts: Any) -> Told:
    if parts and isinstance(parts[0], str):
        return _deed(words, *parts[2:], object_=parts[1])
    return _deed(words, *parts)


@rule
def deed_vo(words: str, obj: Any) -> Told:
    return _deed(words, object_=obj)


@rule
def deed_vc(words: str, coins: Any) -> Told:
    low, _, kind = coins
    told = _deed(words)
    return told._replace(deed=evolve(told.deed, object=kind, number=low), numbered=True)


@rule
def deed_lose_coins(words: str, coins: Any) -> Told:
    """`loses 1 or more coins`: by an effect, a cost or a rule."""
    low, _, kind = coins
    row = _ROWS[words]
    return Told(Deed("take coin", None, object=kind, number=low), words, row.forms, numbered=True)


@rule
def deed_standby(words: str, *parts: Part) -> Told:
    return _deed(words, *parts)


@rule
def deed_act(words: str, obj: Any, *hows: Part) -> Told:
    verb = next((v for v, forms in verbs.ACT_DEEDS.items() if words in forms), "")
    if not verb:
        raise CardTextError(f"'{words}' is no event", word=words)
    thing, number = held(obj)
    base, one, past = verbs.ACT_DEEDS[verb]
    how = tuple(part.value for part in hows)
    deed = Deed(verb, None, how, object=thing, number=number)
    return Told(deed, words, (base, one, base, past, past), numbered=True)


@rule
def deed_flip(coins: Any, *by: Part) -> Told:
    cause = cause_of(by[0].value) if by else None
    return Told(Deed("flip", None, cause=cause, number=coins[0]), numbered=True)


@rule
def deed_search(where: Part) -> Told:
    who, zones = where.value
    return Told(Deed("search", None, object=Cards(("card",), who, (), zones)))


def done_by(subject: Any, told: Told, tense: Literal["base", "now", "past"]) -> Deed:
    """The deed with its subject; a number on the subject is the deed's."""
    deed = settled(in_tense(told, tense), chosen=False)
    if isinstance(subject, str):
        return evolve(deed, subject=lookup(tables.PLAYERS, subject))
    thing, number = described(subject)
    if number is None:
        return evolve(deed, subject=thing)
    if told.numbered:
        raise CardTextError("say 'a' or 'an' of who does it; the number is the object's")
    return evolve(deed, subject=thing, number=number)


@rule
def event(subject: Any, told: Told) -> Deed:
    return done_by(subject, told, "now")


@rule
def events(*deeds: Deed) -> tuple[Deed, ...]:
    return deeds


@rule
def while_part(condition: Condition) -> Condition:
    return condition


def read_phase(phase: str) -> tuple[Any, str]:
    """Whose and which part of a turn."""
    for player, whose in tables.PHASE_OWNERS.items():
        if phase.startswith(whose + " "):
            return player, lookup(tables.PHASES, phase.removeprefix(whose + " "))
    raise CardTextError(f"'{phase}' is no part of a turn", word=phase)
