"""What the program on the screen can begin with. Imports no Textual and no engine."""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from naruto_tui.rules.matches import SINGLE, Terms

if TYPE_CHECKING:
    from collections.abc import Callable

    from naruto_tui.table.replay import Eyes, Replay
    from naruto_tui.tui.looks import Look
    from naruto_tui.tui.screens.place import Place

HERE: Final = "a person here"
"""In place of a level: somebody at the same screen."""


@frozen
class NewGame:
    """The new game screen, with these choices made."""

    level: str = "genin"
    first: int = 2
    """Place in its list: you, the opponent, by chance."""
    seed: str = ""
    edition: str = "us"
    terms: Terms = SINGLE


@frozen
class Played:
    """A played game, to be stepped through from this moment on."""

    replay: "Replay"
    place: int
    eyes: "Eyes"


@frozen
class Opening:
    """Any other screen, made once it is known how things look."""

    screen: "Callable[[Look], Place]"
