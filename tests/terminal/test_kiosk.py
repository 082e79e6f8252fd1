"""Kiosk mode on the screen: no path leads outside, no key to a shell."""

import os
from pathlib import Path
from typing import Any

import pytest

SECRET = "3 Naruto Uzumaki N-001"


@pytest.fixture
def outside(tmp_path_factory: Any) -> Path:
    place = tmp_path_factory.mktemp("elsewhere")
    (place / "secret.txt").write_text(SECRET, encoding="utf-8")
    return place


def decks(start: Any) -> Any:
    terminal = start("--kiosk")
    terminal.wait_for("New game")
    terminal.press("d")
    terminal.wait_for("decks, ")
    return terminal


def test_a_deck_is_not_read_from_outside(start: Any, outside: Path) -> None:
    terminal = decks(start)
    terminal.press("o")
    terminal.press(str(outside / "secret.txt"), "enter")
    terminal.wait_for("in kiosk mod")
    assert "3 Naruto Uzumaki" not in terminal.text


def test_a_deck_is_not_written_outside(start: Any, outside: Path) -> None:
    terminal = decks(start)
    terminal.press("enter")
    terminal.wait_for("Deck ")
    terminal.press("x")
    terminal.wait_for("Write or copy")
    terminal.press("enter")
    terminal.press(*["backspace"] * 60)
    terminal.press(str(outside / "new.txt"), "enter")
    terminal.wait_for("in kiosk mode only files")
    assert [path.name for path in outside.iterdir()] == ["secret.txt"]


def test_control_z_does_not_suspend_it(start: Any) -> None:
    terminal = start("--kiosk", "play", "--quick", "--seed", "3", "--first", "me")
    terminal.wait_for(r"Redraw\?")
    terminal.press("\x1a")
    terminal.press("n")
    terminal.wait_for("mission phase")
    state = Path(f"/proc/{terminal.process.pid}/stat").read_text(encoding="utf-8").split()[2]
    assert state != "T"
    os.kill(terminal.process.pid, 20)
    terminal.press("l")
    terminal.wait_for("Log")


def test_a_game_is_kept_and_resumed_in_it(start: Any) -> None:
    terminal = start("--kiosk", "play", "--quick", "--seed", "3", "--first", "me", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("mission phase")
    terminal.hang_up()
    assert terminal.gone(1.5)
    again = start("--kiosk", "resume")
    again.wait_for("mission phase")


def test_decks_are_tested_in_it(start: Any, outside: Path) -> None:
    terminal = decks(start)
    terminal.press("t")
    terminal.wait_for("Test a deck|Games")
    terminal.press("s")
    terminal.wait_for("games/s", 90)
    terminal.press("ctrl+q")
    assert terminal.gone(10)
    assert terminal.status == 0
