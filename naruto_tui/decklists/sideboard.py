"""Exchanging cards of a deck for cards of its sideboard, between two games of a match (9.2)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from naruto_tui.cards.model import Card
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import Edition


class ExchangeError(ValueError):
    """Cards that may not be exchanged; the message says why and what would be right."""


def exchanged(
    deck: Sequence[Card], side: Sequence[Card], wanted: Sequence[Card], edition: Edition
) -> tuple[Card, ...]:
    """The deck that is left when `wanted` is the sideboard in place of `side`.

    Raises:
        ExchangeError: other cards, another number of them, or a deck the edition does not allow.
    """
    if len(wanted) != len(side):
        raise ExchangeError(_uneven(len(wanted), len(side)))
    away = Counter(wanted)
    left = []
    for card in (*deck, *side):
        if away[card]:
            away[card] -= 1
        else:
            left.append(card)
    if missing := next((card for card, count in away.items() if count), None):
        raise ExchangeError(f"{missing} is not so often in deck and sideboard")
    main = [card for card in left if not card.is_reserve]
    reserve = [card for card in left if card.is_reserve]
    whole = Deck("", _entries(main), _entries(wanted), _entries(reserve))
    for point in illegal(whole, edition, lambda _: ()):
        raise ExchangeError(str(point))
    return tuple(left)


def _uneven(has: int, wanted: int) -> str:
    where, count = ("deck", has - wanted) if has > wanted else ("sideboard", wanted - has)
    cards = "card" if count == 1 else "cards"
    move = f"move {count} {cards} to the {where}"
    return f"{has} cards in the sideboard; it has {wanted}, {move} (rule 9.2)"


def _entries(cards: Iterable[Card]) -> tuple[Entry, ...]:
    return tuple(Entry(count, card) for card, count in Counter(cards).items())
