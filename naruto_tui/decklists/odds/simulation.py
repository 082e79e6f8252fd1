"""The same wishes in hands that are really dealt: a check on the exact chances."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.decklists.odds.drawing import Draws
from naruto_tui.decklists.odds.wishes import Wish

_WIDTH: Final = 3.29
"""Standard deviations within which 999 of 1,000 simulations lie."""


def simulated(
    wishes: Sequence[Wish], cards: Sequence[Card], how: Draws, redraw: Wish, games: int, seed: int
) -> tuple[int, ...]:
    """In how many of the games each wish came true."""
    rng = Random(seed)
    deck = list(cards)
    found = [0] * len(wishes)
    last = max((p.turn for wish in wishes for p in wish.parts if p.turn is not None), default=0)
    counting = {
        part: {card for card in deck if part.counts(card)}
        for wish in (*wishes, redraw)
        for part in wish.parts
    }

    def holds(wish: Wish, drawn: list[Card], hand: int) -> bool:
        truths = []
        for part in wish.parts:
            meant = counting[part]
            seen = drawn[: how.seen(hand, part.turn)]
            truths.append(part.holds(sum(card in meant for card in seen)))
        return wish.holds(truths)

    for _ in range(games):
        for index, hand in enumerate(how.hands):
            drawn = rng.sample(deck, min(how.seen(hand, last), len(deck)))
            if index == len(how.hands) - 1 or not holds(redraw, drawn, hand):
                break
        for number, wish in enumerate(wishes):
            found[number] += holds(wish, drawn, hand)
    return tuple(found)


def agrees(exact: Fraction, came_true: int, games: int) -> bool:
    """Whether a simulation lies where 999 of 1,000 do, if the chance is right."""
    share = float(exact)
    return (
        abs(came_true / games - share) <= _WIDTH * sqrt(share * (1 - share) / games) + 0.5 / games
    )
