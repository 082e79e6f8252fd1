"""A position on the board: whose seat it is, and playing on from it."""

from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look

QUICK = Look(pace=0)
POSITION = """phase block
player 1
  attack N-011, N-003
  hand N-009 3
player 2
  team N-012
  hand N-001 3
"""


def match(seat: int) -> Match:
    computer = Computer("academy", 1)
    seats = (Person(), computer) if seat == 0 else (computer, Person())
    return Match.new(Setup.of_position(POSITION, "it", seats))


async def test_the_second_player_answers_from_the_second_seat(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, lambda: match(1), seat=1)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("choose who blocks")
        assert "Naruto" in screen.text
        assert "Mizuki" not in screen.text


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_resumed_position_is_seen_from_its_persons_seat(
    seat: int, home: Path, driver: Any
) -> None:
    match(seat).close()
    app = NarutoApp(QUICK, Match.resume(saves.saved()[0].path))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("choose who blocks" if seat else "mission phase")
        assert app.seat == seat
        assert app.match is not None
        assert app.match.person() == seat


async def test_a_position_that_is_over_shows_its_result(home: Path, driver: Any) -> None:
    seats = (Person(), Computer("academy", 1))
    over = Setup.of_position("player 1\n deck 0", "over", seats)
    app = NarutoApp(QUICK, lambda: Match.new(over))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("You have lost")
    assert saves.saved() == []


async def test_the_palette_writes_the_position_of_the_person(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, lambda: match(1), seat=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await driver(pilot).until("choose who blocks")
        commands = {one.title: one.callback for one in app.get_system_commands(app.screen)}
        commands["Write this position"]()
    written = next((home / "data" / "positions").glob("*.txt")).read_text("utf-8")
    assert "hand N-001 3" in written
    assert "phase block" in written
    assert "N-009" not in written


OPEN_DECKS = """player 1
  team N-980
  hand N-009 3
  deck N-001 N-002 20
player 2
  team N-012
  hand N-001 3
  deck N-005 N-006 20
"""
"""In which each player plays with the top card of his deck face-up."""


async def test_seen_cards_of_a_deck_are_among_the_zones(home: Path, driver: Any) -> None:
    setup = Setup.of_position(OPEN_DECKS, "it", (Person(), Computer("academy", 1)))
    app = NarutoApp(QUICK, lambda: Match.new(setup))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("mission phase")
        await screen.press("z")
        for _ in range(6):
            if "deck:" in screen.text:
                break
            await screen.press("tab")
        assert "Your deck: 22 cards, 1 seen" in screen.text
        assert "Naruto Uzumaki" in screen.text
        assert "Sasuke Uchiha" not in screen.text
        await screen.press("o")
        assert "deck: 22 cards, 1 seen" in screen.text
        assert "on top" in screen.text
        await screen.press("i")
        assert "healthy" in screen.text
