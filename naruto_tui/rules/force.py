"""Continuous and lasting claims in force: found when somebody asks for a group of them.

A claim belongs to a group by what it speaks of: `words`, `power`, a row of costs, a number of the
rules, `cannot send`, `must block` ... Nothing is looked at that neither deck can say.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import define

from naruto_tui.cards import nodes as n

from .program import StaticLine, group_of
from .select import alive, holds, is_in, objects
from .state import Frame, Lasting, Piece

if TYPE_CHECKING:
    from .game import Game


@define(eq=False)
class Active:
    """A change or rule in force."""

    stamp: int
    """Order of arrival."""
    claim: Any
    frame: Frame
    """What its words refer to."""
    lasting: Lasting | None
    """The lasting effect it comes from, if any."""
    single: bool
    """Copies of its source do not add up (T-24)."""

    def concerns(self, game: "Game", thing: int) -> bool:
        """Whether it speaks of this thing, in whatever zone."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return thing in alive(game, self.lasting.subjects)
        return is_in(game, self.frame, self.subject, thing)

    def subjects(self, game: "Game") -> list[int]:
        """What it speaks of."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return alive(game, self.lasting.subjects)
        return objects(game, self.frame, self.subject)

    @property
    def subject(self) -> Any:
        """The phrase of its subject."""
        claim = self.claim
        return claim.subject if type(claim) is n.Change else claim.deed.subject


def in_force(game: "Game", group: str, seat: int = -1) -> Sequence[Active]:
    """All claims of a group that hold now, in order of arrival.

    With a seat, claims that cards of the other one make of nobody but themselves are left out.
    """
    if group not in game.says:
        return ()
    lines = game.lines.get(group)
    if not lines and not game.lasting:
        return ()
    found: list[Active] = []
    for card, line in lines or ():
        piece = game.play[card]
        if line.own and seat >= 0 and piece.seat != seat:
            continue
        if is_on(game, piece, line) and _is_true(game, piece, line):
            found += [
                Active(piece.stamp, claim, piece.frame, None, line.single)
                for claim in line.groups[group]
            ]
    for one in game.lasting:
        if one.group == group:
            found.append(Active(one.stamp, one.claim, one.frame, one, single=False))
    if "gain ability" in game.says and group != "words":
        _granted(game, group, found)
    if len(found) > 1:
        found.sort(key=_by_stamp)
    return found


def _by_stamp(active: Active) -> int:
    return active.stamp


def is_on(game: "Game", piece: Piece, line: Any) -> bool:
    """Whether an ability of a card in play works: valid if injured (7.7), not negated (T-10)."""
    if piece.injured and not line.valid and game.cards[piece.id].kind == "ninja":
        return False
    return "lose text" not in game.says or line.locked or not game.words(piece.id).blank


def _is_true(game: "Game", piece: Piece, line: StaticLine) -> bool:
    return line.condition is None or holds(game, piece.frame, line.condition)


def _granted(game: "Game", group: str, found: list[Active]) -> None:
    """Claims of continuous abilities that cards have been given."""
    for change in in_force(game, "words"):
        ability = change.claim.value
        if change.claim.row != "gain ability" or not isinstance(ability, n.Static):
            continue
        for card in change.subjects(game):
            piece = game.play.get(card)
            if piece is None or not is_on(game, piece, ability):
                continue
            if ability.condition is None or holds(game, piece.frame, ability.condition):
                found += (
                    Active(change.stamp, claim, piece.frame, None, ability.single)
                    for claim in ability.claims
                    if group_of(claim) == group
                )
