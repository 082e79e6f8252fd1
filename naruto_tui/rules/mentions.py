"""Whether a part of a card's text speaks of something: looked through once, then remembered."""

from typing import Final

from .program import walk

MOST: Final = 10_000
"""So many answers are remembered."""

_known: Final[dict[tuple[int, type], tuple[object, bool]]] = {}
"""By identity of the part, which is kept alive: to hash a tree takes as long as to walk it."""


def mentions(part: object, kind: type) -> bool:
    """Whether a node of this kind is a part of a text, or lies anywhere below."""
    key = (id(part), kind)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[key] = (part, any(isinstance(node, kind) for node in walk(part)))
    return found[1]
