"""Which matches are played: pairs on one seed; each player begins once with the same shuffles.

A match is one game, or best of three. What it is depends on the master seed, the opponent and its
place there alone: results are the same for any number of workers, any order and any restart.
"""

from attrs import frozen

from naruto_tui.rules.chance import seeded
from naruto_tui.rules.matches import SINGLE, Terms

LOT = 25
"""Matches that a worker plays at a time: enough to hide the cost of handing them over."""


@frozen
class Setting:
    """What all matches of a run have in common; small, and handed to every worker once a lot."""

    edition: str
    seed: int
    levels: tuple[str, str]
    """Of the deck that is tested, of the other one."""
    terms: Terms = SINGLE


@frozen
class Lot:
    """Some consecutive matches of one matchup."""

    matchup: int
    first: int
    """Place of the first one in its matchup, from 0."""
    count: int
    shuffles: int
    """Number of the opponent: decks that are compared meet it on the same shuffles."""


def lots(matchups: int, count: int, opponents: int) -> tuple[Lot, ...]:
    """All matches of a run, cut for the workers; the first lots of all matchups come first.

    Each tested deck meets all opponents in the same order.
    """
    return tuple(
        Lot(matchup, first, min(LOT, count - first), matchup % opponents)
        for first in range(0, count, LOT)
        for matchup in range(matchups)
    )


def match_seed(master: int, opponent: int, place: int) -> int:
    """The seed of a match and of its first game: the two matches of a pair share it."""
    return seeded(master, opponent, place // 2)


def beginner(place: int) -> int:
    """The seat that begins a match: the tested deck's in the first of a pair, then the other."""
    return place % 2
