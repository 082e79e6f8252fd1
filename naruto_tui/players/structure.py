"""Steps that hold other steps: conditions, choices, coins, what comes later."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .value import CHAKRA

if TYPE_CHECKING:
    from .effects import Effect

SURE: Final = 0.9
"""How likely it is to come to what waits for a moment that always comes ..."""
LIKELY: Final = 0.7
"""... for the end of a fight that is going that way ..."""
PERHAPS: Final = 0.3
"""... and for anything else."""
UNLIKELY: Final = 0.1
"""A fight that is going the other way."""


def _if(effect: "Effect", node: n.If) -> None:
    holds = effect.reading.holds(node.condition)
    if holds is None:
        _weighed(effect, node.then, 0.5)
    else:
        effect.run(node.then if holds else node.otherwise)


def _weighed(effect: "Effect", steps: tuple[Any, ...], weight: float) -> None:
    before = effect.weight
    effect.weight *= weight
    effect.run(steps)
    effect.weight = before


def _if_done(effect: "Effect", node: n.IfDone) -> None:
    if effect.done:
        effect.run(node.then)


def _may(effect: "Effect", node: n.May) -> None:
    effect.run(node.steps)


def _side(effect: "Effect", node: n.Side) -> None:
    if node.heads == bool(effect.heads):
        effect.run(node.steps)


def _modes(effect: "Effect", node: n.Modes) -> None:
    if node.rows:
        effect.run(node.rows[effect.modes[0] if effect.modes else 0])


def _pay(effect: "Effect", node: n.Pay) -> None:
    """Chakra that is spent; of alternatives 1 is paid."""
    letters = 1 if node.either else len(node.symbols)
    effect.points(-CHAKRA * (letters + effect.number(node.generic)))


def _for_each(effect: "Effect", node: n.ForEach) -> None:
    if isinstance(node.obj, str):
        return
    bound = dict(effect.reading.frame.that)
    for thing in effect.things(node.obj):
        effect.that = [thing]
        effect.reading.bind(thing)
        effect.run(node.steps)
    effect.reading.frame.that = bound


def _unless(effect: "Effect", node: n.Unless) -> None:
    """A player who can buy himself off is taken to do so."""
    if node.player is None:
        if not effect.reading.holds(node.condition):
            effect.run(node.steps)
    elif all(_can(effect, step) for step in node.does):
        effect.run(node.does)
    else:
        effect.run(node.steps)


def _can(effect: "Effect", step: Any) -> bool:
    """Whether as many cards are there as a step would take from a zone."""
    obj = getattr(step, "obj", None)
    if not isinstance(obj, n.Pick) or not isinstance(obj.cards, n.Cards):
        return True
    view = effect.on.scene.view
    seat = view.seat if effect.signed(obj.cards.owner) == [1] else 1 - view.seat
    if obj.cards.zones == ("hand",):
        have = view.hand_count(seat)
    elif obj.cards.zones == ("rewards",):
        have = view.reward_count(seat)
    else:
        have = len(effect.things(obj))
    return have >= effect.number(obj.low)


def _later(effect: "Effect", node: n.Later) -> None:
    """Something that may come, once the fights are over: they go on as if it had not been said."""
    moment = node.moment
    on = effect.on
    if isinstance(moment, n.Deed) and moment.verb == "damage" and _kills(node.steps):
        if isinstance(moment.object, n.TeamOf):
            on.killers = on.killers.union(effect.things(moment.object))
        return
    apart = effect.apart()
    if moment == "end of exchange":
        effect.run(node.steps)
        return
    apart.run(node.steps)
    on.points += effect.weight * _chance(effect, moment) * (apart.on.points + apart.on.won())


def _kills(steps: tuple[Any, ...]) -> bool:
    return any(type(step) is n.Move and step.to == "discard" for step in steps)


def _chance(effect: "Effect", moment: Any) -> float:
    """How likely a moment is to come this turn, as the fights stand."""
    if isinstance(moment, str):
        return SURE
    on = effect.on
    if isinstance(moment, n.Deed) and moment.verb in _RESULTS and moment.subject is not None:
        teams = effect.things(moment.subject) if not isinstance(moment.subject, str) else []
        for bout in on.scene.bouts:
            for team in teams:
                if team in bout.teams and bout.block:
                    ahead = on.margin(bout) * on.side_of(bout, team)
                    return LIKELY if ahead * _RESULTS[moment.verb] > 0 else UNLIKELY
    return PERHAPS


_RESULTS: Final = {"win": 1, "lose": -1}

STRUCTURE: Final[dict[type, Callable[["Effect", Any], None]]] = {
    n.If: _if,
    n.IfDone: _if_done,
    n.May: _may,
    n.Side: _side,
    n.Modes: _modes,
    n.Pay: _pay,
    n.ForEach: _for_each,
    n.Unless: _unless,
    n.Later: _later,
}
"""The meaning of each kind of step that holds others."""
