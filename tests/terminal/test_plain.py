"""`--plain` in a real terminal and in a pipe: whole games line by line, and nothing but lines."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from tests.plain_reader import Reader

Start = Callable[..., Any]
PROGRAM = (sys.executable, "-m", "naruto_tui")
OPTIONS = ("--level", "academy", "--first", "me", "--seed", "3")


def test_a_whole_game_in_a_terminal(start: Start, home: Path) -> None:
    process = start("play", "--plain", *OPTIONS, TERM="dumb", LANG="C").process
    reader, everything = Reader(3), ""
    for _ in range(1500):
        if process.expect([r"\r\n> ", pexpect.EOF], timeout=20) == 1:
            everything += process.before.decode("ascii")
            break
        said = process.before.decode("ascii")  # nothing but ASCII where LANG is C
        everything += said
        process.sendline(reader.answer(said.splitlines()))
    assert "win" in everything.splitlines()[-1]
    assert all(letter.isprintable() or letter in "\r\n" for letter in everything)
    (record,) = (home / "data" / "records").iterdir()
    match = Match.resume(record)
    assert match.game.result is not None
    match.close()


def test_in_a_pipe_it_needs_no_terminal_and_ends_with_the_lines(home: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--plain", *OPTIONS],
        input="n\ncharge\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("Go on with: naruto-tui resume --plain")
    (save,) = saves.saved()
    assert save.answers
    again = subprocess.run(
        [*PROGRAM, "resume", "--plain"],
        input="undo\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert "Your mission phase" in again.stdout


def test_a_reader_that_goes_away_ends_it_quietly(home: Path) -> None:
    done = subprocess.run(
        f"yes '' | {sys.executable} -m naruto_tui play --plain --seed 3 | head -3",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 3
    (save,) = saves.saved()
    assert save.sound


def test_watching_and_a_closed_input(home: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "naruto_tui",
            "watch",
            "--plain",
            "--level",
            "random",
            "--seed",
            "2",
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"wins the game", done.stdout)
    closed = subprocess.run(
        f"{sys.executable} -m naruto_tui play --plain --seed 3 <&-",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (closed.returncode, closed.stderr) == (0, "")
