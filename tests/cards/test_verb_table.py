"""Every row and class of the language has a position that shows what it does.

All that the cards use has one, and all that the engine says it carries out. For each a card and a
test are named in `data/positions_of_cells.txt`. The test passes with the card as it is and fails
once that one thing is taken out of its text (`taken_away`): so the position turns on just what it
is there for.
"""

import re
from pathlib import Path

import pytest

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.tables import DURATIONS, MOMENTS
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities, node_classes
from naruto_tui.rules.carried_out import EVENTS, PERMITS, REPLACED, RULES, WORDS

from .cells import USES, Cell, cells_in
from .turning import Position, turns_on

TABLE = Path(__file__).parent / "data" / "positions_of_cells.txt"
PAGE = Path(__file__).parents[2] / "docs" / "language.md"


def positions() -> list[tuple[Cell, Position]]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if line and not line.startswith("#"):
            cell, card, test = (part.strip() for part in line.split("|"))
            kind, name = cell.split(" ", 1)
            found.append(((kind, name), Position(card, test)))
    return found


POSITIONS = positions()
SHOWN = [cell for cell, _ in POSITIONS]


def used() -> dict[Cell, list[str]]:
    """What the written cards use, and the cards that do."""
    found: dict[Cell, list[str]] = {}
    for card in shipped():
        if card.is_written:
            for cell in dict.fromkeys(cells_in(abilities(card))):
                found.setdefault(cell, []).append(card.number)
    return found


USED = used()


def test_all_that_the_cards_use_has_a_position() -> None:
    missing = {" ".join(cell): cards[:5] for cell, cards in USED.items() if cell not in SHOWN}
    assert missing == {}, f"name a test for each in {TABLE.name}"


def test_every_class_has_a_position() -> None:
    classes = {kind.__name__ for kind in node_classes()}
    assert classes == {name for kind, name in SHOWN if kind == "class"}


UNSAID = {
    ("change", "inherit"),
    ("relation", "surging"),
    ("state", "in play"),
    ("when", "settle"),
}
"""What no text says: the engine means it by keywords."""


def carried_out() -> set[Cell]:
    """The rows of tables that the engine says it carries out, without the ways of deeds."""
    rows = {
        "when": EVENTS,
        "would": REPLACED,
        **RULES,
        "can": {verb for verb, _ in PERMITS},
        "change": WORDS[n.Change, "row"],
        "number": WORDS[n.RuleNumber, "row"],
        "state": WORDS[n.State, "word"],
        "relation": WORDS[n.Related, "how"],
        "to": WORDS[n.Move, "to"],
        "at": MOMENTS,
        "for": DURATIONS,
    }
    return {(kind, str(row)) for kind, words in rows.items() for row in words} - UNSAID


def test_all_that_is_carried_out_has_a_position() -> None:
    verbs = {(kind, re.split(r", | \(", row)[0]) for kind, row in SHOWN}
    assert sorted(carried_out() - verbs - set(SHOWN)) == []


def test_the_page_about_the_language_says_about_how_many_there_are() -> None:
    said = re.search(
        r"more than (\d+) places of the verb table .*?(\d+) rows of the\s+change table "
        r"and (\d+) numbers",
        PAGE.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert said
    kinds = [kind for kind, _ in USED]
    numbers = sum(map(kinds.count, set(USES))), kinds.count("change"), kinds.count("number")
    for told, there in zip(map(int, said.groups()), numbers, strict=True):
        assert told < there < 1.25 * told + 1


def test_each_has_one_position() -> None:
    assert [one for one in SHOWN if SHOWN.count(one) > 1] == []


@pytest.mark.parametrize(("cell", "position"), POSITIONS, ids=[" ".join(one) for one in SHOWN])
def test_a_position_turns_on_what_it_is_for(cell: Cell, position: Position) -> None:
    assert turns_on(position, cell)


def test_a_position_of_another_thing_is_refused() -> None:
    test = "cards/set_03/test_ninja_4.py::test_n_131_blocks_and_never_attacks"
    assert turns_on(Position("N-131", test), ("cannot", "attack"))
    with pytest.raises(LookupError, match="N-131 with cannot block"):
        turns_on(Position("N-131", test), ("cannot", "block"))
    with pytest.raises(LookupError, match="meets no N-001"):
        turns_on(Position("N-001", test), ("class", "This"))


def test_a_position_that_does_not_turn_on_it_is_refused() -> None:
    test = "cards/samples/test_sample_63_ninja.py::test_n_1521_draws_and_puts_one_on_top"
    assert turns_on(Position("N-1521", test), ("class", "Draw"))
    assert not turns_on(Position("N-1521", test), ("keyword", "burst"))
