"""A played game at any of its moments: after each answer, forward and back.

A save or record is read once from its beginning to its end, and every answer has to lead where it
led when it was played (`table.marks`). Copies of the game are kept on the way, so that going back
costs as little as going on. What was taken back while it was played is not told.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from attrs import field, frozen

from naruto_tui.cards.model import Card
from naruto_tui.rules import record
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.record import MAGIC, RecordError, cards_and
from naruto_tui.rules.tokens import BOTH
from naruto_tui.rules.view import View
from naruto_tui.table.heads import TITLE, Written
from naruto_tui.table.journal import FIRST_LINE, LARGEST_FILE, JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, Seat
from naruto_tui.table.setup import Setup
from naruto_tui.textfiles import TextFileError, read_small_text

EVERY: Final = 16
"""Answers between two copies that are kept: at most so many are given again to go back."""


class ReplayError(ValueError):
    """A file that cannot be replayed: where, what is wrong there and what would be right."""


@frozen
class Eyes:
    """Whose cards somebody sees who looks on."""

    seat: int
    """Whose, and whose side is drawn nearer; `BOTH`: what both players know."""
    openly: bool = False
    """Whether both hands are seen."""

    def view(self, game: Game) -> View:
        return View(game, self.seat, openly=self.openly)

    @property
    def told(self) -> str:
        """What a screen calls it."""
        if self.openly:
            return "both hands"
        return "no hands" if self.seat == BOTH else f"hand of player {self.seat + 1}"

    def next(self) -> "Eyes":
        """Player 1, player 2, both of them."""
        return EYES[(EYES.index(self) + 1) % len(EYES)] if self in EYES else self


EYES: Final = (Eyes(0), Eyes(1), Eyes(0, openly=True))
"""Among which somebody chooses who may see everything."""
BOTH_EYES: Final = Eyes(BOTH)
OPEN_EYES: Final = EYES[-1]


@frozen
class Moment:
    """A place in a replay."""

    game: int
    """Which game of the match, from 0."""
    answers: int
    """How many answers had been given in it."""
    turn: int


@frozen
class Replay:
    """A match of one or several games, as far as it was played."""

    title: str
    seats: tuple[Seat, Seat]
    decks: tuple[str, str]
    """Their names."""
    over: bool
    """Whether no other game follows, and this one has ended: only then all cards may be seen."""
    games: tuple[Game, ...]
    """As they ended, or as far as they have come."""
    moments: tuple[Moment, ...] = field(repr=False)
    own: tuple[Card, ...] = field(repr=False)
    """Cards that are not the program's."""
    _kept: tuple[tuple[Game, ...], ...] = field(repr=False)
    """Of each game the copies: after no answer, after `EVERY` of them, after twice as many ..."""
    _events: tuple[tuple[int, ...], ...] = field(repr=False)
    """For each copy how many events there had been."""

    @classmethod
    def open(cls, path: Path) -> "Replay":
        """The replay of a save or a record; a game that is being played can be read, too.

        Raises:
            JournalError, RecordError, ReplayError: it is damaged, or of other cards or rules.
        """
        if _begins_with(path, FIRST_LINE):
            save = Written.of(path)
            return cls.of(Match.told(save), save.head[0].removeprefix(TITLE))
        if not _begins_with(path, MAGIC):
            wanted = f"one begins with `{FIRST_LINE}` or `{MAGIC}`"
            raise ReplayError(f"{path}:1: no saved game and no record: {wanted}")
        try:
            game = Game.from_text(read_small_text(str(path), LARGEST_FILE, "record"))
        except RecordError as error:
            raise ReplayError(f"{path}:{error.line}: {error.problem}") from None
        except TextFileError as error:
            raise ReplayError(f"{path}:{error.line}: {error.problem}") from None
        seats = (Computer("genin", 1), Computer("genin", 2))
        decks = ("the first deck", "the second deck")
        return cls._made(path.stem, seats, decks, game.result is not None, [game])

    @classmethod
    def of(cls, match: Match, title: str = "") -> "Replay":
        """The replay of a match that is in memory."""
        games, own = [*match.played, match.game], match.own_cards
        title = title or Setup.of(match).title
        return cls._made(title, match.seats, match.names, match.over, games, own)

    @classmethod
    def _made(
        cls,
        title: str,
        seats: tuple[Seat, Seat],
        decks: tuple[str, str],
        over: bool,
        games: Sequence[Game],
        own: Sequence[Card] = (),
    ) -> "Replay":
        moments: list[Moment] = []
        kept, events = [], []
        for number, game in enumerate(games):
            now = first_moment(game, own)
            copies, counts = [now.copy()], [len(now.notes)]
            moments.append(Moment(number, 0, now.turn))
            for count, given in enumerate(game.given, 1):
                give(now, *given)
                moments.append(Moment(number, count, now.turn))
                if count % EVERY == 0:
                    copies.append(now.copy())
                    counts.append(len(now.notes))
            if now != game:
                raise ReplayError(f"{title}: the game goes otherwise than it was played")
            kept.append(tuple(copies))
            events.append(tuple(counts))
        return cls(
            title, seats, decks, over, tuple(games), tuple(moments), tuple(own), tuple(kept),
            tuple(events),
        )  # fmt: skip

    # -- moments -----------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """Place of the last moment; the first one is 0."""
        return len(self.moments) - 1

    def game(self, place: int) -> Game:
        """The game as it was at that moment: a copy, with all that had happened."""
        moment = self.moments[place]
        whole = self.games[moment.game]
        number, rest = divmod(moment.answers, EVERY)
        now = self._kept[moment.game][number].copy()
        now.notes = whole.notes[: self._events[moment.game][number]]
        for given in whole.given[moment.answers - rest : moment.answers]:
            give(now, *given)
        return now

    def walk(self) -> Iterator[Game]:
        """The game at each moment from the first one on, without copies: not to be changed."""
        for moment in self.moments:
            if not moment.answers:
                now = self.game(self.moments.index(moment))
            else:
                give(now, *self.games[moment.game].given[moment.answers - 1])
            yield now

    def turned(self, place: int, by: int) -> int:
        """The first moment of the next turn (1), or of this one and then the one before (-1)."""
        starts = self._turns()
        at = bisect_right(starts, place) - 1
        if by > 0:
            return starts[at + 1] if at + 1 < len(starts) else self.last
        return starts[at] if starts[at] < place else starts[max(at - 1, 0)]

    def turn(self, number: int) -> int:
        """The first moment of that turn, of the first game that has come so far.

        Raises:
            ReplayError: no game has.
        """
        for place, moment in enumerate(self.moments):
            if moment.turn == number:
                return place
        most = max(moment.turn for moment in self.moments)
        raise ReplayError(f"there is no turn {number}; the last one is {most}")

    def _turns(self) -> list[int]:
        """Where turns begin, and games."""
        told = [(moment.game, moment.turn) for moment in self.moments]
        return [i for i, one in enumerate(told) if not i or one != told[i - 1]]

    # -- who looks ---------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, str]:
        """What the seats are called by somebody who looks on."""
        names = ["" if name == Person().name else name for name in (s.name for s in self.seats)]
        if names[0] == names[1] and names[0]:
            names = [f"{name} {number}" for number, name in enumerate(names, 1)]
        first, second = (name or f"Player {number}" for number, name in enumerate(names, 1))
        return first, second

    def eyes(self, wanted: Eyes | None, *, hidden: bool = False) -> Eyes:
        """Whose cards are seen; `hidden`: also of a game that is not over, as was asked for.

        Raises:
            ReplayError: cards are wanted that are still hidden.
        """
        if not (self.over or hidden):
            if wanted not in (None, BOTH_EYES):
                raise ReplayError(
                    f"{self.title}: this game is not over, so only what both players know is "
                    "shown; --open shows hidden cards all the same"
                )
            return BOTH_EYES
        persons = [seat for seat, who in enumerate(self.seats) if isinstance(who, Person)]
        usual = Eyes(persons[0]) if len(persons) == 1 else OPEN_EYES
        return wanted or (OPEN_EYES if hidden else usual)


def play_on(replay: Replay, place: int, seat: int, level: str) -> Match:
    """A new game from that moment on: somebody sits at the seat, a computer at the other one.

    It begins as the replayed one did and is given the same answers, so its save is one like any.
    """
    game = replay.game(place)
    computer = Computer(level, game.start.seed)
    seats: tuple[Seat, Seat] = (Person(), computer) if seat == 0 else (computer, Person())
    match = Match(first_moment(game, replay.own), seats, replay.decks, None)
    match.own_cards = replay.own
    if replay.own:
        match.greeting = "This game is not saved: it has cards of another file."
    else:
        match.keep(f"{replay.title}, from turn {game.turn} on")
    for _, answer in game.given:
        match.answer(answer)
    return match


def first_moment(game: Game, own: Sequence[Card] = ()) -> Game:
    """The game before its first answer; `own`: cards that are not the program's."""
    return Game.from_text(record.header(game), cards_and(own))


def give(game: Game, choice: object, answer: Answer) -> None:
    """One answer more, as `Game.given` keeps it."""
    if choice is not None:
        game.answer(answer)
    elif answer < 0:
        game.agree()
    else:
        game.concede(answer)


def _begins_with(path: Path, line: str) -> bool:
    try:
        with path.open("rb") as file:
            return file.readline(100).rstrip(b"\r\n") == line.encode()
    except OSError as error:
        raise JournalError(
            f"{path}: cannot be read: {error.strerror}; name a save or record"
        ) from None
