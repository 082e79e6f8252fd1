"""A deck as a list on the screen: its sections, and the rows a cursor moves over."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import KINDS, SYMBOLS, Card
from naruto_tui.decklists.model import Deck, Entry, PileName, total
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.tui.flow import Flowed, window
from naruto_tui.tui.lines import Line, fit
from naruto_tui.tui.text import clean, crop
from naruto_tui.tui.words import cost_text

_NAME_FROM: Final = 20
"""Cells of a row that are not its name."""


@frozen
class Row:
    """Some copies of a card in a pile."""

    pile: PileName
    entry: Entry

    @property
    def card(self) -> Card:
        return self.entry.card


@frozen
class Section:
    """Rows below a heading."""

    title: str
    rows: tuple[Row, ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return total(tuple(row.entry for row in self.rows))


def sections(deck: Deck) -> tuple[Section, ...]:
    """The deck proper by kinds, then the other piles; none that is empty."""
    by_kind = [
        _section(HEADINGS[kind], "main", [e for e in deck.main if e.card.kind == kind])
        for kind in KINDS
    ]
    beside = [
        _section("Sideboard", "side", deck.side),
        _section("Reinforcement", "reinforcement", deck.reinforcement),
    ]
    return tuple(section for section in (*by_kind, *beside) if section.rows)


def rows(deck: Deck) -> tuple[Row, ...]:
    """All rows, in the order of the sections."""
    return tuple(row for section in sections(deck) for row in section.rows)


def numbered(deck: Deck) -> Deck:
    """The deck with the places of its rows, from 1, where a file has its lines.

    What is said of a line of such a deck is said of a row on the screen.
    """
    places = {(row.pile, row.card): place for place, row in enumerate(rows(deck), 1)}

    def pile(name: PileName) -> tuple[Entry, ...]:
        return tuple(evolve(entry, line=places[name, entry.card]) for entry in deck.pile(name))

    return evolve(deck, main=pile("main"), side=pile("side"), reinforcement=pile("reinforcement"))


def _section(title: str, pile: PileName, entries: Sequence[Entry]) -> Section:
    return Section(title, tuple(Row(pile, entry) for entry in entries))


def draw_rows(
    deck: Deck, cursor: int, marked: frozenset[int], room: int, height: int
) -> list[Line]:
    """The sections around the cursor, the row at that place under it; -1: no row is.

    Rows at `marked` places carry a `!`.
    """
    lines: list[Flowed] = []
    place = 0
    for section in sections(deck):
        heading: Line = [(f" {section.title} ({section.size})", "title")]
        lines.append(Flowed(heading, 0, focused=False))
        for row in section.rows:
            here = place == cursor
            line = row_line(row, room, here=here, wrong=place in marked)
            lines.append(Flowed(line, 1, here))
            place += 1
    return window(lines, room, height) or [[(" no card yet: / looks for some", "dim")]]


def row_line(row: Row, room: int, *, here: bool, wrong: bool = False) -> Line:
    """Cursor, copies, symbols, number, name and what playing it takes."""
    card = row.card
    lit = "cursor" if here else "" if card.is_written else "dim"
    name = f" {clean(card.name)}{' (custom)' if card.custom else ''}"
    return [
        (">" if here else " ", lit),
        (f"{row.entry.count:>2}", lit),
        ("!" if wrong else " ", "bad"),
        *symbols_line(card, 2),
        (f" {card.number:<8}", "dim"),
        *fit([(name, lit)], max(room - _NAME_FROM, 8)),
        (f"{cost_words(card):>5}", "dim"),
    ]


def symbols_line(card: Card, room: int) -> Line:
    """The letters of the card's symbols, each in its colour."""
    letters: Line = [(letter, SYMBOLS.get(letter, "")) for letter in card.symbols]
    return [(" " * max(room - len(card.symbols), 0), ""), *letters]


def cost_words(card: Card) -> str:
    """Entrance and hand cost as on the board, `2-1`; of a Jutsu its cost, `F1`."""
    if card.kind == "jutsu":
        return crop(cost_text(card).replace(" or ", "|").replace(" ", ""), 5)
    return f"{card.entrance}-{card.hand}"
