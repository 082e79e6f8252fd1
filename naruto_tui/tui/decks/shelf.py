"""The list of all decks: each with its size, its symbols, whose it is and whether it is legal."""

from functools import cached_property
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.cards.model import SYMBOLS
from naruto_tui.decklists.curve import entrance_curve, symbol_counts
from naruto_tui.decklists.model import total
from naruto_tui.tui.deckbox import Boxed
from naruto_tui.tui.decks.figures import kinds_words, notes, placed
from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Glyphs, Line, fit, framed, wrapped
from naruto_tui.tui.panes import Wish, indented
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import counted

STEPS: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
_ABOUT: Final = 9
"""Lines of the pane below that tells of the deck under the cursor, at least."""
_COLUMNS: Final = 34
"""Cells of a row behind the name."""


@frozen(slots=False)
class Shelf:
    """The decks that were found, and where the cursor stands."""

    decks: tuple[Boxed, ...]
    edition: str
    cursor: int = 0
    wish: Wish = field(factory=Wish)
    """What the names are filtered by."""

    @cached_property
    def shown(self) -> tuple[Boxed, ...]:
        """Those that the filter lets through."""
        return tuple(one for one in self.decks if self.wish.fits(one.name))

    @property
    def here(self) -> Boxed | None:
        """The deck under the cursor."""
        return self.shown[min(self.cursor, len(self.shown) - 1)] if self.shown else None

    def at(self, name: str) -> "Shelf":
        """The cursor on the first deck of that name, where there is one."""
        places = [place for place, one in enumerate(self.shown) if one.name == name]
        return evolve(self, cursor=places[0]) if places else self

    def press(self, key: str, letter: str) -> "Shelf | None":
        """What a key does to the list; `None`: it is not for it."""
        if (wish := self.wish.press(key, letter)) is not None:
            return evolve(self, wish=wish, cursor=0)
        last = max(len(self.shown) - 1, 0)
        if key in STEPS:
            return evolve(self, cursor=max(0, min(min(self.cursor, last) + STEPS[key], last)))
        if key in ("home", "end"):
            return evolve(self, cursor=0 if key == "home" else last)
        return None


def draw_shelf(shelf: Shelf, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The list, and below it the deck under the cursor, in so many cells."""
    about = min(max(_ABOUT, height // 3), max(height - 5, 2))
    room = height - about
    return [*_list(shelf, width, room, glyphs), *_about(shelf.here, width, about, glyphs)]


def _list(shelf: Shelf, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    shown = shelf.shown
    cursor = min(shelf.cursor, max(len(shown) - 1, 0))
    body = far_window(
        len(shown), cursor, width - 2, height - 2,
        lambda place: _row(shown[place], width - 2, here=place == cursor),
    ) or [[(" no deck has such a name", "dim")]]  # fmt: skip
    bad = sum(bool(one.problems) for one in shelf.decks)
    told = f", {bad} not legal" if bad else ""
    title: Line = [(f"{counted(len(shelf.decks), 'deck')}{told}", "title")]
    return framed(title, body, width, height, glyphs, "act", tail=shelf.wish.line())


def verdict(one: Boxed) -> str:
    """In a word; the mark before it says the same."""
    if one.deck is None:
        return "cannot be read"
    return "not legal" if one.problems else "legal"


def _row(one: Boxed, room: int, *, here: bool) -> Line:
    """Cursor, name, size, symbols, whose it is, and whether it is legal with the first reason."""
    lit = "cursor" if here else "dim" if one.deck is None else ""
    name = max(min(room - _COLUMNS - 8, 40), 16)
    bad = bool(one.problems)
    problem = placed(one.problem, clean(str(one.path)))
    told = f"{verdict(one)}: {problem}" if bad else verdict(one)
    return [
        (">" if here else " ", lit),
        ("!" if bad else " ", "bad"),
        *fit([(one.name, lit)], name),
        (f"{total(one.deck.main) if one.deck else '?':>4} ", ""),
        *_symbols(one, 7),
        (f"{one.place:8}", "dim"),
        *fit([(told, "bad" if bad else "good")], room - name - 22),
    ]


def _symbols(one: Boxed, room: int) -> Line:
    """The letters of the symbols, the most common first."""
    found = list(symbol_counts(one.deck)) if one.deck else []
    letters: Line = [(letter, SYMBOLS.get(letter, "")) for letter in found]
    return fit(letters, room)


def _about(one: Boxed | None, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    if one is None:
        return framed([], [], width, height, glyphs)
    room = width - 4
    told = [placed(problem, clean(str(one.path))) for problem in one.problems]
    lines = [line for problem in told for line in wrapped(problem, room, "bad")]
    if one.deck is not None:
        lines += wrapped(figures_words(one), room)
        lines += [line for note in notes(one.deck) for line in wrapped(note, room, "act")]
        lines += wrapped(one.plan, room, "dim")
    more = len(lines) - (height - 2)
    tail: Line | None = [(f"+{more}v", "title")] if more > 0 else None
    file = clean(one.path.name)
    where = {"here": f"{file} in this directory", "yours": f"{file} in your folder"}
    whose = where.get(one.place, "came with the program")
    title: Line = [(one.name, "name"), (f" / {whose}", "dim")]
    return framed(title, indented(lines), width, height, glyphs, tail=tail)


def figures_words(one: Boxed) -> str:
    """The deck in a sentence: kinds, sideboard, curve."""
    deck = one.deck
    if deck is None:
        return ""
    told = [kinds_words(deck)]
    if deck.side:
        told.append(f"{total(deck.side)} in the sideboard")
    if deck.reinforcement:
        told.append(f"{total(deck.reinforcement)} in the reinforcement deck")
    costs = ", ".join(f"{count} of {cost}" for cost, count in entrance_curve(deck).items())
    return "; ".join(told) + (f"; entrance costs of the Ninja: {costs}" if costs else "")
