"""Editions: every point on which the published rule books differ, as values.

The engine asks the edition, never its name. A leaf: it imports nothing of the engine.
"""

from .books import EDITIONS
from .fields import Damage, DeckSize, Edition
from .points import POINTS, Point, in_words

__all__ = ["EDITIONS", "POINTS", "Damage", "DeckSize", "Edition", "Point", "in_words"]
