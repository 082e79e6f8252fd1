"""Filters, states and relations: what each tests of one thing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import RANKS

from .events import Stamp
from .force import of_teams
from .granting import granted
from .mentions import mentions
from .modes import target_lines
from .naming import is_tracked
from .numbers import is_back, is_injured, stat_of
from .phrases import once_named
from .program import walk
from .questions import TEAM
from .select import (
    EXTREMES,
    FILTERS,
    OfSet,
    alive,
    compare,
    is_in,
    matches,
    number,
    objects,
    players,
)
from .state import DECK, JUST, REWARDS, Frame
from .zones import is_face_up

if TYPE_CHECKING:
    from .game import Game


def _is_named(game: "Game", frame: Frame, what: str, thing: int) -> bool:
    """Whether a thing is what was named (T-16); nothing is while nothing was named."""
    word = frame.named.get(what)
    if word is None:
        return False
    if what == "kind":
        return game.cards[thing].kind == word
    traits = game.words(thing)
    if what == "name":
        return word in traits.names
    return word in (traits.words if what == "characteristic" else traits.attributes)


def _word(game: "Game", frame: Frame, one: n.Word, thing: int) -> bool:
    word = one.text
    if one.kind or game.cards[thing].kind == "mission":
        found = _of_one_kind(game, frame, one, thing)
        if found is not None:
            return found
    traits = game.words(thing)
    if word in traits.words or word in traits.attributes:
        return True
    return not traits.blank and _has_keyword(game, thing, word.lower())


def _of_one_kind(game: "Game", frame: Frame, one: n.Word, thing: int) -> bool | None:
    """Whether a thing bears a word as the kind of word that is meant; `None` where any will do."""
    kind, word = one.kind, one.text
    if kind == "attribute":
        return word in game.words(thing).attributes
    if kind == "characteristic":
        return word in game.words(thing).words
    if kind == "named":
        return _is_named(game, frame, word, thing)
    card = game.cards[thing]
    if kind == "title":
        return card.title.lower() == word.lower()
    if word == "Permanent":
        return card.permanent
    return card.counter if word == "Counter" else None


def _has_keyword(game: "Game", thing: int, word: str) -> bool:
    """Whether a keyword of the text box is a property of a card (K-13.2)."""
    if f"keyword {word}" not in game.says:
        return False
    return word in game.programs[thing].keywords or any(
        isinstance(one, n.Keyword) and one.word == word for one in granted(game, thing).values()
    )


def _named(game: "Game", _frame: Frame, one: n.Named, thing: int) -> bool:
    card = game.cards[thing]
    if one.printed:
        return card.name in one.names
    names = game.words(thing).names
    for name in one.names:
        # A name with parentheses is no other but the printed one (K-25.2).
        if name in names and (name[-1] != ")" or name in card.printed_names):
            return True
    return False


def _name_part(game: "Game", _frame: Frame, one: n.NamePart, thing: int) -> bool:
    return any(one.text in name for name in game.words(thing).names)


def _symbol(game: "Game", frame: Frame, one: n.Symbol, thing: int) -> bool:
    symbols = game.words(thing).symbols
    if one.letter == "declared":
        letter = frame.named.get("symbol")
        return letter is not None and (symbols == letter if one.only else letter in symbols)
    if one.letter == "none":
        return not symbols
    return symbols == one.letter if one.only else one.letter in symbols


def _compare(game: "Game", frame: Frame, one: n.Compare, thing: int) -> bool:
    if one.stat == "rank":
        return _compare_rank(game, frame, one, thing)
    if one.stat == "entrance cost" and thing < TEAM and game.cards[thing].costless:
        # What has no entrance cost fails every comparison with a number (K-24.1).
        return False
    stat = stat_of(game, one.stat, thing, printed=one.printed)
    return compare(stat, one.op, number(game, frame, one.number))


def _compare_rank(game: "Game", frame: Frame, one: n.Compare, thing: int) -> bool:
    """Whose rank is higher; without any rank there is nothing to compare (8.9)."""
    assert isinstance(one.number, n.StatOf)
    own = _ranks(game, thing)
    others = [rank for it in objects(game, frame, one.number.obj) for rank in _ranks(game, it)]
    return bool(own and others) and compare(max(own), one.op, max(others))


def _of_kind(game: "Game", _frame: Frame, one: n.OfKind, thing: int) -> bool:
    kinds = one.kinds
    if thing >= TEAM:
        return "card" in kinds or ("team" in kinds and thing in game.teams)
    return "card" in kinds or game.cards[thing].kind in kinds


NO_RANK: Final = "none"
"""In place of a rank: has none."""


def _rank(game: "Game", _frame: Frame, one: n.Rank, thing: int) -> bool:
    ranks = _ranks(game, thing)
    if one.word == NO_RANK:
        return not ranks
    wanted = RANKS[one.word]
    if one.only:
        return bool(ranks) and all(compare(rank, one.op, wanted) for rank in ranks)
    return any(compare(rank, one.op, wanted) for rank in ranks)


def _ranks(game: "Game", thing: int) -> list[int]:
    """The ranks of a card; a Platoon may have several (K-26.4)."""
    return [RANKS[word] for word in game.words(thing).words if word in RANKS]


def _state(game: "Game", _frame: Frame, one: n.State, thing: int) -> bool:
    return STATES[one.word](game, thing)


def _is_head(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and team.head == thing


def _is_out(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and bool(team.out)


def _is_fighting(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and game.facing(team.id) != 0


def _is_unopposed(game: "Game", thing: int) -> bool:
    """On the battlefield against nobody; who was blocked may stay so for texts (5.4.2)."""
    team = game.team_of(thing)
    if team is None or not team.out or game.facing(team.id):
        return False
    if game.edition.unblocked_judged == "at the showdown":
        return True
    return not any(one.blocker and team.id in (one.attacker, one.blocker) for one in game.fights)


def _is_doing(out: str) -> Callable[["Game", int], bool]:
    def test(game: "Game", thing: int) -> bool:
        team = game.team_of(thing)
        return team is not None and team.out == out

    return test


def _is_healthy(game: "Game", thing: int) -> bool:
    return thing in game.play and not game.play[thing].injured


def _is_alone(game: "Game", thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and len(team.members) == 1


def _is_mixed(game: "Game", thing: int) -> bool:
    """Whether no symbol is that of all Ninja of a team; one of several symbols counts as any."""
    team = game.team_of(thing)
    if team is None or len(team.members) < 2:
        return False
    return not set.intersection(*(set(game.words(one).symbols) for one in team.members))


STATES: Final[dict[str, Callable[["Game", int], bool]]] = {
    "injured": is_injured,
    "healthy": _is_healthy,
    "head": _is_head,
    "back": is_back,
    "on the battlefield": _is_out,
    "stand-by": lambda game, thing: not _is_out(game, thing),
    "fighting": _is_fighting,
    "opposed": _is_fighting,
    "unopposed": _is_unopposed,
    "attacking": _is_doing("attack"),
    "blocking": _is_doing("block"),
    "alone": _is_alone,
    "mixed-symbol": _is_mixed,
    "tracked": is_tracked,
    "face-up": is_face_up,
    "face-down": lambda game, thing: (
        game.where[thing] in (DECK, REWARDS) and not is_face_up(game, thing)
    ),
    "in play": lambda game, thing: thing in game.play,
    JUST: lambda game, thing: thing in game.play and bool(game.play[thing].frame.numbers.get(JUST)),
}
"""What the words for states mean (rules 2.6, 5.2.3; T-6)."""


def _related(game: "Game", frame: Frame, one: n.Related, thing: int) -> bool:
    return RELATIONS[one.how](game, frame, one.obj, thing)


def _battling(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    if team is None:
        return False
    for other in game.foes(team.id):  # noqa: SIM110 - asked of each Ninja that may be meant
        if _has_some(game, frame, obj, other):
            return True
    return False


def _has_some(game: "Game", frame: Frame, obj: Any, team: int) -> bool:
    """Whether a team is, or has a member among, what the phrase speaks of."""
    if of_teams(obj):
        return is_in(game, frame, obj, team)
    if isinstance(obj, n.Cards | n.Every):
        return any(is_in(game, frame, obj, member) for member in game.teams[team].members)
    members = game.teams[team].members
    for thing in objects(game, frame, obj):  # noqa: SIM110 - asked of each Ninja that may be meant
        if thing == team or thing in members:
            return True
    return False


def _in_team_of(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    return team is not None and _has_some(game, frame, obj, team.id)


def _in_fight_of(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.team_of(thing)
    if team is None or not team.out:
        return False
    return any(_has_some(game, frame, obj, one) for one in (team.id, *game.foes(team.id)))


def _including(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    return thing in game.teams and _has_some(game, frame, obj, thing)


def _containing_only(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    team = game.teams.get(thing)
    return team is not None and all(is_in(game, frame, obj, one) for one in team.members)


def _used_by(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    link = game.link_of(thing)
    user = _user_now(game, thing) if link is None else link.user
    return user is not None and any(is_in(game, frame, obj, one) for one in alive(game, (user,)))


def _using(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    for jutsu in objects(game, frame, obj):
        link = game.link_of(jutsu)
        user = _user_now(game, jutsu) if link is None else link.user
        if user is not None and thing in alive(game, (user,)):
            return True
    return False


def _user_now(game: "Game", jutsu: int) -> Stamp | None:
    """The user of a Jutsu that is just being carried out and no longer on the chain."""
    return next(
        (one.user for one in reversed(game.frames) if one.card == jutsu and one.user is not None),
        None,
    )


def _targeting(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    link = game.link_of(thing)
    if link is None:
        return False
    return any(is_in(game, frame, obj, one) for some in link.targets for one in alive(game, some))


def _among(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    found = objects(game, frame, obj)
    if thing in found:
        return True
    # `among your teams`: their members.
    piece = game.play.get(thing)
    return piece is not None and piece.team >= TEAM and piece.team in found


def _attached_to(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    piece = game.play.get(thing)
    return piece is not None and piece.bearer >= 0 and is_in(game, frame, obj, piece.bearer)


RELATIONS: Final[dict[str, Callable[["Game", Frame, Any, int], bool]]] = {
    "battling": _battling,
    "in team of": _in_team_of,
    "in fight of": _in_fight_of,
    "including": _including,
    "containing only": _containing_only,
    "used by": _used_by,
    "using": _using,
    "targeting": _targeting,
    "attached to": _attached_to,
    "among": _among,
}
"""What the words for relations mean (T-6)."""


def _has_coins(game: "Game", frame: Frame, one: n.HasCoins, thing: int) -> bool:
    return compare(game.coins(thing, one.kind), one.op, number(game, frame, one.number))


def _same(game: "Game", frame: Frame, one: n.Same, thing: int) -> bool:
    named = objects(game, frame, one.obj) or once_named(game, frame, one.obj)
    others = [other for other in named if other != thing]
    return any(SAME[one.what](game, thing, other) for other in others) != one.differs


SAME: Final[dict[str, Callable[["Game", int, int], bool]]] = {
    "name": lambda game, a, b: not game.words(a).names.isdisjoint(game.words(b).names),
    "symbol": lambda game, a, b: bool(set(game.words(a).symbols) & set(game.words(b).symbols)),
    "kind": lambda game, a, b: game.cards[a].kind == game.cards[b].kind,
    "attribute": lambda game, a, b: bool(game.words(a).attributes & game.words(b).attributes),
}
"""In what two cards can agree."""


def _text_is(game: "Game", _frame: Frame, one: n.TextIs, thing: int) -> bool:
    return TEXT_TESTS[one.what](game, one.word, thing)


def _has_text(game: "Game", _word: str, card: int) -> bool:
    """Whether anything stands in its text box; what it has gained counts (T-23)."""
    return bool(game.cards[card].text) or bool(granted(game, card))


def _says(kind: type) -> Callable[["Game", str, int], bool]:
    def test(game: "Game", _word: str, card: int) -> bool:
        return mentions(game.programs[card].abilities, kind)

    return test


def _raises_power(game: "Game", _word: str, card: int) -> bool:
    return any(
        isinstance(node, n.Change) and node.row in _BONUSES and _is_more(node.value)
        for node in walk(game.programs[card].abilities)
    )


_BONUSES: Final = ("power", "combat", "support")


def _is_more(value: Any) -> bool:
    """Whether a change adds: X is meant to be more than nothing."""
    parts = value if isinstance(value, tuple) else (value,)
    return any(part > 0 if isinstance(part, int) else isinstance(part, n.Var) for part in parts)


def _mentions(where: str, kind: type) -> Callable[["Game", str, int], bool]:
    """Whether requirements or targets ask for a word or a name."""

    def test(game: "Game", word: str, card: int) -> bool:
        program = game.programs[card]
        lines = program.requires if where == "requirement" else target_lines(program.body)
        said = (node for node in walk(lines) if isinstance(node, kind))
        return any(word in getattr(node, "names", (getattr(node, "text", ""),)) for node in said)

    return test


TEXT_TESTS: Final[dict[str, Callable[["Game", str, int], bool]]] = {
    "some": _has_text,
    "none": lambda game, word, card: not _has_text(game, word, card),
    "raises power": _raises_power,
    "gives damage": _says(n.Damage),
    "negates": _says(n.Negate),
    "requirement": _mentions("requirement", n.Word),
    "requirement named": _mentions("requirement", n.Named),
    "target": _mentions("target", n.Word),
    "target named": _mentions("target", n.Named),
    "target user": lambda game, _word, card: game.programs[card].body.targets == (n.User(),),
}
"""What can be asked of a text as it is printed (T-11)."""


def _in_zone(game: "Game", frame: Frame, one: n.InZone, thing: int) -> bool:
    return matches(game, frame, n.Cards(("card",), one.owner, (), one.zones), thing)


def _other(game: "Game", frame: Frame, _one: n.Other, thing: int) -> bool:
    if thing >= TEAM:
        own = game.team_of(frame.card)
        return own is None or own.id != thing
    return thing != frame.card


def _not(game: "Game", frame: Frame, one: n.Not, thing: int) -> bool:
    return not FILTERS[type(one.filter)](game, frame, one.filter, thing)


def _or(game: "Game", frame: Frame, one: n.Or, thing: int) -> bool:
    return any(FILTERS[type(part)](game, frame, part, thing) for part in one.filters)


def _all(game: "Game", frame: Frame, one: n.All, thing: int) -> bool:
    return all(FILTERS[type(part)](game, frame, part, thing) for part in one.filters)


def _parity(game: "Game", _frame: Frame, one: n.Parity, thing: int) -> bool:
    return (stat_of(game, one.stat, thing) % 2 == 0) == one.even


def _extreme(_game: "Game", _frame: Frame, _one: n.Extreme, _thing: int) -> bool:
    """Told of a set and not of one thing: `select.described` leaves out the others."""
    return True


def _with(pick: Callable[[list[int]], int]) -> OfSet:
    def those(game: "Game", one: n.Extreme, things: list[int]) -> list[int]:
        stat = one.stat
        if stat == "rank":
            things = [thing for thing in things if _ranks(game, thing)]
            values = [pick(_ranks(game, thing)) for thing in things]
        else:
            values = [stat_of(game, stat, thing, printed=one.printed) for thing in things]
        best = pick(values) if values else 0
        return [thing for thing, value in zip(things, values, strict=True) if value == best]

    return those


EXTREMES["highest"] = _with(max)
EXTREMES["lowest"] = _with(min)


def _owned_by(game: "Game", frame: Frame, one: n.OwnedBy, thing: int) -> bool:
    return game.owner[thing] in players(game, frame, one.player)


_MEANINGS: Final[dict[type, Callable[["Game", Frame, Any, int], bool]]] = {
    n.Word: _word,
    n.Named: _named,
    n.NamePart: _name_part,
    n.Symbol: _symbol,
    n.Compare: _compare,
    n.Rank: _rank,
    n.OfKind: _of_kind,
    n.State: _state,
    n.Related: _related,
    n.HasCoins: _has_coins,
    n.Same: _same,
    n.TextIs: _text_is,
    n.InZone: _in_zone,
    n.Parity: _parity,
    n.Extreme: _extreme,
    n.Other: _other,
    n.Not: _not,
    n.Or: _or,
    n.All: _all,
    n.OwnedBy: _owned_by,
}
FILTERS.update(_MEANINGS)
