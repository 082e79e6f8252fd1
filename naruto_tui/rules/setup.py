"""Setting a game up: shuffle, who begins, opening hands, redraws (section 3)."""

from typing import TYPE_CHECKING

from .chance import seeded, shuffle
from .choices import YesNo
from .questions import Answer, Asked
from .state import DECK
from .turn import StartTurn
from .values import value
from .zones import draw

if TYPE_CHECKING:
    from .game import Game


def begin(game: "Game") -> None:
    """Sets a game up to its first question (rules 3.1 to 3.6)."""
    game.rng = seeded(game.seed, 2)
    for seat in (0, 1):
        shuffle_for(game, seat)
    if game.start.chooses:
        game.agenda.append(WhoBegins())
    else:
        _hands(game)
    game.go_on()


def _hands(game: "Game") -> None:
    first = game.first
    game.agenda += (StartTurn(first), Redraw(1 - first), Redraw(first), OpeningHands())


@value
class WhoBegins:
    """The winner of the toss begins, or lets the other one begin (3.3)."""

    def run(self, game: "Game") -> None:
        game.choice = YesNo(Asked(game.first, "first", -1, self))

    def take(self, game: "Game", answer: Answer) -> None:
        if not answer:
            game.first = 1 - game.first
        _hands(game)


def shuffle_for(game: "Game", seat: int) -> None:
    """Shuffles a deck by the seed and the seat alone, whoever begins."""
    side = game.sides[seat]
    side.deck.sort()
    shuffle(seeded(game.seed, seat, side.redraws), side.deck)
    game.notes.append(("shuffle", seat))


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
        game.notes.append(("redraw", self.seat, (), size))
        draw(game, self.seat, size)
        game.agenda.append(Redraw(self.seat))
