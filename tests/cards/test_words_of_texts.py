"""Names and words in quotes: each is borne by a printed card, and each card is named by a test.

A name that nobody bears is read like any other, and its sentence would never hold.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities
from naruto_tui.rules.program import walk

ALL = tuple(shipped())
WRITTEN = [card for card in ALL if card.is_written and card.text]
ROOMS = ("effects", "set_02", "set_03", "samples", "hardest")
"""Where the behaviour of single cards is tested."""

NAMES = {name for card in ALL for name in (*card.names, *card.printed_names)}
WORDS = {word for card in ALL for word in (*card.characteristics, *card.words)}
ATTRIBUTES = {word for card in ALL for word in card.attributes}
TITLES = {card.title for card in ALL}
KEYWORDS = {"Permanent", "Senjutsu"}
"""Words of the frame or of a text that are asked for like a characteristic (K-26.3)."""
COINS = {"Insect"}
"""Ninja that are no cards: an effect makes them."""


def borne(node: object) -> bool:
    """Whether a card bears what a filter asks for."""
    match node:
        case n.Named(names=names):
            return all(name in NAMES | COINS for name in names)
        case n.NamePart(text=text):
            return any(text in name for name in NAMES)
        case n.Word(text=text, kind="title"):
            return text in TITLES
        case n.Word(text=text, kind="attribute"):
            return text in ATTRIBUTES
        case n.Word(text=text, kind="" | "characteristic"):
            return text in WORDS | ATTRIBUTES | KEYWORDS
        case _:
            return True


def strangers(card: Card) -> Iterator[object]:
    return (node for text in abilities(card) for node in walk(text) if not borne(node))


def test_every_name_and_word_in_a_text_is_borne_by_a_card() -> None:
    assert {str(card): [*strangers(card)] for card in WRITTEN if any(strangers(card))} == {}


def test_a_word_for_a_name_is_found() -> None:
    (requirement,) = abilities(next(card for card in WRITTEN if card.number == "J-148"))[:1]
    assert all(map(borne, walk(requirement)))
    assert not borne(n.Named(("Satoosa",)))
    assert not borne(n.Word("Kakashi Hatake"))


def test_every_card_with_an_effect_has_a_test_that_names_it() -> None:
    here = Path(__file__).parent
    text = "\n".join(
        path.read_text("utf-8") for room in ROOMS for path in (here / room).glob("*.py")
    )
    named = set(re.findall(r"(?<![\w-])[A-Z]{1,3}-[A-Z]{0,2}[0-9]{2,4}[BR]?(?!\w)", text))
    assert [card.number for card in WRITTEN if card.number not in named] == []
