"""The formulas of the lab. Each says where it is from; the tests check them by other means."""

from collections.abc import Iterable, Sequence
from math import log, sqrt
from statistics import NormalDist

from attrs import frozen

CONFIDENCE = 0.95


def wilson(wins: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The score interval for a win rate (Wilson, 1927); draws may count as half a win.

    Both counts may be those of as many independent games as would tell as much (`worth`). With no
    games the rate may be anything: (0, 1).
    """
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values do not exceed (0 for none)."""
    if not values:
        return 0
    ordered = sorted(values)
    place = max(0, -(-len(ordered) * share // 1) - 1)
    return ordered[min(int(place), len(ordered) - 1)]


@frozen
class Moments:
    """Count, sum and sum of squares of some values; more can be added as they come."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, values: Iterable[float]) -> "Moments":
        """With these values too. One by one, so that the parts they come in make no difference."""
        count, total, squares = self.count, self.total, self.squares
        for value in values:
            count += 1
            total += value
            squares += value * value
        return Moments(count, total, squares)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def spread(self, independent: float) -> float:
        """The variance, where one value that varies as much as `independent` is counted in."""
        around = max(0.0, self.squares - self.count * self.mean**2)
        return (around + independent) / (self.count or 1)


def worth(strata: Iterable[Moments]) -> float:
    """How many independent games one game is worth, where games come in pairs on one shuffle.

    Each stratum holds the pair scores (0 to 1) against one opponent; 1 where there are no pairs.
    It is the inverse of the design effect (Kish, 1965): rate * (1 - rate) / (2 * pairs) over the
    variance of the mean. A deck that is shuffled well wins both games of a pair, which makes it
    less than 1; who begins wins both halves of a mirror, which makes it more. The variance is taken
    within each stratum, whose opponents are fixed, and a pair of independent games is counted with
    those of each, so that few pairs that happen to be alike do not pass for certainty.
    """
    strata = tuple(strata)
    count = sum(one.count for one in strata)
    variance = sum(spread(one) * one.count for one in strata)
    if variance == 0:
        return 1.0
    rate = sum(one.total for one in strata) / count
    return rate * (1 - rate) * count / (2 * variance)


def spread(scores: Moments) -> float:
    """The variance of pair scores, one pair of independent games counted in."""
    if not scores.count:
        return 0.0
    return scores.spread(scores.mean * (1 - scores.mean) / 2)


def difference_spread(gains: Moments) -> float:
    """The variance of differences of pair scores, one of even independent games counted in."""
    return gains.spread(1 / 4)


def difference(gains: Moments, confidence: float = CONFIDENCE) -> tuple[float, float, float]:
    """The mean of paired differences (-1 to 1) with its normal interval.

    With no differences the mean is 0 and may be anything: (0, -1, 1).
    """
    if not gains.count:
        return 0.0, -1.0, 1.0
    mean = gains.mean
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    reach = z * sqrt(difference_spread(gains) / gains.count)
    return mean, max(-1.0, mean - reach), min(1.0, mean + reach)


def likelihood_ratio(mean: float, variance: float, count: int, low: float, high: float) -> float:
    """The log-likelihood ratio of a true mean of `high` against one of `low`.

    The normal approximation of the generalised sequential test (Van den Bergh, 2017), for a mean
    of `count` values of this estimated variance. Where they do not vary at all (a deck that wins
    or loses everything) the variance is taken to be that of pairs of even independent games, 1/8.
    """
    return count * (high - low) * (2 * mean - low - high) / (2 * (variance or 1 / 8))


def bound(error: float) -> float:
    """How far the log-likelihood ratio must go for errors of both kinds to be rarer than that.

    Wald's bounds (1945) are log((1 - error) / error) and its negative.
    """
    return log((1 - error) / error)
