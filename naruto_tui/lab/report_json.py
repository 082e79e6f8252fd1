"""The report of a run as data for `--json`; equal runs give equal bytes."""

from collections.abc import Iterable

from naruto_tui import __version__

from . import report_cards
from .plan import Listed, Plan
from .sequential import ERROR, MARGIN, Standing
from .summary import Counts, Level, Lost, MatchCounts, Rate, Row, Side, Summary, strong, weak
from .versions import Compared

Data = dict[str, object]


def as_json(found: Summary) -> Data:
    """The report of a test."""
    plan = found.plan
    return {
        **heading(plan),
        "their_level": plan.setting.levels[1],
        "deck": named(plan.decks[0]),
        "matchups": [
            {"against": other.name, "digest": other.digest, **_row(one)}
            for other, one in found.rows
        ],
        "total": _row(found.total),
        "worth": round(found.worth, 4),
        "weak_to": _sure(weak(found)),
        "strong_against": _sure(strong(found)),
        **({"versus": _versus(plan.decks[1], found.versus)} if found.versus else {}),
        **({"sequential": _sequential(found.until)} if found.until else {}),
        **({"levels": [_level(one) for one in found.levels]} if found.levels else {}),
        "lost": [lost(one) for one in found.lost],
        **(report_cards.as_json(found.cards) if found.cards else {}),
    }


def _sure(some: Iterable[tuple[Listed, float]]) -> list[Data]:
    """Opponents that are surely stronger or weaker, each with the rate against it."""
    return [
        {"against": other.name, "digest": other.digest, "win_rate": round(rate, 4)}
        for other, rate in some
    ]


def heading(plan: Plan) -> Data:
    """What every report begins with: all that is needed to repeat the run but the decks."""
    setting = plan.setting
    return {
        "program": {"version": __version__},
        "edition": setting.edition,
        "seed": setting.seed,
        "match": setting.terms.games,
        "loser": setting.terms.loser,
        "games": plan.games,
        "level": setting.levels[0],
        **({"part": list(plan.part)} if plan.part != (1, 1) else {}),
    }


def named(deck: Listed) -> Data:
    """A deck, by its name and its digest."""
    return {"name": deck.name, "digest": deck.digest}


def lost(one: Lost) -> Data:
    """A game that counts in no rate."""
    return {
        "against": one.other,
        "ending": one.ending,
        **({"error": one.error} if one.error else {}),
        "command": one.command,
    }


def _row(one: Row) -> Data:
    matches = {} if one.matches is None else {"matches": _match_counts(one.matches)}
    return {**_counts(one.counts), **matches}


def rate(one: Rate) -> Data:
    """A rate with its interval, from 0 to 1."""
    low, high = one.interval()
    value = one.value
    return {
        "win_rate": value if value is None else round(value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _counts(one: Counts) -> Data:
    return {
        "games": one.games,
        "wins": one.wins,
        "losses": one.losses,
        "draws": one.draws,
        "unfinished": one.unfinished,
        "errors": one.errors,
        **rate(one.rate),
        "going_first": _side(one.going_first),
        "going_second": _side(one.going_second),
        "seat_1": _side(one.seats[0]),
        "seat_2": _side(one.seats[1]),
        "beginner": rate(one.beginner),
        "turns": {"median": one.turns.median, "p10": one.turns.p10, "p90": one.turns.p90},
        "endings": {ending.replace(" ", "_"): count for ending, count in one.endings.items()},
    }


def _side(one: Side) -> Data:
    return {"games": one.rate.games, "wins": one.wins, **rate(one.rate)}


def _match_counts(one: MatchCounts) -> Data:
    return {
        "matches": one.matches,
        "wins": one.wins,
        "losses": one.losses,
        "draws": one.draws,
        "unfinished": one.unfinished,
        "errors": one.errors,
        **rate(one.rate),
    }


def _sequential(until: Standing) -> Data:
    return {
        "verdict": until.verdict,
        "rounds": until.rounds,
        "ratio": round(until.ratio, 4),
        "limit": round(until.limit, 4),
        "margin": MARGIN,
        "error": ERROR,
        "intervals": "at any time",
    }


def _level(one: Level) -> Data:
    return {
        "level": one.levels[0],
        "their_level": one.levels[1],
        "matchups": [
            {"against": other.name, "digest": other.digest, **_row(row)} for other, row in one.rows
        ],
        "total": _row(one.total),
        "gain": round(one.gain.gain, 4),
        "low": round(one.gain.low, 4),
        "high": round(one.gain.high, 4),
    }


def _versus(old: Listed, found: Compared) -> Data:
    return {
        **named(old),
        "rounds": found.rounds,
        "win_rate": round(found.old, 4),
        "gain": round(found.gain, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
    }
