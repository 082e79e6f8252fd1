"""Ninja and teams as a fighter sees them: power, and what a lost fight would cost."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple

from attrs import define

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
from naruto_tui.rules.sight import muster
from naruto_tui.rules.traits import Traits
from naruto_tui.rules.view import View

from .value import body


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


_new_squad: Final[Callable[[tuple[Any, ...]], Squad]] = partial(tuple.__new__, Squad)
"""A squad of its fields: `Squad` itself would call a Python function for each of so many."""
by_lead = attrgetter("lead")
"""The order of those that may lead."""


@define(eq=False)
class Fighter:
    """A Ninja in play: its powers, and what 1 damage or its death would cost. Never changed."""

    id: int
    combat: int
    support: int
    lead: float
    """By how much a team is stronger with it as head; of equals, who costs less is ahead."""
    hurt: float
    death: float
    alone: bool
    """Whether it may be sent out alone, as far as its own text says."""
    loner: bool
    """Whether its own text forbids some team mates."""
    card: Card
    solo: Squad
    """A team of nobody else."""


Pushes = dict[int, int]
"""For some Ninja the power that a Jutsu in hand could add to its fight."""
NO_PUSHES: Final[Pushes] = {}


class Roster:
    """Fighters of one game; a Ninja that is as it was at the last look is not judged anew."""

    __slots__ = ("_judged", "_seen")

    def __init__(self) -> None:
        self._seen: dict[int, Traits] = {}
        """What each Ninja was when it was last judged."""
        self._judged: dict[int, Fighter] = {}

    def look(self, view: View, ninja: Sequence[int]) -> dict[int, Fighter]:
        """Ninja in play by their ids, these as they are now; of others it tells what was seen."""
        seen, judged = self._seen, self._judged
        now = muster(view, ninja)
        known = list(map(seen.get, ninja))
        # Compared at one stroke, for mostly all are known: traits are equal only to themselves.
        if known != now:
            for one, traits, before in zip(ninja, now, known, strict=True):
                if before is not traits:
                    seen[one], judged[one] = traits, _judged(view, one, traits)
        return judged

    def grouped(self, view: View, teams: Sequence[Sequence[int]]) -> list[list[Fighter]]:
        """Teams of Ninja in play, as they are now."""
        find = self.look(view, list(chain.from_iterable(teams))).__getitem__
        return [list(map(find, team)) for team in teams]

    def squads(self, view: View, seat: int) -> list[Squad]:
        """A player's teams as they are arranged now."""
        return list(map(squad, self.grouped(view, at_home(view, seat))))


def at_home(view: View, seat: int) -> list[tuple[int, ...]]:
    """A player's teams that are not sent out."""
    return [team.members for team in view.teams(seat) if not team.out]


def _judged(view: View, ninja: int, traits: Traits) -> Fighter:
    """A Ninja as a fighter; in the next game of the same decks most are the same again."""
    card = view.card(ninja)
    assert card is not None
    found = _known.get((ninja, traits))
    if found is None or found.card is not card:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = _known[ninja, traits] = _fighter(view, ninja, traits, card)
    return found


MOST_KNOWN: Final = 1_000
"""Fighters that are remembered beyond their game."""
_known: Final[dict[tuple[int, Traits], Fighter]] = {}


def _fighter(view: View, ninja: int, traits: Traits, card: Card) -> Fighter:
    piece = view.piece(ninja)
    assert piece is not None
    sheet = _printed.get(id(card))
    if sheet is None or sheet[0] is not card:
        sheet = _printed[id(card)] = _print(card)
    _, hurt, healthy, hurt_again, alone, loner = sheet
    if piece.injured:
        hurt = healthy = hurt_again
    combat, support = traits.combat, traits.support
    lead = combat - support - hurt / 1000
    solo = _new_squad((combat, ninja, hurt, healthy, (ninja,), 0))
    return Fighter(ninja, combat, support, lead, hurt, healthy, alone, loner, card, solo)


_printed: Final[dict[int, tuple[Card, float, float, float, bool, bool]]] = {}


def _print(card: Card) -> tuple[Card, float, float, float, bool, bool]:
    """What 1 damage costs a healthy one, what its death costs healthy and injured, its habits."""
    healthy, injured = body(card, injured=False), body(card, injured=True)
    return (card, max(0.3, healthy - injured), healthy, injured, *habits(card))


def squad(members: Sequence[Fighter], pushes: Pushes = NO_PUSHES) -> Squad:
    """The members as a team under their best head."""
    if len(members) == 1 and not pushes:
        return members[0].solo
    return led(max(members, key=by_lead), members, pushes)


def led(head: Fighter, members: Sequence[Fighter], pushes: Pushes = NO_PUSHES) -> Squad:
    """The members as a team under one of them."""
    if len(members) == 1:
        return head.solo._replace(push=pushes[head.id]) if head.id in pushes else head.solo
    power = head.combat - head.support
    rout = head.death - head.hurt
    ids = []
    for one in members:
        power += one.support
        rout += one.hurt
        ids.append(one.id)
    push = max([pushes.get(one, 0) for one in ids]) if pushes else 0
    return _new_squad((power, head.id, head.hurt, rout, tuple(ids), push))


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
