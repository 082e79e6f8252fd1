"""Where cards have abilities without being in play, and which of these places are hidden."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .game import Game

HIDDEN: Final = frozenset(("hand", "reinforcements", "deck"))
"""Zones that the other player does not see: to use a card of one is to show it."""


def zones_outside(game: "Game", seat: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The zones outside play in which a seat's cards can have abilities (K-28.4)."""
    side = game.sides[seat]
    yield "hand", tuple(side.hand)
    yield "discard", tuple(side.discard)
    yield "chakra", tuple(side.chakra)
    yield "removed", tuple(side.removed)
    yield "reinforcements", tuple(side.reinforcements)
    # The top card of the deck, while its player sees it.
    yield "deck", tuple(card for card in side.deck[-1:] if game.known[seat] >> card & 1)


def might_hold(game: "Game", seat: int) -> Iterator[int]:
    """Cards that are not in the hand of a seat, for all the other player knows though they are."""
    seen, side = game.known[1 - seat], game.sides[seat]
    if all(seen >> card & 1 for card in side.hand):
        return
    for card in (*side.deck, *side.rewards):
        if not seen >> card & 1:
            yield card
