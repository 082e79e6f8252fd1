"""Short names that stay unambiguous among the names shown together.

Public: `short_names`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from .text import crop, width

ARTICLES: Final = ("The", "A", "An")
"""First words that name nobody."""
ROOMY: Final = 12


def short_names(names: Iterable[str], room: int) -> dict[str, str]:
    """A name of at most `room` cells for each; no two names get the same one.

    >>> short_names(["Naruto Uzumaki", "Rock Lee", "Sasuke Uchiha", "Sasuke (Cursed)"], 9)
    {'Naruto Uzumaki': 'Naruto', 'Rock Lee': 'Rock Lee', 'Sasuke (Cursed)': 'Sasuke C', \
'Sasuke Uchiha': 'Sasuke U'}
    """
    return _short(tuple(sorted(set(names))), max(room, 3))


@lru_cache(maxsize=256)
def _short(names: tuple[str, ...], room: int) -> dict[str, str]:
    found: dict[str, str] = {}
    left: Sequence[str] = names
    for form in (_whole, _leading, _cropped, _first_and_letter, _initials):
        left = _settle(found, left, form, room)
    for place, name in enumerate(left):
        found[name] = _numbered(name, place + 1, room, set(found.values()))
    return {name: found[name] for name in names}


def _settle(
    found: dict[str, str], names: Sequence[str], form: Callable[[str, int], str], room: int
) -> list[str]:
    """Take the form for those names to which it gives something of their own; the rest is left."""
    made = {name: form(name, room) for name in names}
    forms = [*found.values(), *made.values()]
    left = []
    for name, short in made.items():
        if short and width(short) <= room and forms.count(short) == 1:
            found[name] = short
        else:
            left.append(name)
    return left


def _whole(name: str, room: int) -> str:
    return name


def _leading(name: str, room: int) -> str:
    """The first words, as many as fit."""
    words = name.split()
    if len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    while len(words) > 1 and width(" ".join(words)) > room:
        words.pop()
    return crop(" ".join(words).rstrip(" -:,"), room)


def _cropped(name: str, room: int) -> str:
    """The name as far as it goes, where that is far enough to be read."""
    return crop(name, room) if room > ROOMY else ""


def _first_and_letter(name: str, room: int) -> str:
    words = name.split()
    if len(words) < 2:
        return ""
    letter = words[-1].lstrip("([\"'")[:1]
    return f"{crop(words[0], room - 2, '')} {letter}"


def _initials(name: str, room: int) -> str:
    words = [word.lstrip("([\"'") for word in name.split()]
    tail = "".join(word[:1] for word in words[1:])[: room - 1]
    return crop(words[0] if words else "", room - len(tail), "") + tail


def _numbered(name: str, number: int, room: int, taken: set[str]) -> str:
    while (short := crop(name, room - len(str(number)), "") + str(number)) in taken:
        number += 1
    return short
