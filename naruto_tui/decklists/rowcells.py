"""Rows of tables as people paste them: which cell is the count, the name, the number, the set."""

import re
from collections.abc import Callable
from typing import Final

from attrs import frozen

from naruto_tui.cards.names import as_number
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.setnames import sets_named

IsName = Callable[[str], bool]

_COLUMNS: Final = frozenset(
    [
        "",
        "#",
        "no",
        "no.",
        "nr",
        "nr.",
        "num",
        "number",
        "card",
        "name",
        "card name",
        "cards",
        "qty",
        "count",
        "quantity",
        "amount",
        "copies",
        "set",
        "title",
        "rarity",
        "type",
        "symbol",
        "cost",
        "karte",
        "anzahl",
        "carta",
        "carte",
        "nombre",
        "nome",
        "nom",
    ]
)
_MOST_COMMAS: Final = 5
"""Parts of a name, and one more."""
_COUNTED_CELL: Final = re.compile(r'"?([0-9]+)"?\s*([;,])\s*')
_FIGURE: Final = re.compile(r"[xх]?\s?[-+]?[0-9][0-9.,e]*\s?[xх]?", re.IGNORECASE)


@frozen
class RowCells:
    """The cells of a row by what they are."""

    figures: list[str]
    sets: list[str]
    codes: list[str]
    """Collector's numbers."""
    words: list[str]
    """The name first; then its title, or what does not matter."""


def parted(text: str, is_name: IsName) -> list[str]:
    """The cells of a row with tabs, bars, or a count and semicolons or commas; else the line."""
    for sign in "|\t":
        if sign in text:
            return _filled(text.split(sign), is_name)
    if match := _COUNTED_CELL.match(text):
        count, sign, rest = match[1], match[2], text[match.end() :]
        parts = rest.split(sign)
        # A name may have a comma in it.
        for size in range(min(len(parts), _MOST_COMMAS), 0, -1):
            if is_name(name := _unquoted(sign.join(parts[:size]).strip(), is_name)):
                cells = [count, name, *parts[size:]]
                whole = size == len(parts) and '"' not in text
                return [text] if whole else _filled(cells, is_name)
    return [text]


def _filled(cells: list[str], is_name: IsName) -> list[str]:
    return [_unquoted(cell, is_name) for cell in map(str.strip, cells) if cell]


def _unquoted(cell: str, is_name: IsName) -> str:
    """Without the quotation marks around the whole; a name may have some of its own."""
    quoted = len(cell) > 1 and cell[0] == cell[-1] == '"' and not is_name(cell)
    return cell[1:-1].strip() if quoted else cell


def cells_of_row(cells: list[str], pool: Pool, is_name: IsName) -> RowCells | None:
    """What each cell of a row is; None for a row that only names the columns."""
    if all(cell.casefold() in _COLUMNS for cell in cells):
        return None
    figures = [cell for cell in cells if _FIGURE.fullmatch(cell) and not is_name(cell)]
    sets = [
        cell
        for cell in cells[1:]
        if len(cell) > 1 and cell not in figures and sets_named(cell, pool)
    ]
    codes = [as_number(cell) for cell in cells if as_number(cell) and cell not in sets]
    words = [cell for cell in cells if cell not in (*figures, *sets) and not as_number(cell)]
    return RowCells(figures, sets, codes, words or sets[:1])
