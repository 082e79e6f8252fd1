"""Deck and sideboard between two games: two lists of cards, and a key that moves a copy over.

Public: `Exchange` (a key makes the next one), `draw_exchange`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.cards.model import KINDS, Card
from naruto_tui.decklists.sideboard import ExchangeError, exchanged
from naruto_tui.rules.editions import Edition

from .face import brief_lines, card_title
from .flow import Flowed, window
from .lines import ROUND, Glyphs, Line, beside, fit, framed
from .text import clean
from .words import counted

DECK, SIDE = range(2)
_STEPS: Final = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}
_FACE: Final = 7
"""Lines of the card under the cursor; a long text takes more, up to half of the room."""


@frozen
class Exchange:
    """What is in the deck and what in the sideboard, and where the cursor stands."""

    cards: tuple[Card, ...]
    """Each of them once, in the order of the lists."""
    counts: tuple[tuple[int, ...], tuple[int, ...]]
    """Copies of each in deck and sideboard."""
    entered: tuple[tuple[int, ...], tuple[int, ...]]
    """The same as the decks were entered: before the first game."""
    pane: int = SIDE
    places: tuple[int, int] = field(default=(0, 0))
    """The cursor in each list."""

    @classmethod
    def of(
        cls,
        deck: Sequence[Card],
        side: Sequence[Card],
        entered_deck: Sequence[Card],
        entered_side: Sequence[Card],
    ) -> "Exchange":
        cards = tuple(sorted(dict.fromkeys((*deck, *side)), key=_order))
        counts = _copies(cards, deck), _copies(cards, side)
        entered = _copies(cards, entered_deck), _copies(cards, entered_side)
        return cls(cards, counts, entered)

    @property
    def side(self) -> tuple[Card, ...]:
        """The cards of the sideboard."""
        return self._all(self.counts[SIDE])

    def problem(self, edition: Edition) -> str:
        """Why the next game cannot be played with this, or nothing."""
        deck, side = map(self._all, self.entered)
        try:
            exchanged(deck, side, self.side, edition)
        except ExchangeError as error:
            return str(error)
        return ""

    def rows(self, pane: int) -> list[int]:
        """The cards of a list, by their places in `cards`."""
        return [place for place, count in enumerate(self.counts[pane]) if count]

    @property
    def here(self) -> int:
        """The card under the cursor, by its place in `cards`; -1 in an empty list."""
        rows = self.rows(self.pane)
        return rows[min(self.places[self.pane], len(rows) - 1)] if rows else -1

    def press(self, key: str) -> "Exchange | None":
        """What the key does to the lists; `None` for a key that is not theirs."""
        if key in _STEPS:
            return self._moved(_STEPS[key])
        if key in ("left", "right", "tab", "shift+tab"):
            return evolve(self, pane=1 - self.pane)
        if key in ("enter", "space"):
            return self._over() if self.here >= 0 else self
        if key == "z":
            return evolve(self, counts=self.entered)
        return None

    def _moved(self, by: int) -> "Exchange":
        last = max(len(self.rows(self.pane)) - 1, 0)
        place = min(max(min(self.places[self.pane], last) + by, 0), last)
        places = (place, self.places[1]) if self.pane == DECK else (self.places[0], place)
        return evolve(self, places=places)

    def _over(self) -> "Exchange":
        """A copy of the card under the cursor, in the other list."""
        deck, side = (list(counts) for counts in self.counts)
        step = -1 if self.pane == DECK else 1
        deck[self.here] += step
        side[self.here] -= step
        return evolve(self, counts=(tuple(deck), tuple(side)))

    def _all(self, counts: Sequence[int]) -> tuple[Card, ...]:
        return tuple(
            card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)
        )


def _order(card: Card) -> tuple[int, int, str, str]:
    return KINDS.index(card.kind), card.entrance, card.name, card.number


def _copies(cards: Sequence[Card], pile: Sequence[Card]) -> tuple[int, ...]:
    found = Counter(pile)
    return tuple(found[card] for card in cards)


def draw_exchange(
    exchange: Exchange, width: int, height: int, glyphs: Glyphs = ROUND
) -> list[Line]:
    """Both lists and the card under the cursor in so many cells."""
    left = width // 2
    face = _face(exchange, width, height // 2, glyphs)
    room = height - len(face)
    lists = beside(
        _list(exchange, DECK, "Your deck", left, room, glyphs),
        _list(exchange, SIDE, "Your sideboard", width - left, room, glyphs),
    )
    return [*lists, *face]


def _list(
    exchange: Exchange, pane: int, name: str, width: int, height: int, glyphs: Glyphs
) -> list[Line]:
    active = pane == exchange.pane
    rows = exchange.rows(pane)
    here = exchange.here if active else -1
    lines = [
        Flowed(_row(exchange, pane, row, width - 3, focused=row == here), 1, row == here)
        for row in rows
    ]
    body = window(lines, width - 3, height - 2) or [[("no cards", "dim")]]
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    title = f"{name}: {counted(sum(exchange.counts[pane]), 'card')}"
    role = "act" if active else "frame"
    return framed([(title, "title")], inside, width, height, glyphs, role)


def _row(exchange: Exchange, pane: int, row: int, room: int, *, focused: bool) -> Line:
    """Cursor, copies, symbols, name and number; marked where it is not as it was entered."""
    card, count = exchange.cards[row], exchange.counts[pane][row]
    lit = "cursor" if focused else ""
    changed = count - exchange.entered[pane][row]
    mark = f"{changed:+}" if changed else ""
    name = fit([(f" {clean(card.name)}", lit)], room - 16)
    sign = ">" if focused else " "
    before: Line = [(f"{sign}{count:>2}", lit), (f"{card.symbols:>3}", "")]
    return [*before, (f" {card.number:6}", "dim"), *name, (f"{mark:>3}", "act")]


def _face(exchange: Exchange, width: int, most: int, glyphs: Glyphs) -> list[Line]:
    if exchange.here < 0:
        return framed([], [], width, _FACE, glyphs)
    card = exchange.cards[exchange.here]
    inside: list[Line] = [[(" ", ""), *line] for line in brief_lines(card, width - 4)]
    height = min(max(len(inside) + 2, _FACE), most)
    return framed(card_title(card), inside, width, height, glyphs)
