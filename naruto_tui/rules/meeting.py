"""What two decks bring to every game between them: cards, programs, what their texts can say.

Games of a match, or of a run of thousands, share it. Nothing here is of one game.
"""

from functools import lru_cache
from typing import Any, Final

from attrs import frozen

from naruto_tui.cards.model import Card

from .editions import Edition
from .granting import grants_of
from .history import asked_by
from .program import Program, one_spelling, programs_of
from .state import DECK, REINFORCEMENTS

Decks = tuple[tuple[Card, ...], tuple[Card, ...]]
MOST: Final = 64
"""So many meetings are kept."""


@frozen(eq=False)
class Meeting:
    """Two decks, and what is the same in all games between them."""

    decks: Decks
    """Kept alive: a meeting is found again by the identity of these."""
    cards: tuple[Card, ...]
    programs: tuple[Program, ...]
    owner: tuple[int, ...]
    where: list[int]
    """The zone in which each card begins."""
    piles: tuple[tuple[list[int], list[int]], ...]
    """Of each player: deck and reinforcement deck, in list order."""
    texts: tuple[Any, ...]
    """What the texts of both decks can say, read, hear, give and ask for."""


_met: Final[dict[tuple[int, int, bool], Meeting]] = {}


def meeting_of(decks: Decks, edition: Edition) -> Meeting:
    """What these decks bring to a game of this edition, made at the first call."""
    # By identity: to hash a hundred cards would take longer than all the rest.
    key = (id(decks[0]), id(decks[1]), edition.name_aliases)
    found = _met.get(key)
    if found is None:
        if len(_met) >= MOST:
            _met.clear()
        found = _met[key] = _meet(decks, aliases=edition.name_aliases)
    return found


def _meet(decks: Decks, *, aliases: bool) -> Meeting:
    cards = decks[0] + decks[1]
    programs = programs_of(cards)
    if not aliases:
        made = {id(one): one_spelling(one) for one in programs}
        programs = tuple(made[id(one)] for one in programs)
    where = [REINFORCEMENTS if card.is_reserve else DECK for card in cards]
    split = len(decks[0])
    places = (range(split), range(split, len(cards)))
    piles = tuple(
        ([one for one in own if where[one] == DECK], [one for one in own if where[one] != DECK])
        for own in places
    )
    owner = (0,) * split + (1,) * (len(cards) - split)
    texts = _texts(tuple(dict.fromkeys(programs)))
    return Meeting(decks, cards, programs, owner, where, piles, texts)


@lru_cache(maxsize=MOST)
def _texts(programs: tuple[Program, ...]) -> tuple[Any, ...]:
    """What the texts of two decks can say, read, give and ask for: games of a match share it.

    Numbers of what is given and asked for follow those of the cards, however the decks lie: so a
    game read from its position has the same ones.
    """
    programs = tuple(sorted(programs, key=lambda one: one.card.number))
    grants = grants_of(programs)
    deeds, asked = asked_by(programs)
    return (
        frozenset(word for program in programs for word in program.says),
        any(program.reads_zones for program in programs),
        frozenset(kind for program in programs for kind in program.hears),
        grants,
        deeds,
        asked,
    )
