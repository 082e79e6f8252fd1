"""Exact chances: the multivariate hypergeometric distribution, through redraws and turns.

Cards that no part of a wish tells apart are one class; only the number of each class that was
drawn matters. All is counted in whole numbers of ways, and divided once at the end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.odds.drawing import Draws
from naruto_tui.decklists.odds.reading import WishError, shortened
from naruto_tui.decklists.odds.wishes import Part, Wish

_MOST_WORK: Final = 3_000_000
"""Ways that are looked at one by one for a wish: some seconds."""

_Drawn = tuple[int, ...]
"""Cards of each class."""


@frozen
class _Classes:
    """The deck by classes, and which class counts for which part."""

    sizes: _Drawn
    members: tuple[tuple[bool, ...], ...]
    """Of each part (the wish's, then those of the redraw): the classes that count."""

    def truth(self, number: int, part: Part, drawn: _Drawn) -> bool:
        member = self.members[number]
        return part.holds(sum(count for count, is_in in zip(drawn, member, strict=True) if is_in))


def chance(wish: Wish, cards: Sequence[Card], how: Draws, redraw: Wish) -> Fraction:
    """How likely a wish comes true for a player who redraws whatever hand has `redraw`.

    Raises:
        WishError: it tells too many kinds of card apart to be reckoned.
    """
    classes = _classes(cards, (*wish.parts, *redraw.parts))
    turns = sorted({part.turn for part in wish.parts if part.turn is not None})
    _check_work(wish, classes, how, turns)
    found, reached = Fraction(0), Fraction(1)
    for index, size in enumerate(how.hands):
        hand = min(size, len(cards))
        last = index == len(how.hands) - 1
        kept = {
            drawn: ways
            for drawn, ways in _ways(classes.sizes, hand)
            if last or not _is_redrawn(classes, wish, redraw, drawn)
        }
        total = comb(len(cards), hand)
        found += reached * _from_hands(wish, classes, kept, how, turns, size) / total
        reached *= 1 - Fraction(sum(kept.values()), total)
        if not reached:
            break
    return found


def redraw_chances(cards: Sequence[Card], how: Draws, redraw: Wish) -> tuple[Fraction, ...]:
    """The chance of each redraw in turn: of the first, of going on to the second ..."""
    classes = _classes(cards, redraw.parts)
    found, reached = [], Fraction(1)
    for size in how.hands[:-1]:
        hand = min(size, len(cards))
        wanted = sum(
            ways
            for drawn, ways in _ways(classes.sizes, hand)
            if redraw.holds([classes.truth(i, p, drawn) for i, p in enumerate(redraw.parts)])
        )
        reached *= Fraction(wanted, comb(len(cards), hand))
        found.append(reached)
    return tuple(found)


def _classes(cards: Sequence[Card], parts: Sequence[Part]) -> _Classes:
    kinds = Counter(cards)
    sizes = Counter[tuple[bool, ...]]()
    for card, count in kinds.items():
        sizes[tuple(part.counts(card) for part in parts)] += count
    members = tuple(tuple(sign[number] for sign in sizes) for number in range(len(parts)))
    return _Classes(tuple(sizes.values()), members)


def _is_redrawn(classes: _Classes, wish: Wish, redraw: Wish, drawn: _Drawn) -> bool:
    truths = [
        classes.truth(number, part, drawn)
        for number, part in enumerate(redraw.parts, len(wish.parts))
    ]
    return redraw.holds(truths)


def _from_hands(
    wish: Wish, classes: _Classes, kept: dict[_Drawn, int], how: Draws, turns: list[int], size: int
) -> Fraction:
    """Ways in which the hands that were kept lead to the wish, over those of later draws."""
    states: dict[tuple[_Drawn, frozenset[int]], int] = {}
    for drawn, ways in kept.items():
        states[drawn, _true(wish, classes, drawn, None)] = ways
    whole, seen, later = sum(classes.sizes), size, 1
    for turn in turns:
        more = min(how.seen(size, turn), whole) - min(seen, whole)
        later *= comb(whole - min(seen, whole), more)
        seen = how.seen(size, turn)
        after: dict[tuple[_Drawn, frozenset[int]], int] = {}
        for (drawn, true), ways in states.items():
            left = tuple(size - count for size, count in zip(classes.sizes, drawn, strict=True))
            for step, step_ways in _ways(left, more):
                now = tuple(map(int.__add__, drawn, step))
                state = (now, true | _true(wish, classes, now, turn))
                after[state] = after.get(state, 0) + ways * step_ways
        states = after
    good = sum(ways for (_, true), ways in states.items() if _came_true(wish, true))
    return Fraction(good, later)


def _true(wish: Wish, classes: _Classes, drawn: _Drawn, turn: int | None) -> frozenset[int]:
    return frozenset(
        number
        for number, part in enumerate(wish.parts)
        if part.turn == turn and classes.truth(number, part, drawn)
    )


def _came_true(wish: Wish, true: frozenset[int]) -> bool:
    return wish.holds([number in true for number in range(len(wish.parts))])


@lru_cache(maxsize=20_000)
def _ways(sizes: _Drawn, drawn: int) -> tuple[tuple[_Drawn, int], ...]:
    """Every way to draw so many, by classes, and in how many ways each comes about."""
    return tuple((found, prod(map(comb, sizes, found))) for found in _compositions(sizes, drawn))


def _compositions(sizes: _Drawn, drawn: int) -> Iterator[_Drawn]:
    if not sizes:
        if drawn == 0:
            yield ()
        return
    others = sum(sizes[1:])
    for count in range(max(0, drawn - others), min(sizes[0], drawn) + 1):
        for rest in _compositions(sizes[1:], drawn - count):
            yield (count, *rest)


def _check_work(wish: Wish, classes: _Classes, how: Draws, turns: list[int]) -> None:
    others = len(classes.sizes) - 1
    whole = sum(classes.sizes)
    seen = min(how.hands[0], whole)
    work = comb(seen + others, others)
    for turn in turns:
        now = min(how.seen(how.hands[0], turn), whole)
        work += comb(seen + others, others) * comb(now - seen + others, others)
        seen = now
    if work > _MOST_WORK:
        raise WishError(
            f"wish `{shortened(wish.text)}`: tells {len(classes.sizes)} kinds of card apart at "
            f"{len(turns) + 1} times, which is too much to reckon; ask for less at once"
        )
