"""What the tests of editions share: a changed US rule book, decks, games from their first turn."""

from typing import Any

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.game import Game

from .scene import Scene, jutsu, scene

US = EDITIONS["us"]


def us(**changes: Any) -> Edition:
    """The US rules but for these points."""
    return evolve(US, **changes)


def broken(edition: Edition | str, *cards: Card, **piles: tuple[Entry, ...]) -> list[str]:
    """Numbers of the rules that a deck breaks."""
    book = EDITIONS[edition] if isinstance(edition, str) else edition
    deck = Deck("test", tuple(Entry(1, card) for card in cards), **piles)
    return [one.rule for one in illegal(deck, book, lambda _card: ())]


def plain(count: int) -> list[Card]:
    """Cards of names of their own."""
    return [jutsu(f"J-{i}") for i in range(count)]


def begun(edition: Edition | str, deck: list[Card], first: int | None = 0, seed: int = 1) -> Scene:
    """A game from its first question."""
    book = EDITIONS[edition] if isinstance(edition, str) else edition
    game = Game.new((deck, deck), book, seed, first)
    found = {card.number: card for card in deck}
    return scene("", game=game) if not found else Scene(game, found.get)
