"""What coins are worth to whoever bears them: by their kind, or by what their card says of them."""

from typing import Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of, walk

COINS: Final[dict[str, float]] = {
    "+1/+1": 1.6,
    "growth": 1.6,
    "+1/+0": 1.0,
    "+0/+1": 0.7,
    "-1/-1": -1.6,
}
"""Coins that say by their kind what they do."""
OTHER: Final = -0.3
"""A coin with a name is mostly there to harm."""
ARMOUR: Final = 0.8
"""One that will take damage off its bearer later, if not now."""

_armour: Final[dict[int, tuple[Card, frozenset[str]]]] = {}


def armour(card: Card) -> frozenset[str]:
    """Names of the coins that, by this card, are taken off for damage (K-23.3)."""
    found = _armour.get(id(card))
    if found is None or found[0] is not card:
        found = _armour[id(card)] = (card, frozenset(_armour_of(card)))
    return found[1]


def _armour_of(card: Card) -> list[str]:
    given = (
        node.value
        for ability in program_of(card).abilities
        for node in walk(ability)
        if isinstance(node, n.Change) and node.row == "gain ability"
    )
    return [
        step.kind
        for one in given
        if isinstance(one, n.Replacing)
        and one.event.verb == "damage"
        and any(isinstance(step, n.ChangeDamage) for step in one.body.steps)
        for step in one.price or ()
        if isinstance(step, n.Coin) and isinstance(step.number, int) and step.number < 0
    ]
