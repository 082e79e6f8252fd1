"""Decks in which every physical card has a name of its own, so that a name tells which card it is.

`decks(seed)` are two of them, `match_of_two` is a match of two people with them. `hidden` gives the
names that a view's seat may not know now, `unseen` those of them that its log cannot tell either.
"""

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from naruto_tui.rules.view import View
from naruto_tui.table.match import Match
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from tests.supplied import supplied

NAMES = ("Naruto", "Sasuke")


def decks(seed: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Two shipped decks whose cards have got other names."""
    shipped = supplied()
    chosen = shipped[seed % len(shipped)], shipped[(seed * 5 + 1) % len(shipped)]
    mine, theirs = (
        tuple(
            evolve(
                card,
                name=f"Zq{seat}x{place:02}",
                number=f"{card.kind[0].upper()}-Q{seat}{place:02}",
            )
            for place, card in enumerate(deck.cards)
        )
        for seat, deck in enumerate(chosen)
    )
    return mine, theirs


def match_of_two(
    seed: int = 5, *, openly: bool = False, games: int = 1, side: bool = False
) -> Match:
    """A match of two people with such decks, and sideboards alike on demand; not saved."""
    pile = decks(seed)
    sides = tuple(
        tuple(evolve(card, name=f"Wj{seat}x{i}") for i, card in enumerate(pile[seat][:10]))
        for seat in (0, 1)
    )
    setup = Setup(
        pile, ("mine", "theirs"), two_people(NAMES, openly=openly), seed=seed, first=0,
        terms=Terms(games), sides=sides if side else ((), ()), asks_all=not openly,
    )  # fmt: skip
    return Match.new(setup, kept=False)


def hidden(view: View, game: Game) -> set[str]:
    """Names of all cards that this seat may not know at this moment."""
    return {card.name for i, card in enumerate(game.cards) if view.card(i) is None}


def unseen(view: View, game: Game) -> set[str]:
    """Names of all hidden cards that this seat was never shown either, by a look or a reveal."""
    shown = {card.name for event in view.events() for card in view.seen_in(event).values()}
    return hidden(view, game) - shown


def told(names: set[str], text: str) -> list[str]:
    """Which of the names stand in a text."""
    return sorted(name for name in names if name in text)
