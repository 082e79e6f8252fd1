"""Seeds of new games.

Public: `LARGEST_SEED`, `LEAST_SECRET`, `fresh_seed` (a game against the computer), `secret_seed` (a
game of two people). A seed that somebody types is his own affair.
"""

import random
from typing import Final

LARGEST_SEED: Final = 2**63 - 1
LEAST_SECRET: Final = 2**60
"""Those below it can be tried one after the other: a computer shuffles 100,000 times a second."""
_SHORT: Final = 1_000_000


def fresh_seed() -> int:
    """A seed short enough to be told to somebody."""
    return random.SystemRandom().randrange(1, _SHORT)


def secret_seed() -> int:
    """A seed that cannot be found by trying all.

    Whoever knows his own deck and his opening hand could tell among a million seeds which one was
    shuffled by, and with it every card of the other player.
    """
    return random.SystemRandom().randrange(LEAST_SECRET, LARGEST_SEED + 1)
