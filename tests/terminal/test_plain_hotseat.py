"""Two people at one terminal, line by line: games to their end, and nothing to scroll back to."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from tests.plain_reader import Reader
from tests.terminal.near_the_end import NAMES, leave_near_the_end
from tests.terminal.plain_terminal import CLEAR, PlainTerminal

Start = Callable[..., Any]
WORDS = (
    "hotseat", "team-seven-lightning-fire", "academy-lightning-wind", "--plain",
    "--names", "Naruto", "Sasuke", "--seed", "4", "--first", "1",
)  # fmt: skip
CURTAIN = re.compile(r"(\w+) sits down\. \w+, look away now\.")


@pytest.mark.parametrize(
    ("term", "whole"),
    [
        ("xterm-256color", False),
        pytest.param("xterm-256color", True, marks=pytest.mark.long),
        pytest.param("dumb", True, marks=pytest.mark.long),
    ],
)
def test_two_people_play_a_game_to_its_end(
    start: Start, home: Path, term: str, whole: bool
) -> None:
    if not whole:
        leave_near_the_end()
    words = WORDS if whole else ("resume", "--plain")
    one = PlainTerminal(start(*words, TERM=term), 3)
    seeds = (1, 2) if whole else (3, 4)
    readers = {name: Reader(seed) for name, seed in zip(NAMES, seeds, strict=True)}
    sat: list[str] = []
    for _ in range(1500):
        while not one.asked and one.process.isalive():
            one.listen()
        one.listen()
        if not one.asked:
            break
        last = one.said.rpartition(CLEAR)[2]
        if (found := CURTAIN.search(last)) is not None and last.count("press Enter when you sit"):
            sat.append(found[1])
            if term != "dumb":
                # Nothing that the other one read is left, on the screen or above it.
                assert CURTAIN.match(one.to_be_seen[0]), one.to_be_seen
            one.type("")
        else:
            one.reader = readers[sat[-1]]
            one.answer()
    lines = one.everything.splitlines()
    assert "win" in lines[-1]
    assert "You" not in lines[-1]  # it is said to both
    assert set(sat) == {"Naruto", "Sasuke"}
    assert len(sat) > (10 if whole else 3)
    assert ("\x1b" in one.everything) == (term != "dumb")
    assert "Since you sat here:" in lines
    (record,) = (home / "data" / "records").iterdir()
    match = Match.resume(record)
    assert match.game.result is not None
    assert match.player_names == ("Naruto", "Sasuke")
    match.close()


def test_what_is_typed_too_early_opens_no_curtain(start: Start, home: Path) -> None:
    one = PlainTerminal(start(*WORDS), 3)
    one.until_asked()
    one.type("")
    one.wait_for("Redraw?")
    one.until_asked()
    one.process.send("n\n\n\n\n")  # Enter is pressed too often
    one.wait_for("Sasuke, press Enter")
    one.until_asked()
    one.listen(0.8)
    assert "Redraw?" not in one.to_be_seen
    assert CURTAIN.match(one.to_be_seen[0])
    one.type("quit")
    one.wait_for("naruto-tui resume --plain")


def test_a_terminal_that_closes_ends_it_soon(start: Start) -> None:
    terminal = start(*WORDS)
    one = PlainTerminal(terminal, 3)
    one.until_asked()
    one.type("")
    one.wait_for("Redraw?")
    terminal.hang_up()
    assert terminal.gone(3)
    assert saves.saved()[0].title.endswith("(Naruto and Sasuke)")


def test_it_is_left_and_goes_on_at_the_curtain(start: Start, home: Path) -> None:
    one = PlainTerminal(start(*WORDS), 3)
    for line in ("", "n", "undo", "", "n", "", "n"):
        one.until_asked()
        one.type(line)
    one.until_asked()
    answers = list(saves.saved()[0].path.read_text().splitlines())
    one.type("quit")
    one.wait_for("The game is saved.")
    two = PlainTerminal(start("resume", "--plain"), 3)
    two.wait_for("Naruto, press Enter when you sit here and Sasuke does not look.")
    two.until_asked()
    two.type("")
    two.until_asked()
    assert "Since you sat here:" in two.said
    assert "Your mission phase" in two.said
    assert saves.saved()[0].path.read_text().splitlines()[: len(answers)] == answers
    two.type("quit")
