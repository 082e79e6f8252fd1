"""Jutsu that a Ninja could use from outside the hand: which, and the cost of one of them."""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from . import bans
from .choices import PickNumber
from .events import Stamp
from .filters import RELATIONS
from .jutsu_costs import FREE, jutsu_costs
from .perform import DO
from .prices import PayNeed, jutsu_need
from .questions import Answer, Asked
from .select import objects, stamp
from .state import Frame
from .targeting import frame_of, may_have_targets, meets
from .values import value

if TYPE_CHECKING:
    from naruto_tui.cards.model import Cost

    from .game import Game


def _usable_by(game: "Game", frame: Frame, obj: Any, thing: int) -> bool:
    """Whether one of these Ninja meets the requirements of a Jutsu and has targets for it.

    Jutsu that use Jutsu do not stand for one another without end: none is asked of twice.
    """
    asked = frame.that.get(_ASKED, ())
    if game.cards[thing].kind != "jutsu" or stamp(game, thing) in asked:
        return False
    return any(
        one in game.play and _could_use(game, thing, one, asked)
        for one in objects(game, frame, obj)
    )


_ASKED: Final = "usable"
"""What is already being asked of, in the frame of the Jutsu whose targets are looked for."""


def _could_use(game: "Game", jutsu: int, ninja: int, asked: tuple[Stamp, ...]) -> bool:
    seat = game.play[ninja].seat
    if not meets(game, seat, jutsu, ninja) or not bans.can_use(game, ninja, jutsu):
        return False
    look = frame_of(game, jutsu, seat, "jutsu", stamp(game, ninja))
    look.that[_ASKED] = (*asked, stamp(game, jutsu))
    return may_have_targets(game, look, game.programs[jutsu])


RELATIONS["usable by"] = _usable_by


def _pay_cost(game: "Game", frame: Frame, node: n.PayCost) -> None:
    """Pays the Jutsu cost of a card in the middle of an effect, if it can be paid."""
    frame.done = False
    for card in objects(game, frame, node.obj)[:1]:
        user = -1 if frame.user is None else frame.user[0]
        costs = jutsu_costs(game, card, frame.seat, user) or (FREE,)
        if _payable(game, frame, costs, card, 0) or _most(game, frame, costs, card):
            frame.done = frame.applied = True
            game.agenda.append(PayCost(card, costs))


def _payable(game: "Game", frame: Frame, costs: "tuple[Cost, ...]", card: int, x: int) -> bool:
    need = jutsu_need(game, frame.seat, costs, x, game.programs[card].x_only)
    return any(map(need.payable, need.ways))


def _most(game: "Game", frame: Frame, costs: "tuple[Cost, ...]", card: int) -> int:
    """The largest X that can be paid."""
    most = 0
    if any(cost.x for cost in costs):
        while _payable(game, frame, costs, card, most + 1):
            most += 1
    return most


@value
class PayCost:
    """Chooses X, where the cost has one, and pays."""

    card: int
    costs: "tuple[Cost, ...]"

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        most = _most(game, frame, self.costs, self.card)
        if most:
            low = int(not _payable(game, frame, self.costs, self.card, 0))
            game.choice = PickNumber(Asked(frame.seat, "x", self.card, self), low, most)
        else:
            self.take(game, 0)

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        frame.numbers["x"] = answer
        only = game.programs[self.card].x_only
        need = jutsu_need(game, frame.seat, self.costs, answer, only)
        game.agenda.append(PayNeed(need.ways, only))


DO[n.PayCost] = _pay_cost
