"""The settings on the screen: from the title and the palette, shown and saved at once."""

from pathlib import Path

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.tui import keys
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.settings import Settings, load, settings_file

POSITION = "player 1\n  marker 3\n  hand N-001 N-011 J-001\n  team N-003\nplayer 2\n  team N-009"


@pytest.fixture(autouse=True)
def _usual_keys(home):
    yield
    keys.use(keys.Keymap())


def match() -> Match:
    seats = (Person(), Computer("random", 1))
    return Match(Game.from_position(POSITION), seats, ("a", "b"), None)


async def test_from_the_title_a_theme_is_chosen_and_saved(driver):
    app = NarutoApp(Look())
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Settings")
        await drive.press("o")
        await drive.until("> theme")
        await drive.press("right", "right")
        assert "light" in drive.text
        assert app.look.theme == "light"
        assert load().theme == "light"
        await drive.press("down", "right", "right")
        assert app.look.ascii
        await drive.press("escape")
        await drive.until("New game")


async def test_over_a_game_keys_are_changed_and_work_at_once(driver):
    app = NarutoApp(Look(pace=0), match())
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Your mission phase")
        app.settings_screen()
        await drive.until("> theme")
        while "> key charge" not in drive.text:
            await drive.press("down")
        await drive.press("enter", "f")
        assert load().keys == {"charge": "f"}
        await drive.press("escape")
        await drive.until("f Charge chakra")
        await drive.press("c")
        assert "Charge chakra: which" not in drive.text
        assert "Your mission phase" in drive.text
        await drive.press("f")
        await drive.until("0 marked")


async def test_what_cannot_be_saved_is_told_and_works_until_the_end(driver, home: Path):
    (home / "config").write_text("a file where a directory is wanted", encoding="utf-8")
    app = NarutoApp(Look())
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Settings")
        await drive.press("o")
        await drive.until("> theme")
        await drive.press("right", "right")
        assert app.look.theme == "light"
        assert "Not saved:" in drive.text
        assert not settings_file().exists()


async def test_a_game_that_goes_on_below_does_not_lose_its_screen(driver):
    app = NarutoApp(Look(pace=0), match())
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Your mission phase")
        app.settings_screen()
        await drive.until("> theme")
        app.match.concede(0)
        app.screen_stack[-2].go_on()
        await drive.until("You have lost")
        assert len(app.screen_stack) == 2


async def test_vim_moves_with_hjkl(driver):
    keys.use(Settings(preset="vim").keymap)
    app = NarutoApp(Look(pace=0), match(), settings=Settings(preset="vim"))
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Your mission phase")
        await drive.press("j")
        assert "J Play" not in drive.text
        await drive.press("L")
        await drive.until("Log")
