"""Choosing among things: for each kind of step, what acting on one thing brings."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.choices import PickCards, PickNumber, YesNo
from naruto_tui.rules.program import program_of
from naruto_tui.rules.sight import reading
from naruto_tui.rules.state import HAND
from naruto_tui.rules.view import View

from .changes import CHANGES, RULES
from .coins import COINS, OTHER
from .effects import ENDS_WORTH, moved, zone_worth
from .outlook import Outlook, Scene
from .plans import Weighing
from .value import CARD

Worth = Callable[[Outlook, Any, int], float]


def pick(view: View, choice: PickCards) -> tuple[int, ...]:
    """Answers a pick made while an effect is carried out."""
    node = getattr(choice.asked.step, "node", None)
    worth = ACTS.get(type(node))
    outlook = Outlook(Scene(view))
    if worth is None:
        return choice.cards[: choice.low]
    return best(choice, lambda thing: worth(outlook, node, thing))


def best(choice: PickCards, worth: Callable[[int], float]) -> tuple[int, ...]:
    """As many as must be, and more while they are worth it."""
    ranked = sorted(choice.cards, key=worth, reverse=True)
    more = [thing for thing in ranked[choice.low : choice.high] if worth(thing) > 0]
    return tuple(ranked[: choice.low] + more)


def target(view: View, choice: PickCards) -> tuple[int, ...]:
    """Declares targets one by one, by what the text would do to each."""
    source = choice.asked.source
    card = view.card(source)
    if card is None:
        return choice.cards[: choice.low]
    program = program_of(card)
    body = program.body
    kind: str = card.kind
    if not body.targets:
        kind = "effect"
        bodies = [one.body for one in program.abilities if isinstance(one, n.Triggered)]
        body = next((one for one in bodies if one.targets), body)
    weighing = Weighing(view)

    def worth(thing: int) -> float:
        text = reading(view, source, view.seat, kind, body.steps, targets=((thing,),))
        return weighing.gain(text, body.steps)

    return best(choice, worth)


def optional_gain(view: View, choice: YesNo) -> float:
    """What an optional effect brings, its price counted."""
    steps, that = _offered(choice.asked.step)
    card = view.card(choice.asked.source)
    if card is not None:
        steps = (*steps, *_follows(card, getattr(choice.asked.step, "node", None)))
    text = reading(view, choice.asked.source, view.seat, "effect", steps)
    text.frame.that = that
    return Weighing(view).gain(text, steps)


def _offered(step: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The steps a question is about, price first, and what `that` means in them.

    The step that asks holds the text in question: a `you may` being carried out, a trigger that
    waits with its price, or a replacement.
    """
    if hasattr(step, "node"):
        return step.node.steps, {}
    waiting = getattr(step, "waiting", None)
    ability = step.ability if waiting is None else waiting.node
    that = step.frame.that if waiting is None else waiting.that
    return (*(ability.price or ()), *ability.body.steps), that


def _follows(card: Card, node: Any) -> tuple[Any, ...]:
    """What `if you do` adds to a `you may` of a card."""
    program = program_of(card)
    bodies = [program.body, *(getattr(one, "body", None) for one in program.abilities)]
    for body in bodies:
        for step, after in pairwise(body.steps if body is not None else ()):
            if step is node and type(after) is n.IfDone:
                return (after,)
    return ()


def _move(outlook: Outlook, node: n.Move, thing: int) -> float:
    return moved(outlook, thing, node.to)


def _harm(outlook: Outlook, _node: Any, thing: int) -> float:
    return -outlook.sign(thing) * outlook.worth(thing)


def _help(outlook: Outlook, _node: Any, thing: int) -> float:
    return outlook.sign(thing) * outlook.worth(thing)


def _coin(outlook: Outlook, node: n.Coin, thing: int) -> float:
    good = COINS.get(node.kind, OTHER)
    if isinstance(node.number, int) and node.number < 0:
        good = -good
    return outlook.sign(thing) * good * (1 + 0.01 * outlook.worth(thing))


def _take(outlook: Outlook, _node: Any, thing: int) -> float:
    """What is found or shown is meant to be had."""
    return zone_worth(outlook, thing, HAND)


def _enter(outlook: Outlook, _node: n.Enter, thing: int) -> float:
    return outlook.worth(thing) - CARD * 0.5


def _changed(outlook: Outlook, node: n.During, thing: int) -> float:
    """What the changes of a sentence bring on this thing, roughly."""
    good = 0.0
    for claim in node.claims:
        if isinstance(claim, n.Rule):
            good += RULES.get((claim.mode, claim.deed.verb), 0.0)
        elif isinstance(claim, n.Change) and (change := CHANGES.get(claim.row)) is not None:
            parts = claim.value if isinstance(claim.value, tuple) else (claim.value,)
            by = tuple(part if isinstance(part, int) else 1 for part in parts)
            now = outlook.powers(thing)
            good += sum(change(outlook, thing, now, by)) - sum(now)
    return outlook.sign(thing) * good


ACTS: Final[dict[type, Worth]] = {
    n.During: _changed,
    n.Move: _move,
    n.Damage: _harm,
    n.Injure: _harm,
    n.StandBy: _harm,
    n.Oppose: _harm,
    n.Heal: _help,
    n.Coin: _coin,
    n.Search: _take,
    n.Reveal: _take,
    n.Look: _take,
    n.Enter: _enter,
    n.Join: _enter,
    n.Control: _harm,
}
"""What acting on a thing brings the seat, for each kind of step that may ask."""


def how_many_off(choice: PickNumber) -> int:
    """Cards off the end of a deck: all that may be, or none where each of them is a loss."""
    node = choice.asked.step.node
    if isinstance(node, n.Look | n.Reveal):
        return choice.high
    worth = ENDS_WORTH.get(node.to, 0.0)
    gains = worth > 0 if node.obj.owner == "you" else worth <= 0
    return choice.high if gains else choice.low
