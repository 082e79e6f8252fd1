"""Who answers a choice, from nothing but its seat's view."""

from collections.abc import Callable
from typing import Final

from .academy import Academy
from .beginning import begins
from .chance import RandomPlayer, SensiblePlayer
from .genin import Genin
from .player import Player

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "academy": Academy,
    "genin": Genin,
}
"""Levels by name; each makes a player from a seed."""

__all__ = ["LEVELS", "Academy", "Genin", "Player", "RandomPlayer", "SensiblePlayer", "begins"]
