"""Looking through effect trees: every node, and the tree as indented text."""

from collections.abc import Iterator
from typing import Any, Final

from attrs import fields

from naruto_tui.cards.nodes import Ability

_WIDTH: Final = 100
"""What fits stands in one line."""


def is_node(tree: Any) -> bool:
    """Whether this is a node and not a word, a number or a row of nodes."""
    return hasattr(type(tree), "__attrs_attrs__")


def walk(tree: Any, *, granted: bool = False) -> Iterator[Any]:
    """The node and every node in it; abilities it grants to others only when asked for."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from walk(part, granted=granted)
    elif is_node(tree):
        yield tree
        for field in fields(type(tree)):
            part = getattr(tree, field.name)
            if granted or not isinstance(part, Ability):
                yield from walk(part, granted=granted)


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
        if value != field.default and value != ():
            yield field.name, value


def _short(tree: Any) -> str:
    """The tree in one line."""
    if isinstance(tree, tuple):
        return f"({', '.join(_short(part) for part in tree)})"
    if not is_node(tree):
        return repr(tree)
    inside = ", ".join(f"{name}={_short(value)}" for name, value in _said(tree))
    return f"{type(tree).__name__}({inside})" if inside else type(tree).__name__
