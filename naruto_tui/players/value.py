"""What things are worth, in points: rewards, bodies, cards in a hand, chakra.

A body is judged by its powers and by what its text tends to do; nothing here knows a card by name.
"""

from functools import cache
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of

CHAKRA: Final = 0.7
DRAW: Final = 2.0
CARD: Final = 1.6
"""A card in a hand of which nothing is known."""
WIN: Final = 1000.0
HEALTHY: Final = 3.5
"""A healthy body, its powers left out."""
INJURED: Final = 0.6
SUPPORT: Final = 1.0
"""A point of Support, in points of Combat."""
FIRST_REWARD: Final = 1.0
"""What the first reward is worth ..."""
EACH_REWARD: Final = 0.3
"""... and how much more each further one is."""


@cache
def reward_scale(wanted: int) -> tuple[float, ...]:
    """What having so many rewards is worth; it rises near the end, and the last one is the game."""
    scale = [0.0]
    for have in range(1, wanted + 30):
        step = FIRST_REWARD + EACH_REWARD * have
        scale.append(scale[-1] + step if have < wanted else WIN)
    return tuple(scale)


_bodies: Final[dict[int, tuple[Card, float, float]]] = {}


def body(card: Card, *, injured: bool) -> float:
    """A Ninja, Client or Permanent in play."""
    found = _bodies.get(id(card))
    if found is None or found[0] is not card:
        found = _bodies[id(card)] = (card, *_body(card))
    return found[2] if injured else found[1]


def _body(card: Card) -> tuple[float, float]:
    text = text_worth(card)
    if card.kind != "ninja":
        return max(1.0, text), max(1.0, text)
    healthy = HEALTHY + _pair(card.healthy.combat, card.healthy.support)
    injured = INJURED + _pair(card.injured.combat, card.injured.support)
    # What only a healthy Ninja says is worth a bit more than the bare powers show.
    return healthy + text, min(injured, healthy + 1)


def _pair(combat: int, support: int) -> float:
    return max(combat, 0) + SUPPORT * max(support, 0)


STEP_WORTH: Final[dict[type, float]] = {
    n.Draw: 2.0,
    n.Search: 1.5,
    n.Heal: 1.5,
    n.Damage: 2.0,
    n.Injure: 2.0,
    n.Coin: 1.0,
    n.WinReward: 4.0,
    n.Negate: 2.5,
    n.Control: 4.0,
    n.Enter: 3.0,
    n.Join: 2.0,
    n.StandBy: 1.5,
    n.Oppose: 1.0,
    n.SkipShowdown: 1.0,
    n.Look: 0.3,
    n.Marker: 1.0,
    n.ChangeDamage: 1.0,
    n.During: 1.0,
    n.Move: 0.6,
}
"""What a step tends to be worth to its player, when nothing is known of the moment."""

_EVENT_WORTH: Final[dict[str, float]] = {
    "enter": 0.0,
    "leave": 0.2,
    "win": 0.4,
    "send": 0.6,
    "attack": 0.6,
    "block": 0.4,
    "step": 0.9,
}
"""How often a trigger comes, in what a body is worth; its entering is behind it."""


_OTHERS_ENTER: Final[dict[str, float]] = {"opponent": 0.9, "you": 0.7}
"""The same for other cards that enter play, by whose they are."""


def text_worth(card: Card) -> float:
    """What a card's lines tend to be worth while it is in play."""
    return sum(_ability_worth(ability) for ability in program_of(card).abilities)


def _ability_worth(ability: Any) -> float:
    if isinstance(ability, n.Static):
        return sum(_claim_worth(claim) for claim in ability.claims)
    if isinstance(ability, n.Triggered):
        often = max(map(_often, ability.events), default=0.3)
        return often * steps_worth(ability.body.steps)
    if isinstance(ability, n.Replacing | n.Activated):
        return 0.5 * steps_worth(ability.body.steps)
    return 0.0


def _often(deed: n.Deed) -> float:
    """How often it comes to a deed while the card is in play."""
    if deed.verb == "enter" and isinstance(deed.subject, n.Cards):
        return _OTHERS_ENTER.get(deed.subject.owner, 0.3)
    return _EVENT_WORTH.get(deed.verb, 0.3)


def _claim_worth(claim: Any) -> float:
    if isinstance(claim, n.Rule):
        own = isinstance(claim.deed.subject, n.This | n.TeamOf)
        bad = claim.deed.verb in ("send", "attack", "block", "use")
        return -0.8 if own and bad else 0.5
    return 0.5


def steps_worth(steps: tuple[Any, ...]) -> float:
    """What steps tend to be worth to their player."""
    total = 0.0
    for step in steps:
        if isinstance(step, n.Move):
            total += _move_worth(step)
        elif isinstance(step, n.If):
            total += 0.5 * steps_worth(step.then)
        elif isinstance(step, n.May | n.ForEach | n.Later | n.Side):
            total += 0.6 * steps_worth(step.steps)
        elif isinstance(step, n.IfDone):
            total += steps_worth(step.then)
        else:
            total += STEP_WORTH.get(type(step), 0.0)
    return total


def _move_worth(step: n.Move) -> float:
    cards = getattr(step.obj, "cards", None)
    own = isinstance(cards, n.Cards) and cards.owner == "you"
    if step.to == "discard" and own:
        return -1.0
    return STEP_WORTH[n.Move]
