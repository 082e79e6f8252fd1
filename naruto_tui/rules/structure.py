"""The structure of an effect: conditions, options, modes, repetition, sides of coins."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from .branches import for_each_player
from .choices import YesNo
from .flipping import flip_for_each
from .perform import DO, BindOne, Perform, mark_used, perform_all
from .picking import chosen
from .prices import can_begin
from .questions import Answer, Asked
from .select import holds, players, stamp
from .state import Frame
from .triggers import is_used_up
from .values import value

if TYPE_CHECKING:
    from .game import Game


def _side(game: "Game", frame: Frame, node: n.Side) -> None:
    heads = frame.numbers.get("heads")
    # An option to flip may have been left.
    if heads is not None and (heads > 0) == node.heads:
        perform_all(game, node.steps)


def _if(game: "Game", frame: Frame, node: n.If) -> None:
    perform_all(game, node.then if holds(game, frame, node.condition) else node.otherwise)


def _if_done(game: "Game", frame: Frame, node: n.IfDone) -> None:
    if frame.done:
        perform_all(game, node.then)


def _may(game: "Game", frame: Frame, node: n.May) -> None:
    frame.done = False
    if any(isinstance(step, n.Flip) for step in node.steps):
        frame.numbers.pop("heads", None)
    seat = next(iter(players(game, frame, node.player)), None)
    if seat is None:
        return
    if not _was_taken(game, frame, node) and can_begin(game, frame, node.steps[:1]):
        game.choice = YesNo(Asked(seat, "may", frame.card, Decide(node)))


def _was_taken(game: "Game", frame: Frame, node: n.May) -> bool:
    """Whether the option that a trigger consists of was taken for an earlier event (K-28.7)."""
    if frame.ability < 0 or not is_used_up(game, frame.card, frame.ability):
        return False
    ability = game.ability(frame.card, frame.ability)
    return isinstance(ability, n.Triggered) and ability.body.steps[0] is node


@value
class Decide:
    """A player takes an option of an effect, or does not."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        frame.done = False
        if answer:
            mark_used(game, frame.card, frame.ability)
            perform_all(game, self.node.steps)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _for_each(game: "Game", frame: Frame, node: n.ForEach) -> None:
    if isinstance(node.obj, str):
        for_each_player(game, frame, node)
        return
    things = chosen(game, frame, node, node.obj)
    if things is None:
        return
    first = node.steps[0]
    if isinstance(first, n.Flip) and not first.until_tails and things:
        flip_for_each(game, frame, things, first, node.steps[1:])
        return
    for thing in reversed(things):
        game.agenda += [Perform(step) for step in reversed(node.steps)]
        game.agenda.append(BindOne(stamp(game, thing)))
    frame.done = bool(things)


def _define(_game: "Game", _frame: Frame, _node: n.Define) -> None:
    """Nothing to do: the frame has known it since the steps were begun."""


DO.update(
    {
        n.Side: _side,
        n.If: _if,
        n.IfDone: _if_done,
        n.May: _may,
        n.ForEach: _for_each,
        n.Define: _define,
    }
)
