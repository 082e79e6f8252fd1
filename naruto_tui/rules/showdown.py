"""A blocked fight is settled: powers compared, then damage, then rewards where rules give any."""

from collections.abc import Sequence
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final

from .damage import DealDamage, Hit
from .events import Cause, Event
from .occasions import BEFORE
from .replacing import Would
from .state import Team
from .sums import clash, power_faced
from .taking import Winning
from .triggers import before_damage, emit
from .values import value
from .zones import win_rewards

if TYPE_CHECKING:
    from .game import Game

_id: Final = attrgetter("id")
_amount: Final = itemgetter(2)
"""Of a hit."""


def compare(game: "Game", teams: Sequence[Team], blockers: Sequence[Team]) -> None:
    """Victory, outstanding victory or draw, and the damage of it (5.4.5 to 5.4.7).

    The powers of several teams of a side are added; each of them wins or loses.
    """
    found = clash(game, tuple(map(_id, teams)), tuple(map(_id, blockers)))
    margin, grade = found.attack - found.block, found.grade
    how = ("mental",) if found.mental else ()
    for team in teams:
        for blocker in blockers:
            game.notes.append(("fight", team.seat, (), margin, team.id, blocker.id, how))
    if grade == 0:
        _draw(game, teams, blockers)
    elif grade > 0:
        _settle(game, teams, blockers, abs(margin), outstanding=grade == 2, mental=found.mental)
    else:
        _settle(game, blockers, teams, abs(margin), outstanding=grade == -2, mental=found.mental)


def meet_nobody(game: "Game", team: Team) -> None:
    """An attack that an effect calls blocked meets a number, or nothing at all (T-13)."""
    power = power_faced(game, team.id)
    if power is None:
        return
    margin = game.team_power(team.id) - power
    game.notes.append(("fight", team.seat, (), margin, team.id))
    outstanding = abs(margin) >= game.edition.outstanding
    if margin == 0:
        _draw(game, (team,), ())
    elif margin > 0:
        _settle(game, (team,), (), margin, outstanding=outstanding)
    else:
        _settle(game, (), (team,), -margin, outstanding=outstanding)


def _draw(game: "Game", teams: Sequence[Team], blockers: Sequence[Team]) -> None:
    """Both heads are damaged, and nobody has won (5.4.7)."""
    for side, other in ((teams, blockers), (blockers, teams)):
        for one in side:
            faced = other[0].id if other else -1
            emit(game, ("tie", one.seat, one.members, 0, one.id, faced))
    amount = game.edition.damage.tie
    hits: list[Hit] = []
    for side, givers in ((teams, blockers), (blockers, teams)):
        cause = _given_by(givers, tied=True)
        hits += [(one.head, game.gens[one.head], amount, cause) for one in side]
    _deal(game, hits)


def _settle(
    game: "Game",
    winners: Sequence[Team],
    losers: Sequence[Team],
    margin: int,
    *,
    outstanding: bool,
    mental: bool = False,
) -> None:
    edition = game.edition
    how: tuple[str, ...] = ("outstanding" if outstanding else "plain",)
    if mental:
        how = (*how, "mental")
    winner = winners[0].id if winners else -1
    loser = losers[0].id if losers else -1
    for one in winners:
        emit(game, ("win", one.seat, one.members, margin, one.id, loser, how))
    for one in losers:
        emit(game, ("lose", one.seat, one.members, margin, one.id, winner, how))
    cause = _given_by(winners)
    rewards = edition.blocked_rewards[outstanding]
    if rewards and winners and losers:
        first = winners[0]
        game.agenda.append(RewardVictory(first.seat, rewards, cause, how, first.id))
    teams = tuple(map(_id, losers))
    if BEFORE in game.says:
        game.agenda.append(Defeat(teams, cause, outstanding))
        for one in winners:
            told = Event("win", one.seat, one.members, margin, one.id, loser, (*how, BEFORE))
            before_damage(game, told)
    else:
        Defeat(teams, cause, outstanding).run(game)


@value
class Defeat:
    """Teams that have lost take their damage, heads and backs as they are then (5.4.5, 5.4.6)."""

    teams: tuple[int, ...]
    cause: Cause
    outstanding: bool

    def run(self, game: "Game") -> None:
        damage = game.edition.damage
        to_head = damage.big_head if self.outstanding else damage.head
        to_back = damage.big_back if self.outstanding else 0
        gens = game.gens
        hits: list[Hit] = []
        for one in self.teams:
            team = game.teams.get(one)
            if team is None:
                continue
            head = team.head
            hits.append((head, gens[head], to_head, self.cause))
            if to_back:
                hits += [
                    (back, gens[back], to_back, self.cause) for back in team.members if back != head
                ]
        _deal(game, hits)


def _given_by(teams: Sequence[Team], *, tied: bool = False) -> Cause:
    """Damage of a fight is given by the whole of the other side."""
    if len(teams) == 1:
        givers = teams[0].members
    else:
        givers = tuple(one for team in teams for one in team.members)
    return Cause("showdown", -1, -1, givers, (), tied, True)


def _deal(game: "Game", hits: Sequence[Hit]) -> None:
    real = tuple(filter(_amount, hits))
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
