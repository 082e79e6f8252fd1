"""The most a text can bring, whatever the moment: told from its words alone.

What cannot pay its price even so need not be weighed. Follows what `effects` and `changes` make of
each step; of most steps there is nothing to be said.
"""

from collections.abc import Callable
from math import inf
from typing import Any, Final

from naruto_tui.cards import nodes as n

from .changes import CHANGES, MINDS, RULES
from .effects import ENDS_WORTH, STEPS
from .value import CARD, DRAW


def ceiling(body: n.Body, *, fights: bool) -> float:
    """What the steps bring their player at most, while there are fights or while there are none."""
    return sum(_most(step, body, fights) for step in body.steps)


def _most(step: Any, body: n.Body, fights: bool) -> float:
    if type(step) is n.During:
        return sum(_claim(claim, body, fights) for claim in step.claims)
    told = MOST.get(type(step))
    if told is not None:
        return told(step)
    return inf if type(step) in STEPS else 0.0


def _claim(claim: Any, body: n.Body, fights: bool) -> float:
    if type(claim) is n.Change:
        if claim.row in MINDS:
            return inf
        return inf if fights and claim.row in CHANGES else 0.0
    if type(claim) is not n.Rule:
        return 0.5
    deed = claim.deed
    if fights and claim.mode == "cannot" and deed.verb in ("damage", "win rewards"):
        return inf
    worth = abs(RULES.get((claim.mode, deed.verb), 0.0))
    if not worth or (fights and deed.verb != "target"):
        return 0.0
    return worth * _count(deed.subject, body.targets)


def _count(subject: Any, lines: tuple[Any, ...]) -> float:
    """How many things a reference speaks of at most."""
    if subject is None or isinstance(subject, str):
        return 0
    if type(subject) is not n.TargetRef:
        return inf
    chosen = lines[subject.number - 1 : subject.number] if subject.number else lines
    return sum(
        line.high if isinstance(line, n.Pick) and isinstance(line.high, int) else inf
        for line in chosen
    )


def _move(step: n.Move) -> float:
    obj = step.obj
    if type(obj) is n.Ends and isinstance(obj.count, int):
        return abs(ENDS_WORTH.get(step.to, 0.0)) * obj.count
    if type(obj) is n.Pick and isinstance(obj.low, int) and step.to != "hand":
        cards = obj.cards
        if isinstance(cards, n.Cards) and cards.owner == "opponent" and cards.zones == ("hand",):
            return CARD * obj.low
    return inf


def _draw(step: n.Draw) -> float:
    own = step.player in ("you", None)
    return DRAW * step.number if own and isinstance(step.number, int) else inf


MOST: Final[dict[type, Callable[[Any], float]]] = {
    n.Move: _move,
    n.Draw: _draw,
    n.Look: lambda _step: 0.25,
    n.Search: lambda _step: 1.2,
    n.Organize: lambda _step: 0.2,
    n.ChangeDamage: lambda _step: 1.2,
}
"""Steps of which something can be said."""
