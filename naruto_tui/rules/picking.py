"""Choices made while an effect is carried out: what is no target is picked now (7.10).

An action that needs a pick asks and is carried out again with the answer in its frame.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .choices import PickCards, PutInOrder
from .force import is_affected
from .grouping import together_of
from .perform import DO
from .questions import TEAM, Answer, Asked
from .select import described, number, objects, players
from .state import Frame
from .tokens import thing_of, token
from .values import value
from .zones import random_below

if TYPE_CHECKING:
    from .game import Game


def chosen(
    game: "Game",
    frame: Frame,
    node: Any,
    obj: Any,
    seat: int | None = None,
    can: Callable[[int], bool] | None = None,
) -> list[int] | None:
    """The things an action's phrase means, or `None` after asking (the action will run again).

    `seat`: who acts, where that is not the effect's player; he picks among his own cards.
    `can`: with which things the action can be done; no others are there to pick.
    What the effect does not affect may be picked, but nothing is done to it (T-9).
    """
    found = _chosen(game, frame, node, obj, seat, can)
    return _reached(game, frame, node, found) if found else found


def _reached(game: "Game", frame: Frame, node: Any, things: list[int]) -> list[int]:
    """The things that an action can do something to (T-9)."""
    if "unaffected affect" not in game.says or frame.cause.word == "cost":
        return things
    if isinstance(node, _HARMLESS):
        return things
    return [thing for thing in things if is_affected(game, thing, frame.card, frame.seat)]


_HARMLESS: Final = (n.Look, n.Reveal, n.Search, n.ForEach, n.PickOut)
"""Actions that do nothing to what they speak of."""


def _chosen(
    game: "Game",
    frame: Frame,
    node: Any,
    obj: Any,
    seat: int | None,
    can: Callable[[int], bool] | None,
) -> list[int] | None:
    if not isinstance(obj, n.Pick):
        if seat is not None and isinstance(obj, n.Every):
            return described(game, frame, _of_seat(frame, obj.cards, seat))
        return objects(game, frame, obj)
    key = (id(obj), -1 if seat is None else seat)
    if key in frame.picks:
        return list(frame.picks[key])
    found = pick_from(game, frame, obj, seat)
    if can is not None:
        found = [thing for thing in found if can(thing)]
    low = max(0, min(number(game, frame, obj.low), len(found)))
    high = len(found) if obj.high is None else min(number(game, frame, obj.high), len(found))
    high = max(low, high)
    if obj.random:
        return _keep(frame, key, _draw_random(game, found, high))
    picker = _picker(game, frame, obj, seat)
    shown = tuple(token(game, picker, thing) for thing in found)
    together = together_of(game, frame, obj, found, shown)
    if together is not None:
        low, high = together.sizes(low, high)
        if not high:
            return _keep(frame, key, [])
    elif not high:
        return _keep(frame, key, [])
    elif low == len(found):
        return _keep(frame, key, found)
    step = Picked(node, key)
    game.choice = PickCards(
        Asked(picker, "pick", frame.card, step), shown, low, high, together=together
    )
    return None


def chosen_cards(
    game: "Game",
    frame: Frame,
    node: Any,
    obj: Any,
    seat: int | None = None,
    can: Callable[[int], bool] | None = None,
) -> list[int] | None:
    """The cards an action's phrase means, as `chosen`; a team stands for its Ninja."""
    things = chosen(game, frame, node, obj, seat, can)
    if things is None or all(thing < TEAM for thing in things):
        return things
    teams = game.teams
    cards = [
        one for thing in things for one in ((thing,) if thing < TEAM else teams[thing].members)
    ]
    return _reached(game, frame, node, cards)


def pick_from(game: "Game", frame: Frame, pick: n.Pick, seat: int | None = None) -> list[int]:
    """What may be picked."""
    if isinstance(pick.cards, n.That):
        return objects(game, frame, pick.cards)
    cards = pick.cards if seat is None else _of_seat(frame, pick.cards, seat)
    return described(game, frame, cards)


def _of_seat(frame: Frame, cards: n.Cards, seat: int) -> n.Cards:
    if cards.owner == "you":
        return cards
    owner: n.Owner = "you" if seat == frame.seat else "opponent"
    return n.Cards(cards.kinds, owner, cards.filters, cards.zones)


def _picker(game: "Game", frame: Frame, pick: n.Pick, seat: int | None) -> int:
    if seat is not None:
        return seat
    who = players(game, frame, pick.by)
    return who[0] if who else frame.seat


def _keep(frame: Frame, key: tuple[int, int], things: list[int]) -> list[int]:
    frame.picks[key] = tuple(things)
    return things


def _draw_random(game: "Game", found: list[int], count: int) -> list[int]:
    pool = list(found)
    return [pool.pop(random_below(game, len(pool))) for _ in range(count)]


@value
class Picked:
    """The pick has been made: the action goes on."""

    node: Any
    key: tuple[int, int]

    def take(self, game: "Game", answer: Answer) -> None:
        things = tuple(thing_of(game, shown) for shown in answer)
        game.frames[-1].picks[self.key] = things
        game.agenda.append(Again(self.node))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class Again:
    """Carries an action out with the picks made so far."""

    node: Any

    def run(self, game: "Game") -> None:
        DO[type(self.node)](game, game.frames[-1], self.node)


def ordered(
    game: "Game", frame: Frame, node: Any, things: list[int], seat: int
) -> list[int] | None:
    """The things in the order the seat likes, or `None` after asking."""
    key = (id(node), seat)
    if key in frame.picks:
        return list(frame.picks[key])
    if len(things) < 2:
        return things
    shown = tuple(token(game, seat, thing) for thing in things)
    game.choice = PutInOrder(Asked(seat, "order", frame.card, Picked(node, key)), shown)
    return None
