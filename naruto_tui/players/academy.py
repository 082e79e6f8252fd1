"""`academy`: a beginner. Deploys the strongest, attacks when it wins, blocks when it wins."""

import random

from naruto_tui.rules.choices import Choice, PickCards, PickOption, YesNo
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.rules.view import View

from . import naming


class Academy:
    """The first things a player learns, and nothing else. What it has not learnt, it leaves."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: View, choice: Choice) -> Answer:
        """A legal answer."""
        answer = self._answer(view, choice)
        if answer is None or choice.problem(answer) is not None:
            return choice.random(self._random.random)
        return answer

    def _answer(self, view: View, choice: Choice) -> Answer:
        if type(choice) is PickOption:
            return _option(view, choice)
        if type(choice) is Arrange:
            return _pairs(view, choice)
        if type(choice) is Send:
            return _send(view, choice)
        if type(choice) is Block:
            return _block(view, choice)
        if type(choice) is YesNo:
            return choice.asked.ask == "first"
        if type(choice) is PickCards and choice.asked.ask == "target":
            return _enemies_first(view, choice)
        return None


def _option(view: View, choice: PickOption) -> int:
    """Deploys the strongest Ninja; uses a Jutsu in a battle that goes badly; else passes."""
    last = len(choice.options) - 1
    if choice.options[0].verb == "name":
        return naming.name(view, choice)
    deploys = [i for i, option in enumerate(choice.options) if option.verb == "deploy"]
    if deploys:
        return max(deploys, key=lambda i: _strength(view, choice.options[i].card))
    if choice.asked.ask == "exchange" and choice.options[0].verb == "jutsu" and _goes_badly(view):
        return 0
    return last


def _strength(view: View, ninja: int) -> int:
    traits = view.traits(ninja)
    return traits.combat + traits.support


def _goes_badly(view: View) -> bool:
    """Whether some fight is lost for us as things stand."""
    ours = 1 if view.active == view.seat else -1
    return any(
        (ahead := view.forecast(fight)).block is not None and ahead.margin * ours < 0
        for fight in view.fights
    )


def _pairs(view: View, choice: Arrange) -> tuple[tuple[int, ...], ...]:
    """Teams of two, the strongest together."""
    ninja = sorted(choice.ninja, key=lambda one: -_strength(view, one))
    return tuple(tuple(ninja[i : i + 2]) for i in range(0, len(ninja), 2))


def _send(view: View, choice: Send) -> Answer:
    """Sends what no enemy team can match."""
    enemy = max((view.team_power(team.id) for team in view.teams(1 - view.seat)), default=-1)
    strong = [one for one in choice.teams if view.team_power(one.team) > enemy]
    strong.sort(key=lambda one: -view.team_power(one.team))
    return tuple((one.team, _head(view, one.heads)) for one in strong[: choice.most])


def _head(view: View, heads: tuple[int, ...]) -> int:
    return max(heads, key=lambda one: view.traits(one).combat - view.traits(one).support)


def _block(view: View, choice: Block) -> Answer:
    """Blocks what it beats; at the end of the game, whatever it can."""
    free = list(choice.blockers)
    blocks = []
    desperate = view.reward_count(1 - view.seat) >= view.edition.rewards_to_win - 3
    for fight in view.fights:
        power = view.forecast(fight).attack
        for one in free:
            wins = view.team_power(one.team) > power
            if fight.attacker in one.attackers and (wins or desperate):
                blocks.append((fight.attacker, one.team, _head(view, one.heads)))
                free.remove(one)
                break
    return tuple(blocks)


def _enemies_first(view: View, choice: PickCards) -> Answer:
    """Targets of the other side, if there are any."""
    ranked = sorted(choice.cards, key=lambda thing: view.holder(thing) == view.seat)
    return tuple(ranked[: max(1, choice.low)])
