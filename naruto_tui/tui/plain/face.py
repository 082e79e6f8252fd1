"""The game line by line: says what happens and what is asked, reads lines, gives the answers.

One person plays against a computer, or two take turns at one keyboard: then the next one's cards
are told only after he has said that he is there. What is typed at a question is read in `typed`;
commands that look around are here.
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from naruto_tui.rules.choices import Choice
from naruto_tui.rules.questions import TEAM, Answer, IllegalAnswerError
from naruto_tui.rules.spoken import read_answer
from naruto_tui.table.match import Match
from naruto_tui.tui.chainlist import link_words
from naruto_tui.tui.event_words import result_sentence
from naruto_tui.tui.lines import text_of
from naruto_tui.tui.listing import moment_lines
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.plain.telling import WIDTH, face_text, help_text, prompt_lines, said
from naruto_tui.tui.plain.typed import NotAMoveError, typed
from naruto_tui.tui.prompt import Done, Prompt
from naruto_tui.tui.prompts import prompt_for
from naruto_tui.tui.rulebook import found_lines
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice

LONGEST_LINE: Final = 400
"""Letters of a typed line that are read."""
LOG: Final = 15
"""Lines of the log that are told where no number is given."""
MOST_RULES: Final = 60
"""Lines of rules that are told at once."""
CURTAIN: Final = 60
"""Empty lines that push what one player saw off the screen."""

Say = Callable[[str], None]
Hear = Callable[[], str]
"""Reads a line; `EOFError` when there are no more."""


class LeftError(Exception):
    """Somebody leaves; the game can be resumed."""


class PlainFace:
    """A match at a keyboard that is read line by line. `hear` and `say` are its ears and mouth."""

    def __init__(
        self, match: Match, hear: Hear, say: Say, seat: int = 0, *, open_hands: bool = False
    ) -> None:
        self.match = match
        self._hear = hear
        self._say = say
        self.seat = match.place(seat)
        """Who is spoken to."""
        self.open_hands = open_hands
        """Whether two players may look at each other's questions: no curtain between them."""
        self._told = [0, 0]
        """How many events each seat has been told."""
        self._notice = ""

    @property
    def shared(self) -> bool:
        """Whether two persons use this keyboard in turn."""
        return self.match.people

    def play(self) -> bool:
        """Plays the game that is on to its end; whether it came to it (else somebody left)."""
        self._greet()
        try:
            while self.match.game.choice is not None:
                self._step()
        except (LeftError, EOFError):
            return False
        self._end()
        return True

    def say(self, *lines: str) -> None:
        for line in lines:
            self._say(line)

    def hear(self) -> str:
        """A line, cleaned and of bounded length."""
        return clean(self._hear())[:LONGEST_LINE].strip()

    # -- the course of the game ------------------------------------------------------------------

    def _greet(self) -> None:
        # A resumed game begins with its last lines, not with all of them.
        count = max(self.match.view(self.seat).event_count, 0)
        self._told = [count, count] if self.match.game.answers else [0, 0]
        if self.match.greeting:
            self.say(self.match.greeting)
        if self.match.game.answers and not self.shared:
            self._log(str(LOG))
        self.say("Type a number or a word at each question; ? helps, quit leaves.")

    def _step(self) -> None:
        """One answer, of a person or of a computer."""
        match = self.match
        if match.notice != self._notice:
            self._notice = match.notice
            self.say(*filter(None, [match.notice]))
        person = match.person()
        if person is None:
            self._news()
            match.answer(match.thought()())
            return
        if person != self.seat:
            self.hand_over(person)
        self._news()
        choice = match.game.choice
        assert choice is not None
        self._ask(choice)

    def hand_over(self, seat: int) -> None:
        """Another person sits down: nothing of his is told before he has said so."""
        self.seat = seat
        if self.open_hands or not self.shared:
            return
        self.say(*[""] * CURTAIN)
        name = clean(self.match.player_names[seat])
        self.say(f"Now it is {name}'s turn to decide. {name}, press Enter when you are alone here.")
        self.hear()

    def _voice(self) -> Voice:
        return Voice(self.match.view(self.seat), self.match.player_names, aside=self._aside)

    @property
    def _aside(self) -> bool:
        return self.match.watched

    def _news(self) -> None:
        """What happened since this seat was told last."""
        voice = self._voice()
        since, self._told[self.seat] = self._told[self.seat], voice.view.event_count
        self.say(*(line.text for line in log_lines(voice, since) if line.kind != "end"))

    def _end(self) -> None:
        self._news()
        result = self.match.game.result
        assert result is not None
        self.say(result_sentence(self._voice(), result))

    # -- a question --------------------------------------------------------------------------------

    def _ask(self, choice: Choice) -> None:
        """Asks until there is an answer, or until the choice before is taken back."""
        match = self.match
        fresh = prompt = prompt_for(match.view(self.seat), choice, match.player_names)
        self.say("", *prompt_lines(prompt))
        while True:
            line = self.hear()
            word, _, rest = line.partition(" ")
            command = self._commands.get(word.casefold())
            if word.casefold() in ("u", "undo") and not rest:
                if match.can_undo:
                    match.undo()
                    self._told[self.seat] = min(self._told[self.seat], len(match.game.notes))
                    self.say("Taken back.")
                    return
                self.say("Nothing can be taken back now.")
            elif word.casefold() == "concede" and not rest:
                if self._concedes():
                    return
            elif not line:
                self.say(*prompt_lines(prompt))
            elif command is not None and not self._is_key(prompt, line):
                command(self, prompt, rest)
            else:
                outcome = self._typed(prompt, line)
                if isinstance(outcome, Done):
                    self._give(outcome.answer)
                    return
                if outcome is not None:
                    prompt = self._shown(outcome, fresh)

    def _shown(self, outcome: Prompt, fresh: Prompt) -> Prompt:
        """The prompt as it is now, told; after a hint alone its list is not told again."""
        if outcome.hint:
            self.say(said(outcome.hint))
        if not outcome.hint or outcome.rows != fresh.rows:
            self.say(*prompt_lines(outcome))
        return outcome

    def _typed(self, prompt: Prompt, line: str) -> Prompt | Done | None:
        """What the line does; nothing where it cannot be read, which is told."""
        try:
            return typed(prompt, line)
        except NotAMoveError as problem:
            reason = str(problem)
        try:
            answer = read_answer(self.match.game, line)
            if (why := prompt.choice.problem(answer)) is None:
                return Done(answer)
            reason = why
        except IllegalAnswerError:
            pass
        self.say(f"{reason[:1].upper()}{reason[1:]}.")
        return None

    def _is_key(self, prompt: Prompt, line: str) -> bool:
        """Whether a single letter is the prompt's own."""
        return len(line) == 1 and any(row.key == line for row in prompt.rows)

    def _give(self, answer: Answer) -> None:
        try:
            self.match.answer(answer)
        except IllegalAnswerError as error:
            self.say(f"That is not possible: {error}.")

    def _concedes(self) -> bool:
        self.say("Concede this game? The other player wins at once. Type yes to concede.")
        if self.hear().casefold() != "yes":
            self.say("The game goes on.")
            return False
        self.match.concede(self.seat)
        return True

    # -- looking around ----------------------------------------------------------------------------

    def _help(self, prompt: Prompt, rest: str) -> None:
        self.say(*help_text(self._voice(), prompt))

    def _board(self, prompt: Prompt, rest: str) -> None:
        voice = self._voice()
        self.say(*moment_lines((voice, voice)))

    def _chain(self, prompt: Prompt, rest: str) -> None:
        voice = self._voice()
        links = [link_words(voice, link) for link in reversed(voice.view.chain)]
        self.say(*(links or ["Nothing waits on the chain."]))

    def _look(self, prompt: Prompt, rest: str) -> None:
        """`i 3`, `i kakashi`: a line of the list, or any card that this seat may see."""
        voice = self._voice()
        if rest.isdecimal() and 0 < int(rest[:9]) <= len(prompt.rows):
            row = prompt.rows[int(rest[:9]) - 1]
            if row.thing >= 0:
                self.say(*face_text(voice, row.thing, row.head))
            else:
                self.say(row.about or f"{row.text}: no card.")
            return
        if not rest and prompt.focus >= 0:
            self.say(*face_text(voice, prompt.focus))
            return
        found = _cards_named(voice, rest) if rest and not rest.isdecimal() else []
        self.say(*(line for card in found for line in face_text(voice, card)))
        if not found:
            self.say(f"No card {rest[:40]!r} to be seen; i NUMBER or i NAME shows one.")

    def _log_command(self, prompt: Prompt, rest: str) -> None:
        self._log(rest)

    def _log(self, rest: str) -> None:
        number = int(rest[:6]) if rest.isdecimal() else LOG
        lines = log_lines(self._voice())
        self.say(*(line.text for line in lines[-number:] if number))

    def _rules(self, prompt: Prompt, rest: str) -> None:
        if not rest:
            self.say("rules WORD finds rules by a word or a number, such as rules 4.3.")
            return
        lines = found_lines(rest, WIDTH, self.match.game.edition)
        self.say(*(text_of(line) for line in lines[:MOST_RULES]))
        if len(lines) > MOST_RULES:
            self.say(f"... and {len(lines) - MOST_RULES} more lines: `naruto-tui rules {rest}`")

    def _quit(self, prompt: Prompt, rest: str) -> None:
        raise LeftError

    _commands: Final[dict[str, Callable[["PlainFace", Prompt, str], None]]] = {
        "?": _help,
        "help": _help,
        "board": _board,
        "chain": _chain,
        "i": _look,
        "look": _look,
        "l": _log_command,
        "log": _log_command,
        "rules": _rules,
        "quit": _quit,
        "exit": _quit,
    }


def _cards_named(voice: Voice, name: str) -> list[int]:
    """Cards that the seat sees, of which one copy each fits the name or number."""
    view = voice.view
    seen = [
        *view.hand,
        *(piece.id for seat in (0, 1) for piece in view.pieces(seat)),
        *(card for seat in (0, 1) for card in (*view.chakra(seat), *view.discard(seat))),
        *(link.card for link in view.chain),
    ]
    by_card = {card: thing for thing in seen if thing < TEAM and (card := voice.card(thing))}
    wanted = name.casefold()
    fitting = [
        thing
        for card, thing in by_card.items()
        if wanted in clean(card.name).casefold() or wanted == card.number.casefold()
    ]
    if not fitting:
        names = {clean(card.name).casefold(): thing for card, thing in by_card.items()}
        fitting = [names[close] for close in get_close_matches(wanted, names, n=1)]
    return fitting[:3]
