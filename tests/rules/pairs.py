"""The shipped decks, two by two, and games of them."""

from functools import cache
from itertools import combinations_with_replacement

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.game import Game

Pair = tuple[str, str]

PAIRS: list[Pair] = list(combinations_with_replacement([path.stem for path in shipped_decks()], 2))
"""Names of every two of them, a deck against itself too."""


@cache
def deck(name: str) -> tuple[Card, ...]:
    """The cards of a shipped deck."""
    path = next(path for path in shipped_decks() if path.stem == name)
    return load_deck(path, shipped()).cards


def new_game(pair: Pair, seed: int) -> Game:
    """A game of a pair; the seed also says who begins."""
    return Game.new((deck(pair[0]), deck(pair[1])), seed=seed)
