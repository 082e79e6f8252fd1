"""The canonical text of a deck: reading it again gives the same deck.

A card is its count, number, name and, where it has one, its title in brackets; whatever the author
says stands where he said it.
"""

import re
from collections.abc import Iterator
from typing import Final

from naruto_tui.cards.model import KINDS, Card, Kind
from naruto_tui.decklists.model import Deck, Entry, Place, total
from naruto_tui.decklists.sections import in_comment

HEADINGS: Final[dict[Kind, str]] = {
    "ninja": "Ninja",
    "jutsu": "Jutsu",
    "mission": "Missions",
    "client": "Clients",
}
_UNCLEAR: Final = re.compile(r"\s(?:#|//)|[\[\]|]")
"""In a name of a player's own card, what a line of a list means something else by."""


def deck_text(deck: Deck) -> str:
    """Comments first, then each kind under its heading, then the other piles."""
    return "\n\n".join("\n".join(block) for block in _blocks(deck)) + "\n"


def card_words(card: Card) -> str:
    """What names one card and no other: its number, with its name and title where it can."""
    if not is_clear(card.name):
        return card.number
    words = f"{card.number} {card.name}"
    return f"{words} [{card.title}]" if card.title and is_clear(card.title) else words


def is_clear(name: str) -> bool:
    """Whether a name or a title can stand in a line without being taken for something else."""
    return not _UNCLEAR.search(name)


def _blocks(deck: Deck) -> Iterator[list[str]]:
    if deck.comments:
        yield _comments(deck.comments)
    for kind in KINDS:
        entries = tuple(e for e in deck.main if e.card.kind == kind)
        yield from _pile(deck, kind, HEADINGS[kind], entries)
    yield from _pile(deck, "side", "Sideboard", deck.side)
    yield from _pile(deck, "reinforcement", "Reinforcement", deck.reinforcement)
    if last := _aside(deck, "end"):
        yield last


def _pile(
    deck: Deck, place: Place, heading: str, entries: tuple[Entry, ...]
) -> Iterator[list[str]]:
    """A heading with its cards; what is said over the heading of no cards is not lost."""
    block = _aside(deck, place)
    if entries:
        block.append(f"{heading} ({total(entries)})")
        for entry in entries:
            block += [*_comments(entry.above), _line(entry)]
    if block:
        yield block


def _aside(deck: Deck, place: Place) -> list[str]:
    return [line for one in deck.asides if one.place == place for line in _comments(one.comments)]


def _comments(comments: tuple[str, ...]) -> list[str]:
    """A semicolon where the number sign would make a section of what is said."""
    return [f"{';' if in_comment(one) else '#'} {one}".rstrip() for one in comments]


def _line(entry: Entry) -> str:
    words = f"{entry.count} {card_words(entry.card)}"
    return f"{words}  # {entry.remark}" if entry.remark else words
