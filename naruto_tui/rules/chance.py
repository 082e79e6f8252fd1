"""The engine's random numbers: splitmix64, so that the whole state is one integer."""

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
    """Shuffles in place (Fisher-Yates) and gives the next state."""
    for i in range(len(items) - 1, 0, -1):
        # `below(state, i + 1)`, written out: a game begins with a hundred of these.
        state = (state + _STEP) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return state


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
