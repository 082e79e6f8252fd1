"""From a match, or from records that lie there, to the history of finished games.

Public: `played` (match) -> `Played`, `remember` (match), `complete` (adds what is missing).
"""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from naruto_tui.rules.game import Game
from naruto_tui.table import history
from naruto_tui.table.history import HistoryError, Played
from naruto_tui.table.journal import JournalError

if TYPE_CHECKING:
    from naruto_tui.table.match import Match


def played(match: "Match", game: Game, number: int, save: str, ended: str) -> Played:
    """A game of a match that is over."""
    assert game.result is not None
    first, second = match.names
    mine, theirs = map(str, match.seats)
    result = game.result
    return Played(
        save, number, ended, game.edition.name, first, second, mine, theirs, game.first,
        result.winner, result.why, result.turn,
    )  # fmt: skip


def remember(match: "Match") -> None:
    """Adds the game that has just ended; where that cannot be, `complete` will."""
    if match.journal is None or match.game.result is None:
        return
    save, number = match.journal.path.stem, match.series.number + 1
    with suppress(HistoryError):
        history.add([played(match, match.game, number, save, history.now())])


def complete() -> list[Played]:
    """All finished games, with those of records that the history did not have.

    Raises:
        HistoryError: it cannot be read, or not be written; then no record has been looked at.
    """
    from naruto_tui.table import records  # noqa: PLC0415 - they read matches, which remember

    known = history.games()
    names = {one.save for one in known}
    missing = [path for path in records.listed() if path.stem not in names]
    found = [one for path in missing for one in _of_record(path)]
    if found:
        history.add(found)
        known = history.games()
    return known


def _of_record(path: Path) -> list[Played]:
    """The games of a record; none where it is of another version, or damaged."""
    from naruto_tui.table.heads import Written  # noqa: PLC0415
    from naruto_tui.table.match import Match  # noqa: PLC0415

    try:
        match = Match.told(Written.of(path))
        ended = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (JournalError, OSError):
        return []
    at = ended.isoformat(timespec="seconds")
    games = [*match.played, *([match.game] if match.game.result is not None else [])]
    return [played(match, game, place, path.stem, at) for place, game in enumerate(games, 1)]
