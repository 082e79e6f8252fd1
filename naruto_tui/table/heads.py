"""What stands in a save above the answers: title, seats, decks, the match, the first game's record.

title mine against theirs (genin), best of 3
seat person
seat computer genin 7
deck mine
deck theirs
match 3 chooses                a match of several games; both sideboards follow
side J-001 J-001 N-004 ...
side
texts 1f3a99c0                 the mark of what all these cards say (table.marks)
naruto-tui game 1              the record of the first game (rules.record)
...
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from attrs import frozen

from naruto_tui import __version__
from naruto_tui.cards.model import NOT_WRITTEN, Card
from naruto_tui.rules import record
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import LENGTHS, LOSER, SINGLE, Terms
from naruto_tui.rules.record import RecordError, all_cards, missing
from naruto_tui.table.journal import END_OF_HEAD, JournalError, read_texts
from naruto_tui.table.marks import texts_mark
from naruto_tui.table.seats import Computer, Seat, SeatError, parse_seat
from naruto_tui.table.series import Series
from naruto_tui.table.setup import one_line

TITLE: Final = "title "
SERIES: Final = "match "
SIDE: Final = "side"
TEXTS: Final = "texts "
CARDS: Final = "cards "
_ABOVE: Final = 5
"""Lines above the match and the record: title, seats, decks."""
_OF_SERIES: Final = 3
"""Lines of a match: its terms, two sideboards."""


@frozen
class Written:
    """What stands in a save, read without opening it; a `Journal` has the same."""

    path: Path
    head: tuple[str, ...]
    answers: tuple[str, ...]

    @classmethod
    def of(cls, path: Path) -> "Written":
        """`JournalError` when it is damaged; also a game that is being played can be read."""
        return cls(path, *read_texts(path))

    @property
    def first_answer(self) -> int:
        """Line of the file on which the first answer stands."""
        return len(self.head) + 3


@frozen
class Begun:
    """A match before its first answer."""

    game: Game
    seats: tuple[Seat, Seat]
    names: tuple[str, str]
    series: Series


_REWORDED: Final = (
    "cards of this game say something else now than when it was begun; it goes on only with the "
    "version of the program, and the custom cards, that it was begun with"
)


def other_version(head: Sequence[str]) -> str:
    """The version of the program that began a save, where it is not this one."""
    wrote = next((line.removeprefix(CARDS) for line in head if line.startswith(CARDS)), "")
    return "" if wrote == __version__ else wrote


class HeadError(ValueError):
    """A line above the answers that cannot be right."""


def head_of(
    title: str, game: Game, seats: tuple[Seat, Seat], names: tuple[str, str], series: Series
) -> list[str]:
    """The lines that `begun` reads."""
    lines = [
        f"{TITLE}{title}",
        *(f"seat {who}" for who in seats),
        *(f"deck {one_line(name)}" for name in names),
    ]
    sides: list[Card] = []  # a single game needs none
    if series.terms.several:
        lines.append(f"{SERIES}{series.terms.games} {series.terms.loser}")
        lines += [side_line(side) for side in series.sides]
        sides = [card for side in series.sides for card in side]
    return [
        *lines,
        f"{TEXTS}{texts_mark(game, sides)}",
        *record.header(game, sides).splitlines()[:-1],
    ]  # the journal's own line ends the head


def side_line(side: Sequence[Card]) -> str:
    """A sideboard as it is written."""
    return " ".join([SIDE, *(card.number for card in side)])


def cards_of(numbers: Sequence[str]) -> tuple[Card, ...]:
    """The cards of these numbers."""
    find = all_cards()
    found = []
    for number in numbers:
        card = find(number)
        if card is None:
            raise HeadError(missing(number))
        if not card.is_written:
            raise HeadError(f"{card} cannot be played: {NOT_WRITTEN}")
        found.append(card)
    return tuple(found)


def begun(path: Path, told: Sequence[str]) -> Begun:
    """The match that a save's head tells, before its first answer.

    Raises:
        JournalError: the head is wrong, or of other cards than there are.
    """
    head = list(told)
    line = 2
    try:
        title, *seats = head[:3]
        names = head[3:_ABOVE]
        if not title.startswith(TITLE) or len(names) != 2:
            raise SeatError("the title, two seats and two decks are expected at the beginning")
        first, second = (_seat(seat.removeprefix("seat ")) for seat in seats)
        mine, theirs = (name.removeprefix("deck ") for name in names)
        line += _ABOVE
        terms, sides, above = _match(head[_ABOVE:])
        line += above
        rest = head[_ABOVE + above :]
        texts = rest.pop(0).removeprefix(TEXTS) if rest and rest[0].startswith(TEXTS) else ""
        line += bool(texts)
        # Of any version, if its cards say the same; the marks of its answers tell the rest.
        game = Game.from_text("\n".join([*rest, END_OF_HEAD, ""]), any_version=bool(texts))
        if texts not in ("", texts_mark(game, (*sides[0], *sides[1]))):
            line -= 1
            raise HeadError(_REWORDED)
        return Begun(game, (first, second), (mine, theirs), Series.of(game, terms, sides))
    except RecordError as error:
        raise JournalError(f"{path}:{line + error.line - 1}: {error.problem}") from None
    except ValueError as error:
        raise JournalError(f"{path}:{line}: {error}") from None


def _seat(text: str) -> Seat:
    """The seat that is written, of a level that there is."""
    who = parse_seat(text)
    if isinstance(who, Computer):
        who.player()
    return who


def _match(
    lines: Sequence[str],
) -> tuple[Terms, tuple[tuple[Card, ...], tuple[Card, ...]], int]:
    """The terms, both sideboards and how many lines say so; a single game has none."""
    if not lines or not lines[0].startswith(SERIES):
        return SINGLE, ((), ()), 0
    words, *sides = (line.split() for line in lines[:_OF_SERIES])
    known: dict[tuple[str, str], Terms] = {
        (str(games), loser): Terms(games, loser) for games in LENGTHS for loser in LOSER
    }
    terms = known.get((words[1], words[2])) if len(words) == 3 else None
    if terms is None:
        raise HeadError(f"`match 3 chooses` is expected, not {lines[0][:40]!r}")
    if [side[:1] for side in sides] != [[SIDE], [SIDE]]:
        raise HeadError("two lines `side NUMBER ...` are expected below `match`")
    mine, theirs = (cards_of(numbers) for _, *numbers in sides)
    return terms, (mine, theirs), _OF_SERIES
