"""The Organization Phase: a handful of sensible arrangements, the best of them by what it brings."""

from collections.abc import Iterator

from naruto_tui.rules.choices import Arrange
from naruto_tui.rules.view import View

from .attack import War, useful
from .teams import Fighter, Squad, fighter, squad, squads

Teams = list[list[Fighter]]


def arrange(view: View, choice: Arrange) -> tuple[tuple[int, ...], ...]:
    """The arrangement that attacks best now and defends best in the other player's turn."""
    own = [fighter(view, one) for one in choice.ninja]
    enemy = squads(view, 1 - view.seat)
    attack = War(view, view.seat)
    defence = War(view, 1 - view.seat)
    most = view.edition.attacking_teams or len(own)
    strikers = _strikers(view, choice.size)
    best, found = float("-inf"), ()
    for teams in _candidates(own, choice.size, choice.lone):
        mine = [squad(team) for team in teams]
        able = [
            one for one, team in zip(mine, teams, strict=True) if len(team) > 1 or team[0].alone
        ]
        value = attack.best_attack(able, enemy, most)[0]
        value -= 0.8 * defence.worst(defence.rows(strikers, useful(able)), len(able))
        if value > best:
            best, found = value, tuple(one.members for one in mine)
    return found


def _strikers(view: View, size: int) -> list[Squad]:
    """The three teams that the other player could make to strike back."""
    theirs = [fighter(view, one) for team in view.teams(1 - view.seat) for one in team.members]
    most = view.edition.attacking_teams or 3
    if not theirs:
        return []
    theirs.sort(key=_lead, reverse=True)
    backs = sorted(theirs[most:], key=_support, reverse=True)[: most * (size - 1)]
    heads = theirs[:most]
    return [squad(team) for team in _filled(heads + backs, len(heads), size)]


def _candidates(own: list[Fighter], size: int, lone: frozenset[int]) -> Iterator[Teams]:
    """Arrangements worth a look: so many heads, and the rest behind them."""
    single = [[one] for one in own if one.loner or one.id in lone]
    free = [one for one in own if not (one.loner or one.id in lone)]
    if not free:
        yield single
        return
    for heads in range(max(1, -(-len(free) // size)), len(free) + 1):
        if heads <= 4 or heads == len(free):
            yield single + _filled(free, heads, size)
            if len(free) - heads > 1 and heads > 1:
                yield single + _spread(free, heads, size)


def _lead(one: Fighter) -> int:
    return one.combat - one.support


def _filled(own: list[Fighter], heads: int, size: int) -> Teams:
    """The best backs go to the strongest head until its team is full."""
    order = sorted(own, key=_lead, reverse=True)
    teams = [[one] for one in order[:heads]]
    backs = sorted(order[heads:], key=_support, reverse=True)
    place = 0
    for one in backs:
        while len(teams[place]) >= size:
            place += 1
        teams[place].append(one)
    return teams


def _spread(own: list[Fighter], heads: int, size: int) -> Teams:
    """The best backs go to the weakest teams, so that all are alike."""
    order = sorted(own, key=_lead, reverse=True)
    teams = [[one] for one in order[:heads]]
    power = [one.combat for one in order[:heads]]
    for one in sorted(order[heads:], key=_support, reverse=True):
        place = min((i for i in range(heads) if len(teams[i]) < size), key=lambda i: power[i])
        teams[place].append(one)
        power[place] += one.support
    return teams


def _support(one: Fighter) -> int:
    return one.support
