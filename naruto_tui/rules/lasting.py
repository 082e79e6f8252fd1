"""Actions that last: changes and rules for a time, delayed effects, negation."""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from . import bans
from .events import Event
from .force import is_affected
from .perform import DO, bind
from .picking import chosen
from .power import amounts
from .program import group_of
from .select import alive, objects, stamp
from .state import (
    Frame,
    Lasting,
    Watcher,
)
from .triggers import emit

if TYPE_CHECKING:
    from .game import Game


def _negate(game: "Game", frame: Frame, node: n.Negate) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    for card in cards:
        link = game.link_of(card)
        if link is None or link.negated or not bans.can_be_negated(game, link):
            continue
        place = game.chain.index(link)
        game.chain[place] = attrs.evolve(link, negated=True)
        game.clock += 1
        game.events.append(Event("negate", link.seat, (card,), 0, frame.card))
        bind(game, frame, [card])
        frame.done = frame.applied = True
    if not frame.done:
        bind(game, frame, [])


def _skip_showdown(game: "Game", frame: Frame, node: n.SkipShowdown) -> None:
    found = chosen(game, frame, node, node.obj)
    if found is None:
        return
    teams = set(found)
    for fight in game.fights:
        if fight.attacker in teams or fight.blocker in teams:
            fight.skipped = True
    game.events.append(Event("skip", frame.seat, tuple(sorted(teams))))
    frame.done = frame.applied = True


def _during(game: "Game", frame: Frame, node: n.During) -> None:
    until = _until(game, frame, node.duration)
    frame.done = False
    for claim in node.claims:
        _begin(game, frame, claim, until)
    frame.done = frame.applied = True


def _until(game: "Game", frame: Frame, duration: str) -> int:
    """The turn of the game at whose end it expires; 0: never (T-18)."""
    if duration == "turn":
        return game.turn
    if duration == "turn and next":
        return game.turn + 1
    if duration == "for good":
        return 0
    own = game.active == frame.seat
    mine = duration == "your next turn"
    return game.turn + (2 if own == mine else 1)


def _begin(game: "Game", frame: Frame, claim: Any, until: int) -> None:
    subjects: tuple[Any, ...] | None = None
    subject = (
        claim.subject
        if isinstance(claim, n.Change)
        else getattr(getattr(claim, "deed", None), "subject", None)
    )
    fixed = isinstance(claim, n.Change) or type(subject) in _FIXED
    if fixed and subject is not None:
        subjects = tuple(
            stamp(game, thing)
            for thing in objects(game, frame, subject)
            if is_affected(game, thing, frame.card, frame.seat)
        )
    amount = amounts(game, frame, claim) if isinstance(claim, n.Change) else ()
    kept = frame.copy()
    kept.picks = {}
    game.lasting.append(
        Lasting(game.fresh_id(), until, claim, group_of(claim), subjects, amount, kept)
    )
    game.clock += 1
    if isinstance(claim, n.Change) and claim.row in ("power", "combat") and amount[0] > 0:
        for thing in alive(game, subjects or ()):
            if thing in game.play and not game.traits(thing).locked:
                piece = game.play[thing]
                emit(
                    game,
                    Event("gain combat", piece.seat, (thing,), amount[0], cause=frame.cause),
                )


_FIXED: Final = (n.This, n.User, n.TargetRef, n.That, n.Bearer)
"""References whose things are fixed when a lasting rule begins; other phrases stay open."""


def _later(game: "Game", frame: Frame, node: n.Later) -> None:
    kept = frame.copy()
    kept.picks = {}
    game.watchers.append(Watcher(game.fresh_id(), game.turn, node, kept))
    frame.done = frame.applied = True


DO.update(
    {
        n.Negate: _negate,
        n.SkipShowdown: _skip_showdown,
        n.During: _during,
        n.Later: _later,
    }
)
