"""What a phrase asks of the things that are picked together (T-16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from naruto_tui.cards import nodes as n

from .numbers import stat_of
from .select import number
from .state import Frame
from .together import Together

if TYPE_CHECKING:
    from .game import Game


def together_of(
    game: "Game", frame: Frame, pick: n.Pick, found: Sequence[int], shown: tuple[int, ...]
) -> Together | None:
    """What must be true of the things that are picked together, as they are shown (T-16)."""
    if not pick.distinct and pick.total is None:
        return None
    what = pick.distinct.removeprefix("same ")
    marks: tuple[frozenset[str], ...] = ()
    if what:
        traits = [game.words(thing) for thing in found]
        marks = tuple(one.names if what == "name" else frozenset(one.symbols) for one in traits)
    stat, op, bound = pick.total or ("", "<=", 0)
    stats = tuple(stat_of(game, stat, thing) for thing in found) if stat else ()
    return Together(
        shown, marks, pick.distinct.startswith("same "), stats, op, number(game, frame, bound)
    )
