"""Actions that move, draw, find and show cards."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from . import bans
from .charging import may_be_charged
from .choices import PickCards
from .deck_ends import ask_end, is_open
from .events import COST, Stamp
from .grouping import together_of
from .perform import DO, bind
from .picking import Picked, chosen_cards, ordered, pick_from
from .questions import Asked
from .replacing import Would
from .select import ZONE, ZONES_TO, number, owners_of, players, stamp
from .state import DECK, DISCARD, Frame
from .taking import Drawing
from .triggers import emit
from .values import value
from .zones import (
    HELD,
    MOVING,
    draw,
    forget,
    mix,
    move,
    show,
    shuffle_deck,
)

if TYPE_CHECKING:
    from .game import Game


def _move(game: "Game", frame: Frame, node: n.Move) -> None:
    if is_open(node):
        ask_end(game, frame, node)
        return
    seats: tuple[int | None, ...] = (None,)
    if node.player not in (None, "you"):
        seats = players(game, frame, str(node.player))
    if not seats:
        frame.done = False
        return
    cards: list[int] = []
    can = _can_pay(game, node) if frame.cause.word == "cost" else None
    if node.spelled == "charge" and "cannot charge" in game.says:
        can = partial(may_be_charged, game)
    told = frame.player
    for seat in seats:
        # `each player moves ... of that player's deck`: of his own.
        frame.player = told if seat is None or len(seats) == 1 else seat
        found = chosen_cards(game, frame, node, node.obj, seat, can)
        frame.player = told
        if found is None:
            return
        cards += found
    orders = frame.seat if seats[0] is None else seats[0]
    if node.order == "any":
        in_order = ordered(game, frame, node, cards, orders)
        if in_order is None:
            return
        cards = list(in_order)
    wanted = _wanted(game, frame, node.obj)
    frame.applied |= bool(cards)
    bottom = node.to == "deck bottom"
    if node.to == "deck top":
        cards = cards[::-1]
    how = ("charge",) if node.spelled == "charge" else ()
    if node.holder:
        how = (HELD[owners_of(frame, node.holder)[0]],)
    to = ZONES_TO[node.to]
    if game.says.isdisjoint(MOVING):
        move(game, cards, to, frame.cause, bottom=bottom, how=how)
        _moved(game, frame, node, cards, wanted, orders)
        return
    stamps = tuple(stamp(game, card) for card in cards)
    game.agenda.append(AfterMove(node, stamps, to, wanted, orders))
    move(game, cards, to, frame.cause, bottom=bottom, how=how)


def _can_pay(game: "Game", node: n.Move) -> Callable[[int], bool] | None:
    """With which cards a price can be paid, where some cannot be moved (T-9)."""
    if game.says.isdisjoint(MOVING):
        return None
    to = ZONES_TO[node.to]
    return lambda card: bans.can_move(game, card, to, COST)


def _moved(
    game: "Game", frame: Frame, node: n.Move, cards: list[int], wanted: int, orders: int
) -> None:
    """These cards have been moved: what the steps that follow know of it."""
    frame.done = bool(cards) and len(cards) >= wanted
    frame.numbers["count"] = len(cards)
    bind(game, frame, cards)
    if node.order and len(cards) > 1:
        # Who knew these cards no longer knows which of them is which.
        if node.order == "random":
            mix(game, cards)
        else:
            forget(game, cards, (1 - orders,))
    if node.to == "deck":
        for seat in sorted({game.owner[card] for card in cards}):
            shuffle_deck(game, seat)


@value
class AfterMove:
    """A move that could be replaced is over; what was replaced was not done (T-17)."""

    node: n.Move
    cards: tuple[Stamp, ...]
    to: int
    wanted: int
    orders: int

    def run(self, game: "Game") -> None:
        moved = [
            card for card, gen in self.cards if game.gens[card] != gen and self._is_done(game, card)
        ]
        _moved(game, game.frames[-1], self.node, moved, self.wanted, self.orders)

    def _is_done(self, game: "Game", card: int) -> bool:
        """Whether it came where it should; one that was revitalized was discarded (K-19.2)."""
        where = game.where[card]
        if where == self.to or (self.to == DISCARD and where == DECK):
            return True
        return self.to == DISCARD and stamp(game, card) in game.frames[-1].that.get("landed", ())


def _wanted(game: "Game", frame: Frame, obj: Any) -> int:
    if isinstance(obj, n.Pick):
        return number(game, frame, obj.low)
    return number(game, frame, obj.count) if isinstance(obj, n.Ends) else 1


def _draw(game: "Game", frame: Frame, node: n.Draw) -> None:
    seats = players(game, frame, node.player)
    bottom = node.end == "bottom"
    if "would draw" in game.says:
        # How many may be `that many` of what was done before.
        counts = [_to_draw(game, frame, node, seat) for seat in seats]
        frame.done, frame.numbers["count"] = True, 0
        for seat, count in zip(reversed(seats), reversed(counts), strict=True):
            drawing = Drawing((seat,), frame.cause, count, framed=True, bottom=bottom)
            game.agenda.append(Would(drawing))
        return
    drawn = 0
    wanted = 0
    for seat in seats:
        count = _to_draw(game, frame, node, seat)
        wanted += count
        drawn += len(draw(game, seat, count, bottom=bottom, cause=frame.cause))
    frame.done = drawn == wanted
    frame.applied |= drawn > 0
    frame.numbers["count"] = drawn


def _to_draw(game: "Game", frame: Frame, node: n.Draw, seat: int) -> int:
    count = number(game, frame, node.number)
    return max(0, count - len(game.sides[seat].hand)) if node.until else count


def _search(game: "Game", frame: Frame, node: n.Search) -> None:
    pick = node.obj
    assert isinstance(pick.cards, n.Cards)
    deck = game.sides[frame.seat].deck
    if "cannot search" in game.says and not bans.may_search(game, frame.seat, pick.cards.zones):
        frame.done = False
        return
    in_deck = "deck" in pick.cards.zones
    if in_deck and (id(pick), frame.seat) not in frame.picks:
        show(game, frame.seat, deck)
    found = _search_choice(game, frame, node, pick)
    if found is None:
        return
    if in_deck:
        forget(game, deck)
        shuffle_deck(game, frame.seat)
    if "search" in game.heard:
        for zone in pick.cards.zones:
            emit(game, ("search", frame.seat, (), 0, ZONE[zone]))
    frame.done = bool(found)
    frame.applied = True
    frame.numbers["count"] = len(found)
    bind(game, frame, found)


def _search_choice(game: "Game", frame: Frame, node: n.Search, pick: n.Pick) -> list[int] | None:
    """A search may decline to find (OPEN 34): nothing need be taken."""
    key = (id(pick), frame.seat)
    if key in frame.picks:
        return list(frame.picks[key])
    found = sorted(pick_from(game, frame, pick), key=lambda card: (game.cards[card].number, card))
    high = len(found) if pick.high is None else min(number(game, frame, pick.high), len(found))
    together = together_of(game, frame, pick, found, tuple(found))
    if together is not None:
        _, high = together.sizes(0, high)
    if not found or not high:
        return []
    game.choice = PickCards(
        Asked(frame.seat, "pick", frame.card, Picked(node, key)), tuple(found), 0, high,
        together=together,
    )  # fmt: skip
    return None


def _look(game: "Game", frame: Frame, node: n.Look) -> None:
    if is_open(node):
        ask_end(game, frame, node)
        return
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    show(game, frame.seat, cards)
    game.notes.append(("look", frame.seat, tuple(cards), len(cards), frame.card))
    _saw(game, frame, node, cards)


def _reveal(game: "Game", frame: Frame, node: n.Reveal) -> None:
    if is_open(node):
        ask_end(game, frame, node)
        return
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    for seat in (0, 1):
        show(game, seat, cards)
    emit(game, ("reveal", frame.seat, tuple(cards), len(cards), frame.card))
    _saw(game, frame, node, cards)


def _saw(game: "Game", frame: Frame, node: n.Look | n.Reveal, cards: list[int]) -> None:
    frame.done = bool(cards)
    frame.applied = True
    frame.numbers["count"] = len(cards)
    bind(game, frame, cards)
    seen = tuple(stamp(game, card) for card in cards)
    # What is shown of cards that were looked at, be it none, leaves the others the rest.
    if not _picks_among(node.obj) and (
        not seen or not set(seen) <= set(frame.that.get("rest", ()))
    ):
        frame.that["rest"] = seen


def _picks_among(obj: Any) -> bool:
    """Whether something is picked of what a text has spoken of: `1 Ninja among those cards`."""
    cards = obj.cards if isinstance(obj, n.Pick) else None
    return isinstance(cards, n.Cards) and any(
        isinstance(one, n.Related) and one.how == "among" for one in cards.filters
    )


def _shuffle(game: "Game", frame: Frame, node: n.Shuffle) -> None:
    for seat in players(game, frame, node.player):
        shuffle_deck(game, seat)
    frame.done = frame.applied = True


DO.update(
    {
        n.Move: _move,
        n.Draw: _draw,
        n.Search: _search,
        n.Look: _look,
        n.Reveal: _reveal,
        n.Shuffle: _shuffle,
    }
)
