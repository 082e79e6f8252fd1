"""The file that keeps the games of a run: written while it runs, read to go on or to merge.

The first line says what it is. Every other line begins with eight hex digits, a checksum of it and
all lines before it, so that a changed, lost or moved line is found and named. Lots stand in the
order of the schedule, so a run that was stopped and went on has the bytes of one that was not.
`results_lines` tells what the lines say.
"""

import fcntl
from collections.abc import Iterable, Iterator, Sequence
from io import FileIO
from pathlib import Path
from typing import Final
from zlib import crc32

from attrs import frozen

from naruto_tui import __version__

from .plan import Listed, Plan
from .play import Outcome
from .results_lines import LineError, lot_lines, plan_line, read_game, read_lot, read_plan
from .schedule import Lot, lots

FIRST_LINE: Final = "naruto-tui results 2"
"""What the file is, and the version of this form."""

Played = dict[Lot, tuple[Outcome, ...]]


class ResultsError(ValueError):
    """A file of results that cannot be used: file, line, what is wrong, and what can be done."""


@frozen
class Results:
    """What a file holds."""

    file: str
    plan: Plan
    version: str
    """Of the program that played."""
    played: Played
    """The whole lots, in the order of the schedule."""
    kept: int
    """Bytes up to the end of the last whole lot."""
    checksum: int
    """There."""


def read(file: str) -> Results:
    """The results in a file, whole lots alone: a run may have been stopped in the middle of one.

    Raises:
        ResultsError: there is no such file, or it is damaged.
    """
    _must_be_file(file)
    try:
        with FileIO(file) as opened:
            data = opened.readall()
    except OSError as error:
        raise ResultsError(f"{file}: cannot be read: {error.strerror}") from None
    return _decoded(file, data or b"")


class Writer:
    """An open, locked file of results to which lots are added."""

    def __init__(self, file: FileIO, name: str, checksum: int) -> None:
        self._file, self._name, self._checksum = file, name, checksum

    def add(self, lot: Lot, outcomes: Sequence[Outcome]) -> None:
        """Writes a lot down, the next one of the schedule."""
        self._write(lot_lines(lot, outcomes))

    def close(self) -> None:
        """Lets another run open the file."""
        self._file.close()

    def _write(self, texts: Iterable[str]) -> None:
        data, self._checksum = _encoded(texts, self._checksum)
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise ResultsError(
                f"{self._name}: cannot be written: {error.strerror}; what is in it is kept, and "
                "the same command goes on from there"
            ) from None


def begin(file: str, plan: Plan, version: str = __version__) -> Writer:
    """A new file for the results of a run; never in place of another one.

    Raises:
        ResultsError: it cannot be written.
    """
    try:
        opened = FileIO(file, "x")
    except OSError as error:
        raise ResultsError(f"{file}: cannot be written: {error.strerror}") from None
    _lock(opened, file)
    writer = Writer(opened, file, 0)
    try:
        opened.write(f"{FIRST_LINE}\n".encode())
    except OSError as error:
        raise ResultsError(f"{file}: cannot be written: {error.strerror}") from None
    writer._write([plan_line(plan, version)])  # noqa: SLF001 - the head is written like all other lines
    return writer


def write_all(file: str, plan: Plan, version: str, played: Played) -> None:
    """A new file with the results of a run, as it would have written it itself.

    Raises:
        ResultsError: it cannot be written, or lots are missing before the last one.
    """
    schedule = lots(len(plan.meetings()), plan.games, plan.part)
    if tuple(played) != schedule[: len(played)]:
        raise ResultsError(f"{file}: is not written: parts of the run are missing before others")
    writer = begin(file, plan, version)
    try:
        for lot, outcomes in played.items():
            writer.add(lot, outcomes)
    finally:
        writer.close()


def go_on(file: str, plan: Plan) -> tuple[Writer, Results]:
    """A file that is there, to be continued; what came after its last whole lot is cut off.

    Raises:
        ResultsError: it is damaged, of another run, or in use.
    """
    _must_be_file(file)
    try:
        opened = FileIO(file, "r+")
    except OSError as error:
        raise ResultsError(f"{file}: cannot be opened: {error.strerror}") from None
    try:
        _lock(opened, file)
        found = _decoded(file, opened.readall() or b"")
        _must_be(found, plan)
        opened.truncate(found.kept)
        opened.seek(found.kept)
    except BaseException:
        opened.close()
        raise
    return Writer(opened, file, found.checksum), found


def _must_be_file(file: str) -> None:
    """A device or a pipe may have no end."""
    if Path(file).exists() and not Path(file).is_file():
        raise ResultsError(f"{file}: cannot be used: it is no file")


def _must_be(found: Results, plan: Plan) -> None:
    if other := differences(found.plan, found.version, plan, __version__):
        raise ResultsError(
            f"{found.file}: holds another run: {'; '.join(other)}; give --out another name"
        )


def differences(
    one: Plan, version: str, other: Plan, other_version: str, *, parts: bool = True
) -> list[str]:
    """In what two runs differ, in words; `parts`: other parts of one run differ too."""
    mine, theirs = one.setting, other.setting
    pairs: list[tuple[str, object, object]] = [
        ("program", version, other_version),
        ("kind of test", one.form, other.form),
        ("edition", mine.edition, theirs.edition),
        ("seed", mine.seed, theirs.seed),
        ("level", _levels(one), _levels(other)),
        ("match", mine.terms.games, theirs.terms.games),
        ("loser", mine.terms.loser, theirs.terms.loser),
        ("number of games", one.games, other.games),
        ("--until-decided", one.until_decided, other.until_decided),
        *_decks("deck", one.decks, other.decks),
        *_decks("opponents", one.against, other.against),
    ]
    if parts:
        pairs.append(("part", "{}/{}".format(*one.part), "{}/{}".format(*other.part)))
    else:
        pairs.append(("number of parts", one.part[1], other.part[1]))
    return [f"its {what} is {a}, not {b}" for what, a, b in pairs if a != b]


def _levels(plan: Plan) -> str:
    return ", ".join(" against ".join(setting.levels) for setting in plan.settings())


def _decks(
    what: str, mine: Sequence[Listed], theirs: Sequence[Listed]
) -> Iterator[tuple[str, object, object]]:
    """Which decks one run has and the other has not."""
    here, there = ([(deck.digest, deck.says) for deck in decks] for decks in (mine, theirs))
    if here == there:
        return
    only = [_told(deck) for deck in mine if (deck.digest, deck.says) not in there]
    missing = [_told(deck) for deck in theirs if (deck.digest, deck.says) not in here]
    yield what, ", ".join(only) or "in another order", ", ".join(missing) or "in this one"


def _told(deck: Listed) -> str:
    return f"{deck.name} (digest {deck.digest}, texts {deck.says})"


def _lock(opened: FileIO, file: str) -> None:
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ResultsError(f"{file}: another run is writing to it; wait for its end") from None
    except OSError:
        return  # a file system without locks


def _encoded(texts: Iterable[str], checksum: int) -> tuple[bytes, int]:
    data = bytearray()
    for text in texts:
        line = text.encode("ascii", "backslashreplace") + b"\n"
        checksum = crc32(line, checksum)
        data += b"%08x " % checksum + line
    return bytes(data), checksum


class _Lines:
    """The texts of the whole lines of a file, one after the other."""

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        *self._lines, _half = data.split(b"\n")
        if not self._lines or self._lines[0] != FIRST_LINE.encode():
            raise ResultsError(f"{file}:1: no results of a test: `{FIRST_LINE}` is expected here")
        self.number = 1
        """Of the last line that was taken."""
        self.read = len(FIRST_LINE) + 1
        """Bytes up to its end."""
        self.checksum = 0

    def left(self) -> int:
        return len(self._lines) - self.number

    def take(self) -> str:
        """The text of the next line."""
        line = self._lines[self.number]
        self.number += 1
        self.read += len(line) + 1
        self.checksum = crc32(line[9:] + b"\n", self.checksum)
        if line[8:9] != b" " or line[:8] != b"%08x" % self.checksum:
            raise self.error(
                "damaged: the line does not fit its checksum; cut the file off before it and run "
                "the same command again to go on from there"
            )
        return line[9:].decode("ascii", "replace")

    def error(self, problem: str) -> ResultsError:
        """What is wrong with the line that was taken last."""
        return ResultsError(f"{self.file}:{self.number}: {problem}")


def _decoded(file: str, data: bytes) -> Results:
    lines = _Lines(file, data)
    if not lines.left():
        raise ResultsError(f"{file}:2: cut off before the plan of the run; delete the file")
    try:
        plan, version = read_plan(lines.take())
        played: Played = {}
        kept, checksum = lines.read, lines.checksum
        for lot, outcomes in _whole_lots(lines, plan):
            played[lot] = outcomes
            kept, checksum = lines.read, lines.checksum
    except LineError as error:
        raise lines.error(str(error)) from None
    return Results(file, plan, version, played, kept, checksum)


def _whole_lots(lines: _Lines, plan: Plan) -> Iterator[tuple[Lot, tuple[Outcome, ...]]]:
    for expected in lots(len(plan.meetings()), plan.games, plan.part):
        if not lines.left():
            return
        lot, games = read_lot(lines.take())
        if lot != expected:
            raise LineError("this is not the lot that comes next in the run")
        if lines.left() < games:
            return
        outcomes = tuple(read_game(lines.take()) for _ in range(games))
        if list(dict.fromkeys(one.place for one in outcomes)) != list(lot.places):
            raise LineError("the games before this line are not those of the lot")
        yield lot, outcomes
    if lines.left():
        lines.take()
        raise LineError("the run was over before this line")
