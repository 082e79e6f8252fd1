"""A list comes in: the sheet it is pasted on, what is wrong with it, and which card a name means.

Public: `Incoming` (what is opened), `Intake` (a value), `Choice` (which of several cards a line
means), `draw_intake`, `draw_choice`.
"""

from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import total
from naruto_tui.decklists.saving import Kept
from naruto_tui.tui.browser import card_pane
from naruto_tui.tui.decks.figures import kinds_words
from naruto_tui.tui.decks.rows import cost_words, symbols_line
from naruto_tui.tui.decks.sheets import Sheet, draw_sheet
from naruto_tui.tui.decks.taking import Fault, Taken
from naruto_tui.tui.flow import Flowed, far_window, window
from naruto_tui.tui.lines import Glyphs, Line, beside, fit, framed, wrapped
from naruto_tui.tui.text import clean, crop
from naruto_tui.tui.words import counted

STEPS: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
_HOW: Final = (
    "Paste a list here, or type one: a line a card, such as 3 Naruto Uzumaki N-001. Lists of "
    "other programs and of forums are read, too. F2 reads it."
)


@frozen
class Incoming:
    """A list that is to become a deck."""

    text: str = ""
    name: str = "pasted"
    edition: str = "us"
    file: Kept | None = None
    """The user's own file that is mended by it."""
    lies_in_file: bool = False
    """Nothing is lost when it is dropped."""


@frozen
class Choice:
    """A line could mean several cards: which is asked."""

    fault: Fault
    cursor: int = 0

    @property
    def card(self) -> Card:
        return self.fault.candidates[self.cursor]

    def press(self, key: str) -> "Choice":
        """The cursor on another card."""
        last = len(self.fault.candidates) - 1
        place = {"home": 0, "end": last}.get(key, self.cursor + STEPS.get(key, 0))
        return evolve(self, cursor=max(0, min(place, last)))


@frozen
class Intake:
    """The sheet, and what was read of it."""

    sheet: Sheet
    taken: Taken | None = None
    """`None` while the sheet has changed since it was read."""

    def press(self, key: str, letter: str) -> "Intake":
        """What a key does to the sheet; Tab goes to the next line that is refused."""
        if key == "tab":
            return self._next_fault()
        sheet = self.sheet.press(key, letter)
        return evolve(
            self, sheet=sheet, taken=self.taken if sheet.text == self.sheet.text else None
        )

    def pasted(self, text: str) -> "Intake":
        """With a text where the cursor stands."""
        return Intake(self.sheet.pasted(text))

    def with_card(self, fault: Fault, card: Card) -> "Intake":
        """The line says which card it means."""
        return Intake(self.sheet.replaced(fault.line - 1, f"{fault.count} {card}"))

    def _next_fault(self) -> "Intake":
        lines = sorted(self.taken.lines) if self.taken else []
        below = [line for line in lines if line - 1 > self.sheet.row] or lines
        return evolve(self, sheet=self.sheet.at(below[0] - 1)) if below else self


def draw_intake(intake: Intake, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The sheet, and below it what was read, in so many cells."""
    bad = intake.taken.lines if intake.taken else frozenset[int]()
    below = max(height * 3 // 5 if bad else height // 2 - 1, 6)
    sheet = draw_sheet(intake.sheet, bad, width - 2, height - below - 2)
    lines = sum(bool(line.strip()) for line in intake.sheet.lines)
    title: Line = [(f"The list: {counted(lines, 'line')}", "title")]
    return [
        *framed(title, sheet, width, height - below, glyphs, "act"),
        *_told(intake, width, below, glyphs),
    ]


def _told(intake: Intake, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    taken, room = intake.taken, width - 2
    if taken is None:
        body = [[(" ", ""), *line] for line in wrapped(_HOW, room - 2, "dim")]
        return framed([("Not read yet", "title")], body, width, height, glyphs)
    if taken.deck is not None:
        return framed(
            [("All of it can be taken", "good")], _good(taken, room), width, height, glyphs
        )
    told = counted(len(taken.faults), "line") + " cannot be taken"
    if taken.unclear:
        told += f"; F2 asks about {len(taken.unclear)} of them"
    body = window(_faults(intake, taken, room), room, height - 2)
    return framed([(told, "bad")], body, width, height, glyphs)


def _good(taken: Taken, room: int) -> list[Line]:
    assert taken.deck is not None
    deck = taken.deck
    told = [f"{counted(total(deck.main), 'card')}: {kinds_words(deck)}. F2 takes them."]
    if deck.side:
        told.append(f"{counted(total(deck.side), 'card')} in the sideboard.")
    if deck.reinforcement:
        told.append(f"{counted(total(deck.reinforcement), 'card')} in the reinforcement deck.")
    told += deck.notices
    return [[(" ", ""), *line] for one in told for line in wrapped(clean(one), room - 2)]


def _faults(intake: Intake, taken: Taken, room: int) -> list[Flowed]:
    """Line, what stands there, and why it cannot be taken; those of the cursor's line are lit."""
    here = intake.sheet.row + 1
    focus = next((one.line for one in taken.faults if one.line >= here), 0)
    lines: list[Flowed] = []
    for fault in taken.faults:
        text = crop(clean(fault.text.strip()), room - 8)
        lines.append(
            Flowed([(f"{fault.line:>5}!", "bad"), (f" {text}", "")], 1, fault.line == focus)
        )
        lines += [
            Flowed([("       ", ""), *line], 0, focused=False)
            for line in wrapped(_reason(fault), room - 8, "bad")
        ]
    return lines


def _reason(fault: Fault) -> str:
    """Why it cannot be taken; what can be asked about needs no list of cards here."""
    if fault.candidates:
        return f"could mean {counted(len(fault.candidates), 'card')}: F2 asks which one"
    return clean(fault.reason)


def draw_choice(choice: Choice, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The cards a line could mean, and the one under the cursor, in so many cells."""
    fault = choice.fault
    asks: list[Line] = [
        fit([(f" Line {fault.line}: ", "key"), (clean(fault.text.strip()), "")], width),
        fit([(f" could mean {counted(len(fault.candidates), 'card')}. Which one?", "act")], width),
    ]
    left, room = width // 2, height - len(asks)
    body = far_window(
        len(fault.candidates), choice.cursor, left - 2, room - 2,
        lambda place: _candidate(choice, place, left - 2),
    )  # fmt: skip
    title: Line = [(f"{choice.cursor + 1} of {len(fault.candidates)}", "title")]
    cards = framed(title, body, left, room, glyphs, "act")
    return [*asks, *beside(cards, card_pane(choice.card, width - left, room, glyphs))]


def _candidate(choice: Choice, place: int, room: int) -> Line:
    """Cursor, symbols, number, cost and title; dim where the card cannot be played yet."""
    card = choice.fault.candidates[place]
    here = place == choice.cursor
    lit = "cursor" if here else "" if card.is_written else "dim"
    return [
        (">" if here else " ", lit),
        *symbols_line(card, 3),
        *fit([(f" {card.number}", lit)], 9),
        (f" {cost_words(card):5} ", "dim"),
        *fit([(clean(card.title or card.name), lit)], max(room - 20, 8)),
    ]
