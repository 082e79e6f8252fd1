"""Jutsu costs and hand costs: what can be paid, and the steps that ask for the payment."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards.model import Cost

from .choices import Answer, Asked, PickCards, PickNumber
from .events import COST, Event
from .needs import Need, affordable
from .state import CHAKRA, DISCARD
from .values import value
from .zones import move

if TYPE_CHECKING:
    from .announce import Announcement
    from .game import Game


def ways_to_pay(game: "Game", seat: int, jutsu: int, x: int) -> Need:
    """The price of a Jutsu with this X, and the chakra there is."""
    cards = tuple(game.sides[seat].chakra)
    costs = [cost for cost in game.cards[jutsu].costs if cost.x or not x]
    return Need(
        tuple((cost.symbols, cost.generic, cost.x * x) for cost in costs) or (("", 0, 0),),
        cards,
        tuple(game.cards[card].symbols for card in cards),
        game.programs[jutsu].x_only,
    )


def chakra_symbols(game: "Game", seat: int) -> list[str]:
    """The symbols of each card in a chakra area."""
    cards = game.cards
    return [cards[card].symbols for card in game.sides[seat].chakra]


def can_pay(game: "Game", jutsu: int, letters: list[str], x: int = 0) -> bool:
    """Whether chakra of these symbols suffices for one of the ways to pay."""
    costs: tuple[Cost, ...] = game.cards[jutsu].costs
    only = game.programs[jutsu].x_only
    for cost in costs:
        # An X is paid with the cost that has one, and with no other (5.3.8).
        if (cost.x or not x) and affordable(
            (cost.symbols, cost.generic, cost.x * x), letters, only
        ):
            return True
    return not costs


@value
class AskX:
    """Chooses X (step 5), as much as can be paid."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        card = game.cards[now.card]
        if "hand" in card.variable:
            most = len(hand_payment(game, now.seat, now.card)) - game.hand_cost(now.card)
            if most > 0:
                game.choice = PickNumber(Asked(now.seat, "x", now.card, self), 0, most)
            return
        if not any(cost.x for cost in card.costs):
            return
        if game.programs[now.card].x_set and game.edition.jutsu_x_chosen == "in order":
            return
        letters = chakra_symbols(game, now.seat)
        most = 0
        while can_pay(game, now.card, letters, most + 1):
            most += 1
        if most:
            game.choice = PickNumber(Asked(now.seat, "x", now.card, self), 0, most)

    def take(self, game: "Game", answer: Answer) -> None:
        game.announcing.x = answer


@value
class PayChakra:
    """Pays the Jutsu cost (steps 9 and 10; rule 5.3.6)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        need = ways_to_pay(game, now.seat, now.card, now.x)
        sizes = [len(way[0]) + way[1] + way[2] for way in need.ways if need.payable(way)]
        low, high = min(sizes), max(sizes)
        if high == 0:
            return
        if low == len(need.cards):
            self.take(game, need.cards)
        else:
            game.choice = PickCards(
                Asked(now.seat, "pay jutsu cost", now.card, self), need.cards, low, high, need
            )

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        now.paid = answer
        game.events.append(Event("pay", now.seat, answer, len(answer), now.card, -1, ("chakra",)))
        move(game, answer, DISCARD, COST)


@value
class PayHand:
    """Pays the hand cost of a Mission (4.4.3)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        ask_hand_cost(game, now.seat, now.card, self, now.x)

    def take(self, game: "Game", answer: Answer) -> None:
        pay_hand(game, game.announcing.seat, game.announcing.card, answer)


def hand_payment(game: "Game", seat: int, card: int) -> tuple[int, ...]:
    """The hand cards that may pay a card's hand cost: they share a symbol with it (4.3.3)."""
    if game.edition.hand_cost_match == "any cards":
        return tuple(other for other in game.sides[seat].hand if other != card)
    symbols = game.cards[card].symbols
    return tuple(
        other
        for other in game.sides[seat].hand
        if other != card and any(letter in symbols for letter in game.cards[other].symbols)
    )


def hand_price(game: "Game", card: int) -> int:
    """How many cards of the hand a card costs; a Client may cost none (4.7.1)."""
    if game.cards[card].kind == "client" and game.edition.client_costs == "entrance":
        return 0
    return game.hand_cost(card)


def ask_hand_cost(game: "Game", seat: int, card: int, step: Any, x: int = 0) -> None:
    """Asks for the cards of a hand cost (of X more), or pays at once where there is no choice."""
    cost = hand_price(game, card) + x
    if cost == 0:
        return
    cards = hand_payment(game, seat, card)
    if len(cards) == cost:
        step.take(game, cards)
    else:
        game.choice = PickCards(Asked(seat, "pay hand cost", card, step), cards, cost, cost)


def pay_hand(game: "Game", seat: int, card: int, cards: tuple[int, ...]) -> None:
    """Moves the cards of a hand cost to the chakra area; this is not charging."""
    game.events.append(Event("pay", seat, cards, len(cards), card, -1, ("hand",)))
    move(game, cards, CHAKRA, COST)
