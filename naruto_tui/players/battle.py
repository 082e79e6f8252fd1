"""Answers to Send, Block and new heads."""

from typing import Final

from naruto_tui.rules.choices import PickCards
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.sight import blockers
from naruto_tui.rules.team_choices import Block, Send
from naruto_tui.rules.view import View

from .attack import Duties, War
from .hand import pushes
from .lethal import winning_attack
from .teams import Roster, Squad, led, squad


def send(view: View, choice: Send, roster: Roster, planned: list[Squad] | None) -> Answer:
    """Attacks that pay against the best blocks; those that must go, go."""
    if planned is not None and not choice.must:
        if not planned:
            return ()
        teams = {one.heads: one.team for one in choice.teams}
        if len(planned) <= choice.most and teams.keys() >= {one.members for one in planned}:
            return tuple([(teams[one.members], one.head) for one in planned])
    own: dict[Squad, int] = {}
    able = roster.grouped(view, [team.heads for team in choice.teams])
    push = pushes(view, [one for members in able for one in members])
    for members, team in zip(able, choice.teams, strict=True):
        own[squad(members, push)] = team.team
    war = War(view, view.seat)
    enemy = blockers(view, [one.team for one in choice.teams])
    chosen = winning_attack(choice, own, war, enemy)
    if not chosen:
        theirs = roster.grouped(view, [team.members for team, may in enemy if may])
        value, chosen = war.best_attack(list(own), list(map(squad, theirs)), choice.most)
        if value <= 0:
            chosen = []
    if choice.must:
        chosen = _with_duties(choice, own, chosen)
    return tuple((own[one], one.head) for one in chosen)


def _with_duties(choice: Send, own: dict[Squad, int], chosen: list[Squad]) -> list[Squad]:
    must = [one for one, team in own.items() if team in choice.must]
    rest = [one for one in chosen if one not in must]
    return (must + rest)[: choice.most]


def block(view: View, choice: Block, roster: Roster) -> Answer:
    """Blocks that win or save more than they cost; all that is needed to survive."""
    war = War(view, 1 - view.seat)
    sent = [team for fight in view.fights if (team := view.team(fight.attacker)) is not None]
    teams = [team.members for team in sent] + [blocker.heads for blocker in choice.blockers]
    groups = roster.grouped(view, teams)
    able = groups[len(sent) :]
    attackers = [
        led(members[team.members.index(team.head)], members)
        for members, team in zip(groups, sent, strict=False)
    ]
    ids = [team.id for team in sent]
    push = pushes(view, [one for members in able for one in members])
    own = [squad(members, push) for members in able]
    duties = _duties(choice, ids)
    pairs = war.best_blocks(attackers, own, duties, pushed=bool(push))
    return tuple([(ids[i], choice.blockers[j].team, own[j].head) for i, j in pairs])


def _duties(choice: Block, ids: list[int]) -> Duties:
    """The blocks that may and must be, by places of attackers and blockers."""
    everyone = frozenset(range(len(ids)))
    allowed = [
        everyone
        if len(blocker.attackers) == len(ids)
        else frozenset([i for i in everyone if ids[i] in blocker.attackers])
        for blocker in choice.blockers
    ]
    if not choice.duties:
        return Duties(allowed, _NOBODY, _NOBODY, 0)
    return Duties(
        allowed,
        frozenset([i for i in everyone if ids[i] in choice.must_be_blocked]),
        frozenset([j for j, one in enumerate(choice.blockers) if one.team in choice.must_block]),
        choice.duties,
        frozenset(
            [
                (i, j)
                for i in everyone
                for j, one in enumerate(choice.blockers)
                if (ids[i], one.team) in choice.certain
            ]
        ),
    )


_NOBODY: Final = frozenset[int]()


def new_head(view: View, choice: PickCards) -> int:
    """Own teams get the head that makes them strongest; the other side's the one that does not."""
    own = view.holder(choice.cards[0]) == view.seat

    def lead(ninja: int) -> int:
        traits = view.traits(ninja)
        return traits.combat - traits.support

    return max(choice.cards, key=lead) if own else min(choice.cards, key=lead)
