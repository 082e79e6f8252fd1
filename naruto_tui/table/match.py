"""A game in progress: answers go in, are kept in the journal, and may be taken back.

A person takes back his own last choice while nothing hidden was shown and nobody else has acted. A
computer that was asked and did nothing has not: otherwise the key would tell what it holds.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import Deck
from naruto_tui.players import Player
from naruto_tui.rules import record
from naruto_tui.rules.choices import Answer, IllegalAnswerError
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.record import RecordError
from naruto_tui.table import saves
from naruto_tui.table.journal import END_OF_HEAD, Journal, JournalError
from naruto_tui.table.seats import Computer, Person, Seat, SeatError, parse_seat

UNDO: Final = "undo"
_CONCEDE: Final = "concede "
_HEAD_BEFORE_RECORD: Final = 6
"""Lines of a save above its record: what it is, title, seats, decks."""
_ANOTHER: Final = "the save is of another version of the program, or was changed"
_PREPARING: Final = frozenset({"charge", "enter", "move", "organize", "pay"})
"""Kinds of event of a choice that begins nothing: no chain, no battle, no other phase."""


@frozen
class Setup:
    """What a game begins with."""

    decks: tuple[Sequence[Card], Sequence[Card]]
    names: tuple[str, str]
    """Of the decks."""
    seats: tuple[Seat, Seat]
    edition: str = "us"
    seed: int = 0
    first: int | None = None
    """Seat that begins; `None`: the seed decides."""
    position: str = ""
    """What the game begins from in place of decks, edition, seed and first turn; else empty."""

    @property
    def title(self) -> str:
        mine, theirs = (one_line(name) for name in self.names)
        levels = [who.level for who in self.seats if isinstance(who, Computer)]
        level = f" ({levels[-1]})" if levels else ""
        return f"{mine}{level}" if self.position else f"{mine} against {theirs}{level}"

    @classmethod
    def of_decks(
        cls,
        decks: tuple[Deck, Deck],
        seats: tuple[Seat, Seat],
        edition: str,
        seed: int,
        first: int | None,
    ) -> "Setup":
        mine, theirs = decks
        names = (mine.name, theirs.name)
        return cls((mine.cards, theirs.cards), names, seats, edition, seed, first)

    @classmethod
    def of_position(cls, text: str, name: str, seats: tuple[Seat, Seat]) -> "Setup":
        """A game that begins from a position (`rules.positions`), so called for the players."""
        title = f"Position {name}"
        return cls(((), ()), (title, title), seats, position=text or "# nothing")

    @classmethod
    def of(cls, match: "Match") -> "Setup":
        """What a match began with."""
        game = match.game
        mine, theirs = (
            tuple(card for card, owner in zip(game.cards, game.owner, strict=True) if owner == seat)
            for seat in (0, 1)
        )
        names, seats = match.names, match.seats
        return cls(
            (mine, theirs), names, seats, game.edition.name, game.seed, game.first,
            game.start.position,
        )  # fmt: skip

    def again(self, seed: int) -> "Setup":
        """The same decks and seats in another game; the other one begins."""
        return evolve(self, seed=seed, first=None if self.first is None else 1 - self.first)

    def game(self) -> Game:
        if self.position:
            return Game.from_position(self.position)
        edition = EDITIONS[self.edition]
        return Game.new(decks=self.decks, edition=edition, seed=self.seed, first=self.first)


def one_line(name: str) -> str:
    """A name as it may stand in a line of a save."""
    return " ".join(name.split())


class Match:
    """A game, who plays it, and its save."""

    def __init__(
        self, game: Game, seats: tuple[Seat, Seat], names: tuple[str, str], journal: Journal | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.names = names
        self.journal = journal
        self.notice = ""
        """What the players should know about the save."""
        self._players: dict[int, Player] = {
            seat: who.player() for seat, who in enumerate(seats) if isinstance(who, Computer)
        }
        self._earlier: list[Game] = []
        """The game before each choice that may still be taken back."""

    @classmethod
    def new(cls, setup: Setup, *, kept: bool = True) -> "Match":
        """A game from its beginning; `kept`: with a save, if a person plays and there is room."""
        match = cls(setup.game(), setup.seats, setup.names, None)
        if kept and not match.watched:
            match.keep(setup.title)
        return match

    def keep(self, title: str) -> None:
        """Saves the game from now on; where there is no place for it, `notice` says so."""
        try:
            self.journal = saves.keep(self._head(title), datetime.now().astimezone())
        except OSError as error:
            self.notice = f"This game is not saved: {error.strerror} ({saves.folder()})"

    @classmethod
    def resume(cls, path: Path) -> "Match":
        """A saved game at the question it stopped at; `JournalError` when it cannot be resumed."""
        journal = Journal.open(path)
        try:
            match = _begun(journal)
            match.replay(journal)
        except BaseException:
            journal.close()
            raise
        match.journal = journal
        if journal.cut:
            match.notice = "The last answer was only half saved: the game goes on before it."
        return match

    @property
    def player_names(self) -> tuple[str, str]:
        """What each seat is called; two of one name get a number."""
        first, second = (who.name for who in self.seats)
        return (f"{first} 1", f"{second} 2") if first == second else (first, second)

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
        self._write(self._take(answer))

    def concede(self, seat: int) -> None:
        self._earlier.clear()
        self.game.concede(seat)
        self._write(self.game.last_answer)

    @property
    def can_undo(self) -> bool:
        return bool(self._earlier) and self.person() is not None

    def undo(self) -> None:
        """Takes the last choice back; does nothing where that is not allowed."""
        if self.can_undo:
            self.game = self._earlier.pop()
            self._write(UNDO)

    def close(self) -> None:
        """Ends the work on this game: over, it goes to the records; not over, it can be resumed."""
        if self.journal is None:
            return
        if self.game.result is None:
            self.journal.close()
        else:
            saves.put_away(self.journal)
        self.journal = None

    def _take(self, answer: Answer) -> str:
        game = self.game
        choice = game.choice
        assert choice is not None
        before = game.copy()
        before.events = game.events[:]  # a copy begins without, and the log is wanted back, too
        seat = choice.asked.seat
        since = len(game.events)
        game.answer(answer)
        kinds = {event.kind for event in game.events[since:]}
        if game.secrets != before.secrets or self._another_person(seat):
            self._earlier.clear()
        elif isinstance(self.seats[seat], Computer):
            if kinds:
                self._earlier.clear()
        elif kinds <= _PREPARING:
            self._earlier.append(before)
        else:
            self._earlier.clear()
        return game.last_answer

    def _another_person(self, seat: int) -> bool:
        """Whether somebody else at a keyboard is asked now, and may have seen the board."""
        person = self.person()
        return person is not None and person != seat and isinstance(self.seats[seat], Person)

    def _write(self, line: str) -> None:
        if self.journal is not None:
            self.journal.write(line)
            self.notice = self.journal.trouble

    def _head(self, title: str) -> list[str]:
        return [
            f"title {title}",
            *(f"seat {who}" for who in self.seats),
            *(f"deck {one_line(name)}" for name in self.names),
            *record.header(self.game).splitlines()[:-1],  # the journal's own line ends the head
        ]

    def replay(self, journal: Journal) -> None:
        """Answers all that was answered, taking back what was taken back."""
        for number, line in enumerate(journal.answers, journal.first_answer):
            try:
                self._again(line)
            except ValueError as error:
                raise JournalError(f"{journal.path}:{number}: {error}; {_ANOTHER}") from None

    def _again(self, line: str) -> None:
        choice = self.game.choice
        if line == UNDO:
            self.undo()
        elif line.startswith(_CONCEDE):
            self.concede(int(line.removeprefix(_CONCEDE) == "1"))
        elif choice is None:
            raise IllegalAnswerError("the game was over before this answer")
        else:
            self._take(choice.parse(line))


def _begun(journal: Journal) -> Match:
    """The match of a save before its first answer."""
    head = list(journal.head)
    try:
        title, *seats = head[:3]
        names = head[3:5]
        if not title.startswith("title ") or len(names) != 2:
            raise SeatError("the title, two seats and two decks are expected at the beginning")
        first, second = (parse_seat(seat.removeprefix("seat ")) for seat in seats)
        game = Game.from_text("\n".join([*head[5:], END_OF_HEAD, ""]))
        mine, theirs = (name.removeprefix("deck ") for name in names)
        return Match(game, (first, second), (mine, theirs), None)
    except RecordError as error:
        line = _HEAD_BEFORE_RECORD + error.line
        raise JournalError(f"{journal.path}:{line}: {error.problem}") from None
    except ValueError as error:
        raise JournalError(f"{journal.path}:2: {error}") from None
