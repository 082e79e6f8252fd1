"""The workbench in lines: the deck at the left, beside it its figures or the pool, and the card."""

from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.decklists.editing import PILE_NAMES, copies
from naruto_tui.decklists.model import PILES, total
from naruto_tui.tui.browser import (
    ABOVE,
    card_pane,
    found_pane,
    help_pane,
    opened_pane,
    typed_lines,
)
from naruto_tui.tui.decks.bench import Bench
from naruto_tui.tui.decks.figures import curve_lines, summary_line, verdict_line
from naruto_tui.tui.decks.rows import draw_rows
from naruto_tui.tui.lines import Glyphs, Line, beside, fit, framed
from naruto_tui.tui.text import clean

WIDE: Final = 120
"""Columns from which the card has a column of its own."""
_BELOW: Final = 3
"""Lines under the panes: the deck in figures, what is wrong with it, what the last key did."""


def draw_bench(bench: Bench, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """Everything between the title and the keys in so many cells."""
    room = height - _BELOW
    below = [
        summary_line(bench.deck, width),
        verdict_line(bench.judged, width),
        fit([(f" {clean(bench.said)}", "act")], width),
    ]
    if bench.reader is not None and bench.card is not None:
        return [*opened_pane(bench.reader, bench.card, width, room, glyphs), *below]
    if bench.searching and bench.browser.opened and bench.card is not None:
        return [*opened_pane(bench.browser, bench.card, width, room, glyphs), *below]
    if bench.searching and bench.browser.helping:
        return [*typed_lines(bench.browser, width), *help_pane(width, room - 2, glyphs), *below]
    left = width // 3 if width >= WIDE else width // 2
    panes = beside(_deck(bench, left, room, glyphs), _beside(bench, width - left, room, glyphs))
    return [*panes, *below]


def _deck(bench: Bench, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """While the pool is searched, the card that was added last is in sight without a cursor."""
    body = draw_rows(bench.deck, bench.place, bench.judged.places, width - 2, height - 2)
    if bench.searching:
        body = [_unlit(line) for line in body]
    size = sum(total(bench.deck.pile(pile)) for pile in PILES)
    title = f"{clean(bench.deck.name)}: {size}"
    role = "frame" if bench.searching else "act"
    return framed([(title, "title")], body, width, height, glyphs, role)


def _unlit(line: Line) -> Line:
    """A row as it is while the cursor is elsewhere."""
    return [(" " if text == ">" else text, "" if role == "cursor" else role) for text, role in line]


def _beside(bench: Bench, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    if width >= WIDE // 2 + WIDE // 10:
        middle = width // 2
        return beside(
            _figures_or_pool(bench, middle, height, glyphs),
            card_pane(bench.card, width - middle, height, glyphs),
        )
    upper = height // 2 + 1
    if bench.searching:
        return [
            *_figures_or_pool(bench, width, upper, glyphs),
            *card_pane(bench.card, width, height - upper, glyphs),
        ]
    return [
        *card_pane(bench.card, width, upper, glyphs),
        *_figures_or_pool(bench, width, height - upper, glyphs),
    ]


def _figures_or_pool(bench: Bench, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    if not bench.searching:
        title: Line = [("Ninja by entrance cost", "title")]
        return framed(title, curve_lines(bench.deck, width - 2, glyphs), width, height, glyphs)
    into = "where each belongs" if bench.into is None else f"the {PILE_NAMES[bench.into]}"
    where = fit([(" + into ", "dim"), (into, "own"), ("  F2 changes it", "dim")], width)
    typed = typed_lines(bench.browser, width)
    hint = typed[1:] if bench.browser.problem else [where]
    return [
        typed[0],
        *hint,
        *found_pane(
            bench.browser, width, height - ABOVE, glyphs, lambda card: _listed(bench, card)
        ),
    ]


def _listed(bench: Bench, card: Card) -> str:
    """How many copies are in the pile where the card would go."""
    count = copies(bench.deck, bench.pile_for(card), card)
    return f"{count:>2}" if count else "  "
