"""Cards that a text lets a player play from elsewhere than the hand: which, and by what leave.

Such a card is played as if it were in the hand: at the same times, for the same costs, within the
same limits of a turn (T-4). A leave given for one card is gone once that card has been played.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .force import Active, in_force
from .jutsu_costs import comes_for_nothing
from .sayings import FREE_PLAY, group_of
from .select import described, objects
from .showing import open_hands
from .state import CHAIN, DECK, HAND, PLAY, REWARDS
from .values import value

if TYPE_CHECKING:
    from .game import Game

ELSEWHERE: Final = group_of(n.Permit(n.Deed("play", "you")))
"""What a deck must be able to say for a card to be played from elsewhere than the hand."""


@value
class Way:
    """Where a card was played from, if not from the hand, and by what leave."""

    zone: int
    leaves: bool
    """Whether it is removed from the game once it has been carried out."""
    stamp: int
    """Of the lasting leave for one card that it uses up, or -1."""
    free: bool = False
    """Whether it costs nothing."""


def elsewhere(game: "Game", seat: int) -> tuple[int, ...]:
    """The cards outside the hand that a seat has leave to play, each printed one of a zone once."""
    if ELSEWHERE not in game.says:
        return ()
    if "open hand" in game.says:
        # What has just come to lie on top is seen before it is asked what to do with it.
        open_hands(game)
    cards, where = game.cards, game.where
    found: dict[tuple[int, int], int] = {}
    for leave in _leaves(game, seat):
        for card in _cards_of(game, seat, leave):
            found.setdefault((id(cards[card]), where[card]), card)
    return tuple(found.values())


def way_of(game: "Game", seat: int, card: int) -> Way | None:
    """How a card is played that lies elsewhere than in the hand; `None`: it is not.

    Of several leaves one that asks for no cost goes first, then one that lasts.
    """
    zone = game.where[card]
    if zone == HAND:
        return None
    leaves = [one for one in _leaves(game, seat) if card in _cards_of(game, seat, one)]
    if not leaves:
        return None
    leave = min(leaves, key=lambda one: (not one.claim.free, _is_for_one(one)))
    stamp = leave.stamp if _is_for_one(leave) else -1
    return Way(zone, leave.claim.leaves, stamp, leave.claim.free)


def is_for_nothing(game: "Game", seat: int, card: int) -> bool:
    """Whether a card that may be played, or is being played, is played without paying."""
    if FREE_PLAY not in game.says:
        return False
    if game.where[card] == CHAIN:
        return comes_for_nothing(game, card)
    way = way_of(game, seat, card)
    return way is not None and way.free


def use_up(game: "Game", way: Way | None) -> None:
    """The leave for one card is gone: that card has been played."""
    if way is not None and way.stamp >= 0:
        game.lasting = [
            one
            for one in game.lasting
            if one.stamp != way.stamp or not isinstance(one.claim, n.Permit)
        ]


@contextmanager
def taken_out(game: "Game", seat: int, card: int) -> "Iterator[None]":
    """For a question: the card is no more where it lies, as once it has been announced."""
    zone = game.where[card]
    free = is_for_nothing(game, seat, card)
    if free:
        game.running_costs[card, FREE_PLAY] = 0
    pile = _pile(game, card)
    place = pile.index(card)
    del pile[place]
    game.where[card] = CHAIN
    try:
        yield
    finally:
        pile.insert(place, card)
        game.where[card] = zone
        if free:
            del game.running_costs[card, FREE_PLAY]


def _pile(game: "Game", card: int) -> list[int]:
    return game.zone(game.holder(card), game.where[card])


def _leaves(game: "Game", seat: int) -> list[Active]:
    return [
        one
        for one in in_force(game, ELSEWHERE)
        if not one.claim.ignoring and one.concerns_player(game, seat)
    ]


def _cards_of(game: "Game", seat: int, leave: Active) -> Sequence[int]:
    """The cards that a leave speaks of, as far as the player knows them."""
    wanted: Any = leave.claim.deed.object
    wanted = getattr(wanted, "cards", wanted)
    if isinstance(wanted, n.Cards):
        found = described(game, leave.frame, wanted)
    else:
        found = objects(game, leave.frame, wanted)
    where, known = game.where, game.known[seat]
    return [
        card
        for card in found
        if where[card] not in _NOT_FROM and (where[card] not in _HIDDEN or known >> card & 1)
    ]


_NOT_FROM: Final = frozenset((HAND, PLAY, CHAIN))
_HIDDEN: Final = frozenset((DECK, REWARDS))
"""Where a card lies that a player need not know."""


def _is_for_one(leave: Active) -> bool:
    return leave.lasting is not None and isinstance(leave.claim.deed.object, n.Pick)
