"""Every deck against every deck: the report of it as data and as text."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from attrs import frozen

from .ended import ended, scored
from .pairs import stratum
from .plan import Listed, Plan
from .play import Outcome
from .ratings import Rating, ratings
from .report_json import Data, heading, lost, named
from .report_text import digest_lines, folded, lost_lines, settings
from .statistics import worth
from .summary import Lost, lost_games

LEAST: Final = 3
"""Decks below which there is no tournament: two are a plain test."""


@frozen
class Table:
    """What came of a tournament, the strongest deck first."""

    plan: Plan
    decks: tuple[Listed, ...]
    ratings: tuple[Rating, ...]
    wins: tuple[tuple[float, ...], ...]
    """Of the deck of the row against that of the column; a draw is half a win for both."""
    worth: float
    """How many independent matches one of these was worth."""
    lost: tuple[Lost, ...]

    def rate(self, row: int, column: int) -> float | None:
        """The part of the matches between two decks that the first has won."""
        both = self.wins[row][column] + self.wins[column][row]
        return self.wins[row][column] / both if both else None


def table(plan: Plan, found: Sequence[Sequence[Outcome]]) -> Table:
    """The table of a run in which every deck met every other one."""
    decks, terms = plan.decks, plan.setting.terms
    wins = [[0.0] * len(decks) for _ in decks]
    meetings = combinations(range(len(decks)), 2)
    for (one, other), outcomes in zip(meetings, found, strict=True):
        count, score = scored(ended(terms, outcomes))
        wins[one][other], wins[other][one] = score, count - score
    each = worth(stratum(terms, outcomes) for outcomes in found)
    rated = ratings(wins, each)
    order = sorted(range(len(decks)), key=lambda i: -rated[i].elo)
    return Table(
        plan,
        tuple(decks[i] for i in order),
        tuple(rated[i] for i in order),
        tuple(tuple(wins[i][j] for j in order) for i in order),
        each,
        lost_games(plan, found),
    )


def as_json(found: Table) -> Data:
    """The report as `--json` writes it; equal runs give equal bytes."""
    return {
        **heading(found.plan),
        "worth": round(found.worth, 4),
        "decks": [
            {
                **named(deck),
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
        "lost": [lost(one) for one in found.lost],
    }


def lines(found: Table) -> Iterator[str]:
    """The report as text: the order of strength, then who wins how much against whom."""
    yield from folded(answer_lines(found))
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
    yield from lost_lines(found.lost)
    yield ""
    yield from digest_lines(found.plan)


def answer_lines(found: Table) -> Iterator[str]:
    """Which deck is the strongest, and all that is needed to understand it."""
    best, rating = found.decks[0], found.ratings[0]
    yield (
        f"{best.name} is first of {len(found.decks)} decks: {rating.elo:+.0f} Elo "
        f"(95 %: ± {rating.error:.0f}), {100 * rating.score:.1f} % of its games"
    )
    plan = found.plan
    one = "match" if plan.setting.terms.several else "game"
    yield settings(plan)
    yield (
        f"{plan.games:,} of each two decks, in pairs on the same shuffles: "
        f"a {one} tells as much as {found.worth:.2f}"
    )
