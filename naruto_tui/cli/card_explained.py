"""What `cards explain` says of a card."""

from collections.abc import Iterator

import attrs

from naruto_tui.cards.language.explaining import explain, lines
from naruto_tui.cards.model import Card
from naruto_tui.cards.reading import abilities, unreadable
from naruto_tui.rules.playable import problems


def why_not(card: Card) -> str:
    """Why nothing can be told of the card's text, or nothing."""
    error = unreadable(card)
    return "" if error is None else str(error)


def shown(card: Card) -> Iterator[str]:
    """The card, its abilities part by part, and what keeps it from being played."""
    yield f"{card.number} {card.name}{' (custom card)' if card.custom else ''}"
    if not card.text:
        yield "No text."
    yield from lines(explain(card, abilities(card)))
    for reason in problems(card):
        yield f"It cannot be played: {reason}"


def as_json(card: Card) -> dict[str, object]:
    """The same as `--json` writes it."""
    told = [attrs.asdict(one) for one in explain(card, abilities(card))]
    return {
        "number": card.number,
        "name": card.name,
        "custom": card.custom,
        "abilities": told,
        "unplayable": list(problems(card)),
    }
