"""A noun phrase as read, and what it becomes once it is known what is done with it."""

from typing import Any, Final, Literal, NamedTuple, cast

from attrs import evolve

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.nodes import (
    Cards,
    Compare,
    Did,
    Every,
    Filter,
    Named,
    Next,
    Not,
    Number,
    Obj,
    Op,
    Or,
    Other,
    OwnedBy,
    Pick,
    Player,
    Rank,
    Related,
    Same,
    State,
    Symbol,
    TextIs,
    That,
    Word,
)


class Phrase(NamedTuple):
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


class Part(NamedTuple):
    """A piece of a noun phrase and the slot it fills."""

    slot: str
    value: Any


def lookup(table: dict[Any, Any], word: str) -> Any:
    """The key of a table under which a word stands."""
    for key, spelling in table.items():
        if word == spelling or (not isinstance(spelling, str) and word in spelling):
            return key
    raise CardTextError(f"'{word}' does not fit here", word=word)


def flat(parts: list[Any]) -> list[Any]:
    """Parts, with lists of parts spread out."""
    found: list[Any] = []
    for part in parts:
        found.extend(part if isinstance(part, list) else [part])
    return found


def text_of(quoted: str) -> str:
    """The word inside the quotes."""
    return quoted[1:-1]


def cards_of_any_kind(kind: str) -> None:
    """Refuses a kind of card where the cards are not known yet."""
    if kind not in tables.KINDS["card"]:
        raise CardTextError(f"which cards these are is not known: 'cards', not '{kind}'", word=kind)


def bound(words: tuple[str, ...]) -> Op:
    """`or more`, `or less`, or just the number."""
    if not words:
        return "="
    return ">=" if words[0] in ("or more", "or higher") else "<="


def owner_player(word: str) -> Player:
    """The player an owner's word speaks of."""
    owner: Player | Literal["any"] = lookup(tables.OWNERS, word)
    if owner == "any":
        raise CardTextError(f"'{word}' names no one player", word=word)
    return owner


_BEFORE: Final = {Next: -1, Other: 0, State: 1, Symbol: 2, Word: 3}
_AFTER: Final = {Named: 6, Not: 9, TextIs: 8, Did: 12, OwnedBy: 10}


def place_of(one: Filter) -> int:
    """Where in a phrase a filter is said; smaller is earlier, below 5 before the kind."""
    match one:
        case State(word="alone"):
            return 12
        case Word(kind="title" | "named"):
            return 7
        case Rank(word="none"):
            return 3
        case Or(filters=filters):
            return place_of(filters[0])
        case Compare(stat="team size"):
            return 5
        case Same(differs=True) | TextIs(what="none"):
            return 9
        case Related(obj=Cards() | Pick()) | Not(filter=Related(obj=Cards() | Pick())):
            return 13
        case Related() | Not(filter=Related()):
            return 11
        case _:
            return _BEFORE.get(type(one), _AFTER.get(type(one), 7))


def default_zones(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Where cards are whose place is not said; of `card` it is always said."""
    if "card" in kinds:
        return ()
    return ("chain",) if kinds == ("jutsu",) else ("play",)


def in_order(filters: list[Filter]) -> tuple[Filter, ...]:
    """Filters in the order in which they are said."""
    return tuple(sorted(filters, key=place_of))


def nothing_chosen(thing: Phrase) -> None:
    """Refuses what says how something is chosen, where all that fits is meant."""
    if thing.random or thing.distinct or thing.total:
        word = "random" if thing.random else "with"
        raise CardTextError("nothing is chosen here, so nothing says how", word=word)


# -- from a phrase to a thing ---------------------------------------------------------------------


def acted(thing: Any, actor: Player | None = "you") -> Obj:
    """What an action of this player is done to; `None`: a declared target."""
    if not isinstance(thing, Phrase):
        return cast("Obj", thing)
    by = actor or "you"
    cards = thing.cards if isinstance(thing.cards, That) else _of_actor(thing, actor)
    if isinstance(cards, Cards) and thing.form in ("all", "bare"):
        nothing_chosen(thing)
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
    nothing_chosen(thing)
    if thing.form == "no":
        raise CardTextError("'no' is said of what somebody has: 'If you have no Ninja'")
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
    nothing_chosen(thing)
    if thing.form in ("no", "less"):
        raise CardTextError("say what it is: 'a', a number, 'all'")
    if thing.form in ("a", "bare") or (thing.low == 1 and thing.high is None):
        return thing.cards
    # `battling 1 of your Ninja`: there is no other word for `a` of yours.
    one_of = isinstance(thing.cards, Cards) and thing.cards.owner in ("you", "that")
    if one_of and thing.low == thing.high == 1:
        return thing.cards
    return Pick(thing.low, thing.high, thing.cards)


def all_of_them(thing: Any) -> Any:
    """What is counted or summed up."""
    if isinstance(thing, Phrase):
        if thing.form not in ("bare", "all"):
            raise CardTextError("what is counted has no number of its own")
        nothing_chosen(thing)
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
