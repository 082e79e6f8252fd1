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


def pair_scores(terms: Terms, outcomes: Sequence[Outcome]) -> list[float]:
    """The score of each pair of a matchup: the tested deck's part of the two wins, 0 to 1."""
    return list(_pairs(terms, outcomes).values())


def rounds(terms: Terms, found: Sequence[Sequence[Outcome]]) -> list[float]:
    """The mean score of each round: the pairs at one place of all matchups, if none is missing."""
    matchups = [_pairs(terms, outcomes) for outcomes in found]
    if not matchups:
        return []
    places = sorted(matchups[0].keys() & set[int].intersection(*map(set, matchups)))
    return [sum(one[place] for one in matchups) / len(matchups) for place in places]


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
