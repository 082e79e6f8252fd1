"""What a printed card's text amounts to, worked out once: price, X, swing, punch."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Any, Final

from attrs import frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import RANKS, Card
from naruto_tui.rules.modes import bodies_of
from naruto_tui.rules.program import program_of
from naruto_tui.rules.select import compare

from .ceiling import ceiling
from .changes import CHANGES, MINDS
from .odds import flips
from .value import CARD, CHAKRA, body, steps_worth

ANYTHING: Final = 99
"""A swing that may turn any fight, or a text that is about more than fights."""

HAND_COST: Final = 0.9
"""What each card of a hand cost is worth."""


@frozen(eq=False)
class Sheet:
    """Facts of a printed card that its players need again and again."""

    card: Card
    price: float
    """What is given up by using a Jutsu: the card becomes chakra, its chakra is gone."""
    x_price: int
    """Chakra for each X."""
    x_only: str
    """The symbol X is paid with, or empty."""
    fixed: int
    """Chakra beside X."""
    cheapest: int
    """Chakra for its cheapest use, or 0 for what needs none."""
    flips: bool
    """Whether a coin is flipped."""
    bodies: tuple[n.Body, ...]
    """What its body may become by a mode that is chosen."""
    modes: int
    swing: int
    """The most by which it changes a team's power this turn, if it does nothing else."""
    ceiling: tuple[float, float]
    """The most it can bring while there is no fight, and while there are some."""
    punch: int
    """By how much it tends to turn the fight of its user."""
    powers_only: bool
    """Whether it changes powers this turn and does nothing else."""
    personal: bool
    """Whether it matters who its user is."""
    aims: bool
    """Whether it stays in play and says something of its targets."""
    bars: tuple[str, ...]
    """Kinds of card that it keeps its player from playing while it is chakra."""
    finds: bool
    """Whether it brings cards or Ninja, so that it is better played first."""
    deployed: float
    """What deploying it brings."""


_sheets: Final[dict[int, Sheet]] = {}


def sheet(card: Card) -> Sheet:
    """The sheet of a card, made at the first call."""
    found = _sheets.get(id(card))
    if found is None or found.card is not card:
        found = _sheets[id(card)] = _make(card)
    return found


def _make(card: Card) -> Sheet:
    text = program_of(card).body
    fixed = min((cost.total for cost in card.costs), default=0)
    aims = card.permanent and bool(text.targets)
    return Sheet(
        card=card,
        price=CARD - CHAKRA + CHAKRA * fixed,
        x_price=max(
            (*(cost.x for cost in card.costs), *map(_x_of, program_of(card).besides)), default=0
        ),
        x_only=program_of(card).x_only,
        fixed=fixed,
        cheapest=min((cost.total + cost.x for cost in card.costs), default=0),
        flips=flips(text.steps),
        bodies=tuple(bodies_of(text)),
        modes=next((len(step.rows) for step in text.steps if isinstance(step, n.Modes)), 1),
        swing=min(ANYTHING, _swing(text.steps)),
        ceiling=(inf, inf) if aims else (ceiling(text, fights=False), ceiling(text, fights=True)),
        punch=_punch(text.steps),
        powers_only=not aims and all(map(_is_of_powers, text.steps)),
        aims=aims,
        bars=tuple(_bars(card)),
        personal=_speaks_of_user(text),
        finds=any(isinstance(step, n.Draw | n.Search | n.Look | n.Enter) for step in text.steps),
        deployed=_deployed(card),
    )


def _x_of(step: Any) -> int:
    """Chakra that a price beside the cost takes for each X."""
    return int(isinstance(step, n.Pay) and step.generic == n.Var("x"))


def _is_of_powers(step: Any) -> bool:
    return isinstance(step, n.During) and all(
        isinstance(claim, n.Change) and claim.row in CHANGES for claim in step.claims
    )


def _bars(card: Card) -> Iterator[str]:
    for ability in program_of(card).abilities:
        if isinstance(ability, n.Static) and ability.zone == "chakra":
            for claim in ability.claims:
                match claim:
                    case n.Rule("cannot", n.Deed("play", "you", object=n.Cards(kinds=kinds))):
                        yield from kinds


def _deployed(card: Card) -> float:
    """A body, and what its entering does, beyond the cards it costs."""
    entering = sum(
        steps_worth(ability.body.steps)
        for ability in program_of(card).abilities
        if isinstance(ability, n.Triggered) and any(d.verb == "enter" for d in ability.events)
    )
    return body(card, injured=False) + entering - HAND_COST * card.hand


def _swing(steps: tuple[Any, ...]) -> int:
    """How much power the steps can add or take at most."""
    total = 0
    for step in steps:
        if isinstance(step, n.During):
            total += sum(_claim_swing(claim) for claim in step.claims)
        elif isinstance(step, n.If):
            total += max(_swing(step.then), _swing(step.otherwise))
        elif isinstance(step, n.Side):
            total += _swing(step.steps)
        elif not isinstance(step, n.Flip):
            return ANYTHING
    return total


_uses: Final[dict[tuple[int, int], tuple[Card, Card, bool]]] = {}


def could_use(jutsu: Card, ninja: Card) -> bool:
    """Whether a printed Ninja fits a Jutsu's requirements, as far as print alone tells."""
    key = id(jutsu), id(ninja)
    found = _uses.get(key)
    if found is None or found[0] is not jutsu or found[1] is not ninja:
        requires = program_of(jutsu).requires
        fits = not requires or any(_fits(one.filters, ninja) for one in requires)
        found = _uses[key] = (jutsu, ninja, fits)
    return found[2]


def _fits(filters: tuple[Any, ...], ninja: Card) -> bool:
    return all(PRINTED[type(one)](one, ninja) for one in filters if type(one) in PRINTED)


def _rank(one: n.Rank, ninja: Card) -> bool:
    ranks = [RANKS[word] for word in ninja.words if word in RANKS]
    if one.word not in RANKS:
        return not ranks
    return any(compare(rank, one.op, RANKS[one.word]) for rank in ranks)


PRINTED: Final[dict[type, Callable[[Any, Card], bool]]] = {
    n.Word: lambda one, ninja: one.text in ninja.words or one.text in ninja.attributes,
    n.Named: lambda one, ninja: not set(one.names).isdisjoint(ninja.names),
    n.NamePart: lambda one, ninja: any(one.text in name for name in ninja.names),
    n.Symbol: lambda one, ninja: one.letter in ninja.symbols,
    n.Rank: _rank,
}
"""Filters that print answers; of the others the best is hoped."""

PUNCHES: Final[dict[type, int]] = {
    n.Damage: 2,
    n.Injure: 2,
    n.StandBy: 3,
    n.Control: 3,
}


def _punch(steps: tuple[Any, ...]) -> int:
    """What the steps do to a fight, as a number of power."""
    total = 0
    for step in steps:
        if isinstance(step, n.During):
            total += sum(map(_claim_punch, step.claims))
        elif isinstance(step, n.Move):
            total += (
                3 if isinstance(step.obj, n.TargetRef) and step.to in ("hand", "deck top") else 0
            )
        elif isinstance(step, n.Side):
            total += 0 if step.heads else _punch(step.steps)
        else:
            total += PUNCHES.get(type(step), 0)
    return min(total, 7)


def _claim_punch(claim: Any) -> int:
    if not isinstance(claim, n.Change) or claim.row not in CHANGES:
        return 0
    if claim.row in ("set combat", "set power", "not counted"):
        return 3
    value = claim.value[0] if isinstance(claim.value, tuple) else claim.value
    if claim.row in ("power", "combat"):
        return abs(value) if isinstance(value, int) else 2
    return 0


def _claim_swing(claim: Any) -> int:
    if not isinstance(claim, n.Change):
        return 0
    if claim.row in ("power", "combat", "support") and claim.per is None:
        values = claim.value if isinstance(claim.value, tuple) else (claim.value,)
        if all(isinstance(value, int) for value in values):
            return max(abs(value) for value in values if isinstance(value, int))
        return ANYTHING
    return ANYTHING if claim.row in CHANGES or claim.row in MINDS else 0


def _speaks_of_user(node: object) -> bool:
    if isinstance(node, n.User):
        return True
    if isinstance(node, tuple):
        return any(map(_speaks_of_user, node))
    fields = getattr(type(node), "__attrs_attrs__", ())
    return any(_speaks_of_user(getattr(node, field.name)) for field in fields)
