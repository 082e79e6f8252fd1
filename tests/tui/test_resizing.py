"""Every screen takes any size, in any order, down to one cell and back."""

import random
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import pytest

from naruto_tui.decklists.model import Deck
from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.replay import BOTH_EYES, Replay
from naruto_tui.table.seats import Computer, Person, two_people
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.decks.bench import Work
from naruto_tui.tui.looks import Look
from naruto_tui.tui.starts import NewGame, Played

POSITION = "player 1\n  marker 3\n  hand N-001 N-011 J-001\n  team N-003\nplayer 2\n  team N-009"


def match(*seats: Any) -> Match:
    seats = seats or (Person(), Computer("random", 1))
    return Match(Game.from_position(POSITION), tuple(seats), ("a", "b"), None)


def over() -> Match:
    one = match()
    one.concede(0)
    return one


SCREENS: Final[dict[str, tuple[Callable[[NarutoApp], None], str]]] = {
    "title": (lambda app: app.title_screen(), "New game"),
    "new game": (lambda app: app.new_game(NewGame()), "Opponent"),
    "cards": (lambda app: app.cards(), "cards"),
    "decks": (lambda app: app.decks(), "decks"),
    "records": (lambda app: app.records(), ""),
    "game": (lambda app: app.play(match()), "mission phase"),
    "watch": (lambda app: app.play(match(Computer("random", 1), Computer("random", 2))), "turn"),
    "two people": (lambda app: app.play(match(*two_people())), "sits down"),
    "result": (lambda app: app.result(over()), "You have lost"),
    "settings": (lambda app: app.settings_screen(), "theme"),
    "replay": (lambda app: app.replay(Played(Replay.of(over()), 0, BOTH_EYES)), "Answer 0 of"),
    "lab": (lambda app: app.lab(), "The deck that is tested"),
    "a deck": (lambda app: app.deck(Work(Deck("mine", ()))), "Deck "),
}
"""How each screen is opened, and what stands on it."""
SIZES = ((1, 1), (2, 1), (1, 2), (80, 24), (79, 24), (80, 23), (100, 30), (140, 50), (300, 100))


async def drawn(app: NarutoApp, pilot: Any, width: int, height: int) -> None:
    """Until the page is drawn in that size."""
    end = monotonic() + 60  # a busy machine may take long, and a storm is long
    while monotonic() < end:
        page = app.screen.page
        if page.size == (width, height) and len(page.lines) == height:
            return
        await pilot.pause(0.01)
    raise AssertionError(f"not drawn in {width}x{height}: {app.screen.page.size}")


def storm(events: int) -> list[tuple[int, int]]:
    sizes = random.Random(events)
    return [
        sizes.choice(SIZES)
        if sizes.random() < 0.5
        else (sizes.randint(1, 200), sizes.randint(1, 60))
        for _ in range(events)
    ]


@pytest.mark.parametrize("events", [20, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("screen", SCREENS)
async def test_a_storm_of_sizes(home: Any, driver: Any, screen: str, events: int) -> None:
    opened, shown = SCREENS[screen]
    app = NarutoApp(Look(pace=4))
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("New game")
        opened(app)
        await pilot.pause()
        await drive.until(shown)
        for number, (width, height) in enumerate(storm(events)):
            await pilot.resize_terminal(width, height)
            if number % 5 == 0:
                await drawn(app, pilot, width, height)
                if width < 80 or height < 24:
                    assert "needs 80x24"[:width].rstrip() in drive.text
        await pilot.resize_terminal(80, 24)
        await drive.until(shown)
        assert app.return_code is None
        assert not app.crash
