"""Conditions: when each is true."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

from .force import in_force
from .select import CONDITIONS, ZONE, compare, described, fits, holds, number, objects, players
from .state import HAND, PLAYED_FROM, Frame

if TYPE_CHECKING:
    from .game import Game


def _has(game: "Game", frame: Frame, one: n.Has) -> bool:
    owner: n.Owner = one.cards.owner or "you"
    if one.player in ("opponent", "that"):
        owner = one.player
    cards = n.Cards(one.cards.kinds, owner, one.cards.filters, one.cards.zones)
    return compare(len(described(game, frame, cards)), one.op, number(game, frame, one.number))


def _is(game: "Game", frame: Frame, one: n.Is) -> bool:
    found = objects(game, frame, one.obj)
    if one.negated:
        return not any(fits(game, frame, one.filters, thing) for thing in found)
    return bool(found) and all(fits(game, frame, one.filters, thing) for thing in found)


def _holds(game: "Game", frame: Frame, one: n.Holds) -> bool:
    return compare(number(game, frame, one.left), one.op, number(game, frame, one.right))


def _is_even(game: "Game", frame: Frame, one: n.IsEven) -> bool:
    if isinstance(one.number, n.MarkerOf) and "any parity" in game.says:
        seats = players(game, frame, one.number.player)[:1]
        rules = in_force(game, "any parity")
        if any(rule.concerns_player(game, seat) for rule in rules for seat in seats):
            return True
    return (number(game, frame, one.number) % 2 == 0) == one.even


def _paid(game: "Game", frame: Frame, one: n.Paid) -> bool:
    """Whether it was paid (K-29.4, K-29.5), or a Ninja of that name given up for it (K-4.4)."""
    paid = frame.payment
    if paid is not None:
        if one.what == "symbol":
            return one.word in paid.letters
        if one.what == "symbols":
            return len(set(paid.letters)) > 1
        if one.what == "alternative":
            return paid.highest
        if any(_bears(game.cards[card], one.word) for card in paid.cards):
            return True
    piece = game.play.get(frame.card)
    material = () if piece is None else piece.frame.that.get("material", ())
    return any(one.word in game.programs[card].healthy.names for card, _ in material)


def _bears(card: Card, word: str) -> bool:
    return word in card.names or word in card.words or word in card.attributes


def _turn_of(game: "Game", frame: Frame, one: n.TurnOf) -> bool:
    return game.active in players(game, frame, one.player)


def _within(game: "Game", _frame: Frame, one: n.Within) -> bool:
    return game.phase in WITHIN[one.phase]


WITHIN: Final[dict[str, tuple[str, ...]]] = {
    "start phase": ("start",),
    "mission phase": ("mission",),
    "organize phase": ("organize",),
    "battle phase": ("battle", "exchange", "showdown"),
    "exchange": ("exchange",),
    "showdown": ("showdown",),
    "end phase": ("end",),
}
"""Phases of the engine that are a part of a turn (5.1)."""


def _played_from(game: "Game", frame: Frame, one: n.PlayedFrom) -> bool:
    return any(frame.numbers.get(PLAYED_FROM, HAND) == ZONE[zone] for zone in one.zones)


def _all_of(game: "Game", frame: Frame, one: n.AllOf) -> bool:
    return all(holds(game, frame, part) for part in one.conditions)


def _any_of(game: "Game", frame: Frame, one: n.AnyOf) -> bool:
    return any(holds(game, frame, part) for part in one.conditions)


_MEANINGS: Final[dict[type, Callable[["Game", Frame, Any], bool]]] = {
    n.Has: _has,
    n.Is: _is,
    n.Holds: _holds,
    n.IsEven: _is_even,
    n.Paid: _paid,
    n.TurnOf: _turn_of,
    n.Within: _within,
    n.PlayedFrom: _played_from,
    n.AllOf: _all_of,
    n.AnyOf: _any_of,
}
CONDITIONS.update(_MEANINGS)
