"""Reads a decklist as people type it; every problem of a list is told in one go.

A line is `3 Naruto Uzumaki N-001`: a count (none means one), then the name, the number or both in
either order. `#` and `//` begin a comment. A line with nothing but a section word opens a pile:
Ninja, Jutsu, Missions and Clients all mean the deck proper, Sideboard and Reinforcement their own.
"""

import re
import unicodedata
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Final

from attrs import Factory, define, evolve

from naruto_tui.cards.model import Kind
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.formats.table import read_other
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.matching import UnclearCardError, card_meant, names_a_card
from naruto_tui.decklists.model import PILES, Deck, DeckError, Entry, PileName, Place
from naruto_tui.decklists.remarks import Remarks
from naruto_tui.textfiles import TextFileError, read_small_text

LARGEST_FILE: Final = 200_000
"""Bytes."""
MOST_LINES: Final = 1_000
LONGEST_LINE: Final = 300
"""Characters."""
MOST_COPIES: Final = 99
"""Of one line; how many an edition allows is a later question."""

Pile = tuple[Entry, ...]

_SECTIONS: Final[dict[str, tuple[PileName, Kind | None]]] = {
    "ninja": ("main", "ninja"),
    "jutsu": ("main", "jutsu"),
    "mission": ("main", "mission"),
    "client": ("main", "client"),
    "deck": ("main", None),
    "main deck": ("main", None),
    "main": ("main", None),
    "side": ("side", None),
    "sideboard": ("side", None),
    "reinforcement": ("reinforcement", None),
    "reinforcement deck": ("reinforcement", None),
}
_SECTION: Final = re.compile(
    r"(?P<word>[a-z]+(?: deck)?)\s*[:-]?\s*(?:\(?(?P<declared>[0-9]{1,4})\)?)?\s*:?", re.IGNORECASE
)
_COMMENT: Final = re.compile(r"^\s*(?:#|//)\s?(.*)$")
_REMARK: Final = re.compile(r"\s(?:#|//)(.*)$")
_COUNT: Final = re.compile(
    r"""[x×]? (?P<before>[-+]?[0-9][0-9.,e]*) [ ]?[x×]? \s+ (?P<of>\S.*)
      | (?P<name>.*\S) \s+ [x×](?P<after>[0-9]+)""",
    re.IGNORECASE | re.VERBOSE,
)


@define
class _Heading:
    """A section line and what was listed under it, to compare with the total it declares."""

    pile: PileName = "main"
    place: Place | None = None
    line: int = 0
    declared: int | None = None
    listed: int = 0


@define
class _Reading:
    """A list half read."""

    file: str
    pool: Pool
    piles: dict[PileName, dict[str, Entry]] = Factory(dict)
    headings: list[_Heading] = Factory(lambda: [_Heading()])
    remarks: Remarks = Factory(Remarks)
    problems: list[str] = Factory(list)

    def line(self, number: int, text: str) -> None:
        """One line of the file, whatever it is."""
        try:
            self._line(number, text)
        except ValueError as error:
            self.problems.append(f"{self.file}:{number}: {error}")

    def _line(self, number: int, text: str) -> None:
        _check_characters(text)
        text = "".join(c for c in text if unicodedata.category(c) != "Cf").strip()
        if match := _COMMENT.match(text):
            self.remarks.comment(match[1])
        elif heading := _heading(number, text):
            self.headings.append(heading)
            self.remarks.heading(heading.place)
        elif text:
            self._entry(number, text)
        else:
            self.remarks.blank()

    def _entry(self, number: int, text: str) -> None:
        above = self.remarks.card()
        match = _REMARK.search(text)
        text, remark = (text[: match.start()].rstrip(), match[1].strip()) if match else (text, "")
        if text[0].isnumeric() and not text[0].isascii():
            raise ValueError(_no_count(text.split(maxsplit=1)[0]))
        count, rest = (1, text) if names_a_card(text, self.pool) else _count(text)
        card = card_meant(rest, self.pool)
        heading = self.headings[-1]
        heading.listed += count
        pile = self.piles.setdefault(heading.pile, {})
        before = pile.get(card.number)
        first = before or Entry(0, card, number)
        pile[card.number] = joined(first, count, remark, above)

    def notices(self) -> Iterator[str]:
        for heading in self.headings:
            if heading.declared not in {None, heading.listed}:
                yield (
                    f"{self.file}:{heading.line}: the heading says {heading.declared}, "
                    f"{heading.listed} are listed under it"
                )


def read_deck(text: str, pool: Pool, name: str, file: str = "") -> Deck:
    """The deck a text lists; `DeckError` with every problem if any line cannot be taken."""
    reading = _Reading(file or name, pool)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if listing := read_other(text):
        return _deck(listing, pool, name, reading.file)
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise DeckError(f"{reading.file}:{MOST_LINES + 1}: too long for a decklist")
    for number, line in enumerate(lines, 1):
        reading.line(number, line)
    reading.remarks.end()
    if not reading.problems and not reading.piles.get("main"):
        reading.problems.append(f"{reading.file}:1: no card is listed; write `3 Its Name N-000`")
    if reading.problems:
        raise DeckError(*reading.problems)
    return Deck(
        name,
        *_in_order(reading.piles),
        file=reading.file,
        comments=tuple(reading.remarks.head),
        asides=reading.remarks.placed,
        notices=tuple(reading.notices()),
    )


def _deck(listing: Listing, pool: Pool, name: str, file: str) -> Deck:
    """The deck in a file of another program."""
    problems = {one.line: f"{file}:{one.line}: {one.reason}" for one in listing.refused}
    piles: dict[PileName, dict[str, Entry]] = {pile: {} for pile in PILES}
    for row in listing.rows:
        try:
            card = card_meant(f"{row.number} {row.name}".strip(), pool)
        except UnclearCardError as error:
            problems[row.line] = f"{file}:{row.line}: {error}"
        else:
            first = piles[row.pile].get(card.number) or Entry(0, card, row.line)
            piles[row.pile][card.number] = joined(first, row.count, row.remark, row.above)
    if not problems and not piles["main"]:
        problems[1] = f"{file}:1: no card is listed"
    if problems:
        raise DeckError(*(problem for _, problem in sorted(problems.items())))
    return Deck(
        name,
        *_in_order(piles),
        file=file,
        comments=listing.comments,
        asides=listing.asides,
        notices=tuple(f"{file}:{notice}" for notice in listing.notices),
    )


def joined(entry: Entry, count: int, remark: str, above: tuple[str, ...]) -> Entry:
    """An entry with more copies, and what is said where these are listed."""
    remarks = "; ".join(filter(None, (entry.remark, remark)))
    return evolve(entry, count=entry.count + count, remark=remarks, above=(*entry.above, *above))


def _in_order(piles: dict[PileName, dict[str, Entry]]) -> tuple[Pile, Pile, Pile]:
    """The entries of every pile."""
    main, side, reinforcement = (tuple(piles.get(pile, {}).values()) for pile in PILES)
    return main, side, reinforcement


def load_deck(path: str | PathLike[str], pool: Pool) -> Deck:
    """The deck in a file, named after it."""
    path = Path(path)
    try:
        text = read_small_text(path, LARGEST_FILE, "decklist")
    except TextFileError as error:
        raise DeckError(f"{path}:{error.line}: {error.problem}") from None
    return read_deck(text, pool, path.stem, str(path))


def _check_characters(text: str) -> None:
    if len(text) > LONGEST_LINE:
        raise ValueError(f"longer than {LONGEST_LINE} characters; write one card a line")
    for column, character in enumerate(text, 1):
        if unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} and character != "\t":
            code = f"U+{ord(character):04X}"
            raise ValueError(f"control character {code} in column {column}; remove it")


def _heading(number: int, text: str) -> _Heading | None:
    match = _SECTION.fullmatch(text)
    section = _SECTIONS.get(match["word"].casefold().removesuffix("s")) if match else None
    if match is None or section is None:
        return None
    declared = match["declared"]
    pile, kind = section
    place = kind or (None if pile == "main" else pile)
    return _Heading(pile, place, number, int(declared) if declared else None)


def _count(text: str) -> tuple[int, str]:
    match = _COUNT.fullmatch(text)
    if match is None:
        return 1, text
    written, rest = match["before"] or match["after"], match["of"] or match["name"]
    if not written.isdigit() or not 1 <= int(written[:9]) <= MOST_COPIES:
        raise ValueError(_no_count(written))
    if match["of"] and (again := _COUNT.fullmatch(rest)) and again["after"]:
        raise ValueError(f"copies are counted twice, {written} and {again['after']}; write one")
    return int(written), rest


def _no_count(written: str) -> str:
    return f"{written} is no number of copies; write 1 to {MOST_COPIES}"
