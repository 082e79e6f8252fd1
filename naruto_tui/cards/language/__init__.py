"""The language of card text: controlled English to the effect tree and back (docs/cards.md).

What it is made of is imported on first use: most commands read no card text.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from naruto_tui.cards.language.errors import CardTextError

if TYPE_CHECKING:
    from naruto_tui.cards.language.reading.lines import read_line, read_text
    from naruto_tui.cards.language.trees import dump
    from naruto_tui.cards.language.writing.abilities import write, write_lines

__all__ = ["CardTextError", "dump", "read_line", "read_text", "write", "write_lines"]

_HOMES = {
    "read_line": "reading.lines",
    "read_text": "reading.lines",
    "dump": "trees",
    "write": "writing.abilities",
    "write_lines": "writing.abilities",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
