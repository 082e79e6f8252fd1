"""Names by how they sound: other romanisations, order of words, articles and figures set aside."""

import re
from collections.abc import Iterator
from typing import Final

from naruto_tui.cards.names import folded

_LONG: Final = re.compile(r"(?<=[uo])[uo]")
_WORDS: Final = {
    "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth", "5th": "fifth",
    "gai": "guy", "maito": "might", "rokku": "rock", "ri": "lee", "jiraya": "jiraiya",
    "akamichi": "akimichi", "jyuken": "juken", "kankurou": "kankuro", "uchia": "uchiha",
    "oroshimaru": "orochimaru", "shodai": "first", "shodaime": "first", "nidaime": "second",
    "sandaime": "third", "yondaime": "fourth", "godaime": "fifth",
}  # fmt: skip
_SMALL: Final = frozenset(("a", "an", "the", "and"))


def sounding(name: str) -> str:
    """The key that names which sound alike have in common.

    >>> sounding("Maito Gai") == sounding("Might Guy"), sounding("The 4th Kazekage")
    (True, 'fourth kazekage')
    """
    return " ".join(sorted(_words(name)))


def in_order(name: str) -> str:
    """The same key with the words as they stand."""
    return " ".join(_words(name))


def _words(name: str) -> Iterator[str]:
    words = (_WORDS.get(word, word) for word in folded(name).split() if word not in _SMALL)
    return (_LONG.sub("", word) for word in words)
