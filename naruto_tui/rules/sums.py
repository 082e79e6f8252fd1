"""What a team brings to its fight: its sum of power or of mental power, and how a fight ends.

Effects that speak of a team's sum belong to no Ninja (T-13). They are carried out in order of
arrival; one that reads team power reads what came before it, its own bonus left out.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .force import Active, in_force
from .power import add_powers, amounts
from .questions import TEAM
from .traits import SUMS
from .values import value

if TYPE_CHECKING:
    from .game import Game
    from .state import Team

GROUP: Final = "team sums"
"""The group of claims about sums of teams."""
BOTH: Final = ("team power", "team mental power")


@value
class Clash:
    """A fight of two sides as it would be settled now (5.4.5 to 5.4.7), from the attackers'."""

    attack: int
    block: int
    mental: bool
    """Whether mental power was compared (5.4.10)."""
    grade: int
    """2, 1, 0, -1 or -2: outstanding victory, victory, draw and the defeats."""
    forced: bool
    """Whether an effect said how it ends (T-7.5)."""


# -- sums --


def team_power(game: "Game", team: int) -> int:
    """Head's combat and backs' support (rule 5.4.3), and what effects add; at home the strongest
    one leads.
    """
    if GROUP not in game.says or not (game.lasting or game.lines.get(GROUP)):
        return _plain_power(game, team)
    found = _changed(game).get(team)
    return found[0] if found is not None else _plain_power(game, team)


def team_mental(game: "Game", team: int) -> int:
    """The mental power of all members (5.4.10; editions differ), and what effects add."""
    if GROUP not in game.says or not (game.lasting or game.lines.get(GROUP)):
        return _plain_mental(game, team)
    found = _changed(game).get(team)
    return found[1] if found is not None else _plain_mental(game, team)


def _plain_power(game: "Game", team: int) -> int:
    found = game.teams[team]
    table = game.table()
    if table.late:
        add_powers(game, table)
    traits = table.traits
    head = found.head
    if head < 0:
        head = max(found.members, key=lambda one: traits[one].combat - traits[one].support)
    total: int = traits[head].combat
    for one in found.members:
        if one != head:
            total += traits[one].support
    return total


def _plain_mental(game: "Game", team: int) -> int:
    traits = _traits(game)
    found = game.teams[team]
    if game.edition.mental_power == "head alone":
        return traits[found.head].mental if found.head >= 0 else 0
    return sum(traits[one].mental for one in found.members)


def _traits(game: "Game") -> dict[int, Any]:
    table = game.table()
    if table.late:
        add_powers(game, table)
    return table.traits


def _changed(game: "Game") -> dict[int, list[int]]:
    """Both sums of every team after what effects say of them."""
    table = game.table()
    if table.late:
        add_powers(game, table)
    if table.adding:
        return {}
    if table.sums is None:
        table.sums = sums = {
            team: [_plain_power(game, team), _plain_mental(game, team)] for team in game.teams
        }
        for change in in_force(game, GROUP, judged=False):
            if change.is_true(game):
                _carry_out(game, sums, change)
    return table.sums


def _carry_out(game: "Game", sums: dict[int, list[int]], change: Active) -> None:
    row = change.claim.row
    things = [thing for thing in change.subjects(game) if thing in sums or thing < TEAM]
    if row == "swap team power":
        if len(things) == 2 and things[0] in sums and things[1] in sums:
            first, second = things
            sums[first][0], sums[second][0] = sums[second][0], sums[first][0]
        return
    for thing in things:
        team = game.team_of(thing)
        if team is None:
            continue
        if row in SHARES:
            for ninja in (thing,) if thing < TEAM else team.members:
                _move_share(game, sums, team, ninja, row)
            continue
        lasting = change.lasting
        amount = lasting.amount if lasting else amounts(game, change.frame, change.claim)
        sum_ = sums[team.id]
        place = BOTH.index(row.removeprefix("set "))
        sum_[place] = amount[0] if row.startswith("set ") else sum_[place] + amount[0]


def _move_share(
    game: "Game", sums: dict[int, list[int]], team: "Team", ninja: int, row: str
) -> None:
    """What a Ninja gives to its team is left out, taken off, or given to the other side."""
    share = _share(game, team, ninja)
    if row == "printed share":
        kept = _printed_share(game, team, ninja)
        for place in (0, 1):
            sums[team.id][place] += kept[place] - share[place]
        return
    for place in (0, 1):
        sums[team.id][place] -= share[place] * SHARES[row]
    if row == "helps the enemy":
        for foe in game.foes(team.id):
            for place in (0, 1):
                sums[foe][place] += share[place]


SHARES: Final = {"not counted": 1, "taken off": 2, "helps the enemy": 1, "printed share": 0}
"""Rows about one Ninja's share of its team's sums, and how often that is taken off them."""


def _share(game: "Game", team: "Team", ninja: int) -> tuple[int, int]:
    traits = _traits(game)[ninja]
    return (traits.combat if _leads(game, team, ninja) else traits.support), traits.mental


def _printed_share(game: "Game", team: "Team", ninja: int) -> tuple[int, int]:
    program = game.programs[ninja]
    traits = program.states[game.play[ninja].injured]
    return (traits.combat if _leads(game, team, ninja) else traits.support), traits.mental


def _leads(game: "Game", team: "Team", ninja: int) -> bool:
    if team.head >= 0:
        return team.head == ninja
    traits = _traits(game)
    return ninja == max(team.members, key=lambda one: traits[one].combat - traits[one].support)


# -- fights --


def is_mental(game: "Game", teams: Sequence[int]) -> bool:
    """Whether effects make these battling teams compare mental power (5.4.10)."""
    return not _speaks_of(game, "only by power", teams) and _speaks_of(
        game, "fight by mental power", teams
    )


def _speaks_of(game: "Game", group: str, teams: Sequence[int]) -> bool:
    """Whether claims of a group concern one of the teams or a member."""
    return any(
        rule.concerns(game, team)
        or any(rule.concerns(game, one) for one in game.teams[team].members)
        for rule in in_force(game, group)
        for team in teams
    )


def involved(game: "Game", attacker: int) -> tuple[list[int], list[int]]:
    """The attacking and the blocking teams whose fights are settled as one (T-15).

    A team that blocks several attacks faces all of them, and an attack all that block it.
    """
    attackers, blockers = [attacker], game.foes(attacker)
    if len(blockers) == 1 and len(game.foes(blockers[0])) == 1:
        return attackers, blockers
    for blocker in blockers:
        for other in game.foes(blocker):
            if other not in attackers:
                attackers.append(other)
                blockers += [one for one in game.foes(other) if one not in blockers]
    return attackers, blockers


def clash(game: "Game", attackers: Sequence[int], blockers: Sequence[int]) -> Clash:
    """How a fight between attacking and blocking teams would end now: their sums are added."""
    mental = "fight by mental power" in game.says and is_mental(game, (*attackers, *blockers))
    sum_of = team_mental if mental else team_power
    attack = block = 0
    for team in attackers:
        attack += sum_of(game, team)
    for team in blockers:
        block += sum_of(game, team)
    margin = attack - block
    grade = (margin > 0) - (margin < 0)
    if abs(margin) >= game.edition.outstanding:
        grade *= 2
    forced = forced_grade(game, attackers, blockers, grade)
    return Clash(attack, block, mental, grade if forced is None else forced, forced is not None)


def counts_as_blocked(game: "Game", team: int) -> bool:
    """Whether an effect calls an attack that nobody blocks a fight all the same (T-13)."""
    for group in ("as battling", "as blocked"):
        if group in game.says and _speaks_of(game, group, (team,)):
            return True
    return False


def power_faced(game: "Game", team: int) -> int | None:
    """The team power that an attack without a blocker is settled against, if any (T-13)."""
    found: int | None = None
    for rule in in_force(game, "as blocked"):
        if any(rule.concerns(game, one) for one in (team, *game.teams[team].members)):
            lasting = rule.lasting
            amount = lasting.amount if lasting else amounts(game, rule.frame, rule.claim)
            found = amount[0]
    return found


def forced_grade(
    game: "Game", attackers: Sequence[int], blockers: Sequence[int], grade: int
) -> int | None:
    """What effects make of a result: of several the latest counts (T-7.5)."""
    if not game.lasting:
        return None
    found: int | None = None
    for one in in_force(game, "fight result"):
        assert one.lasting is not None
        for team, _ in one.lasting.subjects or ():
            side = 1 if team in attackers else -1 if team in blockers else 0
            if not side:
                continue
            word = one.claim.grade
            so_far = side * (grade if found is None else found)
            if word in ON_VICTORY:
                if so_far > 0:
                    found = side * ON_VICTORY[word]
            else:
                found = side * GRADES[word]
    return found


GRADES: Final = {"plain": 1, "outstanding": 2, "loss": -1, "tie": 0}
"""Results that are forced, whatever the powers are."""
ON_VICTORY: Final = {"raised": 2, "lowered": 1}
"""Results that only change a victory."""

assert frozenset((*SHARES, *BOTH, *(f"set {row}" for row in BOTH), "swap team power")) == SUMS, (
    "every row about sums has a meaning"
)
