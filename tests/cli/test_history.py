"""`history` on the command line."""

import json

import pytest

from naruto_tui.table import history
from naruto_tui.table.history import Played


@pytest.fixture
def games(environment, monkeypatch):
    """Three games of two decks."""
    monkeypatch.setenv("NARUTO_TUI_HOME", environment["NARUTO_TUI_HOME"])
    decks = [("fire", "water"), ("fire", "earth"), ("wind", "fire")]
    found = [
        Played(
            f"2026-11-30-070{place}", 1, f"2026-11-30T07:0{place}:00+00:00", "us", *pair,
            "person", "computer genin 3", 0, winner, "rewards", 12,
        )
        for place, (pair, winner) in enumerate(zip(decks, (0, 1, -1), strict=True))
    ]  # fmt: skip
    history.add(found)
    return found


def test_without_games_it_says_so(run):
    done = run("history")
    assert (done.returncode, done.stdout) == (0, "No game has been played to its end.\n")


def test_the_table_and_the_last_games(run, games):
    lines = run("history").stdout.splitlines()
    assert lines[0].split() == ["Deck", "games", "won", "lost", "drawn"]
    assert lines[1].split() == ["fire", "2", "1", "1", "0"]
    assert lines[2].split() == ["wind", "1", "0", "0", "1"]
    assert lines[4] == "2026-11-30 07:02  wind drew against fire (genin), turn 12, rewards"
    lines = run("history", "--deck", "fire", "--games", "1").stdout.splitlines()
    assert lines[1].startswith("against earth")
    assert len(lines) == 5


def test_the_json(run, games):
    found = json.loads(run("history", "--json", "-").stdout)
    assert found["decks"][0] == {"deck": "fire", "games": 2, "wins": 1, "losses": 1, "draws": 0}
    assert [one["winner"] for one in found["games"]] == [None, 2, 1]


def test_what_is_no_database_and_no_place_is_one_line(run, environment, games):
    file = history.file()
    file.unlink()
    file.mkdir()
    done = run("history")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{file}: the history cannot be used now: ")
