"""Brings together the modules that fill the tables of meanings (`select`, `perform`).

Whoever needs the tables whole imports this: the game, and the question whether a card is playable.
"""

from . import (
    coins,
    conditions,
    deeds,
    ending,
    entering,
    filters,
    harm,
    history,
    lasting,
    moves,
    numbers,
    phrases,
    structure,
)

FILLED = (
    coins, conditions, deeds, ending, entering, filters, harm, history, lasting, moves, numbers,
    phrases, structure,
)  # fmt: skip
"""The modules, imported and so carried out."""
