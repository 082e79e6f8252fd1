"""Sample opening hands, with the redraws of the edition, as a player lays them out."""

from collections.abc import Iterator, Sequence
from random import Random

from attrs import frozen

from naruto_tui.cards.model import KINDS, Card
from naruto_tui.decklists.odds.drawing import Draws
from naruto_tui.decklists.odds.wishes import Wish


@frozen
class Dealt:
    """A hand, and whether its player has another one dealt."""

    cards: tuple[Card, ...]
    """Ninja by entrance cost, then Jutsu, Missions and Clients."""
    redrawn: bool


@frozen
class Opening:
    """The hands of one game, up to the one that is kept."""

    hands: tuple[Dealt, ...]

    @property
    def kept(self) -> tuple[Card, ...]:
        return self.hands[-1].cards


def openings(
    cards: Sequence[Card], how: Draws, redraw: Wish, count: int, seed: int
) -> tuple[Opening, ...]:
    """So many games' openings; the same seed deals the same."""
    rng = Random(seed)
    return tuple(Opening(tuple(_opening(cards, how, redraw, rng))) for _ in range(count))


def _opening(cards: Sequence[Card], how: Draws, redraw: Wish, rng: Random) -> Iterator[Dealt]:
    for index, size in enumerate(how.hands):
        hand = rng.sample(list(cards), min(size, len(cards)))
        truths = [part.holds(sum(map(part.counts, hand))) for part in redraw.parts]
        again = index < len(how.hands) - 1 and redraw.holds(truths)
        yield Dealt(tuple(sorted(hand, key=_place)), again)
        if not again:
            return


def _place(card: Card) -> tuple[int, int, str, str]:
    return KINDS.index(card.kind), card.entrance, card.name, card.number
