"""The lab's formulas, against textbook values and against their own definitions."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.lab.statistics import quantile, wilson


def test_wilson_gives_the_textbook_interval():
    low, high = wilson(8, 10)
    assert isclose(low, 0.4902, abs_tol=5e-5)
    assert isclose(high, 0.9433, abs_tol=5e-5)


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
