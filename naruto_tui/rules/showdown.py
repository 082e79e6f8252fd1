"""A blocked fight is settled: powers compared, then damage, then rewards where rules give any."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .damage import DealDamage, Hit
from .events import Cause, Event
from .replacing import Would
from .state import Team
from .taking import Winning
from .triggers import emit
from .values import value
from .zones import win_rewards

if TYPE_CHECKING:
    from .game import Game


def compare(game: "Game", team: Team, blockers: Sequence[Team]) -> None:
    """Victory, outstanding victory or draw, and the damage of it (5.4.5 to 5.4.7).

    The powers of several blocking teams are added; each of them wins or loses.
    """
    margin = game.team_power(team.id) - sum(game.team_power(one.id) for one in blockers)
    for blocker in blockers:
        game.events.append(Event("fight", team.seat, (), margin, team.id, blocker.id))
    if margin == 0:
        _draw(game, team, blockers)
    elif margin > 0:
        _settle(game, (team,), blockers, margin)
    else:
        _settle(game, blockers, (team,), -margin)


def _draw(game: "Game", team: Team, blockers: Sequence[Team]) -> None:
    """Both heads are damaged, and nobody has won (5.4.7)."""
    for one in (team, *blockers):
        emit(game, Event("tie", one.seat, one.members, 0, one.id))
    amount = game.edition.damage.tie
    hits: list[Hit] = []
    for hit, givers in ((team, blockers), *((one, (team,)) for one in blockers)):
        hits.append((hit.head, game.gens[hit.head], amount, _given_by(givers)))
    _deal(game, hits)


def _settle(game: "Game", winners: Sequence[Team], losers: Sequence[Team], margin: int) -> None:
    edition = game.edition
    outstanding = margin >= edition.outstanding
    how = ("outstanding" if outstanding else "plain",)
    winner, loser = winners[0], losers[0]
    for one in winners:
        emit(game, Event("win", one.seat, one.members, margin, one.id, loser.id, how))
    for one in losers:
        emit(game, Event("lose", one.seat, one.members, margin, one.id, winner.id, how))
    cause = _given_by(winners)
    damage = edition.damage
    to_head = damage.big_head if outstanding else damage.head
    to_back = damage.big_back if outstanding else 0
    hits = [
        (ninja, game.gens[ninja], to_head if ninja == team.head else to_back, cause)
        for team in losers
        for ninja in (team.head, *(one for one in team.members if one != team.head))
    ]
    if rewards := edition.blocked_rewards[outstanding]:
        game.agenda.append(RewardVictory(winner.seat, rewards, cause, how, winner.id))
    _deal(game, hits)


def _given_by(teams: Sequence[Team]) -> Cause:
    """Damage of a fight is given by the whole of the other side."""
    if len(teams) == 1:
        return Cause("showdown", givers=teams[0].members)
    return Cause("showdown", givers=tuple(one for team in teams for one in team.members))


def _deal(game: "Game", hits: Sequence[Hit]) -> None:
    real = tuple(hit for hit in hits if hit[2])
    if real:
        game.agenda.append(DealDamage(real, ()))


@value
class RewardVictory:
    """The winner of a blocked fight takes rewards, once its damage is dealt (5.4.8)."""

    seat: int
    count: int
    cause: Cause
    how: tuple[str, ...]
    team: int

    def run(self, game: "Game") -> None:
        reward(game, self.seat, self.count, self.cause, self.how, self.team)


def reward(
    game: "Game", seat: int, count: int, cause: Cause, how: tuple[str, ...], team: int
) -> None:
    """A team wins rewards for its player, unless something else happens instead (T-21)."""
    if "would win rewards" in game.says:
        game.agenda.append(Would(Winning((seat,), cause, count, how=how, team=team)))
    else:
        win_rewards(game, seat, count, cause, how, team)
