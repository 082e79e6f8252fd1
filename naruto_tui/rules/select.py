"""What words of a text mean now: players, things, described sets, filters, numbers, conditions.

A thing is an integer: the id of a card or of a team. `objects` finds what a phrase speaks of when
no choice is needed; choices are the business of `picking`. The meaning of each kind of node stands
in `phrases`, `filters`, `numbers` and `conditions`, which fill the tables here.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Stamp
from .questions import TEAM
from .state import (
    CHAIN,
    CHAKRA,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    REINFORCEMENTS,
    REMOVED,
    REWARDS,
    Frame,
    Team,
)

if TYPE_CHECKING:
    from .game import Game

OBJECTS: Final[dict[type, Callable[["Game", Frame, Any], list[int]]]] = {}
"""How each kind of phrase that leaves no choice finds its things."""
FILTERS: Final[dict[type, Callable[["Game", Frame, Any, int], bool]]] = {}
"""What each filter tests."""
NUMBERS: Final[dict[type, Callable[["Game", Frame, Any], int]]] = {}
"""What each kind of number is."""
CONDITIONS: Final[dict[type, Callable[["Game", Frame, Any], bool]]] = {}
"""When each kind of condition is true."""

ZONE: Final[dict[str, int]] = {
    "play": PLAY,
    "village": PLAY,
    "battlefield": PLAY,
    "hand": HAND,
    "chakra": CHAKRA,
    "discard": DISCARD,
    "deck": DECK,
    "rewards": REWARDS,
    "removed": REMOVED,
    "reinforcements": REINFORCEMENTS,
    "chain": CHAIN,
}

ZONES_TO: Final[dict[str, int]] = {
    "hand": HAND,
    "deck top": DECK,
    "deck bottom": DECK,
    "deck": DECK,
    "discard": DISCARD,
    "chakra": CHAKRA,
    "removed": REMOVED,
    "rewards": REWARDS,
}
"""Zones that cards can be moved to, by the words for it."""


# -- players --


def players(game: "Game", frame: Frame, who: str) -> tuple[int, ...]:
    """Seats a player word speaks of, the Attacker first."""
    if who == "you":
        return (frame.seat,)
    if who == "opponent":
        return (1 - frame.seat,)
    if who in ("each", "any"):
        return (game.active, 1 - game.active)
    if who == "that":
        return (frame.player,) if frame.player >= 0 else ()
    if who == "attacker":
        return (game.active,)
    assert who == "blocker", who
    return (1 - game.active,)


def owners_of(frame: Frame, owner: str) -> tuple[int, ...]:
    if owner == "you":
        return (frame.seat,)
    if owner == "opponent":
        return (1 - frame.seat,)
    if owner == "that":
        return (frame.player,)
    return (frame.seat, 1 - frame.seat)


# -- things --


def alive(game: "Game", stamps: Iterable[Stamp]) -> list[int]:
    """The things that are still the objects they were (rule 2.11)."""
    gens = game.gens
    found: list[int] = []
    for thing, gen in stamps:
        if thing < TEAM:
            if gens[thing] == gen:
                found.append(thing)
        elif thing in game.teams or is_effect(game, thing):
            found.append(thing)
    return found


def is_effect(game: "Game", thing: int) -> bool:
    """Whether a thing is an effect on the chain: such a one goes by the number of its item."""
    return any(link.id == thing and link.kind == "effect" for link in game.chain)


def stamp(game: "Game", thing: int) -> Stamp:
    """The thing as the object it is now."""
    return (thing, game.gens[thing] if thing < TEAM else 0)


def objects(game: "Game", frame: Frame, obj: Any) -> list[int]:
    """The things a phrase speaks of, where nothing is to be chosen."""
    return OBJECTS[type(obj)](game, frame, obj)


def described(game: "Game", frame: Frame, cards: n.Cards) -> list[int]:
    """Everything that fits a described set, in a stable order."""
    kinds, filters = cards.kinds, cards.filters
    # Nothing of the engine takes longer: loops, as a comprehension is a function made each time.
    found: list[int] = []
    cards_of = game.cards
    for thing in _pool(game, frame, cards):
        if thing < TEAM:
            if cards_of[thing].kind in kinds or "card" in kinds:
                found.append(thing)
        elif _is_kind(game, kinds, thing):
            found.append(thing)
    for one in filters:
        test = FILTERS[type(one)]
        fitting: list[int] = []
        for thing in found:
            if test(game, frame, one, thing):
                fitting.append(thing)  # noqa: PERF401
        found = fitting
    if kinds == _ANY:
        found = [thing for thing in found if not is_bare_client(game, filters, thing)]
    if "extreme" in game.says:
        return _extremes(game, filters, found)
    return found


def has_some(game: "Game", frame: Frame, cards: n.Cards, but: int = -1) -> bool:
    """Whether anything but this one fits a described set."""
    if "extreme" in game.says:
        return any(thing != but for thing in described(game, frame, cards))
    kinds, filters = cards.kinds, cards.filters
    for thing in _pool(game, frame, cards):
        if thing == but or not _is_kind(game, kinds, thing):
            continue
        for one in filters:
            if not FILTERS[type(one)](game, frame, one, thing):
                break
        else:
            if kinds != _ANY or not is_bare_client(game, filters, thing):
                return True
    return False


OfSet = Callable[["Game", n.Extreme, list[int]], list[int]]
EXTREMES: Final[dict[str, OfSet]] = {}
"""Those of a set with the highest or the lowest value of a stat (`filters` fills it)."""


def _extremes(game: "Game", filters: tuple[Any, ...], found: list[int]) -> list[int]:
    """Of what fits all else, those that have the most or the least of something (T-25)."""
    for one in filters:
        if isinstance(one, n.Extreme):
            found = EXTREMES[one.which](game, one, found)
    return found


_ANY: Final = ("card",)


def is_bare_client(game: "Game", filters: tuple[Any, ...], thing: int) -> bool:
    """A Client, spoken of by a characteristic alone, where that means Ninja only (8.10)."""
    if game.edition.bare_characteristic_means != "Ninja" or thing >= TEAM:
        return False
    return game.cards[thing].kind == "client" and any(type(one) is n.Word for one in filters)


def _pool(game: "Game", frame: Frame, cards: n.Cards) -> Iterable[int]:
    owners = owners_of(frame, cards.owner)
    for one in cards.filters:
        if isinstance(one, n.Related) and one.how == "among":
            named = objects(game, frame, one.obj)
            if named and named[0] in game.teams and cards.kinds != ("team",):
                named = [member for team in named for member in game.teams[team].members]
            return [thing for thing in named if not cards.owner or game.whose(thing) in owners]
    if cards.kinds == ("team",):
        return [
            team.id
            for team in game.teams.values()
            if team.seat in owners and _is_there(team, cards.zones)
        ]
    if cards.kinds == ("effect",):
        return [link.id for link in game.chain if link.kind == "effect" and link.seat in owners]
    if not cards.zones:
        if cards.kinds == ("jutsu",):
            return [link.card for link in game.chain if link.seat in owners]
        if not cards.owner:
            return list(game.play)
        return [piece.id for piece in game.play.values() if piece.seat in owners]
    found: list[int] = []
    for zone in cards.zones:
        if zone == "play":
            found += [piece.id for piece in game.play.values() if piece.seat in owners]
        elif zone == "chain":
            found += [
                link.card for link in game.chain if link.seat in owners and link.kind != "effect"
            ]
        elif zone in ("village", "battlefield"):
            out = zone == "battlefield"
            found += [
                piece.id
                for piece in game.play.values()
                if piece.seat in owners and game.is_out(piece) == out
            ]
        else:
            for seat in owners:
                found += game.zone(seat, ZONE[zone])
    return found


def _is_there(team: Team, zones: tuple[str, ...]) -> bool:
    """Whether a team is out or at home, where a text says which."""
    if not zones or "play" in zones:
        return True
    return ("battlefield" if team.out else "village") in zones


def is_pile(cards: n.Cards) -> bool:
    """Whether a set is all the cards of zones outside play."""
    plain = cards.kinds == ("card",) and not cards.filters
    return plain and bool(cards.zones) and _PILES.issuperset(cards.zones)


_PILES: Final = frozenset(
    ("hand", "chakra", "discard", "deck", "rewards", "removed", "reinforcements")
)


def count_zones(game: "Game", frame: Frame, cards: n.Cards) -> int:
    """How many cards lie in zones outside play, whatever they are: no need to list them."""
    count = 0
    for seat in owners_of(frame, cards.owner):
        for zone in cards.zones:
            count += len(game.zone(seat, ZONE[zone]))
    return count


def _is_kind(game: "Game", kinds: tuple[str, ...], thing: int) -> bool:
    if thing >= TEAM:
        return ("team" if thing in game.teams else "effect") in kinds
    return "card" in kinds or game.cards[thing].kind in kinds


def is_in(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    """Whether a phrase speaks of this thing; a described set need not be listed for that."""
    kind = type(obj)
    if kind is n.This:
        return thing == frame.card and game.gens[thing] == frame.stamp[1]
    if kind is n.Every:
        return matches(game, frame, obj.cards, thing)
    if kind is n.Cards:
        return matches(game, frame, obj, thing)
    return thing in OBJECTS[kind](game, frame, obj)


def matches(game: "Game", frame: Frame, cards: n.Cards, thing: int) -> bool:
    """Whether a thing fits a described set: kind, owner, zone, filters."""
    if not _is_kind(game, cards.kinds, thing):
        return False
    if cards.owner and game.whose(thing) not in owners_of(frame, cards.owner):
        return False
    if thing < TEAM and not _in_zone(game, cards.zones, thing):
        return False
    if cards.zones and thing in game.teams and not _is_there(game.teams[thing], cards.zones):
        return False
    for one in cards.filters:
        if not FILTERS[type(one)](game, frame, one, thing):
            return False
    if cards.kinds == _ANY and is_bare_client(game, cards.filters, thing):
        return False
    if "extreme" in game.says and any(isinstance(one, n.Extreme) for one in cards.filters):
        return thing in described(game, frame, cards)
    return True


def _in_zone(game: "Game", zones: tuple[str, ...], thing: int) -> bool:
    where = game.where[thing]
    if not zones:
        return where in (PLAY, CHAIN)
    for zone in zones:
        if where != ZONE[zone]:
            continue
        if where != PLAY or zone not in ("village", "battlefield"):
            return True
        if game.is_out(game.play[thing]) == (zone == "battlefield"):
            return True
    return False


# -- tests and numbers --


def fits(game: "Game", frame: Frame, filters: tuple[Any, ...], thing: int) -> bool:
    """Whether all filters hold of a thing."""
    for one in filters:  # noqa: SIM110  the loop costs half of what `all` does here
        if not FILTERS[type(one)](game, frame, one, thing):
            return False
    return True


def compare(left: int, op: str, right: int) -> bool:
    """`left op right`."""
    if op == "=":
        return left == right
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    return left < right if op == "<" else left > right


def number(game: "Game", frame: Frame, value: Any) -> int:
    """What a number of a text is now."""
    if type(value) is int:
        return value
    return NUMBERS[type(value)](game, frame, value)


def holds(game: "Game", frame: Frame, condition: Any) -> bool:
    """Whether a condition is true now."""
    return CONDITIONS[type(condition)](game, frame, condition)
