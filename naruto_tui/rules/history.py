"""What was done this turn: a short memory, kept only of what some text of the two decks asks.

A deed is looked at when it happens, with the state as it then is, from both players' points of
view; what was seen stays a fact until the turn ends. References such as `this Ninja` are compared
with the facts when somebody asks (T-6: what battled something this turn stays true later).
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.lean import frozen

from .events import Event, Stamp
from .matching import match
from .occasions import events_of
from .phrases import stamps_of
from .program import Program
from .questions import TEAM
from .select import CONDITIONS, FILTERS, OBJECTS, is_in, number, objects, stamp
from .state import Frame, new_frame
from .values import value

if TYPE_CHECKING:
    from .game import Game


@value
class Fact:
    """A deed that was done this turn, as one player's texts speak of it."""

    deed: int
    """Its number among those that are asked for."""
    seat: int
    """From whose point of view."""
    things: tuple[Stamp, ...]
    """Who did it or suffered it; none where a player did it."""
    others: tuple[Stamp, ...]
    """To whom or by which card's effect, where the text names that by a reference."""
    count: int
    """How many cards a player did it to."""


@frozen
class One:
    """Exactly this thing: stands in a deed for each thing that may have done it."""

    thing: int


OBJECTS[One] = lambda _game, _frame, obj: [obj.thing]

Asked = dict[str, tuple[tuple[int, n.Deed], ...]]
"""Kind of event to the deeds that are asked for, each with its number."""


def asked_by(programs: Iterable[Program]) -> tuple[dict[n.Deed, int], Asked]:
    """The deeds that these texts ask for: their numbers, and by kind of event."""
    deeds: dict[n.Deed, int] = {}
    for program in dict.fromkeys(programs):
        for deed in map(of_asker, program.asks):
            deeds.setdefault(deed, len(deeds))
    kinds: Asked = {}
    for deed, place in deeds.items():
        for kind in events_of(deed):
            kinds[kind] = (*kinds.get(kind, ()), (place, deed))
    return deeds, kinds


REFERENCES: Final = (n.This, n.User, n.TargetRef, n.That, n.Bearer)


def is_reference(phrase: Any) -> bool:
    """Whether a phrase names things of its own text, or their team."""
    return isinstance(phrase.obj if isinstance(phrase, n.TeamOf) else phrase, REFERENCES)


# -- noting --


def remember(game: "Game", event: Event) -> None:
    """Keeps what an event is to the texts that ask for it."""
    for place, deed in game.asked[event.kind]:
        for seat in (0, 1):
            facts = list(_facts(game, event, place, deed, seat))
            if facts:
                game.facts += facts
                game.clock += 1


def _facts(game: "Game", event: Event, place: int, deed: n.Deed, seat: int) -> Iterable[Fact]:
    frame = new_frame(-1, (-1, -1), seat)
    if isinstance(deed.subject, str):
        found = match(game, frame, deed, event)
        if found is not None:
            yield Fact(place, seat, (), (), found[1] if deed.verb in COUNTED else 1)
        return
    pool = _pool(game, event)
    who = [
        one
        for one in pool
        if deed.subject is None
        or is_reference(deed.subject)
        or is_in(game, frame, deed.subject, one)
    ]
    if deed.cause is not None and _names_cause(deed):
        if event.cause.card < 0:
            return
        by_it: Any = One(event.cause.card)
        told = evolve(deed, cause=n.Cause("effect", by_it, deed.cause.contrary))
        found_ = [one for one in who if _did(game, frame, told, event, one, None)]
        if found_:
            by = _stamps(game, event, [event.cause.card])
            yield Fact(place, seat, _stamps(game, event, found_), by, 1)
        return
    if deed.object is None or not is_reference(deed.object):
        found_ = [one for one in who if _did(game, frame, deed, event, one, None)]
        if found_:
            yield Fact(place, seat, _stamps(game, event, found_), (), 1)
        return
    for one in who:
        others = [other for other in pool if _did(game, frame, deed, event, one, other)]
        if others:
            yield Fact(place, seat, _stamps(game, event, [one]), _stamps(game, event, others), 1)


def _names_cause(deed: n.Deed) -> bool:
    """Whether a text asks for what its own card has done: `by the effect of this Ninja`."""
    return deed.cause is not None and isinstance(deed.cause.cards, n.This)


COUNTED: Final = frozenset(
    (
        "draw", "discard", "charge", "reveal", "heal", "injure", "win rewards", "take rewards",
        "flip",
    )
)  # fmt: skip
"""Deeds of a player that are counted by the cards they are done to."""


def _pool(game: "Game", event: Event) -> list[int]:
    """Everybody an event may speak of: its cards, who gave it, the teams with their members."""
    found = [*event.cards, *event.cause.givers]
    if event.kind == "use":
        found.append(event.target)
    for team in (event.source, event.target):
        if team >= TEAM and team in game.teams:
            found += (team, *game.teams[team].members)
    return list(dict.fromkeys(one for one in found if one >= 0))


def _did(
    game: "Game", frame: Frame, deed: n.Deed, event: Event, one: int, other: int | None
) -> bool:
    parts: dict[str, Any] = {"subject": One(one)}
    if other is not None:
        parts["object"] = One(other)
    return match(game, frame, evolve(deed, **parts), event) is not None


def _stamps(game: "Game", event: Event, things: list[int]) -> tuple[Stamp, ...]:
    """The things as they are, and, of what is just about to leave, as they will be."""
    found = [stamp(game, thing) for thing in things]
    if event.kind in ("leave", "moves"):
        found += [(thing, gen + 1) for thing, gen in found if thing < TEAM]
    return tuple(found)


# -- asking --


def of_asker(deed: n.Deed) -> n.Deed:
    """What is asked of `that player` is asked as if he were asking: `that player's teams`."""
    subject = deed.subject
    if isinstance(subject, n.Cards) and subject.owner == "that":
        return evolve(deed, subject=evolve(subject, owner="you"))
    return evolve(deed, subject="you") if subject == "that" else deed


def _did_this_turn(game: "Game", frame: Frame, one: n.DidThisTurn) -> bool:
    return _was_done(game, frame, one) != one.negated


def _was_done(game: "Game", frame: Frame, one: n.DidThisTurn) -> bool:
    deed = of_asker(one.deed)
    if deed is not one.deed and deed != one.deed:
        asker = new_frame(frame.card, frame.stamp, frame.player)
        return _was_done(game, asker, evolve(one, deed=deed))
    facts = _known(game, frame, one.deed)
    subject = one.deed.subject
    wanted = number(game, frame, one.number)
    if isinstance(subject, str):
        return sum(fact.count for fact in facts) >= wanted
    if not is_reference(subject):
        return len({thing for fact in facts for thing, _ in fact.things}) >= wanted
    who = _as_named(game, frame, subject)
    return sum(not who.isdisjoint(fact.things) for fact in facts) >= wanted


def _as_named(game: "Game", frame: Frame, subject: Any) -> set[Stamp]:
    """What a text has named, also what has gone since: `if the target was discarded this turn`."""
    who = {stamp(game, thing) for thing in objects(game, frame, subject)}
    who.update(stamps_of(game, frame, subject))
    return who


def _has_done(game: "Game", frame: Frame, one: n.Did, thing: int) -> bool:
    who = stamp(game, thing)
    return any(who in fact.things for fact in _known(game, frame, one.deed))


def _known(game: "Game", frame: Frame, deed: n.Deed) -> list[Fact]:
    """The facts of this turn that a deed speaks of."""
    place = game.deeds[deed]
    facts = [one for one in game.facts if one.deed == place and one.seat == frame.seat]
    if facts and _names_cause(deed):
        return [one for one in facts if frame.stamp in one.others]
    if not facts or deed.object is None or not is_reference(deed.object):
        return facts
    about = {stamp(game, thing) for thing in objects(game, frame, deed.object)}
    return [one for one in facts if not about.isdisjoint(one.others)]


def who_did(game: "Game", frame: Frame, deed: n.Deed) -> set[Stamp]:
    """Everybody who has done a deed this turn, by what has been noted."""
    return {thing for fact in _known(game, frame, deed) for thing in fact.things}


def is_first(game: "Game", frame: Frame, deed: n.Deed, that: dict[str, tuple[Stamp, ...]]) -> bool:
    """Whether what has just been noted is the first of its kind this turn, for whoever did it."""
    facts = _known(game, frame, deed)
    if isinstance(deed.subject, str):
        return len(facts) < 2
    if is_reference(deed.subject):
        who = {stamp(game, thing) for thing in objects(game, frame, deed.subject)}
    else:
        who = set(that.get("card", ()))
    return sum(not who.isdisjoint(fact.things) for fact in facts) < 2


def tally(game: "Game", frame: Frame, deed: n.Deed) -> int:
    """How much of a deed there has been this turn, by what has been noted."""
    return sum(fact.count for fact in _known(game, frame, deed))


CONDITIONS[n.DidThisTurn] = _did_this_turn
FILTERS[n.Did] = _has_done
