"""Reading a small text file that a player wrote: UTF-8, of a size that such a file can have.

A leaf of the house: it knows nothing of cards, decks or positions.
"""

from contextlib import AbstractContextManager, nullcontext
from os import PathLike
from pathlib import Path
from typing import BinaryIO

from naruto_tui import kiosk

Source = str | PathLike[str] | BinaryIO


class TextFileError(ValueError):
    """A file is no text of that size: the line (1 for the whole) and what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line
        self.problem = problem


def read_small_text(source: Source, largest: int, what: str) -> str:
    """The text of a file, or of an open stream, of at most `largest` bytes.

    `what` names such a file in messages: `decklist`.

    Raises:
        TextFileError: it cannot be read, is larger, or is not UTF-8.
    """
    data = read_small_file(source, largest, what)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TextFileError(line, "not UTF-8; save the file as UTF-8") from None


def read_small_file(source: Source, largest: int, what: str) -> bytes:
    """The bytes of a file, or of an open stream, at most `largest` of them.

    Raises:
        TextFileError: it cannot be read, or is larger.
    """
    if isinstance(source, str | PathLike) and not kiosk.is_own(source):
        raise TextFileError(1, kiosk.REASON)
    if isinstance(source, str | PathLike) and Path(source).exists() and not Path(source).is_file():
        raise TextFileError(1, f"not a file; name a {what}")
    try:
        with _opened(source) as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise TextFileError(1, f"cannot be read: {reason}") from None
    if len(data) > largest:
        raise TextFileError(1, f"larger than {largest:,} bytes; no {what} is")
    return data


def _opened(source: Source) -> AbstractContextManager[BinaryIO]:
    """A file opened, to be closed afterwards; an open stream as it is."""
    if isinstance(source, str | PathLike):
        return Path(source).open("rb")
    return nullcontext(source)
