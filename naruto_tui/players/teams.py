"""Ninja and teams as a fighter sees them: power, and what a lost fight would cost."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
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


def fighter(view: View, ninja: int) -> Fighter:
    """A Ninja in play, as it is now."""
    piece = view.piece(ninja)
    card = view.card(ninja)
    assert piece is not None
    assert card is not None
    traits = view.traits(ninja)
    alone, loner = habits(card)
    if piece.injured:
        death = body(card, injured=True)
        return Fighter(ninja, traits.combat, traits.support, death, death, alone, loner)
    death = body(card, injured=False)
    hurt = max(0.3, death - body(card, injured=True))
    return Fighter(ninja, traits.combat, traits.support, hurt, death, alone, loner)


def squad(members: Iterable[Fighter]) -> Squad:
    """The members as a team under their best head."""
    best = None
    power = 0
    backs = 0.0
    ids = []
    for one in members:
        power += one.support
        backs += one.hurt
        ids.append(one.id)
        lead = one.combat - one.support
        if best is None or lead > most or (lead == most and one.hurt < best.hurt):
            best, most = one, lead
    assert best is not None
    return Squad(
        power + most, best.id, best.hurt, best.death + backs - best.hurt, tuple(ids)
    )  # fmt: skip


def squads(view: View, seat: int) -> list[Squad]:
    """A player's teams as they are arranged now."""
    return [
        squad([fighter(view, one) for one in team.members])
        for team in view.teams(seat)
        if not team.out
    ]


def clash(margin: int, mine: Squad, theirs: Squad, outstanding: int) -> float:
    """What a fight with this margin is worth to the first squad's side."""
    if margin > 0:
        return theirs.rout if margin >= outstanding else theirs.hurt
    if margin < 0:
        return -mine.rout if -margin >= outstanding else -mine.hurt
    return theirs.hurt - mine.hurt


_BANNED: Final = ("send", "attack", "block")


@lru_cache(maxsize=4096)
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
