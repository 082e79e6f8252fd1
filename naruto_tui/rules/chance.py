"""The engine's random numbers: splitmix64, so that the whole state is one integer."""

from collections.abc import Callable, Iterable
from functools import cache
from struct import Struct
from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def advance(state: int) -> tuple[int, int]:
    """The next state, and a number from 0 to 2**64 - 1."""
    state = (state + _STEP) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state, and a number from 0 to n - 1 (the bias is below 2**-57 for a deck)."""
    state, number = advance(state)
    return state, (number * n) >> 64


def shuffle(state: int, items: list[int]) -> int:
    """Shuffles in place (Fisher-Yates) and gives the next state.

    Each place gets the number that `below` would give it. A game begins with a hundred of them, so
    they are mixed all at once: side by side in one whole number, 128 bits each, of which a product
    of two numbers of 64 bits fills all and the rest is masked away.
    """
    last = len(items) - 1
    if last < 1:
        return state
    ones, steps, low, low34, low37, low33, unpack = _lanes(last)
    z = (steps + state * ones) & low
    z = ((z ^ (z >> 30 & low34)) * 0xBF58476D1CE4E5B9) & low
    z = ((z ^ (z >> 27 & low37)) * 0x94D049BB133111EB) & low
    z ^= z >> 31 & low33
    i = last
    for number in unpack(z.to_bytes(16 * last, "little")):
        j = number * (i + 1) >> 64
        items[i], items[j] = items[j], items[i]
        i -= 1
    return (state + last * _STEP) & _MASK


@cache
def _lanes(count: int) -> tuple[int, int, int, int, int, int, Callable[[bytes], Iterable[int]]]:
    """For so many numbers side by side: a one in each lane, how far each state lies from the first,
    the low 64, 34, 37 and 33 bits of each, and what takes the lanes out of their bytes.
    """
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * _STEP & _MASK) << 128 * lane for lane in range(count))
    masks = [ones * ((1 << bits) - 1) for bits in (64, 34, 37, 33)]
    low, low34, low37, low33 = masks
    return ones, steps, low, low34, low37, low33, Struct("<" + "Q8x" * count).unpack


def seeded(*parts: int) -> int:
    """A state that depends on all the parts."""
    state = 0
    for part in parts:
        state, number = advance((state ^ part) & _MASK)
        state = number
    return state


def toss(seed: int) -> int:
    """The seat that wins the toss at the start of a game (rule 3.3)."""
    return advance(seeded(seed, 9))[1] & 1
