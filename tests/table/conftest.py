"""Games for the tests of the table."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, Seat
from naruto_tui.table.setup import Setup
from tests.supplied import supplied

NewSetup = Callable[..., Setup]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that no test touches anybody's saves."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def setup() -> NewSetup:
    """What a game begins with: two shipped decks."""
    mine, theirs = supplied()[:2]

    def made(seats: tuple[Seat, Seat] = (Person(), Computer("random", 1)), seed: int = 5) -> Setup:
        names = (mine.name, theirs.name)
        return Setup((mine.cards, theirs.cards), names, seats, seed=seed, first=0)

    return made


@pytest.fixture
def play() -> Callable[..., None]:
    """Answers so many questions at random, for whoever is asked."""

    def play(match: Match, answers: int, seed: int = 3) -> None:
        rng = Random(seed)
        for _ in range(answers):
            if match.game.choice is None:
                return
            match.answer(match.game.choice.random(rng.random))

    return play
