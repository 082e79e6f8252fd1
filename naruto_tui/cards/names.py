"""Names and numbers as people type them: case, accents, signs and the order of words set aside."""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

_SIGNS = re.compile(r"[^0-9a-z]+")
_NUMBER = re.compile(r"([A-Z]{1,3})[- ]?((?:US|C)?)[- ]?([0-9]{1,5})([A-Z]?)")


def folded(name: str) -> str:
    """A name as it is compared.

    >>> folded("Hanzō the Salamander"), folded("Love's Rival!"), folded("Kiba & Akamaru")
    ('hanzo the salamander', 'loves rival', 'kiba and akamaru')
    """
    if not name.isascii():
        name = unicodedata.normalize("NFKD", name.replace("’", "'"))
    name = name.replace("'", "").replace("&", " and ").lower()
    return _SIGNS.sub(" ", "".join(c for c in name if not unicodedata.combining(c))).strip()


def in_any_order(name: str) -> str:
    """The words of a folded name, sorted: `Uzumaki Naruto` is `Naruto Uzumaki`."""
    return " ".join(sorted(name.split()))


def as_number(text: str) -> str:
    """A collector's number as it is printed, or nothing when the text is none.

    >>> as_number("n13"), as_number("N-US4"), as_number("pr 018b"), as_number("Haku")
    ('N-013', 'N-US004', 'PR-018B', '')
    """
    match = _NUMBER.fullmatch(text.strip().upper())
    return f"{match[1]}-{match[2]}{int(match[3]):03}{match[4]}" if match else ""


@lru_cache(maxsize=1)
def other_spellings() -> dict[str, str]:
    """Folded spelling met in lists, and the printed name it means."""
    lines = (Path(__file__).parent / "sets" / "spellings.txt").read_text("utf-8").splitlines()
    pairs = (line.split(" = ") for line in lines if " = " in line and not line.startswith("#"))
    return {folded(spelling): name.strip() for spelling, name in pairs}
