"""What a card says of its ways into play: keywords, Sacrifice, prices of its own (K-1).

Worked out once for each card; what can be done with it now is the business of `methods`.
"""

from collections.abc import Iterable
from typing import Any, Final

from attrs import frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

GIVEN: Final = ("Growth", "Ambush")
"""Keywords of a way into play that texts give to cards outside play (K-2.1, K-3.3)."""


NEEDS: Final = "entry needs"
"""What a deck says that has a card which enters play only while something is so."""


@frozen(eq=False)
class Ways:
    """How a card comes into play beside being deployed from the hand."""

    words: frozenset[str]
    """Keywords of its characteristics line that are ways into play."""
    partners: tuple[str, ...]
    """The Ninja that a Platoon or Squad is made of."""
    dues: tuple[n.Cards | n.Coin, ...]
    """What is sacrificed whenever it enters play (K-7.1)."""
    entries: tuple[n.Entry, ...]
    """Prices of its own at which it enters play."""
    by: tuple[Any, ...]
    """Cards by whose effects alone it enters play."""
    needs: tuple[n.Condition, ...]
    """What must be so for it to enter play in any way."""
    only: bool
    """Whether it has said all its ways itself: it is neither deployed nor ambushes."""
    undeployed: bool
    """Whether it is not deployed from the hand (K-4.2, K-6.6)."""
    unique: bool
    """Whether the name rule speaks of it (K-12.1)."""
    lifts: frozenset[tuple[str, str]]
    """What of the rules for itself it lifts, e.g. (`enter`, `names`)."""
    says: frozenset[str]
    """For `Program.says`: in which zones somebody must look for ways into play."""


def ways_of(card: Card, abilities: Iterable[n.Ability]) -> Ways:
    """The ways of a card with these abilities."""
    found = tuple(abilities)
    words = _WAYS.intersection(card.characteristics)
    entries = tuple(one for one in found if isinstance(one, n.Entry))
    dues = tuple(due for one in found if isinstance(one, n.Sacrifice) for due in one.prices)
    prices = tuple(one for one in entries if one.price)
    needs = tuple(
        one.condition for one in entries if one.condition and not one.price and one.by is None
    )
    only = any(one.only for one in entries) or not _TOGETHER.isdisjoint(words)
    return Ways(
        words=words,
        partners=card.listed,
        dues=dues,
        entries=prices,
        by=tuple(one.by for one in entries if one.by is not None),
        needs=needs,
        only=only,
        undeployed=only or card.is_reserve,
        unique=not any(isinstance(one, n.Keyword) and one.word == "non-unique" for one in found),
        lifts=frozenset(lifted for one in found for lifted in _lifts(one)),
        says=frozenset((*_says(card, words, prices, dues), *([NEEDS] if needs else []))),
    )


_WAYS: Final = frozenset((*GIVEN, "Platoon", "Squad", "Reinforcement"))
_TOGETHER: Final = frozenset(("Platoon", "Squad"))
_HAND: Final = frozenset(("Growth", "Platoon"))


def _says(
    card: Card, words: frozenset[str], prices: tuple[n.Entry, ...], dues: tuple[Any, ...]
) -> Iterable[str]:
    if card.is_reserve:
        yield "way from reinforcements"
    elif prices or not _HAND.isdisjoint(words):
        yield "way from hand"
    if "Ambush" in words:
        yield "way from chakra"
    if dues:
        yield "dues"


def _lifts(ability: n.Ability) -> Iterable[tuple[str, str]]:
    """What `can enter play ignoring names` lifts: it works outside play, too (K-0.4)."""
    if isinstance(ability, n.Static) and ability.condition is None:
        for claim in ability.claims:
            if isinstance(claim, n.Permit) and isinstance(claim.deed.subject, n.This):
                yield claim.deed.verb, claim.ignoring


def given(change: n.Change) -> Iterable[str]:
    """For `Program.says`: what a text gives to cards outside play."""
    if change.row in ("gain word", "gain keyword") and change.value in GIVEN:
        yield f"given {change.value}"
        yield "way from chakra" if change.value == "Ambush" else "way from hand"
    elif isinstance(change.value, n.Sacrifice):
        yield "dues"
