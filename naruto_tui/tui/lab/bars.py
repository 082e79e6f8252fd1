"""Bars in a line of text: how far a run is, and a rate with its interval."""

from naruto_tui.tui.lines import Glyphs, Line


def progress_bar(part: float, room: int, glyphs: Glyphs) -> Line:
    """A bar of so many cells, filled by this part of it."""
    full = round(min(max(part, 0.0), 1.0) * room)
    return [(glyphs.bar * full, "act"), (glyphs.dot * (room - full), "dim")]


def interval_bar(low: float, rate: float | None, high: float, room: int, glyphs: Glyphs) -> Line:
    """The interval as a line from 0 to 1, the rate as a mark on it, one half as a stroke."""
    drawn = [(glyphs.dot, "dim")] * room
    drawn[room // 2] = ("|", "dim")
    if rate is not None:
        role = "own" if low > 0.5 else "bad" if high < 0.5 else "act"
        first, last = (_column(end, room) for end in (low, high))
        drawn[first : last + 1] = [(glyphs.across, role)] * (last + 1 - first)
        if first <= room // 2 <= last:
            drawn[room // 2] = ("|", role)
        drawn[_column(rate, room)] = (glyphs.full, role)
    return drawn


def scale(room: int) -> str:
    """What stands above such bars: 0, 50 and 100 per cent."""
    return f"0{'50':^{room - 4}}100"


def _column(share: float, room: int) -> int:
    return round(min(max(share, 0.0), 1.0) * (room - 1))
