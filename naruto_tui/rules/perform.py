"""Carrying out the steps of an effect, one agenda entry each.

`DO` goes from the type of a node to its meaning; `actions` fills it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Stamp
from .questions import TEAM
from .select import stamp
from .state import Frame
from .values import value

if TYPE_CHECKING:
    from .game import Game

DO: Final[dict[type, Callable[["Game", Frame, Any], None]]] = {}
"""The meaning of each step."""


@value
class Perform:
    """One step of an effect."""

    node: Any

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        if frame.picks:
            frame.picks.clear()
        DO[type(self.node)](game, frame, self.node)


@value
class EndFrame:
    """An effect that was no item of the chain has been carried out."""

    def run(self, game: "Game") -> None:
        game.frames.pop()


@value
class BindOne:
    """The next thing of a `For each` is what `that ...` means now."""

    thing: Stamp
    heads: int = -1
    """How many heads were flipped for it; -1: no coins were."""

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        for word in ("ninja", "card", "team") if self.thing[0] < TEAM else ("team",):
            frame.that[word] = (self.thing,)
        if self.heads >= 0:
            frame.numbers["heads"] = self.heads


def perform_all(game: "Game", steps: tuple[Any, ...]) -> None:
    """Puts steps on the agenda, the first on top; what X is may be said behind where it is used."""
    agenda = game.agenda
    for step in reversed(steps):
        agenda.append(Perform(step))
    for step in steps:
        if type(step) is n.Define:
            game.frames[-1].defines += (step,)


def mark_used(game: "Game", card: int, ability: int) -> None:
    """Counts the use of an optional or activated ability of a card in play (K-28.7)."""
    piece = game.play.get(card)
    if piece is not None and ability >= 0:
        piece.used = (*piece.used, ability)


def bind(game: "Game", frame: Frame, cards: list[int]) -> None:
    """Makes `that card`, `that Ninja` ... speak of these; looked-at cards stay `the rest`."""
    found: dict[str, tuple[Stamp, ...]] = dict.fromkeys(_KINDS, ())
    for card in cards:
        one = stamp(game, card)
        found["card"] += (one,)
        kind = game.cards[card].kind
        if kind in found:
            found[kind] += (one,)
    frame.that |= found


_KINDS: Final = ("card", "ninja", "jutsu", "mission", "client")
"""Words for what has been picked: of whatever kind, and of each."""


def bind_picked(game: "Game", frame: Frame, obj: Any, cards: list[int]) -> None:
    """The same for what was picked; where a step names its things, the words keep their meaning."""
    if type(obj) is n.Pick:
        bind(game, frame, cards)
