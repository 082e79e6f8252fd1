"""Answers to Send, Block and new heads."""

from naruto_tui.rules.choices import Answer, Block, PickCards, Send
from naruto_tui.rules.view import View

from .attack import War
from .hand import pushes
from .teams import Squad, fighters, squad, squads


def send(view: View, choice: Send, planned: list[Squad] | None) -> Answer:
    """Attacks that pay against the best blocks; those that must go, go."""
    if planned is not None and not choice.must:
        teams = {frozenset(one.heads): one.team for one in choice.teams}
        answer = tuple((teams.get(frozenset(one.members), -1), one.head) for one in planned)
        if choice.problem(answer) is None:
            return answer
    own = {}
    push = pushes(view, [one for team in choice.teams for one in team.heads])
    for one in choice.teams:
        own[squad(fighters(view, one.heads), push)] = one.team
    war = War(view, view.seat)
    value, chosen = war.best_attack(list(own), squads(view, 1 - view.seat), choice.most)
    if value <= 0:
        chosen = []
    if choice.must:
        chosen = _with_duties(choice, own, chosen)
    return tuple((own[one], one.head) for one in chosen)


def _with_duties(choice: Send, own: dict[Squad, int], chosen: list[Squad]) -> list[Squad]:
    must = [one for one, team in own.items() if team in choice.must]
    rest = [one for one in chosen if one not in must]
    return (must + rest)[: choice.most]


def block(view: View, choice: Block) -> Answer:
    """Blocks that win or save more than they cost; all that is needed to survive."""
    war = War(view, 1 - view.seat)
    attackers, ids = [], []
    for fight in view.fights:
        team = view.team(fight.attacker)
        if team is None:
            continue
        members = {one.id: one for one in fighters(view, team.members)}
        head = members.pop(team.head)
        backs = sum(one.hurt for one in members.values())
        power = view.team_power(team.id)
        attackers.append(Squad(power, head.id, head.hurt, head.death + backs, team.members))
        ids.append(team.id)
    push = pushes(view, [one for blocker in choice.blockers for one in blocker.heads])
    own = [squad(fighters(view, blocker.heads), push) for blocker in choice.blockers]
    allowed = [
        frozenset(i for i, team in enumerate(ids) if team in blocker.attackers)
        for blocker in choice.blockers
    ]
    pairs = war.best_blocks(attackers, own, allowed)
    return tuple((ids[i], choice.blockers[j].team, own[j].head) for i, j in pairs)


def new_head(view: View, choice: PickCards) -> int:
    """Own teams get the head that makes them strongest; the other side's the one that does not."""
    own = view.holder(choice.cards[0]) == view.seat

    def lead(ninja: int) -> int:
        traits = view.traits(ninja)
        return traits.combat - traits.support

    return max(choice.cards, key=lead) if own else min(choice.cards, key=lead)
