"""The moment of a match written as a position: all of it, or what a person may know."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.table import positions
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)
TEXT = "player 1\n hand N-001 N-002\nplayer 2\n hand J-003 J-005\n"
COMPUTER = Computer("academy", 1)


def test_a_person_writes_what_he_knows(home: Path) -> None:
    match = Match.new(Setup.of_position(TEXT, "it", (Person(), COMPUTER)))
    path = positions.write(match, 0, NOON)
    text = path.read_text("utf-8")
    assert path.parent == positions.folder()
    assert "hand N-001 N-002\n" in text
    assert "J-003" not in text
    assert Game.from_position(text).choice is not None
    assert positions.write(match, 0, NOON).stem == "2026-01-02-1200-2"
    match.close()


def test_a_game_that_is_over_and_one_that_is_watched_are_written_whole(home: Path) -> None:
    match = Match.new(Setup.of_position(TEXT, "it", (Person(), COMPUTER)))
    match.concede(0)
    assert "J-003" in positions.write(match, 0, NOON).read_text("utf-8")
    match.close()
    match = Match.new(Setup.of_position(TEXT, "it", (COMPUTER, COMPUTER)))
    assert "J-003" in positions.write(match, 0, NOON).read_text("utf-8")


@pytest.mark.parametrize("seats", [(Person(), COMPUTER), (COMPUTER, Person())])
def test_a_game_with_cards_of_its_own_is_not_saved(
    home: Path, seats: tuple[Person | Computer, Person | Computer]
) -> None:
    own = Card("T-001", "One", "mission", "T", text=("Draw 1 card.",))
    setup = Setup.of_position("player 1\n hand T-001", "it", seats, (own,))
    match = Match.new(setup)
    assert match.journal is None
    assert "not saved" in match.greeting
    assert Setup.of(match).game() == match.game
