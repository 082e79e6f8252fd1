"""The log: what happened, as lines, newest last.

Public: `LogLine`, `log_lines`, `recent_lines`, `draw_log`.
"""

from collections.abc import Sequence
from typing import Final

from attrs import evolve, frozen

from naruto_tui.rules.events import Event

from .event_words import event_sentence, is_minor
from .lines import Line
from .text import wrap
from .words import Voice

LOOK_BACK: Final = 60
"""How many events before the first one shown are read for who was in which team."""


@frozen
class LogLine:
    """One sentence of the log, and where it stands."""

    text: str
    kind: str
    seat: int


def log_lines(voice: Voice, since: int = 0, *, minor: bool = False) -> list[LogLine]:
    """The log from that event on; `minor` also tells what other lines imply."""
    start = max(since - LOOK_BACK, 0)
    events = voice.view.events(start)
    blocks = {(one.target, one.source) for one in events if one.kind == "send"}
    lines = list[LogLine]()
    for place, event in enumerate(events, start):
        if event.kind == "send":  # the same team may be sent out again later, by other Ninja
            voice = evolve(voice, remembered={**voice.remembered, event.source: event.cards})
        shown = minor or not is_minor(event) or _is_further_block(event, blocks)
        if place >= since and shown:
            seen = voice.view.seen_in(event)
            told = evolve(voice, shown=seen) if seen else voice
            lines.append(LogLine(event_sentence(told, event), event.kind, event.seat))
    return lines


def _is_further_block(event: Event, blocks: set[tuple[int, int]]) -> bool:
    """Whether a team faces one that it was not sent out against: it blocks several attacks."""
    return event.kind == "oppose" and (event.source, event.target) not in blocks


def recent_lines(voice: Voice, number: int) -> list[LogLine]:
    """About the last `number` lines, without reading the whole game."""
    since, lines = voice.view.event_count, list[LogLine]()
    while len(lines) < number and since > 0:
        since = max(since - 2 * number, 0)
        lines = log_lines(voice, since)
    return lines[-number:] if number else []


def draw_log(lines: Sequence[LogLine], room: int, height: int, scroll: int = 0) -> list[Line]:
    """The last lines that fit, wrapped; `scroll` goes that many screen lines back."""
    drawn: list[Line] = []
    for line in reversed(lines):
        role = "title" if line.kind == "turn" else "bad" if line.kind == "end" else ""
        parts = wrap(line.text, room - 2)
        block: list[Line] = [
            [((" " if i == 0 else "   ") + part, role)] for i, part in enumerate(parts)
        ]
        drawn[:0] = block
        if len(drawn) >= height + scroll:
            break
    scroll = min(scroll, max(len(drawn) - height, 0))
    end = len(drawn) - scroll
    return drawn[max(end - height, 0) : end]
