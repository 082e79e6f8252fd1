"""Bradley-Terry strengths: what they are fitted to, their errors, and decks that win everything."""

from math import log10
from random import Random

import numpy as np
import pytest
from scipy import optimize

from naruto_tui.lab.statistics import POINTS, PRIOR, ratings


def played(elos: list[float], games: int, seed: int) -> list[list[float]]:
    """What decks of these strengths win of so many games a pair."""
    rng = Random(seed)
    wins = [[0.0] * len(elos) for _ in elos]
    for i, mine in enumerate(elos):
        for j in range(i):
            chance = 1 / (1 + 10 ** ((elos[j] - mine) / 400))
            won = sum(rng.random() < chance for _ in range(games))
            wins[i][j], wins[j][i] = won, games - won
    return wins


def test_two_decks_are_as_far_apart_as_their_odds_say():
    one, other = ratings([[0, 750], [250, 0]])
    assert one.elo - other.elo == pytest.approx(400 * log10(3), rel=0.01)
    assert one.elo == pytest.approx(-other.elo)
    assert (one.score, other.score) == (0.75, 0.25)


def test_the_error_of_two_decks_is_that_of_the_logarithm_of_their_odds():
    """It has the variance 1 / (n p q); each deck is half as far from the mean as from the other."""
    one, _ = ratings([[0, 600], [400, 0]])
    expected = 1.96 * 400 / 2.302585 * (1 / (1000 * 0.6 * 0.4)) ** 0.5 / 2
    assert one.error == pytest.approx(expected, rel=0.01)


def test_games_that_are_worth_less_make_larger_errors():
    wins = played([0, 50, 100], 200, 1)
    sure, unsure = ratings(wins)[0], ratings(wins, 0.5)[0]
    assert unsure.elo == sure.elo
    assert unsure.error == pytest.approx(sure.error * 2**0.5, rel=0.01)


def test_who_wins_everything_is_strong_but_not_endlessly():
    best, worst = ratings([[0, 20], [0, 0]])
    assert 200 < best.elo < 1_000
    assert worst.elo == pytest.approx(-best.elo)


def test_the_intervals_cover_the_strengths_as_often_as_they_say():
    elos = [-120.0, -20.0, 40.0, 100.0]
    covered = tried = 0
    for seed in range(200):
        for rating, elo in zip(ratings(played(elos, 100, seed)), elos, strict=True):
            tried += 1
            covered += abs(rating.elo - elo) <= rating.error
    assert 0.92 <= covered / tried <= 0.98


def test_a_single_deck_has_nothing_to_be_measured_by():
    (one,) = ratings([[0]])
    assert one.elo == 0


def test_the_fit_and_its_errors_are_those_of_the_likelihood():
    """Maximised by scipy, with half a draw of each two decks added; errors from its curvature."""
    wins = [[0, 30, 45, 20], [20, 0, 33, 18], [5, 17, 0, 10], [30, 32, 40, 0]]
    pairs = [(i, j) for i in range(4) for j in range(4) if i != j]

    def loss(free):
        logs = np.append(free, -sum(free))
        return -sum((wins[i][j] + PRIOR / 2) * (logs[i] - np.logaddexp(logs[i], logs[j]))
                    for i, j in pairs)  # fmt: skip

    fit = optimize.minimize(loss, np.zeros(3), method="BFGS", options={"gtol": 1e-9})
    logs = np.append(fit.x, -sum(fit.x))
    found = ratings(wins)
    assert [one.elo for one in found] == pytest.approx(list(POINTS * logs), abs=0.05)
    step, curvature = 1e-4, np.zeros((3, 3))
    for i, j in np.ndindex(3, 3):
        a, b = step * np.eye(3)[i], step * np.eye(3)[j]
        around = (
            loss(fit.x + a + b) - loss(fit.x + a - b) - loss(fit.x - a + b) + loss(fit.x - a - b)
        )
        curvature[i, j] = around / (4 * step * step)
    spread = np.linalg.inv(curvature)
    errors = [*np.sqrt(np.diag(spread)), np.sqrt(spread.sum())]
    assert [one.error for one in found] == pytest.approx(
        [1.96 * POINTS * error for error in errors], rel=0.01
    )
