"""Where games are kept: `saves/` for those that go on, `records/` for those that are over.

What is told of a save is what stands above its answers: who plays which deck, never a card.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

from attrs import frozen

from naruto_tui import kiosk, paths
from naruto_tui.table.aside import put_file_aside
from naruto_tui.table.journal import (
    END_OF_HEAD,
    Journal,
    JournalError,
    is_open_elsewhere,
    read_texts,
    sound_texts,
)

ENDING = ".save"


@frozen
class Save:
    """A game that can be resumed, as a list shows it."""

    path: Path
    title: str
    """Who plays what, or why it cannot be resumed."""
    sound: bool
    answers: int = 0
    """How many lines came after the beginning."""
    elsewhere: bool = False
    """Whether another terminal plays it now."""
    played: datetime | None = None
    """When it was written last; `None`: the file has gone meanwhile."""

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def about(self) -> str:
        """The title, and whether it is open."""
        return f"open in another terminal: {self.title}" if self.elsewhere else self.title


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
    return [described(path) for path in newest_first(folder())]


def newest() -> Path | None:
    return next(iter(newest_first(folder())), None)


def find(name: str) -> Path:
    """A save by its name or path."""
    for path in (folder() / f"{name}{ENDING}", folder() / name, Path(name)):
        if kiosk.is_own(path) and path.is_file():
            return path
    known = ", ".join(path.stem for path in newest_first(folder())[:5])
    raise JournalError(f"{name}: no such saved game; " + (f"there are {known}" if known else _NONE))


def delete(path: Path) -> None:
    """Deletes a save for good; `JournalError` where it is being played or cannot be deleted."""
    if is_open_elsewhere(path):
        raise JournalError(
            f"{path}: this game is open in another terminal; leave it there first (Ctrl+Q)"
        )
    try:
        path.unlink()
    except OSError as error:
        raise JournalError(f"{path}: cannot be deleted: {error.strerror}") from None


def mend(path: Path) -> tuple[Path, Path]:
    """A new save of all that stands before the damage; where it is, and where the damaged one is.

    Raises:
        JournalError: nothing is damaged, nothing can be gone on with, or it cannot be written.
    """
    texts, rest = sound_texts(path)
    if not rest:
        raise JournalError(f"{path}: nothing is damaged; `naruto-tui resume {path.stem}` opens it")
    if is_open_elsewhere(path):
        raise JournalError(f"{path}: this game is open in another terminal; leave it there first")
    split = texts.index(END_OF_HEAD)
    try:
        mended = _mended(path.stem, texts[:split], texts[split + 1 :])
        return mended, put_file_aside(path)
    except OSError as error:
        raise JournalError(f"{path}: cannot be mended: {error.strerror}") from None


def _mended(stem: str, head: Sequence[str], answers: Sequence[str]) -> Path:
    folder().mkdir(parents=True, exist_ok=True)
    for number in count(1):
        name = f"{stem}-mended" + (f"-{number}" if number > 1 else "")
        try:
            journal = Journal.create(folder() / f"{name}{ENDING}", head, answers)
        except FileExistsError:
            continue
        journal.close()
        return journal.path
    raise AssertionError


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


def newest_first(there: Path) -> list[Path]:
    """The games kept in a folder, the one played last first."""
    found: list[tuple[int, str, Path]] = []
    for path in there.glob(f"*{ENDING}"):
        try:
            found.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:
            continue
    return [path for _, _, path in sorted(found, reverse=True)]


def described(path: Path) -> Save:
    """A save as a list shows it."""
    elsewhere = is_open_elsewhere(path)
    try:
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        played = None
    try:
        head, answers = read_texts(path)
    except JournalError as error:
        return Save(path, str(error), sound=False, elsewhere=elsewhere, played=played)
    title = _score(answers) + head[0].removeprefix("title ")
    return Save(path, title, True, len(answers), elsewhere, played)


def _score(answers: Sequence[str]) -> str:
    """What was won of a match of several games, once a game of it is over."""
    if not any(line.startswith("over ") for line in answers):
        return ""
    return f"{answers.count('over 0')} : {answers.count('over 1')}, "
