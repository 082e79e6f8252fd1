"""A deck in figures: how many cards of what, its curve, its symbols, and what is wrong with it."""

from collections import Counter
from typing import Final

from naruto_tui.cards.model import KINDS, SYMBOLS
from naruto_tui.decklists.legality import Illegal
from naruto_tui.decklists.model import Deck, total
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition
from naruto_tui.tui.lines import Glyphs, Line, cells, fit, wrapped
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import counted

_BAR_FROM: Final = 8
"""Cells of a bar's line that are not the bar."""


def curve(deck: Deck) -> dict[int, int]:
    """How many Ninja of the deck proper have each entrance cost."""
    found = Counter[int]()
    for entry in deck.main:
        if entry.card.kind == "ninja":
            found[entry.card.entrance] += entry.count
    return dict(sorted(found.items()))


def symbols(deck: Deck) -> dict[str, int]:
    """How many cards of the deck proper have each symbol, the most common first."""
    found = Counter[str]()
    for entry in deck.main:
        for letter in entry.card.symbols:
            found[letter] += entry.count
    return dict(found.most_common())


def kinds_words(deck: Deck) -> str:
    """`29 ninja, 12 jutsu, 9 missions`."""
    kinds = ((total(deck.main, kind), HEADINGS[kind].lower()) for kind in KINDS)
    return ", ".join(f"{count} {kind}" for count, kind in kinds if count) or "no card"


def summary_line(deck: Deck, room: int) -> Line:
    """Size, symbols and curve in one line; what has no room is left out from the end."""
    size = counted(total(deck.main), "card")
    parts: list[Line] = [[(f" {size}", "title")]]
    if deck.side:
        parts.append([(f"sideboard {total(deck.side)}", "")])
    if deck.reinforcement:
        parts.append([(f"reinforcement {total(deck.reinforcement)}", "")])
    if found := symbols(deck):
        counts = [(f"{letter}{count} ", SYMBOLS.get(letter, "")) for letter, count in found.items()]
        parts.append([("symbols ", "dim"), *counts])
    if costs := curve(deck):
        counts = [(f" {cost}:{count}", "") for cost, count in costs.items()]
        parts.append([("Ninja by cost", "dim"), *counts])
    line: Line = []
    for part in parts:
        if cells(line) + cells(part) <= room:
            line += [*part, ("  ", "")]
    return fit(line, room)


def verdict_line(points: tuple[Illegal, ...], edition: Edition, room: int) -> Line:
    """Legal or not; the first reason, and how many there are."""
    if not points:
        return fit([(f" legal in edition {edition.name}", "good")], room)
    more = f" (1 of {len(points)}, all with f)" if len(points) > 1 else ""
    return fit(
        [(f" not legal in {edition.name}{more}: ", "bad"), (clean(str(points[0])), "bad")], room
    )


def curve_lines(deck: Deck, room: int, glyphs: Glyphs) -> list[Line]:
    """A bar for each entrance cost of the Ninja."""
    return _bars({str(cost): count for cost, count in _filled(curve(deck)).items()}, room, glyphs)


def _filled(found: dict[int, int]) -> dict[int, int]:
    """Without holes: a cost that nobody has is a bar of no length."""
    return {cost: found.get(cost, 0) for cost in range(max(found, default=-1) + 1)}


def _bars(found: dict[str, int], room: int, glyphs: Glyphs) -> list[Line]:
    most = max(found.values(), default=0)
    space = max(room - _BAR_FROM - max(map(len, found), default=0), 1)
    wide = max(map(len, found), default=0)
    lines: list[Line] = []
    for name, count in found.items():
        length = count if most <= space else round(count * space / most)
        lines.append([(f" {name:>{wide}} ", ""), (glyphs.bar * length, "own"), (f" {count}", "")])
    return lines


def figures_lines(
    deck: Deck, points: tuple[Illegal, ...], edition: Edition, room: int, glyphs: Glyphs
) -> list[Line]:
    """All there is to say of the deck as a whole."""
    lines: list[Line] = []
    if points:
        lines.append([(f"Not legal in edition {edition.name}", "bad")])
        for point in points:
            lines += [[("  ", ""), *line] for line in wrapped(clean(str(point)), room - 2)]
    else:
        lines.append([(f"Legal in edition {edition.name}", "good")])
    lines += [[], *wrapped(f"{counted(total(deck.main), 'card')}: {kinds_words(deck)}", room)]
    if deck.side:
        lines.append([(f"{counted(total(deck.side), 'card')} in the sideboard", "")])
    if deck.reinforcement:
        reserve = counted(total(deck.reinforcement), "card")
        lines.append([(f"{reserve} in the reinforcement deck", "")])
    lines += [[], [("Entrance costs of the Ninja", "title")], *curve_lines(deck, room, glyphs)]
    named = {SYMBOLS.get(letter, letter): count for letter, count in symbols(deck).items()}
    lines += [[], [("Cards by symbol", "title")], *_bars(named, room, glyphs)]
    if deck.notices:
        lines += [[], [("What was passed over or chosen when it was read", "title")]]
        lines += [line for one in deck.notices for line in wrapped(clean(one), room)]
    if deck.comments:
        lines += [[], [("What its author says", "title")]]
        lines += [line for one in deck.comments for line in wrapped(clean(one), room) or [[]]]
    return lines
