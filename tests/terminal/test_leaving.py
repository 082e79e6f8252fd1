"""However the program ends, the game goes on later and the terminal is itself again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

Start = Callable[..., Any]
LEFT = b"\x1b[?1049l"
"""The terminal's own screen again."""


@pytest.fixture
def game(home: Path) -> str:
    """A saved game at its first question; its record."""
    mine, theirs = (load_deck(path, shipped()) for path in shipped_decks()[:2])
    seats = (Person(), Computer("random", 1))
    cards, names = (mine.cards, theirs.cards), (mine.name, theirs.name)
    match = Match.new(Setup(cards, names, seats, seed=5, first=0))
    match.close()
    return match.game.to_text()


def saved_bytes() -> bytes:
    return saves.saved()[0].path.read_bytes()


def saved_text() -> str:
    match = Match.resume(saves.saved()[0].path)
    match.close()
    return match.game.to_text()


def test_ctrl_q_saves_and_says_how_to_go_on(start: Start, game: str) -> None:
    terminal = start("resume", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("Your mission phase")
    kept = saved_bytes()
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0
    assert LEFT in terminal.received
    assert terminal.received.rstrip().endswith(b"Go on with: naruto-tui resume")
    assert saved_bytes() == kept
    assert saved_text().startswith(f"{game}no\n")


def test_a_dropped_line_ends_it_and_the_game_goes_on_where_it_was(start: Start, game: str) -> None:
    terminal = start("resume", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("Your mission phase")
    before, kept = terminal.text, saved_bytes()
    terminal.hang_up()
    assert terminal.gone(1)
    assert saved_bytes() == kept
    again = start("resume", "--pace", "0")
    again.wait_for("Your mission phase")
    assert again.text == before


@pytest.mark.parametrize("delay", [0.01, 0.02, 0.03, 0.05])
def test_a_line_dropped_while_a_page_is_painted_ends_it_too(
    start: Start, game: str, delay: float
) -> None:
    terminal = start("resume", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.send("n")
    time.sleep(delay)  # the moment that is looked for: the page is on its way
    terminal.hang_up()
    assert terminal.gone(1.5)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_like_ctrl_q(start: Start, game: str, name: str) -> None:
    terminal = start("resume", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("Your mission phase")
    kept = saved_bytes()
    os.kill(terminal.process.pid, getattr(signal, name))
    assert terminal.gone(1)
    assert terminal.status == 0
    assert LEFT in terminal.received
    assert saved_bytes() == kept


def test_too_small_it_says_so_and_goes_on_when_there_is_room(start: Start, game: str) -> None:
    terminal = start("resume", "--pace", "0", width=60, height=20)
    terminal.wait_for("needs 80x24, has 60x20")
    terminal.press("n")
    terminal.resize(80, 24)
    terminal.wait_for(r"Redraw\?")
    terminal.resize(1, 1)
    terminal.resize(200, 60)
    terminal.wait_for(r"Redraw\?")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert saved_text() == game


def test_a_second_terminal_is_told_that_the_game_is_open(start: Start, game: str) -> None:
    first = start("resume")
    first.wait_for(r"Redraw\?")
    second = start("resume")
    second.settle()
    assert second.gone(5)
    assert second.status == 2
    assert "open in another terminal" in second.text.replace("\n", "")
    first.press("ctrl+q")
    assert first.gone(5)


def test_without_colours_no_colour_is_sent(start: Start, game: str) -> None:
    terminal = start("resume", "--pace", "0", NO_COLOR="1")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n", "down")
    coloured = re.findall(rb"\x1b\[[0-9;]*m", bytes(terminal.received))
    codes = {code for found in coloured for code in found[2:-1].split(b";")}
    assert codes <= {b"", b"0", b"1", b"2", b"7", b"39", b"49"}
    assert "> " in terminal.text


@pytest.mark.parametrize(
    ("term", "colour"),
    [
        *((term, "auto") for term in ("linux", "vt100", "nonsense")),
        *(("xterm", colour) for colour in ("16", "256", "truecolor", "none")),
    ],
)
def test_any_terminal_shows_the_board(start: Start, game: str, term: str, colour: str) -> None:
    terminal = start("resume", "--colour", colour, TERM=term)
    terminal.wait_for(r"Redraw\?")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_only_prints_is_played_line_by_line(
    start: Start, game: str, term: str
) -> None:
    terminal = start("resume", TERM=term)
    terminal.wait_for(r"Redraw\?")
    terminal.press("quit", "enter")
    assert terminal.gone(5)
    assert terminal.status == 0
    assert "The game is saved." in terminal.text
    assert b"\x1b" not in terminal.received
    assert saved_text() == game


@pytest.mark.parametrize("term", ["dumb", ""])
def test_the_title_screen_of_such_a_terminal_is_one_line(start: Start, term: str) -> None:
    terminal = start(TERM=term)
    assert terminal.gone(5)
    assert terminal.status == 2
    assert "naruto-tui play --plain" in terminal.text
    assert b"\x1b" not in terminal.received


@pytest.mark.parametrize("arguments", [["play"], ["play", "--quick"], ["watch"], ["resume"], []])
def test_without_a_terminal_it_is_one_line(arguments: list[str], game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "naruto_tui", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("naruto-tui: stdin is not a terminal")
    assert saved_text() == game


@pytest.mark.parametrize("lang", ["C", ""])
def test_without_utf_8_the_board_is_ascii(start: Start, game: str, lang: str) -> None:
    terminal = start("resume", LANG=lang)
    terminal.wait_for(r"Redraw\?")
    assert terminal.text.isascii()
    terminal.press("z")
    terminal.wait_for("cards")
    assert terminal.text.isascii()


def test_an_error_of_the_program_leaves_the_terminal_sane(
    start: Start, game: str, home: Path
) -> None:
    # A level that cannot think, put in the place of a real one.
    (home / "sitecustomize.py").write_text(
        "import naruto_tui.players.chance as chance\n"
        "chance.RandomPlayer.decide = lambda self, view, choice: 1 / 0\n",
        encoding="utf-8",
    )
    terminal = start("resume", "--pace", "0", PYTHONPATH=str(home))
    terminal.wait_for(r"Redraw\?")
    kept = len(saved_bytes())
    terminal.press("n")
    assert terminal.gone(5)
    assert terminal.status != 0
    assert LEFT in terminal.received
    told = terminal.text.replace("\n", "")
    assert "ZeroDivisionError" in told
    assert "hand=" not in told
    assert "ZeroDivisionError" in (home / "data" / "crash.txt").read_text(encoding="utf-8")
    assert len(saved_bytes()) > kept
