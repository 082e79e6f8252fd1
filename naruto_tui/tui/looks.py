"""How the program shows itself: colours, signs, and how fast the computer's moves appear."""

from typing import Final

from attrs import frozen

from .lines import ASCII, ROUND, Glyphs
from .terminal import Colour

PACE: Final = 0.6
"""Seconds between two steps of the computer that can be seen."""


@frozen
class Look:
    """Settled when the program starts; the palette may choose another theme."""

    colour: Colour = "256"
    pace: float = PACE
    paused: bool = False
    """Whether computers that are watched wait for a key."""
    ascii: bool = False
    """Whether frames are drawn with letters and signs that every terminal has."""
    theme: str = ""
    """A row of `roles.THEMES` that was chosen; empty: the one that goes with the colours."""

    @property
    def plain(self) -> bool:
        """Whether the terminal's own background stays."""
        return self.colour in ("16", "none")

    @property
    def roles(self) -> str:
        """The row of `roles.THEMES` in use."""
        if self.theme and not (self.plain and self.theme in ("dark", "light")):
            return self.theme
        return {"none": "mono", "16": "high-contrast"}.get(self.colour, "dark")

    @property
    def glyphs(self) -> Glyphs:
        return ASCII if self.ascii else ROUND
