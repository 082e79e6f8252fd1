"""What is kept in the user's cache: used when whole and of the same key, else as good as none."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from naruto_tui.cards import pool
from naruto_tui.cli import cards
from naruto_tui.kept import keep, kept


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path / "cache"


def test_what_is_kept_is_found_under_its_key_alone(cache: Path) -> None:
    assert kept("some.list", "key") is None
    keep("some.list", "key", b"value\0\xff")
    assert kept("some.list", "key") == b"value\0\xff"
    assert kept("some.list", "ke") is None
    assert kept("some.list", "key2") is None
    assert kept("other.list", "key") is None
    assert [path.name for path in cache.iterdir()] == ["some.list"]
    keep("some.list", "key2", b"")
    assert kept("some.list", "key2") == b""
    assert kept("some.list", "key") is None


def test_a_damaged_file_is_as_good_as_none(cache: Path) -> None:
    keep("some.list", "key", b"a long value")
    whole = (cache / "some.list").read_bytes()
    for damaged in (whole[:-1], whole + b"x", whole.replace(b"long", b"lone"), b"", b"\0" * 40):
        (cache / "some.list").write_bytes(damaged)
        assert kept("some.list", "key") is None


def test_a_folder_that_cannot_be_written_does_no_harm(cache: Path) -> None:
    cache.write_text("in the way")
    keep("some.list", "key", b"value")
    assert kept("some.list", "key") is None


def listed() -> str:
    return CliRunner().invoke(cards.cards, ["list"]).stdout


def test_the_list_of_cards_is_worked_out_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = listed()
    assert first.count("\n") == 4239
    monkeypatch.setattr(cards, "_row", lambda _: pytest.fail("worked out again"))
    assert listed() == first


def test_the_list_is_made_anew_for_other_files_or_when_it_is_damaged(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = listed()
    (cache / "cards.list").write_bytes(b"rubbish")
    assert listed() == first
    (cache / "cards.list").write_bytes((cache / "cards.list").read_bytes()[:1000])
    assert listed() == first
    monkeypatch.setattr(cards, "fingerprint", lambda: "other files")
    monkeypatch.setattr(cards, "_row", lambda one: (one.number,))
    assert listed().startswith("N-001\nN-002\n")


def test_the_fingerprint_is_that_of_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SETS", tmp_path)
    (tmp_path / "a.cards").write_text("one")
    one = pool.fingerprint()
    (tmp_path / "a.cards").write_text("two")
    two = pool.fingerprint()
    (tmp_path / "a.cards").rename(tmp_path / "b.cards")
    assert len({one, two, pool.fingerprint()}) == 3
