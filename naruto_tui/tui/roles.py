"""What a piece of text on the screen is, and how each theme shows it.

Colour never carries a meaning alone: whatever has a role here also has a mark, a letter or a word
in the text itself (`>` cursor, `*` picked, `~3/1~` injured, `F` Fire, a digit where a key works).

Public: `ROLES` (role -> what it means and its mark), `THEMES` (theme -> role -> Rich style),
`style`.
"""

from functools import cache
from typing import Final

from rich.style import Style

ROLES: Final[dict[str, str]] = {
    "": "plain text",
    "title": "the title line: bold",
    "phase": "the phase we are in: [BRACKETS]",
    "frame": "borders",
    "turn": "border of the side whose turn it is: `attacks` in its title",
    "act": "yours to act: `your move`",
    "own": "your cards: lower pane",
    "enemy": "the opponent's cards: upper pane",
    "head": "the head of a team: comes first",
    "injured": "injured: ~3/1~",
    "playable": "can be chosen now: its digit",
    "key": "a key that works now",
    "cursor": "under the cursor: >",
    "picked": "marked: *",
    "dim": "cannot be done now, or less important: its reason",
    "good": "a fight that goes well: `you win`",
    "bad": "a fight that goes badly: `they win`, a warning",
    "name": "name of the card shown",
    "Fire": "F",
    "Water": "W",
    "Lightning": "L",
    "Wind": "N",
    "Earth": "E",
    "Void": "V",
}
"""Every role: what it means, and by which mark it reads without colour."""

DARK: Final[dict[str, str]] = {
    "": "",
    "title": "bold #e4e4e4",
    "phase": "bold #ffd75f",
    "frame": "#5f6368",
    "turn": "#af875f",
    "act": "bold #ffd75f",
    "own": "#afd7ff",
    "enemy": "#ffafaf",
    "head": "bold",
    "injured": "#ff875f",
    "playable": "#87d787",
    "key": "bold #ffd75f",
    "cursor": "bold reverse",
    "picked": "bold #87d787",
    "dim": "#8a8a8a",
    "good": "#87d787",
    "bad": "#ff8787",
    "name": "bold #ffffff",
    "Fire": "#ff8700",
    "Water": "#5fafff",
    "Lightning": "#ffd75f",
    "Wind": "#87d7af",
    "Earth": "#d7af87",
    "Void": "#d787ff",
}

LIGHT: Final[dict[str, str]] = {
    "": "",
    "title": "bold #121212",
    "phase": "bold #875f00",
    "frame": "#9e9e9e",
    "turn": "#875f00",
    "act": "bold #875f00",
    "own": "#005f87",
    "enemy": "#870000",
    "head": "bold",
    "injured": "#af5f00",
    "playable": "#005f00",
    "key": "bold #875f00",
    "cursor": "bold reverse",
    "picked": "bold #005f00",
    "dim": "#6c6c6c",
    "good": "#005f00",
    "bad": "#af0000",
    "name": "bold #000000",
    "Fire": "#af5f00",
    "Water": "#005faf",
    "Lightning": "#875f00",
    "Wind": "#00875f",
    "Earth": "#875f5f",
    "Void": "#870087",
}

MONO: Final[dict[str, str]] = {
    role: "bold reverse" if role == "cursor" else "dim" if role in ("dim", "frame") else ""
    for role in ROLES
} | dict.fromkeys(("title", "phase", "act", "key", "picked", "name", "head"), "bold")

CONTRAST: Final[dict[str, str]] = dict.fromkeys(ROLES, "bright_white") | {
    "cursor": "black on bright_yellow",
    "phase": "bold bright_yellow",
    "act": "bold bright_yellow",
    "key": "bold bright_yellow",
    "playable": "bright_green",
    "picked": "bold bright_green",
    "good": "bright_green",
    "bad": "bold bright_red",
    "injured": "bright_red",
    "own": "bright_cyan",
    "enemy": "bright_magenta",
    "dim": "white",
    "frame": "white",
}

THEMES: Final[dict[str, dict[str, str]]] = {
    "dark": DARK,
    "light": LIGHT,
    "high-contrast": CONTRAST,
    "mono": MONO,
}


@cache
def style(role: str, theme: str = "dark") -> Style:
    """How the theme shows the role; several roles may be joined by spaces, the last one wins."""
    table = THEMES[theme]
    if " " in role:
        return Style.combine(style(one, theme) for one in role.split())
    return Style.parse(table[role])
