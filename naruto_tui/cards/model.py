"""What a printed card is: kinds, symbols, costs, powers, characteristics and its text.

Nothing here knows that a game exists. The effect tree a text is read into lives in `nodes`;
the reading itself in `language`.
"""

import re
from functools import cached_property
from typing import Final, Literal

from attrs import field, frozen

from naruto_tui.cards.names import listed_names, same_person

Kind = Literal["ninja", "jutsu", "mission", "client"]

KINDS: Final[tuple[Kind, ...]] = ("ninja", "jutsu", "mission", "client")

SYMBOLS: Final[dict[str, str]] = {
    "F": "Fire",
    "W": "Water",
    "L": "Lightning",
    "N": "Wind",
    "E": "Earth",
    "V": "Void",
}
"""Letter of each symbol, as costs are written, and its name."""

RANKS: Final[dict[str, int]] = {
    "Ninja Academy Student": 1,
    "Academy Student": 1,
    "Genin": 2,
    "Chunin": 3,
    "Special Jonin": 4,
    "Jonin": 5,
    "Satoosa": 6,
    "Sannin": 6,
}
"""Rule 8.9: the ranks and their order. Hunter Ninja and Rogue Ninja are not ranks."""

RESERVES: Final = frozenset(("Reinforcement", "Squad"))
"""Cards with one of these words lie in the reinforcement deck and in no other (rule 8.17)."""

TOGETHER: Final = frozenset(("Platoon", "Squad"))
"""Cards with one of these words are several Ninja in one (K-4.1, K-5.4)."""

UNWRITTEN: Final = "(text not written yet)"
"""Stands for the text of a printed card whose text is still to be written in the card language."""
NOT_WRITTEN: Final = "its text is not written yet"
"""Why nobody can play such a card."""

_BRACKET = re.compile(r"(?:(.+) )?\(([^()]+)\)")


@frozen
class Cost:
    """One way to pay a Jutsu: `2 of Fire and 1 of anything` is `Cost("FF", 1)` (rule 5.3.6)."""

    symbols: str
    """Letters of the specific symbols, e.g. `"FFW"`."""
    generic: int = 0
    """Chakra of any symbol."""
    x: int = 0
    """How many times the chosen X is paid on top (rule 5.3.7)."""

    @property
    def total(self) -> int:
        """The Jutsu cost as a number: each specific symbol counts as 1, X as 0 (K-29.2)."""
        return len(self.symbols) + self.generic

    def __str__(self) -> str:
        parts = [*self.symbols, *(["X"] * self.x)]
        if self.generic or not parts:
            parts.append(str(self.generic))
        return " ".join(parts)


@frozen
class Power:
    """A printed pair: combat for the head, support for the backs (rule 5.4.3)."""

    combat: int
    support: int

    def __str__(self) -> str:
        return f"{self.combat}/{self.support}"


@frozen(slots=False)
class Card:
    """A printed card. Two copies of it in a deck are the same object."""

    number: str
    """Collector's number, e.g. `N-001`; the identity of the card in lists and records."""
    name: str
    kind: Kind
    set_number: str
    symbols: str = ""
    """Letters of its symbols; two letters for a card of two symbols (rule 2.10)."""
    entrance: int = 0
    hand: int = 0
    costs: tuple[Cost, ...] = ()
    """Jutsu only: alternative whole costs (rule 5.3.8); one of them is paid."""
    healthy: Power = Power(0, 0)
    injured: Power = Power(0, 0)
    attributes: tuple[str, ...] = ()
    """Combat attributes."""
    characteristics: tuple[str, ...] = ()
    mental: int | None = None
    also_named: tuple[str, ...] = ()
    """Further names by its own `Name: X` (K-25.1)."""
    permanent: bool = False
    coins: int | None = None
    """Permanent (X): coins it enters with; `None` for a plain Permanent (K-20)."""
    counter: bool = False
    """A Counter Mission (rule 4.5)."""
    title: str = ""
    text: tuple[str, ...] = ()
    """Its lines in the card language; one line an ability."""
    rarity: str = ""
    variable: tuple[str, ...] = ()
    """Printed values that are X, or X and the number given: `hand`, `healthy combat`,
    `healthy support`, `injured combat`, `injured support`, `mental`, `coins`."""
    costless: bool = False
    """It has no entrance cost at all: a coin that is a Ninja (K-24.1)."""
    place: tuple[str, int] = field(default=("", 0), eq=False)
    """File and line where it is written, for messages."""
    custom: bool = field(default=False, eq=False)
    """Not printed: a player has written it."""

    @property
    def is_written(self) -> bool:
        """Whether its text, if it has one, is written in the card language."""
        return self.text != (UNWRITTEN,)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Printed name first, then those it lists (K-25.4) and those it adds (K-25.1)."""
        return (self.name, *self.listed, *self.also_named)

    @cached_property
    def listed(self) -> tuple[str, ...]:
        """The names of the Ninja that a Platoon or Squad is made of; of other cards none."""
        together = not TOGETHER.isdisjoint(self.characteristics)
        return listed_names(self.name) if together else ()

    @cached_property
    def printed_names(self) -> frozenset[str]:
        """What a reference with parentheses looks at: the name above the card (K-25.2)."""
        return same_person(self.name).union(*map(same_person, self.listed))

    @cached_property
    def words(self) -> frozenset[str]:
        """Characteristics; `Rogue Ninja (Chunin)` also counts as each of its parts (K-26.4).

        A word that stands alone in parentheses counts without them: `(Genin)`.
        """
        found: set[str] = set()
        for word in self.characteristics:
            match = _BRACKET.fullmatch(word)
            if match is None or match[1]:
                found.add(word)
            if match is not None:
                found.update(filter(None, match.groups()))
        return frozenset(found)

    @cached_property
    def is_reserve(self) -> bool:
        """Whether it begins the game in the reinforcement deck (rule 8.17)."""
        return not RESERVES.isdisjoint(self.characteristics)

    def __str__(self) -> str:
        return f"{self.name} {self.number}"
