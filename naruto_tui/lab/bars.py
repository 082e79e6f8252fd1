"""Rates drawn in a line of text, in ASCII so that every terminal and file has them."""

from typing import Final

from .summary import Rate

WIDTH: Final = 15
"""Columns; the one in the middle stands for one half."""
SCALE: Final = f"0{'50':^{WIDTH - 4}}100"


def bar(rate: Rate) -> str:
    """The interval as a line, the rate as a mark on it, one half as a stroke: `....<-o->.|....`."""
    drawn = ["."] * WIDTH
    drawn[WIDTH // 2] = "|"
    if rate.value is None:
        return "".join(drawn)
    low, high = (_column(end) for end in rate.interval())
    drawn[low : high + 1] = "-" * (high + 1 - low)
    drawn[_column(rate.value)] = "o"
    return "".join(drawn)


def _column(share: float) -> int:
    return round(share * (WIDTH - 1))
