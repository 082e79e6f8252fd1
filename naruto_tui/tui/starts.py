"""What the program on the screen can begin with. Imports no Textual."""

from typing import Final

from attrs import frozen

from naruto_tui.rules.matches import SINGLE, Terms

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
