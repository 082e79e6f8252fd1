"""Set 1 as it is shipped: its facts are the printed ones, its file is as the program writes it."""

import csv
from pathlib import Path

import pytest

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.cards.paragraphs import write
from naruto_tui.cards.pool import SETS, shipped

HERE = Path(__file__).parent
FILE = SETS / "01-the-path-to-hokage.cards"
SET_1 = [card for card in shipped() if card.set_number == "1"]


def printed_facts() -> dict[str, dict[str, str]]:
    with (HERE / "data" / "set-1-facts.tsv").open(encoding="utf-8", newline="") as file:
        return {row["number"]: row for row in csv.DictReader(file, delimiter="\t")}


def facts(card: Card) -> dict[str, str]:
    """A card's facts as the list of printed cards has them."""
    ninja, jutsu = card.kind == "ninja", card.kind == "jutsu"
    keywords = ["Counter"] * card.counter + ["Permanent"] * card.permanent
    return {
        "number": card.number,
        "name": card.name,
        "type": card.kind.title(),
        "set_no": card.set_number,
        "set_name": shipped().sets[card.set_number],
        "symbols": "/".join(SYMBOLS[letter] for letter in card.symbols),
        "entrance_cost": "" if jutsu else str(card.entrance),
        "hand_cost": "" if jutsu else str(card.hand),
        "jutsu_cost": " or ".join(map(str, card.costs)),
        "healthy_combat": str(card.healthy.combat) if ninja else "",
        "healthy_support": str(card.healthy.support) if ninja else "",
        "injured_combat": str(card.injured.combat) if ninja else "",
        "injured_support": str(card.injured.support) if ninja else "",
        "combat_attribute": "/".join(card.attributes),
        "characteristics": "/".join(card.characteristics),
        "mental_power": "" if card.mental is None else str(card.mental),
        "keywords": "; ".join(keywords),
        "rarity": card.rarity,
        "effect_title": card.title,
    }


def test_the_set_has_all_its_cards():
    assert [card.number for card in SET_1] == list(printed_facts())
    assert len(SET_1) == 127


@pytest.mark.parametrize("card", SET_1, ids=lambda card: card.number)
def test_the_facts_are_the_printed_ones(card):
    printed = printed_facts()[card.number]
    assert facts(card) == {key: printed[key] for key in facts(card)}


def test_a_ninja_with_a_title_has_text_and_one_without_has_none():
    ninja = [card for card in SET_1 if card.kind == "ninja"]
    assert [bool(card.title) for card in ninja] == [bool(card.text) for card in ninja]


def test_every_jutsu_and_mission_has_text():
    assert not [card.number for card in SET_1 if card.kind != "ninja" and not card.text]


def test_the_file_is_as_the_program_writes_it():
    text = FILE.read_text("utf-8")
    assert text.endswith("\n".join(write(card) for card in SET_1))
