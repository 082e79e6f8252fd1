"""The decks a game can be begun with, as a list on the screen shows them."""

from functools import lru_cache
from pathlib import Path

from attrs import frozen

from naruto_tui.cards.custom import everything
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.finder import deck_files, folders, shipped_folder
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.profiles import Profile, profile_of
from naruto_tui.decklists.reader import load_deck
from naruto_tui.decklists.saving import own_folder
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.verdicts import verdicts
from naruto_tui.tui.text import clean


@frozen
class Boxed:
    """A decklist, read."""

    path: Path
    deck: Deck | None
    """`None` for a list that cannot be read."""
    problems: tuple[str, ...] = ()
    """Why it cannot be read, or not be played; all of it."""

    @property
    def problem(self) -> str:
        """The first of them, or nothing."""
        return self.problems[0] if self.problems else ""

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

    @property
    def place(self) -> str:
        """Whose it is."""
        folder = self.path.resolve().parent
        if folder == shipped_folder().resolve():
            return "shipped"
        return "yours" if folder == own_folder().resolve() else "here"


def all_decks(edition: str) -> list[Boxed]:
    """Every deck a game can name, playable ones first; of one name only the first found."""
    found: dict[str, Boxed] = {}
    for one in every_deck(edition):
        found.setdefault(one.path.stem, one)
    return sorted(found.values(), key=lambda one: one.problem)


def every_deck(edition: str, wanted: Profile | None = None) -> list[Boxed]:
    """Every deck of the folders in their order, each file once; what cannot be read comes last.

    They are checked by the edition, or by a format in its place.
    """
    paths = [path for folder in folders() for path in deck_files(folder)]
    own = {path.resolve(): path for path in reversed(paths)}
    pool = everything()
    by = wanted or profile_of(EDITIONS[edition])
    found = [_boxed(path, by, _stamp(path), pool) for path in reversed(own.values())]
    return sorted(found, key=lambda one: one.deck is None)


def _stamp(path: Path) -> tuple[int, int]:
    """Another one whenever the file was written anew."""
    try:
        told = path.stat()
    except OSError:
        return 0, 0
    return told.st_mtime_ns, told.st_size


def _nothing(_card: Card) -> tuple[str, ...]:
    return ()


@lru_cache(maxsize=1024)
def _boxed(path: Path, by: Profile, stamp: tuple[int, int], pool: Pool) -> Boxed:
    try:
        deck = load_deck(path, pool)
    except DeckError as error:
        return Boxed(path, None, tuple(map(clean, error.problems)))
    # The cards of the shipped decks are known to be playable: reading every text takes a while.
    known = path.resolve().parent == shipped_folder().resolve()
    unplayable = _nothing if known else verdicts(deck.different_cards)
    points = illegal(deck, by, unplayable)
    return Boxed(path, deck, tuple(clean(str(point)) for point in points))
