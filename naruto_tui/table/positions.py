"""Writing the moment that a match has come to as a position, for a report or a puzzle.

While a person plays, what that seat may not know is left out; else the whole game is written.
"""

from datetime import datetime
from itertools import count
from pathlib import Path

from naruto_tui import paths
from naruto_tui.rules.notation import position_text, seen_text
from naruto_tui.table.match import Match

ENDING = ".txt"


def folder() -> Path:
    return paths.data_dir() / "positions"


def write(match: Match, seat: int, at: datetime, *, openly: bool = False) -> Path:
    """Writes a new file, named by the time; `OSError` when there is no place for it.

    `openly`: with all that is hidden, as of a game that was played long ago.
    """
    game = match.game
    is_open = openly or match.watched or game.result is not None
    text = position_text(game) if is_open else seen_text(game, seat)
    folder().mkdir(parents=True, exist_ok=True)
    for number in count(1):
        stem = f"{at:%Y-%m-%d-%H%M}" + (f"-{number}" if number > 1 else "")
        try:
            with (folder() / f"{stem}{ENDING}").open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            continue
        return folder() / f"{stem}{ENDING}"
    raise AssertionError
