"""Actions that damage, injure, heal, reward, and set markers."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from . import bans
from .damage import (
    PREVENTED,
    TURNING,
    DealDamage,
    Divide,
    turn,
    turn_carefully,
)
from .events import Cause
from .perform import DO, bind_picked
from .picking import chosen_cards
from .replacing import Would
from .select import alive, number, players
from .state import (
    Frame,
)
from .taking import Winning
from .triggers import emit
from .values import value
from .zones import get_rewards, win_rewards

if TYPE_CHECKING:
    from .game import Game


def _damage(game: "Game", frame: Frame, node: n.Damage) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    amount = number(game, frame, node.number)
    bind_picked(game, frame, node.obj, cards)
    givers = () if frame.kind != "effect" else (frame.card,)
    cause = Cause("effect", frame.card, frame.seat, givers, frame.cause.replaced, damage=True)
    cards = [card for card in cards if card in game.play]
    if node.divided and cards:
        game.agenda.append(Divide(frame.seat, tuple(cards), amount, (), cause))
        frame.done = frame.applied = True
        return
    hits = tuple((card, game.gens[card], amount, cause) for card in cards)
    frame.done = bool(hits)
    frame.applied |= bool(hits)
    if hits:
        game.agenda.append(DealDamage(hits, ()))


def _change_damage(game: "Game", frame: Frame, node: n.ChangeDamage) -> None:
    numbers = frame.numbers
    left = numbers["damage"]
    if node.what == "prevent":
        numbers["damage"] = PREVENTED
    elif node.what == "redirect":
        found = chosen_cards(game, frame, node, node.to)
        if found is None:
            return
        hit = alive(game, frame.that["ninja"])
        others = [card for card in found if card in game.play and card not in hit]
        if others:
            numbers["redirect"] = others[0]
        frame.done = bool(others)
        frame.applied |= bool(others)
        return
    else:
        amount = number(game, frame, node.number)
        if node.what == "reduce" and numbers["fixed"]:
            frame.done = False
            return
        numbers["damage"] = max(0, left + (amount if node.what == "raise" else -amount))
    frame.done = left > 0
    frame.applied = True


def _injure(game: "Game", frame: Frame, node: n.Injure) -> None:
    _turn(game, frame, node, injured=True)


def _heal(game: "Game", frame: Frame, node: n.Heal) -> None:
    _turn(game, frame, node, injured=False)


def _turn(game: "Game", frame: Frame, node: Any, *, injured: bool) -> None:
    def can(card: int) -> bool:
        return card in game.play and game.play[card].injured != injured

    # What pays must really change (T-8); an effect may speak of what it does not change.
    is_cost = frame.cause.word == "cost"
    cards = chosen_cards(game, frame, node, node.obj, can=can if is_cost else None)
    if cards is None:
        return
    bind_picked(game, frame, node.obj, cards)
    changed = [
        card
        for card in cards
        if can(card) and (injured or bans.may_happen(game, "heal", card, frame.cause))
    ]
    frame.done = bool(changed)
    frame.applied |= bool(changed)
    if game.says.isdisjoint(TURNING):
        turn(game, changed, frame.cause, injured=injured)
    else:
        game.agenda.append(AfterTurn(tuple(changed), injured))
        turn_carefully(game, changed, frame.cause, injured=injured)


@value
class AfterTurn:
    """Turning that could be replaced is over; what was replaced was not done (T-17)."""

    cards: tuple[int, ...]
    injured: bool

    def run(self, game: "Game") -> None:
        game.frames[-1].done = any(
            card in game.play and game.play[card].injured == self.injured for card in self.cards
        )


def _win_reward(game: "Game", frame: Frame, node: n.WinReward) -> None:
    seats = players(game, frame, node.player)
    if node.get:
        for seat in seats:
            got = get_rewards(game, seat, number(game, frame, node.number), frame.cause)
            frame.done = bool(got)
            frame.applied |= frame.done
        return
    if "would win rewards" in game.says:
        count = number(game, frame, node.number)
        frame.done, frame.numbers["count"] = True, 0
        game.agenda += [
            Would(Winning((seat,), frame.cause, count, framed=True, how=("effect",)))
            for seat in reversed(seats)
        ]
        return
    for seat in seats:
        won = win_rewards(game, seat, number(game, frame, node.number), frame.cause, ("effect",))
        frame.done = bool(won)
        frame.applied |= bool(won)


def _marker(game: "Game", frame: Frame, node: n.Marker) -> None:
    for seat in players(game, frame, node.player):
        side = game.sides[seat]
        amount = number(game, frame, node.number)
        before = side.marker
        if node.op == "=":
            side.marker = amount
        else:
            side.marker = max(0, side.marker + (amount if node.op == "+" else -amount))
        frame.done = side.marker != before
        frame.applied |= frame.done
        game.clock += 1
        emit(game, ("marker", seat, (), side.marker))


DO.update(
    {
        n.Damage: _damage,
        n.ChangeDamage: _change_damage,
        n.Injure: _injure,
        n.Heal: _heal,
        n.WinReward: _win_reward,
        n.Marker: _marker,
    }
)
