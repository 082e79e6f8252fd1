"""A deck in figures: what it costs, what it can pay with, and how strong its Ninja are by turn.

Figures only; how they are laid out in a terminal or on a screen is told elsewhere. The deck proper
is counted, without sideboard and reinforcement deck.
"""

from collections import Counter

from attrs import frozen

from naruto_tui.cards.model import KINDS, SYMBOLS, Card, Kind
from naruto_tui.decklists.model import Deck, total


@frozen
class PowerByTurn:
    """The Ninja that the turn marker lets in at a turn (rule 4.3.2), whatever else they cost."""

    turn: int
    ninja: int
    combat: float
    """On average, healthy."""
    support: float


@frozen
class ChakraOfSymbol:
    """What the Jutsu ask of a symbol, and the cards that can be chakra of it."""

    letter: str
    needed: int
    """Specific symbols over all copies, each Jutsu by its first cost (rule 5.3.6)."""
    most_at_once: int
    """The most that one Jutsu asks."""
    supply: int
    """Cards with the symbol; of two symbols, under each."""


def kinds(deck: Deck) -> dict[Kind, int]:
    """How many cards of each kind there are."""
    return {kind: count for kind in KINDS if (count := total(deck.main, kind))}


def entrance_curve(deck: Deck, kind: Kind = "ninja") -> dict[int, int]:
    """How many cards of a kind have each entrance cost, from 0 to the highest without a hole."""
    found = Counter[int]()
    for entry in deck.main:
        if entry.card.kind == kind:
            found[entry.card.entrance] += entry.count
    return {cost: found[cost] for cost in range(max(found, default=-1) + 1)}


def symbol_counts(deck: Deck) -> dict[str, int]:
    """How many cards have each symbol, the most common first; a card of two counts twice."""
    found = Counter[str]()
    for entry in deck.main:
        for letter in entry.card.symbols:
            found[letter] += entry.count
    return dict(found.most_common())


def power_by_turn(deck: Deck) -> tuple[PowerByTurn, ...]:
    """For each turn marker up to the highest entrance cost, the Ninja that may have entered."""
    ninja = [entry for entry in deck.main if entry.card.kind == "ninja"]
    rows = []
    for turn in range(max((one.card.entrance for one in ninja), default=-1) + 1):
        able = [one for one in ninja if one.card.entrance <= turn]
        if count := sum(one.count for one in able):
            combat = sum(one.count * one.card.healthy.combat for one in able) / count
            support = sum(one.count * one.card.healthy.support for one in able) / count
            rows.append(PowerByTurn(turn, count, combat, support))
    return tuple(rows)


def chakra(deck: Deck) -> tuple[ChakraOfSymbol, ...]:
    """Needs against supply, by symbol, in the order of the symbols."""
    needed, most, supply = Counter[str](), Counter[str](), symbol_counts(deck)
    for entry in deck.main:
        for letter, count in specific(entry.card).items():
            needed[letter] += count * entry.count
            most[letter] = max(most[letter], count)
    return tuple(
        ChakraOfSymbol(letter, needed[letter], most[letter], supply.get(letter, 0))
        for letter in SYMBOLS
        if needed[letter] or supply.get(letter)
    )


def specific(card: Card) -> Counter[str]:
    """The specific symbols of a Jutsu's first cost; nothing for other cards."""
    return Counter(card.costs[0].symbols) if card.costs else Counter()


def generic_needed(deck: Deck) -> int:
    """Chakra of any symbol that the Jutsu ask, over all copies, without X."""
    return sum(entry.count * entry.card.costs[0].generic for entry in deck.main if entry.card.costs)
