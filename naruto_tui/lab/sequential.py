"""When a run may stop: a sequential test of whether a deck wins more than half of its games.

The units are rounds: one pair of games on the same shuffles against each opponent. The test looks
at whole stages of a run, in order, so when it stops does not depend on the number of workers.
"""

from collections.abc import Sequence
from typing import Final, Literal

from attrs import frozen

from naruto_tui.rules.matches import Terms

from .pairs import rounds
from .play import Outcome
from .statistics import bound, likelihood_ratio, spread

MARGIN: Final = 0.03
"""The test tells rates above one half by this much from those below it by as much."""
ERROR: Final = 0.05
"""How often it may be wrong where the rate is just so far from one half; rarer beyond."""
LEAST: Final = 10
"""Rounds before which the spread of the scores is not known well enough to decide."""

Verdict = Literal["more", "less", "undecided"]


@frozen
class Standing:
    """How far the evidence has come."""

    rounds: int
    ratio: float
    """The log-likelihood ratio of what lies `MARGIN` above against what lies so much below."""
    limit: float
    """Where the ratio decides; below its negative likewise."""
    question: str
    """What is told from what, in words."""

    @property
    def verdict(self) -> Verdict:
        """Whether the deck wins `more` or `less` than half of its games, if that is decided."""
        if self.rounds < LEAST or abs(self.ratio) < self.limit:
            return "undecided"
        return "more" if self.ratio > 0 else "less"

    @property
    def is_decided(self) -> bool:
        return self.verdict != "undecided"

    @property
    def evidence(self) -> str:
        """The ratio and its bounds, in words."""
        return (
            f"log-likelihood ratio {self.ratio:+.2f}, bounds {-self.limit:.2f} and "
            f"{self.limit:.2f}: {self.question}, wrong in {ERROR:.0%} at most"
        )


def standing(terms: Terms, found: Sequence[Sequence[Outcome]]) -> Standing:
    """What the outcomes of each matchup say by now."""
    scores = list(rounds(terms, found).values())
    low, high = 0.5 - MARGIN, 0.5 + MARGIN
    mean = sum(scores) / len(scores) if scores else 0.5
    ratio = likelihood_ratio(mean, spread(scores), len(scores), low, high)
    question = f"{100 * low:.0f} % against {100 * high:.0f} % of the games"
    return Standing(len(scores), ratio, bound(ERROR), question)
