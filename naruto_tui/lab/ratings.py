"""Every deck against every deck: how strong each is on one scale, with its uncertainty.

The model of Bradley and Terry (1952): a deck beats another one with odds that are the ratio of
their strengths. Strengths are told as Elo points, 400 for odds of ten to one, 0 for the mean deck.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from attrs import frozen

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
