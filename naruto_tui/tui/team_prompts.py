"""Prompts about teams: arrange Ninja in teams, send teams out, assign blockers.

Public: `ArrangePrompt`, `SendPrompt`, `BlockPrompt`, `suggested_teams`.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.rules.refusals import BAN
from naruto_tui.rules.team_choices import Arrange, Block, Blocker, Send, Sendable

from .ask_words import named_rule
from .list_prompts import team_row
from .prompt import BACK, DIGITS, Key, Outcome, Prompt, Row, digit
from .words import Voice, counted

AGAIN: Final = "press Enter again"
Heads = tuple[tuple[int, int], ...]
"""(team, head) where a head was chosen."""


@frozen(slots=False, kw_only=True)
class ArrangePrompt(Prompt):
    """Each Ninja gets a team by a digit; `0` puts it alone, `s` suggests, Enter confirms."""

    choice: Arrange = field(eq=False)
    numbers: tuple[int, ...] = ()
    """The team of each Ninja of the choice, from 1."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        rows = []
        for place, ninja in enumerate(self.choice.ninja):
            alone = "must be alone" if ninja in self.choice.lone else ""
            power = self.voice.powers(ninja)
            text, number = f"{self.voice.name(ninja)} {power}", str(self.numbers[place])
            rows.append(Row(text, "", ninja, number, note=alone, tail=power))
        return tuple(rows)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The answer as it stands."""
        found: dict[int, list[int]] = {}
        for ninja, number in zip(self.choice.ninja, self.numbers, strict=True):
            found.setdefault(number, []).append(ninja)
        return tuple(tuple(found[number]) for number in sorted(found))

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        return (
            Key("1", "team of this Ninja"),
            Key("0", "alone"),
            Key("s", "suggest"),
            Key("enter", "confirm"),
        )

    @property
    def status(self) -> str:
        return counted(len(self.teams), "team")

    def press(self, key: str) -> Outcome:
        if key == "enter":
            return self.done(self.teams)
        if key == "s":
            return self.with_teams(suggested_teams(self.voice, self.choice))
        if key == "0":
            return self._into(self._unused())
        if key in DIGITS:
            return self._into(int(key))
        return super().press(key)

    def with_teams(self, teams: Sequence[Sequence[int]]) -> "ArrangePrompt":
        """Arranged like these teams."""
        return evolve(self, numbers=team_numbers(self.choice.ninja, teams), hint="")

    def _unused(self) -> int:
        used = {number for i, number in enumerate(self.numbers) if i != self.cursor}
        return min(set(range(1, len(self.numbers) + 1)) - used)

    def _into(self, number: int) -> Outcome:
        """The Ninja under the cursor into that team, if it has room; the cursor goes on."""
        if not self.numbers:
            return self.said("you have no Ninja to arrange")
        ninja = self.choice.ninja[self.cursor]
        mates = [
            other
            for other, its in zip(self.choice.ninja, self.numbers, strict=True)
            if its == number and other != ninja
        ]
        if len(mates) >= self.choice.room((ninja, *mates)):
            size = f"a team has 1 to {self.choice.size} Ninja"
            return self.refusing(f"team {number} is full: {size}")
        lone = [one for one in (ninja, *mates) if one in self.choice.lone]
        if mates and lone:
            return self.refusing(f"{self.voice.name(lone[0])} must be a team by itself", BAN)
        numbers = list(self.numbers)
        numbers[self.cursor] = number
        cursor = (self.cursor + 1) % len(numbers)
        return evolve(self, cursor=cursor, hint="", numbers=tuple(numbers))


def team_numbers(ninja: Sequence[int], teams: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The number of each Ninja's team; one in no team gets a number of its own."""
    numbers = {one: i for i, team in enumerate(teams, 1) for one in team}
    last = len(teams)
    found = []
    for one in ninja:
        if one not in numbers:
            last += 1
            numbers[one] = last
        found.append(numbers[one])
    return tuple(found)


def suggested_teams(voice: Voice, choice: Arrange) -> list[list[int]]:
    """Strong heads with the backs that support them most: a plain, legal start."""
    traits = {one: voice.view.traits(one) for one in choice.ninja}
    free = [one for one in choice.ninja if one not in choice.lone]
    heads = sorted(free, key=lambda one: traits[one].combat - traits[one].support, reverse=True)
    teams = [[one] for one in choice.ninja if one in choice.lone]
    while heads:
        team = [heads.pop(0)]
        helpers = sorted(heads, key=lambda one: traits[one].support, reverse=True)
        for helper in helpers[: choice.size - 1]:
            if traits[helper].support > 0:
                team.append(helper)
                heads.remove(helper)
        teams.append(team)
    return teams


def chosen_head(voice: Voice, heads: Heads, one: Sendable | Blocker) -> int:
    """The head chosen for the team, else the one that gives it the most power."""
    for team, head in heads:
        if team == one.team:
            return head
    return max(one.heads, key=lambda head: voice.power(one.team, head))


def kept_back(voice: Voice, offered: Sequence[int]) -> list[Row]:
    """Teams that are not offered: only the text of a card can forbid a team to go."""
    reason = "a card's text forbids it" + named_rule(BAN)
    return [
        team_row(voice, team.id, enabled=False, note=reason)
        for team in voice.view.teams(voice.view.seat)
        if team.id not in offered and not team.out
    ]


def next_head(heads: tuple[int, ...], head: int) -> int:
    return heads[(heads.index(head) + 1) % len(heads)]


@frozen(slots=False, kw_only=True)
class SendPrompt(Prompt):
    """Digits (or Space) pick teams, `h` changes the head, Enter sends them out."""

    choice: Send = field(eq=False)
    sent: tuple[int, ...] = ()
    heads: Heads = ()
    armed: bool = False
    """Whether Enter has already been pressed with no team."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        teams = [self._row(place) for place in range(len(self.choice.teams))]
        return (*teams, *kept_back(self.voice, [one.team for one in self.choice.teams]))

    def _row(self, place: int) -> Row:
        one = self.choice.teams[place]
        mark = "*" if one.team in self.sent else ""
        note = "must attack" if one.team in self.choice.must else ""
        head = self.head(place)
        return team_row(self.voice, one.team, head, key=digit(place), mark=mark, note=note)

    def head(self, place: int) -> int:
        """The head of that team as it stands."""
        one = self.choice.teams[place]
        return chosen_head(self.voice, self.heads, one)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        if not self.choice.teams:
            return (Key("enter", "go on"),)
        return (Key("1", "pick team"), Key("h", "head"), Key("enter", "send out"))

    @property
    def status(self) -> str:
        return f"{len(self.sent)} of up to {self.choice.most} picked"

    def press(self, key: str) -> Outcome:
        if key == "enter":
            return self._confirm()
        if key == "space" and self.rows:
            return self.take(self.cursor)
        if key == "h":
            return self._turned()
        if key in BACK and self.sent:
            return evolve(self, sent=self.sent[:-1], hint="", armed=False)
        return super().press(key)

    def _confirm(self) -> Outcome:
        if not self.sent and self.choice.teams and not self.armed:
            asked = f"no team picked: {AGAIN} to attack with none"
            return evolve(self, armed=True, hint=asked)
        places = {one.team: place for place, one in enumerate(self.choice.teams)}
        return self.done(tuple((team, self.head(places[team])) for team in self.sent))

    def take(self, place: int) -> Outcome:
        if place >= len(self.choice.teams):
            return self.said(self.rows[place].note)
        team = self.choice.teams[place].team
        if team in self.sent:
            sent = tuple(one for one in self.sent if one != team)
        elif len(self.sent) >= self.choice.most:
            return self.refusing(f"at most {counted(self.choice.most, 'team')} may be sent out")
        else:
            sent = (*self.sent, team)
        return evolve(self, sent=sent, hint="", armed=False)

    def _turned(self) -> Outcome:
        if self.cursor >= len(self.choice.teams):
            return self.said("choose one of your teams first")
        one = self.choice.teams[self.cursor]
        if len(one.heads) == 1:
            return self.refusing("nobody else can be the head of this team")
        heads = dict(self.heads) | {one.team: next_head(one.heads, self.head(self.cursor))}
        return evolve(self, heads=tuple(heads.items()), hint="", armed=False)


@frozen(slots=False, kw_only=True)
class BlockPrompt(Prompt):
    """Pick an attack, then the team that blocks it; `h` changes the head, Enter confirms all."""

    choice: Block = field(eq=False)
    attack: int = 0
    """The attacking team whose blocker is being chosen, or 0."""
    blocks: tuple[tuple[int, int], ...] = ()
    """(attacker, blocker) so far."""
    heads: Heads = ()
    armed: bool = False

    @cached_property
    def attacks(self) -> tuple[int, ...]:
        """Attacking teams that some team may block, in the order of the fights."""
        possible = {attack for one in self.choice.blockers for attack in one.attackers}
        in_order = [
            fight.attacker for fight in self.voice.view.fights if fight.attacker in possible
        ]
        return (*in_order, *sorted(possible.difference(in_order)))

    @cached_property
    def able(self) -> tuple[Blocker, ...]:
        """Teams that may block the chosen attack."""
        return tuple(one for one in self.choice.blockers if self.attack in one.attackers)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        if not self.attack:
            return tuple(self._attack_row(i, attack) for i, attack in enumerate(self.attacks))
        nobody = Row("nobody blocks it", "0", mark="" if self.blocker(self.attack) else "*")
        teams = [self._team_row(i, one) for i, one in enumerate(self.able)]
        return (*teams, nobody, *kept_back(self.voice, [one.team for one in self.able]))

    def _attack_row(self, place: int, attack: int) -> Row:
        team = self.blocker(attack)
        if not team:
            must = " (must be blocked)" if attack in self.choice.must_be_blocked else ""
            return team_row(self.voice, attack, note="not blocked" + must, key=digit(place))
        head = self.head(team)
        by = f"blocked by {self.voice.with_powers(team, head)}"
        row = team_row(self.voice, attack, note=by, key=digit(place), mark="*")
        against = f" vs {self.voice.power(team, head)}"
        return evolve(row, text=row.text + against, tail=row.tail + against)

    def _team_row(self, place: int, one: Blocker) -> Row:
        faced = [attack for attack, team in self.blocks if team == one.team]
        note = "must block" if one.team in self.choice.must_block else ""
        if (self.attack, one.team) in self.choice.certain:
            note = "must block this team"
        if faced and self.attack not in faced:
            note = f"blocks {self.voice.team(faced[-1])} so far"
        elif one.most > 1:
            note = note or f"may block {one.most} attacks"
        mark = "*" if self.attack in faced else ""
        head = self.head(one.team)
        return team_row(self.voice, one.team, head, key=digit(place), mark=mark, note=note)

    def blocker(self, attack: int) -> int:
        """The team that blocks that attack so far, or 0."""
        return dict(self.blocks).get(attack, 0)

    def head(self, team: int) -> int:
        """The head of that blocking team as it stands."""
        return chosen_head(self.voice, self.heads, self._team(team))

    def _team(self, team: int) -> Blocker:
        return next(one for one in self.choice.blockers if one.team == team)

    @property
    def question(self) -> str:
        base = super().question
        return f"Who blocks {self.voice.with_powers(self.attack)}?" if self.attack else base

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        if self.attack:
            return (Key("1", "team"), Key("0", "nobody"), Key("h", "head"), Key("escape", "back"))
        return (Key("1", "pick attack"), Key("space", "open"), Key("enter", "confirm all"))

    @property
    def status(self) -> str:
        return "" if self.attack else f"{len(self.blocks)} of {len(self.attacks)} blocked"

    def press(self, key: str) -> Outcome:
        if self.attack and key in BACK:
            return self._closed(self.blocks)
        if key == "h":
            return self._turned()
        if key == "0" and self.attack:
            return self.take(len(self.able))
        if key in ("space", "right") and self.rows:
            return self.take(self.cursor)
        if key == "enter":
            return self.take(self.cursor) if self.attack else self._confirm()
        return super().press(key)

    def take(self, place: int) -> Outcome:
        if not self.attack:
            return evolve(self, attack=self.attacks[place], cursor=0, hint="", armed=False)
        if place > len(self.able):
            return self.said(self.rows[place].note)
        team = self.able[place].team if place < len(self.able) else 0
        kept = [block for block in self.blocks if block[0] != self.attack]
        busy = [block for block in kept if block[1] == team]
        # A team that may block no more attacks leaves the one it was given first.
        if team and len(busy) >= self._team(team).most:
            kept.remove(busy[0])
        return self._closed((*kept, (self.attack, team)) if team else tuple(kept))

    def _closed(self, blocks: tuple[tuple[int, int], ...]) -> Prompt:
        place = self.attacks.index(self.attack)
        return evolve(self, attack=0, cursor=place, blocks=blocks, hint="", armed=False)

    def _turned(self) -> Outcome:
        """The next possible head of the team under the cursor."""
        team = self.row.thing if self.row else -1
        if not self.attack:
            team = self.blocker(team)
        one = next((one for one in self.choice.blockers if one.team == team), None)
        if one is None or len(one.heads) == 1:
            return self.refusing("there is no other head to choose here", "5.2.2")
        heads = dict(self.heads) | {team: next_head(one.heads, self.head(team))}
        return evolve(self, heads=tuple(heads.items()), hint="", armed=False)

    def _confirm(self) -> Outcome:
        if not self.blocks and self.attacks and not self.armed:
            return evolve(self, armed=True, hint=f"nothing is blocked: {AGAIN} to let all through")
        return self.done(tuple((a, team, self.head(team)) for a, team in self.blocks))
