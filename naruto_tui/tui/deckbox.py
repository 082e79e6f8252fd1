"""The decks a game can be begun with, as a list on the screen shows them."""

from functools import cache
from pathlib import Path

from attrs import frozen

from naruto_tui.cards.custom import everything
from naruto_tui.cards.model import Card
from naruto_tui.decklists.finder import deck_files, folders, shipped_folder
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems
from naruto_tui.tui.text import clean


@frozen
class Boxed:
    """A decklist, read; `problem` says why it cannot be played."""

    path: Path
    deck: Deck | None
    problem: str = ""

    @property
    def name(self) -> str:
        return clean(self.deck.name if self.deck else self.path.stem)

    @property
    def plan(self) -> str:
        """What its author says of it."""
        if self.deck is None:
            return ""
        marked = ("With custom cards.",) if self.deck.custom_cards else ()
        return clean(" ".join((*marked, *self.deck.comments)))


def all_decks(edition: str) -> list[Boxed]:
    """Every deck of the folders, playable ones first; of one name only the first found."""
    found: dict[str, Path] = {}
    for folder in folders():
        for path in deck_files(folder):
            found.setdefault(path.stem, path)
    return sorted((_boxed(path, edition) for path in found.values()), key=lambda one: one.problem)


def _nothing(_card: Card) -> tuple[str, ...]:
    return ()


@cache
def _boxed(path: Path, edition: str) -> Boxed:
    try:
        deck = load_deck(path, everything())
    except DeckError as error:
        return Boxed(path, None, clean(error.problems[0]))
    # The cards of the shipped decks are known to be playable: reading every text takes a while.
    known = path.parent == shipped_folder()
    points = illegal(deck, EDITIONS[edition], _nothing if known else problems)
    return Boxed(path, deck, clean(str(points[0])) if points else "")
