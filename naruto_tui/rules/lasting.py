"""Actions that last: changes and rules for a time, delayed effects, negation."""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from . import bans
from .force import HERE, NOT_YET, is_affected, members_of
from .nexts import subject_cards
from .occasions import MOMENT_OF
from .perform import DO, bind
from .picking import chosen
from .power import amounts
from .reworded import SET
from .sayings import group_of
from .select import alive, holds, objects, stamp
from .state import (
    Frame,
    Lasting,
    Watcher,
)
from .traits import JUTSU_ROWS
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
        if link is None or link.negated or not bans.can_be_negated(game, link, frame.cause):
            continue
        place = game.chain.index(link)
        game.chain[place] = attrs.evolve(link, negated=True)
        game.clock += 1
        emit(game, ("negate", link.seat, (link.card,), 0, frame.card, -1, (), frame.cause))
        bind(game, frame, [link.card])
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
    game.notes.append(("skip", frame.seat, tuple(sorted(teams))))
    frame.done = frame.applied = True


def _fight_result(game: "Game", frame: Frame, node: n.FightResult) -> None:
    """How a team's fight of this turn ends, whatever the powers are (T-7.5)."""
    teams = chosen(game, frame, node, node.team)
    if teams is None:
        return
    frame.done = bool(teams)
    frame.applied |= frame.done
    if teams:
        subjects = tuple(stamp(game, team) for team in teams)
        game.lasting.append(
            Lasting(game.fresh_id(), game.turn, node, "fight result", subjects, (), frame.copy())
        )
        game.clock += 1


def _during(game: "Game", frame: Frame, node: n.During) -> None:
    picked: list[int] | None = None
    if (pick := _picked_subject(node)) is not None:
        picked = chosen(game, frame, node, pick)
        if picked is None:
            return
    until = _until(game, frame, node.duration)
    frame.done = False
    condition = node.condition
    if until == HERE:
        condition = _IS_HERE if condition is None else n.AllOf((_IS_HERE, condition))
    for claim in node.claims:
        _begin(game, frame, claim, until, picked, condition)
    if picked is not None:
        bind(game, frame, picked)
    frame.done = picked is None or bool(picked)
    frame.applied |= frame.done


_IS_HERE: Final = n.Is(n.This("card"), ())


def _pick_out(game: "Game", frame: Frame, node: n.PickOut) -> None:
    """Picks what the next steps speak of."""
    picked = chosen(game, frame, node, node.obj)
    if picked is not None:
        bind(game, frame, picked)
        frame.done = bool(picked)


def _picked_subject(node: n.During) -> n.Pick | None:
    """What is picked to be changed: all claims of a sentence are of one thing."""
    subject = subject_of(node.claims[0])
    return subject if isinstance(subject, n.Pick) else None


def subject_of(claim: Any) -> Any:
    """The phrase or player that a claim is about."""
    if isinstance(claim, n.Change):
        return claim.subject
    return getattr(getattr(claim, "deed", None), "subject", None)


def _until(game: "Game", frame: Frame, duration: str) -> int:
    """The turn of the game at whose end it expires; 0: never (T-18).

    What holds during a player's next turn waits for it: turns that are skipped do not count.
    """
    if duration == "turn":
        return game.turn
    if duration == "turn and next":
        return game.turn + 1
    if duration == "for good":
        return 0
    if duration == "while here":
        return HERE
    seat = frame.seat if duration == "your next turn" else 1 - frame.seat
    return NOT_YET - seat


def _begin(
    game: "Game",
    frame: Frame,
    claim: Any,
    until: int,
    picked: list[int] | None = None,
    condition: Any = None,
) -> None:
    subjects: tuple[Any, ...] | None = None
    subject = subject_of(claim)
    fixed = (
        picked is not None
        or type(subject) in _FIXED
        or (isinstance(claim, n.Change) and not _is_open(claim, until))
    )
    group = group_of(claim)
    if fixed and subject is not None and not isinstance(subject, str):
        things = objects(game, frame, subject) if picked is None else picked
        if group in ("power", "words"):
            things = members_of(game, things)
        subjects = tuple(
            [
                stamp(game, thing)
                for thing in things
                if is_affected(game, thing, frame.card, frame.seat)
            ]
        )
    amount = amounts(game, frame, claim) if isinstance(claim, n.Change) else ()
    kept = frame.copy()
    kept.picks = {}
    game.lasting.append(
        Lasting(game.fresh_id(), until, claim, group, subjects, amount, kept, condition)
    )
    game.clock += 1
    if isinstance(claim, n.Change):
        _tell_change(game, frame, claim, amount, subjects)
        if claim.row in GAINS and (condition is None or holds(game, frame, condition)):
            _tell_gain(game, frame, claim.row, amount, alive(game, subjects or ()))


def _tell_change(
    game: "Game",
    frame: Frame,
    change: n.Change,
    amount: tuple[int, ...],
    subjects: tuple[Any, ...] | None,
) -> None:
    """Says that a change begins; where nobody is there to be changed there is nothing to say."""
    row, seat = change.row, frame.seat
    things = tuple(alive(game, subjects or ()))
    if subjects is not None and not things:
        return
    if len(things) == 1 and things[0] in game.play:
        seat = game.play[things[0]].seat
    first = amount[0] if amount and row != "support" else 0
    second = amount[-1] if amount and row != "combat" else 0
    how = (row, change.value) if isinstance(change.value, str) else (row,)
    game.notes.append(("affect", seat, things, first, -1, second, how, frame.cause))


GAINS: Final = ("power", "combat", "support")
"""Rows of the change table that can be a gain."""
_GAIN_EVENTS: Final = frozenset(("gain combat", "gain support", "gain power"))


def _tell_gain(
    game: "Game", frame: Frame, row: str, amount: tuple[int, ...], things: list[int]
) -> None:
    """Tells those who listen of a gain: the log has it from the change itself."""
    heard = game.heard
    if _GAIN_EVENTS.isdisjoint(heard):
        return
    combat = amount[0] if row != "support" else 0
    support = amount[-1] if row != "combat" else 0
    for thing in things:
        if thing not in game.play or game.traits(thing).locked:
            continue
        if not bans.may_happen(game, "gain power", thing, frame.cause):
            continue
        seat = game.play[thing].seat
        if combat > 0 and "gain combat" in heard:
            emit(game, ("gain combat", seat, (thing,), combat, -1, -1, (), frame.cause))
        if support > 0 and "gain support" in heard:
            emit(game, ("gain support", seat, (thing,), support, -1, -1, (), frame.cause))
        if max(combat, support) > 0 and "gain power" in heard:
            most = max(combat, support)
            emit(game, ("gain power", seat, (thing,), most, -1, -1, (), frame.cause))


def _is_open(change: n.Change, until: int) -> bool:
    """Whether a change speaks of what is yet to come: Jutsu to be played, Ninja to be deployed.

    What is said for good of whatever has a coin goes with the coin (K-23.3).
    """
    if change.row in ("deployed injured", SET) or subject_cards(change) is not None:
        return True
    cards = getattr(change.subject, "cards", change.subject)
    if not until and any(isinstance(one, n.HasCoins) for one in getattr(cards, "filters", ())):
        return True
    return change.row in JUTSU_ROWS and not getattr(cards, "zones", True)


_FIXED: Final = (n.This, n.User, n.TargetRef, n.That, n.Bearer)
"""References whose things are fixed when a lasting rule begins; other phrases stay open."""


def _later(game: "Game", frame: Frame, node: n.Later) -> None:
    kept = frame.copy()
    kept.picks = {}
    later = isinstance(node.moment, str) and bool(MOMENT_OF[node.moment][1])
    until = 0 if later else game.turn
    game.watchers.append(Watcher(game.fresh_id(), until, game.turn, node, kept))
    frame.done = frame.applied = True


DO.update(
    {
        n.Negate: _negate,
        n.SkipShowdown: _skip_showdown,
        n.FightResult: _fight_result,
        n.During: _during,
        n.PickOut: _pick_out,
        n.Later: _later,
    }
)
