"""The tree of each printed card as text: a change of the language shows card by card.

`UPDATE_GOLDEN=1 pytest tests/cards/test_language_golden.py` writes the files anew.
"""

import os
from pathlib import Path

import pytest

from naruto_tui.cards.language import dump
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities

WRITTEN = [card for card in shipped() if card.text and card.is_written]
GOLDEN = Path(__file__).parent / "golden"


def tree_of(card):
    trees = "\n".join(dump(ability, "  ") for ability in abilities(card))
    return f"{card.number} {card.name}\n{trees}\n"


@pytest.mark.parametrize("number", dict.fromkeys(card.set_number for card in WRITTEN))
def test_the_trees_of_a_set_are_as_they_were(number):
    cards = [card for card in WRITTEN if card.set_number == number]
    found = "\n".join(tree_of(card) for card in cards)
    file = GOLDEN / f"{number.zfill(2)}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(found, "utf-8")
    assert found == file.read_text("utf-8")
