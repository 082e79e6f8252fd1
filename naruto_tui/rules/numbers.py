"""Numbers of a text, and the stats of things: as they are now, or as printed (T-12)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .jutsu_costs import jutsu_total, printed_total
from .phrases import once_named
from .power import printed_power, printed_x
from .questions import TEAM
from .select import NUMBERS, count_zones, holds, is_pile, number, objects, players
from .state import NOTED, Frame

if TYPE_CHECKING:
    from .game import Game


def is_back(game: "Game", thing: int) -> bool:
    """Whether a Ninja is a back of a team that is out."""
    team = game.team_of(thing)
    return team is not None and bool(team.out) and team.head != thing


def is_injured(game: "Game", thing: int) -> bool:
    """Whether a card in play is injured."""
    return thing in game.play and game.play[thing].injured


def _var(game: "Game", frame: Frame, one: n.Var) -> int:
    for define in frame.defines:
        if define.name == one.name and (
            define.condition is None or holds(game, frame, define.condition)
        ):
            return number(game, frame, define.number)
    return frame.numbers.get(one.name, 0)


def _when_played(game: "Game", frame: Frame, one: n.WhenPlayed) -> int:
    """As it was noted; of what is not on the chain yet, as it is now."""
    noted = frame.numbers.get(NOTED)
    return number(game, frame, one.number) if noted is None else noted


def _count(game: "Game", frame: Frame, one: n.Count) -> int:
    if one.different:
        return len(_told_apart(game, one.different, objects(game, frame, one.obj)))
    if one.coins is None:
        cards = one.obj.cards if isinstance(one.obj, n.Every) else None
        if cards is not None and not cards.filters and cards.kinds == ("card",) and is_pile(cards):
            return count_zones(game, frame, cards)
        return len(objects(game, frame, one.obj))
    found = objects(game, frame, one.obj)
    return sum(game.coins(thing, one.coins) for thing in found)


def _told_apart(game: "Game", what: str, things: list[int]) -> set[str]:
    """All symbols, or all names, of some cards."""
    words = [game.words(thing) for thing in things if thing < TEAM]
    if what == "symbol":
        return set().union(*(one.symbols for one in words))
    return set().union(*(one.names for one in words))


def _stat(game: "Game", frame: Frame, one: n.StatOf) -> int:
    found = objects(game, frame, one.obj)
    if not found:
        return _cost_of_the_gone(game, frame, one)
    if one.status and one.stat in ("combat", "support"):
        pair = printed_power(game, found[0], injured=one.status == "injured")
        return pair[one.stat == "support"]
    return stat_of(game, one.stat, found[0], printed=one.printed)


def _cost_of_the_gone(game: "Game", frame: Frame, one: n.StatOf) -> int:
    """A cost of what a text has named and is gone: the printed one; of other stats nothing."""
    if not (one.stat.endswith("cost") and one.stat in PRINTED):
        return 0
    gone = once_named(game, frame, one.obj)
    return PRINTED[one.stat](game, gone[0]) if gone else 0


def _total(game: "Game", frame: Frame, one: n.Total) -> int:
    return sum(stat_of(game, one.stat, thing) for thing in objects(game, frame, one.obj))


def _marker(game: "Game", frame: Frame, one: n.MarkerOf) -> int:
    return sum(game.sides[seat].marker for seat in players(game, frame, one.player)[:1])


def _paid_count(_game: "Game", frame: Frame, one: n.PaidCount) -> int:
    return 0 if frame.payment is None else frame.payment.letters.count(one.letter)


def _done(_game: "Game", frame: Frame, one: n.Done) -> int:
    return frame.numbers.get(one.what, 0)


def _arith(game: "Game", frame: Frame, one: n.Arith) -> int:
    left, right = number(game, frame, one.left), number(game, frame, one.right)
    return ARITH[one.op](left, right)


ARITH: Final[dict[str, Callable[[int, int], int]]] = {
    "plus": lambda a, b: a + b,
    "minus": lambda a, b: a - b,
    "times": lambda a, b: a * b,
    "half": lambda a, _b: a // 2,
    "per": lambda a, b: a // b,
    "max": max,
    "min": min,
}
"""Reckoning in card text; halves are rounded down."""

_MEANINGS: Final[dict[type, Callable[["Game", Frame, Any], int]]] = {
    n.Var: _var,
    n.Count: _count,
    n.StatOf: _stat,
    n.Total: _total,
    n.MarkerOf: _marker,
    n.PaidCount: _paid_count,
    n.Done: _done,
    n.Arith: _arith,
    n.WhenPlayed: _when_played,
}
NUMBERS.update(_MEANINGS)


def stat_of(game: "Game", stat: str, thing: int, *, printed: bool = False) -> int:
    """A stat of a thing: as it is now, or as printed (T-12); 0 where such a thing has none."""
    if (thing >= TEAM) != (stat in TEAM_STATS):
        return 0
    return (PRINTED if printed and stat in PRINTED else STATS)[stat](game, thing)


def _share(game: "Game", thing: int) -> int:
    """The number a Ninja gives its team: combat as a head, support as a back."""
    traits = game.traits(thing)
    return traits.support if is_back(game, thing) else traits.combat


def _specific(game: "Game", thing: int) -> int:
    return min((len(cost.symbols) for cost in game.cards[thing].costs), default=0)


TEAM_STATS: Final = frozenset(("team power", "team mental power", "team size"))
"""Stats of teams; all others are those of cards."""
STATS: Final[dict[str, Callable[["Game", int], int]]] = {
    "combat": lambda game, thing: game.traits(thing).combat,
    "support": lambda game, thing: game.traits(thing).support,
    "power": _share,
    "mental power": lambda game, thing: game.traits(thing).mental,
    "entrance cost": lambda game, thing: game.entrance(thing),
    "hand cost": lambda game, thing: game.hand_cost(thing),
    "jutsu cost": jutsu_total,
    "specific symbols": _specific,
    "team power": lambda game, thing: game.team_power(thing),
    "team mental power": lambda game, thing: game.team_mental(thing),
    "team size": lambda game, thing: len(game.teams[thing].members),
    "coins": lambda game, thing: game.coins(thing, ""),
}
"""Current stats."""


def _printed_mental(game: "Game", thing: int) -> int:
    card = game.cards[thing]
    return (card.mental or 0) + ("mental" in card.variable and printed_x(game, thing))


PRINTED: Final[dict[str, Callable[["Game", int], int]]] = {
    "combat": lambda game, thing: printed_power(game, thing)[0],
    "support": lambda game, thing: printed_power(game, thing)[1],
    "mental power": _printed_mental,
    "entrance cost": lambda game, thing: game.cards[thing].entrance,
    "hand cost": lambda game, thing: game.cards[thing].hand,
    "jutsu cost": printed_total,
}
"""Stats as printed, for the present status."""
