"""Whole journeys through the app, key by key."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events
from textual.command import CommandList, SearchIcon

from naruto_tui import kiosk
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.looks import Look
from naruto_tui.tui.palette import Palette
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.new_game import FIRST, NewGameScreen
from naruto_tui.tui.screens.result import ResultScreen
from naruto_tui.tui.screens.title import TitleScreen

QUICK = Look(pace=0)
KEYS = [
    *"123456789abcdefghijklmnoprstuvwyz",
    *("up", "down", "left", "right", "tab", "shift+tab", "enter", "enter", "space", "escape"),
    *("backspace", "question_mark", "f1", "slash", "pageup", "pagedown", "home", "end"),
]


def new_match(seed: int = 5, level: str = "random") -> Match:
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    seats = (Person(), Computer(level, seed))
    names, cards = (mine.name, theirs.name), (mine.cards, theirs.cards)
    return Match.new(Setup(cards, names, seats, seed=seed, first=0))


async def test_from_the_title_to_a_game_and_back(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        assert "New game" in screen.text
        assert "Continue" not in screen.text
        await screen.press("n")
        await screen.until("Your deck")
        await screen.press(*["down"] * 4, "right", *["down"] * 3, "4", "2")
        assert isinstance(app.screen, NewGameScreen)
        await screen.press("s")
        await screen.until("Redraw?")
        assert app.match is not None
        assert (app.match.game.seed, app.match.game.first) == (42, 0)
        app.title_screen()
        await screen.until("Continue")
        await screen.press("c")
        await screen.until("Redraw?")
        assert app.match is not None
        assert app.match.game.seed == 42


async def test_leaving_says_how_to_go_on(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await driver(pilot).until("Redraw?")
        await pilot.press("ctrl+q")
    assert app.farewell == "The game is saved. Go on with: naruto-tui resume"
    assert app.return_code == 0
    assert len(saves.saved()) == 1


async def test_who_has_no_shell_is_told_no_command(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await driver(pilot).until("Redraw?")
        monkeypatch.setattr(kiosk, "is_shut", lambda: True)
        await pilot.press("ctrl+q")
    assert app.farewell == "The game is saved."


async def test_conceding_is_confirmed_by_another_key(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("x")
        assert "Concede this game?" in screen.text
        await screen.press("x")
        assert "Redraw?" in screen.text
        await screen.press("x", "y")
        await screen.until("You have lost")
        assert isinstance(app.screen, ResultScreen)
        await screen.press("r")
        await screen.until("Redraw?")
        assert app.match is not None
        assert app.match.game.first == 1


async def test_an_action_begun_is_taken_back_by_u_and_by_escape(home: Path, driver: Any) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("n")
        await screen.until("mission phase")
        await screen.press("u")
        before = match.game.to_text()
        for key in ("u", "escape", "backspace"):
            await screen.press("c")
            await screen.until("Charge chakra: choose")
            assert match.game.to_text() != before
            await screen.press(key)
            assert match.game.to_text() == before


@pytest.mark.parametrize("key", ["escape", "backspace"])
async def test_at_the_menu_of_a_phase_escape_does_nothing(
    key: str, home: Path, driver: Any
) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("n")
        await screen.until("mission phase")
        earlier = match.game.to_text()
        await screen.press("d", "1")
        before, shown = match.game.to_text(), screen.text
        assert before != earlier
        await screen.press(key)
        assert match.game.to_text() == before
        assert screen.text == shown
        await screen.press("u")
        assert match.game.to_text() == earlier


async def test_without_a_card_to_inspect_the_reason_is_said(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("i")
        assert "no card to inspect here" in screen.text


async def test_inside_a_prompt_escape_goes_one_step_back(home: Path, driver: Any) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("n")
        await screen.until("mission phase")
        before, answers = screen.text, match.game.to_text()
        await screen.press("d")
        assert "which?" in screen.text
        await screen.press("escape")
        assert match.game.to_text() == answers
        assert screen.text == before


@pytest.mark.parametrize(
    ("key", "shows"),
    [
        ("question_mark", "Help for this moment"),
        ("f1", "You are asked"),
        ("l", "Turn 1"),
        ("z", "chakra"),
        ("v", "Nothing is on the chain"),
    ],
)
async def test_panes_open_and_close(key: str, shows: str, home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("n")
        await screen.until("mission phase")
        before = screen.text
        await screen.press(key)
        assert shows in screen.text
        await screen.press("escape")
        assert screen.text == before


async def test_the_rules_can_be_read_from_the_help(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("question_mark", "r")
        assert "Rules 3: Before the first turn" in screen.text
        await screen.press("right")
        assert "4.1.1" in screen.text
        await screen.press("escape")
        assert "Help for this moment" in screen.text


async def test_a_letter_in_the_filter_is_only_a_letter(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("l", "slash", *"xqlu?", "backspace")
        assert "/xqlu_" in screen.text
        await screen.press("escape")
        assert "draws" in screen.text
        assert isinstance(app.screen, GameScreen)


async def test_no_key_in_any_order_stops_the_game(home: Path, driver: Any) -> None:
    for seed in (1, 2):
        rng = Random(seed)
        app = NarutoApp(QUICK, new_match(seed))
        async with app.run_test(size=(80, 24)) as pilot:
            screen = driver(pilot)
            await screen.until("Redraw?")
            for _ in range(250):
                await screen.press(rng.choice(KEYS))
            assert app.match is None or app.match.game.turn >= 0
            assert screen.text
        assert not app.return_code


async def test_while_the_terminal_is_too_small_the_game_waits(home: Path, driver: Any) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        before = match.game.to_text()
        for width, height in ((79, 24), (80, 23), (20, 5), (1, 1)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert screen.text.startswith(f"needs 80x24, has {width}x{height}"[:width])
            await screen.press("y", "n", "enter")
            assert match.game.to_text() == before
        await pilot.resize_terminal(80, 24)
        await screen.until("Redraw?")
        await screen.press("n")
        assert match.game.to_text() != before


async def test_a_damaged_save_is_told_on_the_title_screen(home: Path, driver: Any) -> None:
    match = new_match()
    match.close()
    path = saves.saved()[0].path
    path.write_bytes(path.read_bytes().replace(b"seed 5", b"seed 6"))
    whole = path.read_bytes()
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Continue")
        await screen.press("c")
        await screen.until("damaged")
        assert isinstance(app.screen, TitleScreen)
    assert path.read_bytes() == whole


async def test_the_palette_changes_the_theme(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        page = app.screen.page
        await pilot.press("ctrl+p")
        assert not app.screen.query_one(SearchIcon).display
        await pilot.press(*"light")
        await pilot.pause(0.2)
        await pilot.press("enter")
        await pilot.pause()
        assert page.look == "light"
        assert app.theme == "naruto-day"
        assert "Redraw?" in screen.text


async def test_a_page_of_the_palette_asked_for_too_early_does_no_harm(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_laid_out(_list: CommandList) -> None:
        """What the toolkit does when its list has not been laid out yet."""
        raise KeyError(0)

    monkeypatch.setattr(CommandList, "action_page_down", not_laid_out)
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await driver(pilot).until("Redraw?")
        await pilot.press("ctrl+p", "pagedown")
        await pilot.pause(0.1)
        assert app.is_running
        assert isinstance(app.screen, Palette)


async def test_a_hostile_deck_is_only_text(home: Path, driver: Any) -> None:
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    lines = all_decks("us")[0].path.read_text(encoding="utf-8")
    evil = "# [/x] [@click=app.quit] 火影\n"
    (folder / "[b]\x1b[31m.txt").write_text(evil + lines, encoding="utf-8")
    (folder / "unreadable.txt").write_bytes(b"\x89PNG\r\n\x00")
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("New game")
        await screen.press("n")
        await screen.until("Your deck")
        while "[b]" not in screen.text.splitlines()[2]:
            await screen.press("right")
        assert "[/x]" in screen.text
        assert screen.text.replace("\n", "").isprintable()
        await screen.press(*["down"] * FIRST, "right", "s")
        await screen.until("Redraw?")
    assert saves.saved()[0].title.startswith("[b]")


async def test_a_deck_that_cannot_be_played_says_why(home: Path, driver: Any) -> None:
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    (folder / "short.txt").write_text("3 Naruto Uzumaki N-001\n", encoding="utf-8")
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("New game")
        await screen.press("n")
        await screen.until("Your deck")
        while "short" not in screen.text.splitlines()[2]:
            await screen.press("left")
        await screen.press("s")
        assert "short cannot be played: 3 cards" in screen.text
        assert isinstance(app.screen, NewGameScreen)


async def test_an_older_game_is_chosen_from_the_list(home: Path, driver: Any) -> None:
    for seed in (1, 2, 3):
        new_match(seed).close()
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("3 can go on")
        await screen.press("s", "2")
        await screen.until("Redraw?")
        assert app.match is not None
        assert app.match.game.seed == 2


async def test_trouble_with_the_save_is_said_on_the_board(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        with monkeypatch.context() as patch:
            patch.setattr("os.fsync", full)
            await screen.press("n")
            await screen.until("not being saved")


async def test_the_wheel_moves_like_the_arrows(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("up")
        chosen = screen.text
        await screen.press("down")
        assert screen.text != chosen
        place = {"x": 5, "y": 5, "delta_x": 0, "delta_y": -1, "button": 0}
        held = {"shift": False, "meta": False, "ctrl": False}
        app.post_message(events.MouseScrollUp(None, **place, **held))
        await pilot.pause()
        assert screen.text == chosen
