"""The tables are kept between runs; losing them, or a bad file, costs time and nothing else."""

import subprocess
import sys

import pytest

from naruto_tui import paths
from naruto_tui.cards.language import parser


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    parser.table.cache_clear()
    yield tmp_path
    parser.table.cache_clear()


@pytest.fixture
def made(monkeypatch):
    """Counts how often the tables are built, and builds them quickly."""
    tables = parser.table()
    times = []

    def build(**_):
        times.append(1)
        return tables

    monkeypatch.setattr(parser, "build", build)
    return times


def files(home):
    return sorted(path.name for path in (home / "cache").iterdir())


def test_the_second_run_reads_what_the_first_kept(made, home):
    first = parser.table()
    parser.table.cache_clear()
    assert parser.table() == first
    assert len(made) == 1
    (name,) = files(home)
    assert name.startswith("card-language-")


@pytest.mark.parametrize("damage", [b"", b"rubbish", b"\x80\x05N."])
def test_a_damaged_file_is_made_again(made, home, damage):
    first = parser.table()
    (home / "cache" / files(home)[0]).write_bytes(damage)
    parser.table.cache_clear()
    assert parser.table() == first
    assert len(made) == 2


def test_tables_of_another_grammar_are_not_used(made, home, monkeypatch):
    parser.table()
    parser.table.cache_clear()
    monkeypatch.setattr(parser, "_FORMAT", "other")
    parser.table()
    assert len(made) == 2
    assert len(files(home)) == 2


def test_a_folder_that_cannot_be_written_does_no_harm(made, home):
    (home / "cache").write_text("in the way")
    assert parser.table().rules
    assert len(made) == 1


def test_without_a_home_the_users_cache_is_meant(monkeypatch, tmp_path):
    monkeypatch.delenv("NARUTO_TUI_HOME", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert paths.cache_dir().name == "naruto-tui"


def test_reading_with_the_cache_present_needs_no_lark(tmp_path, monkeypatch):
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    script = (
        "import sys; from naruto_tui.cards.language import read_line;"
        "read_line('Draw 1 card.'); print('lark' in sys.modules)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.strip() for run in runs] == ["True", "False"]
