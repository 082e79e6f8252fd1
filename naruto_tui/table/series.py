"""The games of a match: what was won, and with which cards the next one is played."""

from collections.abc import Sequence

from attrs import define, field

from naruto_tui.cards.model import Card
from naruto_tui.decklists.sideboard import ExchangeError, exchanged
from naruto_tui.rules import matches
from naruto_tui.rules.chance import seeded, shuffle
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from naruto_tui.table.setup import Cards


@define
class Series:
    """A match as it stands. The game that is on is not kept here."""

    terms: Terms
    seed: int
    """Of the first game; those of the others follow from it."""
    decks: Cards
    """As they were entered: the first game is played with them."""
    sides: Cards
    now: list[tuple[Card, ...]] = field(init=False)
    """The deck of each seat with which the next game is played ..."""
    aside: list[tuple[Card, ...]] = field(init=False)
    """... and what lies in the sideboard then."""
    winners: list[int] = field(factory=list)
    """Of the games before the one that is on; -1 for a draw."""
    first: int | None = None
    """The seat of which a person has said that it begins the next game."""

    def __attrs_post_init__(self) -> None:
        self.now = [tuple(deck) for deck in self.decks]
        self.aside = [tuple(side) for side in self.sides]

    @classmethod
    def of(cls, game: Game, terms: Terms, sides: Cards) -> "Series":
        """The match whose first game this is."""
        return cls(terms, game.start.seed, game.start.decks, sides)

    @property
    def number(self) -> int:
        """Of the game that is on, from 0."""
        return len(self.winners)

    def won(self, game: Game) -> list[int]:
        """The winners with that of the game that is on, if it is over."""
        return self.winners if game.result is None else [*self.winners, game.result.winner]

    def exchange(self, seat: int, side: Sequence[Card], edition: Edition) -> None:
        """The next game is played with these cards in the sideboard; `ExchangeError` if it cannot.

        A deck is put together from how it was entered, so it does not matter what was exchanged
        before.
        """
        deck = exchanged(self.decks[seat], self.sides[seat], side, edition)
        self.now[seat], self.aside[seat] = deck, tuple(side)

    def cards_named(self, seat: int, numbers: Sequence[str]) -> tuple[Card, ...]:
        """Cards of the seat's deck and sideboard by their numbers; `ExchangeError`: one is not."""
        own = {card.number: card for card in (*self.decks[seat], *self.sides[seat])}
        if other := next((number for number in numbers if number not in own), None):
            raise ExchangeError(f"{other[:40]} is neither in your deck nor in your sideboard")
        return tuple(own[number] for number in numbers)

    def next_game(self, last: Game, first: int, *, mixed_up: bool = False) -> Game:
        """The game after this one, which is over; `mixed_up`: see `mixed`."""
        assert last.result is not None
        self.winners.append(last.result.winner)
        self.first = None
        seed = matches.game_seed(self.seed, self.number)
        decks, asks_all = (self.now[0], self.now[1]), last.start.asks_all
        if mixed_up:
            decks = mixed(decks, seed)
        return Game.new(decks, last.edition, seed, first, asks_all=asks_all)


def mixed(decks: Cards, seed: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The same decks, each in an order that follows from the seed alone.

    A game numbers its cards by the order of the decks, and an end elsewhere is told the numbers of
    cards it sees: by the order of a list they would tell how many cards lie between two of them,
    and in the next game of a match that some were exchanged.
    """
    first, second = (_in_order_of(deck, seeded(seed, 5, seat)) for seat, deck in enumerate(decks))
    return first, second


def _in_order_of(deck: Sequence[Card], state: int) -> tuple[Card, ...]:
    places = list(range(len(deck)))
    shuffle(state, places)
    return tuple(deck[place] for place in places)


def score_words(names: tuple[str, str], score: tuple[int, int], seat: int = 0) -> str:
    """`You 1 : 0 Computer`, the seat's own games first."""
    return f"{names[seat]} {score[seat]} : {score[1 - seat]} {names[1 - seat]}"
