"""The decks that came with the program and can be played in an edition."""

from collections.abc import Sequence

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import Edition


def supply(edition: Edition) -> list[Deck]:
    """Every shipped deck that is legal in the edition, by name; there are several for each."""
    decks = (load_deck(path, shipped()) for path in shipped_decks())
    return [deck for deck in decks if not illegal(deck, edition, _known)]


def _known(_card: Card) -> Sequence[str]:
    """The cards of shipped decks can be played; finding that out again takes a while."""
    return ()
