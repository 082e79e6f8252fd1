"""Questions about whole teams: how to arrange them, which to send out, which to block with.

They are checked and drawn at random without ever being listed.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from .needs import Rng
from .questions import Answer, Question, are_ids, read_groups, read_numbers
from .values import value

LONE: Final = "this Ninja must be a team by itself"
APART: Final = "these Ninja may not be in one team"
STAYS: Final = "a team that must be sent out stays behind"
MISSING: Final = "a block that must be made is missing"


@value
class Room:
    """Room beyond the size of a team that a text gives."""

    holder: int
    """Whose team it is."""
    others: frozenset[int]
    """One of these has to be in it; where it is `whole`, nobody else may be."""
    more: int = 1
    whole: bool = False

    def of(self, team: Sequence[int]) -> int:
        """For how many more Ninja this team has room."""
        if self.holder not in team:
            return 0
        fits = self.others.issuperset(team) if self.whole else not self.others.isdisjoint(team)
        return self.more if fits else 0


def extra_room(spare: tuple[Room, ...], team: Sequence[int]) -> int:
    """For how many Ninja a team has room beyond its size.

    Rooms for one more add up; of those for a whole team the largest counts.
    """
    found = [(one.of(team), one.whole) for one in spare]
    return sum(more for more, whole in found if not whole) + max(
        (more for more, whole in found if whole), default=0
    )


@value
class Arrange(Question):
    """Arrange Ninja in teams of 1 to `size` (rule 4.8.1); the answer is a tuple of tuples of ids.

    `lone` Ninja may only be a team by themselves.
    """

    ninja: tuple[int, ...]
    size: int
    lone: frozenset[int] = frozenset()
    apart: frozenset[tuple[int, int]] = frozenset()
    """Pairs that may not be in one team, the smaller id first."""
    spare: tuple[Room, ...] = ()
    """What texts allow beyond the size."""

    def room(self, team: Sequence[int]) -> int:
        """How many Ninja this team may have."""
        return self.size + extra_room(self.spare, team) if self.spare else self.size

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not tuple:
            return "teams are needed"
        seen: list[int] = []
        for team in answer:
            if not are_ids(team) or not 1 <= len(team) <= self.room(team):
                return f"a team has 1 to {self.size} Ninja"
            if self.lone and len(team) > 1 and not self.lone.isdisjoint(team):
                return LONE
            if self.apart and not self.apart.isdisjoint(combinations(sorted(team), 2)):
                return APART
            seen += team
        if sorted(seen) != sorted(self.ninja):
            return "each Ninja belongs to exactly one team"
        return None

    def answers(self) -> Iterator[Answer]:
        """Every arrangement, lazily; each set of teams once."""
        for teams in _arrangements(self.ninja, self.size + sum(one.more for one in self.spare)):
            if self.problem(teams) is None:
                yield teams

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        ninja = list(self.ninja)
        for i in range(len(ninja) - 1, 0, -1):
            j = int(rng() * (i + 1))
            ninja[i], ninja[j] = ninja[j], ninja[i]
        teams: list[tuple[int, ...]] = []
        if self.lone:
            teams = [(one,) for one in ninja if one in self.lone]
            ninja = [one for one in ninja if one not in self.lone]
        i = 0
        while i < len(ninja):
            size = 1 + int(rng() * self.size)
            teams.append(tuple(ninja[i : i + size]))
            i += size
        if self.apart:
            teams = [part for team in teams for part in self._parted(team)]
        return tuple(teams)

    def _parted(self, team: tuple[int, ...]) -> list[tuple[int, ...]]:
        """A team as it may be: by itself each, where two may not be in one."""
        if self.apart.isdisjoint(combinations(sorted(team), 2)):
            return [team]
        return [(one,) for one in team]

    def text(self, answer: Answer) -> str:
        return " | ".join(" ".join(map(str, team)) for team in answer) or "none"

    def parse(self, text: str) -> Answer:
        if text == "none":
            return ()
        return tuple(read_numbers(team) for team in text.split("|"))


@value
class Sendable:
    """A team that may be sent out, and who may be its head."""

    team: int
    heads: tuple[int, ...]


@value
class Send(Question):
    """Send up to `most` teams out to attack (rule 5.1); the answer is a tuple of (team, head).

    As many of the `must` teams are sent as possible.
    """

    teams: tuple[Sendable, ...]
    most: int
    must: frozenset[int] = frozenset()

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not tuple or len(answer) > self.most:
            return f"at most {self.most} teams may be sent out"
        sent: set[int] = set()
        for pair in answer:
            if not are_ids(pair) or len(pair) != 2:
                return "each team needs its head"
            team, head = pair
            for one in self.teams:
                if one.team == team:
                    if head not in one.heads:
                        return f"{head} cannot be the head of team {team}"
                    break
            else:
                return f"team {team} cannot be sent out"
            if team in sent:
                return f"team {team} was sent out twice"
            sent.add(team)
        if self.must and len(sent & self.must) < min(len(self.must), self.most):
            return STAYS
        return None

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        for size in range(self.most + 1):
            for teams in combinations(self.teams, size):
                for answer in _heads(teams):
                    if self.problem(answer) is None:
                        yield answer

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        teams = list(self.teams)
        for i in range(len(teams) - 1, 0, -1):
            j = int(rng() * (i + 1))
            teams[i], teams[j] = teams[j], teams[i]
        if self.must:
            teams.sort(key=lambda one: one.team not in self.must)
        least = min(len(self.must), self.most) if self.must else 0
        most = min(self.most, len(teams))
        count = least + int(rng() * (most - least + 1))
        sent: list[tuple[int, int]] = []
        for one in teams[:count]:
            heads = one.heads
            sent.append((one.team, heads[int(rng() * len(heads))]))
        return tuple(sent)

    def text(self, answer: Answer) -> str:
        return ", ".join(f"{team}:{head}" for team, head in answer) or "none"

    def parse(self, text: str) -> Answer:
        return read_groups(text)


@value
class Blocker:
    """A team that may block: who may be its head, and which attacking teams it may block."""

    team: int
    heads: tuple[int, ...]
    attackers: tuple[int, ...]
    most: int = 1
    """How many attacks it may block at once (T-15)."""


@value
class Block(Question):
    """Assign blocking teams (rule 5.2); the answer is a tuple of (attacker, blocker, head).

    `duties` is how many compulsions ("must be blocked", "must block") can be met at once and so
    must be met; `each` how many teams may block one attack, `most` how many may block in all.
    """

    blockers: tuple[Blocker, ...]
    must_be_blocked: frozenset[int] = frozenset()
    must_block: frozenset[int] = frozenset()
    duties: int = 0
    each: int = 1
    most: int = 99
    certain: frozenset[tuple[int, int]] = frozenset()
    """Attack and team: this team must block that attack."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not tuple:
            return "blocks are needed"
        attackers: list[int] = []
        heads: dict[int, list[int]] = {}
        for block in answer:
            if not are_ids(block) or len(block) != 3:
                return "each block needs an attacker, a team and its head"
            attacker, team, head = block
            for one in self.blockers:
                if one.team == team:
                    if head not in one.heads:
                        return f"{head} cannot be the head of team {team}"
                    if attacker not in one.attackers:
                        return f"team {team} cannot block team {attacker}"
                    most = one.most
                    break
            else:
                return f"team {team} cannot block"
            led = heads.setdefault(team, [])
            if len(led) == most or attackers.count(attacker) == self.each:
                often = "once" if self.each == 1 else f"at most {self.each} times"
                return f"a team blocks once, and an attack is blocked {often}"
            if led and led[0] != head:
                return "a team that blocks several attacks has one head"
            attackers.append(attacker)
            led.append(head)
        if len(heads) > self.most:
            return f"at most {self.most} teams may block"
        if self.duties and self.met(answer) < self.duties:
            return MISSING
        return None

    def met(self, blocks: tuple[tuple[int, int, int], ...]) -> int:
        """How many compulsions these blocks meet."""
        attackers = {attacker for attacker, _, _ in blocks}
        teams = {team for _, team, _ in blocks}
        made = {(attacker, team) for attacker, team, _ in blocks}
        return (
            len(attackers & self.must_be_blocked)
            + len(teams & self.must_block)
            + len(made & self.certain)
        )

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        for blocks in _blocks(self.blockers, (), self.each):
            if self.problem(blocks) is None:
                yield blocks

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random; with compulsions one that meets them."""
        if self.duties:
            legal = list(self.answers())
            return legal[int(rng() * len(legal))]
        blocks = []
        taken: list[int] = []
        for one in self.blockers[: self.most]:
            free = one.attackers
            if taken:
                free = tuple([other for other in free if taken.count(other) < self.each])
            place = int(rng() * (len(free) + 1))
            if place < len(free):
                head = one.heads[int(rng() * len(one.heads))]
                for attacker in (*free[place:], *free[:place])[: one.most]:
                    taken.append(attacker)
                    blocks.append((attacker, one.team, head))
        return tuple(blocks)

    def text(self, answer: Answer) -> str:
        return ", ".join(f"{a}:{team}:{head}" for a, team, head in answer) or "none"

    def parse(self, text: str) -> Answer:
        return read_groups(text)


def _arrangements(ninja: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not ninja:
        yield ()
        return
    first, rest = ninja[0], ninja[1:]
    for others in range(min(size, len(ninja))):
        for mates in combinations(rest, others):
            left = tuple(one for one in rest if one not in mates)
            for teams in _arrangements(left, size):
                yield ((first, *mates), *teams)


def _heads(teams: tuple[Sendable, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    if not teams:
        yield ()
        return
    for rest in _heads(teams[1:]):
        for head in teams[0].heads:
            yield ((teams[0].team, head), *rest)


def _blocks(
    blockers: tuple[Blocker, ...], taken: tuple[int, ...], each: int
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    if not blockers:
        yield ()
        return
    one, rest = blockers[0], blockers[1:]
    yield from _blocks(rest, taken, each)
    free = [attacker for attacker in one.attackers if taken.count(attacker) < each]
    for size in range(1, min(one.most, len(free)) + 1):
        for faced in combinations(free, size):
            for blocks in _blocks(rest, (*taken, *faced), each):
                for head in one.heads:
                    yield (*((attacker, one.team, head) for attacker in faced), *blocks)
