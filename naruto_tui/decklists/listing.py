"""What a decklist says before its cards are looked up: rows, and the lines that are none.

Every format is read into a `Listing`; which card a row means is `matching`'s question, so each way
of naming a card works in each format.
"""

from attrs import frozen

from naruto_tui.cards.model import Kind
from naruto_tui.decklists.model import Aside, PileName


@frozen
class Row:
    """Some copies of a card, as the list names it."""

    line: int
    """Where in the file, from 1: in a file without lines of its own, that of the element."""
    text: str
    """As typed, for messages."""
    count: int
    name: str
    """In a text list with whatever else names the card in it: a number, a title, a set."""
    number: str = ""
    """Where the format has a place of its own for it."""
    set_name: str = ""
    """Likewise: the set, or its code."""
    pile: PileName = "main"
    remark: str = ""
    """What the author says behind it on its line, without the comment mark."""
    above: tuple[str, ...] = ()
    """Comments on lines of their own between it and the card or heading before it."""
    kind: Kind | None = None
    """What its section says it is: some names are those of cards of two kinds."""


@frozen
class Refused:
    """A line that cannot be taken, with what would be right."""

    line: int
    text: str
    reason: str
    """The whole message: what is wrong and the nearest right thing."""
    count: int = 1
    """The copies it seems to list, so that taken and refused add up to what was written."""
    nearest: tuple[str, ...] = ()
    """What could stand in its place, the likeliest first: names or numbers of cards."""


@frozen
class Listing:
    """A whole list, taken apart."""

    format: str
    """Its name as messages give it, e.g. `text`, `octgn`."""
    rows: tuple[Row, ...]
    refused: tuple[Refused, ...] = ()
    name: str = ""
    """The deck's own name, where the file tells it."""
    comments: tuple[str, ...] = ()
    """What the author says of it at the beginning, without comment marks."""
    asides: tuple[Aside, ...] = ()
    """Comments over a heading, and below everything."""
    notices: tuple[str, ...] = ()
    """What was passed over but may matter: declared totals that differ, guessed encodings."""
