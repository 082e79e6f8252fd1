"""A deck in figures: how many cards of what, its curve, its symbols, and what is wrong with it."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import SYMBOLS
from naruto_tui.decklists.cautions import Caution, cautions
from naruto_tui.decklists.curve import (
    chakra,
    entrance_curve,
    generic_needed,
    kinds,
    power_by_turn,
    symbol_counts,
)
from naruto_tui.decklists.legality import Illegal, Unplayable, illegal
from naruto_tui.decklists.model import Deck, total
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition
from naruto_tui.tui.decks.formats import by_words
from naruto_tui.tui.decks.rows import numbered
from naruto_tui.tui.lines import Glyphs, Line, cells, fit, wrapped
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import counted

_BAR_FROM: Final = 8
"""Cells of a bar's line that are not the bar."""


@frozen(slots=False)
class Judged:
    """What an edition or a format says of a deck; the lines are places of rows, from 1."""

    deck: Deck
    edition: Edition
    unplayable: Unplayable
    wanted: Profile | None = None
    """The format it is checked by in place of the edition."""

    @property
    def by(self) -> str:
        """By what it is checked."""
        return by_words(self.edition.name, self.wanted)

    @cached_property
    def points(self) -> tuple[Illegal, ...]:
        """What keeps it from being played."""
        return illegal(numbered(self.deck), self.wanted or self.edition, self.unplayable)

    @cached_property
    def cautions(self) -> tuple[Caution, ...]:
        """What may not go as its author thinks."""
        return cautions(numbered(self.deck), self.edition)

    @property
    def places(self) -> frozenset[int]:
        """The rows, from 0, that something is wrong with."""
        return frozenset(point.line - 1 for point in self.points if point.line)


def placed(message: str, file: str) -> str:
    """What is said of a line of the file that everybody knows it is about: `line 3: ...`."""
    rest = message.removeprefix(f"{file}:")
    return rest.strip() if rest == message or rest[:1] == " " else f"line {rest}"


def notes(deck: Deck) -> list[str]:
    """What the reader passed over or chose."""
    return [clean(placed(notice, deck.file)) for notice in deck.notices]


def kinds_words(deck: Deck) -> str:
    """`29 ninja, 12 jutsu, 9 missions`."""
    return (
        ", ".join(f"{count} {HEADINGS[kind].lower()}" for kind, count in kinds(deck).items())
        or "no card"
    )


def summary_line(deck: Deck, room: int) -> Line:
    """Size, symbols and curve in one line; what has no room is left out from the end."""
    size = counted(total(deck.main), "card")
    parts: list[Line] = [[(f" {size}", "title")]]
    if deck.side:
        parts.append([(f"side {total(deck.side)}", "")])
    if deck.reinforcement:
        parts.append([(f"reinf. {total(deck.reinforcement)}", "")])
    if found := symbol_counts(deck):
        counts = [(f"{letter}{count} ", SYMBOLS.get(letter, "")) for letter, count in found.items()]
        parts.append(counts)
    if costs := entrance_curve(deck):
        counts = [(f" {cost}:{count}", "") for cost, count in costs.items()]
        parts.append([("by cost", "dim"), *counts])
    line: Line = []
    for part in parts:
        if cells(line) + cells(part) <= room:
            line += [*part, ("  ", "")]
    return fit(line, room)


def verdict_line(judged: Judged, room: int) -> Line:
    """Legal or not; the first reason, else the first caution, and how many there are."""
    points, told = judged.points, judged.cautions
    if points:
        more = f" (1 of {len(points)}, all with f)" if len(points) > 1 else ""
        by = judged.by.removeprefix("edition ")
        return fit([(f" not legal in {by}{more}: {clean(str(points[0]))}", "bad")], room)
    line: Line = [(f" legal in {judged.by}", "good")]
    if told:
        line.append((f"; {counted(len(told), 'caution')} (f): {clean(str(told[0]))}", "dim"))
    return fit(line, room)


def curve_lines(deck: Deck, room: int, glyphs: Glyphs) -> list[Line]:
    """A bar for each entrance cost of the Ninja."""
    curve = {str(cost): count for cost, count in entrance_curve(deck).items()}
    return _bars(curve, room, glyphs)


def _bars(found: dict[str, int], room: int, glyphs: Glyphs) -> list[Line]:
    most = max(found.values(), default=0)
    space = max(room - _BAR_FROM - max(map(len, found), default=0), 1)
    wide = max(map(len, found), default=0)
    lines: list[Line] = []
    for name, count in found.items():
        length = count if most <= space else round(count * space / most)
        lines.append([(f" {name:>{wide}} ", ""), (glyphs.bar * length, "own"), (f" {count}", "")])
    return lines


def figures_lines(deck: Deck, judged: Judged, room: int, glyphs: Glyphs) -> list[Line]:
    """All there is to say of the deck as a whole."""
    named = {SYMBOLS.get(letter, letter): count for letter, count in symbol_counts(deck).items()}
    lines = _verdict(judged, room)
    for title, part in (
        ("What was passed over or chosen when it was read", _paragraphs(notes(deck), room)),
        ("How many", _sizes(deck, room)),
        ("Entrance costs of the Ninja", curve_lines(deck, room, glyphs)),
        ("Cards by symbol", _bars(named, room, glyphs)),
        ("Ninja that may have entered by each turn: how many, average power", _power(deck)),
        ("Chakra: what Jutsu ask for, and the cards that can be it", _chakra(deck)),
        ("What its author says", _paragraphs(_prose(deck.comments), room)),
    ):
        if part:
            lines += [[], [(title, "title")], *part]
    return lines


def _verdict(judged: Judged, room: int) -> list[Line]:
    """Legal or not with every reason, and every caution."""
    lines: list[Line] = [[(f"Legal in {judged.by}", "good")]]
    if judged.points:
        lines = [[(f"Not legal in {judged.by}", "bad")]]
    for point in judged.points:
        lines += [[("  ", ""), *line] for line in wrapped(clean(str(point)), room - 2)]
    if judged.cautions:
        lines += [[], [("What may not go as you think", "title")]]
    for caution in judged.cautions:
        lines += [[("  ", ""), *line] for line in wrapped(clean(str(caution)), room - 2)]
    return lines


def _sizes(deck: Deck, room: int) -> list[Line]:
    lines = wrapped(f"{counted(total(deck.main), 'card')}: {kinds_words(deck)}", room)
    if deck.side:
        lines.append([(f"{counted(total(deck.side), 'card')} in the sideboard", "")])
    if deck.reinforcement:
        reserve = counted(total(deck.reinforcement), "card")
        lines.append([(f"{reserve} in the reinforcement deck", "")])
    return lines


def _power(deck: Deck) -> list[Line]:
    return [
        [(f" turn {row.turn}{row.ninja:>5} ", ""), (f"  {row.combat:.1f}/{row.support:.1f}", "own")]
        for row in power_by_turn(deck)
    ]


def _chakra(deck: Deck) -> list[Line]:
    lines: list[Line] = []
    for row in chakra(deck):
        name = SYMBOLS[row.letter]
        asked = f"{row.needed:>3} asked, at most {row.most_at_once} at once; "
        supply = counted(row.supply, "card")
        lines.append([(f" {name:10}", name), (asked, ""), (supply, "own")])
    if generic := generic_needed(deck):
        lines.append([(f" {'any symbol':10}{generic:>3} asked", "")])
    return lines


def _prose(comments: Iterable[str]) -> list[str]:
    """Lines of comments as paragraphs: their author broke them for another width."""
    return " ".join(one.strip() or "\n" for one in comments).split("\n")


def _paragraphs(texts: Iterable[str], room: int) -> list[Line]:
    return [line for one in texts for line in wrapped(clean(one), room) or [[]]]
