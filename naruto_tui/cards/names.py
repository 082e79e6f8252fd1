"""Names and numbers as people type them: case, accents, signs and the order of words set aside."""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

_SIGNS = re.compile(r"[^0-9a-z]+")
_APOSTROPHES = str.maketrans(dict.fromkeys("‘’‛´ʼ′＇", "'"))
_NUMBER = re.compile(
    r"((?:[NJMC]|PR|EX|PS)(?=[- ]?US[- ]?[0-9]|-?C[0-9])|[A-Z]{1,3})[-. #]?((?:US|(?<! )C)?)[- ]?"
    r"([0-9]{1,5})([A-Z]?)"
)
_CUSTOM = re.compile(r"[A-Z]{1,3}-[A-Z]{1,3}[0-9]{1,5}[A-Z]?")
"""Numbers that players give; they are written as they stand."""


def folded(name: str) -> str:
    """A name as it is compared.

    >>> folded("Hanzō the Salamander"), folded("Love's Rival!"), folded("Kiba & Akamaru")
    ('hanzo the salamander', 'loves rival', 'kiba and akamaru')
    """
    if not name.isascii():
        letters = unicodedata.normalize("NFKD", name.translate(_APOSTROPHES))
        name = "".join(c for c in letters if not unicodedata.combining(c))
    return _SIGNS.sub(
        " ", name.replace("'", "").replace("`", "").replace("&", " and ").lower()
    ).strip()


def in_any_order(name: str) -> str:
    """The words of a folded name, sorted: `Uzumaki Naruto` is `Naruto Uzumaki`."""
    return " ".join(sorted(name.split()))


def as_number(text: str) -> str:
    """A collector's number as it is printed, or nothing when the text is none.

    >>> as_number("n13"), as_number("nus4"), as_number("pr 018b"), as_number("Emi C-026")
    ('N-013', 'N-US004', 'PR-018B', '')
    """
    number = text.strip().upper()
    if match := _NUMBER.fullmatch(number):
        return f"{match[1]}-{match[2]}{int(match[3]):03}{match[4]}"
    return number if _CUSTOM.fullmatch(number) else ""


_ORDINALS = {"1st": "First", "2nd": "Second", "3rd": "Third", "4th": "Fourth", "5th": "Fifth"}
_OFFICE = re.compile(rf"The ({'|'.join([*_ORDINALS, *_ORDINALS.values()])}) (.+)")
_MISPRINTS = {"Sasura Haruno": "Sakura Haruno", "Inochi Yamanaka": "Inoichi Yamanaka"}
"""Names that one printed card spells in its own way."""
_LIST = re.compile(r",? & |, | and ")


@lru_cache(maxsize=4096)
def same_person(name: str) -> frozenset[str]:
    """The spellings of a printed name that mean the same person, itself among them (K-25.7).

    >>> sorted(same_person("The 4th Hokage"))
    ['The 4th Hokage', 'The Fourth Hokage']
    """
    if match := _OFFICE.fullmatch(name):
        short = {long: short for short, long in _ORDINALS.items()}
        other = _ORDINALS.get(match[1]) or short[match[1]]
        return frozenset((name, f"The {other} {match[2]}"))
    right = _MISPRINTS.get(name)
    return frozenset((name,)) if right is None else frozenset((name, right))


def listed_names(name: str) -> tuple[str, ...]:
    """The names that the name of a Platoon or Squad lists (K-25.4).

    >>> listed_names("Dosu Kinuta, Zaku Abumi & Kin Tsuchi")
    ('Dosu Kinuta', 'Zaku Abumi', 'Kin Tsuchi')
    """
    return tuple(_LIST.split(name))


@lru_cache(maxsize=1)
def other_spellings() -> dict[str, str]:
    """Folded spelling met in lists, and the printed name it means."""
    lines = (Path(__file__).parent / "sets" / "spellings.txt").read_text("utf-8").splitlines()
    pairs = (line.split(" = ") for line in lines if " = " in line and not line.startswith("#"))
    return {folded(spelling): name.strip() for spelling, name in pairs}
