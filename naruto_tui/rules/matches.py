"""Matches of one game or best of three (9): when one is decided, who chooses, and its seeds.

Plain values: the table keeps a match with people in it, the lab plays thousands. A leaf.
"""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from attrs import frozen

from .chance import seeded

Loser = Literal["chooses", "begins"]
LOSER: Final[tuple[Loser, ...]] = get_args(Loser)
"""What the loser of a game does about the next one (9.2): chooses who begins, or begins."""
LENGTHS: Final = (1, 3)
"""Most games of a match."""
DRAWN: Final = -1
"""Stands for a winner where there is none."""


@frozen
class Terms:
    """What is agreed before a match."""

    games: int = 1
    """Most games that are played, one of `LENGTHS`."""
    loser: Loser = "chooses"

    @property
    def several(self) -> bool:
        return self.games > 1

    def decided(self, winners: Sequence[int]) -> bool:
        """Whether no further game is played, by the winners of those that were (9.2)."""
        return len(winners) >= self.games or max(score(winners)) > self.games // 2


SINGLE: Final = Terms()
"""A match of one game."""


def score(winners: Sequence[int]) -> tuple[int, int]:
    """How many games each seat has won; a draw is nobody's."""
    return sum(one == 0 for one in winners), sum(one == 1 for one in winners)


def winner(winners: Sequence[int]) -> int:
    """The seat that won more games, or `DRAWN`."""
    mine, theirs = score(winners)
    return DRAWN if mine == theirs else int(theirs > mine)


def chooser(last_winner: int, last_first: int) -> int:
    """The seat that decides who begins next: the loser's; after a draw, who did not begin (9.2)."""
    return 1 - (last_first if last_winner == DRAWN else last_winner)


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of a match, counted from 0: the first game has the match's own."""
    return seeded(seed, 3, number) >> 1 if number else seed
