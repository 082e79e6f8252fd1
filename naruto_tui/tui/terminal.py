"""The terminal the screens run in: whether there is one, and how many colours it gets.

Imports no Textual: Textual reads the environment when it is imported, so this settles it first.
"""

import os
import sys
from collections.abc import Mapping, MutableMapping
from typing import Final, Literal, TextIO

Colour = Literal["auto", "truecolor", "256", "16", "none"]
COLOURS: Final[tuple[Colour, ...]] = ("auto", "truecolor", "256", "16", "none")

WIDTH: Final = 80
HEIGHT: Final = 24
"""The smallest terminal the board fits in."""

_SYSTEMS: Final = {"truecolor": "truecolor", "256": "256", "16": "standard", "none": "standard"}
_GOOD_TERMS: Final = ("alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty")
"""Over ssh COLORTERM is not sent, and Textual alone would give some of these 16 colours."""

_STILL: Final = ("", "dumb")
"""Values of TERM where no cursor can be moved, or nobody knows how."""
_COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself writes into LC_CTYPE where the locale is C (PEP 538)."""


class NoTerminalError(ValueError):
    """The screens need a terminal and there is none, or one that only prints line by line."""


def need_terminal() -> None:
    """Raises `NoTerminalError` where keys cannot be read or the board cannot be drawn."""
    streams: dict[str, TextIO | None] = {
        "stdin": sys.stdin,
        "stdout": sys.stdout,
        "stderr": sys.stderr,  # where Textual draws
    }
    for name, stream in streams.items():
        if stream is None or stream.closed or not stream.isatty():
            raise NoTerminalError(
                f"naruto-tui: {name} is not a terminal; the board needs one: "
                "start it without < > or | (over ssh: ssh -t), or play line by line with --plain"
            )
    term = os.environ.get("TERM", "")
    if term in _STILL:
        told = f"TERM is {term}" if term else "TERM is not set"
        raise NoTerminalError(
            f"naruto-tui: {told}; the board moves the cursor: set TERM to the terminal's name, "
            "such as xterm-256color, or play line by line: naruto-tui play --plain"
        )


def prints_only() -> bool:
    """Whether there is a terminal that is known to do no more than print line by line."""
    streams = (sys.stdin, sys.stdout)
    there = all(one is not None and not one.closed and one.isatty() for one in streams)
    return there and os.environ.get("TERM", "") in _STILL


def clearing() -> str:
    """What clears the screen and all that can be scrolled back to; nothing where none can be."""
    return "" if os.environ.get("TERM", "") in _STILL else "\x1b[H\x1b[2J\x1b[3J"


def settle(colour: Colour, environ: MutableMapping[str, str] | None = None) -> Colour:
    """Tells Textual, before it is imported, how many colours to use; returns which."""
    environ = os.environ if environ is None else environ
    if colour == "auto":
        colour = detected(environ)
    if colour == "none":
        environ["NO_COLOR"] = "1"
    else:
        environ.pop("NO_COLOR", None)
    environ["TEXTUAL_COLOR_SYSTEM"] = _SYSTEMS[colour]
    environ["TEXTUAL_ANIMATIONS"] = "none"
    return colour


def needs_ascii(environ: Mapping[str, str] | None = None) -> bool:
    """Whether the terminal is not known to show more than ASCII."""
    environ = os.environ if environ is None else environ
    chosen = [environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if chosen[1] in _COERCED:
        chosen[1] = ""
    return not next(filter(None, chosen), "").lower().replace("-", "").endswith("utf8")


def detected(environ: Mapping[str, str]) -> Colour:
    """What this terminal is known to show; 256 at most, for they need half the bytes of more."""
    term = environ.get("TERM", "").lower()
    if "NO_COLOR" in environ or term in {"", "dumb", "unknown"} or term.startswith("vt"):
        return "none"
    many = environ.get("COLORTERM", "").lower() in {"truecolor", "24bit"}
    good = "256" in term or term.endswith("-direct") or term.startswith(_GOOD_TERMS)
    return "256" if many or good else "16"
