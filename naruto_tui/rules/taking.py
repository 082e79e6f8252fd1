"""Draws and rewards that may be replaced: players are about to take cards off a deck (T-21)."""

from typing import TYPE_CHECKING, ClassVar

from naruto_tui.cards import nodes as n

from .events import Event
from .matching import MATCH, Found
from .replacing import Pending, Ready
from .select import number, players
from .state import Frame
from .values import value
from .zones import draw, win_rewards

if TYPE_CHECKING:
    from .game import Game


@value
class Taking(Pending):
    """A player is about to take cards."""

    count: int = 0
    framed: bool = False
    """Whether an effect does it that counts what was taken."""
    TO_PLAYERS: ClassVar[bool] = True

    def decides(self, game: "Game", thing: int) -> int:
        return thing

    def bound(self, game: "Game", thing: int) -> Found:
        return {}, self.count, thing

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        who = deed.subject
        return (
            isinstance(who, str)
            and thing in players(game, frame, who)
            and (deed.number is None or self.count >= number(game, frame, deed.number))
        )

    def happen(self, game: "Game", things: list[int], instead: dict[int, Ready]) -> None:
        taken = sum(self.take(game, seat) for seat in things)
        if self.framed:
            frame = game.frames[-1]
            frame.done = frame.done and taken == self.count and not instead
            frame.applied |= taken > 0
            frame.numbers["count"] = frame.numbers.get("count", 0) + taken

    def take(self, game: "Game", seat: int) -> int:
        """Takes them; how many there were."""
        raise NotImplementedError


@value
class Drawing(Taking):
    """A player is about to draw."""

    bottom: bool = False
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)

    def take(self, game: "Game", seat: int) -> int:
        return len(draw(game, seat, self.count, bottom=self.bottom, cause=self.cause))


@value
class Winning(Taking):
    """A player is about to win rewards, by an attack of a team or by an effect."""

    how: tuple[str, ...] = ()
    team: int = -1
    VERBS: ClassVar[tuple[str, ...]] = ("win rewards",)

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        told = Event("reward", thing, (), self.count, self.team, -1, self.how)
        return MATCH["win rewards"](game, frame, deed, told) is not None

    def take(self, game: "Game", seat: int) -> int:
        return len(win_rewards(game, seat, self.count, self.cause, self.how, self.team))
