"""Every deck against every deck: the report of it as data and as text."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from attrs import frozen

from .ended import ended, scored
from .pairs import stratum
from .plan import Listed, Plan
from .play import Outcome
from .report_json import Data, heading, lost, named
from .report_text import MOST_OF_NAME, digest_lines, folded, lost_lines, settings
from .statistics import Rating, ratings, worth
from .summary import Lost, lost_games

LEAST: Final = 3
"""Decks below which there is no tournament: two are a plain test."""


@frozen
class Parts:
    """What a deck won of some of its games, from 0 to 1; none where there are no such games."""

    first: float | None
    """Of those that it began."""
    second: float | None
    as_player_1: float | None
    as_player_2: float | None


@frozen
class Table:
    """What came of a tournament, the strongest deck first."""

    plan: Plan
    decks: tuple[Listed, ...]
    ratings: tuple[Rating, ...]
    parts: tuple["Parts", ...]
    """Of each deck."""
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
    parts = [_parts(found, place, len(decks)) for place in range(len(decks))]
    order = sorted(range(len(decks)), key=lambda i: -rated[i].elo)
    return Table(
        plan,
        tuple(decks[i] for i in order),
        tuple(rated[i] for i in order),
        tuple(parts[i] for i in order),
        tuple(tuple(wins[i][j] for j in order) for i in order),
        each,
        lost_games(plan, found),
    )


def _parts(found: Sequence[Sequence[Outcome]], deck: int, count: int) -> Parts:
    """Of one of so many decks, from the outcomes of all their meetings."""
    scores: list[tuple[bool, int, float]] = []
    """Whether it began, its seat, and its score."""
    for both, outcomes in zip(combinations(range(count), 2), found, strict=True):
        if deck in both:
            own = both.index(deck)
            scores += [
                (one.first == own, one.seat ^ own, (one.winner == own) + (one.winner < 0) / 2)
                for one in outcomes
                if one.ended
            ]
    return Parts(
        _mean([score for began, _, score in scores if began]),
        _mean([score for began, _, score in scores if not began]),
        _mean([score for _, seat, score in scores if seat == 0]),
        _mean([score for _, seat, score in scores if seat == 1]),
    )


def _mean(scores: Sequence[float]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def rounded(rate: float | None) -> float | None:
    """A rate as it is written for other programs."""
    return None if rate is None else round(rate, 4)


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
                "going_first": rounded(parts.first),
                "going_second": rounded(parts.second),
                "seat_1": rounded(parts.as_player_1),
                "seat_2": rounded(parts.as_player_2),
                "against": {
                    other.name: rounded(found.rate(i, j))
                    for j, other in enumerate(found.decks)
                    if j != i
                },
            }
            for i, (deck, rating, parts) in enumerate(
                zip(found.decks, found.ratings, found.parts, strict=True)
            )
        ],
        "lost": [lost(one) for one in found.lost],
    }


def lines(found: Table) -> Iterator[str]:
    """The report as text: the order of strength, then who wins how much against whom."""
    yield from folded(answer_lines(found))
    yield ""
    width = min(MOST_OF_NAME, max(len(deck.name) for deck in found.decks))
    yield f"    {'won in %':{width}} {'Elo':>6} {'95 %':>6}  {'all':>5}  first second  as 1  as 2"
    for place, (deck, rated, parts) in enumerate(
        zip(found.decks, found.ratings, found.parts, strict=True), 1
    ):
        name = deck.name if len(deck.name) <= width else f"{deck.name[: width - 1]}~"
        split = (parts.first, parts.second, parts.as_player_1, parts.as_player_2)
        told = "".join(
            f"{'-' if one is None else f'{100 * one:.0f}':>{columns}}"
            for one, columns in zip(split, (7, 7, 6, 6), strict=True)
        )
        yield (
            f"{place:3} {name:{width}} {rated.elo:+6.0f} ± {rated.error:4.0f}"
            f"  {100 * rated.score:5.1f}{told}"
        )
    yield "(first, second: who began; as 1, as 2: in the seat of Player 1, of Player 2)"
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
