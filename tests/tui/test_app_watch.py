"""Computer against computer on the board: pause, step, speed."""

from pathlib import Path
from typing import Any

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.looks import Look


def watched(seed: int = 5) -> Match:
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    seats = (Computer("random", seed), Computer("random", seed + 1))
    return Match.new(Setup.of_decks((mine, theirs), seats, "us", seed, 0))


async def test_a_game_is_watched_to_its_end(home: Path, driver: Any) -> None:
    match = watched()
    async with NarutoApp(Look(pace=0), match).run_test(size=(80, 24)) as pilot:
        await driver(pilot).until("has won")
        assert match.game.result is not None
    assert saves.saved() == []


async def test_paused_it_goes_on_by_one_step_a_key(home: Path, driver: Any) -> None:
    match = watched()
    async with NarutoApp(Look(pace=0.3), match).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Computer 1")
        await screen.press("space")
        await screen.until("paused")
        for _ in range(3):
            before = match.game.to_text()
            await pilot.pause(0.4)
            assert match.game.to_text() == before
            await screen.press("n")
            while match.game.to_text() == before:
                await pilot.pause(0.01)
        title = screen.text.splitlines()[0]
        assert f"turn {match.game.turn}  Computer {match.game.active + 1} " in title
        await screen.press("space", "minus")
        assert "0.6 s a step" in screen.text


async def test_who_looks_on_gives_nothing_up(home: Path, driver: Any) -> None:
    match = watched()
    async with NarutoApp(Look(pace=5), match).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Turn 1")
        await screen.press("x", "y")
        assert match.game.result is None
        assert "oncede" not in screen.text


async def test_nobody_is_you_to_one_who_looks_on(home: Path, driver: Any) -> None:
    match = watched()
    async with NarutoApp(Look(pace=0), match).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("has won")
        await screen.press("l")
        assert "Computer 2" in screen.text
        assert " you " not in screen.text.lower()


async def test_the_cursor_looks_around_while_they_play(home: Path, driver: Any) -> None:
    match = watched()
    async with NarutoApp(Look(pace=5), match).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Turn 1")  # now a step is shown, for five seconds
        await screen.press("tab", "i")
        assert "in Computer 1's hand" in screen.text
        before = match.game.to_text()
        await screen.press("escape", "right", "tab")
        assert match.game.to_text() == before


async def test_who_looks_on_sees_either_hand_or_both(home: Path, driver: Any) -> None:
    match = watched()
    look = Look(pace=0.3, paused=True)
    async with NarutoApp(look, match).run_test(size=(140, 40)) as pilot:
        screen = driver(pilot)
        await screen.until("paused")
        mine, theirs = (match.game.view(seat).hand_cards for seat in (0, 1))
        for names in ([mine], [theirs], [mine, theirs], [mine]):
            for card in (card for hand in names for card in hand):
                assert card.name.split()[0] in screen.text
            await screen.press("o")


async def test_with_a_pause_at_the_beginning_nothing_happens_without_a_key(
    home: Path, driver: Any
) -> None:
    match = watched()
    app = NarutoApp(Look(pace=0, paused=True), match, openly=True)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("both hands")
        before = match.game.to_text()
        await pilot.pause(0.3)
        assert match.game.to_text() == before
        await screen.press("n")
        while match.game.to_text() == before:
            await pilot.pause(0.01)
