"""The points of an edition as data: what each field means, and its value in words."""

from typing import Final

import attrs
from attrs import frozen

from .fields import Edition


@frozen
class Point:
    """One point on which rule books can differ."""

    name: str
    """The field of `Edition`."""
    row: str
    """Its row in the comparison of the texts (V-n) or its keyword rule (K-n.m)."""
    rule: str
    """Number of the rule it fills in."""
    meaning: str
    idle: str
    """Why nothing in the program depends on it; empty where something does."""


POINTS: Final = tuple(
    Point(one.name, **one.metadata) for one in attrs.fields(Edition) if one.metadata
)
"""In the order of a deck, a turn, a battle, the end, the keywords."""


def in_words(value: object) -> str:
    """A value as it is printed: `exactly 50`, `5, 4`, `yes`, `no limit`, `before draw`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "no limit"
    if isinstance(value, tuple):
        return ", ".join(map(in_words, value)) or "none"
    return str(value)
