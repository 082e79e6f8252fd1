"""The journal: what is on the disk is what was answered, and damage is found and named."""

import errno
import os
import resource
from contextlib import suppress
from io import FileIO
from pathlib import Path

import pytest

from naruto_tui.table import journal as module
from naruto_tui.table.journal import (
    FIRST_LINE,
    Journal,
    JournalError,
    is_open_elsewhere,
    read_texts,
)

HEAD = ["title A against B", "seed 7"]
ANSWERS = ["deploy 3", "charge 4 | 火影", "undo", "pass"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    journal = Journal.create(tmp_path / "a.save", HEAD)
    for text in ANSWERS:
        journal.write(text)
    journal.close()
    return tmp_path / "a.save"


@pytest.fixture
def aside(home: Path) -> Path:
    """Where damaged things are kept."""
    return home / "data" / "damaged"


def test_what_was_written_is_read_back(path: Path) -> None:
    journal = Journal.open(path)
    assert journal.head == tuple(HEAD)
    assert journal.answers == tuple(ANSWERS)
    assert not journal.cut
    journal.close()


def test_the_first_answer_stands_on_the_line_it_names(path: Path) -> None:
    journal = Journal.open(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[journal.first_answer - 1].endswith(ANSWERS[0])
    journal.close()


def test_an_answer_is_on_the_disk_before_play_goes_on(path: Path) -> None:
    journal = Journal.open(path)
    journal.write("next")
    assert path.read_text(encoding="utf-8").endswith(" next\n")
    journal.close()


def test_writing_goes_on_after_reopening(path: Path) -> None:
    journal = Journal.open(path)
    journal.write("next")
    journal.close()
    journal = Journal.open(path)
    assert journal.answers == (*ANSWERS, "next")
    journal.close()


def test_cut_at_every_byte_it_is_a_beginning_of_the_game_or_an_error(
    path: Path, aside: Path
) -> None:
    whole = path.read_bytes()
    least = whole.index(b" answers\n") + len(b" answers\n")
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        if length < least:
            with pytest.raises(JournalError, match=r"a\.save:\d+: "):
                Journal.open(path)
            assert path.read_bytes() == whole[:length]
            continue
        journal = Journal.open(path)
        # A line that lacks nothing but its end is kept.
        ended = whole[length - 1 : length] == b"\n"
        lacks_end = not ended and whole[length : length + 1] == b"\n"
        lines = whole[least:length].count(b"\n") + lacks_end
        assert journal.answers == tuple(ANSWERS[:lines])
        assert journal.cut == (not ended and not lacks_end)
        if journal.cut:
            begun = whole[whole.rindex(b"\n", 0, length) + 1 : length]
            kept = max(aside.iterdir(), key=lambda one: one.stat().st_mtime_ns)
            assert kept.read_bytes() == begun
        journal.write("next")
        journal.close()
        journal = Journal.open(path)
        assert journal.answers == (*ANSWERS[:lines], "next")
        journal.close()


def test_a_changed_byte_is_found_in_its_line_and_nothing_is_written(path: Path) -> None:
    whole = path.read_bytes()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 1
        path.write_bytes(changed)
        line = whole[:place].count(b"\n") + 1
        if whole[place : place + 1] == b"\n" and place == len(whole) - 1:
            continue
        with pytest.raises(JournalError, match=rf"a\.save:{line}: "):
            Journal.open(path)
        assert path.read_bytes() == changed


def test_a_lost_line_is_found(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    with pytest.raises(JournalError, match=r"a\.save:5: damaged"):
        Journal.open(path)


@pytest.mark.parametrize("data", [b"", b"\x00" * 50, b"\x89PNG\r\n\x1a\n", b"hello\nworld\n"])
def test_what_is_no_save_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "b.save"
    path.write_bytes(data)
    with pytest.raises(JournalError, match=rf"b\.save:1: not a saved game: `{FIRST_LINE}`"):
        Journal.open(path)


def test_a_folder_a_pipe_and_nothing_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, message in [(".", "not a file"), ("pipe", "not a file"), ("x", "no such saved game")]:
        with pytest.raises(JournalError, match=message):
            Journal.open(tmp_path / name)


def test_a_file_that_never_ends_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_FILE", 20)
    with pytest.raises(JournalError, match="too large"):
        Journal.open(path)


def test_a_game_is_open_once(path: Path) -> None:
    journal = Journal.open(path)
    with pytest.raises(JournalError, match="open in another terminal"):
        Journal.open(path)
    assert read_texts(path) == (tuple(HEAD), tuple(ANSWERS))
    journal.close()
    Journal.open(path).close()


def test_a_new_save_never_takes_the_place_of_another(path: Path) -> None:
    whole = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(path, HEAD)
    assert path.read_bytes() == whole
    assert [one.name for one in path.parent.iterdir()] == ["a.save"]


def test_only_its_owner_may_read_a_save(path: Path) -> None:
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_is_told_and_made_good_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    whole = path.read_bytes()
    journal = Journal.open(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        journal.write("one")
        assert "not being saved: No space left" in journal.trouble
        assert path.read_bytes() == whole
    journal.write("two")
    assert journal.trouble == ""
    journal.close()
    journal = Journal.open(path)
    assert journal.answers == (*ANSWERS, "one", "two")
    journal.close()


class SmallDisk(FileIO):
    """A file on a disk with room for so many more bytes; the last ones may be written in part."""

    room = 0
    stuck = False
    """Whether nothing can be cut off either."""

    def write(self, data):
        if SmallDisk.room <= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = super().write(data[: SmallDisk.room])
        SmallDisk.room -= written
        return written

    def truncate(self, size=None):
        if SmallDisk.stuck:
            raise OSError(errno.EIO, "Input/output error")
        return super().truncate(size)


@pytest.mark.parametrize("stuck", [False, True])
def test_a_disk_full_after_any_number_of_bytes_loses_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, stuck: bool
) -> None:
    whole = path.read_bytes()
    new = ["deploy 5", "charge 6 7", "pass"]
    for room in range(60):
        path.write_bytes(whole)
        with monkeypatch.context() as patch:
            patch.setattr(module, "FileIO", SmallDisk)
            SmallDisk.room, SmallDisk.stuck = room, stuck
            journal = Journal.open(path)
            for text in new:
                journal.write(text)
            assert bool(journal.trouble) == bool(journal.unsaved)
            if not stuck:
                assert read_texts(path)[1] == (*ANSWERS, *new[: len(new) - journal.unsaved])
            # There is room again: all that waited is written with the next answer.
            SmallDisk.room, SmallDisk.stuck = 10_000, False
            journal.write("next")
            assert (journal.trouble, journal.unsaved) == ("", 0)
            journal.close()
        assert read_texts(path)[1] == (*ANSWERS, *new, "next")


def test_what_waits_is_written_when_the_game_is_left(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FileIO", SmallDisk)
    SmallDisk.room, SmallDisk.stuck = 3, False
    journal = Journal.open(path)
    journal.write("pass")
    SmallDisk.room = 10_000
    journal.close()
    assert read_texts(path)[1] == (*ANSWERS, "pass")
    journal = Journal.open(path)
    SmallDisk.room = 3
    journal.write("deploy 9")
    journal.close()
    assert "No space left" in journal.trouble
    assert read_texts(path)[1] == (*ANSWERS, "pass")


def test_a_limit_of_the_system_on_files_is_a_full_disk(path: Path) -> None:
    """In a process of its own: the limit holds for all of one."""
    child = os.fork()
    if child == 0:
        with suppress(BaseException):
            journal = Journal.open(path)
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 5,) * 2)
            journal.write("pass")
            told = journal.trouble
            journal.close()
            os._exit(0 if "not being saved: File too large" in told else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert read_texts(path)[1] == tuple(ANSWERS)


def test_a_list_sees_which_game_is_open_and_does_not_stand_in_its_way(path: Path) -> None:
    assert not is_open_elsewhere(path)
    journal = Journal.open(path)
    assert is_open_elsewhere(path)
    journal.close()
    assert not is_open_elsewhere(path)
    assert not is_open_elsewhere(path.with_name("nothing"))


def test_the_lock_ends_with_the_process(path: Path) -> None:
    ready, go = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        with suppress(BaseException):
            journal = Journal.open(path)
            journal.write("pass")
            os.write(ready[1], b"x")
            os.read(go[0], 1)
        os._exit(1)
    assert os.read(ready[0], 1) == b"x"
    assert is_open_elsewhere(path)
    with pytest.raises(JournalError, match="open in another terminal"):
        Journal.open(path)
    os.kill(child, 9)
    os.waitpid(child, 0)
    assert not is_open_elsewhere(path)
    journal = Journal.open(path)
    assert journal.answers == (*ANSWERS, "pass")
    journal.close()
