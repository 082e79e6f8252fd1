"""Tables of collection programs and of Deckstats: CSV whose first row names the columns.

Comma, semicolon or tab, known by that row; a line `sep=,` may stand before it.
"""

import re
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final

from naruto_tui.cards.names import as_number
from naruto_tui.decklists.formats.gathering import Rows, broken, is_outside, pile_named
from naruto_tui.decklists.formats.said import said_of
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, PileName

_SEPARATORS: Final = ",;\t"
_DECLARED: Final = re.compile(r'"?sep=(.)"?\s*', re.IGNORECASE)
_SIGNS: Final = re.compile(r"[\W_]+")
_COLUMNS: Final = {
    **dict.fromkeys(("count", "quantity", "qty", "amount", "copies", "cards"), "count"),
    **dict.fromkeys(("name", "card", "cardname"), "name"),
    "title": "title",
    **dict.fromkeys(
        ("number", "no", "cardnumber", "collectornumber", "cardno", "cardid"), "number"
    ),
    **dict.fromkeys(("set", "setname", "setcode", "edition", "expansion"), "set"),
    **dict.fromkeys(("section", "pile", "board", "zone", "deck", "category"), "pile"),
    **dict.fromkeys(("remark", "remarks", "comment", "comments", "note", "notes"), "remark"),
}
_NAMES: Final = frozenset(("name", "title", "number"))
_HEADER: Final = ("Quantity", "Name", "Title", "Number", "Set", "Section")


def read(text: str) -> Listing | None:
    """The listing in a table; None where the first row names no columns."""
    lines = text.split("\n")
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    if _DECLARED.fullmatch(lines[first]):
        first += 1
    found = _header(lines[first]) if first < len(lines) else None
    if found is None:
        return None
    separator, columns = found
    import csv  # noqa: PLC0415 - for tables alone

    table = csv.reader(StringIO("\n".join(lines[first:]), newline=""), delimiter=separator,
                       strict=True)  # fmt: skip
    rows, line = Rows("csv"), first + 1
    try:
        for cells in table:
            if line > first + 1 and any(map(str.strip, cells)):
                _add(rows, line, columns, cells)
            line = first + table.line_num + 1
    except csv.Error as error:
        return broken("csv", first + table.line_num, f"broken CSV, {error}; close every quote")
    return rows.listing()


def _header(line: str) -> tuple[str, list[str]] | None:
    """The separator, and what each column is; None where the line is none that names columns."""
    if line.startswith(("#", "/")):
        return None
    for separator in _SEPARATORS:
        cells = [_SIGNS.sub("", cell.casefold()) for cell in line.split(separator)]
        columns = [_COLUMNS.get(cell, "") for cell in cells]
        known = set(filter(None, columns))
        if len(known) > 1 and known & _NAMES:
            return separator, _settled(columns)
    return None


def _settled(columns: list[str]) -> list[str]:
    """A title beside a name is that of the effect, alone it is the name; each column once."""
    if "name" not in columns:
        columns = ["name" if column == "title" else column for column in columns]
    return [column if columns.index(column) == at else "" for at, column in enumerate(columns)]


def _add(rows: Rows, line: int, columns: Sequence[str], cells: Sequence[str]) -> None:
    told = dict(zip(columns, map(str.strip, cells), strict=False))
    number, count = told.get("number", ""), told.get("count", "1")
    if "count" not in columns and number.isdigit():
        number, count = "", number
    section = told.get("pile", "")
    if is_outside(section):
        rows.leave_out(line, section, count)
        return
    name, title = told.get("name", ""), told.get("title", "")
    rows.add(
        line,
        f"{name} [{title}]" if title and not as_number(number) else name,
        count,
        number=number,
        set_name=told.get("set", ""),
        pile=pile_named(section) or "main",
        remark=told.get("remark", ""),
    )


def write(deck: Deck) -> str:
    """A row a card; spreadsheets and collection programs read the columns by their names."""
    import csv  # noqa: PLC0415

    out = StringIO(newline="")
    table = csv.writer(out, lineterminator="\n")
    has_words = any(said_of(entry) for pile in PILES for entry in deck.pile(pile))
    table.writerow((*_HEADER, *(("Comment",) if has_words else ())))
    for cells, words in _cells(deck):
        table.writerow((*cells, *((words,) if has_words else ())))
    return out.getvalue()


def _cells(deck: Deck) -> Iterator[tuple[tuple[object, ...], str]]:
    """The columns of each card, and what is said of it."""
    names: dict[PileName, str] = {"main": "Main", "side": "Sideboard"}
    for pile in PILES:
        for entry in deck.pile(pile):
            card = entry.card
            section = names.get(pile, "Reinforcement")
            cells = entry.count, card.name, card.title, card.number, card.set_number, section
            yield cells, said_of(entry)
