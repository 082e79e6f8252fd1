"""What the lab keeps while a game of its run is looked at on another screen."""

from attrs import define, field

from naruto_tui.lab.results import Results

from .games import Games
from .process import Ended, Step
from .wishes import Wishes


@define
class Lab:
    """The form, the run as it was told, its report and where the cursor stands in it."""

    wishes: Wishes | None = None
    """`None` while the decks are being read."""
    ended: Ended | None = None
    results: Results | None = None
    """Its single games, if they could be kept."""
    row: int = 0
    games: Games | None = None
    """Those of a line of the report, while they are listed."""
    card: int = -1
    """The card under the cursor while they are listed; -1: they are not."""
    deck: str = ""
    """Name of the file of the deck that is to be tested, if it was chosen among the decks."""
    edition: str = "us"
    """By which it was looked at there."""
    steps: list[Step] = field(factory=list)
