"""Sets as lists name them: `Set 1`, `The Path to Hokage`, `Path to Hokage`, a number in a field."""

import re
from collections.abc import Callable
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.cards.names import folded
from naruto_tui.cards.pool import Pool

_SET: Final = re.compile(r"(?:set|series?|s)\s*[.:]?\s*([0-9]{1,2}(?:\.[0-9])?)", re.IGNORECASE)
_BEHIND: Final = re.compile(
    r"(\S.*?)(?:\s*[,;:-])?\s+((?:set|series?)\s*[.:]?\s*[0-9]{1,2}(?:\.[0-9])?)", re.IGNORECASE
)
_NAMED_BEHIND: Final = re.compile(r"(.*[^\W\d_]{2}.*?)(?:\s*[,;:]\s*|\s+-\s+)([^\W\d][^,;:]{3,})")


def sets_named(told: str, pool: Pool) -> frozenset[str]:
    """The numbers of the sets that a text means: of their name several may be; mostly none."""
    match = _SET.fullmatch(told.strip())
    key = _key(told)
    asked = match[1] if match else told.strip()
    return frozenset(one for one, name in pool.sets.items() if asked == one or key == _key(name))


def of_set(cards: tuple[Card, ...], told: str, pool: Pool) -> tuple[Card, ...]:
    """Those of the cards that are of the set."""
    numbers = sets_named(told, pool)
    return tuple(card for card in cards if card.set_number in numbers)


def without_set(text: str, pool: Pool, is_name: Callable[[str], bool]) -> tuple[str, str]:
    """A line without the set behind the name, and the set: `Kunai, Set 1`, `Kunai - Invasion`."""
    for pattern in (_BEHIND, _NAMED_BEHIND):
        match = pattern.fullmatch(text)
        if match and sets_named(match[2], pool) and not is_name(text):
            return match[1], match[2]
    return text, ""


def _key(name: str) -> str:
    return folded(name).removeprefix("the ")
