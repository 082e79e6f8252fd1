"""Which games are played: pairs on one seed; each player begins once with the same shuffles.

What a game is depends on the master seed, the matchup and its place there alone: results are the
same for any number of workers, any order and any restart.
"""

from attrs import frozen

from naruto_tui.rules.chance import seeded

LOT = 25
"""Games that a worker plays at a time: enough to hide the cost of handing them over."""


@frozen
class Setting:
    """What all games of a run have in common; small, and handed to every worker once a lot."""

    edition: str
    seed: int
    levels: tuple[str, str]
    """Of the deck that is tested, of the other one."""


@frozen
class Lot:
    """Some consecutive games of one matchup."""

    matchup: int
    first: int
    """Place of the first game in its matchup, from 0."""
    count: int


def lots(matchups: int, games: int) -> tuple[Lot, ...]:
    """All games of a run, cut for the workers; the first lots of all matchups come first."""
    return tuple(
        Lot(matchup, first, min(LOT, games - first))
        for first in range(0, games, LOT)
        for matchup in range(matchups)
    )


def game_seed(master: int, matchup: int, place: int) -> int:
    """The seed of a game: the two games of a pair share it."""
    return seeded(master, matchup, place // 2)


def beginner(place: int) -> int:
    """The seat that begins: the tested deck's in the first game of a pair, then the other one."""
    return place % 2
