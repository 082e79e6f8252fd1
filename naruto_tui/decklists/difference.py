"""What is another in one deck than in another: cards in and out, pile by pile.

Order, comments and names of the decks make no difference, as in the digest.
"""

from collections import Counter

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import PILES, Deck, PileName


@frozen
class Change:
    """Some copies of a card that only one of two decks has."""

    count: int
    card: Card


@frozen
class Reprint:
    """Copies of a name that are another card of that name in the other deck."""

    count: int
    before: Card
    after: Card


@frozen
class Difference:
    """How one pile of the second deck differs from that of the first."""

    pile: PileName
    added: tuple[Change, ...]
    """Only the second has them."""
    removed: tuple[Change, ...]
    """Only the first has them."""
    reprints: tuple[Reprint, ...]
    """The same name in both, by another number."""

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.reprints)


def differences(first: Deck, second: Deck) -> tuple[Difference, ...]:
    """Every pile that differs; nothing where the decks are equal."""
    return tuple(filter(None, (_difference(first, second, pile) for pile in PILES)))


def _difference(first: Deck, second: Deck, pile: PileName) -> Difference:
    before, after = _counts(first, pile), _counts(second, pile)
    more, fewer = after - before, before - after
    reprints = []
    for card in list(fewer):
        for other in list(more):
            if other.name == card.name and (count := min(fewer[card], more[other])):
                reprints.append(Reprint(count, card, other))
                fewer[card] -= count
                more[other] -= count
    return Difference(pile, _changes(more), _changes(fewer), tuple(reprints))


def _counts(deck: Deck, pile: PileName) -> Counter[Card]:
    counts = Counter[Card]()
    for entry in deck.pile(pile):
        counts[entry.card] += entry.count
    return counts


def _changes(counts: Counter[Card]) -> tuple[Change, ...]:
    return tuple(Change(count, card) for card, count in counts.items() if count)
