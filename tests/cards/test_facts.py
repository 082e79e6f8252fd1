"""The facts of all printed cards, against a list of them (data/facts.tsv)."""

import csv
from pathlib import Path

import pytest

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.cards.paragraphs import write
from naruto_tui.cards.pool import SETS, shipped

DATA = Path(__file__).parent / "data" / "facts.tsv"
LINE_KEYWORDS = ("Growth", "Ambush", "Platoon", "Squad", "Mastery", "Surge", "Reinforcement")
"""Keywords that stand among a card's characteristics (K-0.1)."""
TEXT_KEYWORDS = (
    "Sacrifice", "Expert", "Combination", "Revitalize", "Desperation", "Burst", "Flashpoint",
    "Inherit",
)  # fmt: skip
"""Keywords that stand in a card's text (K-0.2)."""
DIFFERENT = {
    **dict.fromkeys(
        ("J-350", "J-510", "J-512", "J-515", "J-533", "J-534", "PR-093"), ("jutsu_cost", "0")
    ),
    "M-808": ("keywords", ""),
}
"""What our files say otherwise: no cost is known of these Jutsu, so they are free; the Mission
only speaks of Ambush.
"""


def printed() -> dict[str, dict[str, str]]:
    with DATA.open(encoding="utf-8", newline="") as file:
        return {row["number"]: row for row in csv.DictReader(file, delimiter="\t")}


PRINTED = printed()


def facts(card: Card) -> dict[str, str]:
    """A card's facts as the list has them."""
    ninja, jutsu = card.kind == "ninja", card.kind == "jutsu"
    costs = " or ".join(map(str, card.costs))
    return {
        "number": card.number,
        "name": card.name,
        "type": card.kind.title(),
        "set_no": card.set_number,
        "symbols": "/".join(SYMBOLS[letter] for letter in card.symbols),
        "entrance_cost": "" if jutsu else str(card.entrance),
        "hand_cost": "" if jutsu else value(card, "hand", card.hand),
        "jutsu_cost": costs,
        "healthy_combat": value(card, "healthy combat", card.healthy.combat) if ninja else "",
        "healthy_support": value(card, "healthy support", card.healthy.support) if ninja else "",
        "injured_combat": value(card, "injured combat", card.injured.combat) if ninja else "",
        "injured_support": value(card, "injured support", card.injured.support) if ninja else "",
        "combat_attribute": "/".join(card.attributes),
        "characteristics": "/".join(
            word for word in card.characteristics if word not in LINE_KEYWORDS
        ),
        "mental_power": "" if card.mental is None else value(card, "mental", card.mental),
        "also_named": "; ".join(card.also_named),
        "keywords": "; ".join(keywords(card)),
        "rarity": card.rarity,
        "effect_title": card.title,
    }


def value(card: Card, what: str, number: int) -> str:
    if what not in card.variable:
        return str(number)
    return f"X + {number}" if number else "X"


def keywords(card: Card) -> list[str]:
    found = [word for word in LINE_KEYWORDS if word in card.characteristics]
    if card.counter:
        found.append("Counter")
    if card.permanent:
        coins = "" if card.coins is None else f" ({value(card, 'coins', card.coins)})"
        found.append(f"Permanent{coins}")
    return found


def expected(row: dict[str, str], card: Card) -> dict[str, str]:
    """A row of the list, its keywords without those of the text, in one order."""
    words = [word for word in row["keywords"].split("; ") if word and word not in TEXT_KEYWORDS]
    order = (*LINE_KEYWORDS, "Counter", "Permanent")
    words.sort(key=lambda word: order.index(word.split(" (")[0]))
    row = {key: row[key] for key in facts(card)}
    listed = [word for word in row["characteristics"].split("/") if word not in LINE_KEYWORDS]
    row |= {"keywords": "; ".join(words), "characteristics": "/".join(listed)}
    return row | dict([DIFFERENT[card.number]] if card.number in DIFFERENT else [])


@pytest.mark.parametrize("number", shipped().sets)
def test_the_facts_of_a_set_are_the_printed_ones(number: str) -> None:
    cards = [card for card in shipped() if card.set_number == number]
    rows = [row for row in PRINTED.values() if row["set_no"] == number]
    assert [card.number for card in cards] == [row["number"] for row in rows]
    wrong = [
        (facts(card), expected(row, card))
        for card, row in zip(cards, rows, strict=True)
        if facts(card) != expected(row, card)
    ]
    assert wrong == []


def test_what_is_otherwise_is_told_in_the_notes_on_cards() -> None:
    notes = (Path(__file__).parents[2] / "docs" / "card-notes.md").read_text("utf-8")
    facts_told = notes.partition("## Facts\n")[2].partition("\n## ")[0]
    assert [number for number in DIFFERENT if number not in facts_told] == []


def test_the_pool_has_every_printed_card() -> None:
    assert len(shipped()) == len(PRINTED) == 4239


@pytest.mark.parametrize("path", sorted(SETS.glob("*.cards")), ids=lambda path: path.stem)
def test_a_file_is_as_the_program_writes_it(path: Path) -> None:
    text = path.read_text("utf-8")
    number = next(line for line in text.splitlines() if line.startswith("Set "))
    cards = [card for card in shipped() if f"Set {card.set_number}:" in number]
    assert text.endswith("\n".join(write(card) for card in cards))
