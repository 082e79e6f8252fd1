"""A deck as a value: its piles, its plan, and the digest that names exactly this list."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, get_args

from attrs import field, frozen

from naruto_tui.cards.custom import fingerprint
from naruto_tui.cards.model import Card, Kind

if TYPE_CHECKING:
    from naruto_tui.decklists.listing import Refused

PileName = Literal["main", "side", "reinforcement"]
PILES: Final[tuple[PileName, ...]] = get_args(PileName)
"""The deck proper, the sideboard (rule 9.2) and the reinforcement deck (rule 8.17)."""

Place = Kind | PileName | Literal["end"]
"""Where a comment may stand: over the heading of a kind in the deck proper or of another pile, or
below everything."""


class DeckError(ValueError):
    """All that is wrong with a list that cannot be read: one line each in `problems`."""

    def __init__(
        self, *problems: str, summary: str = "", refused: "tuple[Refused, ...]" = ()
    ) -> None:
        super().__init__("\n".join(filter(None, (*problems, summary))))
        self.problems = problems
        self.summary = summary
        """How much of the list could be taken; empty where it has no lines with cards."""
        self.refused = refused
        """The lines that the problems are about, where they are about lines."""


@frozen
class Entry:
    """Some copies of one card."""

    count: int
    card: Card
    line: int = field(default=0, eq=False)
    """Where the list names it first; 0 for a deck that was never a file."""
    remark: str = ""
    """What its author says behind it, without the comment mark."""
    above: tuple[str, ...] = ()
    """Comments that stand over it, a line each."""

    def __str__(self) -> str:
        return f"{self.count} {self.card}"


@frozen
class Aside:
    """Comments that belong to a heading, a line each."""

    place: Place
    comments: tuple[str, ...]


@frozen
class Deck:
    """A list of cards; whether an edition allows it is `legality`'s question."""

    name: str
    main: tuple[Entry, ...]
    side: tuple[Entry, ...] = ()
    reinforcement: tuple[Entry, ...] = ()
    comments: tuple[str, ...] = ()
    """What its author says of it at the beginning, without the comment marks."""
    asides: tuple[Aside, ...] = ()
    """What he says over the headings, and at the end."""
    file: str = field(default="", eq=False)
    """The file as messages name it."""
    notices: tuple[str, ...] = field(default=(), eq=False)
    """What the reader passed over but the author may want to know."""

    def pile(self, name: PileName) -> tuple[Entry, ...]:
        return {"main": self.main, "side": self.side, "reinforcement": self.reinforcement}[name]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every physical card that a game begins with, copies one after another.

        The reinforcement deck is among them: the engine tells its cards by themselves.
        """
        entries = (*self.main, *self.reinforcement)
        return tuple(entry.card for entry in entries for _ in range(entry.count))

    @property
    def different_cards(self) -> tuple[Card, ...]:
        """Each card of any pile once."""
        return tuple(dict.fromkeys(entry.card for pile in PILES for entry in self.pile(pile)))

    @property
    def custom_cards(self) -> tuple[Card, ...]:
        """Those in any pile that were never printed, each once."""
        return tuple(card for card in self.different_cards if card.custom)

    @property
    def digest(self) -> str:
        """Sixteen hex digits of what is in the piles; order, name and comments do not matter."""
        import hashlib  # noqa: PLC0415 - loads a library of ciphers, for those who ask

        told = "\n".join(f"{name}\n{listing}" for name, listing in self._listings())
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def _listings(self) -> Iterator[tuple[str, str]]:
        for name in PILES:
            if entries := self.pile(name):
                yield name, "\n".join(sorted(f"{_told(e.card)} {e.count}" for e in entries))

    def __str__(self) -> str:
        return self.name


def _told(card: Card) -> str:
    """A printed card is its number; a custom one may have been changed."""
    return f"{card.number} {fingerprint(card)}" if card.custom else card.number


def total(entries: tuple[Entry, ...], *kinds: Kind) -> int:
    """How many cards, of these kinds or of all."""
    return sum(e.count for e in entries if not kinds or e.card.kind in kinds)
