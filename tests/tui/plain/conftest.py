"""Somebody who plays by what the plain face says, and a face whose ear and mouth are lists."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, Seat
from naruto_tui.table.setup import Setup
from naruto_tui.tui.plain.keyboard import PlainFace
from tests.plain_reader import Reader
from tests.supplied import supplied

MOST = 1500
"""Lines that a game may take."""


COVER = "~~~~"
"""What stands in the list where everything before it is covered."""


class Talk:
    """A face in a process of its own list; `lines` are typed, then a reader answers."""

    def __init__(self, match: Match, lines: list[str], reader: Reader | None = None) -> None:
        self.said: list[str] = []
        self.typed: list[str] = []
        self._since = 0
        self._lines: Iterator[str] = iter(lines)
        self._reader = reader
        self.face = PlainFace(match, self)

    def say(self, line: str) -> None:
        self.said.append(line)

    def cover(self) -> None:
        """What was said before is out of sight."""
        self.said.append(COVER)

    def hear(self) -> str:
        line = next(self._lines, None)
        if line is None:
            if self._reader is None:
                raise EOFError
            line = self._reader.answer(self.said[self._since :])
        assert len(self.typed) < MOST, "\n".join(self.said[-40:])
        self._since = len(self.said)
        self.said.append(f"> {line}")
        self.typed.append(line)
        return line

    @property
    def text(self) -> str:
        return "\n".join(self.said)


@pytest.fixture(autouse=True)
def _home(home: Any) -> None:
    """No test touches anybody's saves."""


@pytest.fixture
def new_match() -> Iterator[Callable[..., Match]]:
    """A match of two shipped decks, a person against a computer unless told."""
    matches: list[Match] = []

    def made(seats: tuple[Seat, Seat] | None = None, seed: int = 4, **more: Any) -> Match:
        mine, theirs = supplied()[:2]
        cards, names = (mine.cards, theirs.cards), (mine.name, theirs.name)
        seats = seats or (Person(), Computer("random", 1))
        matches.append(Match.new(Setup(cards, names, seats, seed=seed, first=0, **more)))
        return matches[-1]

    yield made
    for match in matches:
        match.close()


@pytest.fixture
def talk() -> type[Talk]:
    return Talk


@pytest.fixture
def reader() -> type[Reader]:
    return Reader
