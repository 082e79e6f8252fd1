"""When a run may stop: a sequential test of whether a deck wins more than half of its games.

The units are rounds: one pair of games on the same shuffles against each opponent. The test looks
at whole stages of a run, in order, so when it stops does not depend on the number of workers.
"""

from collections.abc import Sequence
from typing import Final, Literal

from attrs import frozen

from .pairs import rounds
from .plan import Plan
from .play import Outcome
from .statistics import Moments, bound, difference_spread, likelihood_ratio, spread
from .versions import gains

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
            f"{self.limit:.2f}: {self.question}; at these or beyond "
            f"wrong in {100 * ERROR:.0f} % at most"
        )


def of_rate(scores: Moments) -> Standing:
    """Where the evidence stands on whether the mean score of rounds is more than one half."""
    low, high = 0.5 - MARGIN, 0.5 + MARGIN
    mean = scores.mean if scores.count else 0.5
    ratio = likelihood_ratio(mean, spread(scores), scores.count, low, high)
    question = f"{100 * low:.0f} % against {100 * high:.0f} % of the games"
    return Standing(scores.count, ratio, bound(ERROR), question)


def of_gain(gains: Moments) -> Standing:
    """Where it stands on whether a new version wins more than the old one, or less."""
    ratio = likelihood_ratio(gains.mean, difference_spread(gains), gains.count, -MARGIN, MARGIN)
    question = f"{100 * MARGIN:.0f} points less against {100 * MARGIN:.0f} more"
    return Standing(gains.count, ratio, bound(ERROR), question)


class Judge:
    """Looks at the stages of a run, one after the other."""

    def __init__(self, plan: Plan) -> None:
        self._terms = plan.setting.terms
        self._opponents = len(plan.against)
        self._has_old = plan.form == "versus"
        self._seen = Moments()

    def add(self, found: Sequence[Sequence[Outcome]]) -> None:
        """Some more outcomes of each matchup, whole pairs."""
        if self._has_old:
            new, old = found[: self._opponents], found[self._opponents :]
            self._seen = self._seen.plus(gains(self._terms, new, old))
        else:
            self._seen = self._seen.plus(rounds(self._terms, found).values())

    @property
    def standing(self) -> Standing:
        """What the outcomes say by now."""
        return of_gain(self._seen) if self._has_old else of_rate(self._seen)
