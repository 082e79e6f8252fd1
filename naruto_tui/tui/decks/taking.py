"""A list that somebody typed or pasted, read as a whole: a deck, or every line that keeps it from
being one.
"""

import re
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.reader import read_deck
from naruto_tui.tui.decks.sheets import split_lines

_COUNT: Final = re.compile(
    r"\s*(?:[x×]?\s?([0-9]{1,2})\s?[x×]?\s+)?(.*?)(?:\s+[x×]([0-9]{1,2}))?\s*"
)
_PLACE: Final = re.compile(r":([0-9]+): (.*)", re.DOTALL)


@frozen
class Fault:
    """A line that cannot be taken."""

    line: int
    """From 1."""
    text: str
    """As it was written."""
    reason: str
    candidates: tuple[Card, ...] = ()
    """The cards it could mean, where it is clear but for that."""
    count: int = 1
    """Copies that it lists."""


@frozen
class Taken:
    """What came of a list; a deck only where every line could be taken."""

    deck: Deck | None
    faults: tuple[Fault, ...] = ()

    @property
    def unclear(self) -> tuple[Fault, ...]:
        """Lines about which can be asked which card they mean."""
        return tuple(fault for fault in self.faults if fault.candidates)

    @property
    def lines(self) -> frozenset[int]:
        """Every line that something is wrong with, from 1."""
        return frozenset(fault.line for fault in self.faults)


def take(text: str, name: str, pool: Pool) -> Taken:
    """Reads a list; nothing of it is taken unless all of it can be."""
    try:
        return Taken(read_deck(text, pool, name))
    except DeckError as error:
        lines = split_lines(text)
        faults = (_fault(problem, name, lines, pool) for problem in error.problems)
        return Taken(None, tuple(sorted(faults, key=lambda fault: fault.line)))


def _fault(problem: str, name: str, lines: list[str], pool: Pool) -> Fault:
    match = _PLACE.fullmatch(problem.removeprefix(name))
    line, reason = (int(match[1]), match[2]) if match else (1, problem)
    text = lines[line - 1] if line <= len(lines) else ""
    count, candidates = _meant(text, pool)
    return Fault(line, text, reason, candidates, count)


def _meant(text: str, pool: Pool) -> tuple[int, tuple[Card, ...]]:
    """Copies, and the versions of a name; none where the line is no name of several cards."""
    match = _COUNT.fullmatch(text)
    if match is None:
        return 1, ()
    # Nobody means a card that cannot be played yet where another one can.
    found = sorted(pool.named(match[2]), key=lambda card: not card.is_written)
    return int(match[1] or match[3] or 1), tuple(found) if len(found) > 1 else ()
