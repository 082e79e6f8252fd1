"""Exchanging two things: cards wherever they lie, positions in teams, teams (T-14)."""

from typing import TYPE_CHECKING

from naruto_tui.cards import nodes as n

from . import bans
from .admission import name_clash
from .perform import DO
from .picking import chosen_cards
from .state import PLAY, Frame, Piece
from .zones import enter, join, leave_team, move, went_out

if TYPE_CHECKING:
    from .game import Game


def _swap(game: "Game", frame: Frame, node: n.Swap) -> None:
    left = chosen_cards(game, frame, node, node.left)
    if left is None:
        return
    # `the bottom X cards of your deck. X is that many`
    frame.numbers["count"] = len(left)
    right = chosen_cards(game, frame, node, node.right, can=lambda card: card not in left)
    if right is None:
        return
    frame.done = False
    if not left or not right or left[0] == right[0]:
        return
    one, other = left[0], right[0]
    if len(left) > 1 or len(right) > 1:
        # No more than one can change places in play (`gaps`).
        done = _outside(game, frame, node, left, right)
    elif game.where[one] == game.where[other] == PLAY:
        done = _in_play(game, frame, one, other)
    elif node.what != "cards":
        return
    elif PLAY in (game.where[one], game.where[other]):
        done = _with_outside(
            game, frame, *sorted((one, other), key=lambda c: game.where[c] != PLAY)
        )
    else:
        done = _outside(game, frame, node, left, right)
    frame.done = done
    frame.applied |= done


def _in_play(game: "Game", frame: Frame, one: int, other: int) -> bool:
    """Two Ninja change places: teams, positions and, between players, sides."""
    mine, theirs = game.play[one], game.play[other]
    if not mine.team or not theirs.team:
        return False
    if mine.seat != theirs.seat and (_clashes(game, mine, other) or _clashes(game, theirs, one)):
        return False
    goes = [piece for piece in (mine, theirs) if not game.is_out(piece)]
    if len(goes) == 1 and not bans.may_go_out(game, goes[0].id):
        return False
    _change_places(game, mine, theirs)
    if len(goes) == 1:
        went_out(game, goes[0], frame.cause)
    game.clock += 1
    game.notes.append(("swap", mine.seat, (one, other)))
    return True


def _clashes(game: "Game", piece: Piece, leaving: int) -> bool:
    """Whether the other side has another Ninja of that name than the one that leaves it."""
    names = game.words(piece.id).names
    return any(
        not names.isdisjoint(game.words(rest.id).names)
        for rest in game.play.values()
        if rest.seat != piece.seat and rest.id != leaving and rest.team
    )


def _change_places(game: "Game", one: Piece, other: Piece) -> None:
    here, there = game.teams[one.team], game.teams[other.team]
    swap = {one.id: other.id, other.id: one.id}
    for team in {here.id: here, there.id: there}.values():
        team.members = tuple(swap.get(member, member) for member in team.members)
        team.head = swap.get(team.head, team.head)
    if here is there:
        return
    one.team, other.team = there.id, here.id
    for piece, team in ((one, there), (other, here)):
        if piece.seat != team.seat:
            piece.seat = team.seat
            piece.frame = piece.frame.copy()
            piece.frame.seat = team.seat


def _with_outside(game: "Game", frame: Frame, inside: int, outside: int) -> bool:
    """A card in play and one elsewhere change places; the arriving one takes team and position."""
    piece = game.play[inside]
    seat, team = piece.seat, game.teams.get(piece.team)
    is_ninja = game.cards[outside].kind == "ninja"
    if is_ninja and _name_stays(game, seat, outside, inside):
        return False
    was_head = team is not None and team.head == inside
    zone = game.where[outside]
    arrival = enter(game, outside, seat, frame.cause, how=("effect",))
    if team is not None and arrival.team:
        leave_team(game, arrival)
        join(game, arrival, team)
        if was_head:
            team.head = outside
    move(game, (inside,), zone, frame.cause)
    return True


def _name_stays(game: "Game", seat: int, card: int, leaving: int) -> bool:
    """Whether the name rule keeps a card out although another one leaves (4.3.4)."""
    if not name_clash(game, seat, card):
        return False
    names = game.words(card).names
    return names.isdisjoint(game.words(leaving).names) or any(
        rest.seat == seat
        and rest.id not in (card, leaving)
        and game.cards[rest.id].kind == "ninja"
        and not names.isdisjoint(game.words(rest.id).names)
        for rest in game.play.values()
    )


def _outside(game: "Game", frame: Frame, node: n.Swap, left: list[int], right: list[int]) -> bool:
    """Cards outside play go each to where the other ones lay, as many of each."""
    count = min(len(left), len(right))
    ones, others = left[:count], right[:count]
    here, there = game.where[ones[0]], game.where[others[0]]
    if here == there and game.owner[ones[0]] == game.owner[others[0]]:
        return False
    move(game, ones, there, frame.cause, bottom=_is_bottom(node.right))
    move(game, others, here, frame.cause, bottom=_is_bottom(node.left))
    return True


def _is_bottom(obj: n.Obj) -> bool:
    return isinstance(obj, n.Ends) and obj.end == "bottom"


DO.update({n.Swap: _swap})
