"""The canonical text of a deck: reading it again gives the same deck."""

from collections.abc import Iterator
from typing import Final

from naruto_tui.cards.model import KINDS, Kind
from naruto_tui.decklists.model import Deck, Entry, total

HEADINGS: Final[dict[Kind, str]] = {
    "ninja": "Ninja",
    "jutsu": "Jutsu",
    "mission": "Missions",
    "client": "Clients",
}


def deck_text(deck: Deck) -> str:
    """Comments first, then each kind under its heading, then the other piles."""
    return "\n\n".join("\n".join(block) for block in _blocks(deck)) + "\n"


def _blocks(deck: Deck) -> Iterator[list[str]]:
    if deck.comments:
        yield [f"# {comment}".rstrip() for comment in deck.comments]
    for kind in KINDS:
        yield from _pile(HEADINGS[kind], tuple(e for e in deck.main if e.card.kind == kind))
    yield from _pile("Sideboard", deck.side)
    yield from _pile("Reinforcement", deck.reinforcement)


def _pile(heading: str, entries: tuple[Entry, ...]) -> Iterator[list[str]]:
    if entries:
        yield [f"{heading} ({total(entries)})", *map(str, entries)]
