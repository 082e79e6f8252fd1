"""A replay in a real terminal: stepped through, resized, played on, and left."""

import random
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from tests.supplied import supplied

Start = Callable[..., Any]
HOME, END = "\x1b[H", "\x1b[F"
MOST_BYTES = 20_000
"""What an action may paint."""
SIZES = [(80, 24), (100, 30), (140, 50), (40, 12), (1, 1), (79, 24), (200, 60)]


@pytest.fixture
def record(home: Path) -> Path:
    """A finished game of random answers."""
    mine, theirs = supplied()[:2]
    seats = (Person(), Computer("random", 1))
    names = (mine.name, theirs.name)
    match = Match.new(Setup((mine.cards, theirs.cards), names, seats, seed=5, first=0))
    draw = Random(3)
    while match.game.choice is not None:
        match.answer(match.game.choice.random(draw.random))
    match.close()
    (path,) = (home / "data" / "records").iterdir()
    return path


def test_it_is_stepped_through_and_left(start: Start, record: Path) -> None:
    terminal = start("replay")
    terminal.wait_for("Answer 0 of")
    for key in ("n", "n", "b", "right", "left", "down", "down", "up", "o", "o", END):
        assert terminal.press(key) <= MOST_BYTES
    terminal.wait_for("The end")
    terminal.press("escape")
    terminal.wait_for("New game")
    terminal.send("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0


def test_it_is_shown_in_any_size(start: Start, record: Path) -> None:
    terminal = start("replay", record.stem, "--seat", "all")
    terminal.wait_for("Answer 0 of")
    draw = random.Random(6)
    for _ in range(12):
        terminal.resize(*draw.choice(SIZES))
        terminal.press(draw.choice(["n", "down", "space", "o", "tab"]))
    terminal.resize(80, 24)
    terminal.press(HOME)
    terminal.wait_for("Answer 0 of")
    terminal.send("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0


def test_it_is_played_on_and_the_record_stays(start: Start, record: Path) -> None:
    before = record.read_bytes()
    terminal = start("replay", record.stem, "--turn", "3")
    terminal.wait_for("turn 3")
    terminal.press("p")
    terminal.wait_for("against the computer")
    terminal.press("1")
    terminal.wait_for("your move", seconds=60)
    terminal.send("ctrl+q")
    assert terminal.gone(5)
    assert "naruto-tui resume" in terminal.text
    assert record.read_bytes() == before
    again = start("resume")
    again.wait_for("your move", seconds=60)
    again.send("ctrl+q")
    assert again.gone(5)
