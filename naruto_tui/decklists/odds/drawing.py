"""Which cards a player has seen when: the opening hand, its redraws, a card each turn.

Only the start of a turn draws; what cards draw or search is not reckoned with. A card counts from
the moment it is drawn, whatever becomes of it.
"""

from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.odds.wishes import Part, What, Wish
from naruto_tui.rules.editions import Edition

REDRAW: Final = "no ninja of entrance 0-1"
"""What a sensible player redraws, and the computer does: nobody to begin with."""


@frozen
class Draws:
    """How one player draws."""

    hands: tuple[int, ...]
    """Cards of the opening hand, then of the hand after each redraw that is allowed (3.4, 3.5)."""
    first_turn: int
    """Cards drawn on turn 0: the player who begins may have none (4)."""

    def seen(self, hand: int, turn: int | None) -> int:
        """Cards seen by a turn, after an opening hand of so many."""
        return hand if turn is None else hand + self.first_turn + turn


def draws(edition: Edition, *, begins: bool) -> Draws:
    """How the player who begins, or the other one, draws in an edition."""
    first = 1 if edition.first_turn_draw or not begins else 0
    return Draws((edition.opening_hand, *edition.redraws), first)


def never() -> Wish:
    """The wish of a player who never redraws: no hand has it."""
    return Wish("never", (Part(1, 0, What(), None),), 0)


def deck_cards(deck: Deck) -> tuple[Card, ...]:
    """The cards that are shuffled: the deck proper."""
    return tuple(entry.card for entry in deck.main for _ in range(entry.count))
