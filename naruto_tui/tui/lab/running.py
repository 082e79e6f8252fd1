"""A run while it goes on: how far it is, and how the interval shrinks."""

from collections.abc import Sequence
from typing import Final

from naruto_tui.tui.lines import Glyphs, Line, sized

from .bars import interval_bar, progress_bar, scale
from .process import Step

FIRST: Final = 20
"""Games after which the first interval is kept for the look back."""
NUMBERS: Final = 40
"""Cells beside a bar."""


def kept(steps: Sequence[Step], step: Step) -> list[Step]:
    """The steps of a look back with one more: each at twice the games of the one before."""
    if step.rate is None or step.games < (2 * steps[-1].games if steps else FIRST):
        return list(steps)
    return [*steps, step]


def draw_running(
    name: str, now: Step | None, back: Sequence[Step], width: int, height: int, glyphs: Glyphs
) -> list[Line]:
    """The run in so many cells."""
    lines: list[Line] = [[], [(f"  {name}", "name")], []]
    if now is None:
        lines.append([("  the processes start ...", "dim")])
        return sized(lines, width, height)
    room = max(min(width - NUMBERS, 80), 10)
    lines.append([("  ", ""), *progress_bar(now.done / max(now.total, 1), room, glyphs)])
    lines.append([(f"  {now.done:,} of {now.total:,}, {_speed(now)}", "dim")])
    lines.append([])
    if now.rate is not None:
        lines += [[("  Won so far", "title")], [(f"  {scale(room)}", "dim")]]
        rows = [*back, now] if not back or back[-1] != now else [*back]
        most = max(height - len(lines) - 3, 1)
        for step in rows[-most:]:
            role = "" if step is now else "dim"
            bar = interval_bar(step.low, step.rate, step.high, room, glyphs)
            lines.append([("  ", ""), *bar, (f"  {_numbers(step)}", role)])
    if now.ratio is not None and now.limit is not None:
        told = f"  Evidence {now.ratio:+.2f}; it is decided at {now.limit:.2f} or -{now.limit:.2f}."
        lines += [[], [(told, "act")]]
    return sized(lines, width, height)


def _numbers(step: Step) -> str:
    rate = "" if step.rate is None else f"{100 * step.rate:.1f} % "
    return f"{rate}({100 * step.low:.1f} to {100 * step.high:.1f}), {step.games:,} games"


def _speed(step: Step) -> str:
    told = f"{step.speed:,.0f} games/s"
    if step.left is None:
        return told
    minutes, seconds = divmod(round(step.left), 60)
    return f"{told}, {minutes}:{seconds:02} left"
