"""Whether a test turns on one thing in the text of a card: it passes with it and fails without.

The test is called as pytest calls it, with each set of its parameters in turn; so it takes no
fixtures. That the engine stumbles over what no card says is no proof.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import pytest

from naruto_tui.cards import reading
from naruto_tui.cards.model import Card
from naruto_tui.rules import program

from .cells import Cell
from .taken_away import without

_TESTS: Final = Path(__file__).parent.parent
_Marked: Final = type(pytest.param())


class Position(NamedTuple):
    card: str
    """The number of the card, one of the pool or of the test's own."""
    test: str
    """The test whose position it is: `cards/samples/test_ninja.py::test_n_004`."""


def turns_on(position: Position, cell: Cell) -> bool:
    """Whether the test comes out otherwise when one such thing is taken out of the card's text.

    Raises what the test raises with the text as it is, and `LookupError` where it meets no such
    card or the text of that card has no such thing.
    """
    test = _test(position.test)
    met = False
    for given in _parameters(test):
        with _reading(position.card, cell, None) as found:
            test(**given)
        most = max(found, default=0)
        met = met or most > 0
        for taken in range(most):
            with _reading(position.card, cell, taken):
                if _fails(test, given):
                    return True
    if not met:
        raise LookupError(f"{position.test} meets no {position.card} with {' '.join(cell)}")
    return False


def _test(name: str) -> Any:
    file, function = name.split("::")
    module = f"tests.{file.removesuffix('.py').replace('/', '.')}"
    return getattr(import_module(module), function)


def _parameters(test: Any) -> Iterator[dict[str, Any]]:
    """What pytest gives the test, time by time."""
    marks = [one for one in getattr(test, "pytestmark", ()) if one.name == "parametrize"]
    for together in product(*(_sets(*mark.args[:2]) for mark in marks)):
        yield {name: value for one in together for name, value in one.items()}


def _sets(names: Any, rows: Any) -> list[dict[str, Any]]:
    single = isinstance(names, str) and "," not in names
    words = names.replace(",", " ").split() if isinstance(names, str) else names
    found = []
    for row in rows:
        values = row.values if isinstance(row, _Marked) else (row,) if single else row
        found.append(dict(zip(words, values, strict=True)))
    return found


@contextmanager
def _reading(number: str, cell: Cell, taken: int | None) -> Iterator[list[int]]:
    """The card is read without one such thing; into the list goes how many there are."""
    read = reading._read
    found: list[int] = []

    def read_without(card: Card) -> Any:
        text = read(card)
        if card.number != number or not isinstance(text, tuple):
            return text
        less = without(text, cell)
        found.append(len(less))
        return text if taken is None or taken >= len(less) else less[taken]

    with patch.object(reading, "_read", read_without), patch.object(program, "_made", {}):
        yield found


def _fails(test: Any, given: dict[str, Any]) -> bool:
    """Whether the test finds something else than it expects."""
    try:
        test(**given)
    except pytest.fail.Exception:
        return True
    except Exception as error:  # noqa: BLE001 - a test may look for what is no longer there
        return _is_of_tests(error.__traceback__)
    return False


def _is_of_tests(trace: TracebackType | None) -> bool:
    """Whether it is a test that raises, and not the engine."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and Path(trace.tb_frame.f_code.co_filename).is_relative_to(_TESTS)
