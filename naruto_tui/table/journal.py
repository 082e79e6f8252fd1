"""The file a game is kept in: a line after each answer, on the disk before play goes on.

Append-only. A line is eight hex digits, a space and its text; the digits are a checksum of the text
and of all lines before it, so that a changed, lost or moved line is found and named. What is still
being written when the power fails is a last line without its end: it is cut off, and the game is
resumed at the answer before. Whoever has the file open holds a lock on it.
"""

import fcntl
import os
from collections.abc import Iterable, Sequence
from io import FileIO
from pathlib import Path
from typing import Final
from zlib import crc32

FIRST_LINE: Final = "naruto-tui save 1"
"""What the file is, and the version of this form."""
LARGEST_FILE: Final = 8_000_000
"""Bytes; a long game needs some 50,000."""
END_OF_HEAD: Final = "answers"
"""The line between what the game began with and what was answered."""


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
        self._waiting: list[str] = []

    @classmethod
    def create(cls, path: Path, head: Iterable[str]) -> "Journal":
        """A new save; it is there with its whole head or not at all. `OSError` when it cannot be.

        Never takes the place of another file: `FileExistsError`.
        """
        texts = [*head, END_OF_HEAD]
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
        except BaseException:
            file.close()
            raise
        if half:
            journal._kept -= half
            journal._cut_off_rest()
            journal.cut = True
        return journal

    def write(self, text: str) -> None:
        """Adds a line and waits until it is on the disk.

        A full disk does not end the game: `trouble` says so, and the line is tried again with the
        next one.
        """
        self._waiting.append(text)
        data, checksum = _encoded(self._waiting, self._checksum)
        try:
            _put(self._file, data)
        except OSError as error:
            self.trouble = f"The game is not being saved: {error.strerror} ({self.path})"
            self._cut_off_rest()
            return
        self._checksum = checksum
        self._kept += len(data)
        self._waiting.clear()
        self.trouble = ""

    def close(self) -> None:
        """Lets another terminal open the save."""
        self._file.close()

    def _cut_off_rest(self) -> None:
        try:
            self._file.truncate(self._kept)
            self._file.seek(self._kept)
        except OSError as error:
            self.trouble = f"The game is not being saved: {error.strerror} ({self.path})"


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


def _decoded(path: Path, whole: bytes) -> tuple[list[str], int, int]:
    """The texts of the whole lines, the checksum at their end, and the bytes of a half line."""
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
    return texts, checksum, len(rest)


def _line(path: Path, number: int, line: bytes, checksum: int, *, begun: bool) -> tuple[str, int]:
    """A line's text; `begun`: answers have begun, so what is before it is a game."""
    digits, space, text = line[:8], line[8:9], line[9:]
    checksum = crc32(text + b"\n", checksum)
    if space != b" " or digits != b"%08x" % checksum:
        remedy = f"cut it off before line {number} to go on from there"
        raise JournalError(
            f"{path}:{number}: damaged: the line does not fit its checksum; "
            f"restore the file from a copy, or {remedy if begun else 'start a new game'}"
        )
    return text.decode("utf-8", "replace"), checksum


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
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise JournalError(
            f"{path}: this game is open in another terminal; leave it there first (Ctrl+Q)"
        ) from None
    return file


def _must_be_file(path: Path) -> None:
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
