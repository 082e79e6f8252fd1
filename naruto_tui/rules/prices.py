"""Prices of abilities: whether one can be paid in full, which X, and paying it (K-28.2, 5.3.4).

All steps of a price are paid at one moment: what one step takes, no other can take as well. What
may be picked for a step is therefore only what leaves the rest payable. Chakra is paid last.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Cost

from . import bans
from .admission import name_clash
from .announce import Announcement, announcing_frame
from .choices import PickCards
from .events import COST
from .grouping import together_of
from .needs import Need, Rest, fit
from .perform import DO
from .picking import pick_from
from .questions import TEAM, Answer, Asked
from .select import ZONES_TO, number, objects, players
from .state import DISCARD, Frame
from .tokens import thing_of, token
from .values import value
from .zones import MOVING, move

if TYPE_CHECKING:
    from .game import Game

Price = tuple[Any, ...]
Units = list[frozenset[int]]
"""What a price takes: for each thing that must go, the things that would do."""


# -- what can be paid --


def can_pay_price(game: "Game", frame: Frame, price: Price, tax: int = 0) -> bool:
    """Whether all steps of a price can be done in full, and together."""
    units: Units = []
    for step in price:
        if type(step) is not n.Pay:
            found = demands(game, frame, step)
            if found is None:
                return False
            units += found
    need = chakra_need(game, frame, price, tax)
    if need is None:
        return not units or fit(units)
    return any(
        need.payable(way) and (not units or fit([*units, *_of_way(need, way)])) for way in need.ways
    )


def can_begin(game: "Game", frame: Frame, steps: Price) -> bool:
    """Whether an option has what it speaks of: nobody is asked for what would do nothing.

    Unlike a price it need not change anything: an injured Ninja may be injured by an effect.
    """
    for step in steps:
        obj = _object_of(step)
        if type(step) in _STRICT:
            if not can_pay_price(game, frame, (step,)):
                return False
        elif isinstance(obj, n.Pick):
            if len(pick_from(game, frame, obj)) < number(game, frame, obj.low):
                return False
        elif isinstance(obj, n.Ends):
            if not obj.up_to and len(objects(game, frame, obj)) < number(game, frame, obj.count):
                return False
        elif obj is not None and not objects(game, frame, obj):
            return False
    return True


_STRICT: Final = (n.Pay, n.Coin, n.MoveCoin, n.ChangeDamage)
"""Steps that are no option where they cannot be done in full."""


def _of_way(need: Need, way: tuple[str, int, int]) -> Units:
    letters, generic, _ = way
    found = [
        frozenset(
            card for card, symbols in zip(need.cards, need.symbols, strict=True) if one in symbols
        )
        for one in letters
    ]
    return found + [frozenset(need.cards)] * generic


def demands(game: "Game", frame: Frame, step: Any) -> Units | None:
    """What a step takes that no other step can take too; `None` if it cannot be done in full."""
    obj = _object_of(step)
    if isinstance(obj, n.Pick):
        least = number(game, frame, obj.low)
        found = able(game, frame, step)
        together = together_of(game, frame, obj, found, tuple(found))
        if len(found) < least or (together and together.sizes(least, least)[1] < least):
            return None
        return [frozenset(found)] * least if type(step) is n.Move else []
    if isinstance(obj, n.Ends):
        return [] if len(objects(game, frame, obj)) >= number(game, frame, obj.count) else None
    if type(step) in OTHERS:
        return [] if OTHERS[type(step)](game, frame, step) else None
    if obj is None:
        return []
    found = able(game, frame, step)
    if not found or len(found) < len(objects(game, frame, obj)):
        return None
    return [frozenset((one,)) for one in found] if type(step) is n.Move else []


def _object_of(step: Any) -> Any:
    """What a step is done to; coins are taken from their source."""
    return step.source if type(step) is n.MoveCoin else getattr(step, "obj", None)


def able(game: "Game", frame: Frame, step: Any) -> list[int]:
    """The things a step speaks of, or may pick from, with which it can be done."""
    obj = _object_of(step)
    things = pick_from(game, frame, obj) if isinstance(obj, n.Pick) else objects(game, frame, obj)
    test = ABLE.get(type(step))
    return things if test is None else [one for one in things if test(game, frame, step, one)]


def _injurable(game: "Game", _frame: Frame, _step: Any, thing: int) -> bool:
    piece = game.play.get(thing)
    return piece is not None and not piece.injured and game.cards[thing].kind == "ninja"


def _healable(game: "Game", _frame: Frame, _step: Any, thing: int) -> bool:
    piece = game.play.get(thing)
    return piece is not None and piece.injured and bans.may_happen(game, "heal", thing, COST)


def _has_coins(game: "Game", frame: Frame, step: n.Coin | n.MoveCoin, thing: int) -> bool:
    """So many coins lie on it, or any where all are taken (K-23.4)."""
    count = number(game, frame, step.number)
    wanted = -count if isinstance(step, n.Coin) else count
    if n.Done("all") in (step.number, getattr(step.number, "right", None)):
        wanted = 1
    return thing in game.play and game.coins(thing, step.kind) >= wanted


def _is_out(game: "Game", _frame: Frame, _step: Any, thing: int) -> bool:
    return thing in game.play and game.is_out(game.play[thing])


def _may_enter(game: "Game", frame: Frame, _step: Any, thing: int) -> bool:
    return game.cards[thing].kind != "ninja" or not name_clash(game, frame.seat, thing)


def _can_move(game: "Game", _frame: Frame, step: n.Move, thing: int) -> bool:
    """A team moves with its Ninja; what may not be moved pays nothing (T-9)."""
    if thing >= TEAM or game.says.isdisjoint(MOVING):
        return True
    return bans.can_move(game, thing, ZONES_TO[step.to], COST)


ABLE: Final[dict[type, Callable[["Game", Frame, Any, int], bool]]] = {
    n.Move: _can_move,
    n.Injure: _injurable,
    n.Heal: _healable,
    n.Coin: _has_coins,
    n.MoveCoin: _has_coins,
    n.StandBy: _is_out,
    n.Enter: _may_enter,
}
"""With which things a step can be done at all (OPEN 16: as a price it must change something)."""


def _can_draw(game: "Game", frame: Frame, step: n.Draw) -> bool:
    count = number(game, frame, step.number)
    return all(len(game.sides[seat].deck) >= count for seat in players(game, frame, step.player))


def _can_win(game: "Game", frame: Frame, step: n.WinReward) -> bool:
    """Rewards come off the other player's deck: impossible with fewer (K-29.7)."""
    count = number(game, frame, step.number)
    return all(
        len(game.sides[1 - seat].deck) >= count for seat in players(game, frame, step.player)
    )


def _can_turn_marker(game: "Game", frame: Frame, step: n.Marker) -> bool:
    if step.op != "-":
        return True
    amount = number(game, frame, step.number)
    return all(game.sides[seat].marker >= amount for seat in players(game, frame, step.player))


def _can_change(_game: "Game", frame: Frame, step: n.ChangeDamage) -> bool:
    """Nothing is left to reduce, or it is fixed; it may still be prevented (T-8)."""
    if step.what != "reduce":
        return True
    return bool(frame.numbers.get("damage")) and not frame.numbers.get("fixed")


OTHERS: Final[dict[type, Callable[["Game", Frame, Any], bool]]] = {
    n.Draw: _can_draw,
    n.WinReward: _can_win,
    n.Marker: _can_turn_marker,
    n.ChangeDamage: _can_change,
}
"""Steps that are done to no things: when they can be done in full."""


# -- chakra --


def chakra_need(game: "Game", frame: Frame, price: Price, tax: int = 0) -> Need | None:
    """The chakra that a price and a tax on it ask for, and what there is; `None`: none at all."""
    ways = {("", 0)}
    asks = False
    for step in price:
        if type(step) is n.Pay:
            asks = True
            generic = number(game, frame, step.generic)
            letters = step.either or (step.symbols,)
            ways = {(one + more, so_far + generic) for one, so_far in ways for more in letters}
    if not asks and not tax:
        return None
    return _need_of(
        game,
        frame.seat,
        tuple((letters, generic + tax, 0) for letters, generic in sorted(ways)),
    )


def chakra_asked(game: "Game", frame: Frame, price: Price, tax: int = 0) -> int:
    """How many chakra a price asks for at least, an X counted as 1 (K-28.9).

    Who discards chakra pays it, for one is the other (K-29.6).
    """
    before, frame.numbers = frame.numbers, {**frame.numbers, "x": 1}
    need = chakra_need(game, frame, price, tax)
    asked = sum(number(game, frame, step.obj.low) for step in price if _discards_chakra(step))
    frame.numbers = before
    if need is not None:
        asked += min(len(letters) + generic for letters, generic, _ in need.ways)
    return asked


def _discards_chakra(step: Any) -> bool:
    pick = getattr(step, "obj", None)
    return (
        isinstance(step, n.Move)
        and step.to == "discard"
        and isinstance(pick, n.Pick)
        and getattr(pick.cards, "zones", ()) == ("chakra",)
    )


def _need_of(
    game: "Game", seat: int, ways: tuple[tuple[str, int, int], ...], only: str = ""
) -> Need:
    cards = tuple(game.sides[seat].chakra)
    return Need(ways, cards, tuple(game.words(card).symbols for card in cards), only)


def jutsu_need(game: "Game", seat: int, costs: Sequence[Cost], x: int, only: str) -> Need:
    """A Jutsu cost with this X, as something to be paid in the middle of an effect."""
    ways = tuple((one.symbols, one.generic, one.x * x) for one in costs if one.x or not x)
    return _need_of(game, seat, ways, only)


# -- paying --


@value
class PayPrice:
    """Pays what an effect costs, step by step; the announcement knows what was paid (step 10)."""

    price: Price
    tax: int = 0

    def run(self, game: "Game") -> None:
        frame = announcing_frame(game, game.announcing)
        game.frames.append(frame)
        game.agenda.append(EndPrice())
        need = chakra_need(game, frame, self.price, self.tax)
        if need is not None:
            game.agenda.append(PayNeed(need.ways))
        others = tuple(step for step in self.price if type(step) is not n.Pay)
        ways = () if need is None else need.ways
        game.agenda += [PayStep(others, place, ways) for place in range(len(others) - 1, -1, -1)]


@value
class EndPrice:
    """The price is paid; what it took is what `that card` of the effect speaks of."""

    def run(self, game: "Game") -> None:
        frame = game.frames.pop()
        now: Announcement = game.announcing
        # What the event of a trigger bound stays what it was.
        now.that = {**frame.that, **now.that}
        if not now.triggered:
            now.amount = frame.numbers.get("count", 0)


@value
class PayStep:
    """One step of a price, with its pick."""

    steps: Price
    """All steps but those that pay chakra."""
    place: int
    ways: tuple[tuple[str, int, int], ...]
    """How the chakra may be paid afterwards."""

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        frame.picks.clear()
        step = self.steps[self.place]
        obj = getattr(step, "obj", None)
        if not isinstance(obj, n.Pick) or obj.random or obj.by != "you":
            DO[type(step)](game, frame, step)
            return
        found = able(game, frame, step)
        low = number(game, frame, obj.low)
        high = len(found) if obj.high is None else min(number(game, frame, obj.high), len(found))
        rest = Rest(self._rest(game, frame), tuple(found), low, high)
        picks = [one for one in found if high > 1 or rest.met((one,))]
        shown = {one: token(game, frame.seat, one) for one in picks}
        together = together_of(game, frame, obj, picks, tuple(shown.values()))
        if len(picks) == low and together is None:
            self.take(game, tuple(shown.values()))
            return
        need = None if high == 1 else rest.shown(shown, together)
        asked = Asked(frame.seat, "pick", frame.card, self)
        game.choice = PickCards(asked, tuple(shown.values()), low, high, need)

    @property
    def node(self) -> Any:
        """The step that is paid."""
        return self.steps[self.place]

    def _rest(self, game: "Game", frame: Frame) -> tuple[tuple[frozenset[int], ...], ...]:
        """For each way to pay the chakra, what the steps to come will take."""
        if type(self.node) is not n.Move:
            return ()
        units: Units = []
        for step in self.steps[self.place + 1 :]:
            units += demands(game, frame, step) or []
        if not self.ways:
            return (tuple(units),) if units else ()
        need = _need_of(game, frame.seat, self.ways)
        return tuple((*units, *_of_way(need, way)) for way in need.ways)

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        step = self.node
        frame.picks[id(step.obj), -1] = tuple(thing_of(game, shown) for shown in answer)
        DO[type(step)](game, frame, step)


@value
class PayNeed:
    """Pays chakra: that of a price, or in the middle of an effect."""

    ways: tuple[tuple[str, int, int], ...]
    only: str = ""
    """The symbol that X must be paid with, or empty."""

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        need = _need_of(game, frame.seat, self.ways, self.only)
        sizes = [len(way[0]) + way[1] + way[2] for way in need.ways if need.payable(way)]
        low, high = min(sizes), max(sizes)
        if high == 0:
            return
        if low == len(need.cards):
            self.take(game, need.cards)
        else:
            asked = Asked(frame.seat, "pay chakra", frame.card, self)
            game.choice = PickCards(asked, need.cards, low, high, need)

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        frame.numbers["count"] = len(answer)
        seat = frame.seat
        game.notes.append(("pay", seat, answer, len(answer), frame.card, -1, ("chakra",)))
        move(game, answer, DISCARD, COST)


def _pay(game: "Game", frame: Frame, node: n.Pay) -> None:
    """Pays in the middle of an effect: `you may pay 1. If you do, ...`."""
    need = chakra_need(game, frame, (node,))
    assert need is not None
    frame.done = any(need.payable(way) for way in need.ways)
    if frame.done:
        frame.applied = True
        PayNeed(need.ways).run(game)


DO[n.Pay] = _pay
