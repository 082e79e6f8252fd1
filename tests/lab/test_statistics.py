"""The lab's formulas, against textbook values and against their own definitions."""

from math import exp, isclose, log
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import integrate, stats

from naruto_tui.lab.statistics import (
    KEENEST,
    Moments,
    at_any_time,
    at_the_end,
    bound,
    difference,
    likelihood_ratio,
    quantile,
    spread,
    wilson,
    worth,
)


def test_wilson_gives_the_textbook_interval():
    low, high = wilson(8, 10)
    assert isclose(low, 0.4902, abs_tol=5e-5)
    assert isclose(high, 0.9433, abs_tol=5e-5)


@given(st.integers(1, 3000), st.data())
def test_wilson_is_that_of_scipy(games, data):
    wins = data.draw(st.integers(0, games))
    by_scipy = stats.binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((by_scipy.low, by_scipy.high), abs=1e-9)


@given(st.lists(st.integers(0, 100), min_size=1), st.sampled_from([0.1, 0.25, 0.5, 0.9]))
def test_a_quantile_is_that_of_the_inverted_distribution(values, share):
    by_scipy = stats.ecdf(values).cdf
    place = next(i for i, p in enumerate(by_scipy.probabilities) if p >= share - 1e-12)
    assert quantile(values, share) == by_scipy.quantiles[place]


@pytest.mark.parametrize("games", [1, 20, 100, 5_000])
@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.999])
def test_at_any_time_is_where_robbins_mixture_reaches_its_bound(games, confidence):
    far = at_any_time(games, confidence) * games**0.5
    surprise = -2 * log(1 - confidence)
    width = ((surprise + log(surprise + 1)) / KEENEST) ** 0.5

    def ratio(mean):
        return stats.norm.pdf(mean, scale=width) * exp(mean * far - mean * mean * games / 2)

    top = far / (games + width**-2)
    reach = 12 * (games + width**-2) ** -0.5
    mixture, _ = integrate.quad(ratio, top - reach, top + reach, limit=200)
    assert mixture == pytest.approx(1 / (1 - confidence), rel=1e-6)


def test_an_interval_that_holds_at_any_time_holds_at_all_times_at_once():
    rng = Random(6)
    always = plain = 0
    for _ in range(500):
        wins, missed, missed_by_plain = 0, False, False
        for games in range(1, 401):
            wins += rng.random() < 0.4
            low, high = wilson(wins, games, always=True)
            missed = missed or not low <= 0.4 <= high
            low, high = wilson(wins, games)
            missed_by_plain = missed_by_plain or not low <= 0.4 <= high
        always += not missed
        plain += not missed_by_plain
    assert always >= 0.95 * 500
    assert plain < 0.7 * 500


def test_at_the_end_the_error_is_that_of_the_normal_distribution():
    assert at_the_end(0.95) == pytest.approx(stats.norm.isf(0.025))


def test_moments_are_those_of_the_values():
    rng = Random(2)
    values = [rng.random() for _ in range(500)]
    found = of(*values)
    assert found.mean == pytest.approx(stats.tmean(values))
    assert found.spread(0) == pytest.approx(stats.tvar(values) * 499 / 500)
    _, low, high = difference(found)
    reach = stats.norm.isf(0.025) * ((found.spread(0.25)) / 500) ** 0.5
    assert (low, high) == pytest.approx((found.mean - reach, found.mean + reach))


def test_without_games_the_rate_may_be_anything():
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 2000), st.data())
def test_the_ends_of_the_interval_are_where_the_score_test_just_rejects(games, data):
    wins = data.draw(st.integers(0, games))
    for end in wilson(wins, games):
        if 1e-9 < end < 1 - 1e-9:
            score = (wins / games - end) / (end * (1 - end) / games) ** 0.5
            assert isclose(abs(score), 1.959964, rel_tol=1e-5)


@given(st.integers(1, 500), st.data())
def test_the_interval_holds_the_rate_and_mirrors(games, data):
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert low <= wins / games + 1e-12
    assert wins / games <= high + 1e-12
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low))


@given(st.lists(st.integers(0, 100), min_size=1), st.floats(0.01, 1))
def test_a_quantile_is_the_smallest_value_that_the_share_does_not_exceed(values, share):
    found = quantile(values, share)
    assert found in values
    assert sum(value <= found for value in values) >= share * len(values) - 1e-9
    assert sum(value < found for value in values) < share * len(values)


def test_the_median_of_nothing_is_nothing():
    assert quantile([], 0.5) == 0


HALVES = (0.0, 0.5, 1.0)


def of(*scores: float) -> Moments:
    return Moments().plus(scores)


def pair(rng: Random, rate: float, shared: float) -> float:
    """The score of a pair: with the chance `shared` one shuffle decides both of its games."""
    first = rng.random() < rate
    second = first if rng.random() < shared else rng.random() < rate
    return (first + second) / 2


def test_without_pairs_a_game_is_worth_itself():
    assert worth([]) == worth([of()]) == worth([of(1.0, 1.0)]) == 1


def test_a_game_of_a_pair_that_the_shuffle_decides_is_worth_half_of_one():
    rng = Random(3)
    assert worth([of(*[pair(rng, 0.4, 1) for _ in range(4_000)])]) == pytest.approx(0.5, abs=0.01)
    assert worth([of(*[pair(rng, 0.4, 0) for _ in range(4_000)])]) == pytest.approx(1, abs=0.05)


def test_a_game_of_a_pair_that_cancels_out_is_worth_more():
    assert worth([of(*[0.5] * 99, 1.0)]) > 10


def test_few_pairs_that_happen_to_be_alike_are_no_certainty():
    assert worth([of(0.5, 0.5, 0.5)]) == pytest.approx(3)


def test_opponents_that_differ_are_no_uncertainty():
    weak, strong = [1.0, 0.5, 1.0, 1.0] * 20, [0.0, 0.5, 0.0, 0.0] * 20
    assert worth([of(*weak), of(*strong)]) > 2 * worth([of(*weak, *strong)])


@pytest.mark.parametrize("shared", [0.0, 0.5])
@pytest.mark.parametrize("rate", [0.3, 0.5, 0.8])
def test_the_interval_of_pairs_covers_the_rate_as_often_as_it_says(rate, shared):
    rng = Random(int(100 * rate + 10 * shared))
    covered = 0
    for _ in range(2_000):
        scores = [pair(rng, rate, shared) for _ in range(60)]
        each = worth([of(*scores)])
        low, high = wilson(2 * sum(scores) * each, 2 * len(scores) * each)
        covered += low <= rate <= high
    assert 0.93 <= covered / 2_000 <= 0.97


def test_walds_bound():
    assert bound(0.05) == pytest.approx(log(19))


def test_no_scores_are_no_evidence():
    assert likelihood_ratio(0.5, 0.1, 0, 0.4, 0.6) == 0


@given(st.lists(st.sampled_from(HALVES), min_size=1, max_size=200))
def test_evidence_for_one_side_is_evidence_against_the_other(scores):
    mean, count = sum(scores) / len(scores), len(scores)
    found = likelihood_ratio(mean, spread(of(*scores)), count, 0.45, 0.55)
    mirrored = [1 - one for one in scores]
    assert likelihood_ratio(1 - mean, spread(of(*mirrored)), count, 0.45, 0.55) == pytest.approx(
        -found
    )


def test_the_ratio_is_that_of_two_normal_distributions_of_the_mean():
    mean, variance, count = 0.56, 0.11, 300
    low, high = (NormalDist(rate, (variance / count) ** 0.5).pdf(mean) for rate in (0.47, 0.53))
    assert likelihood_ratio(mean, variance, count, 0.47, 0.53) == pytest.approx(log(high / low))


def test_a_deck_that_wins_everything_is_told_from_half_by_few_pairs():
    assert likelihood_ratio(1.0, spread(of(*[1.0] * 13)), 13, 0.47, 0.53) > bound(0.05)


def test_without_differences_the_gain_may_be_anything():
    assert difference(of()) == (0, -1, 1)


@pytest.mark.parametrize("gain", [0.0, 0.1])
def test_the_interval_of_a_gain_covers_it_as_often_as_it_says(gain):
    rng = Random(int(100 * gain))
    covered = 0
    for _ in range(2_000):
        gains = [pair(rng, 0.45 + gain, 0.3) - pair(rng, 0.45, 0.3) for _ in range(60)]
        _, low, high = difference(of(*gains))
        covered += low <= gain <= high
    assert 0.93 <= covered / 2_000 <= 0.97


def test_equal_luck_makes_a_gain_surer():
    rng = Random(8)
    before = [pair(rng, 0.5, 0.3) for _ in range(100)]
    _, low, high = difference(
        of(*[min(1.0, one + 0.5 * (rng.random() < 0.1)) - one for one in before])
    )
    _, wide_low, wide_high = difference(of(*[pair(rng, 0.5, 0.3) - one for one in before]))
    assert high - low < (wide_high - wide_low) / 2
