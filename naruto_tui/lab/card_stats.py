"""What each card of the tested deck, and how it began, had to do with winning.

A difference is no cause: a card is seen in games that last, and played by who has the time. The
opening hand comes nearest, since it is dealt before anything is decided.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import SYMBOLS

from .facts import NEVER, Facts
from .plan import Copies, Listed
from .play import Outcome
from .statistics import Cluster, Difference, difference_of, level_of_sure

MEASURES: Final[dict[str, Callable[[Facts], int]]] = {
    "opening": lambda facts: facts.opening,
    "seen": lambda facts: facts.seen,
    "played": lambda facts: facts.played,
    "resolved": lambda facts: facts.resolved,
    "stuck": lambda facts: facts.stuck,
}
"""What may happen to a card in a game, and in which games to which cards it did."""
BY_TURN: Final = 2
"""The turn marker by which chakra of a symbol is asked for."""


@frozen
class CardRow:
    """A card, and what its doing a thing had to do with winning."""

    card: Copies
    measures: dict[str, Difference]
    """By the names of `MEASURES`."""


@frozen
class Symbol:
    """A symbol that the Jutsu of the deck ask for: how often it lay in its chakra area."""

    name: str
    early: float
    """By turn `BY_TURN`."""
    never: float


@frozen
class Start:
    """How the tested deck got going, as parts of its games."""

    games: int
    ready: Difference
    """Whether the hand that it kept had a Ninja with an entrance cost of 0, for turn 0."""
    redrew: Difference
    """Whether it took a new hand."""
    first_ninja: dict[int, float]
    """By the turn marker when its first Ninja came; `NEVER` if none did."""
    symbols: tuple[Symbol, ...]


@frozen
class CardStats:
    """Of all games of the tested deck."""

    start: Start
    cards: tuple[CardRow, ...]
    level: float
    """How unlikely a difference must be to be called sure (`statistics.level_of_sure`)."""
    looks: int
    """How many differences were looked at."""

    def is_sure(self, one: Difference) -> bool:
        return one.is_told and one.chance <= self.level


def card_stats(deck: Listed, found: Sequence[Sequence[Outcome]]) -> CardStats | None:
    """Of a deck, from its outcomes against each opponent; none if no game ended."""
    clusters = list(_clusters(found))
    if not clusters:
        return None
    rows = tuple(
        CardRow(card, {name: _of_card(clusters, of, place) for name, of in MEASURES.items()})
        for place, card in enumerate(deck.cards)
    )
    start = _start(deck, clusters)
    told = [start.ready, start.redrew, *(one for row in rows for one in row.measures.values())]
    chances = [one.chance for one in told if one.is_told]
    return CardStats(start, rows, level_of_sure(chances), len(chances))


_Games = tuple[tuple[tuple[int, int], float, Facts], ...]
"""Stratum (opponent, who began), score and facts of the games of a pair."""


def _clusters(found: Sequence[Sequence[Outcome]]) -> Iterator[_Games]:
    for number, outcomes in enumerate(found):
        whole = (outcome for outcome in outcomes if outcome.ended)
        for _, games in groupby(whole, lambda outcome: outcome.place // 2):
            yield tuple(
                ((number, one.first), (one.winner == 0) + (one.winner < 0) / 2, one.facts)
                for one in games
            )


def _difference(clusters: Sequence[_Games], was_so: Callable[[Facts], bool]) -> Difference:
    kinds: Counter[Cluster] = Counter(
        tuple((stratum, score, int(was_so(facts))) for stratum, score, facts in games)
        for games in clusters
    )
    return difference_of(kinds)


def _of_card(clusters: Sequence[_Games], of: Callable[[Facts], int], place: int) -> Difference:
    bit = 1 << place
    return _difference(clusters, lambda facts: of(facts) & bit > 0)


def _start(deck: Listed, clusters: Sequence[_Games]) -> Start:
    starters = sum(
        1 << place
        for place, card in enumerate(deck.cards)
        if card.kind == "ninja" and card.entrance == 0
    )
    every = [facts for games in clusters for _, _, facts in games]
    count = len(every)
    came = Counter(facts.first_ninja for facts in every)
    symbols = []
    for place, letter in enumerate(deck.needs):
        turns = [facts.chakra[place] for facts in every if place < len(facts.chakra)]
        early = sum(NEVER < turn <= BY_TURN for turn in turns)
        symbols.append(Symbol(SYMBOLS[letter], early / count, turns.count(NEVER) / count))
    return Start(
        count,
        _difference(clusters, lambda facts: facts.opening & starters > 0),
        _difference(clusters, lambda facts: facts.redraws > 0),
        {turn: came[turn] / count for turn in sorted(came)},
        tuple(symbols),
    )
