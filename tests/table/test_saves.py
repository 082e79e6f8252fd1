"""Saves in a list: mended and deleted, what is damaged kept, what is open left alone."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from naruto_tui.table import aside, saves
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Person
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]


@pytest.fixture
def path(setup: NewSetup, play: Play) -> Path:
    """A game of 12 answers."""
    match = Match.new(setup())
    play(match, 12)
    match.close()
    return saves.saved()[0].path


def damage(path: Path, answer: int) -> None:
    """Changes a byte in the line of that answer."""
    journal = Journal.open(path)
    line = journal.first_answer + answer - 1
    journal.close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line][:-2] + b"#\n"
    path.write_bytes(b"".join(lines))


def test_a_list_tells_how_far_a_game_is_and_whether_it_is_open(path: Path) -> None:
    (one,) = saves.saved()
    assert (one.answers, one.elsewhere, one.sound) == (12, False, True)
    match = Match.resume(path)
    (one,) = saves.saved()
    assert one.elsewhere
    assert one.about.startswith("open in another terminal: ")
    match.close()


@pytest.mark.parametrize("answer", [0, 1, 6, 11])
def test_a_damaged_game_goes_on_before_the_damage(path: Path, answer: int) -> None:
    match = Match.resume(path)
    before = match.game.answers[:answer]
    match.close()
    damage(path, answer)
    damaged = path.read_bytes()
    with pytest.raises(JournalError, match=f"`naruto-tui saves mend {path.stem}`"):
        Match.resume(path)
    mended, kept = saves.mend(path)
    assert kept.read_bytes() == damaged
    assert kept.parent == aside.folder()
    assert not path.exists()
    again = Match.resume(mended)
    assert again.game.answers == before
    again.close()
    assert [one.path for one in saves.saved()] == [mended]


def test_what_is_put_aside_never_takes_the_place_of_another(path: Path) -> None:
    whole = path.read_bytes()
    found = []
    for answer in (3, 5, 7):
        path.write_bytes(whole)
        damage(path, answer)
        damaged = path.read_bytes()
        mended, kept = saves.mend(path)
        found.append((mended, kept, damaged))
    assert len({mended for mended, _, _ in found}) == 3
    for _, kept, damaged in found:
        assert kept.read_bytes() == damaged


def test_a_sound_game_and_one_without_a_beginning_are_not_mended(path: Path) -> None:
    with pytest.raises(JournalError, match="nothing is damaged"):
        saves.mend(path)
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"edition us", b"edition xx"))
    damaged = path.read_bytes()
    with pytest.raises(JournalError, match="start a new game"):
        saves.mend(path)
    assert path.read_bytes() == damaged


def test_a_game_that_is_open_is_not_deleted(path: Path) -> None:
    match = Match.resume(path)
    with pytest.raises(JournalError, match="open in another terminal"):
        saves.delete(path)
    match.close()
    saves.delete(path)
    assert saves.saved() == []


def test_without_room_for_what_is_cut_off_nothing_is_cut_off(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = path.read_bytes()[:-3]
    path.write_bytes(cut)

    def full(*arguments, **options):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        with pytest.raises(JournalError, match="half written and cannot be put aside: No space"):
            Match.resume(path)
    assert path.read_bytes() == cut
    match = Match.resume(path)
    assert len(match.game.answers) == 11
    match.close()


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(
    setup: NewSetup, play: Play, home: Path
) -> None:
    (home / "data").write_text("a file where a directory is wanted", encoding="utf-8")
    match = Match.new(setup((Person(), Person())))
    assert match.notice.startswith("This game is not saved: ")
    assert str(saves.folder()) in match.notice
    play(match, 30)
    match.close()
    assert match.notice.startswith("This game is not saved: ")


@pytest.mark.parametrize("code", [13, 30])
def test_a_save_that_may_not_be_written_says_why(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """As on a read-only disk; the tests may be run by root, whom no mode keeps out."""
    opened = os.open

    def refused(name, flags, *rest, **options):
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(code, os.strerror(code))
        return opened(name, flags, *rest, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refused)
        with pytest.raises(JournalError, match=f"cannot be opened: {os.strerror(code)}"):
            Match.resume(path)
    Match.resume(path).close()


def test_a_finished_game_whose_end_is_not_on_the_disk_stays_a_save(
    setup: NewSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(setup())

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    match.concede(0)
    match.close()
    assert "No space left" in match.notice
    (one,) = saves.saved()
    assert one.sound
