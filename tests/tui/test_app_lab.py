"""The lab in the app: choose, run, look at the report and at a game of it, and come back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.lab.process import Ended, Step
from naruto_tui.tui.lab.state import Lab
from naruto_tui.tui.lab.wishes import AGAINST, Wishes
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.lab import LabScreen

Compare = Callable[..., bool]
QUICK = Look(pace=0)
KEYS = (
    "up down left right space a 1 2 0 enter escape backspace tab shift+tab g r question_mark f1 "
    "pageup pagedown home end x slash"
)


def ready(games: str = "40", level: str = "random") -> Lab:
    """The form with a short run in it: the first deck against the third."""
    wishes = Wishes(all_decks("us"), games=games, level=level)
    wishes.marked = {str(wishes.decks[2].path)}
    wishes.field = AGAINST
    return Lab(wishes)


class LabApp(NarutoApp):
    """The app with the lab in front."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(QUICK)
        self.first: Lab | None = lab

    def title_screen(self, message: str = "") -> None:
        first, self.first = self.first, None
        if first is not None:
            self.lab(first)
        else:
            super().title_screen(message)


async def shows(screen: Any, pattern: str) -> None:
    """Waits longer than `until` does: another process has to play first."""
    for _ in range(6000):
        if pattern in screen.text:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{pattern!r} did not appear:\n{screen.text}")


async def test_a_run_from_the_title_to_a_game_and_back(home: Path, driver: Any) -> None:
    async with NarutoApp(QUICK).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Test a deck")
        await screen.press("e")
        await screen.until("The deck that is tested.")
        await screen.press("right", "down", "right", "right", "space")
        await screen.press("down", "down", "down")
        await screen.press("backspace", "backspace", "backspace", "backspace")
        assert "Typed: _" in screen.text
        await screen.press("4", "0")
        await screen.press("down", "down", "down", "left", "left", "up", "s")
        assert "40 games each" in screen.text
        await shows(screen, "Test a deck  report")
        assert "of 40 games" in screen.text
        await screen.press("enter")
        await screen.until("40 of 40 games")
        await screen.press("down", "down", "enter")
        await shows(screen, "Answer 0 of")
        await screen.press("end")
        assert "The end." in screen.text
        await screen.press("escape")
        await screen.until("40 of 40 games")
        await screen.press("escape")
        assert "of 40 games" in screen.text
        await screen.press("escape")
        assert "40 against each" in screen.text
        await screen.press("escape")
        await screen.until("New game")


async def test_a_run_is_cancelled_and_reported(home: Path, driver: Any) -> None:
    async with LabApp(ready("900000")).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("s")
        await shows(screen, "Won so far")
        await screen.press("escape")
        assert "c cancels it" in screen.text
        await screen.press("c")
        await shows(screen, "Test a deck  report")
        assert "Cancelled: this is the report of what was played." in screen.text


async def test_leaving_the_app_ends_the_run(home: Path, driver: Any, gone: Any) -> None:
    async with LabApp(ready("900000")).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("s")
        await shows(screen, "of 900,000")
        group = pilot.app.screen.process.pid
        await pilot.press("ctrl+q")
    assert gone(group)


async def test_a_deck_is_tested_from_the_list_of_decks(home: Path, driver: Any) -> None:
    async with NarutoApp(QUICK).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("d")
        await screen.until("academy-lightning-wind")
        await screen.press("down", "down")
        name = screen.app.screen.shelf.here.name
        await screen.press("t")
        await screen.until("The deck that is tested.")
        assert screen.app.screen.lab.wishes.value(0) == name
        await screen.press("escape")
        await screen.until("another")
        assert screen.app.screen.shelf.here.name == name


async def test_what_cannot_be_run_is_said(home: Path, driver: Any) -> None:
    async with LabApp(ready("")).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("s")
        assert "type how many games" in screen.text
        assert pilot.app.screen.process is None


async def test_a_run_that_fails_is_told_with_its_words(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wishes, "arguments", lambda self: ["test", "no-such-deck"])
    async with LabApp(ready()).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("s")
        await shows(screen, "no-such-deck")
        assert "no-such-deck" in screen.text
        assert "Start" in screen.text


async def test_no_key_and_no_size_breaks_the_form_or_the_report(home: Path, driver: Any) -> None:
    draw = Random(3)
    lab = ready("20")
    async with LabApp(lab).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        for number in range(250):
            key = draw.choice(KEYS.split())
            if not isinstance(pilot.app.screen, LabScreen):
                pilot.app.lab(lab)
            await screen.press(key)
            if number % 60 == 30:
                await pilot.resize_terminal(40, 12)
                await screen.press("down", "a")
                assert "needs 80x24, has 40x12" in screen.text
                await pilot.resize_terminal(*draw.choice([(80, 24), (100, 30), (140, 50)]))
        assert pilot.app.return_code is None


def canned() -> Lab:
    """A report of three opponents."""
    lab = ready("400", "genin")
    assert lab.wishes is not None
    names = [one.name for one in lab.wishes.decks[:4]]

    def counts(rate: float) -> dict[str, Any]:
        wins = round(400 * rate)
        return {
            "games": 400, "wins": wins, "losses": 400 - wins, "draws": 0, "unfinished": 0,
            "errors": 0, "win_rate": rate, "low": rate - 0.045, "high": rate + 0.045,
            "going_first": {"games": 200, "win_rate": round(210 * rate) / 200},
            "going_second": {"games": 200, "win_rate": round(190 * rate) / 200},
            "seat_1": {"games": 200, "win_rate": round(204 * rate) / 200},
            "seat_2": {"games": 200, "win_rate": round(196 * rate) / 200},
            "turns": {"median": 18, "p10": 11, "p90": 28},
            "endings": {"rewards": 398, "deck_out": 2},
        }  # fmt: skip

    rates = (0.62, 0.47, 0.31)
    report = {
        "program": {"version": "0.1.0"}, "edition": "us", "seed": 1, "games": 400,
        "level": "genin", "their_level": "genin", "deck": {"name": names[0], "digest": "00"},
        "matchups": [
            {"against": name, "digest": str(i), **counts(rate)}
            for i, (name, rate) in enumerate(zip(names[1:], rates, strict=True))
        ],
        "total": counts(0.467),
        "weak_to": [{"against": names[3], "win_rate": rates[2]}],
        "strong_against": [{"against": names[1], "win_rate": rates[0]}],
    }  # fmt: skip
    lab.ended = Ended(0, report, ())
    return lab


def test_the_form(home: Path, snap_compare: Compare) -> None:
    assert snap_compare(LabApp(ready()), terminal_size=(80, 24))


@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=lambda size: f"{size[0]}")
def test_a_report(size: tuple[int, int], home: Path, snap_compare: Compare) -> None:
    assert snap_compare(LabApp(canned()), terminal_size=size)


def test_a_run_that_goes_on(home: Path, snap_compare: Compare) -> None:
    class Still:
        async def close(self) -> None:
            pass

    async def before(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, LabScreen)
        screen.process = Still()  # type: ignore[assignment]
        for games in (20, 40, 80, 160, 320, 350):
            reach = 0.5 / games**0.5 * 1.96
            screen._hear(Step(games, 400, games, 243, 0.3, 0.46, 0.46 - reach, 0.46 + reach))
        await pilot.pause()

    assert snap_compare(LabApp(ready()), terminal_size=(80, 24), run_before=before)
