"""Actions that put cards into play, into teams and under control."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import evolve

from naruto_tui.cards import nodes as n

from . import arriving, bans
from .admission import dues_of, is_barred, may_enter_by, name_clash
from .choices import PickCards
from .costs import can_deploy
from .fights import oppose
from .methods import Attempt, by_effect, can_grow
from .organize import Organize
from .perform import DO, bind, bind_picked
from .picking import chosen, chosen_cards, ordered
from .questions import Answer, Asked
from .select import players
from .state import (
    Frame,
    Lasting,
)
from .values import value
from .zones import (
    enter,
    leave_team,
    new_team,
    stand_by,
    went_out,
)

if TYPE_CHECKING:
    from .game import Game

OWNER = "owner"
"""`Its owner puts ... into play`: each card comes to the side of its owner."""


def _enter(game: "Game", frame: Frame, node: n.Enter) -> None:
    seats = () if node.player == OWNER else players(game, frame, node.player)

    def under(card: int) -> tuple[int, ...]:
        """Who controls it then."""
        return seats or (game.owner[card],)

    def can(card: int) -> bool:
        return any(_may_enter(game, frame, node, seat, card) for seat in under(card))

    cards = chosen_cards(game, frame, node, node.obj, can=can)
    if cards is None:
        return
    if len(cards) > 1 and node.ignoring != "names" and _are_rivals(game, filter(can, cards)):
        cards = ordered(game, frame, node, cards, seats[0] if seats else frame.seat)
        if cards is None:
            return
    frame.done = False
    due: list[Attempt] = []
    for place in range(max(1, len(seats))):
        for card in cards:
            seat = under(card)[place]
            found = _may_enter(game, frame, node, seat, card)
            if not found:
                continue
            if node.state == "negated":
                negate_from_now(game, frame, card)
            if isinstance(found, Attempt):
                due.append(evolve(found, batch=tuple(cards), injured=node.state == "injured"))
                continue
            game.sides[seat].deployed += node.deployment
            enter(game, card, seat, frame.cause, how=("effect",), injured=node.state == "injured")
            frame.done = frame.applied = True
    bind(game, frame, cards)
    for attempt in reversed(due):
        arriving.begin(game, attempt)


def _are_rivals(game: "Game", cards: Iterable[int]) -> bool:
    """Whether the name rule lets in only one of several, so that their order decides (K-12.1)."""
    if game.edition.same_name_ninja == "allowed":
        return False
    seen: frozenset[str] = frozenset()
    for card in cards:
        if game.cards[card].kind != "ninja" or ("enter", "names") in game.programs[card].ways.lifts:
            continue
        names = game.words(card).names
        if not names.isdisjoint(seen):
            return True
        seen |= names
    return False


def negate_from_now(game: "Game", frame: Frame, card: int) -> None:
    """The text of a card that is about to enter is negated this turn, from the start (T-10)."""
    soon = (card, game.gens[card] + 1)
    claim = n.Change("lose text", n.This())
    game.lasting.append(
        Lasting(game.fresh_id(), game.turn, claim, "words", (soon,), (), frame.copy())
    )


def _may_enter(game: "Game", frame: Frame, node: n.Enter, seat: int, card: int) -> "bool | Attempt":
    """Whether the deployments of the turn and the card itself allow it (4.3.4, 4.3.7)."""
    if node.deployment and not can_deploy(game, seat, card):
        return False
    found = may_arrive(game, frame, node, seat, card)
    return evolve(found, deploys=node.deployment) if isinstance(found, Attempt) else found


def may_arrive(
    game: "Game", frame: Frame, node: n.Enter | n.Join, seat: int, card: int
) -> "bool | Attempt":
    """Whether an effect may put a card into play; what it must sacrifice for it (K-1.2, K-1.5)."""
    if game.cards[card].kind != "ninja":
        return True
    cards = getattr(node.obj, "cards", node.obj)
    if not may_enter_by(game, frame, card, getattr(cards, "zones", ())):
        return False
    if is_barred(game, seat, card, ("effect",)):
        return False
    if node.ignoring != "sacrifice" and dues_of(game, card):
        found = by_effect(game, seat, card, frame.cause, names=node.ignoring != "names")
        return found if isinstance(found, Attempt) else False
    return node.ignoring == "names" or not name_clash(game, seat, card)


def _grow(game: "Game", frame: Frame, node: n.Grow) -> None:
    """A growth coin that counts as growing, with the bans of that (K-2.7)."""
    cards = chosen_cards(game, frame, node, node.obj, can=lambda card: can_grow(game, card))
    if cards is None:
        return
    frame.done = False
    for card in cards:
        if can_grow(game, card):
            arriving.mark_grown(game, card)
            frame.done = frame.applied = True
    bind(game, frame, cards)


def _stand_by(game: "Game", frame: Frame, node: n.StandBy) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    bind_picked(game, frame, node.obj, cards)
    frame.done = False
    for card in cards:
        if card not in game.play or not bans.may_happen(game, "stand by", card, frame.cause):
            continue
        # At home it is stand-by already; only out of its team it can still be taken (T-5).
        if node.team_only or game.is_out(game.play[card]):
            stand_by(game, card)
            frame.done = frame.applied = True


def _oppose(game: "Game", frame: Frame, node: n.Oppose) -> None:
    """Ninja at home face an attack that nobody blocks; they were not sent out (T-6)."""
    cards = chosen_cards(game, frame, node, node.obj)
    teams = None if cards is None else chosen(game, frame, node, node.team)
    if cards is None or teams is None:
        return
    frame.done = False
    for card in cards:
        piece = game.play.get(card)
        against = next((team for team in teams if _is_free_attack(game, team)), 0)
        if piece is None or not against or game.is_out(piece):
            continue
        if piece.seat == game.teams[against].seat or not bans.may_go_out(game, card):
            continue
        leave_team(game, piece)
        team = new_team(game, piece)
        team.out, team.head = "block", card
        oppose(game, against, team.id)
        game.clock += 1
        game.notes.append(("head", team.seat, (card,), 0, team.id))
        went_out(game, piece, frame.cause)
        frame.done = frame.applied = True
    bind(game, frame, cards)


def _is_free_attack(game: "Game", team: int) -> bool:
    return game.teams[team].out == "attack" and not game.facing(team)


def _switch_head(game: "Game", frame: Frame, node: n.SwitchHead) -> None:
    teams = chosen(game, frame, node, node.team)
    if teams is None:
        return
    frame.done = False
    for thing in teams:
        team = game.teams[thing]
        backs = tuple(one for one in team.members if one != team.head)
        if not backs or team.head < 0:
            continue
        frame.done = frame.applied = True
        game.agenda.append(NewHead(frame.seat, team.id, frame.card))


@value
class NewHead:
    """A seat names the new head of a team among its backs (T-14; OPEN 4)."""

    seat: int
    team: int
    source: int
    lost: bool = False
    """Whether the team has lost its head and needs one."""

    def run(self, game: "Game") -> None:
        team = game.teams.get(self.team)
        if team is None or (self.lost and team.head >= 0):
            return
        backs = tuple(one for one in team.members if one != team.head)
        if len(backs) == 1:
            self.take(game, backs)
        else:
            game.choice = PickCards(Asked(self.seat, "new head", self.source, self), backs, 1, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        team = game.teams[self.team]
        team.head = answer[0]
        game.clock += 1
        game.notes.append(("head", team.seat, answer, 0, team.id))


def _organize(game: "Game", frame: Frame, node: n.Organize) -> None:
    for seat in reversed(players(game, frame, node.player)):
        game.agenda.append(Organize(seat))
    frame.done = frame.applied = True


DO.update(
    {
        n.Enter: _enter,
        n.Grow: _grow,
        n.StandBy: _stand_by,
        n.Oppose: _oppose,
        n.SwitchHead: _switch_head,
        n.Organize: _organize,
    }
)
