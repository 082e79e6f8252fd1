"""The shipped decks that an edition allows, read once for all tests of a process.

Reading them takes a sixth of a second, and hundreds of tests begin a game with two of them. Tests
of the reading itself call `supply`.
"""

from functools import cache

from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import EDITIONS


@cache
def supplied(edition: str = "us") -> tuple[Deck, ...]:
    """All of them, by name."""
    return tuple(supply(EDITIONS[edition]))
