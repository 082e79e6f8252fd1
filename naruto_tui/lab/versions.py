"""Two versions of a deck against the same opponents: by how much the new one is better.

Both are dealt from the same shuffles, in which the cards they share lie at the same places, so
most of the luck is the same for both and only what was changed makes the difference.
"""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.rules.matches import Terms

from .pairs import rounds
from .play import Outcome
from .statistics import Moments, difference


def aligned(old: Sequence[Card], new: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the old version in an order in which shared ones lie where the new one has them.

    What only the old one has fills the other places in its own order; what is over lies behind.
    """
    left = Counter(old)
    places: list[Card | None] = []
    for card in new:
        shared = left[card] > 0
        left[card] -= shared
        places.append(card if shared else None)
    own = []
    for card in old:
        if left[card] > 0:
            left[card] -= 1
            own.append(card)
    rest = iter(own)
    filled = [card or next(rest, None) for card in places]
    return (*[card for card in filled if card is not None], *rest)


@frozen
class Compared:
    """What both versions won, and the difference in points of 0 to 1."""

    rounds: int
    """Pairs of games against each opponent that both versions have finished."""
    new: float
    old: float
    gain: float
    low: float
    high: float
    """The ends of the 95 % interval of the gain."""


def compared(
    terms: Terms,
    new: Sequence[Sequence[Outcome]],
    old: Sequence[Sequence[Outcome]],
    *,
    always: bool = False,
) -> Compared:
    """How the new version fares against the old one, by the rounds of both.

    `always`: the run ends by what it has seen, so its interval has to hold at any time.
    """
    both = _both(terms, new, old)
    count = len(both) or 1
    gain, low, high = difference(Moments().plus(gains(terms, new, old)), always=always)
    mine, theirs = (sum(scores) / count for scores in zip(*both, strict=True)) if both else (0, 0)
    return Compared(len(both), mine, theirs, gain, low, high)


def gains(
    terms: Terms, new: Sequence[Sequence[Outcome]], old: Sequence[Sequence[Outcome]]
) -> list[float]:
    """By how much the new version's score exceeds the old one's, in each round of both."""
    return [mine - theirs for mine, theirs in _both(terms, new, old)]


def _both(
    terms: Terms, new: Sequence[Sequence[Outcome]], old: Sequence[Sequence[Outcome]]
) -> list[tuple[float, float]]:
    mine, theirs = rounds(terms, new), rounds(terms, old)
    return [(mine[place], theirs[place]) for place in sorted(mine.keys() & theirs.keys())]
