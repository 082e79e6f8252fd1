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
from .sequential import ERROR, MARGIN, Standing
from .statistics import bound, difference, difference_spread, likelihood_ratio


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
    terms: Terms, new: Sequence[Sequence[Outcome]], old: Sequence[Sequence[Outcome]]
) -> Compared:
    """How the new version fares against the old one, by the rounds of both."""
    mine, theirs = rounds(terms, new), rounds(terms, old)
    places = sorted(mine.keys() & theirs.keys())
    count = len(places) or 1
    gain, low, high = difference([mine[place] - theirs[place] for place in places])
    return Compared(
        len(places),
        sum(mine[place] for place in places) / count,
        sum(theirs[place] for place in places) / count,
        gain,
        low,
        high,
    )


def versus(
    terms: Terms, new: Sequence[Sequence[Outcome]], old: Sequence[Sequence[Outcome]]
) -> Standing:
    """Whether it is clear by now that the new version wins more, or less, than the old one."""
    mine, theirs = rounds(terms, new), rounds(terms, old)
    gains = [mine[place] - theirs[place] for place in sorted(mine.keys() & theirs.keys())]
    mean = sum(gains) / len(gains) if gains else 0.0
    ratio = likelihood_ratio(mean, difference_spread(gains), len(gains), -MARGIN, MARGIN)
    question = f"{100 * MARGIN:.0f} points less against {100 * MARGIN:.0f} more"
    return Standing(len(gains), ratio, bound(ERROR), question)
