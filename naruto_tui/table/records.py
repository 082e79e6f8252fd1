"""Games that are over, as files that can be replayed; what goes on lies among the `saves`."""

from pathlib import Path
from typing import Final

from naruto_tui import kiosk, paths
from naruto_tui.table import saves
from naruto_tui.table.heads import TITLE
from naruto_tui.table.journal import JournalError, read_texts
from naruto_tui.table.saves import ENDING, Save, newest_first

MOST: Final = 500
"""Records that a list shows, the last ones."""


def folder() -> Path:
    return paths.data_dir() / "records"


def listed() -> list[Path]:
    """The games that are over, the one played last first."""
    return newest_first(folder())[:MOST]


def newest() -> Path | None:
    return next(iter(newest_first(folder())), None)


def find(name: str) -> Path:
    """A record or save by its name or path; `JournalError` where there is none."""
    for path in (Path(name), folder() / f"{name}{ENDING}", saves.folder() / f"{name}{ENDING}"):
        if kiosk.is_own(path) and path.is_file():
            return path
    known = ", ".join(path.stem for path in newest_first(folder())[:5])
    there = f"there are {known}" if known else "no game has been played to its end yet"
    raise JournalError(f"{name}: no such record; {there}")


def described(path: Path) -> Save:
    """A record as a list shows it."""
    try:
        head, _ = read_texts(path)
    except JournalError as error:
        return Save(path, str(error), sound=False)
    return Save(path, head[0].removeprefix(TITLE), sound=True)
