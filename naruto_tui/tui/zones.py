"""A zone as a list: discard pile, chakra, removed cards, hand and what is known of a hand.

Public: `ZoneList` (a value; `press(key)`, `filtered(query)`), `draw_zone`, `ZONES_SHOWN`,
`zones_shown`.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import KINDS
from naruto_tui.rules.view import View

from .face import face_lines, face_title
from .flow import Flowed, window
from .lines import ROUND, Glyphs, Line, beside, fit, framed
from .text import clean
from .words import Voice, counted, play_cost

RESERVE: Final = "reinforcement deck"
ZONES_SHOWN: Final[dict[str, Callable[[View, int], tuple[int, ...]]]] = {
    "hand": lambda view, seat: tuple(view.hand) if seat == view.seat else tuple(view.known(seat)),
    "chakra": lambda view, seat: view.chakra(seat),
    "discard pile": lambda view, seat: view.discard(seat),
    "removed cards": lambda view, seat: view.removed(seat),
    RESERVE: lambda view, seat: view.reinforcements(seat),
}
"""Zones a seat may look through; of what the other one hides only what was legally seen."""


def zones_shown(view: View) -> list[str]:
    """The zones there are: without a reinforcement deck nobody needs to look into one."""
    some = any(view.reinforcement_count(seat) for seat in (0, 1))
    return [zone for zone in ZONES_SHOWN if zone != RESERVE or some]


@frozen(slots=False)
class ZoneList:
    """What the zone screen shows: one zone of one player, filtered."""

    voice: Voice
    seat: int
    zone: str
    query: str = ""
    cursor: int = 0
    newest: bool = False
    """In the order in which the cards came, newest first; else by kind and name."""

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The cards that fit the query, in order."""
        view = self.voice.view
        found = [card for card in ZONES_SHOWN[self.zone](view, self.seat) if self._fits(card)]
        return tuple(reversed(found)) if self.newest else tuple(sorted(found, key=self._rank))

    def _rank(self, card: int) -> tuple[int, str, int]:
        known = self.voice.card(card)
        return (KINDS.index(known.kind), known.name, card) if known else (len(KINDS), "", card)

    def _fits(self, card: int) -> bool:
        known = self.voice.card(card)
        if known is None:
            return not self.query
        words = (known.name, known.kind, known.number, *known.characteristics, *known.text)
        return self.query.casefold() in " ".join(words).casefold()

    @property
    def focus(self) -> int:
        """The card under the cursor, or -1."""
        return self.cards[min(self.cursor, len(self.cards) - 1)] if self.cards else -1

    @property
    def title(self) -> str:
        """Whose zone, and how many of its cards are shown."""
        view = self.voice.view
        seen = len(ZONES_SHOWN[self.zone](view, self.seat))
        every = view.reinforcement_count(self.seat) if self.zone == RESERVE else seen
        shown = f"{len(self.cards)} of {every}" if self.query else counted(every, "card")
        return f"{self.voice.whose(self.seat)} {self.zone}: {shown}".capitalize()

    def press(self, key: str) -> "ZoneList | None":
        """Up, down and Tab (other zone), `s` (order), `o` (other player); `None`: not its key."""
        size = max(len(self.cards), 1)
        match key:
            case "up" | "down":
                cursor = min(self.cursor, size - 1) + (1 if key == "down" else -1)
                return evolve(self, cursor=cursor % size)
            case "tab":
                names = zones_shown(self.voice.view)
                zone = names[(names.index(self.zone) + 1) % len(names)]
                return evolve(self, zone=zone, cursor=0)
            case "o":
                return evolve(self, seat=1 - self.seat, cursor=0)
            case "s":
                return evolve(self, newest=not self.newest, cursor=0)
        return None

    def filtered(self, query: str) -> "ZoneList":
        """Only cards that have the query in name, kind, number, words or text."""
        return evolve(self, query=clean(query), cursor=0)


def draw_zone(zone: ZoneList, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
    """The list, and beside it the face of the card under the cursor."""
    left = width // 2
    here = min(zone.cursor, len(zone.cards) - 1)
    rows = [
        Flowed(zone_row(zone, card, left - 4, focused=place == here), 1, place == here)
        for place, card in enumerate(zone.cards)
    ]
    body = window(rows, left - 4, height - 2) or [[("no cards", "dim")]]
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    pane = framed([(zone.title, "title")], inside, left, height, glyphs)
    return beside(pane, _face(zone, width - left, height, glyphs))


def zone_row(zone: ZoneList, card: int, room: int, *, focused: bool) -> Line:
    """Cursor, symbols, name, kind and cost of a card."""
    known = zone.voice.card(card)
    sign = ">" if focused else " "
    lit = "cursor" if focused else ""
    if known is None:
        return fit([(sign, lit), (" a hidden card", "dim")], room)
    cost = play_cost(zone.voice.view, card) if zone.zone == "hand" else known.number
    name = fit([(f" {clean(known.name)}", lit)], max(room - 20, 8))
    return fit(
        [(sign, lit), (f"{known.symbols:>3}", ""), *name, (f" {known.kind} {cost}", "dim")], room
    )


def _face(zone: ZoneList, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    if zone.focus < 0:
        return framed([], [], width, height, glyphs)
    body = face_lines(zone.voice, zone.focus, width - 4)
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    return framed(face_title(zone.voice, zone.focus), inside, width, height, glyphs)
