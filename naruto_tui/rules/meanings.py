"""Brings together the modules that fill the tables of meanings (`select`, `perform`).

Whoever needs the tables whole imports this: the game, and the question whether a card is playable.
"""

from . import (
    attaching,
    branches,
    coins,
    conditions,
    copying,
    deeds,
    ending,
    entering,
    filters,
    flipping,
    formation,
    harm,
    history,
    lasting,
    moves,
    naming,
    numbers,
    phrases,
    recasting,
    redirecting,
    showing,
    structure,
    surge,
    swapping,
)

FILLED = (
    attaching,
    branches,
    coins,
    conditions,
    copying,
    deeds,
    ending,
    entering,
    filters,
    flipping,
    formation,
    harm,
    history,
    lasting,
    moves,
    naming,
    numbers,
    phrases,
    recasting,
    redirecting,
    showing,
    structure,
    surge,
    swapping,
)
"""The modules, imported and so carried out."""
