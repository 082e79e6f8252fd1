"""The screens of decks as SVG. Run with `--snapshot-update` when one is meant to change."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.deck import DeckScreen
from naruto_tui.tui.screens.decks import DecksScreen
from naruto_tui.tui.screens.intake import IntakeScreen

Compare = Callable[..., bool]
QUICK = Look(pace=0)


@pytest.fixture(autouse=True)
def elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A current directory without decks."""
    monkeypatch.chdir(home)


async def stands(pilot: Pilot[None], screen: type, what: str) -> None:
    """Waits until a screen has what it reads."""
    for _ in range(500):
        if isinstance(pilot.app.screen, screen) and getattr(pilot.app.screen, what) is not None:
            return
        await pilot.pause(0.02)
    raise AssertionError(f"no {screen}")


async def listed(pilot: Pilot[None]) -> None:
    await pilot.press("d")
    await stands(pilot, DecksScreen, "shelf")
    await pilot.press("down", "down")


async def opened(pilot: Pilot[None]) -> None:
    await listed(pilot)
    await pilot.press("enter")
    await stands(pilot, DeckScreen, "bench")


async def added(pilot: Pilot[None]) -> None:
    await opened(pilot)
    await pilot.press("slash", *"set", "colon", *"1", "space", *"sasuke", "down", "plus")


def test_the_list_of_decks(snap_compare: Compare) -> None:
    assert snap_compare(NarutoApp(QUICK), terminal_size=(80, 24), run_before=listed)


def test_a_deck(snap_compare: Compare) -> None:
    assert snap_compare(NarutoApp(QUICK), terminal_size=(80, 24), run_before=opened)


@pytest.mark.parametrize("size", [(80, 24), (140, 50)], ids=lambda size: f"{size[0]}")
def test_cards_are_added(size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(NarutoApp(QUICK), terminal_size=size, run_before=added)


def test_a_list_that_cannot_be_taken(snap_compare: Compare) -> None:
    async def before(pilot: Pilot[None]) -> None:
        await pilot.press("d")
        await stands(pilot, DecksScreen, "shelf")
        pilot.app.screen.post_message(
            events.Paste("2x Kunai J-001\n3 Nartuo\nKunia\nSideboard\n1 x\n")
        )
        await pilot.pause()
        for _ in range(500):
            screen = pilot.app.screen
            if isinstance(screen, IntakeScreen) and screen.intake.taken is not None:
                return
            await pilot.pause(0.02)

    assert snap_compare(NarutoApp(QUICK), terminal_size=(80, 24), run_before=before)
