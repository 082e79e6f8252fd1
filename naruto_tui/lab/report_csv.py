"""The report of a run as a table for other programs: a line for each meeting."""

import csv
import io
from collections.abc import Iterable, Iterator

from naruto_tui import __version__

from .plan import Listed, Plan
from .summary import Row, Summary
from .tournament import Table, rounded

Cell = str | int | float | None
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How cells begin that a spreadsheet would carry out."""


def of_test(found: Summary) -> str:
    """A line for each opponent, and one for all, of each level of theirs."""
    plan = found.plan
    levels = [(plan.setting.levels, found.rows, found.total)]
    levels += [(level.levels, level.rows, level.total) for level in found.levels]
    return _written(
        _line(plan, both, other, one)
        for both, rows, total in levels
        for other, one in (*rows, (None, total))
    )


def _line(plan: Plan, levels: tuple[str, str], other: Listed | None, one: Row) -> dict[str, Cell]:
    counts, turns = one.counts, one.counts.turns
    low, high = one.rate.interval()
    first, second = counts.going_first, counts.going_second
    return {
        **_deck("deck", plan.decks[0]),
        **({"against": "all", "against_digest": ""} if other is None else _deck("against", other)),
        "level": levels[0],
        "their_level": levels[1],
        **_run(plan),
        "games": counts.games,
        "wins": counts.wins,
        "losses": counts.losses,
        "draws": counts.draws,
        "unfinished": counts.unfinished,
        "errors": counts.errors,
        "matches": "" if one.matches is None else one.matches.matches,
        "win_rate": rounded(one.rate.value),
        "low": round(low, 4),
        "high": round(high, 4),
        "first_games": first.rate.games,
        "first_wins": first.wins,
        "second_games": second.rate.games,
        "second_wins": second.wins,
        **{
            f"seat_{number}_{what}": count
            for number, one in enumerate(counts.seats, 1)
            for what, count in (("games", one.rate.games), ("wins", one.wins))
        },
        "turns_median": turns.median,
        "turns_p10": turns.p10,
        "turns_p90": turns.p90,
        **{ending.replace(" ", "_"): count for ending, count in counts.endings.items()},
    }


def of_tournament(found: Table) -> str:
    """A line for each deck against each other one, the strongest first."""
    return _written(
        {
            **_deck("deck", deck),
            "elo": round(rating.elo, 1),
            "error": round(rating.error, 1),
            "total_win_rate": round(rating.score, 4),
            "first_win_rate": rounded(parts.first),
            "second_win_rate": rounded(parts.second),
            "seat_1_win_rate": rounded(parts.as_player_1),
            "seat_2_win_rate": rounded(parts.as_player_2),
            **_deck("against", other),
            "level": found.plan.setting.levels[0],
            **_run(found.plan),
            "matches": round(found.wins[i][j] + found.wins[j][i]),
            "win_rate": rounded(found.rate(i, j)),
        }
        for i, (deck, rating, parts) in enumerate(
            zip(found.decks, found.ratings, found.parts, strict=True)
        )
        for j, other in enumerate(found.decks)
        if i != j
    )


def _deck(word: str, deck: Listed) -> dict[str, Cell]:
    return {word: deck.name, f"{word}_digest": deck.digest}


def _run(plan: Plan) -> dict[str, Cell]:
    setting = plan.setting
    return {
        "edition": setting.edition,
        "match": setting.terms.games,
        "seed": setting.seed,
        "version": __version__,
    }


def _written(rows: Iterable[dict[str, Cell]]) -> str:
    file = io.StringIO()
    lines: Iterator[dict[str, Cell]] = iter(rows)
    first = next(lines)
    writer = csv.DictWriter(file, first, lineterminator="\n")
    writer.writeheader()
    for row in (first, *lines):
        writer.writerow({name: _safe(cell) for name, cell in row.items()})
    return file.getvalue()


def _safe(cell: Cell) -> Cell:
    """Names come from strangers' files: they are text, whatever they begin with."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
