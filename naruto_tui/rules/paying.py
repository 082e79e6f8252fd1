"""Jutsu costs and hand costs: what can be paid, and the steps that ask for the payment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from naruto_tui.cards.model import Cost

from .attempts import take_back
from .choices import Option, PickCards, PickOption, YesNo
from .doubled import doubles, is_payable, ways_left, worth_of
from .events import COST
from .force import is_said_of
from .jutsu_costs import jutsu_costs
from .needs import Need, affordable, covers
from .questions import Answer, Asked
from .select import number
from .state import CHAKRA, DISCARD, Payment, new_frame
from .traits import SYMBOLS
from .values import value
from .zones import move

if TYPE_CHECKING:
    from .announce import Announcement
    from .game import Game


def ways_to_pay(
    game: "Game", seat: int, jutsu: int, x: int, user: int = -1, targets: Sequence[int] = ()
) -> Need:
    """The price of a Jutsu with this X, and the chakra there is."""
    cards = tuple(game.sides[seat].chakra)
    costs = jutsu_costs(game, jutsu, seat, user, targets)
    return Need(
        tuple((cost.symbols, cost.generic, cost.x * x) for cost in costs if cost.x or not x)
        or (("", 0, 0),),
        cards,
        tuple(symbols_of(game, cards)),
        game.programs[jutsu].x_only,
    )


def chakra_symbols(game: "Game", seat: int) -> list[str]:
    """The symbols of each card in a chakra area."""
    return symbols_of(game, game.sides[seat].chakra)


def symbols_of(game: "Game", chakra: Sequence[int]) -> list[str]:
    """The symbols of cards that may pay, each as it is now."""
    cards = game.cards
    if SYMBOLS.isdisjoint(game.says):
        return [cards[card].symbols for card in chakra]
    changed = game.table().traits
    return [(changed[card] if card in changed else cards[card]).symbols for card in chakra]


def can_pay(
    game: "Game", jutsu: int, letters: list[str], x: int = 0, costs: tuple[Cost, ...] | None = None
) -> bool:
    """Whether chakra of these symbols suffices for one of the ways to pay."""
    if costs is None:
        costs = game.cards[jutsu].costs
    only = game.programs[jutsu].x_only
    for cost in costs:
        # An X is paid with the cost that has one, and with no other (5.3.8).
        if (cost.x or not x) and affordable(
            (cost.symbols, cost.generic, cost.x * x), letters, only
        ):
            return True
    return not costs


def can_pay_as(
    game: "Game", seat: int, jutsu: int, user: int, x: int = 0, targets: Sequence[int] = ()
) -> bool:
    """Whether a player can pay a Jutsu for this user and these targets."""
    costs = jutsu_costs(game, jutsu, seat, user, targets)
    if can_pay(game, jutsu, chakra_symbols(game, seat), x, costs):
        return True
    if not (several := doubles(game, seat)):
        return False
    ways = [(one.symbols, one.generic, one.x * x) for one in costs if one.x or not x]
    only = game.programs[jutsu].x_only
    return is_payable(game, game.sides[seat].chakra, ways, only, (), several)


def most_x(game: "Game", now: "Announcement") -> int:
    """The largest X that leaves the announced card payable."""
    if "hand" in game.cards[now.card].variable:
        return len(hand_payment(game, now.seat, now.card)) - game.hand_cost(now.card)
    if game.programs[now.card].x_set and game.edition.jutsu_x_chosen == "in order":
        return 0
    user = -1 if now.user is None else now.user[0]
    limit = _limit_of_x(game, now)
    most = 0
    while most < limit and can_pay_as(game, now.seat, now.card, user, most + 1):
        most += 1
    return most


def _limit_of_x(game: "Game", now: "Announcement") -> int:
    """The greatest X that the text allows; any number of chakra is more than there is."""
    most = game.programs[now.card].x_most
    if most is None:
        return len(game.sides[now.seat].chakra)
    frame = new_frame(now.card, now.stamp, now.seat, kind=now.kind, user=now.user)
    return max(0, number(game, frame, most))


@value
class PayChakra:
    """Pays the Jutsu cost (steps 9 and 10; rule 5.3.6)."""

    doubled: tuple[int, ...] | None = None
    """Cards that count as more than one; `None`: not yet asked."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        if self.doubled is None and (several := doubles(game, now.seat)):
            game.agenda.append(PayDouble((), several))
            return
        need = self._need(game, now)
        if not any(map(need.payable, need.ways)):
            take_back(game)
            return
        sizes = [len(way[0]) + way[1] + way[2] for way in need.ways if need.payable(way)]
        low, high = min(sizes), max(sizes)
        if high == 0:
            if self.doubled:
                self.take(game, ())
            return
        if low == len(need.cards):
            self.take(game, need.cards)
        else:
            game.choice = PickCards(
                Asked(now.seat, "pay jutsu cost", now.card, self), need.cards, low, high, need
            )

    def _need(self, game: "Game", now: "Announcement") -> Need:
        need = need_of(game, now)
        if not self.doubled:
            return need
        cards = tuple(one for one in need.cards if one not in self.doubled)
        ways = ways_left(game, need.ways, self.doubled, need.only)
        return Need(ways, cards, tuple(symbols_of(game, cards)), need.only)

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        letters = worth_of(game, self.doubled or ())
        single, answer = answer, (*(self.doubled or ()), *answer)
        now.paid = answer
        if game.programs[now.card].asks_paid:
            ways = need_of(game, now).ways
            sizes = {len(way[0]) + way[1] + way[2] for way in ways}
            count = len(single) + len(letters)
            now.payment = Payment(answer, letters, len(sizes) > 1 and count == max(sizes))
            game.agenda.append(PaidAs(single, tuple(way[0] for way in ways)))
        game.notes.append(("pay", now.seat, answer, len(answer), now.card, -1, ("chakra",)))
        move(game, answer, DISCARD, COST)


def need_of(game: "Game", now: "Announcement") -> Need:
    """What an announced Jutsu costs, for its user and on its targets."""
    user = -1 if now.user is None else now.user[0]
    targets = [thing for some in now.targets for thing, _ in some]
    return ways_to_pay(game, now.seat, now.card, now.x, user, targets)


@value
class PayDouble:
    """Asks of each card that can count as more than one whether it does."""

    taken: tuple[int, ...]
    left: tuple[int, ...]

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        if not self.left:
            game.agenda.append(PayChakra(self.taken))
            return
        card, *rest = self.left
        need = need_of(game, now)
        yes, no = (
            is_payable(game, need.cards, need.ways, need.only, taken, tuple(rest))
            for taken in ((*self.taken, card), self.taken)
        )
        if yes and no:
            game.choice = YesNo(Asked(now.seat, "pay double", card, self))
        else:
            self.take(game, yes)

    def take(self, game: "Game", answer: Answer) -> None:
        card, *rest = self.left
        taken = (*self.taken, card) if answer else self.taken
        game.agenda.append(PayDouble(taken, tuple(rest)))


@value
class PaidAs:
    """Of a card with two symbols its player says as which it pays (K-29.5)."""

    cards: tuple[int, ...]
    """Cards paid of which it is not yet known."""
    wanted: tuple[str, ...]
    """Specific symbols of each way to pay: those paid must cover one of them."""

    def run(self, game: "Game") -> None:
        if not self.cards:
            return
        card = self.cards[0]
        options = tuple(
            Option("symbol", card, place)
            for place in range(len(game.words(card).symbols))
            if self._covers(game, game.words(card).symbols[place])
        )
        if len(options) < 2:
            self.take(game, options[0] if options else Option("symbol", card, 0))
        else:
            game.choice = PickOption(Asked(game.announcing.seat, "paid as", card, self), options)

    def _covers(self, game: "Game", letter: str) -> bool:
        known = [*game.announcing.payment.letters, letter]
        rest = symbols_of(game, self.cards[1:])
        return any(covers(one, known + rest) for one in self.wanted)

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        assert now.payment is not None
        symbols = game.words(answer.card).symbols
        letter = symbols[answer.index : answer.index + 1]
        before = now.payment
        now.payment = Payment(before.cards, before.letters + letter, before.highest)
        game.agenda.append(PaidAs(self.cards[1:], self.wanted))


@value
class PayHand:
    """Pays the hand cost of a Mission (4.4.3)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        if now.way is not None and now.way.free:
            return
        # An X may also be one of a price beside the cost.
        more = now.x if "hand" in game.cards[now.card].variable else 0
        ask_hand_cost(game, now.seat, now.card, self, more)

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        if game.programs[now.card].asks_paid:
            now.payment = Payment(answer, "", highest=False)
            game.agenda.append(PaidAs(answer, ("",)))
        pay_hand(game, now.seat, now.card, answer)


def hand_payment(game: "Game", seat: int, card: int) -> tuple[int, ...]:
    """The hand cards that may pay a card's hand cost: they share a symbol with it (4.3.3)."""
    if game.edition.hand_cost_match == "any cards":
        return tuple(other for other in game.sides[seat].hand if other != card)
    cards = game.cards
    symbols = set(cards[card].symbols)
    return tuple(
        [
            other
            for other in game.sides[seat].hand
            if other != card and not symbols.isdisjoint(cards[other].symbols)
        ]
    )


def has_hand_payment(game: "Game", seat: int, card: int, cost: int) -> bool:
    """Whether the hand has so many cards that may pay a card's hand cost."""
    hand = game.sides[seat].hand
    if len(hand) < cost:
        return False
    if game.edition.hand_cost_match == "any cards":
        return len(hand) - (card in hand) >= cost
    cards = game.cards
    differs = set(cards[card].symbols).isdisjoint
    for other in hand:
        if cost <= 0:
            break
        if other != card and not differs(cards[other].symbols):
            cost -= 1
    return cost <= 0


def hand_price(game: "Game", card: int) -> int:
    """How many cards of the hand a card costs; a Client may cost none (4.7.1)."""
    if game.cards[card].kind == "client" and game.edition.client_costs != "entrance and hand":
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
    """Moves the cards of a hand cost to the chakra area; this is not charging.

    A text may have those of Missions discarded (T-19).
    """
    game.notes.append(("pay", seat, cards, len(cards), card, -1, ("hand",)))
    lost = game.cards[card].kind == "mission" and is_said_of(game, "mission costs lost", seat)
    move(game, cards, DISCARD if lost else CHAKRA, COST)
