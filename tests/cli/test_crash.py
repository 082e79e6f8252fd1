"""What is said of an error of the program: nothing that only one player may know."""

from pathlib import Path

import pytest

from naruto_tui.cli.crash import reported

CRASH = "Traceback (most recent call last):\n  File ...\nKeyError: 'Sasuke Uchiha N-002'\n"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


def test_only_the_kind_of_an_error_is_said_and_the_file_is_ones_own(home: Path) -> None:
    for _ in range(2):
        said = reported(CRASH)
        file = home / "data" / "crash.txt"
        assert said.startswith("naruto-tui: an error of the program: KeyError; ")
        assert said.endswith(f"details in {file}")
        assert file.read_text(encoding="utf-8") == CRASH
        assert file.stat().st_mode & 0o777 == 0o600


def test_where_no_file_can_be_written_it_is_still_one_line(home: Path) -> None:
    (home / "data").write_text("a file in the place of the folder", encoding="utf-8")
    said = reported(CRASH)
    assert "KeyError" in said
    assert "Sasuke" not in said
    assert "cannot be written" in said
    assert "\n" not in said
