"""Looking through effect trees: every node, and the tree as indented text."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from attrs import fields, has

from naruto_tui.cards.nodes import (
    Ability,
    Bearer,
    Done,
    Flip,
    ForEach,
    If,
    Next,
    Other,
    That,
    User,
)

_WIDTH: Final = 100
"""What fits stands in one line."""


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each class of node met so far; none for words, numbers and rows of nodes."""
_EMPTY: Final = frozenset({Bearer, Next, Other, User})
"""Nodes without fields."""
_ABILITIES: Final = frozenset(get_args(Ability))


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a class of node."""
    found = _FIELDS.get(kind)
    if found is None:
        found = tuple(field.name for field in fields(kind)) if has(kind) else ()
        _FIELDS[kind] = found
    return found


def is_node(tree: Any) -> bool:
    """Whether this is a node and not a word, a number or a row of nodes."""
    return has(type(tree))


def nodes_in(tree: Any, *, granted: bool = False) -> list[Any]:
    """The node and every node in it; those of abilities it grants to others only if `granted`."""
    found: list[Any] = []
    skipped = () if granted else _ABILITIES
    waiting = [tree]
    while waiting:
        one = waiting.pop()
        if type(one) is tuple:
            waiting.extend(part for part in reversed(one) if type(part) not in skipped)
        elif names := fields_of(type(one)):
            found.append(one)
            parts = [getattr(one, name) for name in reversed(names)]
            waiting.extend(part for part in parts if type(part) not in skipped)
        elif type(one) in _EMPTY:
            found.append(one)
    return found


def goes_on(each: Any, step: Any) -> bool:
    """Whether a sentence with `If` is still of each thing or player of the one before it.

    It is where it asks for the heads of coins that were flipped for each of several things, or for
    the cards that each player did something to.
    """
    if not isinstance(each, ForEach) or not isinstance(step, If):
        return False
    asked = nodes_in(step.condition)
    if isinstance(each.steps[0], Flip):
        return any(isinstance(one, Done) and one.what == "heads" for one in asked)
    return each.obj == "each" and any(isinstance(one, That) for one in asked)


def dump(tree: Any, indent: str = "") -> str:
    """The tree as indented text; fields that say nothing are left out."""
    return "\n".join(_lines(tree, indent, ""))


def _lines(tree: Any, indent: str, name: str) -> Iterator[str]:
    label = f"{indent}{name}: " if name else indent
    short = _short(tree)
    if len(label) + len(short) <= _WIDTH or not (is_node(tree) or isinstance(tree, tuple)):
        yield label + short
        return
    if isinstance(tree, tuple):
        yield label.rstrip()
        for part in tree:
            yield from _lines(part, indent + "  ", "-")
        return
    yield label + type(tree).__name__
    for field, value in _said(tree):
        yield from _lines(value, indent + "  ", field)


def _said(tree: Any) -> Iterator[tuple[str, Any]]:
    """The fields that say something."""
    for field in fields(type(tree)):
        value = getattr(tree, field.name)
        if value not in (field.default, ()):
            yield field.name, value


def _short(tree: Any) -> str:
    """The tree in one line."""
    if isinstance(tree, tuple):
        return f"({', '.join(_short(part) for part in tree)})"
    if not is_node(tree):
        return repr(tree)
    inside = ", ".join(f"{name}={_short(value)}" for name, value in _said(tree))
    return f"{type(tree).__name__}({inside})" if inside else type(tree).__name__
