"""The formulas of the lab, all of them; what they are asked of others say.

Each says what it means where it stands, and where it is from:

- `wilson`: the interval of a rate. Wilson (1927), the score interval.
- `at_any_time`: the same, and that of a difference, where the run ends by what it has seen. Ville
  (1939) and Robbins (1970), the mixture of normal martingales, with an estimated variance as in
  Waudby-Smith, Arbour, Sinha, Kennedy and Oh (2024).
- `worth`: how much games on the same shuffles tell. Kish (1965), the design effect.
- `difference`: of two versions of a deck. The normal interval of paired differences.
- `likelihood_ratio`, `bound`: when a run may stop. Wald (1945), the sequential test of a
  probability ratio, generalised to scores of any spread by Van den Bergh (2017).
- `difference_of`: games with a card against those without. Least squares within strata; errors by
  Liang and Zeger (1986) as corrected by Bell and McCaffrey (2002).
- `level_of_sure`: many such looks at once. Benjamini and Hochberg (1995), Benjamini and Yekutieli
  (2005).
- `ratings`: every deck against every deck. Bradley and Terry (1952), fitted by Zermelo's (1929)
  iteration, in the points of Elo (1978).
- `quantile`: that of the inverted distribution (type 1 of Hyndman and Fan, 1996).

The tests check them against scipy, against their definitions, and by simulation.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

from attrs import frozen

CONFIDENCE: Final = 0.95
KEENEST: Final = 100
"""Independent games after which `at_any_time` is as narrow as it can be."""


# -- rates, and how much games tell --------------------------------------------------------------


def wilson(
    wins: float, games: float, confidence: float = CONFIDENCE, *, always: bool = False
) -> tuple[float, float]:
    """The score interval for a win rate (Wilson, 1927); draws may count as half a win.

    Both counts may be those of as many independent games as would tell as much (`worth`). With no
    games the rate may be anything: (0, 1). `always`: it holds whenever a run ends (`at_any_time`).
    """
    if games == 0:
        return 0.0, 1.0
    z = at_any_time(games, confidence) if always else at_the_end(confidence)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def at_the_end(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval goes to each side, after a fixed number of games."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def at_any_time(games: float, confidence: float = CONFIDENCE) -> float:
    """How many it must go, so that the intervals of all numbers of games hold at once.

    So it holds whatever a run ends by: with this confidence at least, mostly with more. Robbins
    (1970): the likelihood ratio of a mean that is itself normally distributed, against the true
    one, is a martingale from 1 on, and passes 1 / (1 - confidence) in no more than so many runs
    (Ville, 1939). That the variance is estimated makes no difference in the long run (Waudby-Smith
    and others, 2024). The width of the mixture is the one that is best at `KEENEST` games.
    """
    surprise = -2 * log(1 - confidence)
    known = 1 + games * (surprise + log(surprise + 1)) / KEENEST
    return sqrt(known / (known - 1) * (surprise + log(known)))


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


def difference(
    gains: Moments, confidence: float = CONFIDENCE, *, always: bool = False
) -> tuple[float, float, float]:
    """The mean of paired differences (-1 to 1) with its normal interval.

    With no differences the mean is 0 and may be anything: (0, -1, 1). `always`: the interval holds
    whenever a run ends (`at_any_time`).
    """
    if not gains.count:
        return 0.0, -1.0, 1.0
    mean = gains.mean
    z = at_any_time(gains.count, confidence) if always else at_the_end(confidence)
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


# -- games with and without -----------------------------------------------------------------------

LEAST_GAMES: Final = 20
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
        return min(self.so, self.games - self.so) >= LEAST_GAMES and self.error > 0

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


# -- every deck against every deck ----------------------------------------------------------------

POINTS: Final = 400 / log(10)
"""Elo points of a natural logarithm of odds."""
ROUNDS: Final = 10_000
"""Most steps of the fit; a dozen decks need some hundred."""
EXACT: Final = 1e-10
PRIOR: Final = 0.5
"""Draws that each pair of decks is taken to have played besides: one that has won everything is
strong, but not endlessly so."""


@frozen
class Rating:
    """A deck's strength."""

    elo: float
    error: float
    """Half the width of its 95 % interval, against the mean deck."""
    score: float
    """Its part of all its games, 0 to 1."""


def ratings(wins: Sequence[Sequence[float]], each: float = 1) -> list[Rating]:
    """The strength of each deck, where deck i has won `wins[i][j]` of its games against deck j.

    A draw is half a win for both. `each`: how many independent games one of these is worth. Fitted
    by the iteration of Zermelo (1929); errors are those of the information matrix at the fit.
    """
    count = len(wins)
    games = [[wins[i][j] + wins[j][i] for j in range(count)] for i in range(count)]
    logs = _fitted(wins, games)
    errors = _errors(logs, [[each * one for one in row] for row in games])
    return [
        Rating(POINTS * logs[i], 1.96 * POINTS * errors[i], sum(wins[i]) / (sum(games[i]) or 1))
        for i in range(count)
    ]


def _fitted(wins: Sequence[Sequence[float]], games: list[list[float]]) -> list[float]:
    """Logarithms of the strengths, 0 on the mean."""
    count = len(wins)
    others = [[j for j in range(count) if j != i] for i in range(count)]
    strength = [1.0] * count
    for _ in range(ROUNDS):
        before = strength
        strength = [
            (sum(wins[i]) + PRIOR / 2 * len(others[i]))
            / sum((games[i][j] + PRIOR) / (before[i] + before[j]) for j in others[i])
            if others[i]
            else 1.0
            for i in range(count)
        ]
        middle = exp(sum(map(log, strength)) / count)
        strength = [one / middle for one in strength]
        if max(abs(log(a / b)) for a, b in zip(strength, before, strict=True)) < EXACT:
            break
    return [log(one) for one in strength]


def _errors(logs: list[float], games: list[list[float]]) -> list[float]:
    """Standard errors of the logarithms, with their mean held at 0."""
    count = len(logs)
    told = [[0.0] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            if i != j:
                chance = 1 / (1 + exp(logs[j] - logs[i]))
                weight = (games[i][j] + PRIOR) * chance * (1 - chance)
                told[i][i] += weight
                told[i][j] -= weight
    # The matrix says nothing of all strengths together: with the mean added it can be inverted,
    # and with its part taken off again what is left is the variance around the mean.
    whole = [[told[i][j] + 1 / count for j in range(count)] for i in range(count)]
    inverse = _inverse(whole)
    return [sqrt(max(0.0, inverse[i][i] - 1 / count)) for i in range(count)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix is small, symmetric and positive definite."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = rows[i][i]
        rows[i] = [one / pivot for one in rows[i]]
        for j in range(count):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
