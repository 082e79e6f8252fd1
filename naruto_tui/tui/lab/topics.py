"""The help of the lab."""

from typing import Final

from naruto_tui.tui.help import Topic

_ABOUT: Final = (
    "The computer plays a deck against others many times, both sides, and reports how often it "
    "wins. Games come in pairs: the same shuffles of both decks, each of them beginning once. The "
    "line of a bar is the interval in which the true rate lies 95 times in 100; it shrinks with "
    "the root of the number of games."
)
TOPICS: Final[tuple[Topic, ...]] = (
    ("The lab", _ABOUT),
    (
        "Keys of the form",
        (
            ("arrows", "up and down: the field; left and right: change it"),
            ("Space", "mark a deck to play against, a level to play once more by"),
            ("a", "mark all of them, or none"),
            ("digits", "a number of games, a seed; Backspace takes one away"),
            ("s", "start; so does Enter on Start"),
            ("Esc", "title screen"),
        ),
    ),
    ("Keys of a run", (("c", "cancel: what was played is reported"),)),
    (
        "Keys of the report",
        (
            ("up/down", "a line"),
            ("Enter", "the single games of the line; left and right: those won, lost"),
            ("Enter", "on a game: see it on the board"),
            ("k", "the cards of the tested deck: what it is worth to see or play them"),
            ("r", "run once more"),
            ("Esc", "back to the form"),
        ),
    ),
)
