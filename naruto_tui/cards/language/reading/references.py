"""Reads references: `this Ninja`, `the target`, `its team`, `the top card of your deck`."""

from typing import Any, Final

from attrs import evolve

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.phrase import (
    Phrase,
    cards_of_any_kind,
    lookup,
    named_thing,
    owner_player,
)
from naruto_tui.cards.nodes import (
    Bearer,
    Cards,
    Ends,
    Every,
    Facing,
    FightOf,
    HeadOf,
    Obj,
    Ref,
    TargetRef,
    TeamOf,
    That,
    This,
    User,
)

_REFS: Final[dict[str, Ref]] = {
    "user": User(),
    "bearer": Bearer(),
    "target": TargetRef(),
    "rest": That("rest", plural=True),
    "other": That("other"),
    "other team": That("other team"),
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
    return quantity._replace(cards=them)


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
    kind, whose, zone = parts[-3:]
    cards_of_any_kind(kind)
    if zone != "deck" or not whose.startswith("of "):
        raise CardTextError("only a deck has a top and a bottom: 'of your deck'", word=zone)
    return Ends(end.removeprefix("the "), number, owner_player(whose))  # type: ignore[arg-type]


@rule
def up_to_ends(*parts: Any) -> Ends:
    found: Ends = ends(*parts)
    return evolve(found, up_to=True)
