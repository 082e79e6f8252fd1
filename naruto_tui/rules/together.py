"""What must be true of cards that are picked together: different names, a total (T-16)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from .needs import Rng
from .values import value

TRIES = 40
"""Picks drawn at random before the first legal one is taken."""


@value
class Together:
    """A condition on picked cards beside their number."""

    cards: tuple[int, ...]
    marks: tuple[frozenset[str], ...]
    """Names or symbols of each of the cards; empty where they do not matter."""
    same: bool
    """All agree in a mark; else no two share one."""
    stats: tuple[int, ...]
    """Of each of the cards what is added up; empty where there is no total."""
    op: str
    bound: int

    def met(self, picked: Sequence[int]) -> bool:
        """Whether these may be picked together."""
        places = [self.cards.index(card) for card in picked]
        return self._marks_fit(places) and self._total_fits(places)

    def _marks_fit(self, places: list[int]) -> bool:
        if not self.marks or len(places) < 2:
            return True
        some = [self.marks[place] for place in places]
        if self.same:
            return bool(frozenset.intersection(*some))
        return all(one.isdisjoint(other) for one, other in combinations(some, 2))

    def _total_fits(self, places: list[int]) -> bool:
        if not self.stats:
            return True
        total = sum(self.stats[place] for place in places)
        if self.op == "<=":
            return total <= self.bound
        return total >= self.bound if self.op == ">=" else total == self.bound

    def sizes(self, low: int, high: int) -> tuple[int, int]:
        """The fewest and the most that can be picked; none where nothing fits."""
        for most in range(high, low - 1, -1):
            if self._some(most) is not None:
                least = next(size for size in range(low, most + 1) if self._some(size) is not None)
                return least, most
        return 0, 0

    def _some(self, size: int) -> tuple[int, ...] | None:
        return next(self._legal(size), None)

    def _legal(self, size: int) -> Iterator[tuple[int, ...]]:
        """Legal picks of a size; what shares a mark is given up early."""
        picked: list[int] = []

        def more(start: int) -> Iterator[tuple[int, ...]]:
            if len(picked) == size:
                if self._total_fits(picked):
                    yield tuple(self.cards[place] for place in picked)
                return
            for place in range(start, len(self.cards)):
                picked.append(place)
                if self._marks_fit(picked):
                    yield from more(place + 1)
                picked.pop()

        return more(0)

    def answers(self, low: int, high: int) -> Iterator[tuple[int, ...]]:
        """Every legal pick, smaller ones first."""
        for size in range(low, high + 1):
            if size == 0:
                yield ()
            else:
                yield from self._legal(size)

    def random(self, rng: Rng, low: int, high: int) -> tuple[int, ...]:
        """A legal pick drawn at random."""
        for _ in range(TRIES):
            pool = list(self.cards)
            size = low + int(rng() * (high - low + 1))
            picked = tuple(pool.pop(int(rng() * len(pool))) for _ in range(size))
            if self.met(picked):
                return picked
        return next(self.answers(low, high))
