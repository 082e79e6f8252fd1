"""The bytes of a decklist as text: marks at the beginning, UTF-8, and the old code pages.

Nothing is guessed in silence: what is not UTF-8 is read with a notice that says as what.
"""

import codecs
import re
from typing import Final

from naruto_tui.decklists.model import DeckError

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Longer marks first where one begins like another."""
_OTHER_FILES: Final = (b"%PDF-", b"{\\rtf", b"PK\x03\x04", b"\x1f\x8b", b"\x89PNG")
"""Documents, archives and pictures that may have nothing but letters at their beginning."""
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")
_HIGH: Final = re.compile(rb"[\x80-\xff]+")
_LINE: Final = re.compile(rb"\r\n|\r|\n")
_SMALLEST: Final = 8
"""Bytes from which on zeros at every other place say something."""


def decoded(data: bytes, file: str) -> tuple[str, tuple[str, ...]]:
    """The text, and notices about how it was read.

    Raises:
        DeckError: it is no text.
    """
    if data.startswith(_OTHER_FILES):
        raise DeckError(f"{file}:1: not text but some other file; name a decklist")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _marked(data[len(mark) :], encoding, file), ()
    if encoding := _zeros(data):
        text = _marked(data, encoding, file)
        return text, (f"{file}:1: read as {encoding.upper()}; save the file as UTF-8",)
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError as error:
        line = len(_LINE.findall(data, 0, error.start)) + 1
    if match := _CONTROLS.search(data):
        at = len(_LINE.findall(data, 0, match.start())) + 1
        raise DeckError(f"{file}:{at}: not text but some other file; name a decklist")
    encoding, letters = ("cp1251", "Cyrillic") if _is_cyrillic(data) else ("cp1252", "accented")
    notice = f"{file}:{line}: not UTF-8, read as {encoding}; look at {letters} letters"
    return data.decode(encoding, "replace"), (f"{notice}, or save the file as UTF-8",)


def _marked(data: bytes, encoding: str, file: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].decode(encoding, "ignore").count("\n") + 1
        message = f"begins like {encoding.upper()} but is not; save the file as UTF-8"
        raise DeckError(f"{file}:{line}: {message}") from None


def _zeros(data: bytes) -> str:
    """UTF-16 without its mark: nearly every other byte of such a list is zero."""
    if len(data) < _SMALLEST or len(data) % 2:
        return ""
    first, second = data[::2].count(0), data[1::2].count(0)
    if first == 0 and 10 * second > 4 * len(data):
        return "utf-16-le"
    return "utf-16-be" if second == 0 and 10 * first > 4 * len(data) else ""


def _is_cyrillic(data: bytes) -> bool:
    """Accents stand alone among other letters, Cyrillic letters beside each other."""
    runs = [len(run) for run in _HIGH.findall(data)]
    return 2 * sum(run for run in runs if run > 1) > sum(runs)
