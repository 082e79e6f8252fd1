"""A game in progress: answers go in, are kept in the journal, and may be taken back.

It is one of a match, of a single game or of several: between two of them cards are exchanged, the
loser says who begins, and all of it goes into the same journal.

A person takes back his own last choice while nothing hidden was shown and nobody else has acted. A
computer that was asked and did nothing has not: otherwise the key would tell what it holds. Nor has
a person for whom a standing order passed.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from naruto_tui import __version__
from naruto_tui.cards.model import Card
from naruto_tui.players import Player, begins
from naruto_tui.rules import matches
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import SINGLE
from naruto_tui.rules.questions import Answer, IllegalAnswerError
from naruto_tui.rules.record import DRAW
from naruto_tui.rules.view import View
from naruto_tui.table import saves
from naruto_tui.table.heads import Written, begun, cards_of, head_of, other_version
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.marks import mark, marked, parted
from naruto_tui.table.orders import Standing, passes
from naruto_tui.table.remembering import remember
from naruto_tui.table.seats import Computer, Person, Seat
from naruto_tui.table.series import Series, score_words
from naruto_tui.table.setup import DEFAULT_EDITION, Setup

UNDO: Final = "undo"
_CONCEDE: Final = "concede "
_OVER: Final = "over"
_EXCHANGE: Final = "exchange"
_BEGINS: Final = "begins"
_NEXT: Final = "next"
_GUEST: Final = "guest "
_ANOTHER: Final = "the save is of another version of the program, or was changed"
_OF_VERSION: Final = "the save is of version {} and goes otherwise in {}; that version replays it"
_UNASKED: Final = "unasked "
"""Stands before a pass that nobody was asked about."""
_PREPARING: Final = frozenset({"charge", "enter", "move", "organize", "pay"})
"""Kinds of event of a choice that begins nothing: no chain, no battle, no other phase."""
_TELLING: Final = frozenset(
    {"draw", "flip", "look", "redraw", "reveal", "reward", "search", "shuffle", "turn coin"}
)
"""Kinds of event that tell what was hidden, or could not be foreseen."""


class MatchError(ValueError):
    """Something that is not done at this point of a match."""


class Match:
    """The game that is on, who plays it, the match it is part of, and its save."""

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, Seat],
        names: tuple[str, str],
        journal: Journal | None,
        series: Series | None = None,
    ) -> None:
        self.game = game
        self.series = series or Series.of(game, SINGLE, ((), ()))
        self.seats = seats
        self.names = names
        self.journal = journal
        self.own_cards: tuple[Card, ...] = ()
        """Cards that are not the program's."""
        self.notice = ""
        """What the players should know about the save."""
        self.greeting = ""
        """What a person should know as a game begins or goes on; gone with his first answer."""
        self._players: dict[int, Player] = {}
        self._seat_players()
        self._earlier: list[tuple[int, Game]] = []
        """The game before each choice that may still be taken back, and whose choice it was."""
        self.looked = [0, 0]
        """How many events there had been when each person was asked last and answered."""
        self.orders = [Standing(), Standing()]
        """When each person wants to be asked."""
        self.passes_unseen: Callable[[], bool] = bool
        """Whether a pass that is all that can be picked is made without asking; else it is not."""
        self.played: list[Game] = []
        """The games of the match before the one that is on."""
        self.guest: int | None = None
        """The system's number of the user who plays at the other one of two terminals, if any."""

    @classmethod
    def new(cls, setup: Setup, *, kept: bool = True) -> "Match":
        """A game from its beginning; `kept`: with a save, if a person plays and there is room."""
        game = setup.game()
        series = Series.of(game, setup.terms, setup.sides)
        match = cls(game, setup.seats, setup.names, None, series)
        match.own_cards = setup.cards
        if kept and not match.watched:
            if setup.cards:
                match.greeting = "This game is not saved: it has cards of another file."
            else:
                match.keep(setup.title)
                match.greeting = match.standing
        return match

    def keep(self, title: str) -> None:
        """Saves the game from now on; where there is no place for it, `notice` says so."""
        try:
            head = head_of(title, self.game, self.seats, self.names, self.series)
            self.journal = saves.keep(head, datetime.now().astimezone())
        except OSError as error:
            self.notice = f"This game is not saved: {error.strerror} ({saves.folder()})"

    @classmethod
    def resume(cls, path: Path) -> "Match":
        """A saved game at the question it stopped at; `JournalError` when it cannot be resumed."""
        journal = Journal.open(path)
        try:
            match = cls.told(journal)
        except BaseException:
            journal.close()
            raise
        match.journal = journal
        match.greeting = match.standing
        if journal.cut:
            match.notice = "The last answer was only half saved: the game goes on before it."
        return match

    @classmethod
    def told(cls, save: "Journal | Written") -> "Match":
        """The match of a save as far as it has come; nothing is written to the save."""
        found = begun(save.path, save.head)
        match = cls(found.game, found.seats, found.names, None, found.series)
        match.replay(save)
        return match

    def keep_guest(self, user: int) -> None:
        """Whose the seat at the other terminal is from now on, also when the match is resumed."""
        if self.guest != user:
            self.guest = user
            self._write(f"{_GUEST}{user}")

    @property
    def player_names(self) -> tuple[str, str]:
        """What each seat is called; two of one name get a number."""
        first, second = (who.name for who in self.seats)
        return (f"{first} 1", f"{second} 2") if first == second else (first, second)

    @property
    def people(self) -> bool:
        """Whether two people play each other."""
        return all(isinstance(who, Person) for who in self.seats)

    def view(self, seat: int) -> View:
        """What a seat may know; with open hands that is more."""
        openly = any(isinstance(who, Person) and who.openly for who in self.seats)
        return View(self.game, seat, openly=openly)

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return all(isinstance(who, Computer) for who in self.seats)

    def place(self, wanted: int) -> int:
        """Whose cards are shown: of the wanted seat where a person sits or nobody does."""
        persons = [seat for seat, who in enumerate(self.seats) if isinstance(who, Person)]
        return persons[0] if persons and wanted not in persons else wanted

    def person(self) -> int | None:
        """The seat of a person who is asked something now."""
        choice = self.game.choice
        if choice is not None and isinstance(self.seats[choice.asked.seat], Person):
            return choice.asked.seat
        return None

    def thought(self) -> Callable[[], Answer]:
        """Thinks for the computer that is asked; may be called in another thread.

        It works on a copy, so the game may be looked at meanwhile.
        """
        game = self.game.copy()
        choice = game.choice
        assert choice is not None
        seat = choice.asked.seat
        player = self._players[seat]
        return lambda: player.decide(game.view(seat), choice)

    def answer(self, answer: Answer) -> None:
        """Answers the open question; `IllegalAnswerError` leaves everything as it was."""
        choice = self.game.choice
        if choice is None:
            raise IllegalAnswerError("the game is over")
        person = self.person()
        if person is not None:
            self.greeting = ""
            self.looked[person] = len(self.game.notes)
        self._write(marked(self._take(answer), self.game))
        self.pass_unasked()
        self._write_result()

    def order(self, seat: int, word: str) -> None:
        """When the person at the seat wants to be asked, until his next turn (`orders.ORDERS`)."""
        self.orders[seat] = Standing.of(word, self.game)
        self.pass_unasked()

    def pass_unasked(self) -> None:
        """Makes the passes of which nobody is to be asked."""
        while self._is_unasked():
            choice = self.game.choice
            assert choice is not None
            line = self._take(choice.parse("pass"), unasked=True)
            self._write(f"{_UNASKED}{marked(line, self.game)}")

    def _is_unasked(self) -> bool:
        seat = self.person()
        if seat is None or not self.people:
            return False
        return passes(self.orders[seat].now(seat, self.game), self.game) or self.passes_unseen()

    def concede(self, seat: int) -> None:
        """The seat gives this game up, not the match."""
        self._earlier.clear()
        self.game.concede(seat)
        self._write(self.game.last_answer)
        self._write_result()

    def agree(self) -> None:
        """Both players agree that this game is drawn."""
        self._earlier.clear()
        self.game.agree()
        self._write(DRAW)
        self._write_result()

    @property
    def can_undo(self) -> bool:
        """Whether the person who is asked can take back what he chose last."""
        return bool(self._earlier) and self._earlier[-1][0] == self.person()

    def undo(self) -> None:
        """Takes the last choice back; does nothing where that is not allowed."""
        if self.can_undo:
            self.take_back()

    @property
    def last_to_choose(self) -> int:
        """Who can take back a choice, as long as nobody else has seen what he is asked; or -1."""
        return self._earlier[-1][0] if self._earlier and self.person() is not None else -1

    def take_back(self) -> None:
        """The same where somebody else is asked, who has not seen it yet."""
        if self.last_to_choose >= 0:
            _, self.game = self._earlier.pop()
            self.looked = [min(count, len(self.game.notes)) for count in self.looked]
            self._write(UNDO)

    def close(self) -> None:
        """Ends the work on this match: over, it goes to the records; else it can be resumed.

        Afterwards `notice` says what is not on the disk, if anything.
        """
        if self.journal is None:
            return
        self.journal.close()
        self.notice = self.journal.trouble
        if self.over and not self.journal.unsaved:
            saves.put_away(self.journal)
        self.journal = None

    # -- between the games of a match --------------------------------------------------------------

    @property
    def winners(self) -> list[int]:
        """Of the games that are over; -1 for a draw."""
        return self.series.won(self.game)

    @property
    def score(self) -> tuple[int, int]:
        """How many games each seat has won."""
        return matches.score(self.winners)

    def score_words(self, seat: int = 0) -> str:
        """`You 1 : 0 Computer`, the seat's own games first."""
        return score_words(self.player_names, self.score, seat)

    @property
    def standing(self) -> str:
        """The edition, if it is not the usual one, and how the match stands; or nothing."""
        edition, terms = self.game.edition.name, self.series.terms
        parts = [] if edition == DEFAULT_EDITION else [f"edition {edition}"]
        if terms.several:
            parts.append(f"game {self.series.number + 1} of at most {terms.games}")
            if self.winners:
                parts.append(self.score_words())
        told = ", ".join(parts)
        return told[:1].upper() + told[1:]

    @property
    def over(self) -> bool:
        """Whether no other game follows."""
        return self.game.result is not None and self.series.terms.decided(self.winners)

    @property
    def chooser(self) -> int:
        """The seat that says who begins the next game, or begins it, as was agreed."""
        result = self._between_games()
        return matches.chooser(result, self.game.first)

    @property
    def chooses(self) -> bool:
        """Whether it is a person who says who begins the next game."""
        person = isinstance(self.seats[self.chooser], Person)
        return person and self.series.terms.loser == "chooses"

    @property
    def beginner(self) -> int:
        """The seat that begins the next game; a person begins unless he has said otherwise."""
        seat = self.chooser
        who = self.seats[seat]
        if self.series.first is not None:
            return self.series.first
        if self.series.terms.loser == "begins" or isinstance(who, Person):
            return seat
        return seat if begins(who.level, self.game.seed) else 1 - seat

    def choose_beginner(self, first: int) -> None:
        """A person says who begins the next game; he may say otherwise until it does."""
        if not self.chooses:
            raise MatchError("it is not a person who says who begins")
        self.series.first = first
        self._write(f"{_BEGINS} {first}")

    def exchange(self, seat: int, side: Sequence[Card]) -> None:
        """The seat's sideboard in the next game; `ExchangeError` leaves everything as it was."""
        self._between_games()
        self.series.exchange(seat, side, self.game.edition)
        self._write(" ".join([_EXCHANGE, str(seat), *(card.number for card in side)]))

    def begin_next(self, first: int) -> None:
        """The next game; the seat begins."""
        self._between_games()
        self._next(first)
        self._write(f"{_NEXT} {first}")
        if not self.watched:
            self.greeting = self.standing

    def _between_games(self) -> int:
        """Who has won the game that is over; `MatchError` where no other one follows."""
        if self.game.result is None or self.over:
            raise MatchError("this is not between two games of a match")
        return self.game.result.winner

    def _next(self, first: int) -> None:
        self.played.append(self.game)
        elsewhere = self.guest is not None
        self.game = self.series.next_game(self.game, first, mixed_up=elsewhere)
        self._earlier.clear()
        self.looked = [0, 0]
        self.orders = [Standing(), Standing()]
        self._seat_players()

    def _seat_players(self) -> None:
        """Every computer comes fresh to a game."""
        self._players = {
            seat: who.player() for seat, who in enumerate(self.seats) if isinstance(who, Computer)
        }

    def _write_result(self) -> None:
        if self.game.result is not None and self.series.terms.several:
            self._write(f"{_OVER} {self.game.result.winner}")
        remember(self)

    # -- one answer --------------------------------------------------------------------------------

    def _take(self, answer: Answer, *, unasked: bool = False) -> str:
        game = self.game
        choice = game.choice
        assert choice is not None
        before = game.copy()
        before.notes = game.notes[:]  # a copy begins without, and the log is wanted back, too
        seat = choice.asked.seat
        since = len(game.notes)
        game.answer(answer)
        kinds = {note[0] for note in game.notes[since:]}
        another = bool(self._earlier) and self._earlier[-1][0] != seat
        if game.secrets != before.secrets:
            self._earlier.clear()
        elif unasked or isinstance(self.seats[seat], Computer):
            if kinds:
                self._earlier.clear()
        else:
            if another:
                self._earlier.clear()
            if self._may_be_taken_back(kinds):
                self._earlier.append((seat, before))
            else:
                self._earlier.clear()
        return game.last_answer

    def _may_be_taken_back(self, kinds: set[str]) -> bool:
        """By what happened: two people may take back all that tells neither of them anything."""
        return kinds.isdisjoint(_TELLING) if self.people else kinds <= _PREPARING

    def _write(self, line: str) -> None:
        if self.journal is not None:
            self.journal.write(line)
            self.notice = self.journal.trouble

    def replay(self, journal: Journal | Written) -> None:
        """Answers all that was answered, taking back what was taken back."""
        version = other_version(journal.head)
        why = _OF_VERSION.format(version, __version__) if version else _ANOTHER
        for number, line in enumerate(journal.answers, journal.first_answer):
            try:
                self._again(line, marks_needed=bool(version))
            except ValueError as error:
                raise JournalError(f"{journal.path}:{number}: {error}; {why}") from None

    def _again(self, line: str, *, marks_needed: bool) -> None:
        choice = self.game.choice
        if line == UNDO:
            self.take_back()
        elif line == DRAW:
            self.agree()
        elif line.startswith(_GUEST):
            self.guest = int(line.removeprefix(_GUEST))
        elif line.startswith(_CONCEDE):
            self.concede(int(line.removeprefix(_CONCEDE) == "1"))
        elif choice is not None:
            said, wanted = parted(line)
            if marks_needed and not wanted:
                raise MatchError(f"{said[:40]!r} has no mark of where it led")
            text = said.removeprefix(_UNASKED)
            if text == said and (person := self.person()) is not None:
                self.looked[person] = len(self.game.notes)
            self._take(choice.parse(text), unasked=text != said)
            if wanted not in ("", mark(self.game)):
                raise MatchError(f"{text!r} led to something else when it was played")
        else:
            self._after(*line.split())

    def _after(self, word: str = "", seat: str = "", *numbers: str) -> None:
        """A line that was written when a game was over."""
        match word, seat:
            case "over", winner if winner == str(self.winners[-1]):
                return
            case "exchange", "0" | "1":
                self.exchange(int(seat), cards_of(numbers))
            case "begins", "0" | "1" if not numbers:
                self.choose_beginner(int(seat))
            case "next", "0" | "1" if not numbers:
                self.begin_next(int(seat))
            case _:
                raise IllegalAnswerError("the game was over before this answer")
