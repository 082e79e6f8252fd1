"""Which matches are played: pairs on one seed; each deck begins once with the same shuffles.

In every other pair the decks change seats, so that no deck is always Player 1's.

A match is one game, or best of three. What it is depends on the master seed, the decks that meet
and its place among their matches alone: results are the same for any number of workers, any order,
any restart, and whichever other decks are met in the same run.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.rules.chance import seeded
from naruto_tui.rules.matches import SINGLE, Terms

LOT = 20
"""Matches that a worker plays at a time, whole pairs: enough to hide the cost of a hand-over."""

Decks = tuple[Sequence[Card], Sequence[Card]]
"""Of the deck that is tested, and of the other one."""


@frozen
class Setting:
    """What all matches between two decks have in common."""

    edition: str
    seed: int
    levels: tuple[str, str]
    """Of the deck that is tested, of the other one."""
    terms: Terms = SINGLE


@frozen
class Matchup:
    """Two decks that meet, and how."""

    decks: Decks
    setting: Setting
    luck: int
    """What its seeds come from besides the master seed (`luck`)."""

    def seed(self, place: int) -> int:
        """The seed of a match and of its first game: the two matches of a pair share it."""
        return seeded(self.setting.seed, self.luck, place // 2)

    def seated(self, place: int) -> tuple[Decks, Setting]:
        """The decks, and the setting with their levels, in the order of the seats of a match."""
        if seat_of(place) == 0:
            return self.decks, self.setting
        (deck, other), (mine, theirs) = self.decks, self.setting.levels
        return (other, deck), evolve(self.setting, levels=(theirs, mine))


@frozen
class Lot:
    """Some consecutive matches of one matchup."""

    matchup: int
    first: int
    """Place of the first one in its matchup, from 0."""
    count: int

    @property
    def places(self) -> range:
        return range(self.first, self.first + self.count)


def lots(matchups: int, count: int, part: tuple[int, int] = (1, 1)) -> tuple[Lot, ...]:
    """All matches of a run, cut for the workers; the first lots of all matchups come first.

    `part` (i, n): the i-th, from 1, of n parts of the run, which have no match in common.
    """
    number, parts = part
    return tuple(
        Lot(matchup, first, min(LOT, count - first))
        for first in range((number - 1) * LOT, count, parts * LOT)
        for matchup in range(matchups)
    )


def luck(digests: Sequence[str], again: int = 0) -> int:
    """What the seeds of two decks' matches come from, by the decks whose luck they are on.

    `again`: how many decks with the same cards were met in the run before this one.
    """
    return seeded(*(int(digest, 16) for digest in digests), again)


def beginner(place: int) -> int:
    """Which deck begins a match: the tested one (0) in the first of a pair, then the other (1)."""
    return place % 2


def seat_of(place: int) -> int:
    """The seat of the tested deck in a match, one for both of a pair; the other deck has the other.

    The shuffles are those of the seats: the two matches of a pair have the same, and so have the
    two versions of a deck, and the levels, where all of them meet the same decks.
    """
    return place // 2 % 2
