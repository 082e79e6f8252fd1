"""What a game or a match begins with: decks, seats, edition, seed, and how long it is to be."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import SINGLE, Terms
from naruto_tui.rules.record import cards_and
from naruto_tui.table.seats import Computer, Person, Seat

if TYPE_CHECKING:
    from naruto_tui.table.match import Match

DEFAULT_EDITION = "us"
Cards = tuple[Sequence[Card], Sequence[Card]]
"""Of each seat."""


@frozen
class Setup:
    """What a match begins with; one of a single game, unless told."""

    decks: Cards
    names: tuple[str, str]
    """Of the decks."""
    seats: tuple[Seat, Seat]
    edition: str = DEFAULT_EDITION
    seed: int = 0
    first: int | None = None
    """Seat that begins; `None`: the seed decides."""
    position: str = ""
    """What the game begins from in place of decks, edition, seed and first turn; else empty."""
    terms: Terms = SINGLE
    sides: Cards = ((), ())
    """The sideboards."""
    cards: tuple[Card, ...] = ()
    """Cards that a position has besides those of the program; such a game is not saved."""
    asks_all: bool = False
    """Whether whoever has the option is asked also where he can only pass (`rules.windows`)."""

    @property
    def title(self) -> str:
        mine, theirs = (one_line(name) for name in self.names)
        levels = [who.level for who in self.seats if isinstance(who, Computer)]
        level = f" ({levels[-1]})" if levels else ""
        title = f"{mine}{level}" if self.position else f"{mine} against {theirs}{level}"
        people = [who.name for who in self.seats if isinstance(who, Person)]
        title += f" ({' and '.join(people)})" if len(people) > 1 else ""
        edition = "" if self.edition == DEFAULT_EDITION else f", edition {self.edition}"
        best = f", best of {self.terms.games}" if self.terms.several else ""
        custom = ", custom cards" if self.has_custom_cards else ""
        return f"{title}{edition}{best}{custom}"

    @property
    def has_custom_cards(self) -> bool:
        """Whether a deck or a sideboard has a card that was never printed."""
        return any(card.custom for pile in (*self.decks, *self.sides) for card in pile)

    @classmethod
    def of_decks(
        cls,
        decks: tuple[Deck, Deck],
        seats: tuple[Seat, Seat],
        edition: str,
        seed: int,
        first: int | None,
        terms: Terms = SINGLE,
    ) -> "Setup":
        mine, theirs = decks
        return cls(
            (mine.cards, theirs.cards), (mine.name, theirs.name), seats, edition, seed, first,
            terms=terms, sides=(_cards(mine.side), _cards(theirs.side)),
        )  # fmt: skip

    @classmethod
    def of_position(
        cls, text: str, name: str, seats: tuple[Seat, Seat], cards: tuple[Card, ...] = ()
    ) -> "Setup":
        """A game that begins from a position (`rules.positions`), so called for the players."""
        title = f"Position {name}"
        return cls(((), ()), (title, title), seats, position=text or "# nothing", cards=cards)

    @classmethod
    def of(cls, match: "Match") -> "Setup":
        """What a match began with, but for who began: it stands there for the last game."""
        game, series = match.game, match.series
        return cls(
            series.decks, match.names, match.seats, game.edition.name, series.seed, game.first,
            game.start.position, series.terms, series.sides, match.own_cards,
            game.start.asks_all,
        )  # fmt: skip

    def again(self, seed: int) -> "Setup":
        """The same decks and seats once more; the other one begins."""
        return evolve(self, seed=seed, first=None if self.first is None else 1 - self.first)

    def game(self) -> Game:
        """The first game."""
        if self.position:
            return Game.from_position(self.position, cards_and(self.cards))
        edition = EDITIONS[self.edition]
        return Game.new(self.decks, edition, self.seed, self.first, asks_all=self.asks_all)


def one_line(name: str) -> str:
    """A name as it may stand in a line of a save."""
    return " ".join(name.split())


def _cards(entries: tuple[Entry, ...]) -> tuple[Card, ...]:
    return tuple(entry.card for entry in entries for _ in range(entry.count))
