"""Who answers a choice, from nothing but its seat's view."""

from collections.abc import Callable
from typing import Final

from .chance import RandomPlayer, SensiblePlayer
from .player import Player

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
}
"""Levels by name; each makes a player from a seed."""

__all__ = ["LEVELS", "Player", "RandomPlayer", "SensiblePlayer"]
