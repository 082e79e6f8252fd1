"""Text from outside, made safe to show: the only way card, deck and player names reach a screen.

Public: `clean`, `ascii_only`, `plain`, `width`, `crop`, `pad`, `wrap`.
"""

import unicodedata
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

if TYPE_CHECKING:
    from textual.content import Content

SPACES: Final = ("Zs", "Zl", "Zp")
UNSHOWN: Final = ("Cs", "Co", "Cn")
"""Lone surrogates, private use, unassigned: a terminal shows who knows what."""
DROPPED: Final = ("Cc", "Cf", "Me")
"""Controls, format characters (bidi, zero width) and enclosing marks."""


def clean(text: str) -> str:
    r"""One line without anything that could steer a terminal.

    >>> clean("Ro\x1b[31mck\u202e Lee\n")
    'Ro[31mck Lee '
    """
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    marked = False
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category == "Mn":
            if not marked and not "\ufe00" <= letter <= "\ufe0f" and kept:
                kept.append(letter)
            marked = True
            continue
        marked = False
        if letter in "\n\t\r" or category in SPACES:
            kept.append(" ")
        elif category in UNSHOWN:
            kept.append("?")
        elif category not in DROPPED:
            kept.append(letter)
    return "".join(kept)


def ascii_only(text: str) -> str:
    """The text in letters that every terminal has.

    >>> ascii_only("Chōji · 火")
    'Choji - ?'
    """
    if text.isascii():
        return text
    for sign, plain_sign in (("·", "-"), ("\u00a0", " "), ("–", "-"), ("’", "'")):
        text = text.replace(sign, plain_sign)
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


def plain(text: str) -> "Content":
    """The text for a Textual widget: cleaned, and never read as markup."""
    # Here and not above: the plain face uses this module and must not load Textual (180 ms).
    from textual.content import Content  # noqa: PLC0415

    return Content(clean(text))


def width(text: str) -> int:
    """How many cells the text takes."""
    return len(text) if text.isascii() else cell_len(text)


def crop(text: str, cells: int, sign: str = ".") -> str:
    """The text in at most so many cells; `sign` shows that it was cut.

    >>> crop("Naruto Uzumaki", 8)
    'Naruto.'
    """
    if width(text) <= cells:
        return text
    kept, room = "", max(cells - width(sign), 0)
    for letter in text:
        room -= width(letter)
        if room < 0:
            break
        kept += letter
    return ((kept.rstrip() if sign else kept) + sign)[: max(cells, 0)]


def pad(text: str, cells: int) -> str:
    """The text in exactly so many cells."""
    text = crop(text, cells)
    return text + " " * (cells - width(text))


def wrap(text: str, cells: int) -> list[str]:
    """The text in lines of at most so many cells, broken at spaces where there are any."""
    cells = max(cells, 2)
    lines: list[str] = []
    line = ""
    for word in text.split():
        for part in _pieces(word, cells):
            if not line:
                line = part
            elif width(line) + 1 + width(part) <= cells:
                line += " " + part
            else:
                lines.append(line)
                line = part
    return [*lines, line] if line else lines


def _pieces(word: str, cells: int) -> list[str]:
    if width(word) <= cells:
        return [word]
    pieces, piece = [], ""
    for letter in word:
        if width(piece) + width(letter) > cells:
            pieces.append(piece)
            piece = ""
        piece += letter
    return [*pieces, piece]
