"""The report of a run on the screen, drawn from what `test --json` wrote.

The answer comes first, then a line for each opponent with its interval as a bar; of a tournament
the order of strength.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Glyphs, Line, sized, wrapped
from naruto_tui.tui.text import clean, crop

from .bars import interval_bar, scale
from .process import CANCELLED, Ended

Data = Mapping[str, Any]
NAME: Final = 26
"""Cells of a deck's name."""
NUMBERS: Final = 22
"""Cells for a rate and its interval."""
NAMED: Final = 3
"""How many weak or strong matchups are named."""
SIDES: Final = 15
"""Cells for the rates of who begins and who does not."""


def pairs_of(report: Data) -> list[tuple[str, str]]:
    """For each line the digests of the two decks whose games it stands for."""
    if "matchups" in report:
        return [(report["deck"]["digest"], one["digest"]) for one in report["matchups"]]
    best, *others = report["decks"]
    return [(best["digest"], one["digest"]) for one in others]


def draw_report(ended: Ended, row: int, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The report in so many cells, the cursor on that row."""
    report = ended.report
    assert report is not None
    drawn = _tournament if "decks" in report else _test
    above, heading, rows, below = drawn(report, width, glyphs)
    lines: list[Line] = []
    if ended.code == CANCELLED:
        lines.append([("  Cancelled: this is the report of what was played.", "bad")])
    for text, role in above:
        lines += [[("  ", ""), *line] for line in wrapped(clean(text), width - 4, role)]
    lines += [[], heading]
    complaints = () if ended.code == CANCELLED else ended.complaints
    told = [
        [("  ", ""), *line]
        for text in (*below, *complaints)
        for line in wrapped(clean(text), width - 4, "dim")
    ]
    room = max(height - len(lines) - min(len(told) + 1, 7), min(len(rows), 3), 1)
    lines += far_window(
        len(rows), row, width, min(room, len(rows)), lambda i: _pointed(rows[i], here=i == row)
    )
    return sized([*lines, [], *told], width, height)


Drawn = tuple[list[tuple[str, str]], Line, list[Line], list[str]]
"""Sentences with their roles, the heading of the table, its rows, sentences below."""


def _pointed(line: Line, *, here: bool) -> Line:
    return [(" > " if here else "   ", "act"), *line]


# -- a deck against others -------------------------------------------------------------------------


def _test(report: Data, width: int, glyphs: Glyphs) -> Drawn:
    total, matchups = report["total"], report["matchups"]
    name = report["deck"]["name"]
    several = "matches" in total
    counts = total["matches"] if several else total
    what = "matches" if several else "games"
    played = sum(counts[kind] for kind in ("wins", "losses", "draws"))
    if counts["win_rate"] is None:
        answer = f"{name}: no game came to an end"
    else:
        answer = (
            f"{name} wins {_percent(counts['win_rate'])} % "
            f"(95 %: {_interval(counts)}) of {played:,} {what}"
        )
    above = [(answer, "name")]
    if (versus := report.get("versus")) is not None:
        above.append((_gain(name, versus), "act"))
    for word, kind in (("Weak to", "weak_to"), ("Strong against", "strong_against")):
        if report[kind] and len(matchups) > 1:
            above.append((f"{word} {_named(report[kind])}", ""))
    if (sequential := report.get("sequential")) is not None:
        verdicts = _OF_VERSIONS if versus is not None else _VERDICTS
        above.append((verdicts.get(sequential["verdict"], str(sequential["verdict"])), "act"))
        leans = sequential["verdict"] in _STOPPED_AT
        above.append((_ALWAYS + (_LEANS if leans else ""), "dim"))
    above += [(_once_more(one), "act") for one in report.get("levels", ())]
    above.append((_settings(report), "dim"))
    room = max(width - NAME - NUMBERS - SIDES - 6, 9)
    heading: Line = [
        (f"   {'won in % against':{NAME}}", "title"),
        (f"{'won':>6} {'95 %':>13}  ", "title"), (scale(room), "dim"),
        ("  first second", "title"),
    ]  # fmt: skip
    rows = [_row(one, room, glyphs) for one in matchups]
    return above, heading, rows, _course(total)


def _gain(name: str, versus: Data) -> str:
    """By how much it wins more, or less, than the other version."""
    new = versus["win_rate"] + versus["gain"]
    before = "the old version" if versus["name"] == name else versus["name"]
    return (
        f"{name} wins {_percent(new)} %, {before} {_percent(versus['win_rate'])} % of the "
        f"same {versus['rounds']:,} rounds: {100 * versus['gain']:+.1f} points "
        f"(95 %: {100 * versus['low']:+.1f} to {100 * versus['high']:+.1f})."
    )


def _once_more(one: Data) -> str:
    """The same games by players of other levels."""
    mine, theirs = one["level"], one["their_level"]
    who = mine if mine == theirs else f"{mine} against {theirs}"
    total = one["total"].get("matches", one["total"])
    return (
        f"By {who}: {_percent(total['win_rate'])} % (95 %: {_interval(total)}), "
        f"{100 * one['gain']:+.1f} points ({100 * one['low']:+.1f} to {100 * one['high']:+.1f})."
    )


_STOPPED_AT: Final = ("more", "less")
_ALWAYS: Final = "The intervals are so wide that they hold whenever a run stops, in 95 % at least."
_LEANS: Final = " It stopped when that was clear, so the rate is rather too far from even."


_VERDICTS: Final = {
    "more": "Decided: it wins more than half.",
    "less": "Decided: it wins less than half.",
    "undecided": "Not decided: about half, as far as these games tell.",
}


_OF_VERSIONS: Final = {
    "more": "Decided: the new version wins more.",
    "less": "Decided: the new version wins less.",
    "undecided": "Not decided: both win about as much, as far as these games tell.",
}


def _row(one: Data, room: int, glyphs: Glyphs) -> Line:
    counts = one.get("matches", one)
    first, second = (one[side] for side in ("going_first", "going_second"))
    return [
        (f"{crop(clean(one['against']), NAME - 1):{NAME}}", ""),
        (f"{_percent(counts['win_rate']):>6} {_interval(counts):>13}  ", ""),
        *interval_bar(counts["low"], counts["win_rate"], counts["high"], room, glyphs),
        (f"  {_part(first):>5} {_part(second):>6}", ""),
    ]


def _part(side: Data) -> str:
    return f"{100 * side['win_rate']:.0f}" if side["games"] else "-"


def _named(some: Sequence[Data]) -> str:
    """The first of some opponents, each with the rate against it."""
    more = f" and {len(some) - NAMED} more" if len(some) > NAMED else ""
    names = (f"{one['against']} ({100 * one['win_rate']:.0f} %)" for one in some[:NAMED])
    return ", ".join(names) + more


def _course(total: Data) -> list[str]:
    """How the games went."""
    turns, endings = total["turns"], total["endings"]
    kinds = ", ".join(
        f"{_ENDINGS.get(kind, clean(kind))} {count:,}" for kind, count in endings.items() if count
    )
    told = [
        (
            f"A game lasts {turns['median']} turns, four in five from {turns['p10']} to "
            f"{turns['p90']}. Ended by: {kinds or 'nothing'}."
        )
    ]
    if total["seat_1"]["games"] and total["seat_2"]["games"]:
        as_first, as_second = (_part(total[seat]) for seat in ("seat_1", "seat_2"))
        told.append(f"As Player 1 it wins {as_first} %, as Player 2 {as_second} %.")
    for kind, words in (("unfinished", "reached the limit of turns"), ("errors", "failed")):
        if total[kind]:
            told.append(f"{total[kind]:,} games {words} and count in no rate.")
    return told


_ENDINGS: Final = {"deck_out": "an empty deck", "effect": "a card"}


# -- every deck against every deck -----------------------------------------------------------------


def _tournament(report: Data, width: int, glyphs: Glyphs) -> Drawn:
    decks = report["decks"]
    best = decks[0]
    above = [
        (
            (
                f"{best['name']} is first of {len(decks)} decks: {best['elo']:+.0f} Elo "
                f"(± {best['error']:.0f}), {_percent(best['win_rate'])} % of its games"
            ),
            "name",
        ),
        (_settings(report), "dim"),
    ]
    heading: Line = [(f"   {'order of strength':{NAME + 4}}", "title"), ("   Elo", "title"),
                     ("        won", "title"), ("   against the first", "title")]  # fmt: skip
    rows: list[Line] = []
    for place, one in enumerate(decks[1:], 2):
        met = one["against"].get(best["name"])
        rows.append(
            [
                (f"{place:2}  {crop(clean(one['name']), NAME - 1):{NAME}}", ""),
                (f"{one['elo']:+6.0f} ± {one['error']:3.0f}", ""),
                (f"  {_percent(one['win_rate']):>6}", ""),
                (f"{_percent(met):>12}", "dim"),
            ]
        )
    return above, heading, rows, ["Games of the first deck against the one of a line can be seen."]


# -- words -----------------------------------------------------------------------------------------


def _settings(report: Data) -> str:
    theirs = report.get("their_level", report["level"])
    levels = report["level"] if theirs == report["level"] else f"{report['level']} against {theirs}"
    return (
        f"{levels}, edition {report['edition']}, seed {report['seed']}, "
        f"naruto-tui {report['program']['version']}"
    )


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{100 * rate:.1f}"


def _interval(counts: Data) -> str:
    return f"{100 * counts['low']:.1f} to {100 * counts['high']:.1f}"
