"""Cards that lie face up where cards are hidden, open hands and decks (K-15, T-7.4, T-19)."""

from typing import TYPE_CHECKING

from naruto_tui.cards import nodes as n

from .force import in_force
from .perform import DO, bind
from .picking import chosen_cards
from .state import DECK, REWARDS, Frame
from .triggers import emit
from .zones import is_face_up, show

if TYPE_CHECKING:
    from .game import Game


def _turn_face(game: "Game", frame: Frame, node: n.TurnFace) -> None:
    cards = chosen_cards(
        game, frame, node, node.obj, can=lambda card: is_face_up(game, card) != node.up
    )
    if cards is None:
        return
    turned = [
        card
        for card in cards
        if game.where[card] in (DECK, REWARDS) and is_face_up(game, card) != node.up
    ]
    turn(game, frame.seat, turned, up=node.up)
    frame.done = bool(turned)
    frame.applied |= frame.done
    frame.numbers["count"] = len(turned)
    bind(game, frame, cards)


def turn(game: "Game", seat: int, cards: list[int], *, up: bool) -> None:
    """A player turns hidden cards up, a deck's until the end of the turn (K-15.1), or down."""
    if not cards:
        return
    kept = tuple(one for one in game.face_up if one[0] not in cards)
    if up:
        for knower in (0, 1):
            show(game, knower, cards)
        until = {DECK: game.turn}
        kept += tuple((card, game.gens[card], until.get(game.where[card], 0)) for card in cards)
    game.face_up = kept
    game.clock += 1
    emit(game, ("face", seat, tuple(cards), len(cards) if up else -len(cards)))


def open_hands(game: "Game") -> None:
    """Shows what is played open: a hand to the other player, a deck's top card to both (T-19)."""
    for one in in_force(game, "open hand"):
        for seat in (0, 1):
            if not one.concerns_player(game, seat):
                continue
            if one.claim.row == "open hand":
                show(game, 1 - seat, game.sides[seat].hand)
            else:
                for knower in (0, 1):
                    show(game, knower, game.sides[seat].deck[-1:])


DO.update({n.TurnFace: _turn_face})
