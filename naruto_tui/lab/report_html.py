"""The report of a run as one page for a browser, with plots; nothing is loaded from elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from attrs import frozen

from . import report_cards, report_text, tournament
from .card_stats import MEASURES, CardStats
from .plan import Plan
from .statistics import Difference
from .summary import Lost, Rate, Summary
from .tournament import Table

WIDTH: Final = 320
"""Of a plot, in pixels; a line of it is `LINE` high."""
LINE: Final = 18
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 62em; padding: 0 1em; }
table { border-collapse: collapse; margin: 1em 0; } th, td { padding: .1em .7em; }
th, td { text-align: right; }
th { border-bottom: 1px solid; } th:first-child, td:first-child { text-align: left; }
tr:nth-child(even) { background: #8882; } svg { vertical-align: middle; color: #c40; }
.scale { display: flex; justify-content: space-between; }
pre { white-space: pre-wrap; } .sure { font-weight: bold; }
@media (prefers-color-scheme: dark) { body { background: #111; color: #ddd; } svg { color: #f93; } }
"""


@frozen
class _Html:
    """Text that is HTML already."""

    text: str


_Cell = str | _Html


def of_test(found: Summary) -> str:
    """The page of a test."""
    answer, *rest = report_text.answer_lines(found)
    course = report_text.course_lines(found)
    parts = [*_texts(rest), *_matchups(found), *_texts(course), *_cards(found)]
    return _page(found.plan, answer, parts, found.lost)


def of_tournament(found: Table) -> str:
    """The page of a run in which every deck met every other one."""
    answer, *rest = tournament.answer_lines(found)
    return _page(found.plan, answer, [*_texts(rest), *_ratings(found)], found.lost)


def _texts(lines: Iterable[str]) -> Iterator[str]:
    for line in filter(None, lines):
        yield f"<p>{escape(line)}</p>"


def _matchups(found: Summary) -> Iterator[str]:
    header = (
        "won in % against",
        "games",
        "won",
        "95 %",
        _scale("0", "50", "100"),
        "first",
        "second",
        "as Player 1",
        "as Player 2",
        "turns",
    )
    rows = [
        ("all" if other is None else other.name, one)
        for other, one in (*found.rows, (None, found.total))
    ]
    yield "<h2>Opponents</h2>"
    yield _table(
        header,
        (
            (
                name,
                f"{one.rate.games:,}",
                _percent(one.rate),
                report_text.interval(one.rate),
                _interval_plot(one.rate),
                _percent(one.counts.going_first.rate),
                _percent(one.counts.going_second.rate),
                *(_percent(part.rate) for part in one.counts.seats),
                str(one.counts.turns.median),
            )
            for name, one in rows
        ),
    )


def _cards(found: Summary) -> Iterator[str]:
    if found.cards is None:
        return
    yield "<h2>Cards</h2>"
    yield from _texts(report_cards.start_lines(found.cards))
    yield from _texts(report_cards.legend_lines(found.cards, sure="bold:", untold="no figure:"))
    yield _table(
        ("card", *MEASURES, _scale("-50", "opening hand", "+50")),
        (
            (
                f"{row.card.count} {row.card.name} {row.card.number}",
                *(_share(found.cards, one) for one in row.measures.values()),
                _difference_plot(found.cards, row.measures["opening"]),
            )
            for row in report_cards.ordered(found.cards)
        ),
    )


def _share(found: CardStats, one: Difference) -> _Html:
    """In how many games, and the difference."""
    told = f"{100 * one.share:.0f} %"
    if not one.is_told:
        return _Html(told)
    reach = 100 * one.reach(found.level)
    words = f"{told} <small>{100 * one.value:+.0f} ± {reach:.0f}</small>"
    return _Html(f'<span class="sure">{words}</span>' if found.is_sure(one) else words)


def _ratings(found: Table) -> Iterator[str]:
    reach = max(abs(one.elo) + one.error for one in found.ratings) or 1.0
    yield "<h2>Strength in Elo points</h2>"
    yield _table(
        (
            "deck",
            "Elo",
            "95 %",
            _scale(f"{-reach:.0f}", "0", f"+{reach:.0f}"),
            "won in %",
            "first",
            "second",
            "as Player 1",
            "as Player 2",
        ),
        (
            (
                f"{place}. {deck.name}",
                f"{one.elo:+.0f}",
                f"± {one.error:.0f}",
                _plot(
                    (one.elo - one.error) / reach, one.elo / reach, (one.elo + one.error) / reach
                ),
                f"{100 * one.score:.1f}",
                *(
                    "-" if part is None else f"{100 * part:.0f}"
                    for part in (parts.first, parts.second, parts.as_player_1, parts.as_player_2)
                ),
            )
            for place, (deck, one, parts) in enumerate(
                zip(found.decks, found.ratings, found.parts, strict=True), 1
            )
        ),
    )
    yield "<h2>What the deck of the row wins against that of the column, in %</h2>"
    numbers = range(1, len(found.decks) + 1)
    yield _table(
        ("", *map(str, numbers)),
        (
            (
                f"{i + 1}. {deck.name}",
                *("" if (one := found.rate(i, j - 1)) is None else f"{100 * one:.0f}"
                  for j in numbers),
            )
            for i, deck in enumerate(found.decks)
        ),
    )  # fmt: skip


def _percent(rate: Rate) -> str:
    return report_text.percent(rate)


def _interval_plot(rate: Rate) -> _Html:
    """The interval of a rate on a line from 0 to 1, with its middle marked."""
    low, high = rate.interval()
    value = 0.5 if rate.value is None else rate.value
    return _plot(2 * low - 1, 2 * value - 1, 2 * high - 1)


def _difference_plot(found: CardStats, one: Difference) -> _Html:
    """A difference with its interval on a line from -50 to 50 points."""
    if not one.is_told:
        return _Html("")
    reach = one.reach(found.level)
    return _plot(2 * (one.value - reach), 2 * one.value, 2 * (one.value + reach))


def _plot(low: float, value: float, high: float) -> _Html:
    """A value and its interval, on a line from -1 to 1 whose middle is marked."""
    start, dot, end = (WIDTH * (1 + min(1.0, max(-1.0, x))) / 2 for x in (low, value, high))
    middle, height = WIDTH / 2, LINE / 2
    return _Html(
        f'<svg width="{WIDTH}" height="{LINE}" viewBox="0 0 {WIDTH} {LINE}" aria-hidden="true">'
        f'<path d="M0 {height}H{WIDTH}M{middle} 0V{LINE}" stroke="#888" stroke-width="1"/>'
        f'<path d="M{start:.1f} {height}H{end:.1f}" stroke="currentColor" stroke-width="4"/>'
        f'<circle cx="{dot:.1f}" cy="{height}" r="5" fill="currentColor"/></svg>'
    )


def _scale(low: str, middle: str, high: str) -> _Html:
    """What the ends of the plots below stand for, and their middle."""
    told = "".join(f"<span>{escape(one)}</span>" for one in (low, middle, high))
    return _Html(f'<div class="scale">{told}</div>')


def _table(header: Sequence[_Cell], rows: Iterable[Sequence[_Cell]]) -> str:
    head = "".join(f"<th>{_text(cell)}</th>" for cell in header)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"


def _text(cell: _Cell) -> str:
    return cell.text if isinstance(cell, _Html) else escape(cell)


def _page(plan: Plan, answer: str, parts: Sequence[str], lost: Sequence[Lost]) -> str:
    ends = [*report_text.lost_lines(lost), "", *report_text.digest_lines(plan)]
    text = "\n".join(ends).strip("\n")
    body = "\n".join(parts)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(answer)}</title>\n<style>{STYLE}</style></head>\n<body>\n"
        f"<h1>{escape(answer)}</h1>\n{body}\n<pre>{escape(text)}</pre>\n</body></html>\n"
    )
