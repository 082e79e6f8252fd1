"""The file a game is kept in: a line after each answer, on the disk before play goes on.

Append-only. A line is eight hex digits, a space and its text; the digits are a checksum of the text
and of all lines before it, so that a changed, lost or moved line is found and named. What is still
being written when the power fails is a last line without its end: it is put aside (`aside`), and
the game is resumed at the answer before. Whoever has the file open holds a lock on it, which ends
with the process.
"""

import fcntl
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path
from time import sleep
from typing import Final
from zlib import crc32

from naruto_tui import kiosk
from naruto_tui.table.aside import folder as aside_folder
from naruto_tui.table.aside import put_bytes_aside

FIRST_LINE: Final = "naruto-tui save 1"
"""What the file is, and the version of this form."""
LARGEST_FILE: Final = 8_000_000
"""Bytes; a long game needs some 50,000."""
END_OF_HEAD: Final = "answers"
"""The line between what the game began with and what was answered."""
_TRIES: Final = 5
"""How often a lock is asked for: a list of games holds each one for a moment."""


class JournalError(ValueError):
    """A save that cannot be used: file, line, what is wrong, and what can be done."""


class Journal:
    """An open, locked save. `head` is what the game began with, `answers` came after it."""

    def __init__(self, path: Path, file: FileIO, texts: Sequence[str], checksum: int) -> None:
        split = texts.index(END_OF_HEAD)
        self.path = path
        self.head: tuple[str, ...] = tuple(texts[:split])
        self.answers: tuple[str, ...] = tuple(texts[split + 1 :])
        self.first_answer = split + 3
        """Line of the file on which the first answer stands."""
        self.cut = False
        """Whether a half line at the end was cut off."""
        self.trouble = ""
        """Why the last lines are not on the disk; empty when they are."""
        self._file = file
        self._checksum = checksum
        self._kept = file.seek(0, os.SEEK_END)
        self._clean = True
        """Whether nothing stands behind the last line that is kept."""
        self._waiting: list[str] = []

    @classmethod
    def create(cls, path: Path, head: Iterable[str], answers: Iterable[str] = ()) -> "Journal":
        """A new save; it is there with its whole head or not at all. `OSError` when it cannot be.

        `answers` are those given already. Never takes the place of another file: `FileExistsError`.
        """
        texts = [*head, END_OF_HEAD, *answers]
        data, checksum = _encoded(texts, 0)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        file = _locked(draft, "x+")
        try:
            _put(file, f"{FIRST_LINE}\n".encode() + data)
            os.link(draft, path)
            _flush_folder(path.parent)
        except BaseException:
            file.close()
            raise
        finally:
            draft.unlink(missing_ok=True)
        return cls(path, file, texts, checksum)

    @classmethod
    def open(cls, path: Path) -> "Journal":
        """A save that is there; raises `JournalError` and changes nothing when it is damaged."""
        _must_be_file(path)
        try:
            file = _locked(path, "r+")
        except OSError as error:
            raise _unreadable(path, error) from None
        try:
            texts, checksum, half = _decoded(path, _whole(path, file))
            journal = cls(path, file, texts, checksum)
            if half:
                journal._part_from(half, checksum)
        except BaseException:
            file.close()
            raise
        return journal

    def write(self, text: str) -> None:
        """Adds a line and waits until it is on the disk.

        A full disk does not end the game: `trouble` says so, and the line is tried again with the
        next one.
        """
        self._waiting.append(text)
        self._write_waiting()

    @property
    def unsaved(self) -> int:
        """How many lines are not on the disk."""
        return len(self._waiting)

    def close(self) -> None:
        """Lets another terminal open the save; what is not on the disk is tried once more."""
        if self._waiting and not self._file.closed:
            self._write_waiting()
        self._file.close()

    def _write_waiting(self) -> None:
        data, checksum = _encoded(self._waiting, self._checksum)
        try:
            if not self._clean:
                self._cut_off_rest()
            self._clean = False
            _put(self._file, data)
        except OSError as error:
            self.trouble = f"The game is not being saved: {error.strerror} ({self.path})"
            # Where this fails too it is done before the next line is written.
            with suppress(OSError):
                self._cut_off_rest()
            return
        self._keep(len(data), checksum)

    def _part_from(self, half: bytes, checksum: int) -> None:
        """A last line without its end: one that lacks nothing else is kept, another put aside."""
        self._kept -= len(half)
        self._clean = False
        text = _fitting(half, checksum)
        try:
            if text is None:
                put_bytes_aside(self.path, half)
                self._cut_off_rest()
                self.cut = True
            else:
                self.answers = (*self.answers, text)
                self._waiting.append(text)
                _put(self._file, b"\n")
                self._keep(len(half) + 1, crc32(half[9:] + b"\n", checksum))
        except OSError as error:
            raise JournalError(
                f"{self.path}: its last line is only half written and cannot be put aside: "
                f"{error.strerror}; make room in {aside_folder()}"
            ) from None

    def _keep(self, written: int, checksum: int) -> None:
        """All that waited is on the disk, in so many bytes."""
        self._clean = True
        self._checksum = checksum
        self._kept += written
        self._waiting.clear()
        self.trouble = ""

    def _cut_off_rest(self) -> None:
        self._file.truncate(self._kept)
        self._file.seek(self._kept)
        self._clean = True


def is_open_elsewhere(path: Path) -> bool:
    """Whether a terminal plays this game now: it holds the lock."""
    try:
        file = FileIO(path)
    except OSError:
        return False
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def read_texts(path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A save's head and answers, without opening the game (one in play can be asked, too)."""
    _must_be_file(path)
    try:
        with FileIO(path) as file:
            texts, _, _ = _decoded(path, _whole(path, file))
    except OSError as error:
        raise _unreadable(path, error) from None
    split = texts.index(END_OF_HEAD)
    return tuple(texts[:split]), tuple(texts[split + 1 :])


def _whole(path: Path, file: FileIO) -> bytes:
    try:
        return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise _unreadable(path, error) from None


def sound_texts(path: Path) -> tuple[list[str], bytes]:
    """The texts of the lines before the first damaged one, and the bytes from there on.

    Raises:
        JournalError: it cannot be read, is no save, or is damaged above the first answer.
    """
    _must_be_file(path)
    try:
        with FileIO(path) as file:
            whole = _whole(path, file)
    except OSError as error:
        raise _unreadable(path, error) from None
    lines = whole.split(b"\n")
    texts: list[str] = []
    checksum, read = 0, len(lines[0]) + 1
    for line in lines[1:-1]:
        if (text := _fitting(line, checksum)) is None:
            break
        checksum = crc32(line[9:] + b"\n", checksum)
        texts.append(text)
        read += len(line) + 1
    if END_OF_HEAD not in texts or lines[0] != FIRST_LINE.encode():
        _decoded(path, whole)  # says what is wrong
    return texts, whole[read:]


def _decoded(path: Path, whole: bytes) -> tuple[list[str], int, bytes]:
    """The texts of the whole lines, the checksum at their end, and a half line."""
    if len(whole) > LARGEST_FILE:
        raise JournalError(f"{path}:1: too large for a saved game; is it one?")
    *lines, rest = whole.split(b"\n")
    if not lines or lines[0] != FIRST_LINE.encode():
        raise JournalError(f"{path}:1: not a saved game: `{FIRST_LINE}` is expected here")
    texts: list[str] = []
    checksum = 0
    begun = False
    for number, line in enumerate(lines[1:], 2):
        text, checksum = _line(path, number, line, checksum, begun=begun)
        texts.append(text)
        begun = begun or text == END_OF_HEAD
    if END_OF_HEAD not in texts:
        number = len(lines) + 1
        raise JournalError(f"{path}:{number}: cut off before the first answer; start a new game")
    return texts, checksum, rest


def _line(path: Path, number: int, line: bytes, checksum: int, *, begun: bool) -> tuple[str, int]:
    """A line's text; `begun`: answers have begun, so what is before it is a game."""
    text = _fitting(line, checksum)
    if text is None:
        name = path.stem if path.parent.name == "saves" else path
        remedy = f"go on before line {number} with `naruto-tui saves mend {name}`"
        raise JournalError(
            f"{path}:{number}: damaged: the line does not fit its checksum; "
            f"restore the file from a copy, or {remedy if begun else 'start a new game'}"
        )
    return text, crc32(line[9:] + b"\n", checksum)


def _fitting(line: bytes, checksum: int) -> str | None:
    """The text of a line that fits the checksum of those before it; else nothing."""
    digits, space, text = line[:8], line[8:9], line[9:]
    if space != b" " or digits != b"%08x" % crc32(text + b"\n", checksum):
        return None
    return text.decode("utf-8", "replace")


def written_out(head: Iterable[str], answers: Iterable[str]) -> bytes:
    """A whole save as bytes, of a game that is not going to be played on."""
    data, _ = _encoded([*head, END_OF_HEAD, *answers], 0)
    return f"{FIRST_LINE}\n".encode() + data


def _encoded(texts: Iterable[str], checksum: int) -> tuple[bytes, int]:
    data = bytearray()
    for text in texts:
        line = text.encode("utf-8", "replace") + b"\n"
        checksum = crc32(line, checksum)
        data += b"%08x " % checksum + line
    return bytes(data), checksum


def _locked(path: Path, mode: str) -> FileIO:
    # Unbuffered: what could not be written must not be tried again at closing.
    file = FileIO(path, mode, opener=lambda name, flags: os.open(name, flags, 0o600))
    for _ in range(_TRIES):
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sleep(0.02)
        except OSError:
            file.close()
            raise
        else:
            return file
    file.close()
    raise JournalError(
        f"{path}: this game is open in another terminal; leave it there first (Ctrl+Q)"
    )


def _must_be_file(path: Path) -> None:
    if not kiosk.is_own(path):
        raise JournalError(f"{path}: {kiosk.REASON}")
    if not path.is_file():
        what = "not a file" if path.exists() else "no such saved game"
        raise JournalError(f"{path}: {what}; `naruto-tui resume` without a name takes the newest")


def _unreadable(path: Path, error: OSError) -> JournalError:
    return JournalError(f"{path}: cannot be opened: {error.strerror}; check its permissions")


def _put(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]
    os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
