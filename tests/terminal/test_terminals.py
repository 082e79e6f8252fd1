"""Terminals as they are: any TERM, LANG and NO_COLOR, suspended, resized, pasted into."""

import os
import random
import re
import shlex
import signal
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pexpect
import pytest

Start = Callable[..., Any]
TERMS = (
    "xterm", "xterm-256color", "screen", "screen-256color", "tmux-256color", "linux", "vt100",
    "xterm-ghostty", "foot", "nonsense", "dumb", "",
)  # fmt: skip
LANGS = ("C", "C.UTF-8", "de_DE.ISO-8859-1", "")
COLOURS: tuple[dict[str, str], ...] = ({}, {"NO_COLOR": "1"}, {"COLORTERM": "truecolor"})
MICE = ((), ("--no-mouse",))
EVERY = list(product(TERMS, LANGS, COLOURS, MICE))
SAMPLE = random.Random(7).sample(EVERY, 6)
LONG = [pytest.param(*one, marks=pytest.mark.long) for one in EVERY if one not in SAMPLE]
PATIENT = 60
"""Seconds: all of them take half an hour, and the machine may have other work meanwhile."""
PLAYED = ("play", "--quick", "--seed", "3", "--first", "me", "--level", "academy", "--pace", "0")


@pytest.mark.parametrize(("term", "lang", "colours", "mouse"), [*SAMPLE, *LONG])
def test_a_turn_is_played_in_it(
    start: Start, bot: Callable[..., Any], term: str, lang: str, colours: dict[str, str], mouse: Any
) -> None:
    terminal = start(*PLAYED, *mouse, TERM=term, LANG=lang, **colours)
    terminal.wait_for(r"Redraw\?", PATIENT)
    if term in ("dumb", ""):
        for line in ("n", "next", "s", "ok", "board", "quit"):
            terminal.press(line, "enter")
        assert b"\x1b" not in terminal.received
    else:
        player = bot(terminal)
        for _ in range(12):
            terminal.wait_for("your move", PATIENT)
            if re.search(r"turn [2-9]", terminal.text):
                break
            terminal.press(*player.keys(terminal.text))
        terminal.wait_for(r"turn [1-9]", PATIENT)
        terminal.press("ctrl+q")
        mouse_on = re.search(rb"\x1b\[\?100[0-3]h", bytes(terminal.received))
        assert bool(mouse_on) != bool(mouse)
    assert terminal.gone(PATIENT)
    assert terminal.status == 0
    assert "Traceback" not in terminal.text
    if lang in ("C", "") or "8859" in lang:
        assert terminal.text.isascii()
    if "NO_COLOR" in colours:
        assert not re.search(rb"\x1b\[[0-9;]*[34][0-7](;|m)", bytes(terminal.received))


def shell(home: Path) -> Any:
    """A shell with job control in a terminal."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    process = pexpect.spawn(
        "bash",
        ["--norc", "--noprofile", "-i"],
        env={**kept, "TERM": "xterm", "LANG": "C.UTF-8", "PS1": "sh> ",
             "NARUTO_TUI_HOME": str(home)},
        dimensions=(24, 80),
        timeout=20,
    )  # fmt: skip
    process.expect_exact("sh> ")
    return process


def state(process: Any) -> str:
    process.sendline("stty -g")
    process.expect(r"([0-9a-f]+(?::[0-9a-f]+){9,})\r\n")
    found = process.match[1].decode()
    process.expect_exact("sh> ")
    return str(found)


def go_on_and_leave(process: Any, before: str) -> None:
    """The game is in front again: it is played on and left, and the terminal is as it was."""
    process.expect(r"Redraw\?")
    time.sleep(0.3)
    process.send("n")
    process.expect("phase")
    process.send("\x11")
    process.expect_exact("Go on with: naruto-tui resume")
    process.expect_exact("sh> ")
    assert state(process) == before


def test_control_z_and_fg(home: Path) -> None:
    process = shell(home)
    try:
        before = state(process)
        process.sendline(shlex.join((sys.executable, "-m", "naruto_tui", *PLAYED)))
        process.expect(r"Redraw\?")
        time.sleep(0.3)
        process.send("\x1a")
        process.expect_exact("\x1b[?1049l")  # its own screen again ...
        process.expect("Stopped")
        process.expect_exact("sh> ")
        assert state(process) == before  # ... and its own ways with keys
        process.sendline("fg")
        process.expect_exact("\x1b[?1049h")
        go_on_and_leave(process, before)
    finally:
        process.close(force=True)


def test_a_thousand_resizes_down_to_one_cell_and_back(start: Start) -> None:
    terminal = start(*PLAYED)
    terminal.wait_for(r"Redraw\?")
    sizes = random.Random(5)
    for number in range(1000):
        small = number % 3 == 0
        width, height = (1, 1) if small else (sizes.randint(1, 220), sizes.randint(1, 70))
        terminal.process.setwinsize(height, width)
        if number % 50 == 0:
            terminal.settle(0.01, 0.1)
    terminal.resize(80, 24)
    terminal.wait_for(r"Redraw\?", seconds=60, quiet=0.3)
    terminal.press("n")
    terminal.wait_for("phase")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0


def test_what_is_pasted_at_the_board_presses_no_keys(start: Start) -> None:
    terminal = start(*PLAYED)
    terminal.wait_for(r"Redraw\?")
    before = terminal.text
    terminal.send("\x1b[200~nnnyx\ry concede \x1b[201~")
    terminal.settle(0.3)
    assert terminal.text == before
    terminal.press("n")
    terminal.wait_for("phase")


def test_what_is_pasted_line_by_line_is_typed(start: Start) -> None:
    terminal = start("play", "--plain", "--seed", "3", "--first", "me", "--level", "academy")
    terminal.wait_for(r"Redraw\?")
    terminal.send("n\nboard\nlog 2\nquit\n")
    assert terminal.gone(10)
    assert terminal.status == 0
    assert "The game is saved." in terminal.text


def test_a_signal_to_go_on_does_no_harm_where_nothing_was_suspended(start: Start) -> None:
    terminal = start(*PLAYED)
    terminal.wait_for(r"Redraw\?")
    os.kill(terminal.process.pid, signal.SIGCONT)
    terminal.press("n")
    terminal.wait_for("phase")
