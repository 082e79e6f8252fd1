"""A card on its way into play: what is asked, what is paid all at once, and the arrival (K-1.3)."""

from typing import TYPE_CHECKING

from . import coins
from .admission import arrives_injured, is_barred, mark_just, name_clash
from .choices import PickCards
from .events import COST, Cause
from .leading import take_position
from .methods import COIN, Attempt, Slot, beside, entry_frame, fillings, leaves
from .nexts import take_next
from .paying import hand_payment, pay_hand
from .perform import EndFrame, bind, perform_all
from .questions import Answer, Asked
from .select import stamp
from .state import CHAKRA, JUST, PLAY, Piece, is_any_coin
from .triggers import emit
from .values import value
from .zones import MOVING, carry, move, place, tell_leaving

if TYPE_CHECKING:
    from .game import Game


def begin(game: "Game", attempt: Attempt) -> None:
    """Starts an attempt: it has been found that it can be completed."""
    game.agenda.append(Beside(attempt) if attempt.batch else Fill(attempt, ()))


@value
class Beside:
    """Looks at an entry by an effect once more: others of it may have taken what it asks for."""

    attempt: Attempt

    def run(self, game: "Game") -> None:
        found = beside(game, self.attempt)
        if isinstance(found, Attempt):
            game.agenda.append(Fill(found, ()))


@value
class Fill:
    """Asks what fills the next slot; then the hand cost is asked for."""

    attempt: Attempt
    picked: tuple[int, ...]

    def run(self, game: "Game") -> None:
        attempt, picked = self.attempt, self.picked
        if len(picked) == len(attempt.slots):
            game.agenda.append(PayHandCost(attempt, picked))
            return
        found = fillings(game, attempt, picked)
        # Nobody is made to sacrifice for what an effect would put into play (K-7.6).
        may_decline = bool(attempt.batch) and not picked
        if len(found) == 1 and not may_decline:
            self.take(game, (found[0],))
        else:
            asked = Asked(attempt.seat, attempt.slots[len(picked)].ask, attempt.card, self)
            game.choice = PickCards(asked, tuple(found), int(not may_decline), 1)

    def take(self, game: "Game", answer: Answer) -> None:
        if answer:
            game.agenda.append(Fill(self.attempt, (*self.picked, *answer)))


@value
class PayHandCost:
    """Asks which cards of the hand pay, and pays everything at once."""

    attempt: Attempt
    picked: tuple[int, ...]

    def run(self, game: "Game") -> None:
        attempt = self.attempt
        cards = hand_payment(game, attempt.seat, attempt.card) if attempt.hand else ()
        if len(cards) <= attempt.hand:
            self.take(game, cards)
        else:
            asked = Asked(attempt.seat, "pay hand cost", attempt.card, self)
            game.choice = PickCards(asked, cards, attempt.hand, attempt.hand)

    def take(self, game: "Game", answer: Answer) -> None:
        attempt, picked = self.attempt, self.picked
        game.sides[attempt.seat].deployed += attempt.deploys
        number = worth(game, attempt, picked)
        gone = tuple((card, game.gens[card] + 1) for card in leaves(attempt, picked))
        game.agenda.append(Arrive(attempt, picked, gone, number))
        if answer:
            pay_hand(game, attempt.seat, attempt.card, answer)
        if attempt.price:
            game.frames.append(entry_frame(game, attempt.seat, attempt.card))
            game.agenda.append(EndFrame())
            perform_all(game, attempt.price)
        _give_up(game, attempt, picked)


def worth(game: "Game", attempt: Attempt, picked: tuple[int, ...]) -> int:
    """What an entry counts: growth coins of its partners, entrance costs of its Sacrifice."""
    total = 0
    for card, slot in zip(picked, attempt.slots, strict=True):
        if slot.ask in ("partner", "member"):
            total += game.coins(card, "growth")
        elif slot.ask == "sacrifice" and slot.to != COIN:
            total += game.entrance(card)
    return total


def _give_up(game: "Game", attempt: Attempt, picked: tuple[int, ...]) -> None:
    """Material and Sacrifice leave, what goes to one zone all at once; a Ninja that grows later."""
    cause = Cause("cost", attempt.card, attempt.seat)
    going: dict[tuple[str, int], list[int]] = {}
    for card, slot in zip(picked, attempt.slots, strict=True):
        if slot.to == COIN:
            coins.take(game, card, _taken(game, card, slot), cause)
        elif slot.ask != "grow":
            going.setdefault((slot.ask, slot.to), []).append(card)
    for (ask, zone), cards in going.items():
        if ask == "sacrifice":
            for card in cards:
                emit(game, (ask, attempt.seat, (card,), 0, attempt.card, zone, (), cause))
        move(game, cards, zone, cause, how=("sacrifice",) if ask == "sacrifice" else attempt.how)


def _taken(game: "Game", card: int, slot: Slot) -> coins.Kinds:
    """The coins that a slot takes off a card; of any kind: those that came first."""
    if not is_any_coin(slot.kind):
        return [(slot.kind, slot.count)]
    left = slot.count
    found: coins.Kinds = []
    for kind, count in coins.kinds_on(game, card):
        found.append((kind, min(count, left)))
        left -= min(count, left)
    return found


@value
class Arrive:
    """Everything is paid: the card enters, unless its name is still there (K-1.5)."""

    attempt: Attempt
    picked: tuple[int, ...]
    gone: tuple[tuple[int, int], ...]
    number: int

    def run(self, game: "Game") -> None:
        attempt, card = self.attempt, self.attempt.card
        if stamp(game, card) != attempt.stamp or is_barred(game, attempt.seat, card, attempt.how):
            return
        grown = self.picked[0] if attempt.how == ("growth",) else -1
        if name_clash(game, attempt.seat, card, (*attempt.allowed, grown)):
            return
        if grown >= 0:
            if grown in game.play:
                grow(game, grown, card)
            return
        source = game.where[card]
        team = attempt.team if attempt.team in game.teams else 0
        injured = attempt.injured or (
            "deployment" in attempt.how and arrives_injured(game, attempt.seat, card)
        )
        piece = place(game, card, attempt.seat, injured=injured, team=team)
        piece.frame.that["material"] = self.gone
        if "deployment" in attempt.how:
            take_next(game, attempt.seat, card)
            if JUST in game.says:
                mark_just(game, card)
        emit(
            game,
            ("enter", attempt.seat, (card,), self.number, source, PLAY, attempt.how, attempt.cause),
        )  # fmt: skip
        if team:
            if "team" in game.heard:
                emit(game, ("team", attempt.seat, (card,), 0, team, -1, (), attempt.cause))
            by = (attempt.cause.seat, attempt.cause.card)
            take_position(game, by, attempt.position, game.teams[team], card)
        if attempt.batch:
            frame = game.frames[-1]
            frame.done = frame.applied = True
            bind(game, frame, list(attempt.batch))


def grow(game: "Game", old: int, new: int) -> Piece:
    """Puts a Ninja in the place of another: team, status and coins pass (K-2.4).

    That is done at home, where no team has a head.
    """
    piece = game.play[old]
    team = game.teams[piece.team]
    source = game.where[new]
    plain = game.says.isdisjoint(MOVING)
    if plain:
        tell_leaving(game, (old,), CHAKRA, COST, how=("growth",))
    grown = place(game, new, piece.seat, injured=piece.injured, team=team.id)
    grown.coins = piece.coins
    team.members = (*(new if one == old else one for one in team.members if one != new), old)
    if plain:
        carry(game, (old,), CHAKRA, COST, how=("growth",))
    else:
        # What would leave play may go elsewhere instead; it is gone from the team all the same.
        move(game, (old,), CHAKRA, COST, how=("growth",))
    emit(game, ("enter", grown.seat, (new,), 0, source, PLAY, ("growth",)))
    mark_grown(game, new)
    return grown


def mark_grown(game: "Game", card: int) -> None:
    """The growth coin is placed, and whoever waits for a Ninja that grows hears of it (K-2.6)."""
    coins.place(game, card, "growth", 1)
    emit(game, ("grow", game.play[card].seat, (card,)))
