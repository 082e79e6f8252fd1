"""The formats there are: what a file is read as, and what a deck can be written as."""

from collections.abc import Callable
from typing import Final, Literal

from attrs import frozen

from naruto_tui.decklists.formats import (
    brackets,
    columns,
    forge,
    plain,
    tabletop,
    xml_decks,
    ygopro,
)
from naruto_tui.decklists.formats.said import all_said, besides
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, PileName
from naruto_tui.decklists.writer import deck_text

Reader = Callable[[str], Listing | None]
"""The listing in a text that is of its format; None in any other."""

READERS: Final[tuple[Reader, ...]] = (
    xml_decks.read,
    tabletop.read,
    ygopro.read,
    forge.read,
    brackets.read,
    columns.read,
)
Comments = Literal["all", "cards", "none"]
"""All, those about a card, or none."""
_TWO: Final[tuple[PileName, ...]] = ("main", "side")


class UnwritableError(ValueError):
    """A deck cannot be written in a format; the message says why and what would be right."""


@frozen
class Format:
    """A form that a deck can be written in."""

    about: str
    """The program it is for."""
    write: Callable[[Deck], str]
    piles: tuple[PileName, ...] = PILES
    """Those it has a place for."""
    ending: str = ".txt"
    """How the names of its files end."""
    comments: Comments = "all"
    """Which comments it has a place for."""


FORMATS: Final[dict[str, Format]] = {
    "text": Format("this program, and people", deck_text),
    "lackey-text": Format("LackeyCCG (.txt)", plain.lackey_text, comments="none"),
    "lackey": Format("LackeyCCG (.dek)", xml_decks.lackey, ending=".dek"),
    "octgn": Format("OCTGN (.o8d)", xml_decks.octgn, ending=".o8d"),
    "cockatrice": Format("Cockatrice (.cod)", xml_decks.cockatrice, ending=".cod"),
    "mtgo": Format("MTGO (.dek)", xml_decks.mtgo, _TWO, ".dek"),
    "arena": Format("MTG Arena (text)", plain.arena, comments="none"),
    "apprentice": Format("Apprentice (.dec)", plain.apprentice, _TWO, ".dec"),
    "mws": Format("Magic Workstation (.mwDeck)", brackets.mws, _TWO, ".mwDeck"),
    "forge": Format("Forge (.dck)", forge.write, ending=".dck"),
    "xmage": Format("XMage (.dck)", brackets.xmage, _TWO, ".dck", "none"),
    "deckstats": Format("Deckstats (text)", plain.deckstats, comments="cards"),
    "csv": Format(
        "spreadsheets and collection programs", columns.write, ending=".csv", comments="cards"
    ),
    "tabletop-simulator": Format("Tabletop Simulator (.json)", tabletop.write, ending=".json"),
}
"""By the name that `deck convert --to` takes."""


def read_other(text: str) -> Listing | None:
    """The listing in a file of another program; None in a list of plain lines."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return next(filter(None, (read(text) for read in READERS)), None)


def unsaid(deck: Deck, name: str) -> str:
    """What is to be told of comments that a format has no place for; mostly nothing."""
    place = FORMATS[name].comments
    lost = 0 if place == "all" else besides(deck) if place == "cards" else len(all_said(deck))
    if not lost:
        return ""
    comments = "1 comment" if lost == 1 else f"{lost} comments"
    has = "a place for comments about cards alone" if place == "cards" else "no place for comments"
    return f"{name} has {has}: {comments} left out"


def converted(deck: Deck, name: str) -> str:
    """The deck in a format.

    Raises:
        UnwritableError: the format has no place for one of its piles.
    """
    wanted = FORMATS[name]
    for pile in PILES:
        if deck.pile(pile) and pile not in wanted.piles:
            others = ", ".join(other for other, one in FORMATS.items() if pile in one.piles)
            problem = f"{name} has no place for a {pile} deck; take one of {others}"
            raise UnwritableError(f"{deck.file or deck.name}:{deck.pile(pile)[0].line}: {problem}")
    return wanted.write(deck)
