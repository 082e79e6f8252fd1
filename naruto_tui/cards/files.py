"""Card files as text: what may stand in one, its paragraphs, and what is said when it is wrong.

A line that is not indented begins a card (or names the set); the indented lines under it are that
card. The index knows number and name only; `paragraphs.read` reads the rest of one paragraph.
The layout is told in docs/cards.md.
"""

import re
import unicodedata
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Final, NamedTuple

from attrs import frozen

from naruto_tui.textfiles import TextFileError, read_small_text

LARGEST_FILE: Final = 4_000_000
"""Bytes; all 4,239 printed cards need about one million."""
LONGEST_LINE: Final = 2_000
"""Characters."""
MOST_LINES: Final = 40
"""Lines a card."""

_BLOCK = re.compile(r"\n(?=[^\s#])")
_HEAD = re.compile(r"([A-Z]{1,3}-[A-Z]{0,3}[0-9]{1,5}[A-Z]?) +(\S.*?) *$", re.MULTILINE)
_SET = re.compile(r"Set +([0-9A-Za-z.-]{1,12}): +(\S.*)")


class CardFileError(ValueError):
    """What is wrong in a card file, where, and what would be right."""

    def __init__(self, file: str, line: int, message: str, column: int = 0) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        super().__init__(file, line, message, column)

    def __str__(self) -> str:
        at = f"{self.file}:{self.line}:{self.column}" if self.column else f"{self.file}:{self.line}"
        return f"{at}: {self.message}"


class UnreadableFileError(CardFileError):
    """The file as a whole cannot be read as text."""


class Paragraph(NamedTuple):
    """A card as it stands in its file: number and name known, the rest unread.

    A tuple, because every command makes one for every card of the pool.
    """

    number: str
    name: str
    set_number: str
    raw: str
    """All its lines, the first one included."""
    file: str
    line: int
    custom: bool = False
    """Not printed: a player has written it."""


@frozen
class CardFile:
    """The index of one card file."""

    set_number: str
    set_name: str
    paragraphs: tuple[Paragraph, ...]


def load(path: str | PathLike[str], shown: str = "") -> str:
    """The text of a card file; refuses what is no text, too large, or hides characters."""
    try:
        return read_small_text(path, LARGEST_FILE, "card file")
    except TextFileError as error:
        raise UnreadableFileError(shown or str(path), error.line, error.problem) from None


def index(text: str, file: str) -> CardFile:
    """The set and the paragraphs of a card file; the first thing wrong is raised."""
    found, errors = survey(text, file)
    for error in errors:
        raise error
    return found


def survey(text: str, file: str) -> tuple[CardFile, tuple[CardFileError, ...]]:
    """The index of what can be read, and everything that is wrong with the rest."""
    text = plain(text)
    check_characters(text, file)
    number, name = "own", Path(file).stem
    paragraphs: dict[str, Paragraph] = {}
    errors: list[CardFileError] = []
    line = 1
    for raw in _BLOCK.split(text):
        if match := _HEAD.match(raw):
            own, called = match.groups()
            if own not in paragraphs:
                paragraphs[own] = Paragraph(own, called, number, raw, file, line)
            else:
                message = f"{own} stands already in line {paragraphs[own].line}"
                errors.append(CardFileError(file, line, f"{message}; give it another number"))
        elif not raw[:1].strip(" \t\n#"):
            errors.extend(_strays(raw, line, file))
        else:
            head = raw.partition("\n")[0].rstrip()
            found = _SET.fullmatch(head)
            if found and not paragraphs and not any(_strays(raw, line, file)):
                number, name = found.groups()
            else:
                errors.append(CardFileError(file, line, _wrong_head(head)))
        line += raw.count("\n") + 1
    return CardFile(number, name, tuple(paragraphs.values())), tuple(errors)


def plain(text: str) -> str:
    """The text with one sign for the end of a line and one for a blank."""
    return text.replace("\r\n", "\n").replace("\t", " ")


def _strays(block: str, first: int, file: str) -> Iterator[CardFileError]:
    """Indented lines that belong to no card."""
    for line, text in enumerate(block.split("\n"), first):
        if text[:1].isspace() and not text.isspace():
            yield CardFileError(file, line, _wrong_head(text.rstrip()))


def _wrong_head(head: str) -> str:
    """Why a line cannot begin a card."""
    if head[:1].isspace():
        return "belongs to no card; a card begins with a line that is not indented: N-000 Its Name"
    if _SET.fullmatch(head):
        return "the set is named once, before the first card, and has no lines of its own"
    return (
        f"{shortened(head)} is not a number and a name, as in N-000 Its Name; "
        "indent the line if it belongs to the card above"
    )


def check_characters(text: str, file: str) -> None:
    """Refuse characters that hide or reorder what is shown, and lines beyond any card's need."""
    lines = text.split("\n")
    if "".join(lines).isprintable() and max(map(len, lines)) <= LONGEST_LINE:
        return
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            message = f"longer than {LONGEST_LINE:,} characters; one line holds one ability"
            raise CardFileError(file, number, message)
        if not line.isprintable():
            _refuse(line, number, file)


def _refuse(line: str, number: int, file: str) -> None:
    for column, character in enumerate(line, 1):
        if not character.isprintable():
            name = unicodedata.name(character, "control character")
            message = f"holds U+{ord(character):04X} ({name.lower()}); remove it or use a space"
            raise CardFileError(file, number, message, column)


def shortened(text: str, most: int = 40) -> str:
    """A piece of a file's text for a message, in quotes."""
    return f'"{text}"' if len(text) <= most else f'"{text[: most - 3]}..."'
