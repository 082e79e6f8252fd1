"""A deck out of a file, a stream or a text: the bytes as text, its format, its cards.

Formats are recognised by what is in them (`formats.table`); whatever is none of them is a text list
(`textlist`). `look_up` stops where a screen can ask; `read_deck` and `load_deck` make the deck.
"""

import sys
from os import PathLike
from pathlib import Path
from typing import Final

from attrs import evolve

from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.cleaning import LONGEST_LINE
from naruto_tui.decklists.counts import MOST_COPIES
from naruto_tui.decklists.decoding import decoded
from naruto_tui.decklists.formats.table import read_other
from naruto_tui.decklists.lookup import Ask, Reading, looked_up, preferred
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.textlist import MOST_LINES, text_listing
from naruto_tui.textfiles import TextFileError, read_small_file

__all__ = (
    "LARGEST_FILE",
    "LONGEST_LINE",
    "MOST_COPIES",
    "MOST_LINES",
    "STDIN",
    "load_deck",
    "look_up",
    "read_deck",
)

LARGEST_FILE: Final = 1_000_000
"""Bytes; other programs keep a picture's address with each card."""
STDIN: Final = "-"
"""The name by which a list is read from stdin."""


def look_up(text: str, pool: Pool) -> Reading:
    """A list with the cards each line can mean, every problem and every open question."""
    listing = read_other(text.replace("\r\n", "\n").replace("\r", "\n"))
    return looked_up(text_listing(text, pool) if listing is None else listing, pool)


def read_deck(
    text: str, pool: Pool, name: str, file: str = "", *, strict: bool = False, ask: Ask = preferred
) -> Deck:
    """The deck a text lists, called `name` unless the list says how it is called.

    A name of several versions means the one that `ask` answers, and a notice says so.

    Raises:
        DeckError: every line that cannot be taken; with `strict` every such name too.
    """
    return look_up(text, pool).deck(name, file or name, strict=strict, ask=ask)


def load_deck(
    path: str | PathLike[str], pool: Pool, *, strict: bool = False, ask: Ask = preferred
) -> Deck:
    """The deck in a file, named after it; `-` is stdin.

    Raises:
        DeckError: as `read_deck`, or the file cannot be read, is too large, or is no text.
    """
    is_stdin = path == STDIN
    file, name = ("stdin", "stdin") if is_stdin else (str(path), Path(path).stem)
    if is_stdin and sys.stdin is None:
        raise DeckError(f"{file}:1: there is no input; name a file, or pipe a list in")
    try:
        source = sys.stdin.buffer if is_stdin else Path(path)
        data = read_small_file(source, LARGEST_FILE, "decklist")
    except TextFileError as error:
        raise DeckError(f"{file}:{error.line}: {error.problem}") from None
    text, notices = decoded(data, file)
    try:
        deck = read_deck(text, pool, name, file, strict=strict, ask=ask)
    except DeckError as error:
        # A name that is not known may be one that was read in the wrong way.
        raise DeckError(
            *notices, *error.problems, summary=error.summary, refused=error.refused
        ) from None
    return evolve(deck, notices=(*notices, *deck.notices)) if notices else deck
