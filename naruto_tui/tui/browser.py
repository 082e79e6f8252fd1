"""Looking up cards: a line that is typed, the cards that fit it, the card under the cursor.

Public: `Browser` (a value; `typed(letter)`, `press(key)`), `settled`, `draw_browser`; for
screens with more on them its parts: `typed_lines`, `found_pane`, `card_pane`, `opened_pane` and
`help_pane`.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.files import Paragraph
from naruto_tui.cards.model import NOT_WRITTEN, Card
from naruto_tui.cards.pool import Pool
from naruto_tui.cards.reading import abilities, unreadable
from naruto_tui.cards.searching import SearchError, words_of

from .face import card_title, printed_lines
from .flow import far_window
from .lines import ROUND, Glyphs, Line, beside, fit, framed, wrapped
from .text import clean, crop

LONGEST: Final = 60
"""Letters of the line that is typed."""
ABOVE: Final = 2
"""Lines above list and card: the line that is typed, and what can be typed."""
_PAGE: Final = 10
_LABEL: Final = 11
"""Cells before the words of an explanation."""
_STEPS: Final = {"up": -1, "down": 1, "pageup": -_PAGE, "pagedown": _PAGE}
_HINT: Final = "Type words of a card, or fields such as set:2 kind:ninja entrance<=3"
_HELP: Final = (
    ("naruto ninja", "cards that have all these words, in any place"),
    ('"draw 1 card"', "words that stand together"),
    ("name:gaara", "in the name; so do title: text: number:"),
    ("word:leaf", "a characteristic or an attribute"),
    ("kind:jutsu", "ninja, jutsu, mission or client"),
    ("symbol:fire", "fire, water, lightning, wind, earth or void"),
    ("set:2", "the number of a set; P for promotional cards"),
    ("rarity:SR", "as printed"),
    ("is:written", "those that can be played; is:unwritten: the others"),
    ("is:custom", "those that a player has written"),
    ("entrance<=3", "also hand cost combat support mental, with : < > <= >="),
)
"""What can be typed, and what it finds."""


@frozen(slots=False)
class Browser:
    """What was typed, and where the cursor stands among the cards that fit."""

    pool: Pool
    query: str = ""
    cursor: int = 0
    opened: bool = False
    """The card has the screen for itself."""
    scroll: int = 0
    """Lines of the opened card that are above the screen."""
    explaining: bool = False
    """The opened card is told part by part below its text."""
    helping: bool = False
    """What can be typed stands in the place of the cards."""

    @cached_property
    def _answer(self) -> tuple[tuple[Paragraph, ...], str]:
        words = words_of(self.query)
        if not words:
            return tuple(self.pool.paragraphs), ""
        try:
            return self.pool.search(words), ""
        except SearchError as error:
            return (), str(error)

    @property
    def found(self) -> tuple[Paragraph, ...]:
        """The cards that fit, in the order of the sets."""
        return self._answer[0]

    @property
    def problem(self) -> str:
        """What is wrong with the line that was typed, or nothing."""
        return self._answer[1]

    @property
    def card(self) -> Card | None:
        """The card under the cursor."""
        return self.pool.card(self.found[self.cursor].number) if self.found else None

    def typed(self, letter: str) -> "Browser":
        """With one letter more."""
        query = clean(self.query + letter)
        return self if len(query) > LONGEST else self._asking(query)

    def _asking(self, query: str) -> "Browser":
        return Browser(self.pool, query, helping=self.helping)

    def press(self, key: str) -> "Browser | None":
        """What a key does; `None`: it leads out of here."""
        if self.opened:
            return self._press_opened(key)
        if key == "f1" or (self.helping and key == "escape"):
            return evolve(self, helping=not self.helping)
        last = max(len(self.found) - 1, 0)
        match key:
            case "up" | "down" | "pageup" | "pagedown":
                return evolve(self, cursor=min(max(self.cursor + _STEPS[key], 0), last))
            case "home" | "end":
                return evolve(self, cursor=0 if key == "home" else last)
            case "backspace":
                return self._asking(self.query[:-1])
            case "escape":
                return self._asking("") if self.query else None
            case "enter" if self.found:
                return evolve(self, opened=True, scroll=0)
        return self

    def _press_opened(self, key: str) -> "Browser":
        """The next card without going back; long texts move under the arrows."""
        match key:
            case "escape" | "backspace" | "enter":
                return evolve(self, opened=False)
            case "up" | "down":
                return evolve(self, scroll=max(self.scroll + _STEPS[key], 0))
            case "e":
                return evolve(self, explaining=not self.explaining, scroll=0)
            case "left" | "right":
                step = 1 if key == "right" else -1
                cursor = min(max(self.cursor + step, 0), len(self.found) - 1)
                return evolve(self, cursor=cursor, scroll=0)
        return self


def settled(browser: Browser, width: int, height: int) -> Browser:
    """Not scrolled further than to the end of the opened card."""
    if not browser.opened or browser.card is None:
        return browser
    most = max(len(_opened_lines(browser, browser.card, width - 4)) - (height - 2), 0)
    return evolve(browser, scroll=min(browser.scroll, most))


def draw_browser(browser: Browser, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
    """List and card side by side, or the opened card, in so many cells."""
    if browser.opened:
        assert browser.card is not None
        return opened_pane(browser, browser.card, width, height, glyphs)
    left = width // 2
    room = height - ABOVE
    above = typed_lines(browser, width)
    if browser.helping:
        return [*above, *help_pane(width, room, glyphs)]
    left_pane = found_pane(browser, left, room, glyphs)
    return [*above, *beside(left_pane, card_pane(browser.card, width - left, room, glyphs))]


def typed_lines(browser: Browser, width: int) -> list[Line]:
    """What was typed, and below it what is wrong with it or what can be typed."""
    told = browser.problem or _HINT
    return [
        fit([(" / ", "key"), (browser.query, ""), ("_", "act")], width),
        fit([("   ", ""), (crop(told, width - 4), "bad" if browser.problem else "dim")], width),
    ]


def _no_mark(_card: Card) -> str:
    return ""


def found_pane(
    browser: Browser,
    width: int,
    height: int,
    glyphs: Glyphs,
    mark: Callable[[Card], str] = _no_mark,
) -> list[Line]:
    """The cards that fit, each behind what `mark` says of it."""
    found, room = browser.found, width - 4
    body = far_window(
        len(found), browser.cursor, room, height - 2,
        lambda place: _row(browser, place, room, mark),
    ) or [[("no card fits", "dim")]]  # fmt: skip
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    title = f"{len(found):,} of {len(browser.pool):,} cards"
    return framed([(title, "title")], inside, width, height, glyphs, "act")


def _row(browser: Browser, place: int, room: int, mark: Callable[[Card], str]) -> Line:
    """Cursor, symbols, name and number; dim where the card cannot be played yet."""
    card = browser.pool.card(browser.found[place].number)
    here = place == browser.cursor
    role = "cursor" if here else "" if card.is_written else "dim"
    own = " (custom)" if card.custom else ""
    before = mark(card)
    name = fit([(f" {clean(card.name)}{own}", role)], max(room - 14 - len(before), 8))
    return [
        (">" if here else " ", role),
        *([(before, "own")] if before else []),
        (f"{card.symbols:>3}", ""),
        *name,
        (f" {card.number:9}", "dim"),
    ]


def card_pane(card: Card | None, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The card with its title in the frame; an empty frame for none."""
    if card is None:
        return framed([], [], width, height, glyphs)
    inside: list[Line] = [[(" ", ""), *line] for line in _face(card, width - 4)]
    return framed(card_title(card), inside, width, height, glyphs)


def help_pane(width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """What can be typed, and what it finds."""
    lines: list[Line] = [[(f" {typed:16}", "key"), (finds, "")] for typed, finds in _HELP]
    return framed([("What can be typed", "title")], lines, width, height, glyphs)


def _face(card: Card, room: int) -> list[Line]:
    lines = printed_lines(card, room)
    if not card.is_written:
        lines += wrapped(f"It cannot be played: {NOT_WRITTEN}.", room, "bad")
    return lines


def _opened_lines(browser: Browser, card: Card, room: int) -> list[Line]:
    lines = _face(card, room)
    return [*lines, [], *_explained(card, room)] if browser.explaining else lines


def _explained(card: Card, room: int) -> list[Line]:
    """What each ability of the card does: when, who, what."""
    if unreadable(card) is not None:
        return []
    # What reads and says card text costs 40 ms, and few ask for it.
    from naruto_tui.cards.language.explaining import explain  # noqa: PLC0415

    lines: list[Line] = []
    for number, one in enumerate(explain(card, abilities(card)), 1):
        lines += wrapped(f"{number}. {one.kind}", room, "title")
        for part in one.parts:
            indent = _LABEL + 2 * part.depth
            words = wrapped(clean(part.words), room - indent)
            labels = [part.label, *[""] * len(words)]
            lines += [
                [(f"   {label}".ljust(indent), "key"), *line]
                for label, line in zip(labels, words, strict=False)
            ]
    return lines


def opened_pane(
    browser: Browser, card: Card, width: int, height: int, glyphs: Glyphs
) -> list[Line]:
    """The card with all that is told of it, from the line it is scrolled to."""
    lines = _opened_lines(browser, card, width - 4)
    room = height - 2
    top = min(browser.scroll, max(len(lines) - room, 0))
    inside: list[Line] = [[(" ", ""), *line] for line in lines[top : top + room]]
    below = len(lines) - top - room
    tail: Line | None = [(f"+{below}v", "title")] if below > 0 else None
    return framed(card_title(card), inside, width, height, glyphs, "act", tail)
