"""Announcements that cannot be finished are taken back, and nothing has happened (rule 5.3.9).

What is offered has been checked as far as it can be. An edition that pays before targets are chosen
can still lead to a price that leaves none, an X that targets set can turn out too high, and nobody
may be its user any more once the card is not in the hand.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from attrs import evolve

from .state import CHAKRA, DISCARD, HAND
from .zones import put, take_out

if TYPE_CHECKING:
    from .game import Game


def remember(game: "Game", depth: int, asked: Any) -> None:
    """Notes what an announcement that has just begun goes back to: the option that was given.

    `depth` is how much of the agenda there was before; `asked` is the step that asked, with a field
    `barred`.
    """
    game.announcing.back = (depth, len(game.waiting), asked)


def take_back(game: "Game") -> None:
    """The card returns to where it was and its price to the chakra area; its player has the option.

    He cannot announce a card of that name again before something else has happened: whoever gives
    the same answers each time would never come to an end.
    """
    now, game.announcing = game.announcing, None
    depth, waiting, asked = now.back
    for card in now.paid:
        take_out(game, card)
        put(game, card, CHAKRA)
    put(game, now.card, HAND if now.way is None else now.way.zone)
    game.sides[now.seat].jutsu -= 1
    game.clock += 1
    del game.waiting[waiting:]
    del game.agenda[depth:]
    game.notes.append(("take back", now.seat, (now.card,)))
    name = game.cards[now.card].name
    game.agenda.append(evolve(asked, barred=(*asked.barred, name)))


@contextmanager
def all_paid(game: "Game", seat: int) -> "Iterator[None]":
    """For a question: a player's chakra lies in his discard pile, as if it had all been paid."""
    side = game.sides[seat]
    chakra, discard = side.chakra, side.discard
    side.chakra, side.discard = [], discard + chakra
    for card in chakra:
        game.where[card] = DISCARD
    try:
        yield
    finally:
        side.chakra, side.discard = chakra, discard
        for card in chakra:
            game.where[card] = CHAKRA
