"""Colours over ssh, and what is said without a terminal."""

import io
import sys

import pytest

from naruto_tui.tui.terminal import NoTerminalError, detected, need_terminal, needs_ascii, settle


@pytest.mark.parametrize(
    ("environ", "colour"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "256"),
        ({"TERM": "xterm-kitty"}, "256"),
        ({"TERM": "alacritty"}, "256"),
        ({"TERM": "xterm-direct"}, "256"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "tmux-256color"}, "256"),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, "256"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "screen"}, "16"),
        ({"TERM": "vt100"}, "none"),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, "none"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "none"),
        ({}, "none"),
    ],
)
def test_the_colours_of_a_terminal(environ: dict[str, str], colour: str) -> None:
    assert detected(environ) == colour


def test_what_is_asked_for_wins_over_what_is_known() -> None:
    environ = {"TERM": "dumb", "NO_COLOR": "1"}
    assert settle("256", environ) == "256"
    assert environ["TEXTUAL_COLOR_SYSTEM"] == "256"
    assert "NO_COLOR" not in environ
    assert settle("none", environ) == "none"
    assert environ["NO_COLOR"]


def test_nothing_moves_by_itself() -> None:
    environ = {"TERM": "xterm"}
    settle("auto", environ)
    assert environ["TEXTUAL_ANIMATIONS"] == "none"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_each_stream_has_to_be_a_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, io.StringIO() if stream == name else Terminal())
    with pytest.raises(NoTerminalError, match=f"{name} is not a terminal"):
        need_terminal()


@pytest.mark.parametrize(
    ("term", "told"), [("dumb", "TERM is dumb"), ("", "TERM is not set"), (None, "TERM is not set")]
)
def test_a_terminal_that_only_prints_is_refused(
    term: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, Terminal())
    monkeypatch.setenv("TERM", "vt100")
    need_terminal()
    if term is None:
        monkeypatch.delenv("TERM")
    else:
        monkeypatch.setenv("TERM", term)
    with pytest.raises(NoTerminalError, match=f"{told}; the board moves the cursor") as caught:
        need_terminal()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("environ", "ascii_only"),
    [
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "C.utf8"}, False),
        ({"LC_CTYPE": "ja_JP.UTF-8"}, False),
        ({"LANG": "C.UTF-8", "LC_ALL": "C"}, True),
        ({"LANG": "de_DE.ISO-8859-1"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({}, True),
    ],
)
def test_signs_beyond_ascii_are_for_utf_8(environ: dict[str, str], ascii_only: bool) -> None:
    assert needs_ascii(environ) == ascii_only
