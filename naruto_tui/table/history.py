"""What became of finished games, in a small database: by deck, by opponent, newest first.

It says nothing that the records do not say: a game that could not be added is added from its record
when somebody looks, and a broken database is put aside and made anew from all records. So nothing
that goes wrong here costs a game.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from attrs import astuple, fields, frozen

from naruto_tui import paths
from naruto_tui.table.aside import put_file_aside

VERSION: Final = 1
"""Of the columns."""
PATIENCE: Final = 1.0
"""Seconds to wait for another process that writes."""


@frozen
class Played:
    """A finished game."""

    save: str
    """Name of its record."""
    number: int
    """Of the game in its match, from 1."""
    ended: str
    """ISO 8601, to the second."""
    edition: str
    deck_1: str
    deck_2: str
    seat_1: str
    """`person`, `person NAME`, `computer LEVEL SEED`."""
    seat_2: str
    first: int
    """The seat that began, 0 or 1."""
    winner: int
    """0 or 1; -1 for a draw."""
    why: str
    turns: int

    @property
    def decks(self) -> tuple[str, str]:
        return self.deck_1, self.deck_2

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where a person sat."""
        seats = (self.seat_1, self.seat_2)
        return tuple(i for i, seat in enumerate(seats) if not seat.startswith("computer "))


@frozen
class Standing:
    """How a deck has fared in the hands of people."""

    deck: str
    against: str
    """The other deck; empty: any."""
    games: int
    wins: int
    losses: int
    draws: int


class HistoryError(ValueError):
    """The history cannot be read or written: file, what is wrong, what can be done."""


_COLUMNS: Final = tuple(one.name for one in fields(Played))
_TABLE: Final = (
    f"CREATE TABLE IF NOT EXISTS games ({', '.join(_COLUMNS)}, PRIMARY KEY (save, number))"
)
_INSERT: Final = f"INSERT OR REPLACE INTO games VALUES ({', '.join('?' * len(_COLUMNS))})"  # noqa: S608 - names of fields
_SELECT: Final = f"SELECT {', '.join(_COLUMNS)} FROM games ORDER BY ended DESC, save DESC, number"  # noqa: S608


def file() -> Path:
    """Where it is."""
    return paths.data_dir() / "history.sqlite"


def add(games: Iterable[Played]) -> None:
    """Adds games, or writes them anew.

    Raises:
        HistoryError: the database cannot be written now; a broken one is put aside first.
    """
    rows = [astuple(game) for game in games]

    def insert(database: sqlite3.Connection) -> None:
        with database:
            database.execute(_TABLE)
            database.execute(f"PRAGMA user_version = {VERSION}")
            database.executemany(_INSERT, rows)

    _tried(insert)


def games() -> list[Played]:
    """All that are known, newest first; `HistoryError` where the database cannot be read."""
    found: list[Played] = []

    def select(database: sqlite3.Connection) -> None:
        if _has_tables(database):
            found.extend(Played(*row) for row in database.execute(_SELECT))

    if file().exists():
        _tried(select)
    return found


def standings(played: Iterable[Played], deck: str = "") -> list[Standing]:
    """Results by deck, most games first; of one deck, by what it played against."""
    tally: dict[tuple[str, str], list[int]] = {}
    for game in played:
        for seat in game.persons:
            mine, theirs = game.decks[seat], game.decks[1 - seat]
            if deck and mine != deck:
                continue
            counts = tally.setdefault((mine, theirs if deck else ""), [0, 0, 0])
            counts[2 if game.winner < 0 else 0 if game.winner == seat else 1] += 1
    found = [Standing(*key, sum(counts), *counts) for key, counts in tally.items()]
    return sorted(found, key=lambda one: (-one.games, one.deck, one.against))


def now() -> str:
    """The present moment as it is written."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _tried(deed: Callable[[sqlite3.Connection], None]) -> None:
    """Does it; with a database that is none, once more with a new one."""
    try:
        with _open() as database:
            _judge(database)
            deed(database)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise _unusable(error) from None
        try:
            put_file_aside(file())
            with _open() as database:
                deed(database)
        except (OSError, sqlite3.Error) as again:
            raise _unusable(again) from None


def _judge(database: sqlite3.Connection) -> None:
    """Raises where the database is of another version of the program: its columns are others."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version != VERSION and _has_tables(database):
        raise sqlite3.DatabaseError("of another version")


def _has_tables(database: sqlite3.Connection) -> bool:
    return bool(database.execute("SELECT name FROM sqlite_master").fetchall())


@contextmanager
def _open() -> Iterator[sqlite3.Connection]:
    try:
        file().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(error) from None
    with closing(sqlite3.connect(file(), timeout=PATIENCE)) as database:
        yield database


def _unusable(error: Exception) -> HistoryError:
    reason = getattr(error, "strerror", None) or str(error)
    return HistoryError(
        f"{file()}: the history cannot be used now: {reason}; no game is lost for it: "
        "`naruto-tui replay` has them all, and they are added as soon as it can be written"
    )
