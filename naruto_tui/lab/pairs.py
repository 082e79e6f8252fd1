"""Results that belong together: two on the same shuffles, and a pair against each opponent.

A pair says more than two games on shuffles of their own would: luck of the draw and the advantage
of beginning cancel out. Pairs of which one half did not end count for nothing here. A result is a
match, which is one game or several.
"""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from naruto_tui.rules.matches import Terms

from .ended import ended, scored
from .play import Outcome
from .statistics import Moments


def pair_scores(terms: Terms, outcomes: Sequence[Outcome]) -> list[float]:
    """The score of each pair of a matchup: the tested deck's part of the two wins, 0 to 1."""
    return list(_pairs(terms, outcomes).values())


def stratum(terms: Terms, outcomes: Sequence[Outcome]) -> Moments:
    """The pair scores of a matchup, as what is worked out from them needs them."""
    return Moments().plus(pair_scores(terms, outcomes))


def rounds(terms: Terms, found: Sequence[Sequence[Outcome]]) -> dict[int, float]:
    """The mean score of each round, by its place: the pairs there of all matchups.

    A round of which a pair is missing is none.
    """
    matchups = [_pairs(terms, outcomes) for outcomes in found]
    if not matchups:
        return {}
    places = set(matchups[0]).intersection(*matchups[1:])
    return {place: sum(one[place] for one in matchups) / len(matchups) for place in sorted(places)}


def _pairs(terms: Terms, outcomes: Sequence[Outcome]) -> dict[int, float]:
    """The score of each pair, by its place among the pairs."""
    scores = {}
    for place, games in groupby(outcomes, attrgetter("place")):
        count, score = scored(ended(terms, list(games)))
        if count:
            scores[place] = score
    return {
        place // 2: (score + scores[place + 1]) / 2
        for place, score in scores.items()
        if place % 2 == 0 and place + 1 in scores
    }
