r"""What people report of terminals, ssh and processes of text programs, each report a test.

| No. | what went wrong elsewhere | here |
|---|---|---|
| 52 | it wanted colours it could redefine, and quit | `test_52_...` |
| 76 | a terminal it did not know, and it did not start | `test_76_...` |
| 77 | Ctrl+Z left the terminal in raw mode; after `fg` keys were dead | `test_77_...` |
| 78 | the line was dropped and the process stayed | `test_78_...` |
| 80 | `\| head` ended in a traceback | `test_80_...` |
| 81 | without a terminal: an error, or waiting for ever | `test_81_...` |
| 82 | a crash left the terminal broken | `test_82_...` |
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match

from . import test_terminals
from .conftest import PROGRAM
from .test_lab import group_of, left
from .test_terminals import go_on_and_leave, shell, state

Start = Callable[..., Any]
PLAYED = ("play", "--quick", "--seed", "3", "--first", "me", "--level", "academy", "--pace", "0")
HERE = (sys.executable, "-m", "naruto_tui")
REDEFINED = re.compile(rb"\x1b\](?:4|10|11|12|P)|\x1b\[(?:38|48);2;")
"""Colours set anew, or any of 16 million."""


@pytest.mark.parametrize("term", ["ansi", "linux", "vt100", "vt220", "xterm-mono", "xterm-color"])
def test_52_with_8_colours_or_none_it_starts_and_redefines_nothing(start: Start, term: str) -> None:
    terminal = start(TERM=term)
    terminal.wait_for("New game")
    terminal.press("q")
    assert terminal.gone(5)
    assert terminal.status == 0
    assert not REDEFINED.search(bytes(terminal.received))
    if term.startswith("vt"):
        assert not re.search(rb"\x1b\[[0-9;]*[34][0-7](;|m)", bytes(terminal.received))


TERMS = ("vt100", "linux", "screen", "tmux-256color", "xterm-ghostty", "xterm-termite", "nonsense")


@pytest.mark.parametrize("term", [*TERMS, "../../etc/passwd", "x" * 300, "\x1b[2J"])
def test_76_whatever_the_terminal_is_called_a_game_starts(start: Start, term: str) -> None:
    terminal = start(*PLAYED, TERM=term)
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("mission phase")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0


@pytest.mark.parametrize("term", ["dumb", "", None])
def test_76_a_terminal_of_no_name_is_played_line_by_line(start: Start, term: str | None) -> None:
    if term is None:
        words = ("-u", "TERM", str(PROGRAM), *PLAYED)
        terminal = start(*words, program=Path("/usr/bin/env"))
    else:
        terminal = start(*PLAYED, TERM=term)
    terminal.wait_for(r"Redraw\?")
    terminal.press("n", "enter")
    terminal.wait_for("mission phase")
    terminal.press("quit", "enter")
    assert terminal.gone(5)
    assert terminal.status == 0
    assert b"\x1b" not in terminal.received


def test_77_suspended_and_brought_back_both_terminal_and_keys_are_as_before(home: Path) -> None:
    test_terminals.test_control_z_and_fg(home)


def test_77_started_in_the_background_it_waits_until_it_is_brought_to_the_front(home: Path) -> None:
    process = shell(home)
    try:
        before = state(process)
        process.sendline(f"{shlex.join((*HERE, *PLAYED))} &")
        process.expect_exact("sh> ")
        for _ in range(60):  # it stops as soon as it asks for the terminal
            process.sendline("jobs")
            if process.expect(["Stopped", r"Running[^\n]*\n"]) == 0:
                break
            time.sleep(0.5)
        process.expect_exact("sh> ")
        assert state(process) == before
        process.sendline("fg")
        go_on_and_leave(process, before)
    finally:
        process.close(force=True)


@pytest.mark.parametrize(
    ("words", "shows"),
    [
        ((), "New game"),
        (PLAYED, r"Redraw\?"),
        (("hotseat", "--seed", "4"), "sits down"),
        (("watch", "--level", "academy", "--pace", "5"), "turn"),
        (("play", "--plain", "--seed", "3"), r"Redraw\?"),
    ],
)
def test_78_a_dropped_line_ends_it_within_a_second(
    start: Start, words: tuple[str, ...], shows: str
) -> None:
    terminal = start(*words)
    terminal.wait_for(shows)
    terminal.hang_up()
    assert terminal.gone(2)
    for save in saves.saved():
        assert save.sound
        Match.resume(save.path).close()


def test_78_its_workers_end_with_it(start: Start) -> None:
    terminal = start()
    terminal.wait_for("Test a deck")
    terminal.press("e")
    terminal.wait_for("The deck that is tested")
    terminal.press("s")
    terminal.wait_for("games/s", seconds=90)
    group = group_of(terminal.process.pid)
    assert left(group)
    terminal.hang_up()
    assert terminal.gone(2)
    end = time.monotonic() + 5
    while left(group) and time.monotonic() < end:
        time.sleep(0.05)
    assert left(group) == []


def test_78_it_goes_on_sigterm_while_the_computer_thinks(start: Start) -> None:
    terminal = start("watch", "--level", "genin", "--pace", "0.05", "--seed", "1")
    terminal.wait_for("turn [1-9]", seconds=60)
    os.kill(terminal.process.pid, signal.SIGTERM)
    assert terminal.gone(2)
    assert terminal.status == 0


def piped(words: tuple[str, ...], then: str, **options: Any) -> Any:
    """Runs the program with that behind it in a shell."""
    line = f"set -o pipefail; {shlex.join((*HERE, *words))} {then}"
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, check=False, timeout=120, **options
    )


@pytest.mark.parametrize(
    "words",
    [
        ("cards", "list"), ("cards", "stats"), ("deck", "list"), ("rules", "5"), ("--help",),
        ("editions", "--all"), ("watch", "--plain", "--level", "random", "--seed", "2"),
        ("test", "thick-fog-water-wind", "--against", "hounds-fire-earth", "--games", "2",
         "--level", "random", "--jobs", "1"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("reader", ["| head -1", "| true"])
def test_80_a_reader_that_has_enough_ends_it_quietly(
    home: Path, words: tuple[str, ...], reader: str
) -> None:
    done = piped(words, reader, stdin=subprocess.DEVNULL)
    assert "Traceback" not in done.stderr
    assert "rror" not in done.stderr
    assert done.returncode in {0, 141}  # all was written already, or its reader had gone


@pytest.mark.parametrize("then", ["</dev/null", "<&-", "</dev/null >out.txt", "| cat"])
def test_81_without_a_terminal_the_board_is_one_line(home: Path, tmp_path: Path, then: str) -> None:
    done = piped(PLAYED, then, stdin=subprocess.DEVNULL, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "is not a terminal" in line
    assert "--plain" in line


@pytest.mark.parametrize("then", ["</dev/null", "<&-", "</dev/null >out.txt"])
def test_81_without_input_the_plain_face_saves_and_ends(
    home: Path, tmp_path: Path, then: str
) -> None:
    done = piped(("play", "--plain", "--seed", "3"), then, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    (save,) = saves.saved()
    assert save.sound


def test_81_moves_come_through_a_pipe_that_never_closes(home: Path) -> None:
    """What was sent is played at once, and it waits without a sound for the next line."""
    with subprocess.Popen(
        [*HERE, "play", "--plain", "--seed", "3", "--first", "me", "--level", "academy"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("n\nboard\n")
        process.stdin.flush()
        told = ""
        while "mission phase" not in told:
            line = process.stdout.readline()
            assert line, told
            told += line
        spent = _seconds(process.pid)
        time.sleep(1)
        assert process.poll() is None
        assert _seconds(process.pid) - spent < 0.5
        process.stdin.write("quit\n")
        process.stdin.flush()
        assert process.wait(20) == 0


def _seconds(pid: int) -> float:
    """Of work that a process has cost so far."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def test_81_without_a_controlling_terminal_a_given_one_is_used(start: Start) -> None:
    """As some runners start it: its own session, stdin and stdout a terminal all the same."""
    terminal = start("--wait", str(PROGRAM), *PLAYED, program=Path("/usr/bin/setsid"))
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("mission phase")
    terminal.press("ctrl+q")
    assert terminal.gone(5)


def test_82_after_an_error_of_the_program_the_terminal_is_as_before(home: Path) -> None:
    (home / "sitecustomize.py").write_text(
        "import naruto_tui.players.academy as academy\n"
        "academy.Academy.decide = lambda self, view, choice: 1 / 0\n",
        encoding="utf-8",
    )
    process = shell(home)
    try:
        before = state(process)
        path = os.pathsep.join(filter(None, (str(home), os.environ.get("PYTHONPATH"))))
        process.sendline(f"PYTHONPATH={path} {shlex.join((*HERE, *PLAYED))}")
        process.expect(r"Redraw\?")
        time.sleep(0.3)
        process.send("n")
        process.expect("ZeroDivisionError")  # as soon as the computer is asked
        process.expect_exact("sh> ")
        process.sendline("echo code $?")
        process.expect(r"code ([0-9]+)\r\n")
        assert process.match[1] != b"0"
        process.expect_exact("sh> ")
        assert state(process) == before
    finally:
        process.close(force=True)
    assert "ZeroDivisionError" in (home / "data" / "crash.txt").read_text(encoding="utf-8")
    (save,) = saves.saved()
    assert save.sound
