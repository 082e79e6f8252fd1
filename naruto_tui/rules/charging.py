"""Charging: cards of the hand go to chakra, in the Mission Phase or where a text lets one."""

from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n

from .choices import Option, PickCards
from .events import RULE
from .force import in_force, is_forbidden
from .questions import Answer, Asked
from .state import CHAKRA
from .values import value
from .zones import move

if TYPE_CHECKING:
    from .game import Game

CHARGE: Final = Option("charge")


def may_charge(game: "Game", seat: int) -> bool:
    """Whether a player who has cards in hand may charge now, as far as limits and bans go (4.6)."""
    limit = game.edition.charge_limit
    if limit is not None and game.sides[seat].charged >= limit:
        return False
    if "cannot charge" not in game.says:
        return True
    return bool(chargeable(game, seat)) and not is_forbidden(game, "cannot charge", seat, -1)


def may_charge_in_exchange(game: "Game", seat: int) -> bool:
    """Whether a text lets a player charge whenever he has the option in the Exchange (4.6.2)."""
    if "exchange charge" not in game.says or not game.sides[seat].hand:
        return False
    told = in_force(game, "exchange charge")
    return any(one.concerns_player(game, seat) for one in told) and may_charge(game, seat)


def may_be_charged(game: "Game", card: int) -> bool:
    """Whether a card does not say of itself, in the hand, that it cannot be charged."""
    return not any(
        isinstance(claim, n.Rule) and claim.deed.verb == "charge"
        for static in game.programs[card].hand_statics
        for claim in static.claims
    )


def chargeable(game: "Game", seat: int) -> tuple[int, ...]:
    """The cards in a hand that can be charged."""
    hand = game.sides[seat].hand
    if "cannot charge" not in game.says:
        return tuple(hand)
    return tuple(card for card in hand if may_be_charged(game, card))


@value
class Charge:
    """Moves any number of hand cards to the chakra area (4.6)."""

    seat: int

    def run(self, game: "Game") -> None:
        side = game.sides[self.seat]
        hand = chargeable(game, self.seat)
        limit = game.edition.charge_limit
        most = len(hand) if limit is None else min(len(hand), limit - side.charged)
        if len(hand) == 1:
            self.take(game, hand)
        else:
            game.choice = PickCards(Asked(self.seat, "charge", -1, self), hand, 1, most)

    def take(self, game: "Game", answer: Answer) -> None:
        game.sides[self.seat].charged += len(answer)
        game.notes.append(("charge", self.seat, answer, len(answer)))
        move(game, answer, CHAKRA, RULE, how=("charge",))


CHARGING: Final = (Charge(0), Charge(1))
"""Made once for each seat: they are wanted often."""
