"""Cards whose effects differ in numbers, symbols and quoted words alone (data/families.txt).

What is printed alike must be read alike: a wording that strays from that of its family is found.
"""

from pathlib import Path
from typing import Any

import attrs
import pytest

from naruto_tui.cards.nodes import Change, Keyword, Named, NamePart, Symbol, Word
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities

DATA = Path(__file__).parent / "data" / "families.txt"
LITERAL = (Change, Keyword, Named, NamePart, Symbol, Word)
"""Classes of which strings are words of the card, not of the language."""
CARDS = {card.number: card for card in shipped()}


def families() -> list[tuple[str, ...]]:
    """The numbers of each family."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split()) for line in lines if not line.startswith("#")]


def shape(node: Any) -> Any:
    """A tree with a mark in place of each number and of each word of the card."""
    if isinstance(node, tuple | frozenset):
        return type(node)(shape(one) for one in node)
    if attrs.has(type(node)):
        kind = type(node)
        return (kind, *(_field(node, one.name) for one in attrs.fields(kind)))
    if isinstance(node, bool) or node is None:
        return node
    return "#" if isinstance(node, int) else node


def _field(node: Any, name: str) -> Any:
    value = getattr(node, name)
    if isinstance(node, LITERAL) and not (isinstance(node, Change) and name != "value"):
        if isinstance(value, str):
            return "..."
        if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            return "..." if value else value
    return shape(value)


def written(numbers: tuple[str, ...]) -> list[str]:
    return [one for one in numbers if CARDS[one].is_written]


def shapes(numbers: tuple[str, ...]) -> set[Any]:
    """What the texts that are written say, but for literals."""
    return {shape(abilities(CARDS[one])) for one in written(numbers)}


def test_some_families_are_written() -> None:
    assert sum(len(written(numbers)) > 1 for numbers in families()) >= 15


@pytest.mark.parametrize("numbers", families(), ids=" ".join)
def test_a_family_has_one_tree(numbers: tuple[str, ...]) -> None:
    assert len(numbers) > 1
    assert len(shapes(numbers)) <= 1


def test_what_differs_is_found() -> None:
    assert len(shapes(("N-337", "N-459"))) == 2
    assert len(shapes(("N-337", "N-338"))) == 1
