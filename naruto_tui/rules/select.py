"""References, described sets, filters, numbers and conditions: what words of a text mean now.

A thing is an integer: the id of a card or of a team. `objects` finds what a phrase speaks of when
no choice is needed; choices are the business of `picking`.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import RANKS

from .choices import TEAM
from .events import Stamp
from .state import CHAIN, CHAKRA, DECK, DISCARD, HAND, PLAY, REMOVED, REWARDS, Frame

if TYPE_CHECKING:
    from .game import Game

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
    "chain": CHAIN,
}


# -- players --


def players(game: "Game", frame: Frame, who: str) -> tuple[int, ...]:
    """Seats a player word speaks of, the Attacker first."""
    if who == "you":
        return (frame.seat,)
    if who == "opponent":
        return (1 - frame.seat,)
    if who == "each":
        return (game.active, 1 - game.active)
    if who == "that":
        return (frame.player,) if frame.player >= 0 else ()
    if who == "attacker":
        return (game.active,)
    if who == "blocker":
        return (1 - game.active,)
    raise KeyError(who)


def _owners(frame: Frame, owner: str) -> tuple[int, ...]:
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
    teams = game.teams
    return [
        thing
        for thing, gen in stamps
        if (gens[thing] == gen if thing < TEAM else thing in teams)
    ]  # fmt: skip


def stamp(game: "Game", thing: int) -> Stamp:
    """The thing as the object it is now."""
    return (thing, game.gens[thing] if thing < TEAM else 0)


def objects(game: "Game", frame: Frame, obj: Any) -> list[int]:
    """The things a phrase speaks of, where nothing is to be chosen."""
    return OBJECTS[type(obj)](game, frame, obj)


def _this(game: "Game", frame: Frame, _obj: n.This) -> list[int]:
    return [frame.card] if game.gens[frame.card] == frame.stamp[1] else []


def _user(game: "Game", frame: Frame, _obj: n.User) -> list[int]:
    return alive(game, (frame.user,)) if frame.user is not None else []


def _target(game: "Game", frame: Frame, obj: n.TargetRef) -> list[int]:
    if obj.number:
        if obj.number > len(frame.targets):
            return []
        return alive(game, frame.targets[obj.number - 1])
    return [thing for some in frame.targets for thing in alive(game, some)]


def _that(game: "Game", frame: Frame, obj: n.That) -> list[int]:
    return alive(game, frame.that.get(obj.kind, ()))


def _every(game: "Game", frame: Frame, obj: n.Every) -> list[int]:
    return described(game, frame, obj.cards)


def _ends(game: "Game", frame: Frame, obj: n.Ends) -> list[int]:
    count = number(game, frame, obj.count)
    found: list[int] = []
    for seat in players(game, frame, obj.owner):
        deck = game.sides[seat].deck
        if obj.end == "top":
            found += deck[: -count - 1 : -1]
        else:
            found += deck[:count]
    return found


def _team_of(game: "Game", frame: Frame, obj: n.TeamOf) -> list[int]:
    found = []
    for thing in objects(game, frame, obj.obj):
        if thing >= TEAM:
            found.append(thing)
        elif (piece := game.play.get(thing)) is not None and piece.team:
            found.append(piece.team)
    return found


def _facing(game: "Game", frame: Frame, obj: n.Facing) -> list[int]:
    found = (game.facing(team) for team in _team_of(game, frame, n.TeamOf(obj.obj)))
    return [team for team in found if team]


def _fight_of(game: "Game", frame: Frame, obj: n.FightOf) -> list[int]:
    own = _team_of(game, frame, n.TeamOf(obj.obj))
    return own + [team for team in map(game.facing, own) if team]


def _head_of(game: "Game", frame: Frame, obj: n.HeadOf) -> list[int]:
    heads = (game.teams[team].head for team in objects(game, frame, obj.team))
    return [head for head in heads if head >= 0]


OBJECTS: Final[dict[type, Callable[["Game", Frame, Any], list[int]]]] = {
    n.This: _this,
    n.User: _user,
    n.TargetRef: _target,
    n.That: _that,
    n.Every: _every,
    n.Ends: _ends,
    n.TeamOf: _team_of,
    n.Facing: _facing,
    n.FightOf: _fight_of,
    n.HeadOf: _head_of,
}
"""How each kind of phrase that leaves no choice finds its things."""
OBJECTS[n.Cards] = described


def described(game: "Game", frame: Frame, cards: n.Cards) -> list[int]:
    """Everything that fits a described set, in a stable order."""
    filters = cards.filters
    return [
        thing
        for thing in _pool(game, frame, cards)
        if _is_kind(game, cards.kinds, thing) and fits(game, frame, filters, thing)
    ]


def _pool(game: "Game", frame: Frame, cards: n.Cards) -> Iterable[int]:
    for one in cards.filters:
        if isinstance(one, n.Related) and one.how == "among":
            return objects(game, frame, one.obj)
    owners = _owners(frame, cards.owner)
    if cards.kinds == ("team",):
        return [team.id for team in game.teams.values() if team.seat in owners]
    if not cards.zones:
        if cards.kinds == ("jutsu",):
            return [link.card for link in game.chain if link.seat in owners]
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


def _is_kind(game: "Game", kinds: tuple[str, ...], thing: int) -> bool:
    if thing >= TEAM:
        return "team" in kinds
    return "card" in kinds or game.cards[thing].kind in kinds


def is_in(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    """Whether a phrase speaks of this thing; a described set need not be listed for that."""
    if isinstance(obj, n.Every):
        obj = obj.cards
    if isinstance(obj, n.Cards):
        return matches(game, frame, obj, thing)
    return thing in objects(game, frame, obj)


def matches(game: "Game", frame: Frame, cards: n.Cards, thing: int) -> bool:
    """Whether a thing fits a described set: kind, owner, zone, filters."""
    if not _is_kind(game, cards.kinds, thing):
        return False
    if cards.owner and game.whose(thing) not in _owners(frame, cards.owner):
        return False
    if thing < TEAM and not _in_zone(game, cards.zones, thing):
        return False
    return fits(game, frame, cards.filters, thing)


def _in_zone(game: "Game", zones: tuple[str, ...], thing: int) -> bool:
    where = game.where[thing]
    if not zones:
        return where in (PLAY, CHAIN)
    return any(
        where == ZONE[zone]
        and (zone not in ("village", "battlefield")
             or game.is_out(game.play[thing]) == (zone == "battlefield"))
        for zone in zones
    )  # fmt: skip


# -- filters --


def fits(game: "Game", frame: Frame, filters: tuple[Any, ...], thing: int) -> bool:
    """Whether all filters hold of a thing."""
    for one in filters:  # noqa: SIM110  the loop costs half of what `all` does here
        if not FILTERS[type(one)](game, frame, one, thing):
            return False
    return True


def _word(game: "Game", _frame: Frame, one: n.Word, thing: int) -> bool:
    card = game.cards[thing]
    if one.kind == "title":
        return card.title.lower() == one.text.lower()
    if one.kind == "keyword" or card.kind == "mission":
        if one.text == "Permanent":
            return card.permanent
        if one.text == "Counter":
            return card.counter
    traits = game.traits(thing)
    if one.kind == "attribute":
        return one.text in traits.attributes
    if one.kind == "characteristic":
        return one.text in traits.words
    return one.text in traits.words or one.text in traits.attributes


def _named(game: "Game", _frame: Frame, one: n.Named, thing: int) -> bool:
    if one.printed:
        return game.cards[thing].name in one.names
    return not game.traits(thing).names.isdisjoint(one.names)


def _name_part(game: "Game", _frame: Frame, one: n.NamePart, thing: int) -> bool:
    return any(one.text in name for name in game.traits(thing).names)


def _symbol(game: "Game", _frame: Frame, one: n.Symbol, thing: int) -> bool:
    symbols = game.traits(thing).symbols
    if one.letter == "none":
        return not symbols
    return symbols == one.letter if one.only else one.letter in symbols


def _compare(game: "Game", frame: Frame, one: n.Compare, thing: int) -> bool:
    stat = stat_of(game, one.stat, thing, printed=one.printed)
    return compare(stat, one.op, number(game, frame, one.number))


def _rank(game: "Game", _frame: Frame, one: n.Rank, thing: int) -> bool:
    ranks = [RANKS[word] for word in game.traits(thing).words if word in RANKS]
    wanted = RANKS[one.word]
    if one.only:
        return bool(ranks) and all(compare(rank, one.op, wanted) for rank in ranks)
    return any(compare(rank, one.op, wanted) for rank in ranks)


def _state(game: "Game", _frame: Frame, one: n.State, thing: int) -> bool:
    return STATES[one.word](game, thing)


def _is_head(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and team.head == thing


def _is_back(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and bool(team.out) and team.head != thing


def _is_out(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and bool(team.out)


def _is_fighting(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and game.facing(team.id) != 0


def _is_doing(out: str) -> Callable[["Game", int], bool]:
    def test(game: "Game", thing: int) -> bool:
        team = game.team_of(thing)
        return team is not None and team.out == out

    return test


def _is_injured(game: "Game", thing: int) -> bool:
    return thing in game.play and game.play[thing].injured


def _is_healthy(game: "Game", thing: int) -> bool:
    return thing in game.play and not game.play[thing].injured


def _is_alone(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and len(team.members) == 1


STATES: Final[dict[str, Callable[["Game", int], bool]]] = {
    "injured": _is_injured,
    "healthy": _is_healthy,
    "head": _is_head,
    "back": _is_back,
    "on the battlefield": _is_out,
    "stand-by": lambda game, thing: not _is_out(game, thing),
    "fighting": _is_fighting,
    "opposed": _is_fighting,
    "unopposed": lambda game, thing: _is_out(game, thing) and not _is_fighting(game, thing),
    "attacking": _is_doing("attack"),
    "blocking": _is_doing("block"),
    "alone": _is_alone,
    "in play": lambda game, thing: thing in game.play,
}
"""What the words for states mean (rules 2.6, 5.2.3; T-6)."""


def _related(game: "Game", frame: Frame, one: n.Related, thing: int) -> bool:
    return RELATIONS[one.how](game, frame, one.obj, thing)


def _battling(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    if team is None or not (other := game.facing(team.id)):
        return False
    return _has_some(game, frame, obj, other)


def _has_some(game: "Game", frame: Frame, obj: Any, team: int) -> bool:
    """Whether a team is, or has a member among, what the phrase speaks of."""
    if isinstance(obj, n.Cards | n.Every):
        return any(is_in(game, frame, obj, member) for member in game.teams[team].members)
    found = objects(game, frame, obj)
    members = game.teams[team].members
    return any(thing == team or thing in members for thing in found)


def _in_team_of(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and _has_some(game, frame, obj, team.id)


def _in_fight_of(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    if team is None or not team.out:
        return False
    other = game.facing(team.id)
    return _has_some(game, frame, obj, team.id) or (
        bool(other) and _has_some(game, frame, obj, other)
    )


def _including(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    return _has_some(game, frame, obj, thing)


def _containing_only(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    return all(is_in(game, frame, obj, member) for member in game.teams[thing].members)


def _used_by(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    link = game.link_of(thing)
    if link is None or link.user is None:
        return False
    return any(is_in(game, frame, obj, one) for one in alive(game, (link.user,)))


def _targeting(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    link = game.link_of(thing)
    if link is None:
        return False
    return any(is_in(game, frame, obj, one) for some in link.targets for one in alive(game, some))


def _among(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    return thing in objects(game, frame, obj)


RELATIONS: Final[dict[str, Callable[["Game", Frame, Any, int], bool]]] = {
    "battling": _battling,
    "in team of": _in_team_of,
    "in fight of": _in_fight_of,
    "including": _including,
    "containing only": _containing_only,
    "used by": _used_by,
    "targeting": _targeting,
    "among": _among,
}
"""What the words for relations mean (T-6)."""


def _has_coins(game: "Game", frame: Frame, one: n.HasCoins, thing: int) -> bool:
    return compare(game.coins(thing, one.kind), one.op, number(game, frame, one.number))


def _same(game: "Game", frame: Frame, one: n.Same, thing: int) -> bool:
    others = [other for other in objects(game, frame, one.obj) if other != thing]
    return any(SAME[one.what](game, thing, other) for other in others) != one.differs


SAME: Final[dict[str, Callable[["Game", int, int], bool]]] = {
    "name": lambda game, a, b: not game.traits(a).names.isdisjoint(game.traits(b).names),
    "symbol": lambda game, a, b: bool(set(game.traits(a).symbols) & set(game.traits(b).symbols)),
    "kind": lambda game, a, b: game.cards[a].kind == game.cards[b].kind,
    "attribute": lambda game, a, b: bool(game.traits(a).attributes & game.traits(b).attributes),
}
"""In what two cards can agree."""


def _text_is(game: "Game", _frame: Frame, one: n.TextIs, thing: int) -> bool:
    return bool(game.cards[thing].text) == (one.what == "some")


def _other(_game: "Game", frame: Frame, _one: n.Other, thing: int) -> bool:
    return thing != frame.card


def _not(game: "Game", frame: Frame, one: n.Not, thing: int) -> bool:
    return not FILTERS[type(one.filter)](game, frame, one.filter, thing)


def _or(game: "Game", frame: Frame, one: n.Or, thing: int) -> bool:
    return any(FILTERS[type(part)](game, frame, part, thing) for part in one.filters)


def _owned_by(game: "Game", frame: Frame, one: n.OwnedBy, thing: int) -> bool:
    return game.owner[thing] in players(game, frame, one.player)


FILTERS: Final[dict[type, Callable[["Game", Frame, Any, int], bool]]] = {
    n.Word: _word,
    n.Named: _named,
    n.NamePart: _name_part,
    n.Symbol: _symbol,
    n.Compare: _compare,
    n.Rank: _rank,
    n.State: _state,
    n.Related: _related,
    n.HasCoins: _has_coins,
    n.Same: _same,
    n.TextIs: _text_is,
    n.Other: _other,
    n.Not: _not,
    n.Or: _or,
    n.OwnedBy: _owned_by,
}
"""What each filter tests."""


# -- numbers --


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


def _var(game: "Game", frame: Frame, one: n.Var) -> int:
    for define in frame.defines:
        if define.name == one.name and (
            define.condition is None or holds(game, frame, define.condition)
        ):
            return number(game, frame, define.number)
    return frame.numbers.get(one.name, 0)


def _count(game: "Game", frame: Frame, one: n.Count) -> int:
    found = objects(game, frame, one.obj)
    if one.coins is None:
        return len(found)
    return sum(game.coins(thing, one.coins) for thing in found)


def _stat(game: "Game", frame: Frame, one: n.StatOf) -> int:
    found = objects(game, frame, one.obj)
    return stat_of(game, one.stat, found[0], printed=one.printed) if found else 0


def _total(game: "Game", frame: Frame, one: n.Total) -> int:
    return sum(stat_of(game, one.stat, thing) for thing in objects(game, frame, one.obj))


def _marker(game: "Game", frame: Frame, one: n.MarkerOf) -> int:
    return game.sides[players(game, frame, one.player)[0]].marker


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

NUMBERS: Final[dict[type, Callable[["Game", Frame, Any], int]]] = {
    n.Var: _var,
    n.Count: _count,
    n.StatOf: _stat,
    n.Total: _total,
    n.MarkerOf: _marker,
    n.Done: _done,
    n.Arith: _arith,
}
"""What each kind of number is."""


def stat_of(game: "Game", stat: str, thing: int, *, printed: bool = False) -> int:
    """A stat of a thing: as it is now, or as printed (T-12)."""
    return (PRINTED if printed and stat in PRINTED else STATS)[stat](game, thing)


def _share(game: "Game", thing: int) -> int:
    """The number a Ninja gives its team: combat as a head, support as a back."""
    traits = game.traits(thing)
    return traits.support if _is_back(game, thing) else traits.combat


def _cost(game: "Game", thing: int) -> int:
    return min((cost.total for cost in game.cards[thing].costs), default=0)


def _specific(game: "Game", thing: int) -> int:
    return min((len(cost.symbols) for cost in game.cards[thing].costs), default=0)


STATS: Final[dict[str, Callable[["Game", int], int]]] = {
    "combat": lambda game, thing: game.traits(thing).combat,
    "support": lambda game, thing: game.traits(thing).support,
    "power": _share,
    "mental power": lambda game, thing: game.traits(thing).mental,
    "entrance cost": lambda game, thing: game.entrance(thing),
    "hand cost": lambda game, thing: game.hand_cost(thing),
    "jutsu cost": _cost,
    "specific symbols": _specific,
    "team power": lambda game, thing: game.team_power(thing),
    "team size": lambda game, thing: len(game.teams[thing].members) if thing in game.teams else 0,
    "coins": lambda game, thing: game.coins(thing, ""),
}
"""Current stats."""


def _pair(game: "Game", thing: int) -> Any:
    card = game.cards[thing]
    return card.injured if _is_injured(game, thing) else card.healthy


PRINTED: Final[dict[str, Callable[["Game", int], int]]] = {
    "combat": lambda game, thing: int(_pair(game, thing).combat),
    "support": lambda game, thing: int(_pair(game, thing).support),
    "mental power": lambda game, thing: game.cards[thing].mental or 0,
    "entrance cost": lambda game, thing: game.cards[thing].entrance,
    "hand cost": lambda game, thing: game.cards[thing].hand,
}
"""Stats as printed, for the present status."""


# -- conditions --


def holds(game: "Game", frame: Frame, condition: Any) -> bool:
    """Whether a condition is true now."""
    return CONDITIONS[type(condition)](game, frame, condition)


def _has(game: "Game", frame: Frame, one: n.Has) -> bool:
    owner: n.Owner = "opponent" if one.player == "opponent" else one.cards.owner or "you"
    cards = n.Cards(one.cards.kinds, owner, one.cards.filters, one.cards.zones)
    return compare(len(described(game, frame, cards)), one.op, number(game, frame, one.number))


def _is(game: "Game", frame: Frame, one: n.Is) -> bool:
    found = objects(game, frame, one.obj)
    if one.negated:
        return not any(fits(game, frame, one.filters, thing) for thing in found)
    return bool(found) and all(fits(game, frame, one.filters, thing) for thing in found)


def _holds(game: "Game", frame: Frame, one: n.Holds) -> bool:
    return compare(number(game, frame, one.left), one.op, number(game, frame, one.right))


def _turn_of(game: "Game", frame: Frame, one: n.TurnOf) -> bool:
    return game.active in players(game, frame, one.player)


def _all_of(game: "Game", frame: Frame, one: n.AllOf) -> bool:
    return all(holds(game, frame, part) for part in one.conditions)


def _any_of(game: "Game", frame: Frame, one: n.AnyOf) -> bool:
    return any(holds(game, frame, part) for part in one.conditions)


CONDITIONS: Final[dict[type, Callable[["Game", Frame, Any], bool]]] = {
    n.Has: _has,
    n.Is: _is,
    n.Holds: _holds,
    n.TurnOf: _turn_of,
    n.AllOf: _all_of,
    n.AnyOf: _any_of,
}
"""When each kind of condition is true."""
