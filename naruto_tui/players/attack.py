"""Attacks and blocks as numbers: who should be sent against whom, and what answers it meets.

The other side is taken to answer well: each of its blocks goes where it saves most.
"""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter, itemgetter
from typing import Final

from attrs import define

from naruto_tui.rules.view import View

from .minds import minds_of
from .teams import Squad
from .value import WIN, reward_scale

Pairs = list[tuple[int, int]]
"""(place of an attacker, place of its blocker)."""
Row = tuple[float, float, int, list[float]]
"""An attack: what it brings at worst, unblocked, its rewards then, and against each blocker."""

JUTSU: Final = 2.0
"""What using a Jutsu costs, roughly."""
MOST_REWARDS: Final = 16
"""Rewards of one turn that are told apart."""
MOST_BLOCKERS: Final = 4
"""Blockers looked at for each attack: the strongest, and the one that costs least."""

_by_power = attrgetter("power")
_by_rout = attrgetter("rout")
_least = itemgetter(0)
_rewards = itemgetter(2)


@cache
def _gains(wanted: int, have: int, to_win: int) -> tuple[float, ...]:
    """What so many more rewards are worth to one who has some; so many are the game."""
    scale = reward_scale(wanted)
    gains = [more - scale[have] for more in scale[have : have + MOST_REWARDS]]
    if 0 <= to_win < MOST_REWARDS:
        gains[to_win:] = [WIN] * (MOST_REWARDS - to_win)
    return tuple(gains)


class War:
    """What one seat's attacks bring it, and cost it, whatever the other side does."""

    __slots__ = ("fought", "gains", "losses", "minds", "outstanding", "plain", "to_win")

    def __init__(self, view: View, attacker: int) -> None:
        edition = view.edition
        have = view.reward_count(attacker)
        # Rewards come off the other deck, and an empty deck loses as well (rule 6.1).
        self.to_win = min(edition.rewards_to_win - have, view.deck_count(1 - attacker))
        self.gains = _gains(edition.rewards_to_win, have, self.to_win)
        self.outstanding = edition.outstanding
        self.plain = edition.unblocked_rewards
        self.fought = edition.blocked_rewards
        self.minds = minds_of(view)
        self.losses: tuple[float, ...] = ()
        if any(self.fought):
            theirs = view.reward_count(1 - attacker)
            self.losses = _gains(edition.rewards_to_win, theirs, MOST_REWARDS)

    def rewards(self, squad: Squad) -> int:
        """Rewards of an unblocked attack."""
        return self.plain[squad.power >= self.outstanding]

    def rows(
        self, attackers: Sequence[Squad], blockers: Sequence[Squad], *, pushed: bool = False
    ) -> list[Row]:
        """Every attack against every blocker; `pushed`: whether a Jutsu may help one of these."""
        outstanding, plain, gains = self.outstanding, self.plain, self.gains
        aided = pushed or self.minds is not None
        found = []
        for attack in attackers:
            power, _, hurt, rout, _, push = attack
            rewards = plain[power >= outstanding]
            if aided or push:
                fights = self._aided(attack, blockers)
            else:
                # Most fights are of power against power; this is where an arrangement spends its
                # time, so that they are told here and not fight by fight.
                fights = []
                for block, _, their_hurt, their_rout, _, _ in blockers:
                    if power > block:
                        fights.append(their_rout if power - block >= outstanding else their_hurt)
                    elif power < block:
                        fights.append(-rout if block - power >= outstanding else -hurt)
                    else:
                        fights.append(their_hurt - hurt)
            least = unblocked = gains[rewards]
            if fights and (hardest := min(fights)) < least:
                least = hardest
            found.append((least, unblocked, rewards, fights))
        return self._rewarded(found, attackers, blockers) if any(self.fought) else found

    def _aided(self, attack: Squad, blockers: Sequence[Squad]) -> list[float]:
        """An attack against every blocker where Jutsu or mental power may turn the fight."""
        outstanding = self.outstanding
        minds = self.minds
        power, head, hurt, rout, members, push = attack
        fights: list[float] = []
        for block, blocker, their_hurt, their_rout, others, pull in blockers:
            margin, aid, stop = power - block, push, pull
            if minds is not None:
                ahead = minds.ahead(members, head, others, blocker)
                if ahead is not None:
                    # Jutsu that add power are of no use there.
                    margin, aid, stop = ahead, 0, 0
            if margin > 0:
                fight = their_rout if margin >= outstanding else their_hurt
            elif margin:
                fight = -rout if -margin >= outstanding else -hurt
            else:
                fight = their_hurt - hurt
            if aid:
                margin += aid
                if margin > 0:
                    turned = (their_rout if margin >= outstanding else their_hurt) - JUTSU
                    fight = max(fight, turned)
            elif stop:
                margin -= stop
                if margin < 0:
                    turned = JUTSU - (rout if -margin >= outstanding else hurt)
                    fight = min(fight, turned)
            fights.append(fight)
        return fights

    def _rewarded(
        self, rows: list[Row], attackers: Sequence[Squad], blockers: Sequence[Squad]
    ) -> list[Row]:
        """The same where whoever wins a blocked fight takes rewards, too (rule 5.4.8)."""
        found = []
        for (_, unblocked, rewards, fights), attack in zip(rows, attackers, strict=True):
            worth = [
                fight + self._reward(attack.power - block.power)
                for fight, block in zip(fights, blockers, strict=True)
            ]
            found.append((min((unblocked, *worth)), unblocked, rewards, worth))
        return found

    def _reward(self, margin: int) -> float:
        count = self.fought[abs(margin) >= self.outstanding]
        if margin == 0:
            return 0.0
        return self.gains[count] if margin > 0 else -self.losses[count]

    def worst(self, rows: list[Row], blocks: int) -> float:
        """What these attacks bring against good blocks, of which there are so many."""
        through = len(rows) - blocks
        may_win = through > 0 and through * self.plain[1] >= self.to_win
        if may_win and sum(sorted(map(_rewards, rows))[:through]) >= self.to_win:
            return WIN
        if len(rows) == 1:
            return rows[0][0]
        total = 0.0
        saved = []
        for i, (least, unblocked, _, fights) in enumerate(rows):
            total += unblocked
            if least == unblocked:
                continue
            for j, fight in enumerate(fights):
                if fight < unblocked:
                    saved.append((unblocked - fight, i, j))
        saved.sort(reverse=True)
        stopped, busy = 0, 0
        for value, i, j in saved:
            if not (stopped >> i & 1 or busy >> j & 1):
                stopped |= 1 << i
                busy |= 1 << j
                total -= value
        return total

    def best_attack(
        self, squads: list[Squad], blockers: list[Squad], most: int
    ) -> tuple[float, list[Squad]]:
        """The attacks worth making, and what they bring at worst."""
        return self.best_of(squads, self.rows(squads, useful(blockers)), len(blockers), most)

    def best_of(
        self, squads: list[Squad], rows: list[Row], blocks: int, most: int
    ) -> tuple[float, list[Squad]]:
        """The same, where the rows are known; so many blocks can be made."""
        best, chosen = 0.0, []
        for i, row in enumerate(rows):
            if row[0] > 0:
                best += row[0]
                chosen.append(i)
        if len(chosen) > most:
            least = list(map(_least, rows))
            chosen = sorted(chosen, key=least.__getitem__, reverse=True)[:most]
            best = sum(map(least.__getitem__, chosen))
        # With fewer blockers than attacks something comes through, and it may be enough.
        if blocks < most and blocks < len(rows):
            strong = list(range(len(rows)))
            if len(rows) > most:
                power = list(map(_by_power, squads))
                strong = sorted(strong, key=power.__getitem__, reverse=True)[:most]
                rows = list(map(rows.__getitem__, strong))
            value = self.worst(rows, blocks)
            if value > best:
                best, chosen = value, strong
        return best, list(map(squads.__getitem__, chosen))

    def best_blocks(
        self, attackers: list[Squad], blockers: list[Squad], duties: "Duties", *, pushed: bool
    ) -> Pairs:
        """Which attack each blocking squad should stop; `pushed`: as for `rows`."""
        rows = self.rows(attackers, blockers, pushed=pushed)
        allowed = duties.allowed
        if duties.count or sum([row[2] for row in rows]) >= self.to_win:
            return self._every_block(rows, duties)
        saved = [
            (unblocked - fight, i, j)
            for i, (_, unblocked, _, fights) in enumerate(rows)
            for j, fight in enumerate(fights)
            if fight < unblocked and i in allowed[j]
        ]
        saved.sort(reverse=True)
        pairs: Pairs = []
        stopped, busy = 0, 0
        for _, i, j in saved:
            if not (stopped >> i & 1 or busy >> j & 1):
                stopped |= 1 << i
                busy |= 1 << j
                pairs.append((i, j))
        return pairs

    def _every_block(self, rows: list[Row], duties: "Duties") -> Pairs:
        """The best of all blocks, for when the game hangs on it or a card compels."""
        best: tuple[float, Pairs] = (float("inf"), [])
        most = max(MOST_BLOCKERS, len(rows) + 1)
        able = [duties.able(i, row[3], most) for i, row in enumerate(rows)]

        def go(i: int, rewards: int, fights: float, pairs: Pairs) -> None:
            nonlocal best
            if i == len(rows):
                value = fights + self.gains[min(rewards, MOST_REWARDS - 1)]
                if duties.count:
                    value += 10 * WIN * max(0, duties.count - duties.met(pairs))
                if value < best[0]:
                    best = value, pairs
                return
            _, _, more, row = rows[i]
            used = {j for _, j in pairs}
            for j in able[i]:
                if j not in used:
                    go(i + 1, rewards, fights + row[j], [*pairs, (i, j)])
            go(i + 1, rewards + more, fights, pairs)

        go(0, 0, 0.0, [])
        return best[1]


@define
class Duties:
    """What blocks may and must be: by places of attackers and blockers."""

    allowed: list[frozenset[int]]
    """For each blocker the attackers it may block."""
    blocked: frozenset[int]
    """Attackers that must be blocked."""
    blocking: frozenset[int]
    """Blockers that must block."""
    count: int
    """How many compulsions must be met."""
    certain: frozenset[tuple[int, int]] = frozenset()
    """Attacker and blocker that must meet."""

    def met(self, pairs: Pairs) -> int:
        """How many compulsions these blocks meet."""
        return sum(
            (i in self.blocked) + (j in self.blocking) + ((i, j) in self.certain) for i, j in pairs
        )

    def able(self, attacker: int, fights: list[float], most: int) -> list[int]:
        """The blockers worth trying against an attack; those that must block come first."""
        able = [j for j, allowed in enumerate(self.allowed) if attacker in allowed]
        able.sort(
            key=lambda j: ((attacker, j) not in self.certain, j not in self.blocking, fights[j])
        )
        return able[:most]


def useful(blockers: list[Squad]) -> list[Squad]:
    """The few blockers an attacker must think of: the strongest, and the cheapest to lose."""
    if len(blockers) <= MOST_BLOCKERS:
        return blockers
    ranked = sorted(blockers, key=_by_power, reverse=True)
    strong = ranked[: MOST_BLOCKERS - 1]
    return [*strong, min(ranked[MOST_BLOCKERS - 1 :], key=_by_rout)]
