"""Games in which something was so against those in which it was not, and many such looks at once.

The formulas; what is compared others say.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

from attrs import frozen

LEAST: Final = 20
"""Games with and games without, below which a difference is not told: its error is not known."""
WRONG: Final = 0.05
"""The part of the intervals of differences that are called sure, which may miss on average."""

Game = tuple[Hashable, float, int]
"""Stratum, score (0 to 1), and 1 if it was so."""
Cluster = tuple[Game, ...]
"""Games on the same shuffles: what happens in one tells of the others."""


@frozen
class Difference:
    """How much more of the games are won in which something was so."""

    so: int
    """Games in which it was so."""
    games: int
    won: float
    """Their score, and that of the others."""
    lost: float
    value: float
    """From -1 to 1, within the strata."""
    error: float
    """Its standard error."""

    @property
    def share(self) -> float:
        return self.so / self.games if self.games else 0.0

    @property
    def is_told(self) -> bool:
        """Whether there are enough games of both kinds to tell the difference."""
        return min(self.so, self.games - self.so) >= LEAST and self.error > 0

    @property
    def chance(self) -> float:
        """How often so large a difference comes about where there is none (two-sided)."""
        return 2 * (1 - NormalDist().cdf(abs(self.value) / self.error)) if self.is_told else 1.0

    def reach(self, level: float) -> float:
        """How far its interval goes to both sides, where this part of such intervals miss."""
        return NormalDist().inv_cdf(1 - level / 2) * self.error


def difference_of(clusters: Mapping[Cluster, int] | Iterable[Cluster]) -> Difference:
    """The difference of the scores of games with and without, each stratum by itself.

    The slope of a linear model with a level for each stratum, whose error is that for clusters of
    any dependence: the sandwich estimator of Liang and Zeger (1986), each cluster by the part that
    it does not have in the slope itself (CR3: Bell and McCaffrey, 2002), which without that would
    be too sure of few games. One even game of its own is counted in.

    `clusters` may be given as how often each kind of cluster occurs.
    """
    kinds = clusters if isinstance(clusters, Mapping) else Counter(clusters)
    counts: dict[Hashable, list[float]] = {}
    for cluster, often in kinds.items():
        for stratum, score, so in cluster:
            sums = counts.setdefault(stratum, [0.0, 0.0, 0.0, 0.0])
            sums[0] += often
            sums[1] += often * so
            sums[2] += often * score
            sums[3] += often * so * score
    games, so, score, won = (sum(sums[i] for sums in counts.values()) for i in range(4))
    within = sum(sums[1] * (1 - sums[1] / sums[0]) for sums in counts.values())
    others = games - so
    rates = (won / so if so else 0.0, (score - won) / others if others else 0.0)
    if within <= 0:
        return Difference(round(so), round(games), *rates, 0.0, 0.0)
    value = sum(sums[3] - sums[1] * sums[2] / sums[0] for sums in counts.values()) / within
    means = {key: (sums[1] / sums[0], sums[2] / sums[0]) for key, sums in counts.items()}
    squares = 0.0
    for cluster, often in kinds.items():
        pull = weight = 0.0
        for stratum, points, was_so in cluster:
            mean_so, mean_score = means[stratum]
            far = was_so - mean_so
            pull += far * (points - mean_score - value * far)
            weight += far * far
        squares += often * (pull / max(0.5, 1 - weight / within)) ** 2
    squares += within / games / 4
    return Difference(round(so), round(games), *rates, value, sqrt(squares) / within)


def level_of_sure(chances: Sequence[float], wrong: float = WRONG) -> float:
    """How unlikely a difference must be to be called sure, of so many that were looked at.

    Benjamini and Hochberg (1995): of those called sure, the part `wrong` at most is chance on
    average. Intervals of this level (that miss so seldom) hold for the sure ones likewise, which
    Benjamini and Yekutieli (2005) call the false coverage rate; they leave out zero just where a
    difference is sure. If none is, the level is that of Bonferroni.
    """
    count = len(chances)
    if not count:
        return wrong
    ordered = sorted(chances)
    sure = max((i for i, one in enumerate(ordered, 1) if one <= i * wrong / count), default=0)
    return max(1, sure) * wrong / count
