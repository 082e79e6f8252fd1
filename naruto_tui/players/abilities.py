"""Using activated abilities: what one would bring beyond its price, and how to use it."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.rules.choices import Option
from naruto_tui.rules.modes import bodies_of
from naruto_tui.rules.price_x import asks_x
from naruto_tui.rules.sight import declarable, reading
from naruto_tui.rules.view import View

from .odds import flips
from .plans import MOST_WAYS, Plan, Weighing, subsets

MOST_X: Final = 6
"""The largest X that is looked at."""


def best_use(
    view: View, options: list[tuple[int, Option]], weighing: Weighing, floor: float
) -> tuple[int, Plan] | None:
    """The place of the ability that brings most, above the floor, and how it is used."""
    found = None
    for place, option in options:
        for plan in _ways(view, option, weighing):
            if weighing.is_late():
                return found
            if plan.gain > floor:
                floor = plan.gain
                found = (place, plan)
    return found


def _ways(view: View, option: Option, weighing: Weighing) -> Iterator[Plan]:
    """The ways to use an ability, each with its gain, the price taken off."""
    ability = view.ability(option.card, option.index)
    assert isinstance(ability, n.Activated)
    steps = (*ability.price, *ability.body.steps)
    modes = next((len(one.rows) for one in steps if isinstance(one, n.Modes)), 1)
    weigh = weighing.average if flips(steps) else weighing.gain
    for targets, own in _declared(view, option.card, ability.body):
        for x in range(1, MOST_X + 1) if asks_x(ability.price, ability.body) else (0,):
            if x > 1 and x > len(view.chakra(view.seat)) and _pays_chakra(ability):
                break
            for mode in range(modes) if own is None else (own,):
                text = reading(view, option.card, view.seat, "effect", steps, targets=targets, x=x)
                yield Plan(weigh(text, steps, (mode,)), option.card, -1, targets, mode, x)


def _pays_chakra(ability: n.Activated) -> bool:
    return any(isinstance(step, n.Pay) for step in ability.price)


def _declared(
    view: View, card: int, body: n.Body
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int | None]]:
    """What could be declared, and for which mode if that has targets of its own."""
    for place, one in enumerate(bodies_of(body)):
        for targets in _declarations(view, card, one.targets):
            yield targets, None if one is body else place


def _declarations(
    view: View, card: int, lines: tuple[Any, ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """What the target lines could declare."""
    options: list[list[tuple[int, ...]]] = []
    for line in lines:
        if isinstance(line, n.Pick):
            options.append(subsets(declarable(view, card, "effect", -1, line), line))
        else:
            options.append([tuple(reading(view, card, view.seat, "effect").things(line))])
    yield from islice(product(*options), MOST_WAYS)
