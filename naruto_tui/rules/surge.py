"""Surge: what texts make of the keyword (K-9.2 to K-9.4).

The ability itself stands in `keywords`. A text may lift its limit, name other cards that may be
discarded for it, or put another effect in the place of the +2/+2.
"""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from .filters import RELATIONS
from .force import in_force, source_fits
from .granting import text_of
from .keywords import stands_for
from .sayings import group_of
from .select import alive, objects
from .state import DISCARD, Frame, Link
from .triggers import emit

if TYPE_CHECKING:
    from .game import Game

SET: Final = "set surge"
"""Row of the change table: Surge does something else (K-9.4)."""
_SURGE: Final = stands_for("surge")[0]
_CAN: Final = group_of(n.Permit(n.Deed("surge", None)))


def is_one(game: "Game", card: int, place: int) -> bool:
    """Whether an ability of a card in play is its Surge, printed or given."""
    return game.ability(card, place) == _SURGE


def is_unlimited(game: "Game", card: int) -> bool:
    """Whether a Ninja can be Surged any number of times a turn (K-9.2)."""
    return any(
        rule.claim.deed.object is None and rule.concerns(game, card)
        for rule in in_force(game, _CAN)
    )


def _pays(game: "Game", frame: Frame, obj: Any, card: int) -> bool:
    """Whether a text lets a card be discarded for the Surge of this Ninja (K-9.4)."""
    rules = [one for one in in_force(game, _CAN) if one.claim.deed.object is not None]
    return any(
        rule.concerns(game, ninja) and source_fits(game, rule, card, frame.seat)
        for rule in rules
        for ninja in objects(game, frame, obj)
    )


RELATIONS["surging"] = _pays


def reworded(game: "Game", link: Link) -> Link:
    """A use of Surge does what texts say at that time, the latest of them (K-9.4)."""
    if SET not in game.says or not is_one(game, link.card, link.ability):
        return link
    spells = [one.claim.value for one in in_force(game, SET) if one.concerns(game, link.card)]
    return attrs.evolve(link, body=spells[-1].body) if spells else link


def tell(game: "Game", link: Link) -> None:
    """A Ninja is Surged when the effect has been applied (K-9.3)."""
    if link.ability >= 0 and link.card in game.play and text_of(game, link) == _SURGE:
        paid = alive(game, link.that.get("card", ()))
        discarded = [card for card in paid if game.where[card] == DISCARD]
        emit(game, ("surge", link.seat, (link.card, *discarded)))
