"""What must be met by all that is picked together: a chakra cost, or the rest of a price.

A Jutsu cost and the chakra it can be paid with: rules 2.10, 5.3.6 to 5.3.8. A price: K-28.2.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from .values import value

if TYPE_CHECKING:
    from .together import Together

Rng = Callable[[], float]
"""`random.Random(...).random`: a number from 0 up to 1."""


@value
class Need:
    """A Jutsu cost to be paid with chakra: the picked cards pay one of the `ways` exactly.

    A card of two symbols pays as either (rule 2.10); `only` is the symbol X must be paid with.
    """

    ways: tuple[tuple[str, int, int], ...]
    """Alternatives: specific symbols, generic number, and number to be paid by X."""
    cards: tuple[int, ...]
    symbols: tuple[str, ...]
    """Symbols of each of the cards."""
    only: str = ""

    def met(self, picked: tuple[int, ...]) -> bool:
        """Whether the picked cards pay one way exactly."""
        letters = [self.symbols[self.cards.index(card)] for card in picked]
        return any(self._pays(way, letters) for way in self.ways)

    def _pays(self, way: tuple[str, int, int], letters: list[str]) -> bool:
        specific, generic, x = way
        if len(letters) != len(specific) + generic + x:
            return False
        wanted = specific + self.only * x if self.only else specific
        return covers(wanted, letters)

    def random(self, rng: Rng) -> tuple[int, ...]:
        """Cards that pay, drawn at random."""
        ways = [way for way in self.ways if self.payable(way)]
        specific, generic, x = ways[int(rng() * len(ways))]
        wanted = specific + self.only * x if self.only else specific
        free = generic if self.only else generic + x
        cards = list(range(len(self.cards)))
        for i in range(len(cards) - 1, 0, -1):
            j = int(rng() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        chosen = match(wanted, [self.symbols[card] for card in cards])
        assert chosen is not None
        picked = [cards[place] for place in chosen]
        rest = [card for card in cards if card not in picked]
        return tuple(self.cards[card] for card in picked + rest[:free])

    def payable(self, way: tuple[str, int, int]) -> bool:
        """Whether the cards at hand suffice for this way."""
        return affordable(way, self.symbols, self.only)


def affordable(way: tuple[str, int, int], letters: Sequence[str], only: str = "") -> bool:
    """Whether cards with these symbols suffice for specific symbols, a number, and X of `only`."""
    specific, generic, x = way
    if len(letters) < len(specific) + generic + x:
        return False
    return covers(specific + only * x if only else specific, letters)


def covers(wanted: str, letters: Sequence[str]) -> bool:
    """Whether each wanted symbol finds a card of its own."""
    if not wanted:
        return True
    pool = "".join(letters)
    for letter in wanted:
        if pool.count(letter) < wanted.count(letter):
            return False
    # Cards of one symbol never compete; only two-symbol cards need the matching.
    return len(pool) == len(letters) or match(wanted, letters) is not None


def match(wanted: str, letters: Sequence[str]) -> list[int] | None:
    """A place in `letters` for each wanted symbol, or `None`; a two-symbol card serves once."""
    owner: dict[int, int] = {}

    def place(want: int, tried: set[int]) -> bool:
        for i, symbols in enumerate(letters):
            if wanted[want] in symbols and i not in tried:
                tried.add(i)
                if i not in owner or place(owner[i], tried):
                    owner[i] = want
                    return True
        return False

    for want in range(len(wanted)):
        if not place(want, set()):
            return None
    places = [0] * len(wanted)
    for i, want in owner.items():
        places[want] = i
    return places


def fit(units: Sequence[frozenset[int]], without: frozenset[int] = frozenset()) -> bool:
    """Whether each unit finds a thing of its own."""
    taken: dict[int, int] = {}

    def find(unit: int, tried: set[int]) -> bool:
        for thing in units[unit]:
            if thing in without or thing in tried:
                continue
            tried.add(thing)
            if thing not in taken or find(taken[thing], tried):
                taken[thing] = unit
                return True
        return False

    return all(find(unit, set()) for unit in range(len(units)))


@value
class Rest:
    """A pick for one step of a price that must leave enough for the others."""

    units: tuple[tuple[frozenset[int], ...], ...]
    """Alternatives: what the rest of the price takes."""
    things: tuple[int, ...]
    low: int
    high: int
    together: "Together | None" = None
    """What else must be true of the things picked together."""

    def met(self, picked: tuple[int, ...]) -> bool:
        """Whether the rest can still be paid."""
        if self.together is not None and not self.together.met(picked):
            return False
        taken = frozenset(picked)
        return not self.units or any(fit(units, taken) for units in self.units)

    def random(self, rng: Rng) -> tuple[int, ...]:
        """Things that leave enough, drawn at random."""
        things = sorted(self.things, key=lambda _: rng())
        sizes = range(self.low, self.high + 1)
        return next(some for size in sizes for some in combinations(things, size) if self.met(some))

    def shown(self, names: dict[int, int], together: "Together | None") -> "Rest | None":
        """The same of things as the player may name them; `None` where any pick will do."""
        if not self.units and together is None:
            return None
        units = tuple(
            tuple(frozenset(names.get(one, one) for one in unit) for unit in way)
            for way in self.units
        )
        things = tuple(names[one] for one in self.things)
        return Rest(units, things, self.low, self.high, together)
