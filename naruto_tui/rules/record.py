"""A game as text: what it began from, and each answer. Reading plays the answers again.

naruto-tui game 1
cards 0.1.0
edition us
seed 7
first 0
asks all                       only where whoever has the option is asked (rules.windows)
custom N-ME01 1f3a99c0         one line for each custom card, with the fingerprint of its text
deck N-001 N-001 J-002 ...
deck ...
answers
no
deploy 12
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from attrs import frozen

from naruto_tui import __version__
from naruto_tui.cards.custom import everything, fingerprint, folder, left_out
from naruto_tui.cards.model import NOT_WRITTEN, Card

from .chance import toss
from .editions import EDITIONS
from .faces import COIN
from .questions import IllegalAnswerError

if TYPE_CHECKING:
    from .game import Game

Find = Callable[[str], Card | None]
"""Finds a card by its number."""

MAGIC: Final = "naruto-tui game 1"
CUSTOM: Final = "custom"
DRAW: Final = "draw"
"""Stands for an answer: both players agree that the game is drawn."""
_ASKS_ALL: Final = "asks all"
LIMIT: Final = 4_000_000
"""Most characters of a record that is read."""
MOST_CARDS: Final = 300
"""Most cards of one player: ids of cards stay below those of teams."""


class RecordError(ValueError):
    """A text is no record, or does not fit this program's cards and rules."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@frozen
class Start:
    """What a game began from."""

    edition: str
    seed: int
    first: int
    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Each player's own cards; the order is that of their ids."""
    position: str
    """The text of the position it began from; empty for a game from the first turn."""
    chooses: bool = False
    """Whether `first` is only the winner of the toss, who is asked whether he begins."""
    asks_all: bool = False
    """Whether a player who has the option is asked also where he can only pass (`windows`)."""


def write(game: "Game") -> str:
    """The record of a game."""
    return header(game) + "".join(f"{line}\n" for line in game.answers)


def header(game: "Game", more: Iterable[Card] = ()) -> str:
    """All lines above the answers; `more` are cards of later games, such as a sideboard's."""
    start = game.start
    lines = [MAGIC, f"cards {__version__}", f"edition {start.edition}", f"seed {start.seed}"]
    lines.append("first toss" if start.chooses else f"first {start.first}")
    lines += [_ASKS_ALL] * start.asks_all
    lines += [f"{CUSTOM} {card.number} {fingerprint(card)}" for card in _custom_cards(game, more)]
    if start.position:
        lines += ["position", *(f"| {line}" for line in start.position.splitlines())]
    else:
        lines += ["deck " + " ".join(card.number for card in deck) for deck in start.decks]
    return "\n".join([*lines, "answers", ""])


def _custom_cards(game: "Game", more: Iterable[Card]) -> list[Card]:
    """The custom cards that a game began with, and of others, by number."""
    cards = [*game.start.decks[0], *game.start.decks[1], *more]
    if game.start.position:
        bare = {i: face.card for i, face in game.faces.items()}
        cards += [bare.get(i) or card for i, card in enumerate(game.cards)]
    own = {card.number: card for card in cards if card.custom and card.number != COIN}
    return [own[number] for number in sorted(own)]


def told_end(seat: int) -> str:
    """How it is written that a seat has given up; -1: both have agreed on a draw."""
    return DRAW if seat < 0 else f"concede {seat}"


def replay(game: "Game", lines: "Lines") -> None:
    """Gives a game the answers of the remaining lines.

    Raises:
        RecordError: with the line, what is wrong there and what would be right.
    """
    for number, line in lines:
        play(game, line, number)


def play(game: "Game", line: str, number: int) -> None:
    """Gives a game the answer of one line.

    Raises:
        RecordError: the answer is not legal there.
    """
    if line.startswith("concede "):
        game.concede(int(line[-1] == "1"))
        return
    if line == DRAW:
        game.agree()
        return
    choice = game.choice
    if choice is None:
        raise RecordError(number, "the game was over before this answer")
    try:
        game.answer(choice.parse(line))
    except IllegalAnswerError as error:
        raise RecordError(number, f"{line!r} is not legal there: {error}") from None


class Lines:
    """The lines of a text with their numbers."""

    def __init__(self, text: str) -> None:
        if len(text) > LIMIT:
            raise RecordError(1, f"longer than {LIMIT} characters; this is no record")
        self._lines = iter(enumerate(text.splitlines(), 1))
        self.number = 0
        self.held: tuple[int, str] | None = None
        """A line that was looked at and is still to come."""
        self.position_line = 0
        """Line above the position's first line, once that is read."""

    def __iter__(self) -> Iterator[tuple[int, str]]:
        while self.held is not None:
            (number, line), self.held = self.held, None
            yield number, line
        for number, line in self._lines:
            self.number = number
            if line.strip():
                yield number, line.strip()

    def position(self) -> str:
        """The text of a position, if one is written here."""
        found: list[str] = []
        for number, line in self:
            if line == "position" and not found:
                self.position_line = number
            elif line[:1] == "|" and self.position_line:
                found.append(line[2:])
            else:
                self.held = number, line
                break
        return "".join(f"{line}\n" for line in found)

    def has(self, wanted: str) -> bool:
        """Whether this is the next line; else it is still to come."""
        for number, line in self:
            if line == wanted:
                return True
            self.held = number, line
            break
        return False

    def value(self, word: str) -> str:
        """The rest of the next line, which must begin with the word."""
        for number, line in self:
            if line == word or line.startswith(f"{word} "):
                return line[len(word) :].strip()
            raise RecordError(number, f"{line[:40]!r} stands where `{word} ...` should")
        raise RecordError(self.number + 1, f"the text ends where `{word} ...` should stand")

    def whole_number(self, word: str) -> int:
        """The rest of the next line as a number."""
        text = self.value(word)
        try:
            return int(text)
        except ValueError:
            raise RecordError(self.number, f"{text[:40]!r} is no number") from None


def read_start(lines: Lines, find: Find, *, any_version: bool = False) -> Start:
    """What a record's game began from.

    `any_version`: also of one that another version of the program has written, which whoever reads
    it has other means to check.

    Raises:
        RecordError: with the line, what is wrong there and what would be right.
    """
    if lines.value("naruto-tui") != MAGIC.removeprefix("naruto-tui "):
        raise RecordError(lines.number, f"another kind of record; `{MAGIC}` is read here")
    version = lines.value("cards")
    if version != __version__ and not any_version:
        raise RecordError(
            lines.number, f"written by version {version}; this is {__version__}, install that one"
        )
    name = lines.value("edition")
    if name not in EDITIONS:
        raise RecordError(lines.number, f"no edition {name!r}; there are {', '.join(EDITIONS)}")
    seed = lines.whole_number("seed")
    told = lines.value("first")
    if told not in ("0", "1", "toss"):
        raise RecordError(lines.number, "`first` is 0, 1 or toss")
    chooses = told == "toss"
    if chooses and EDITIONS[name].who_begins != "winner chooses":
        raise RecordError(lines.number, f"in {name} the toss decides; `first` is 0 or 1")
    first = toss(seed) if chooses else int(told)
    asks_all = lines.has(_ASKS_ALL)
    _check_custom(lines, find)
    position = lines.position()
    decks = ((), ()) if position else (_deck(lines, find), _deck(lines, find))
    if lines.value("answers"):
        raise RecordError(lines.number, "`answers` stands alone on its line")
    return Start(name, seed, first, decks, position, chooses, asks_all)


def _check_custom(lines: Lines, find: Find) -> None:
    """Each custom card has to be there, and to be what it was."""
    for number, line in lines:
        word, *told = line.split()
        if word != CUSTOM:
            lines.held = number, line
            return
        if len(told) != 2:
            raise RecordError(number, f"`{CUSTOM} NUMBER FINGERPRINT` is expected here")
        card = find(told[0])
        if card is None:
            raise RecordError(number, missing(told[0]))
        if fingerprint(card) != told[1]:
            message = f"the custom card {card} was changed since; put it back as it was"
            raise RecordError(number, f"{message} ({':'.join(map(str, card.place))})")


def missing(number: str) -> str:
    """What is said of a card that is not there; which files of custom cards were left out."""
    remedy = f"if it is a custom card, put its file back into {folder()}"
    return "; ".join((f"no card {number[:20]!r} in the pool", remedy, *left_out()))


def _deck(lines: Lines, find: Find) -> tuple[Card, ...]:
    cards = []
    numbers = lines.value("deck").split()
    if len(numbers) > MOST_CARDS:
        raise RecordError(lines.number, f"{len(numbers)} cards in a deck; {MOST_CARDS} at most")
    for number in numbers:
        card = find(number)
        if card is None:
            raise RecordError(lines.number, missing(number))
        if not card.is_written:
            message = f"{card} cannot be played: {NOT_WRITTEN}; name another card"
            raise RecordError(lines.number, message)
        cards.append(card)
    return tuple(cards)


def all_cards() -> Find:
    """Finds the cards that come with the program, and custom ones."""
    pool = everything()
    return lambda number: pool.card(number) if number in pool else None


def cards_and(own: Iterable[Card]) -> Find:
    """Finds these cards, and all others there are."""
    numbers = {card.number: card for card in own}
    others = all_cards()
    return lambda number: numbers.get(number) or others(number)
