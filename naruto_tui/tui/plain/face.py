"""A seat at a game, line by line: asks what is asked, and does what is typed.

What is typed at a question is read in `typed`, what looks around or decides in `commands`. Where
the game is, who else plays and what becomes of an answer is for the faces made of this one
(`keyboard`, `meeting`).
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from naruto_tui.rules.questions import Answer, IllegalAnswerError
from naruto_tui.table.handover import NOBODY
from naruto_tui.table.orders import ORDERS, can_only_pass
from naruto_tui.tui.plain.commands import Command, command_of, told_of
from naruto_tui.tui.plain.talk import Talk, agreed, heard, tell
from naruto_tui.tui.plain.telling import help_text, prompt_lines, said
from naruto_tui.tui.plain.typed import NotAMoveError, typed
from naruto_tui.tui.prompt import Done, Prompt
from naruto_tui.tui.prompts import prompt_for
from naruto_tui.tui.remarks import (
    AGREE,
    CONCEDE,
    NOTHING_TO_UNDO,
    OFFERED,
    WHEN_ASKED,
    mere_option,
)
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice, sentence

if TYPE_CHECKING:
    from naruto_tui.rules.choices import Choice

HOW: Final = "Type a number or a word at each question; ? helps, quit leaves."


class Face(ABC):
    """Whoever is spoken to, and the question that is open."""

    people = False
    """Whether two people play each other: they offer draws and give standing orders."""
    plays = True
    """Whether somebody plays here, and does not only look on."""

    def __init__(self, talk: Talk) -> None:
        self.talk: Talk = talk
        self.prompt: Prompt | None = None
        """The open question as far as it is answered; `None`: nothing is asked."""
        self._fresh: Prompt | None = None
        """The same as it was asked."""

    # -- where the game is -------------------------------------------------------------------------

    seat: int
    """Who is spoken to."""

    @property
    @abstractmethod
    def voice(self) -> Voice:
        """Speaks to whoever sits here."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""

    @property
    @abstractmethod
    def order(self) -> str:
        """The word of the standing order that holds."""

    @abstractmethod
    def give(self, answer: Answer) -> None:
        """Answers the question; `IllegalAnswerError` leaves everything as it was."""

    @abstractmethod
    def undo(self) -> None:
        """Takes the last choice back, where `can_undo`."""

    @abstractmethod
    def concede(self) -> None:
        """Gives the game up."""

    @abstractmethod
    def take_order(self, word: str) -> None:
        """Another standing order."""

    @abstractmethod
    def offer(self) -> None:
        """Asks the other player for a draw."""

    def answer_offer(self, *, agree: bool) -> None:  # noqa: B027 - a computer offers none
        """Agrees to the draw that the other player offers, or declines it."""

    @property
    def offered_by(self) -> int:
        """The seat that offers a draw, or `NOBODY`."""
        return NOBODY

    def written(self, line: str) -> Answer:
        """The answer in the notation of records; `IllegalAnswerError` for what is none."""
        assert self.prompt is not None
        return self.prompt.choice.parse(line)

    def idle(self) -> str:
        """What is said to a line that is no command while nothing is asked."""
        return "Nothing is asked of you now; ? tells what can be typed."

    # -- a question --------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        tell(self.talk, *lines)

    def ask(self, choice: "Choice") -> None:
        """Asks; what was picked before is forgotten."""
        voice = self.voice
        self.prompt = self._fresh = prompt_for(voice.view, choice, voice.names)
        self.say("")
        if self.people and can_only_pass(choice):
            self.say(mere_option("orders"))
        self.say(*prompt_lines(self.prompt))

    def take(self, line: str) -> None:
        """Does what a line says, and answers it."""
        found = command_of(line)
        if found is not None and not self._is_key(line):
            self._command(*found)
        elif self.prompt is None:
            self.say(self.idle())
        elif not line:
            self.say(*prompt_lines(self.prompt))
        else:
            self._answered(self.prompt, line)

    def _command(self, command: Command, rest: str) -> None:
        if not command.works(self):
            self.say(command.otherwise)
        elif rest and command.alone:
            self.say(f"{command.shown} stands alone: nothing follows it.")
        else:
            command.does(self, rest)

    def _is_key(self, line: str) -> bool:
        """Whether a single letter, perhaps with a number behind it, is the question's own."""
        key = line.split(maxsplit=1)[0] if line else ""
        rows = self.prompt.rows if self.prompt is not None else ()
        return len(key) == 1 and key.isalpha() and any(row.key == key for row in rows)

    def _answered(self, prompt: Prompt, line: str) -> None:
        """An answer, a step towards one, or a line that says why it is neither."""
        outcome = self._typed(prompt, line)
        if isinstance(outcome, Done):
            self._give(outcome.answer)
        elif outcome is not None:
            self.prompt = self._shown(outcome)

    def _shown(self, outcome: Prompt) -> Prompt:
        """The prompt as it is now, told; after a hint alone its list is not told again."""
        if outcome.hint:
            self.say(sentence(said(outcome.hint)))
        if not outcome.hint or self._fresh is None or outcome.rows != self._fresh.rows:
            self.say(*prompt_lines(outcome))
        return outcome

    def _typed(self, prompt: Prompt, line: str) -> Prompt | Done | None:
        """What the line does; nothing where it cannot be read, which is told."""
        try:
            return typed(prompt, line)
        except NotAMoveError as problem:
            reason = str(problem)
        try:
            answer = self.written(line)
            if (why := prompt.choice.problem(answer)) is None:
                return Done(answer)
            reason = why
        except IllegalAnswerError:
            pass
        self.say(f"{reason[:1].upper()}{reason[1:]}.")
        return None

    def _give(self, answer: Answer) -> None:
        try:
            self.give(answer)
        except IllegalAnswerError as error:
            self.say(f"That is not possible: {error}.")
            return
        self.prompt = None

    # -- what else can be done ---------------------------------------------------------------------

    def help(self) -> None:
        self.say(*help_text(self.voice, self.prompt, told_of(self)))

    def take_back(self) -> None:
        if not self.can_undo:
            self.say(NOTHING_TO_UNDO)
            return
        self.undo()
        self.say("Taken back.")

    def give_up(self) -> None:
        self.say(f"{CONCEDE} Type yes to concede; anything else plays on.")
        if agreed(self.talk):
            self.concede()
        else:
            self.say("The game goes on.")

    def draw(self) -> None:
        """Offers a draw, or answers an offer."""
        if self.offered_by == self.seat:
            self.say(OFFERED)
        elif self.offered_by != NOBODY:
            self.say(f"{clean(self.voice.names[1 - self.seat])} offers a draw: {AGREE}")
            self.say("Type yes to agree; anything else plays on.")
            self.answer_offer(agree=agreed(self.talk))
        else:
            self.say("Offer a draw? The other player is asked. Type yes to offer it.")
            if agreed(self.talk):
                self.offer()
            else:
                self.say("No draw is offered.")

    def choose_order(self, rest: str) -> None:
        """`orders` lists them and hears one; `orders 2` takes it at once."""
        words = [order.word for order in ORDERS]
        if not rest:
            self.say(WHEN_ASKED)
            for place, order in enumerate(ORDERS, 1):
                holds = ", as it is now" if order.word == self.order else ""
                self.say(f"  {place}. {order.name}{holds}", f"     {order.about}")
            self.say("Type a number; an empty line leaves it as it is.")
            rest = heard(self.talk)
        if not rest:
            self.say("Nothing changes.")
            return
        place = int(rest[:9]) - 1 if rest.isdecimal() else -1
        if rest.casefold() in words:
            place = words.index(rest.casefold())
        if not 0 <= place < len(ORDERS):
            self.say(f"There is no order {rest[:40]!r}; orders lists them.")
            return
        self.say(f"From now on: {ORDERS[place].name}.")
        self.take_order(ORDERS[place].word)
