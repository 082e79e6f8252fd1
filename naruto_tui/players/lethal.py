"""Wins that are there to be seen: attacks and arrangements that no blocks can stop."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from naruto_tui.rules.choices import Send
from naruto_tui.rules.state import Team

from .attack import War
from .teams import Fighter, Squad, squad

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
    through = attacks - blocks
    if through * war.plain[1] < war.to_win:
        return []
    # Each outstanding team takes so much power; more of them there cannot be.
    power = sum(max(one.combat, one.support, 0) for one in own)
    strong = min(attacks, power // war.outstanding)
    more = (war.plain[1] - war.plain[0]) * max(0, strong - blocks)
    if war.plain[0] * through + more < war.to_win:
        return []
    for some in _disjoint(_outstanding(war, own, size), attacks):
        taken = {one.id for team in some for one in team}
        rest = [[one] for one in own if one.id not in taken and one.alone]
        teams = [*some, *rest][:attacks]
        if war.surely([war.rewards(squad(team)) for team in teams], blocks) >= war.to_win:
            others = [one for one in own if one.id not in {o.id for team in teams for o in team}]
            return [*teams, *([one] for one in others)]
    return []


def _outstanding(war: War, own: Sequence[Fighter], size: int) -> list[list[Fighter]]:
    """The smallest teams of outstanding power."""
    ranked = sorted(own, key=lambda one: -(one.combat + one.support))[:MOST_NINJA]
    found: list[list[Fighter]] = []
    for members in range(1, size + 1):
        for some in combinations(ranked, members):
            if (members == 1 and not some[0].alone) or (members > 1 and any(o.loner for o in some)):
                continue
            if squad(some).power >= war.outstanding and not any(
                all(one in some for one in smaller) for smaller in found
            ):
                found.append(list(some))
    return found[:MOST_TEAMS]


def _disjoint(teams: list[list[Fighter]], most: int) -> list[list[list[Fighter]]]:
    """Sets of up to so many teams that share no Ninja, larger sets first."""
    found: list[list[list[Fighter]]] = [[]]
    for size in range(1, most + 1):
        some = [
            list(chosen)
            for chosen in combinations(teams, size)
            if len({one.id for team in chosen for one in team}) == sum(map(len, chosen))
        ]
        if not some:
            break
        found = some + found
    return found
