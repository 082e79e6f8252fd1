"""What an author says of a deck, for forms that have one place for all of it, or one a card."""

from collections.abc import Iterator

from naruto_tui.decklists.model import PILES, Deck, Entry


def all_said(deck: Deck) -> tuple[str, ...]:
    """Every comment, a line each; what stands beside a card or over it begins with that card."""
    return (*deck.comments, *_of_headings(deck), *_of_cards(deck))


def said_of(entry: Entry) -> str:
    """What is said of a card, in one line."""
    return "; ".join(filter(None, (*entry.above, entry.remark)))


def besides(deck: Deck) -> int:
    """How many comments are about no card."""
    return sum(map(bool, (*deck.comments, *_of_headings(deck))))


def _of_headings(deck: Deck) -> Iterator[str]:
    return (line for one in deck.asides for line in one.comments)


def _of_cards(deck: Deck) -> Iterator[str]:
    for pile in PILES:
        for entry in deck.pile(pile):
            if words := said_of(entry):
                yield f"{entry.card}: {words}"
