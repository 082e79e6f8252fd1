"""Coins: whether a text flips some, and how they may fall."""

from math import comb
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.rules.sight import Reading

MOST_COINS: Final = 12
"""Coins whose falls are told apart."""
Falls = tuple[tuple[float, int], ...]
"""How likely each number of heads is."""
_NESTED: Final = (n.ForEach, n.May)


def flips(steps: tuple[Any, ...]) -> bool:
    """Whether coins are flipped on the way."""
    return any(
        isinstance(step, n.Flip) or (isinstance(step, _NESTED) and flips(step.steps))
        for step in steps
    )


def falls(text: Reading, steps: tuple[Any, ...]) -> Falls:
    """Every number of heads with its chance.

    Where each of several things has a coin of its own, all coins are taken to fall alike: what
    comes of them on average is the same.
    """
    count = next((text.number(step.number) for step in steps if isinstance(step, n.Flip)), 1)
    coins = max(0, min(1 if count is None else count, MOST_COINS))
    return tuple((comb(coins, heads) / 2**coins, heads) for heads in range(coins + 1))
