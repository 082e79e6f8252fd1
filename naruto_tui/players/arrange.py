"""The Organization Phase: a handful of sensible arrangements, and the best of them."""

from collections.abc import Iterator
from math import inf
from operator import attrgetter
from typing import Final

from naruto_tui.rules.sight import homebound
from naruto_tui.rules.team_choices import Arrange
from naruto_tui.rules.view import View

from .attack import War, useful
from .hand import pushes
from .lethal import winning_teams
from .teams import NO_PUSHES, Fighter, Pushes, Roster, Squad, at_home, by_lead, led, squad

Teams = list[list[Fighter]]
Arrangement = tuple[tuple[int, ...], ...]

DEFENCE: Final = 0.4
"""What counts of the other side's next attack, beside the own one now."""
LATE: Final = 7
"""Rewards of the other side from which its next attack is thought of when arranging."""
EVENTS_BETWEEN: Final = 2
"""Events from an arrangement to the attack it was made for, if nothing else happens."""

_support = attrgetter("support")


class Organizer:
    """Arranges one seat's Ninja, and remembers the attack that the arrangement is for."""

    __slots__ = ("_attack", "_roster")

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._attack: tuple[int, int, list[Squad]] = (0, 0, [])

    def arrange(self, view: View, choice: Arrange) -> Arrangement:
        """The arrangement that attacks best now and, late, defends best in the other's turn.

        Who would keep a team at home is a team of its own.
        """
        ninja = choice.ninja
        stay: Arrangement = ()
        if home := homebound(view):
            stay = tuple([(one,) for one in ninja if one in home])
            ninja = tuple([one for one in ninja if one not in home])
        teams = at_home(view, 1 - view.seat)
        own, *enemy = self._roster.grouped(view, [ninja, *teams])
        board = _Board(view, choice, self._roster, own, list(map(squad, enemy)))
        if not choice.lone and (winning := board.winning(own, choice.size)):
            return (*(tuple(one.id for one in team) for team in winning), *stay)
        best = float("-inf")
        found: list[Squad] = []
        sent: list[Squad] = []
        for squads in _candidates(own, choice, board.attacks, board.push):
            value, chosen = board.value(squads)
            if value > best:
                best, found, sent = value, squads, chosen
        self._attack = view.turn, view.event_count, sent
        return (*[one.members for one in found], *stay)

    def attack(self, view: View) -> list[Squad] | None:
        """The attacks an arrangement of this turn was made for, if nothing has happened since."""
        turn, events, sent = self._attack
        if turn == view.turn and view.event_count <= events + EVENTS_BETWEEN:
            return sent
        return None


class _Board:
    """The enemy's teams as they stand, and what own teams are worth against them."""

    __slots__ = (
        "attack",
        "attacks",
        "blockers",
        "defence",
        "enemy",
        "kept",
        "most",
        "push",
        "strikers",
    )

    def __init__(
        self, view: View, choice: Arrange, roster: Roster, own: list[Fighter], enemy: list[Squad]
    ) -> None:
        seat = view.seat
        self.push = pushes(view, own)
        self.attack = War(view, seat)
        self.enemy = enemy
        self.blockers = useful(enemy)
        self.most = view.edition.max_attacking_teams or len(own)
        # More attacks than blocks bring something; else few strong teams do better.
        self.attacks = self.most if len(enemy) < self.most else 0
        self.kept = [one.id for one in own if not one.alone]
        self.strikers: list[Squad] = []
        if view.reward_count(1 - seat) >= LATE:
            self.strikers = _strikers(view, roster, self.most, choice.size)
            self.defence = War(view, 1 - seat)

    def winning(self, own: list[Fighter], size: int) -> Teams:
        """Teams that win whatever is blocked, if there are such."""
        return winning_teams(self.attack, own, len(self.enemy), self.most, size)

    def value(self, squads: list[Squad]) -> tuple[float, list[Squad]]:
        """What an arrangement is worth, and the attack it is for."""
        mine = squads
        if self.kept:
            mine = [one for one in squads if len(one.members) > 1 or one.head not in self.kept]
        rows = self.attack.rows(mine, self.blockers)
        value, chosen = self.attack.best_of(mine, rows, len(self.enemy), self.most)
        if self.strikers:
            hits = self.defence.rows(self.strikers, useful(mine), pushed=bool(self.push))
            value -= DEFENCE * self.defence.worst(hits, len(mine))
        return value, chosen


def _strikers(view: View, roster: Roster, most: int, size: int) -> list[Squad]:
    """The teams that the other player could make to strike back."""
    everybody = [one for team in view.teams(1 - view.seat) for one in team.members]
    (theirs,) = roster.grouped(view, [everybody])
    theirs.sort(key=by_lead, reverse=True)
    heads, rest = theirs[:most], theirs[most:]
    rest.sort(key=_support, reverse=True)
    return _filled(heads, rest[: most * (size - 1)], size, NO_PUSHES)


def _candidates(
    own: list[Fighter], choice: Arrange, attacks: int, push: Pushes
) -> Iterator[list[Squad]]:
    """Arrangements worth a look: few full teams, or as many as there can be attacks.

    The head of each team is the one that leads it best.
    """
    size, lone = choice.size, choice.lone
    single = [led(one, (one,), push) for one in own if one.loner or one.id in lone]
    free = [one for one in own if not (one.loner or one.id in lone)] if single else own
    free = sorted(free, key=by_lead, reverse=True)
    least = -(-len(free) // size)
    for heads in dict.fromkeys((least, max(least, min(attacks, len(free))))):
        backs = sorted(free[heads:], key=_support, reverse=True)
        yield single + _filled(free[:heads], backs, size, push)
        if heads > 1 and len(backs) > 1:
            yield single + _spread(free[:heads], backs, size, push)


def _filled(heads: list[Fighter], backs: list[Fighter], size: int, push: Pushes) -> list[Squad]:
    """The best backs go to the strongest head until its team is full."""
    each = size - 1
    return [
        led(head, (head, *backs[i * each : i * each + each]), push) for i, head in enumerate(heads)
    ]


def _spread(heads: list[Fighter], backs: list[Fighter], size: int, push: Pushes) -> list[Squad]:
    """The best backs go to the weakest teams, so that all are alike."""
    teams = [[one] for one in heads]
    power: list[float] = [one.combat for one in heads]
    for one in backs:
        place = power.index(min(power))
        team = teams[place]
        team.append(one)
        # A team that is full is looked at no more.
        power[place] = power[place] + one.support if len(team) < size else inf
    return [led(team[0], team, push) for team in teams]
