"""Ninja and teams as a fighter sees them: power, and what a lost fight would cost."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
from naruto_tui.rules.sight import muster
from naruto_tui.rules.view import View

from .value import body


class Fighter(NamedTuple):
    """A Ninja in play: its powers, and what 1 damage or its death would cost."""

    id: int
    combat: int
    support: int
    hurt: float
    death: float
    alone: bool
    """Whether it may be sent out alone, as far as its own text says."""
    loner: bool
    """Whether its own text forbids some team mates."""


class Squad(NamedTuple):
    """A team with the head that makes it strongest."""

    power: int
    head: int
    hurt: float
    """What a plain defeat costs: 1 damage to the head."""
    rout: float
    """What an outstanding defeat costs: 2 damage to the head, 1 to each back."""
    members: tuple[int, ...]
    push: int = 0
    """Power that a Jutsu in hand could add in its fight."""


def fighters(view: View, ninja: Iterable[int]) -> list[Fighter]:
    """Ninja in play, as they are now."""
    found = []
    for one, injured, card, traits in muster(view, ninja):
        sheet = _printed.get(id(card))
        if sheet is None or sheet[0] is not card:
            sheet = _printed[id(card)] = _print(card)
        _, hurt, healthy, hurt_again, alone, loner = sheet
        if injured:
            hurt = healthy = hurt_again
        found.append(Fighter(one, traits.combat, traits.support, hurt, healthy, alone, loner))
    return found


_printed: Final[dict[int, tuple[Card, float, float, float, bool, bool]]] = {}


def _print(card: Card) -> tuple[Card, float, float, float, bool, bool]:
    """What 1 damage costs a healthy one, what its death costs healthy and injured, its habits."""
    healthy, injured = body(card, injured=False), body(card, injured=True)
    return (card, max(0.3, healthy - injured), healthy, injured, *habits(card))


def squad(members: Sequence[Fighter], pushes: dict[int, int] | None = None) -> Squad:
    """The members as a team under their best head."""
    best = members[0]
    if len(members) == 1:
        push = pushes.get(best.id, 0) if pushes else 0
        return Squad(best.combat, best.id, best.hurt, best.death, (best.id,), push)
    most = best.combat - best.support
    power = 0
    backs = 0.0
    for one in members:
        power += one.support
        backs += one.hurt
        lead = one.combat - one.support
        if lead > most or (lead == most and one.hurt < best.hurt):
            best, most = one, lead
    rout = best.death + backs - best.hurt
    ids = tuple([one.id for one in members])
    push = max([pushes.get(one, 0) for one in ids]) if pushes else 0
    return Squad(power + most, best.id, best.hurt, rout, ids, push)


def squads(view: View, seat: int) -> list[Squad]:
    """A player's teams as they are arranged now."""
    return [squad(fighters(view, team.members)) for team in view.teams(seat) if not team.out]


def clash(margin: int, mine: Squad, theirs: Squad, outstanding: int) -> float:
    """What a fight with this margin is worth to the first squad's side."""
    if margin > 0:
        return theirs.rout if margin >= outstanding else theirs.hurt
    if margin < 0:
        return -mine.rout if -margin >= outstanding else -mine.hurt
    return theirs.hurt - mine.hurt


_BANNED: Final = ("send", "attack", "block")


def habits(card: Card) -> tuple[bool, bool]:
    """Whether a card may go alone, and whether it is picky about its mates, by its own text."""
    alone, loner = True, False
    for ability in program_of(card).abilities:
        for claim in getattr(ability, "claims", ()):
            deed: Any = getattr(claim, "deed", None)
            if type(claim) is n.Rule and claim.mode == "cannot" and deed.verb in _BANNED:
                alone &= "alone" not in deed.how
                loner |= deed.mates is not None
    return alone, loner
