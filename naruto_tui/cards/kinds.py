"""What the printed cards need of the language, kind by kind: an estimate, made once.

`sets/kinds.txt` has a text for every kind that can be said; whether it is carried out as well is
for the engine to tell. How the estimate was made: docs/cards.md.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card, Kind

KINDS_FILE: Final = Path(__file__).parent / "sets" / "kinds.txt"
DRAWN: Final = 240
"""Fresh cards that were drawn last and written out (docs/language.md: seeds 61 to 64)."""
NEW: Final = 15
"""How many of these asked for something that was missing then, wordings of ours left aside."""
_PRINTED: Final = "*"
_UNSAID: Final = "-"
_LETTERS: Final[dict[str, Kind]] = {"n": "ninja", "j": "jutsu", "m": "mission"}


@frozen
class Needed:
    """One thing that cards ask for."""

    name: str
    cards: frozenset[str]
    """Numbers of the printed cards that need it."""
    text: tuple[str, ...]
    """What says it, or would; empty where nothing does, or no text has to."""
    said_by: Kind | None
    """The kind of card that says it so."""
    printed: bool
    """It stands outside the text, among the facts."""

    @property
    def example(self) -> Card | None:
        """A card that says nothing else."""
        if self.said_by is None:
            return None
        number = f"{self.said_by[0].upper()}-000"
        return Card(number, self.name, self.said_by, "", symbols="F", text=self.text)


@lru_cache(maxsize=1)
def needed() -> tuple[Needed, ...]:
    """Every kind, the commonest of the language first, those that it lacks last."""
    found = []
    blocks = KINDS_FILE.read_text("utf-8").split("\n\n")
    for block in blocks[1:]:
        head, *lines = block.strip().split("\n")
        name, _, told = head.partition(" = ")
        letter, _, text = told.partition(": ")
        said_by = None if told in (_PRINTED, _UNSAID) else _LETTERS[letter]
        said = tuple(text.split(" | ")) if said_by else ()
        cards = frozenset(number for line in lines for number in line.split())
        found.append(Needed(name, cards, said, said_by, told == _PRINTED))
    return tuple(found)
