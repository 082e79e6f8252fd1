"""A prompt: an open choice as something keys are fed to. It is a value; a key makes a new one.

`prompt.press(key)` gives the next prompt, `Done` with a legal answer, or `None` when the key means
nothing to it (the screen may then use the key itself). Keys have Textual's names: `a`, `1`,
`space`, `enter`, `escape`, `backspace`, `up`, `down`, `left`, `right`.

Public: `Prompt` (what all prompts share), `Row`, `Key`, `Done`, `Outcome`, `key_name`.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from attrs import evolve, field, frozen

from naruto_tui.rules.choices import Choice
from naruto_tui.rules.questions import TEAM, Answer
from naruto_tui.rules.refusals import rule_of

from . import keys
from .ask_words import named_rule, refusal_text
from .question_words import question
from .words import Voice

if TYPE_CHECKING:
    from naruto_tui.rules.refusals import Refusal

BACK: Final = ("escape", "backspace")
DIGITS: Final = "123456789"

KEY_NAMES: Final[dict[str, str]] = {
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "backspace": "Bksp",
    "tab": "Tab",
    "question_mark": "?",
    "slash": "/",
    "ctrl+q": "^q",
    "ctrl+p": "^p",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
}


def key_name(key: str) -> str:
    """How a key is shown: the one that is pressed for it."""
    key = keys.shown(key)
    return KEY_NAMES.get(key, key)


@frozen
class Row:
    """One line of a prompt's list."""

    text: str
    key: str = ""
    """What picks it; nothing for rows past the ninth, which the cursor reaches."""
    thing: int = -1
    """The card or team it is about."""
    mark: str = ""
    """`*` marked, or its place in an order, or its team's number."""
    enabled: bool = True
    note: str = ""
    """A fact or, for what cannot be done, the reason."""
    brief: str = ""
    """The note where there is no room for all of it."""
    about: str = ""
    """A longer explanation for the detail pane."""
    tail: str = ""
    """The end of `text` that is told however narrow the menu is: a power, a symbol."""
    head: int = -1
    """The head that is chosen for the team the row is about."""


@frozen
class Key:
    """A key that works now, and what it does."""

    key: str
    label: str


@frozen
class Done:
    """The prompt is answered."""

    answer: Answer


@frozen(slots=False)
class Prompt:
    """What all prompts share: the choice, a list of rows, a cursor in it, a hint."""

    voice: Voice = field(eq=False)
    choice: Choice = field(eq=False)
    cursor: int = 0
    hint: str = ""
    """Why the last key did nothing, or what it would take."""
    refused: "tuple[Refusal, ...] | None" = field(default=None, eq=False)
    """What cannot be done, once somebody asked."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The list, from the top."""
        return ()

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """The keys that work now, in the order in which they are shown."""
        return ()

    @cached_property
    def question(self) -> str:
        """What is asked and why, in one sentence."""
        return question(self.voice, self.choice)

    @property
    def status(self) -> str:
        """How far the answer has come, e.g. `1 of 2 marked`."""
        return ""

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self.rows[self.cursor] if 0 <= self.cursor < len(self.rows) else None

    @property
    def focus(self) -> int:
        """The card or team under the cursor, else the card the choice is about, else -1."""
        if self.row is not None and self.row.thing >= 0:
            return self.row.thing
        return self.choice.asked.source

    def press(self, key: str) -> "Outcome":
        """What the key does: a new prompt, an answer, or nothing (`None`)."""
        if key in ("up", "down"):
            return self.moved(1 if key == "down" else -1)
        if key in DIGITS:
            return self._digit(key)
        return None

    def moved(self, step: int) -> "Prompt":
        """The cursor one row further, round the ends."""
        return evolve(self, cursor=(self.cursor + step) % max(len(self.rows), 1), hint="")

    def _digit(self, key: str) -> "Outcome":
        for place, row in enumerate(self.rows):
            if row.key == key:
                return evolve(self, cursor=place, hint="").take(place)
        return None

    def take(self, place: int) -> "Outcome":
        """What picking that row does."""
        return None

    def point(self, thing: int) -> "Prompt | None":
        """The cursor on the row of that card or team; `None` when there is none."""
        for place, row in enumerate(self.rows):
            if row.thing == thing:
                return evolve(self, cursor=place, hint="")
        return None

    def said(self, hint: str) -> "Prompt":
        """The same prompt with a hint."""
        return evolve(self, hint=hint)

    def refusing(self, hint: str, rule: str = "") -> "Prompt":
        """The same prompt with a hint and the rule it goes by, else that of the question."""
        return self.said(hint + named_rule(rule or rule_of(self.choice.asked.ask)))

    def done(self, answer: Answer) -> "Outcome":
        """The answer when it is legal, else the prompt with the reason."""
        problem = self.choice.problem(answer)
        if problem is None:
            return Done(answer)
        return self.refusing(self.problem_words(problem), rule_of(self.choice.asked.ask, problem))

    def problem_words(self, problem: str) -> str:
        """The engine's reason, for a reader."""
        return problem

    def why_not(self, thing: int) -> str:
        """Why this card cannot be chosen now."""
        card = self.voice.card(thing)
        for refusal in self.refusals():
            if card is not None and self.voice.card(refusal.card) is card:
                return f"{self.voice.name(thing)}: {refusal_text(refusal)}"
        return f"{self.voice.thing(thing)} cannot be chosen now" + named_rule(
            rule_of(self.choice.asked.ask)
        )

    def refusals(self) -> "tuple[Refusal, ...]":
        """What cannot be done now; the view works it out when asked."""
        return self.voice.view.refusals() if self.refused is None else self.refused

    def choose(self, thing: int) -> "Outcome":
        """Pick that card, or its team, from the board: as its row would be picked."""
        pointed = self.point(thing) or self._point_team(thing)
        if pointed is None:
            return self.said(self.why_not(thing))
        outcome = pointed.take(pointed.cursor)
        return pointed if outcome is None else outcome

    def _point_team(self, card: int) -> "Prompt | None":
        piece = self.voice.view.piece(card) if 0 <= card < TEAM else None
        return self.point(piece.team) if piece is not None and piece.team else None


Outcome = Prompt | Done | None


def digit(place: int) -> str:
    """The key of the row at that place."""
    return DIGITS[place] if place < len(DIGITS) else ""
