"""Every deck against every deck: who plays whom, and the report of it as data and as text."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from attrs import frozen

from naruto_tui.rules.matches import Terms

from .ended import ended, scored
from .pairs import pair_scores
from .play import Outcome
from .ratings import Rating, ratings
from .report import Listed, heading
from .schedule import Setting
from .statistics import worth

LEAST: Final = 3
"""Decks below which there is no tournament: two are a plain test."""


def meetings(decks: int) -> tuple[tuple[int, int], ...]:
    """Each pair of decks once."""
    return tuple(combinations(range(decks), 2))


@frozen
class Table:
    """What came of a tournament, the strongest deck first."""

    decks: tuple[Listed, ...]
    ratings: tuple[Rating, ...]
    wins: tuple[tuple[float, ...], ...]
    """Of the deck of the row against that of the column; a draw is half a win for both."""
    worth: float
    """How many independent matches one of these was worth."""

    def rate(self, row: int, column: int) -> float | None:
        """The part of the matches between two decks that the first has won."""
        both = self.wins[row][column] + self.wins[column][row]
        return self.wins[row][column] / both if both else None


def table(terms: Terms, decks: Sequence[Listed], found: Sequence[Sequence[Outcome]]) -> Table:
    """The table of outcomes that lie in the order of `meetings`."""
    wins = [[0.0] * len(decks) for _ in decks]
    for (one, other), outcomes in zip(meetings(len(decks)), found, strict=True):
        count, score = scored(ended(terms, outcomes))
        wins[one][other], wins[other][one] = score, count - score
    each = worth([pair_scores(terms, outcomes) for outcomes in found])
    rated = ratings(wins, each)
    order = sorted(range(len(decks)), key=lambda i: -rated[i].elo)
    return Table(
        tuple(decks[i] for i in order),
        tuple(rated[i] for i in order),
        tuple(tuple(wins[i][j] for j in order) for i in order),
        each,
    )


def as_json(setting: Setting, games: int, found: Table) -> dict[str, object]:
    """The report as `--json` writes it; equal runs give equal bytes."""
    return {
        **heading(setting, games),
        "worth": round(found.worth, 4),
        "decks": [
            {
                "name": deck.name,
                "digest": deck.digest,
                "elo": round(rating.elo, 1),
                "error": round(rating.error, 1),
                "win_rate": round(rating.score, 4),
                "against": {
                    other.name: rate if rate is None else round(rate, 4)
                    for j, other in enumerate(found.decks)
                    if j != i
                    for rate in [found.rate(i, j)]
                },
            }
            for i, (deck, rating) in enumerate(zip(found.decks, found.ratings, strict=True))
        ],
    }


def lines(setting: Setting, games: int, found: Table) -> Iterator[str]:
    """The report as text: the order of strength, then who wins how much against whom."""
    best, rating = found.decks[0], found.ratings[0]
    yield (
        f"{best.name} is first of {len(found.decks)} decks: {rating.elo:+.0f} Elo "
        f"(95 %: ± {rating.error:.0f}), {100 * rating.score:.1f} % of its games"
    )
    one = "match" if setting.terms.several else "game"
    yield f"{setting.levels[0]}, edition {setting.edition}, seed {setting.seed}"
    yield (
        f"{games:,} of each two decks, in pairs on the same shuffles: a {one} tells as much as "
        f"{found.worth:.2f}"
    )
    yield ""
    width = max(len(deck.name) for deck in found.decks)
    for place, (deck, rated) in enumerate(zip(found.decks, found.ratings, strict=True), 1):
        yield (
            f"{place:3} {deck.name:{width}} {rated.elo:+6.0f} ± {rated.error:3.0f}"
            f"  {100 * rated.score:5.1f} %"
        )
    yield ""
    yield "What the deck of the row wins against that of the column, in %:"
    yield "    " + "".join(f"{place:4}" for place in range(1, len(found.decks) + 1))
    for i in range(len(found.decks)):
        rates = (found.rate(i, j) for j in range(len(found.decks)))
        yield f"{i + 1:3} " + "".join("   ." if r is None else f"{100 * r:4.0f}" for r in rates)
