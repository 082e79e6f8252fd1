"""Chakra that can count as several symbols of a Jutsu cost: which, and who is asked for it."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from .force import in_force
from .needs import affordable
from .traits import PAYS_AS

if TYPE_CHECKING:
    from .game import Game

Way = tuple[str, int, int]
"""A way to pay: specific symbols, generic number, number to be paid by X."""


def doubles(game: "Game", seat: int) -> tuple[int, ...]:
    """The cards in a chakra area that can count as more than one."""
    if PAYS_AS not in game.says:
        return ()
    return tuple(card for card in game.sides[seat].chakra if worth(game, card))


def worth(game: "Game", card: int) -> str:
    """The symbols that a card in the chakra area can count as; empty: it is one chakra.

    What it says of itself comes first, then what others say of it, the latest of them.
    """
    own = game.programs[card].worth
    if own:
        return own
    said = [str(one.claim.value) for one in in_force(game, PAYS_AS) if one.concerns(game, card)]
    return said[-1] if said else ""


def reduced(way: Way, letters: str, only: str = "") -> Way | None:
    """What is left of a cost that these symbols help to pay; `None` if one of them is in excess."""
    specific, generic, x = way
    for letter in letters:
        if letter in specific:
            specific = specific.replace(letter, "", 1)
        elif generic:
            generic -= 1
        elif x and only in ("", letter):
            x -= 1
        else:
            return None
    return specific, generic, x


def worth_of(game: "Game", cards: Sequence[int]) -> str:
    """The symbols that cards are which count as more than one."""
    return "".join(worth(game, card) for card in cards)


def ways_left(
    game: "Game", ways: Sequence[Way], taken: Sequence[int], only: str = ""
) -> tuple[Way, ...]:
    """What is left of each way once these cards have counted for all they are worth."""
    letters = worth_of(game, taken)
    found = (reduced(way, letters, only) for way in ways)
    return tuple(way for way in found if way is not None)


def is_payable(
    game: "Game",
    chakra: Sequence[int],
    ways: Sequence[Way],
    only: str,
    taken: tuple[int, ...],
    left: tuple[int, ...],
) -> bool:
    """Whether a cost can be paid when these count more and perhaps some of those that are left."""
    return any(
        affordable(way, [game.words(one).symbols for one in chakra if one not in some], only)
        for some in _with_some(taken, left)
        for way in ways_left(game, ways, some, only)
    )


def _with_some(taken: tuple[int, ...], left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for size in range(len(left) + 1):
        for more in combinations(left, size):
            yield (*taken, *more)
