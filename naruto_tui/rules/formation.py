"""Ninja change teams, positions and sides: by joining a team, by a change of control.

A Ninja moved into a player's team is controlled by that player (T-14). What is told to go back
later is remembered as a lasting effect of the group `return` (T-14, T-27).
"""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n

from . import arriving, bans
from .admission import name_clash
from .costs import room_of
from .entering import may_arrive, negate_from_now
from .events import Cause
from .leading import lead, take_position
from .methods import Attempt
from .perform import DO, bind
from .picking import chosen, chosen_cards
from .select import alive, players, stamp
from .state import DISCARD, Frame, Lasting, Piece, Team
from .triggers import emit
from .values import value
from .zones import enter, join, leave_team, move, new_team, went_out

if TYPE_CHECKING:
    from .game import Game

RETURN: Final = "return"
"""Group of the lasting effects that bring something back."""


def take_control(game: "Game", card: int, seat: int, cause: Cause) -> bool:
    """A player controls a card from now on, in a team of its own (T-27); whether he does.

    Where he has one of that name already, it goes to its owner's discard pile (K-1.5).
    """
    piece = game.play[card]
    if game.cards[card].kind == "ninja" and name_clash(game, seat, card):
        move(game, (card,), DISCARD, cause)
        return False
    if piece.team:
        leave_team(game, piece)
    _change_sides(game, piece, seat)
    if game.cards[card].kind == "ninja":
        new_team(game, piece)
    return True


def _change_sides(game: "Game", piece: Piece, seat: int) -> None:
    piece.seat = seat
    piece.frame = piece.frame.copy()
    piece.frame.seat = seat
    game.clock += 1
    game.notes.append(("control", seat, (piece.id,)))


def _control(game: "Game", frame: Frame, node: n.Control) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    seat = next(iter(players(game, frame, node.player)), None)
    if seat is None:
        return
    for card in cards:
        piece = game.play.get(card)
        if piece is None or piece.seat == seat:
            continue
        before = piece.seat
        if take_control(game, card, seat, frame.cause):
            frame.done = frame.applied = True
            if node.until:
                _bring_back(game, frame, node, card, (before, 0, 0))


def _join(game: "Game", frame: Frame, node: n.Join) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    teams = None if cards is None else chosen(game, frame, node, node.team)
    if cards is None or teams is None:
        return
    frame.done = False
    if not teams:
        return
    team = game.teams[teams[0]]
    limit = node.limit
    due: list[Attempt] = []
    for card in cards:
        if limit is not None and len(team.members) >= limit:
            break
        if not _has_room(game, team, card):
            continue
        if team.id not in game.teams or card in team.members:
            continue
        if card in game.play and not _may_change(game, card, team, frame.cause):
            continue
        if card not in game.play:
            found = may_arrive(game, frame, node, team.seat, card)
            if found and node.state == "negated":
                negate_from_now(game, frame, card)
            if isinstance(found, Attempt):
                due.append(evolve(found, batch=tuple(cards), team=team.id, position=node.position))
            if found is not True:
                continue
        if _put_into(game, frame, node, card, team):
            frame.done = frame.applied = True
            if "team" in game.heard:
                emit(game, ("team", team.seat, (card,), 0, team.id, -1, (), frame.cause))
            take_position(game, (frame.seat, frame.card), node.position, team, card)
    bind(game, frame, cards)
    if isinstance(node.team, n.Pick):
        frame.that["team"] = ((team.id, 0),)
    for attempt in reversed(due):
        arriving.begin(game, attempt)


def _may_change(game: "Game", card: int, team: Team, cause: Cause) -> bool:
    """Whether a card in play may come into this team: a Ninja, as far as bans go (T-5)."""
    if not game.play[card].team:
        return False
    if team.out and not game.is_out(game.play[card]) and not bans.may_go_out(game, card):
        return False
    return bans.may_join(game, card, team, cause)


def _has_room(game: "Game", team: Team, card: int) -> bool:
    """Whether a team has room for a Ninja, where none grows beyond its size (4.8.3)."""
    if game.edition.team_of_four != "not made":
        return True
    return len(team.members) < room_of(game, team.seat, (*team.members, card))


def _put_into(game: "Game", frame: Frame, node: n.Join, card: int, team: Team) -> bool:
    if card not in game.play:
        enter(game, card, team.seat, frame.cause, how=("effect",), team=team.id)
        return True
    piece = game.play[card]
    before = (piece.seat, piece.team, int(game.teams[piece.team].head == card))
    stayed = not game.is_out(piece)
    if piece.seat != team.seat and not take_control(game, card, team.seat, frame.cause):
        return False
    leave_team(game, piece)
    join(game, piece, team)
    if stayed and team.out:
        went_out(game, piece, frame.cause)
    if node.until:
        _bring_back(game, frame, node, card, before)
    return True


# -- coming back --


def _bring_back(
    game: "Game", frame: Frame, node: Any, card: int, before: tuple[int, int, int]
) -> None:
    """Remembers whose a Ninja was, in which team, and whether it led that."""
    game.lasting.append(
        Lasting(
            game.fresh_id(), game.turn, node, RETURN, (stamp(game, card),), before, frame.copy()
        )
    )


def give_back(game: "Game", until: str) -> None:
    """What was moved or taken until now returns, if it is still there (T-14, T-27)."""
    if RETURN not in game.says:
        return
    due = [
        one
        for one in game.lasting
        if isinstance(one.claim, n.Join | n.Control) and one.claim.until == until
    ]
    for one in due:
        game.lasting.remove(one)
        for card in alive(game, one.subjects or ()):
            _return(game, card, one.amount, one.frame.cause)


def _return(game: "Game", card: int, before: tuple[int, ...], cause: Cause) -> None:
    """To its former team and position, or, where that is gone, to a team of its own."""
    seat, team_id, led = before
    piece = game.play[card]
    if piece.seat != seat and not take_control(game, card, seat, cause):
        return
    team = game.teams.get(team_id)
    if team is None or team.seat != seat:
        if len(game.teams[piece.team].members) > 1:
            leave_team(game, piece)
            new_team(game, piece)
        return
    if piece.team != team.id:
        leave_team(game, piece)
        join(game, piece, team)
    if led and team.head >= 0:
        lead(game, team, card)


@value
class GiveBack:
    """The showdown is over: who was in another team for it goes back."""

    def run(self, game: "Game") -> None:
        give_back(game, "showdown")


DO.update({n.Join: _join, n.Control: _control})
