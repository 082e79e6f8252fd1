"""The menu pane: what is asked, the list that answers it, and what just happened.

Public: `draw_menu` (model, width, height), `menu_title`, `row_line`.
"""

from typing import Final

from .event_words import PHASES, phase_of
from .flow import COUNTER, far_window
from .lines import Line, cells, fit, framed, wrapped
from .log import recent_lines
from .model import BoardModel
from .prompt import Prompt, Row, key_name
from .text import crop
from .text import width as text_width

BEFORE_TEXT: Final = 6
"""Cells of a row for cursor, mark and key."""
LEAST_BEGINNING: Final = 5
"""Cells below which the beginning of a cut text says nothing."""
LEAST_NOTE: Final = 7
"""Cells below which a note only looks like a full stop behind the text."""


def draw_menu(model: BoardModel, room: int, height: int, *, news: bool = True) -> list[Line]:
    """The pane at the lower left; `news`: with the last of the log where there is room left."""
    role = "act" if model.prompt is not None else "frame"
    body = menu_body(model, room - 4, height - 2, news=news)
    inside: list[Line] = [[(" ", ""), *line] for line in body]
    return framed(menu_title(model), inside, room, height, model.glyphs, role)


def menu_title(model: BoardModel) -> Line:
    """The phase, and whose move it is."""
    phase = phase_of(model.view)
    phase = PHASES.get(phase, phase)
    if model.prompt is not None:
        return [(phase, "title"), (" - your move", "act")]
    waiting = model.view.waiting_for
    if waiting < 0 or model.voice.is_you(waiting):
        return [(phase, "title")]
    return [(phase, "title"), (f" - {model.voice.does(waiting, model.waits)}", "dim")]


def menu_body(model: BoardModel, room: int, height: int, *, news: bool) -> list[Line]:
    """Message, question, list; what just happened."""
    lines = wrapped(model.message, room, "act") if model.message else []
    if model.prompt is not None:
        lines += _asked(model.prompt, room, height - len(lines))
        lines += _list(model, model.prompt, room, height - len(lines))
    return lines + (_happened(model, room, height - len(lines)) if news else [])


def _asked(prompt: Prompt, room: int, height: int) -> list[Line]:
    """The question, cut so that the list keeps at least half of the pane, and how far we are."""
    least = min(len(prompt.rows), max(height // 2, 3))
    asked = wrapped(prompt.question, room, "title")
    status = prompt.hint or prompt.status
    role = "bad" if prompt.hint else "dim"
    told = wrapped(status, room, role) if status else []
    space = max(height - least - len(told), 1)
    if len(asked) > space:
        asked = [*asked[: space - 1], fit([*asked[space - 1], (" ..", "title")], room)]
    return asked + told


def _list(model: BoardModel, prompt: Prompt, room: int, height: int) -> list[Line]:
    here = model.cursor.pane == "menu"
    # The counter of what is out of sight stands over the end of a row.
    shown = room - COUNTER if len(prompt.rows) > height else room
    rows = prompt.rows
    return far_window(
        len(rows), prompt.cursor, room, height,
        lambda i: row_line(rows[i], shown, focused=here and i == prompt.cursor),
    )  # fmt: skip


def row_line(row: Row, room: int, *, focused: bool) -> Line:
    """One row: cursor, mark, key, text, note."""
    sign = ">" if focused else " "
    mark = row.mark or " "
    lit = " cursor" if focused else ""
    text_role = ("dim" if not row.enabled else "picked" if row.mark == "*" else "") + lit
    line: Line = [
        (sign, "cursor" if focused else ""),
        (f"{mark:>2}", "picked"),
        (f" {key_name(row.key):<1} ", "key" if row.enabled else "dim"),
        (row_text(row, room - BEFORE_TEXT), text_role.strip()),
    ]
    left = room - cells(line)
    note = row.note if text_width(row.note) + 2 <= left else row.brief or row.note
    if note and left >= min(LEAST_NOTE, text_width(note) + 2):
        line.append((f"  {note}", "dim"))
    return fit(line, room)


def row_text(row: Row, room: int) -> str:
    """The row's text in at most `room` cells; where it is cut, its tail stays."""
    if text_width(row.text) <= room or not row.tail:
        return row.text
    left = room - text_width(row.tail) - 1
    if left < LEAST_BEGINNING:
        return crop(f".. {row.tail}", room)
    return f"{crop(row.text.removesuffix(row.tail), left)} {row.tail}"


def _happened(model: BoardModel, room: int, height: int) -> list[Line]:
    """The last lines of the log, after a blank line."""
    if height < 2:
        return []
    lines: list[Line] = []
    for line in reversed(recent_lines(model.voice, height - 1)):
        block = wrapped(line.text, room - 2, "dim")
        if len(lines) + len(block) > height - 1:
            break
        lines[:0] = [[(" " * (2 if i else 0), ""), *part] for i, part in enumerate(block)]
    return [[], *lines] if lines else []
