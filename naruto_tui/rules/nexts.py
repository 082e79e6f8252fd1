"""`The next Fire Jutsu ...`: what holds for one card alone, the first that is played or deployed.

Until then it speaks of every card that could become it; afterwards of that card, for as long as it
lasts. What is in play or on the chain already cannot become the next one.
"""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from .select import FILTERS, fits, owners_of, stamp
from .state import PLAY, Frame

if TYPE_CHECKING:
    from .game import Game

NEXT: Final = "next"
"""What a deck says that speaks of the next card; in a frame, which card that was."""


def subject_cards(claim: Any) -> n.Cards | None:
    """The described set that a claim is about, if it speaks of the next of them."""
    subject = claim.subject if isinstance(claim, n.Change) else getattr(claim, "deed", None)
    subject = getattr(subject, "subject", subject)
    if isinstance(subject, n.Cards) and n.Next() in subject.filters:
        return subject
    return None


def _is_next(game: "Game", frame: Frame, _one: n.Next, thing: int) -> bool:
    found = frame.that.get(NEXT)
    if found is not None:
        return stamp(game, thing) in found
    return game.where[thing] != PLAY and game.link_of(thing) is None


FILTERS[n.Next] = _is_next


def take_next(game: "Game", seat: int, card: int) -> None:
    """A card has been played or deployed: what waits for such a card has found it."""
    if NEXT not in game.says:
        return
    for place, one in enumerate(game.lasting):
        cards = subject_cards(one.claim)
        if cards is None or NEXT in one.frame.that:
            continue
        if {"card", game.cards[card].kind}.isdisjoint(cards.kinds):
            continue
        tests = tuple(test for test in cards.filters if test != n.Next())
        theirs = not cards.owner or seat in owners_of(one.frame, cards.owner)
        if theirs and fits(game, one.frame, tests, card):
            frame = one.frame.copy()
            frame.that[NEXT] = (stamp(game, card),)
            game.lasting[place] = attrs.evolve(one, frame=frame)
            game.clock += 1
