"""What a text would say if one thing in it were not there.

A position shows what a node does if it comes out otherwise without that node. So it is taken away,
and as little with it as can be: a step out of its steps, a claim, a filter, an event or a line; a
condition then holds always, a number is 0. Where a node cannot go alone its parent goes with it.
An ability whose steps are gone stays, so that it is still offered.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import attrs

from naruto_tui.cards import nodes as n

from .cells import Cell, cells_of

_CONDITIONS: Final = get_args(n.Condition)
_NUMBERS: Final = tuple(kind for kind in get_args(n.Number) if kind is not int)
_GONE: Final = object()


def without(tree: tuple[n.Ability, ...], cell: Cell) -> list[tuple[n.Ability, ...]]:
    """The text without one of its nodes of this kind, for each of them."""
    return list(_without(tree, None, cell))


def _without(node: Any, parent: Any, cell: Cell) -> Iterator[Any]:
    if isinstance(node, tuple):
        for i, part in enumerate(node):
            for other in _without(part, parent, cell):
                left = (other,) if other is not _GONE else () if not _is_number(part) else (0,)
                yield (*node[:i], *left, *node[i + 1 :])
    elif attrs.has(type(node)):
        if cell in cells_of(node, parent):
            yield _lasting(node) if cell[0] == "for" else _GONE
        for field in attrs.fields(type(node)):
            value = getattr(node, field.name)
            for other in _without(value, node, cell):
                left = _in_place_of(value, field) if other is _GONE else other
                if left is not _GONE:
                    left = attrs.evolve(node, **{field.name: left})
                yield _GONE if _is_nothing(left) else left


def _in_place_of(value: Any, field: "attrs.Attribute[Any]") -> Any:
    """What a field holds when its value is taken away; `_GONE`: it cannot do without."""
    if _is_number(value):
        return 0
    if field.default is not attrs.NOTHING and value != field.default:
        return field.default
    return n.AllOf(()) if isinstance(value, _CONDITIONS) else _GONE


def _lasting(node: n.During) -> n.During:
    """The same for another time: for good, and what is for good for a turn."""
    return attrs.evolve(node, duration="turn" if node.duration == "for good" else "for good")


def _is_nothing(node: Any) -> bool:
    """Whether it says nothing any more, in a way that no text can."""
    return (isinstance(node, n.During) and not node.claims) or (
        isinstance(node, n.Replacing) and not node.body.steps
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, _NUMBERS)
