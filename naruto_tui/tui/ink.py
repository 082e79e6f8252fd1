"""Cards as the board writes them: short name, power, and the marks that show what can be done.

A card is `>Naruto 1/0`: one cell for the mark (`>` cursor, `*` picked), the name, the power, which
stands between `~` when the Ninja is injured. Where a digit of the prompt picks the card or its
team, the digit stands before it.

Public: `Ink`, `ink_for`.
"""

from functools import cached_property
from typing import Final

from attrs import frozen

from naruto_tui.rules.questions import TEAM

from .lines import Line
from .model import PANES, BoardModel, pane_items
from .names import short_names
from .prompt import Row
from .text import clean
from .words import Voice, play_cost

NAME: Final = 11
"""Cells of a name where there is room."""
HAND_NAME: Final = 18


@frozen(slots=False)
class Ink:
    """What writing a card on the board needs to know."""

    voice: Voice
    focus: int
    """The card or team under the cursor."""
    rows: dict[int, Row]
    """The prompt's rows by card or team."""
    shown: tuple[str, ...]
    """Names on the board: what short names must tell apart."""

    def short(self, card: int, room: int = NAME) -> str:
        """The card's name in at most `room` cells."""
        known = self.voice.card(card)
        if known is None:
            return "hidden"
        return self._short(room).get(clean(known.name), clean(known.name)[:room])

    def _short(self, room: int) -> dict[str, str]:
        return short_names(self.shown, room)

    @cached_property
    def teams(self) -> frozenset[int]:
        """Teams that rows of the prompt are about."""
        return frozenset(thing for thing in self.rows if thing >= TEAM)

    def is_focus(self, card: int) -> bool:
        """Whether the cursor is on the card or on its team."""
        if card == self.focus:
            return True
        if self.focus < TEAM:
            return False
        piece = self.voice.view.piece(card)
        return piece is not None and piece.team == self.focus

    def digit(self, thing: int) -> Line:
        """The digit that picks the thing now, if any."""
        row = self.rows.get(thing)
        return [(row.key, "key")] if row and row.key and row.enabled else []

    def mark(self, card: int) -> tuple[str, str]:
        """The sign before the name, and its role."""
        if self.is_focus(card):
            return ">", "cursor"
        row = self.rows.get(card)
        if row is None:
            piece = self.voice.view.piece(card)
            row = self.rows.get(piece.team) if piece is not None and piece.team else None
        if row is not None and row.mark:
            return row.mark[-1:], "picked"
        return " ", ""

    def card(self, card: int, role: str, room: int = NAME, power: str | None = None) -> Line:
        """A card in play: digit, mark, name, power."""
        sign, sign_role = self.mark(card)
        piece = self.voice.view.piece(card)
        shown = self.voice.powers(card) if power is None else power
        lit = " cursor" if sign_role == "cursor" else ""
        power_role = "injured" if piece is not None and piece.injured else role
        spans: Line = [
            *self.digit(card),
            (sign, sign_role or role),
            (self.short(card, room), role + lit),
        ]
        if shown:
            spans.append((f" {shown}", power_role + lit))
        if piece is not None and (coins := sum(number for _, number, _ in piece.coins)):
            spans.append((f"({coins})", role))
        return spans

    def hand_card(self, card: int) -> Line:
        """A card of the hand with what playing it takes."""
        sign, sign_role = self.mark(card)
        lit = " cursor" if sign_role == "cursor" else ""
        known = self.voice.card(card)
        symbols = known.symbols if known is not None and known.kind != "jutsu" else ""
        cost = " ".join(filter(None, (symbols, play_cost(self.voice.view, card))))
        playable = "playable" if self.digit(card) else ""
        return [
            *self.digit(card),
            (sign, sign_role),
            (self.short(card, HAND_NAME), f"{playable}{lit}".strip()),
            (f" {cost}", "dim" + lit),
        ]


def ink_for(model: BoardModel) -> Ink:
    """The ink of a board."""
    view = model.view
    rows: dict[int, Row] = {}
    for row in model.prompt.rows if model.prompt else ():
        if row.thing >= 0:
            rows.setdefault(row.thing, row)
    cards = [card for pane in PANES for card in pane_items(view, pane)]
    names = {clean(card.name) for one in cards if (card := view.card(one)) is not None}
    return Ink(model.voice, model.focus, rows, tuple(sorted(names)))
