"""The formulas of the lab. Each says where it is from; the tests check them by other means."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The score interval for a win rate (Wilson, 1927); draws may count as half a win.

    With no games the rate may be anything: (0, 1).
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
