"""References, sets and teams: how each phrase that leaves no choice finds its things."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .questions import TEAM
from .select import OBJECTS, alive, described, number, objects, players
from .state import Frame

if TYPE_CHECKING:
    from .events import Stamp
    from .game import Game


def _this(game: "Game", frame: Frame, _obj: n.This) -> list[int]:
    return [frame.card] if game.gens[frame.card] == frame.stamp[1] else []


def _user(game: "Game", frame: Frame, _obj: n.User) -> list[int]:
    return alive(game, (frame.user,)) if frame.user is not None else []


def _target(game: "Game", frame: Frame, obj: n.TargetRef) -> list[int]:
    if obj.number:
        if obj.number > len(frame.targets):
            return []
        return alive(game, frame.targets[obj.number - 1])
    targets = frame.targets
    if len(targets) == 1:
        return alive(game, targets[0])
    return [thing for some in targets for thing in alive(game, some)]


def _that(game: "Game", frame: Frame, obj: n.That) -> list[int]:
    return alive(game, _spoken_of(game, frame, obj.kind))


def _spoken_of(game: "Game", frame: Frame, kind: str) -> tuple["Stamp", ...]:
    """What was picked last, or is in the event; before any, the only target line (T-16)."""
    found = frame.that.get(kind)
    if found is not None:
        return found
    declared = frame.targets[0] if len(frame.targets) == 1 else ()
    return tuple(one for one in declared if _is_of_kind(game, one[0], kind))


def _is_of_kind(game: "Game", thing: int, kind: str) -> bool:
    return kind == "team" if thing >= TEAM else kind in ("card", game.cards[thing].kind)


def stamps_of(game: "Game", frame: Frame, obj: Any) -> tuple["Stamp", ...]:
    """The objects a text has named, also those that have gone since (rule 2.11)."""
    if isinstance(obj, n.TargetRef):
        lines = frame.targets[obj.number - 1 :][:1] if obj.number else frame.targets
        return tuple(one for some in lines for one in some)
    if isinstance(obj, n.That):
        return _spoken_of(game, frame, obj.kind)
    if isinstance(obj, n.User) and frame.user is not None:
        return (frame.user,)
    return ()


def once_named(game: "Game", frame: Frame, obj: Any) -> list[int]:
    """The cards a text has named, wherever they lie now: what is printed on them is still known."""
    return [thing for thing, _ in stamps_of(game, frame, obj) if thing < TEAM]


def _every(game: "Game", frame: Frame, obj: n.Every) -> list[int]:
    return described(game, frame, obj.cards)


def _ends(game: "Game", frame: Frame, obj: n.Ends) -> list[int]:
    count = number(game, frame, obj.count)
    found: list[int] = []
    for seat in players(game, frame, obj.owner):
        deck = game.sides[seat].deck
        if obj.end != "bottom":
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
    own = _team_of(game, frame, n.TeamOf(obj.obj))
    return [foe for team in own for foe in game.foes(team)]


def _fight_of(game: "Game", frame: Frame, obj: n.FightOf) -> list[int]:
    own = _team_of(game, frame, n.TeamOf(obj.obj))
    return own + [foe for team in own for foe in game.foes(team)]


def _head_of(game: "Game", frame: Frame, obj: n.HeadOf) -> list[int]:
    heads = (game.teams[team].head for team in objects(game, frame, obj.team))
    return [head for head in heads if head >= 0]


def _bearer(game: "Game", frame: Frame, _obj: n.Bearer) -> list[int]:
    """What a card is attached to, or was when the event happened of which it speaks (K-22)."""
    if "bearer" in frame.that:
        return alive(game, frame.that["bearer"])
    piece = game.play.get(frame.card)
    return [piece.bearer] if piece is not None and piece.bearer >= 0 else []


_MEANINGS: Final[dict[type, Callable[["Game", Frame, Any], list[int]]]] = {
    n.Cards: described,
    n.This: _this,
    n.User: _user,
    n.Bearer: _bearer,
    n.TargetRef: _target,
    n.That: _that,
    n.Every: _every,
    n.Ends: _ends,
    n.TeamOf: _team_of,
    n.Facing: _facing,
    n.FightOf: _fight_of,
    n.HeadOf: _head_of,
}
OBJECTS.update(_MEANINGS)
