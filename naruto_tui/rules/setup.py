"""Setting a game up: shuffle, who begins, opening hands, redraws (section 3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from naruto_tui.cards.model import Card

from . import record
from .chance import advance, seeded, shuffle
from .choices import Answer, Asked, YesNo
from .events import Event
from .state import DECK
from .turn import StartTurn
from .values import value
from .zones import draw

if TYPE_CHECKING:
    from .editions import Edition
    from .game import Game


def new_game(
    decks: tuple[Sequence[Card], Sequence[Card]],
    edition: "Edition",
    seed: int,
    first: int | None,
) -> "Game":
    """A game up to its first question (rules 3.1 to 3.6)."""
    from .game import empty_game  # noqa: PLC0415

    begins = advance(seeded(seed, 9))[1] & 1 if first is None else first
    start = record.Start(edition.name, seed, begins, (tuple(decks[0]), tuple(decks[1])), "")
    game = empty_game(decks, edition, seed, begins, start)
    game.rng = seeded(seed, 2)
    for seat in (0, 1):
        shuffle_for(game, seat)
    game.agenda += (StartTurn(begins), Redraw(1 - begins), Redraw(begins), OpeningHands())
    game.go_on()
    return game


def shuffle_for(game: "Game", seat: int) -> None:
    """Shuffles a deck by the seed and the seat alone, whoever begins."""
    side = game.sides[seat]
    side.deck.sort()
    shuffle(seeded(game.seed, seat, side.redraws), side.deck)
    game.events.append(Event("shuffle", seat))


@value
class OpeningHands:
    """Both players draw (3.4)."""

    def run(self, game: "Game") -> None:
        for seat in (game.first, 1 - game.first):
            draw(game, seat, game.edition.opening_hand)


@value
class Redraw:
    """A player may shuffle the hand in and draw fewer (3.5), the starting player first (3.6)."""

    seat: int

    def run(self, game: "Game") -> None:
        if game.sides[self.seat].redraws < len(game.edition.redraws):
            game.choice = YesNo(Asked(self.seat, "redraw", -1, self))

    def take(self, game: "Game", answer: Answer) -> None:
        if not answer:
            return
        side = game.sides[self.seat]
        size = game.edition.redraws[side.redraws]
        for card in side.hand:
            game.where[card] = DECK
            game.gens[card] += 1
        side.deck += side.hand
        side.hand = []
        side.redraws += 1
        shuffle_for(game, self.seat)
        game.events.append(Event("redraw", self.seat, (), size))
        draw(game, self.seat, size)
        game.agenda.append(Redraw(self.seat))
