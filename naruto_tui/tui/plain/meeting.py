"""A game at two terminals, line by line: what the other one does is told while one waits for him.

Host, guest and whoever looks on hear the same face; where the game is, `table.meeting` knows.

Public: `MeetingFace`, `Listener`.
"""

import re
from collections.abc import Callable
from typing import Final, Protocol

from naruto_tui.rules.questions import Answer
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.handover import NOBODY
from naruto_tui.table.meeting import NO_HOST, Side
from naruto_tui.table.series import score_words
from naruto_tui.tui.event_words import result_sentence
from naruto_tui.tui.log import log_lines, recent_lines
from naruto_tui.tui.plain import looking
from naruto_tui.tui.plain.face import HOW, Face
from naruto_tui.tui.plain.interval import PlainInterval
from naruto_tui.tui.plain.talk import LONGEST_LINE, LeftError, Talk
from naruto_tui.tui.remarks import DECLINED, OFFERED
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice, sentence, third_person

AGAIN: Final = "again"
DECIDES: Final = re.compile(r"(undo|u|orders|w|draw|concede|x)\b.*", re.IGNORECASE)
"""What is not done once a game is over."""
HOST_MAY: Final = "Type again for another game with the same decks, or quit."
GUEST_MAY: Final = "The host may begin another game; quit leaves."


class Listener(Talk, Protocol):
    """Ears that hear the other terminals, too."""

    def wait(self, *, asked: bool) -> str | None:
        """The next line, or `None` as soon as something is new elsewhere.

        `asked`: whether a line is waited for. `EOFError` when there are no more lines.
        """


class MeetingFace(Face):
    """One side of a game at two terminals."""

    people = True

    def __init__(self, talk: Listener, side: Side, waiting: str, seed: Callable[[], int]) -> None:
        super().__init__(talk)
        self.ears = talk
        self.side = side
        self.seat = side.seat
        self.waiting = waiting
        """What is said before the game begins."""
        self._seed = seed
        self._told = -1
        """How many events have been told; -1: nothing was seen yet."""
        self._asked = (-1, False)
        """The moment that is told of, and whether its question was asked here."""
        self._last = {"notice": "", "offer": "", "doing": ""}
        """What was said last of each of them."""
        self._missing = ""
        """Who was not there when that was looked at last."""
        self._over = False
        self.interval: PlainInterval | None = None
        """What is settled between two games of a match."""

    @property
    def voice(self) -> Voice:
        assert self.side.view is not None
        return Voice(self.side.view, self.side.names, aside=not self.plays)

    def play(self) -> None:
        """Until somebody here leaves, or there are no more lines."""
        self.say(self.waiting)
        try:
            while True:
                self.tell_news()
                line = self.ears.wait(asked=self.prompt is not None or self._over)
                if line is not None:
                    self.take_line(clean(line)[:LONGEST_LINE].strip())
        except (LeftError, EOFError):
            return

    # -- what is new -------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Says what has not been said: what happened, what is asked, what is waited for."""
        side = self.side
        self.seat, self.plays = side.seat, side.seat != BOTH
        if side.view is None:
            return
        if self._over and side.view.result is None:
            self._over, self._told, self.interval = False, 0, None
            greeting = clean(side.greeting)
            self.say("", f"{greeting}." if greeting else "Another game begins.")
        self._tell_events()
        self._tell_missing()
        self._remark("notice", clean(side.notice))
        if side.view.result is not None:
            self._tell_result()
            if self.interval is not None:
                self.say(*self.interval.news())
            return
        self._remark("offer", self._offer_told())
        moment = side.moment, side.asked
        if moment != self._asked:
            self._asked, self.prompt = moment, None
            choice = side.view.choice
            if side.asked and choice is not None:
                self._last["doing"] = ""
                self.ask(choice)
        if self.prompt is None:
            self._remark("doing", self._doing_told())

    def _remark(self, kind: str, words: str) -> None:
        """Says something that may hold for long, once."""
        if words != self._last[kind]:
            self._last[kind] = words
            self.say(*filter(None, [words]))
            if kind == "notice":
                self._last["doing"] = ""

    def _tell_missing(self) -> None:
        """Who has come back."""
        before, self._missing = self._missing, self.side.missing
        if before and not self._missing:
            self.say(f"{clean(before)} is {'there' if before == NO_HOST else 'here'} again.")
            self._last["doing"] = ""

    def _tell_events(self) -> None:
        voice = self.voice
        count = voice.view.event_count
        if self._told < 0:
            # Whoever comes to a game that is on hears its last lines.
            self._told = count
            self.say(HOW if self.plays else "You look on: ? helps, quit leaves.")
            if greeting := clean(self.side.greeting):
                self.say(f"{greeting}.")
            lines = recent_lines(voice, looking.LOG)
        else:
            since, self._told = min(self._told, count), count
            lines = log_lines(voice, since)
        self.say(*(line.text for line in lines if line.kind != "end"))

    def _tell_result(self) -> None:
        if self._over:
            return
        self._over, self.prompt = True, None
        self._asked = (-1, False)
        result = self.voice.view.result
        assert result is not None
        self.say(result_sentence(self.voice, result))
        if (pause := self.side.pause) is not None:
            self.interval = PlainInterval(self.side, pause, self.voice.view.edition)
            self.say(*self.interval.begin())
            return
        if self.side.games > 1:
            stands = "is over:" if self.side.over else "stands"
            score = score_words(self.side.names, self.side.won, max(self.seat, 0))
            self.say(clean(f"The match {stands} {score}."))
        self.say(self._may())

    def _may(self) -> str:
        """What can be done after a game."""
        if self.interval is not None:
            return "next goes on to the next game; ? tells what can be typed."
        if not self.side.over:
            return "The next game of the match begins when both players are ready; quit leaves."
        return HOST_MAY if self.side.hosts else GUEST_MAY

    def _offer_told(self) -> str:
        if not self.plays or self.offered_by in (NOBODY, self.seat):
            return ""
        name = clean(self.side.names[1 - self.seat])
        return f"{name} offers a draw: type draw to answer."

    def _doing_told(self) -> str:
        """What whoever is waited for does."""
        view, doing = self.side.view, self.side.doing
        if view is None or view.waiting_for in (NOBODY, self.seat) or not doing:
            return ""
        return sentence(f"{clean(self.side.names[view.waiting_for])} {third_person(doing)}")

    # -- what is typed -----------------------------------------------------------------------------

    def take_line(self, line: str) -> None:
        """Does what somebody here has typed."""
        if self.side.view is None:
            if line in ("quit", "exit"):
                raise LeftError
            self.say(f"{self.waiting} quit leaves.")
        elif self.interval is not None and (told := self.interval.take(line)) is not None:
            self.say(*told)
        elif self._over and line.casefold() == AGAIN and self.side.hosts and self.side.over:
            self.side.again(self._seed())
        elif self._over and self.plays and DECIDES.fullmatch(line):
            self.say("The game is over.")
        else:
            self.take(line)

    def idle(self) -> str:
        if self._over:
            return self._may()
        told = self._doing_told() or clean(self.side.notice)
        return f"{told} Nothing is asked of you now; ? tells what can be typed.".strip()

    # -- what becomes of it ------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self.side.can_undo

    @property
    def order(self) -> str:
        return self.side.order

    @property
    def offered_by(self) -> int:
        return self.side.offer

    def give(self, answer: Answer) -> None:
        self.side.answer(answer)

    def undo(self) -> None:
        self.side.undo()

    def concede(self) -> None:
        self.side.concede()

    def take_order(self, word: str) -> None:
        self.side.take_order(word)

    def offer(self) -> None:
        self.side.draw(agree=True)
        self.say(OFFERED)

    def answer_offer(self, *, agree: bool) -> None:
        if self.offered_by != 1 - self.seat:
            self.say("The draw is offered no longer.")
            return
        self.side.draw(agree=agree)
        if not agree:
            self.say(DECLINED)
