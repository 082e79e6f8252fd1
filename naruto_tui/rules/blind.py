"""Targets that chance picks in the place of the player who uses a Jutsu (T-9, T-16).

What may be declared is the same as ever; only who picks is another. Where a line leaves open how
many it declares, their number is left to chance, too.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .force import is_said_of
from .zones import random_below

if TYPE_CHECKING:
    from .game import Game
    from .together import Together

BLIND: Final = "random targets"
"""Row of the change table: a player's Jutsu have targets that chance picks."""
_FINE: Final = 1 << 30
"""Into how many parts chance divides the numbers from 0 to 1."""


def is_blind(game: "Game", seat: int, card: int) -> bool:
    """Whether chance picks what a card of this player targets."""
    return game.cards[card].kind == "jutsu" and is_said_of(game, BLIND, seat)


def blind_pick(
    game: "Game", found: Sequence[int], low: int, high: int, together: "Together | None"
) -> list[int]:
    """A legal choice among these, drawn by the game's own chance."""
    if together is not None:
        return list(together.random(lambda: random_below(game, _FINE) / _FINE, low, high))
    pool = list(found)
    count = low + random_below(game, high - low + 1)
    return [pool.pop(random_below(game, len(pool))) for _ in range(count)]
