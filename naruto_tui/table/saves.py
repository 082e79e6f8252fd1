"""Where games are kept: `saves/` for those that go on, `records/` for those that are over."""

from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

from attrs import frozen

from naruto_tui import paths
from naruto_tui.table.journal import Journal, JournalError, read_texts

ENDING = ".save"


@frozen
class Save:
    """A game that can be resumed, as a list shows it."""

    path: Path
    title: str
    """Who plays what, or why it cannot be resumed."""
    sound: bool

    @property
    def name(self) -> str:
        return self.path.stem


def folder() -> Path:
    return paths.data_dir() / "saves"


def keep(head: list[str], at: datetime) -> Journal:
    """A new save named by the time; `OSError` when there is no place for it."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        stem = f"{at:%Y-%m-%d-%H%M}" + (f"-{number}" if number > 1 else "")
        if not (_records() / f"{stem}{ENDING}").exists():
            try:
                return Journal.create(place / f"{stem}{ENDING}", head)
            except FileExistsError:
                continue
    raise AssertionError


def saved() -> list[Save]:
    """The games that can go on, the one last played first."""
    return [_described(path) for path in _files()]


def newest() -> Path | None:
    return next(iter(_files()), None)


def find(name: str) -> Path:
    """A save by its name or path."""
    for path in (folder() / f"{name}{ENDING}", folder() / name, Path(name)):
        if path.is_file():
            return path
    known = ", ".join(path.stem for path in _files()[:5])
    raise JournalError(f"{name}: no such saved game; " + (f"there are {known}" if known else _NONE))


def put_away(journal: Journal) -> Path:
    """Moves the save of a game that is over to the records."""
    journal.close()
    place = _records() / journal.path.name
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        journal.path.replace(place)
    except OSError:
        return journal.path
    return place


_NONE = "none is kept; `naruto-tui play` begins a game"


def _records() -> Path:
    return paths.data_dir() / "records"


def _files() -> list[Path]:
    found: list[tuple[int, str, Path]] = []
    for path in folder().glob(f"*{ENDING}"):
        try:
            found.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:
            continue
    return [path for _, _, path in sorted(found, reverse=True)]


def _described(path: Path) -> Save:
    try:
        head, answers = read_texts(path)
    except JournalError as error:
        return Save(path, str(error), sound=False)
    return Save(path, _score(answers) + head[0].removeprefix("title "), sound=True)


def _score(answers: Sequence[str]) -> str:
    """What was won of a match of several games, once a game of it is over."""
    if not any(line.startswith("over ") for line in answers):
        return ""
    return f"{answers.count('over 0')} : {answers.count('over 1')}, "
