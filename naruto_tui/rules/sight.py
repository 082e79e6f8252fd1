"""What a card's words would mean now, for a seat that weighs them: users, targets, things, numbers.

A reading answers nothing that its seat may not know. A phrase that looks into a hidden zone speaks
of nothing, a number or condition that depends on one is `None`.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import define

from naruto_tui.cards import nodes as n

from . import bans, methods
from .admission import dues_of
from .power import add_powers
from .questions import HIDDEN, TEAM
from .select import described, holds, number, objects, stamp
from .state import NOTED, Frame, Link, Team, new_frame
from .sums import is_mental
from .targeting import candidates, frame_of
from .targeting import users as users_of
from .tokens import OPEN, token

if TYPE_CHECKING:
    from .game import Game
    from .traits import Traits
    from .view import View

_NOBODY = frozenset[str]()
_PLAIN = frozenset((int, bool, str, type(None)))
_DECK = frozenset(("deck",))
_OWN = frozenset(("hand", "reinforcements"))
"""Zones that only their owner looks into."""
_secrets: dict[int, tuple[object, frozenset[str]]] = {}


def secrets(node: object) -> frozenset[str]:
    """Whose hidden zones a phrase looks into: `you`, `opponent` (hands and
    reinforcement decks), `deck` (hidden to all).
    """
    if type(node) in _PLAIN:
        return _NOBODY
    found = _secrets.get(id(node))
    if found is None or found[0] is not node:
        found = _secrets[id(node)] = (node, _secrets_of(node))
    return found[1]


def _secrets_of(node: object) -> frozenset[str]:
    if isinstance(node, tuple):
        return _NOBODY.union(*map(secrets, node))
    if isinstance(node, n.Count) and _is_plain_count(node):
        return _NOBODY
    found = _NOBODY
    if isinstance(node, n.Ends) or (
        isinstance(node, n.Cards) and not {"deck", "rewards"}.isdisjoint(node.zones)
    ):
        found = _DECK
    if isinstance(node, n.Cards) and not _OWN.isdisjoint(node.zones):
        found |= {"you", "opponent"} if node.owner in ("", "that") else {node.owner}
    if isinstance(node, n.Has) and node.player == "opponent":
        swapped = {"you": "opponent", "opponent": "opponent", "deck": "deck"}
        return found.union(*({swapped[word]} for word in secrets(node.cards)))
    for field in getattr(type(node), "__attrs_attrs__", ()):
        found |= secrets(getattr(node, field.name))
    return found


def _is_plain_count(node: n.Count) -> bool:
    """Whether it counts all cards of a zone: a number that anybody may ask for (rule 2.3)."""
    cards = getattr(node.obj, "cards", node.obj)
    return isinstance(cards, n.Cards) and cards.kinds == ("card",) and not cards.filters


@define(eq=False)
class Reading:
    """A card's text with its user and targets, as one seat may understand it."""

    _game: "Game"
    seat: int
    """Who reads."""
    frame: Frame
    targets: tuple[tuple[int, ...], ...]
    """Things and tokens declared, for each target line."""

    @property
    def side(self) -> int:
        """Whose the text is: `you`."""
        return self.frame.seat

    def is_open(self, node: object) -> bool:
        """Whether the reader may know what a phrase speaks of."""
        hidden = secrets(node)
        if not hidden:
            return True
        return hidden == {"you" if self.frame.seat == self.seat else "opponent"}

    def declare(self, targets: tuple[tuple[int, ...], ...], x: int) -> None:
        """Begins anew with these targets and this X: cheaper than another reading of the text."""
        frame = self.frame
        self.targets = targets
        frame.targets = _stamps(self._game, targets)
        frame.that, frame.numbers, frame.picks = {}, {"x": x}, {}

    def things(self, obj: Any) -> list[int]:
        """The things a phrase speaks of, or could pick from."""
        if type(obj) is n.TargetRef:
            lines = self.targets[obj.number - 1 : obj.number] if obj.number else self.targets
            return [thing for line in lines for thing in line]
        if not self.is_open(obj):
            return []
        if type(obj) is n.Pick:
            return self.things(obj.cards)
        if type(obj) is n.Cards:
            return described(self._game, self.frame, obj)
        return objects(self._game, self.frame, obj)

    def bind(self, thing: int) -> None:
        """Says which thing of a `for each` the phrases behind it are about (`that Ninja`)."""
        if thing < HIDDEN:
            for word in ("ninja", "card", "team") if thing < TEAM else ("team",):
                self.frame.that[word] = (stamp(self._game, thing),)

    def number(self, value: Any) -> int | None:
        """What a number is now."""
        if type(value) is int:
            return value
        if not self.is_open(value) or not self.is_open(self.frame.defines):
            return None
        return number(self._game, self.frame, value)

    def holds(self, condition: Any) -> bool | None:
        """Whether a condition is true now."""
        if not self.is_open(condition):
            return None
        return holds(self._game, self.frame, condition)


def reading(
    view: "View",
    card: int,
    seat: int,
    kind: str,
    steps: tuple[Any, ...] = (),
    *,
    user: int = -1,
    targets: tuple[tuple[int, ...], ...] = (),
    x: int = 0,
) -> Reading:
    """How the seat understands a text that is about to be played."""
    game = view._game  # noqa: SLF001
    frame = new_frame(
        card, stamp(game, card), seat, kind=kind, targets=_stamps(game, targets),
        user=None if user < 0 else stamp(game, user), numbers={"x": x},
    )  # fmt: skip
    frame.defines = tuple([step for step in steps if type(step) is n.Define])
    return Reading(game, view.seat, frame, targets)


def _stamps(
    game: "Game", targets: tuple[tuple[int, ...], ...]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Declared things as the objects they are now; what is hidden is left out."""
    gens = game.gens
    found: list[tuple[tuple[int, int], ...]] = []
    for line in targets:
        seen = [(one, gens[one] if one < TEAM else 0) for one in line if one < HIDDEN]
        found.append(tuple(seen))
    return tuple(found)


def reading_of_link(view: "View", link: Link) -> Reading:
    """How the seat understands an item on the chain."""
    game = view._game  # noqa: SLF001
    frame = new_frame(
        link.card, link.stamp, link.seat, kind=link.kind, ability=link.ability, user=link.user,
        targets=link.targets, that=link.that, player=link.player,
        numbers={"x": link.x, "amount": link.amount, "count": link.amount},
    )  # fmt: skip
    if link.noted is not None:
        frame.numbers[NOTED] = link.noted
    frame.defines = tuple(step for step in link.body.steps if type(step) is n.Define)
    targets = tuple(
        tuple(token(game, view.seat, thing) for thing, _ in line) for line in link.targets
    )
    return Reading(game, view.seat, frame, targets)


def muster(view: "View", ninja: Iterable[int]) -> list["Traits"]:
    """What Ninja in play are now; the same object as before where nothing changes what is printed.

    Looked up at once, for it is asked for whole sides again and again.
    """
    game = view._game  # noqa: SLF001
    table = game.table_now
    if table.clock != game.clock:
        table = game.table()
    if table.late:
        add_powers(game, table)
    return list(map(table.traits.__getitem__, ninja))


def name_in_play(view: "View", card: int, gone: Collection[int] = ()) -> bool:
    """Whether a Ninja of that name is on the own side, those that will be gone left out (4.3.4)."""
    game, seat = view._game, view.seat  # noqa: SLF001
    names = view.words(card).names
    for piece in game.play.values():
        stays = piece.seat == seat and piece.id not in gone
        if stays and not names.isdisjoint(game.words(piece.id).names):
            return True
    return False


_OF_FIGHTS = frozenset(("team sums", "fight by mental power", "fight result"))


def fights_by_power(view: "View") -> bool:
    """Whether nothing but the powers of its Ninja can decide a fight of two teams in this game."""
    return _OF_FIGHTS.isdisjoint(view._game.says)  # noqa: SLF001


def speaks_of_minds(view: "View") -> bool:
    """Whether a card of this game can make teams fight by mental power."""
    return "fight by mental power" in view._game.says  # noqa: SLF001


def exam_is_on(view: "View") -> bool:
    """Whether an effect makes all teams fight by mental power now (5.4.10)."""
    game = view._game  # noqa: SLF001
    return bool(game.teams) and all(is_mental(game, (team,)) for team in game.teams)


def homebound(view: "View") -> set[int]:
    """The seat's own Ninja that no team can be sent out to attack with."""
    return bans.homebound(view._game, view.seat, "attack")  # noqa: SLF001


def blockers(view: "View", attackers: Sequence[int]) -> list[tuple[Team, tuple[int, ...]]]:
    """The other side's teams that no effect keeps from blocking, and which of these they may."""
    game = view._game  # noqa: SLF001
    seat = 1 - view.seat
    kept = bans.kept_home(game, seat, "block")
    rules = bans.block_rules(game)
    return [
        (team, bans.may_block(game, team, attackers, rules))
        for team in game.teams.values()
        if team.seat == seat and not team.out and team.id not in kept
    ]


def users(view: "View", jutsu: int) -> list[int]:
    """Who could use a Jutsu in the seat's hand now (5.3.5)."""
    return users_of(view._game, view.seat, jutsu)  # noqa: SLF001


def declarable(view: "View", card: int, kind: str, user: int, line: Any) -> tuple[int, ...]:
    """What a target line of a card in the seat's hand could declare now; hidden cards as tokens."""
    game = view._game  # noqa: SLF001
    frame = frame_of(game, card, view.seat, kind, None if user < 0 else stamp(game, user))
    where, seat = game.where, view.seat
    return tuple(
        [
            thing if thing >= TEAM or where[thing] in OPEN else token(game, seat, thing)
            for thing in candidates(game, frame, line)
        ]
    )


def material(view: "View", verb: str, card: int, index: int) -> tuple[methods.Slot, ...]:
    """What a way into play that is open to the seat asks to be given up (K-1.3)."""
    game = view._game  # noqa: SLF001
    if verb == "deploy":
        found = methods.deployment(game, view.seat, card, counts=False)
    else:
        found = methods.find(game, view.seat, verb, card, index)
    return found.slots if isinstance(found, methods.Attempt) else ()


def has_dues(view: "View", card: int) -> bool:
    """Whether something must be sacrificed for a card (K-7.1)."""
    return bool(dues_of(view._game, card))  # noqa: SLF001
