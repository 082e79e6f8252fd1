"""What a player can be asked: eight kinds of question, as data.

A choice says whose it is, what it is about (`ask`, `source`: the face makes the words), which
answers are legal, and gives each answer a stable text. Structured questions (arrange, send, block)
are checked and drawn at random without ever being listed.

Things are small integers: a card is its id (0 to 199), a team its id (from `TEAM`), a card that the
asked seat may not see is a token (from `HIDDEN`) that says only where it lies.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Final

from .needs import Need, Rest, Rng
from .together import Together
from .values import value

TEAM: Final = 1_000
"""Team ids start here."""
HIDDEN: Final = 1_000_000
"""Tokens of hidden cards start here: HIDDEN + 10_000 * holder + 1_000 * zone + place."""
PILE: Final = 1_000
"""Tokens that agree in what is left when divided by this lie in one pile."""

Answer = Any
"""int, bool or nested tuples of ints: what the kind of choice asks for."""


class IllegalAnswerError(ValueError):
    """The answer does not fit the open choice; the game has not changed."""


@value
class Asked:
    """Whose question it is and what it is about."""

    seat: int
    ask: str
    """The question's name, e.g. `mission phase`, `pay hand cost`, `target`, `head`."""
    source: int
    """The card it is about, or -1."""
    step: Any
    """The step that asked; its `take(game, answer)` goes on with the answer."""


@value
class Question:
    """What all kinds of choice have in common."""

    asked: Asked

    @property
    def seat(self) -> int:
        """Whose question it is."""
        return self.asked.seat


@value
class Option:
    """One thing that can be done: `deploy` card 12, `pass`, ..."""

    verb: str
    card: int = -1
    index: int = -1
    """Which ability of the card, where that matters."""
    word: str = ""
    """What is named, where the option is a word."""

    def __str__(self) -> str:
        if self.word:
            return f"{self.verb} {self.word}"
        text = self.verb if self.card < 0 else f"{self.verb} {self.card}"
        return text if self.index < 0 else f"{text}.{self.index}"


@value
class PickOption(Question):
    """Pick one option; the answer is its place in `options`."""

    options: tuple[Option, ...]

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is int and 0 <= answer < len(self.options):
            return None
        return f"an option from 0 to {len(self.options) - 1} is needed"

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return iter(range(len(self.options)))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        return int(rng() * len(self.options))

    def text(self, answer: Answer) -> str:
        return str(self.options[answer])

    def parse(self, text: str) -> Answer:
        for i, option in enumerate(self.options):
            if str(option) == text:
                return i
        raise IllegalAnswerError(_not_offered(text, [str(option) for option in self.options]))


@value
class PickCards(Question):
    """Pick `low` to `high` of the things; the answer is a tuple of them in the order picked."""

    cards: tuple[int, ...]
    low: int
    high: int
    need: Need | Rest | None = None
    """A further condition on what is picked together: a cost, or what the rest of one takes."""
    together: Together | None = None
    """Another one: different names, a total."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if not _are_ids(answer) or not self.low <= len(answer) <= self.high:
            return f"{_between(self.low, self.high)} cards are needed"
        if len(set(answer)) != len(answer):
            return "a card was picked twice"
        cards = self.cards
        for card in answer:
            if card not in cards:
                return f"{card} cannot be picked"
        if self.need is not None and not self.need.met(answer):
            return "these do not pay the cost"
        if self.together is not None and not self.together.met(answer):
            return "these cannot be picked together"
        return None

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily, smaller ones first."""
        if self.together is not None:
            yield from self.together.answers(self.low, self.high)
            return
        for size in range(self.low, self.high + 1):
            for some in combinations(self.cards, size):
                if self.need is None or self.need.met(some):
                    yield some

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        if self.need is not None:
            return self.need.random(rng)
        if self.together is not None:
            return self.together.random(rng, self.low, self.high)
        size = self.low + int(rng() * (self.high - self.low + 1))
        if size == 1:
            return (self.cards[int(rng() * len(self.cards))],)
        pool = list(self.cards)
        for i in range(size):
            j = i + int(rng() * (len(pool) - i))
            pool[i], pool[j] = pool[j], pool[i]
        return tuple(pool[:size])

    def text(self, answer: Answer) -> str:
        return _words(answer)

    def parse(self, text: str) -> Answer:
        return _numbers(text)


@value
class PickNumber(Question):
    """Pick a number from `low` to `high`."""

    low: int
    high: int

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is int and self.low <= answer <= self.high:
            return None
        return f"a number from {self.low} to {self.high} is needed"

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return iter(range(self.low, self.high + 1))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        return self.low + int(rng() * (self.high - self.low + 1))

    def text(self, answer: Answer) -> str:
        return str(answer)

    def parse(self, text: str) -> Answer:
        return _number(text)


@value
class YesNo(Question):
    """Yes (`True`) or no."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        return None if type(answer) is bool else "yes or no is needed"

    def answers(self) -> Iterator[Answer]:
        """Both."""
        return iter((True, False))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        return rng() < 0.5

    def text(self, answer: Answer) -> str:
        return "yes" if answer else "no"

    def parse(self, text: str) -> Answer:
        if text not in ("yes", "no"):
            raise IllegalAnswerError(_not_offered(text, ["yes", "no"]))
        return text == "yes"


@value
class PutInOrder(Question):
    """Put the things in order: first to be done, or topmost, first."""

    items: tuple[int, ...]

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if _are_ids(answer) and sorted(answer) == sorted(self.items):
            return None
        return "each of the things, once, is needed"

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return iter(permutations(self.items))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        items = list(self.items)
        for i in range(len(items) - 1, 0, -1):
            j = int(rng() * (i + 1))
            items[i], items[j] = items[j], items[i]
        return tuple(items)

    def text(self, answer: Answer) -> str:
        return _words(answer)

    def parse(self, text: str) -> Answer:
        return _numbers(text)


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

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not tuple:
            return "teams are needed"
        seen: list[int] = []
        for team in answer:
            if not _are_ids(team) or not 1 <= len(team) <= self.size:
                return f"a team has 1 to {self.size} Ninja"
            if self.lone and len(team) > 1 and not self.lone.isdisjoint(team):
                return "this Ninja must be a team by itself"
            if self.apart and not self.apart.isdisjoint(combinations(sorted(team), 2)):
                return "these Ninja may not be in one team"
            seen += team
        if sorted(seen) != sorted(self.ninja):
            return "each Ninja belongs to exactly one team"
        return None

    def answers(self) -> Iterator[Answer]:
        """Every arrangement, lazily; each set of teams once."""
        for teams in _arrangements(self.ninja, self.size):
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
        return tuple(_numbers(team) for team in text.split("|"))


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
            if not _are_ids(pair) or len(pair) != 2:
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
            return "a team that must be sent out stays behind"
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
        return tuple((one.team, one.heads[int(rng() * len(one.heads))]) for one in teams[:count])

    def text(self, answer: Answer) -> str:
        return ", ".join(f"{team}:{head}" for team, head in answer) or "none"

    def parse(self, text: str) -> Answer:
        return _groups(text)


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

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not tuple:
            return "blocks are needed"
        attackers: list[int] = []
        heads: dict[int, list[int]] = {}
        for block in answer:
            if not _are_ids(block) or len(block) != 3:
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
        if self.duties and self.met(set(attackers), set(heads)) < self.duties:
            return "a block that must be made is missing"
        return None

    def met(self, attackers: set[int], teams: set[int]) -> int:
        """How many compulsions these blocks meet."""
        return len(attackers & self.must_be_blocked) + len(teams & self.must_block)

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
        return _groups(text)


Choice = (
    PickOption | PickCards | PickNumber | YesNo | PutInOrder | Arrange | Send | Block
)  # fmt: skip


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


def _are_ids(answer: Answer) -> bool:
    """Whether it is a tuple of whole numbers: an answer may come from anywhere."""
    return type(answer) is tuple and _INT.issuperset(map(type, answer))


_INT: Final = frozenset((int,))


def _between(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _words(answer: tuple[int, ...]) -> str:
    return " ".join(map(str, answer)) or "none"


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise IllegalAnswerError(f"{text!r} is not a number") from None


def _numbers(text: str) -> tuple[int, ...]:
    if text.strip() == "none":
        return ()
    return tuple(_number(word) for word in text.split())


def _groups(text: str) -> tuple[tuple[int, ...], ...]:
    if text.strip() == "none":
        return ()
    return tuple(tuple(map(_number, group.strip().split(":"))) for group in text.split(","))


def _not_offered(text: str, offered: list[str]) -> str:
    return f"{text!r} is not offered; legal: {', '.join(offered[:20])}"
