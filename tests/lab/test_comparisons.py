"""Differences between games with and without something, and many such looks at once."""

from math import isclose
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from naruto_tui.lab.statistics import LEAST_GAMES, Difference, difference_of, level_of_sure


def made(rng, *, gain, often, pairs, shared=0.4, strata=(0.3, 0.7)):
    """Pairs of games on the same luck against opponents of these rates: clusters."""
    clusters = []
    for stratum, rate in enumerate(strata):
        for _ in range(pairs):
            luck, so = rng.random(), rng.random() < often
            games = []
            for first in (0, 1):
                was_so = so if rng.random() < 0.8 else rng.random() < often
                chance = luck if rng.random() < shared else rng.random()
                won = chance < rate + gain * was_so
                games.append(((stratum, first), float(won), int(was_so)))
            clusters.append(tuple(games))
    return clusters


def test_without_strata_and_pairs_it_is_the_plain_difference():
    rng = Random(1)
    games = [("all", float(rng.random() < 0.5), int(rng.random() < 0.3)) for _ in range(4_000)]
    found = difference_of([(game,) for game in games])
    won = [score for _, score, so in games if so]
    lost = [score for _, score, so in games if not so]
    assert (found.so, found.games) == (len(won), 4_000)
    assert found.value == pytest.approx(mean(won) - mean(lost))
    assert (found.won, found.lost) == (pytest.approx(mean(won)), pytest.approx(mean(lost)))
    welch = stats.ttest_ind(won, lost, equal_var=False)
    assert found.error == pytest.approx(found.value / welch.statistic, rel=0.01)
    assert found.chance == pytest.approx(welch.pvalue, rel=0.02)


def test_an_opponent_that_lasts_longer_makes_no_difference():
    """Cards are seen more often where games last: each opponent is compared with itself."""
    clusters = []
    for stratum, wins, seen in (("weak", 90, 10), ("strong", 10, 90)):
        clusters += [
            ((stratum, float(game < wins), int(game * 37 % 100 < seen)),) for game in range(100)
        ]
    found = difference_of(clusters)
    assert found.won < 0.35
    assert found.lost > 0.65
    assert abs(found.value) < 0.15


def test_two_halves_that_are_alike_are_no_more_than_one():
    rng = Random(2)
    single = [((0, float(rng.random() < 0.5), int(rng.random() < 0.5)),) for _ in range(500)]
    double = [(one, one) for (one,) in single]
    once, twice = difference_of(single), difference_of(double)
    assert twice.value == pytest.approx(once.value)
    assert twice.error == pytest.approx(once.error, rel=0.01)


def test_kinds_of_clusters_may_be_counted():
    rng = Random(3)
    clusters = made(rng, gain=0.1, often=0.4, pairs=50)
    counted = {kind: clusters.count(kind) for kind in set(clusters)}
    one, other = difference_of(clusters), difference_of(counted)
    assert (one.so, one.games) == (other.so, other.games)
    assert isclose(one.value, other.value)
    assert isclose(one.error, other.error)


@pytest.mark.parametrize("so", [0, 1])
def test_where_it_was_always_or_never_so_nothing_is_told(so):
    found = difference_of([((0, float(i % 2), so),) for i in range(100)])
    assert not found.is_told
    assert found.chance == 1


def test_few_games_tell_nothing():
    clusters = [((0, 1.0, int(i < LEAST_GAMES - 1)),) for i in range(100)]
    assert not difference_of(clusters).is_told


@pytest.mark.parametrize("gain", [0.0, 0.15])
@pytest.mark.parametrize("often", [0.25, 0.6])
def test_the_interval_of_a_difference_covers_it_as_often_as_it_says(gain, often):
    rng = Random(int(100 * gain + 10 * often))
    covered = 0
    for _ in range(2_000):
        found = difference_of(made(rng, gain=gain, often=often, pairs=60))
        assert found.is_told
        covered += abs(found.value - gain) <= found.reach(0.05)
    assert 0.93 <= covered / 2_000 <= 0.97


@given(st.lists(st.floats(0, 1), min_size=1, max_size=60))
def test_what_is_sure_is_what_benjamini_and_hochberg_reject(chances):
    level = level_of_sure(chances)
    adjusted = stats.false_discovery_control(chances, method="bh")
    for chance, by_scipy in zip(chances, adjusted, strict=True):
        if abs(by_scipy - 0.05) > 1e-9:
            assert (chance <= level) == (by_scipy <= 0.05) or chance <= 0.05 / len(chances)


def test_with_nothing_sure_the_level_is_that_of_bonferroni():
    assert level_of_sure([0.2] * 10) == pytest.approx(0.005)
    assert level_of_sure([]) == 0.05
    assert level_of_sure([0.001] * 10) == pytest.approx(0.05)


def test_of_the_intervals_of_sure_differences_few_miss():
    rng = Random(9)
    missed = sure = false = 0
    for _ in range(400):
        truths = [0.0] * 30 + [3.0] * 10
        drawn = [Difference(99, 200, 0, 0, rng.gauss(truth, 1), 1) for truth in truths]
        level = level_of_sure([one.chance for one in drawn])
        called = [
            (one, truth) for one, truth in zip(drawn, truths, strict=True) if one.chance <= level
        ]
        wrong = [abs(one.value - truth) > one.reach(level) for one, truth in called]
        missed += sum(wrong) / max(1, len(wrong))
        false += sum(truth == 0 for _, truth in called) / max(1, len(called))
        sure += bool(called)
        assert all(abs(one.value) >= one.reach(level) * (1 - 1e-9) for one, _ in called)
    assert sure > 350
    assert missed / 400 <= 0.06
    assert false / 400 <= 0.06


def test_the_chance_is_that_of_a_normal_distribution():
    one = Difference(50, 100, 0.6, 0.5, 0.1, 0.05)
    assert one.chance == pytest.approx(2 * stats.norm.sf(2))
    assert one.reach(0.05) == pytest.approx(stats.norm.isf(0.025) * 0.05)
