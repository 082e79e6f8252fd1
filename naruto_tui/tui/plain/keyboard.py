"""A match at one keyboard, line by line: a person against a computer, or two who take turns.

Between two people the curtain closes: what one of them read is gone from sight before the other one
sits down, and he reads first what happened meanwhile.
"""

from typing import Final

from naruto_tui.rules.questions import Answer
from naruto_tui.rules.spoken import read_answer
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.handover import NOBODY, Handover
from naruto_tui.table.match import Match
from naruto_tui.tui.curtain import Curtain, moment_of
from naruto_tui.tui.event_words import result_sentence
from naruto_tui.tui.log import log_lines, recent_lines
from naruto_tui.tui.plain import looking
from naruto_tui.tui.plain.face import HOW, Face
from naruto_tui.tui.plain.talk import LeftError, Talk, agreed, heard
from naruto_tui.tui.plain.telling import curtain_lines
from naruto_tui.tui.remarks import AGREE, DECLINED, SINCE
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice

LEAVE: Final = ("quit", "exit")


class PlainFace(Face):
    """The game of a match that is on, at one keyboard."""

    def __init__(self, match: Match, talk: Talk, seat: int = 0) -> None:
        super().__init__(talk)
        self.match = match
        self.people = match.people
        self.plays = not match.watched
        self.handover = Handover(match) if match.people else None
        self.seat = match.place(seat)
        self._told = [0, 0]
        """How many events each seat has been told."""
        self._notice = ""
        self._word = ""
        """What both should read at the next curtain."""
        self._greeted = False

    @property
    def openly(self) -> bool:
        """Whether two people have agreed to see each other's cards."""
        return self.handover is not None and self.handover.openly

    @property
    def voice(self) -> Voice:
        match = self.match
        return Voice(match.view(self.seat), match.player_names, aside=match.watched)

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

    # -- the course of the game --------------------------------------------------------------------

    def _greet(self) -> None:
        """A game that goes on begins with its last lines, not with all of them."""
        match = self.match
        on = bool(match.game.answers)
        count = match.view(self.seat).event_count if on else 0
        self._told = [count, count]
        self._greeted = False
        if self.handover is not None:
            # A game after another one of the match: whoever sat there sits down anew.
            self.handover.leave()
            self._word = match.greeting
            return
        self._greeted = True
        if match.greeting:
            self.say(match.greeting)
        if on:
            self.say(*looking.log(self.voice))
        self.say(HOW)

    def _step(self) -> None:
        """One answer, of a person or of a computer."""
        match = self.match
        if match.notice != self._notice:
            self._notice = match.notice
            self.say(*filter(None, [match.notice]))
        if match.person() is None:
            self._news()
            match.answer(match.thought()())
            return
        if self.handover is not None and not self._seated(self.handover):
            return
        self._news()
        choice = match.game.choice
        assert choice is not None
        self.ask(choice)
        while self.prompt is not None:
            self.take(heard(self.talk))

    def _news(self) -> None:
        """What happened since this seat was told last."""
        voice = self.voice
        since = min(self._told[self.seat], voice.view.event_count)
        self._told[self.seat] = voice.view.event_count
        self.say(*(line.text for line in log_lines(voice, since) if line.kind != "end"))

    def _end(self) -> None:
        """How the game ended, for all who play it."""
        result = self.match.game.result
        assert result is not None
        if self.handover is None:
            self._news()
            self.say(result_sentence(self.voice, result))
            return
        if not self.openly:
            self.talk.cover()
        both = Voice(self.match.game.view(BOTH), self.match.player_names, aside=True)
        last = recent_lines(both, looking.LOG)
        self.say(*(line.text for line in last if line.kind != "end"))
        self.say(result_sentence(both, result))

    # -- the curtain -------------------------------------------------------------------------------

    def _seated(self, handover: Handover) -> bool:
        """Whether the person who is asked sits here; else a choice was taken back."""
        before = handover.seat
        if handover.covered:
            if not self._opened(handover):
                return False
            since = handover.sit()
            self.seat = handover.seat
            self._told[self.seat] = since
            if since and log_lines(self.voice, since):
                self.say(f"{SINCE}:")
        elif handover.seat != before:
            self.seat = handover.seat
            self.say("", f"{clean(self.match.player_names[self.seat])} decides.")
        if not self._greeted:
            self._greeted = True
            self.say(*filter(None, [self._word]), HOW)
            self._word = ""
        return True

    def _opened(self, handover: Handover) -> bool:
        """Waits at the closed curtain; whether whoever comes has sat down."""
        self.draw_curtain(self._curtain(handover))
        while True:
            line = heard(self.talk).casefold()
            if not line:
                return True
            if line in LEAVE:
                raise LeftError
            if line in ("u", "undo") and handover.regrets != NOBODY:
                self.match.take_back()
                handover.leave()
                self._word = "The last choice is taken back."
                return False
            self.say("Enter opens the curtain; quit leaves, the game is saved.")

    def _curtain(self, handover: Handover) -> Curtain:
        match, names = self.match, self.match.player_names
        comes, regrets = handover.wanted, handover.regrets
        word, self._word = self._word, ""
        notice = " ".join(filter(None, [word, match.notice]))
        return Curtain(
            names[comes], names[1 - comes], moment_of(match.game.view(BOTH), names),
            names[regrets] if regrets != NOBODY else "", notice,
        )  # fmt: skip

    def draw_curtain(self, curtain: Curtain) -> None:
        """Covers what was said, and says who is to sit down."""
        self.talk.cover()
        self.say(*curtain_lines(curtain))

    # -- what becomes of it ------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self.match.can_undo

    @property
    def order(self) -> str:
        return self.match.orders[self.seat].now(self.seat, self.match.game)

    def written(self, line: str) -> Answer:
        return read_answer(self.match.game, line)

    def give(self, answer: Answer) -> None:
        self.match.answer(answer)

    def undo(self) -> None:
        self.match.undo()
        self._told[self.seat] = min(self._told[self.seat], len(self.match.game.notes))
        self.prompt = None

    def concede(self) -> None:
        self.match.concede(self.seat)
        self.prompt = None

    def take_order(self, word: str) -> None:
        self.match.order(self.seat, word)
        self.prompt = None

    def offer(self) -> None:
        """The other one is asked, here, on a page without any card."""
        offers, asked = (clean(self.match.player_names[one]) for one in (self.seat, 1 - self.seat))
        if not self.openly:
            self.talk.cover()
        self.say(f"{offers} offers a draw. {asked}, {AGREE}")
        self.say("Type yes to agree; anything else plays on.")
        self.prompt = None
        if agreed(self.talk):
            self.match.agree()
            return
        if self.openly or self.handover is None:
            self.say(DECLINED)
            return
        # Whoever was asked still looks here: the board is hidden until he has gone.
        self._word = DECLINED
        self.handover.leave()
