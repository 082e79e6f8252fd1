"""Wins that are there to be seen: attacks and arrangements that no blocks can stop."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from naruto_tui.rules.state import Team
from naruto_tui.rules.team_choices import Send

from .attack import War
from .teams import Fighter, Squad, by_lead

MOST_TEAMS: Final = 40
"""Teams of an outstanding power that are looked at."""
MOST_NINJA: Final = 9
"""Ninja looked at for teams of an outstanding power; the strongest ones."""


def winning_attack(
    choice: Send, own: dict[Squad, int], war: War, enemy: list[tuple[Team, tuple[int, ...]]]
) -> list[Squad]:
    """The strongest attacks, if no legal blocks keep them from winning the game."""
    strong = sorted(own, key=lambda one: -one.power)[: choice.most]
    rewards = [war.rewards(one) for one in strong]
    if sum(rewards) < war.to_win:
        return []
    able = [[team.id for team, may in enemy if own[one] in may] for one in strong]
    return strong if _through(rewards, able, 0, frozenset()) >= war.to_win else []


def _through(rewards: list[int], able: list[list[int]], place: int, used: frozenset[int]) -> int:
    """Rewards that the best blocks cannot prevent."""
    if place == len(rewards):
        return 0
    least = rewards[place] + _through(rewards, able, place + 1, used)
    for team in able[place][: len(rewards) + 1]:
        if team not in used:
            least = min(least, _through(rewards, able, place + 1, used | {team}))
    return least


def winning_teams(
    war: War, own: Sequence[Fighter], blocks: int, most: int, size: int
) -> list[list[Fighter]]:
    """Teams of which so many attacks win the game, whatever is blocked; none if there are not."""
    attacks = min(most, len(own))
    if (attacks - blocks) * war.plain[1] < war.to_win:
        return []
    # Each outstanding team takes so much power; more of them there cannot be.
    power = sum([max(one.combat, one.support, 0) for one in own])
    strong = min(attacks, power // war.outstanding)
    if _through_at_least(war, strong, attacks, blocks) < war.to_win:
        return []
    for some in _disjoint(_outstanding(war, own, size), strong):
        taken = {one.id for team in some for one in team}
        rest = [(one,) for one in own if one.alone and one.id not in taken]
        teams = [*some, *rest][:attacks]
        if _through_at_least(war, len(some), len(teams), blocks) >= war.to_win:
            sent = {one.id for team in teams for one in team}
            return [*map(list, teams), *([one] for one in own if one.id not in sent)]
    return []


def _through_at_least(war: War, strong: int, attacks: int, blocks: int) -> int:
    """Rewards of so many attacks, some of outstanding power, when the best ones are blocked."""
    through = max(0, attacks - blocks)
    plain, outstanding = war.plain
    weak = min(through, attacks - strong)
    return plain * weak + outstanding * (through - weak)


def _outstanding(war: War, own: Sequence[Fighter], size: int) -> list[tuple[Fighter, ...]]:
    """The smallest teams of outstanding power."""
    ranked = sorted(own, key=lambda one: -(one.combat + one.support))[:MOST_NINJA]
    found: list[tuple[Fighter, ...]] = [
        (one,) for one in ranked if one.alone and one.combat >= war.outstanding
    ]
    # Who is enough alone needs no mates. The first of each team is its head.
    strong = [one for (one,) in found]
    mates = [one for one in ranked if not one.loner and one not in strong]
    mates.sort(key=by_lead, reverse=True)
    for members in range(2, size + 1):
        smaller = list(map(_ids, found))
        found += [
            some
            for some in combinations(mates, members)
            if some[0].combat + sum([one.support for one in some[1:]]) >= war.outstanding
            and not any(map(_ids(some).issuperset, smaller))
        ]
    return found[:MOST_TEAMS]


def _ids(team: Sequence[Fighter]) -> frozenset[int]:
    return frozenset([one.id for one in team])


def _disjoint(teams: list[tuple[Fighter, ...]], most: int) -> Iterator[list[tuple[Fighter, ...]]]:
    """Sets of up to so many teams that share no Ninja, larger sets first."""
    ids = list(map(_ids, teams))

    def go(place: int, wanted: int, used: frozenset[int]) -> Iterator[list[tuple[Fighter, ...]]]:
        if not wanted:
            yield []
            return
        for i in range(place, len(teams) - wanted + 1):
            if used.isdisjoint(ids[i]):
                for rest in go(i + 1, wanted - 1, used | ids[i]):
                    yield [teams[i], *rest]

    for wanted in range(min(most, len(teams)), -1, -1):
        yield from go(0, wanted, frozenset())
