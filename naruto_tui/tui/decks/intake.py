"""A list comes in: the sheet it is pasted on, what is wrong with it, and which card a name means.

Public: `Incoming` (what is opened), `Intake` (a value), `Choice` (which of several cards a name
means), `draw_intake`, `draw_choice`.
"""

from typing import Final

from attrs import evolve, field, frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.lookup import Question
from naruto_tui.decklists.model import total
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.saving import Kept
from naruto_tui.tui.browser import card_pane
from naruto_tui.tui.decks.figures import kinds_words
from naruto_tui.tui.decks.rows import cost_words, symbols_line
from naruto_tui.tui.decks.sheets import Sheet, draw_sheet
from naruto_tui.tui.decks.taking import Answers, Taken, key_of
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
    opens: bool = False
    """The deck is wanted at once, where all of it is clear."""
    notices: tuple[str, ...] = ()
    """How the file was read, where that is not plain."""
    wanted: Profile | None = None
    """The format it will be checked by in place of the edition."""


@frozen
class Choice:
    """A name could mean several cards: which is asked."""

    question: Question
    further: int = 0
    """Names that are asked about afterwards."""
    cursor: int = 0

    @property
    def card(self) -> Card:
        return self.question.cards[self.cursor]

    def press(self, key: str) -> "Choice":
        """The cursor on another card."""
        last = len(self.question.cards) - 1
        place = {"home": 0, "end": last}.get(key, self.cursor + STEPS.get(key, 0))
        return evolve(self, cursor=max(0, min(place, last)))


@frozen
class Intake:
    """The sheet, what was read of it, and what was answered about its names."""

    sheet: Sheet
    taken: Taken | None = None
    """`None` while the sheet has changed since it was read."""
    answers: Answers = field(factory=dict)

    def press(self, key: str, letter: str) -> "Intake":
        """What a key does to the sheet; Tab goes to the next line that is not clear."""
        if key == "tab":
            return self._next_mark()
        sheet = self.sheet.press(key, letter)
        read = sheet.text == self.sheet.text
        return evolve(self, sheet=sheet, taken=self.taken if read else None)

    def pasted(self, text: str) -> "Intake":
        """With a text where the cursor stands."""
        return evolve(self, sheet=self.sheet.pasted(text), taken=None)

    def answered(self, question: Question, card: Card) -> "Intake":
        """The name means that card from now on, wherever it stands; the list is to be read anew."""
        return evolve(self, answers={**self.answers, key_of(question): card})

    def nearest(self) -> "Intake":
        """The refused line of the cursor with the nearest name in it, where there is one."""
        here = self.sheet.row + 1
        refused = self.taken.refused if self.taken and self.taken.is_text else ()
        near = next((one for one in refused if one.line == here and one.nearest), None)
        if near is None:
            return self
        sheet = self.sheet.replaced(self.sheet.row, f"{near.count} {near.nearest[0]}")
        return evolve(self, sheet=sheet, taken=None)

    def preferred(self) -> "Intake":
        """Each name that is still to be asked about means its first card, likewise."""
        unclear = self.taken.unclear if self.taken else ()
        first = {key_of(question): question.cards[0] for question in unclear}
        return evolve(self, answers={**self.answers, **first})

    @property
    def marks(self) -> dict[int, str]:
        """Lines, from 1, that keep the list from being a deck: `!` refused, `?` to be asked."""
        if self.taken is None:
            return {}
        unclear = dict.fromkeys(self.taken.unclear_lines, "?")
        return unclear | dict.fromkeys(self.taken.refused_lines, "!")

    def _next_mark(self) -> "Intake":
        lines = sorted(self.marks)
        below = [line for line in lines if line - 1 > self.sheet.row] or lines
        return evolve(self, sheet=self.sheet.at(below[0] - 1)) if below else self


def draw_intake(intake: Intake, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The sheet, and below it what was read, in so many cells."""
    marks = intake.marks
    below = max(height * 3 // 5 if marks else height // 2 - 1, 6)
    sheet = draw_sheet(intake.sheet, marks, width - 2, height - below - 2)
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
    told = [f"{counted(len(taken.refused), 'line')} refused"] if taken.refused else []
    if taken.unclear:
        told.append(f"{counted(len(taken.unclear), 'name')} of several cards: F2 asks which")
    body = window(_faults(intake, taken, room), room, height - 2)
    return framed([("; ".join(told), "bad")], body, width, height, glyphs)


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
    """Line, what stands there, why it is not taken; the first from the cursor on is in sight."""
    told = [(one.line, "!", one.text, one.reason) for one in taken.refused]
    for question in taken.unclear:
        could = f"could mean {counted(len(question.cards), 'card')}"
        told += [(row.line, "?", row.text, could) for row in question.rows]
    focus = next((one[0] for one in sorted(told) if one[0] > intake.sheet.row), 0)
    lines: list[Flowed] = []
    for line, mark, text, reason in sorted(told):
        named: Line = [(f"{line:>5}{mark}", "bad"), (f" {crop(clean(text.strip()), room - 8)}", "")]
        lines.append(Flowed(named, 1, line == focus))
        lines += [
            Flowed([("       ", ""), *part], 0, focused=False)
            for part in wrapped(clean(reason), room - 8, "bad")
        ]
    return lines


def draw_choice(choice: Choice, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The cards a name could mean, and the one under the cursor, in so many cells."""
    question = choice.question
    row, more = question.rows[0], len(question.rows) - 1
    also = f" and {counted(more, 'line')} more" if more else ""
    doubt = f"; {question.doubt}" if question.doubt else ""
    further = f" {counted(choice.further, 'name')} to ask after it." if choice.further else ""
    could = f" could mean {counted(len(question.cards), 'card')}. Which one?{further}{doubt}"
    asks: list[Line] = [
        fit([(f" Line {row.line}{also}: ", "key"), (clean(row.text.strip()), "")], width),
        fit([(clean(could), "act")], width),
    ]
    left, room = width // 2, height - len(asks)
    body = far_window(
        len(question.cards), choice.cursor, left - 2, room - 2,
        lambda place: _candidate(choice, place, left - 2),
    )  # fmt: skip
    title: Line = [(f"{choice.cursor + 1} of {len(question.cards)}", "title")]
    cards = framed(title, body, left, room, glyphs, "act")
    return [*asks, *beside(cards, card_pane(choice.card, width - left, room, glyphs))]


def _candidate(choice: Choice, place: int, room: int) -> Line:
    """Cursor, symbols, number, cost and title; dim where the card cannot be played yet."""
    card = choice.question.cards[place]
    here = place == choice.cursor
    lit = "cursor" if here else "" if card.is_written else "dim"
    return [
        (">" if here else " ", lit),
        *symbols_line(card, 3),
        *fit([(f" {card.number}", lit)], 9),
        (f" {cost_words(card):5} ", "dim"),
        *fit([(clean(card.title or card.name), lit)], max(room - 20, 8)),
    ]
