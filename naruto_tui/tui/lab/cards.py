"""What a run tells of the cards of the tested deck: a line for each, the strongest first.

Of each thing that may happen to a card it tells in how many games it was so, and by how many points
more of these were won than of the others. docs/lab.md says what the figures are.
"""

from collections.abc import Mapping
from typing import Any, Final

from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Line, sized, wrapped
from naruto_tui.tui.text import clean, crop

Data = Mapping[str, Any]
MEASURES: Final = ("opening", "seen", "played", "resolved", "stuck")
NAME: Final = 22
"""Cells of a card's name; wider screens have more."""
CELL: Final = 11
STEP: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6}
ABOUT: Final = (
    "Games with it in %, and how many points more of them are won than of the others (95 %, "
    "corrected for so many looks). * is no chance; . were too few games."
)


def cards_of(report: Data) -> list[Data]:
    """The cards in the order of what it is worth to see them; none in a tournament."""
    return sorted(report.get("cards", []), key=_order)


def _order(card: Data) -> tuple[bool, float, str]:
    difference = card["seen"]["difference"]
    return difference is None, -(difference or 0.0), card["number"]


def draw_cards(report: Data, at: int, width: int, height: int) -> list[Line]:
    """The table in so many cells, the cursor on that card."""
    cards, games = cards_of(report), report["total"]["games"]
    name = max(width - len(MEASURES) * CELL - 3, NAME)
    lines: list[Line] = [[(f"  {clean(report['deck']['name'])}: its cards", "name")]]
    for text in (*_start(report), ABOUT):
        lines += [[("  ", ""), *line] for line in wrapped(text, width - 4, "dim")]
    heading = "".join(f"{measure:>{CELL}}" for measure in MEASURES)
    lines += [[], [(f"{'':{name + 2}}{heading}", "title")]]

    def row(place: int) -> Line:
        card, here = cards[place], place == at
        told = crop(f"{card['count']} {clean(card['name'])}", name - 1)
        spans: Line = [(">" if here else " ", "act"), (f" {told:{name}}", "cursor" if here else "")]
        return spans + [_cell(card[measure], games) for measure in MEASURES]

    rows = far_window(len(cards), at, width, height - len(lines), row)
    return sized([*lines, *rows], width, height)


def _cell(one: Data, games: int) -> tuple[str, str]:
    share = f"{100 * one['games'] / games:.0f}" if games else "-"
    if one["difference"] is None:
        told = f"{share} ."
        return f"{told:>{CELL}}", "dim"
    reach = 50 * (one["high"] - one["low"])
    mark = "*" if one["sure"] else ""
    role = ("own" if one["difference"] > 0 else "bad") if one["sure"] else ""
    told = f"{share} {100 * one['difference']:+.0f}±{reach:.0f}{mark}"
    return f"{told:>{CELL}}", role


def _start(report: Data) -> list[str]:
    """How the deck begins."""
    start = report.get("start")
    if not start or not start["games"]:
        return []
    ready, redrew = (_share(start[name], start["games"]) for name in ("turn_0_ninja", "redrew"))
    return [
        f"The opening hand had a Ninja for turn 0 in {ready} % of the games; redraws in {redrew} %."
    ]


def _share(one: Data, games: int) -> str:
    return f"{100 * one['games'] / games:.0f}"
