"""Attacks and blocks as numbers: who should be sent against whom, and what answers it meets.

The other side is taken to answer well: each of its blocks goes where it saves most.
"""

from typing import Final

from naruto_tui.rules.view import View

from .teams import Squad, clash
from .value import WIN, reward_scale

Pairs = list[tuple[int, int]]
"""(place of an attacker, place of its blocker)."""

MOST_BLOCKS: Final = 4
"""Blockers looked at for each attack where every combination is tried."""


class War:
    """What one seat's attacks bring it, and cost it, whatever the other side does."""

    __slots__ = ("gains", "outstanding", "plain", "to_win")

    def __init__(self, view: View, attacker: int) -> None:
        edition = view.edition
        scale = reward_scale(edition.rewards_to_win)
        have = view.reward_count(attacker)
        self.to_win = edition.rewards_to_win - have
        self.gains = tuple(scale[have + more] - scale[have] for more in range(8))
        self.outstanding = edition.outstanding
        self.plain = edition.unblocked_rewards

    def rewards(self, squad: Squad) -> int:
        """Rewards of an unblocked attack."""
        return self.plain[squad.power >= self.outstanding]

    def reward(self, squad: Squad) -> float:
        """What an unblocked attack brings."""
        return self.gains[self.plain[squad.power >= self.outstanding]]

    def fight(self, attacker: Squad, blocker: Squad) -> float:
        """What a blocked attack brings the attacker."""
        return clash(attacker.power - blocker.power, attacker, blocker, self.outstanding)

    def surely(self, attackers: list[Squad], blocks: int) -> int:
        """Rewards that so many blocks cannot prevent."""
        won = sorted(map(self.rewards, attackers))
        return sum(won[: max(0, len(won) - blocks)])

    def worst(self, attackers: list[Squad], blockers: list[Squad]) -> float:
        """What the attacks bring against good blocks."""
        if self.surely(attackers, len(blockers)) >= self.to_win:
            return WIN
        open_value = [self.reward(one) for one in attackers]
        total = sum(open_value)
        saved = [
            (open_value[i] - self.fight(one, two), i, j)
            for i, one in enumerate(attackers)
            for j, two in enumerate(blockers)
        ]
        saved.sort(reverse=True)
        busy_attackers, busy_blockers = set(), set()
        for value, i, j in saved:
            if value <= 0:
                break
            if i not in busy_attackers and j not in busy_blockers:
                busy_attackers.add(i)
                busy_blockers.add(j)
                total -= value
        return total

    def best_attack(
        self, squads: list[Squad], blockers: list[Squad], most: int
    ) -> tuple[float, list[Squad]]:
        """The attacks worth making, and what they bring at worst."""
        solo = []
        for one in squads:
            value = self.reward(one)
            for two in blockers:
                fight = self.fight(one, two)
                value = min(value, fight)
            solo.append((value, one.power, one))
        solo.sort(key=_by_value, reverse=True)
        safe = [one for value, _, one in solo[:most] if value > 0]
        best, chosen = self.worst(safe, blockers) if safe else 0.0, safe
        strong = sorted(squads, key=_by_power, reverse=True)[:most]
        for some in (strong, strong[:2]):
            if some and some != safe:
                value = self.worst(some, blockers)
                if value > best:
                    best, chosen = value, some
        return best, chosen

    def best_blocks(
        self, attackers: list[Squad], blockers: list[Squad], allowed: list[frozenset[int]]
    ) -> Pairs:
        """Which attack each blocking squad should stop; `allowed`: attackers it may block."""
        total = sum(map(self.rewards, attackers))
        if total >= self.to_win:
            return self._every_block(attackers, blockers, allowed)
        open_value = [self.reward(one) for one in attackers]
        saved = [
            (open_value[i] - self.fight(one, two), i, j)
            for i, one in enumerate(attackers)
            for j, two in enumerate(blockers)
            if i in allowed[j]
        ]
        saved.sort(reverse=True)
        pairs: Pairs = []
        busy_attackers, busy_blockers = set(), set()
        for value, i, j in saved:
            if value <= 0:
                break
            if i not in busy_attackers and j not in busy_blockers:
                busy_attackers.add(i)
                busy_blockers.add(j)
                pairs.append((i, j))
        return pairs

    def _every_block(
        self, attackers: list[Squad], blockers: list[Squad], allowed: list[frozenset[int]]
    ) -> Pairs:
        """The best of all blocks, for when the game hangs on it."""
        options: list[list[int]] = []
        for i, one in enumerate(attackers):
            able = [j for j in range(len(blockers)) if i in allowed[j]]
            able.sort(key=lambda j, one=one: self.fight(one, blockers[j]))  # type: ignore[misc]
            options.append(able)
        best: tuple[float, Pairs] = (float("inf"), [])

        def go(i: int, rewards: int, fights: float, pairs: Pairs) -> None:
            nonlocal best
            if i == len(attackers):
                value = fights + self.gains[min(rewards, 7)]
                if value < best[0]:
                    best = value, pairs
                return
            used = {j for _, j in pairs}
            tried = 0
            for j in options[i]:
                if j not in used and tried < MOST_BLOCKS:
                    tried += 1
                    fight = self.fight(attackers[i], blockers[j])
                    go(i + 1, rewards, fights + fight, [*pairs, (i, j)])
            go(i + 1, rewards + self.rewards(attackers[i]), fights, pairs)

        go(0, 0, 0.0, [])
        return best[1]


def _by_value(item: tuple[float, int, Squad]) -> float:
    return item[0]


def _by_power(squad: Squad) -> int:
    return squad.power
