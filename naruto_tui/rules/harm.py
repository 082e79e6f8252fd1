"""Actions that damage, injure, heal, reward, and set markers."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from . import bans
from .damage import DealDamage, turn
from .events import Cause, Event
from .perform import DO
from .picking import chosen_cards
from .select import number, players
from .state import (
    Frame,
)
from .zones import (
    win_rewards,
)

if TYPE_CHECKING:
    from .game import Game


def _damage(game: "Game", frame: Frame, node: n.Damage) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    amount = number(game, frame, node.number)
    givers = () if frame.kind != "effect" else (frame.card,)
    cause = Cause("effect", frame.card, frame.seat, givers)
    hits = tuple((card, game.gens[card], amount, cause) for card in cards if card in game.play)
    frame.done = bool(hits)
    frame.applied |= bool(hits)
    if hits:
        game.agenda.append(DealDamage(hits, ()))


def _change_damage(game: "Game", frame: Frame, node: n.ChangeDamage) -> None:
    left = frame.numbers["damage"]
    if node.what == "prevent":
        frame.numbers["damage"] = -1
    else:
        frame.numbers["damage"] = max(0, left - number(game, frame, node.number))
    frame.done = left > 0
    frame.applied = True


def _injure(game: "Game", frame: Frame, node: n.Injure) -> None:
    _turn(game, frame, node, injured=True)


def _heal(game: "Game", frame: Frame, node: n.Heal) -> None:
    _turn(game, frame, node, injured=False)


def _turn(game: "Game", frame: Frame, node: Any, *, injured: bool) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    changed = [
        card
        for card in cards
        if card in game.play
        and game.play[card].injured != injured
        and (injured or bans.can_be_healed(game, card))
    ]
    turn(game, changed, frame.cause, injured=injured)
    frame.done = bool(changed)
    frame.applied |= bool(changed)


def _win_reward(game: "Game", frame: Frame, node: n.WinReward) -> None:
    for seat in players(game, frame, node.player):
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
        game.events.append(Event("marker", seat, (), side.marker))


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
