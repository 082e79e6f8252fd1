"""What the editions say otherwise than the rules as they are printed, which are those of `us`.

A leaf beside `reference`: a rule's number leads to the points of the editions that fill it in.
"""

from functools import cache
from typing import Final

from .editions import EDITIONS, POINTS, Edition, Point, in_words

PRINTED: Final = EDITIONS["us"]
"""The edition whose rules the reference tells."""


def notes(number: str, edition: Edition | None = None) -> tuple[str, ...]:
    """Sentences on a rule: what another edition has there, or any of them.

    >>> notes("1.1", EDITIONS["fr"])
    ('In edition fr: cards in a deck: exactly 40.',)
    >>> notes("1.1", EDITIONS["us"])
    ()
    """
    points = _points().get(number.upper(), ())
    if edition is None:
        return tuple(_others(point) for point in points if _values(point))
    return tuple(
        f"In edition {edition.name}: {_told(point)}: {in_words(getattr(edition, point.name))}."
        for point in points
        if getattr(edition, point.name) != getattr(PRINTED, point.name)
    )


@cache
def _points() -> dict[str, tuple[Point, ...]]:
    """The points of each rule."""
    found: dict[str, tuple[Point, ...]] = {}
    for point in POINTS:
        found[point.rule.upper()] = (*found.get(point.rule.upper(), ()), point)
    return found


def _values(point: Point) -> dict[str, list[str]]:
    """Values that are not the printed one, each with the editions that have it."""
    found: dict[str, list[str]] = {}
    for edition in EDITIONS.values():
        value = getattr(edition, point.name)
        if value != getattr(PRINTED, point.name):
            found.setdefault(in_words(value), []).append(edition.name)
    return found


def _others(point: Point) -> str:
    told = "; ".join(f"{value} in {' and '.join(who)}" for value, who in _values(point).items())
    return f"Other editions: {_told(point)}: {told}."


def _told(point: Point) -> str:
    return point.meaning[:1].lower() + point.meaning[1:]
