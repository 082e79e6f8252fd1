"""A zone as a list: discard pile, chakra, removed cards, hand, and what was seen of hidden zones.

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
DECK: Final = "deck"
REWARDS: Final = "battle rewards"
ZONES_SHOWN: Final[dict[str, Callable[[View, int], tuple[int, ...]]]] = {
    "hand": lambda view, seat: tuple(view.hand) if seat == view.seat else tuple(view.known(seat)),
    "chakra": lambda view, seat: view.chakra(seat),
    "discard pile": lambda view, seat: view.discard(seat),
    "removed cards": lambda view, seat: view.removed(seat),
    DECK: lambda view, seat: tuple(card for _, card in view.seen_in_deck(seat)),
    REWARDS: lambda view, seat: view.seen_rewards(seat),
    RESERVE: lambda view, seat: view.reinforcements(seat),
}
"""Zones a seat may look through; of what is hidden in them only what was legally seen."""

_SIZES: Final[dict[str, Callable[[View, int], int]]] = {
    "hand": lambda view, seat: view.hand_count(seat),
    DECK: lambda view, seat: view.deck_count(seat),
    REWARDS: lambda view, seat: view.reward_count(seat),
    RESERVE: lambda view, seat: view.reinforcement_count(seat),
}
"""How many cards a zone holds, seen or not."""


def zones_shown(view: View) -> list[str]:
    """The zones there are to see: a deck or rewards where a card of them has been seen."""
    seen = {zone for zone in (DECK, REWARDS) if any(ZONES_SHOWN[zone](view, at) for at in (0, 1))}
    if any(view.reinforcement_count(seat) for seat in (0, 1)):
        seen.add(RESERVE)
    return [zone for zone in ZONES_SHOWN if zone not in (DECK, REWARDS, RESERVE) or zone in seen]


@frozen(slots=False)
class ZoneList:
    """What the zone screen shows: one zone of one player, filtered."""

    voice: Voice
    seat: int
    zone: str
    query: str = ""
    cursor: int = 0
    turned: bool = False
    """In the other order: as the cards came, newest first; of a deck by kind and name."""

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The cards that fit the query, in order."""
        view = self.voice.view
        found = [card for card in ZONES_SHOWN[self.zone](view, self.seat) if self._fits(card)]
        if self.turned is (self.zone == DECK):
            return tuple(sorted(found, key=self._rank))
        return tuple(found if self.zone == DECK else reversed(found))

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
        """Whose zone, how many cards it has, and how many of a hidden one have been seen."""
        view = self.voice.view
        seen, every = len(ZONES_SHOWN[self.zone](view, self.seat)), self.size
        shown = f"{len(self.cards)} of {seen}" if self.query else counted(every, "card")
        seen_of_it = f", {seen or 'none'} seen" if seen < every else ""
        return f"{self.voice.whose(self.seat)} {self.zone}: {shown}{seen_of_it}".capitalize()

    @property
    def size(self) -> int:
        """How many cards the zone holds, seen or not."""
        view = self.voice.view
        count = _SIZES.get(self.zone)
        return count(view, self.seat) if count else len(ZONES_SHOWN[self.zone](view, self.seat))

    def press(self, key: str) -> "ZoneList | None":
        """Up, down and Tab (other zone), `s` (order), `o` (other player); `None`: not its key."""
        size = max(len(self.cards), 1)
        match key:
            case "up" | "down":
                cursor = min(self.cursor, size - 1) + (1 if key == "down" else -1)
                return evolve(self, cursor=cursor % size)
            case "tab":
                names = zones_shown(self.voice.view)
                place = names.index(self.zone) if self.zone in names else -1
                return evolve(self, zone=names[(place + 1) % len(names)], cursor=0)
            case "o":
                return evolve(self, seat=1 - self.seat, cursor=0)
            case "s":
                return evolve(self, turned=not self.turned, cursor=0)
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
    none = "no card seen" if zone.size and not zone.query else "no cards"
    body = window(rows, left - 4, height - 2) or [[(none, "dim")]]
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
    told = f" {known.kind} {_told(zone, card, known.number)}"
    name = fit([(f" {clean(known.name)}", lit)], max(room - 4 - max(len(told), 16), 8))
    return fit([(sign, lit), (f"{known.symbols:>3}", ""), *name, (told, "dim")], room)


def _told(zone: ZoneList, card: int, number: str) -> str:
    """What is said behind the kind: the cost in a hand, the place in a deck, else the number."""
    view = zone.voice.view
    if zone.zone == "hand":
        return play_cost(view, card)
    if zone.zone == DECK:
        place = next(at for at, one in view.seen_in_deck(zone.seat) if one == card)
        return "on top" if place == 1 else f"{place} from top"
    return number


def _face(zone: ZoneList, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    if zone.focus < 0:
        return framed([], [], width, height, glyphs)
    body = face_lines(zone.voice, zone.focus, width - 4)
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    return framed(face_title(zone.voice, zone.focus), inside, width, height, glyphs)
