"""`play`, `watch`, `resume` where they cannot open the board: one clear line each."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from naruto_tui.decklists.finder import find_deck
from naruto_tui.rules.game import Game
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "naruto_tui", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )


def saved_game() -> Path:
    seats = (Person(), Computer("academy"))
    match = Match(Game.from_position("player 1\n hand N-001 J-001"), seats, ("a", "b"), None)
    match.keep("a against b")
    match.close()
    return saves.saved()[0].path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "team-sevn"), "did you mean"),
        (("play", "--against", "nothing-like-it"), "no such deck"),
        (("play", "--level", "kage"), "'academy', 'genin'"),
        (("play", "--level", "random"), "'academy', 'genin'"),
        (("play", "--edition", "uk"), "editions are us"),
        (("play", "--first", "both"), "'me', 'them', 'random'"),
        (("play", "--seed", "many"), "--seed"),
        (("watch", "--seat", "3"), "--seat"),
        (("resume",), "no game is saved"),
        (("resume", "yesterday"), "no such saved game"),
    ],
)
def test_what_is_asked_for_wrongly_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert said in line


def test_an_illegal_deck_is_refused_with_file_and_reason(tmp_path: Path) -> None:
    lines = find_deck("team-seven-lightning-fire").read_text(encoding="utf-8").splitlines()
    short = tmp_path / "short.txt"
    short.write_text("\n".join(lines[:-3]), encoding="utf-8")
    done = run("play", str(short))
    assert done.returncode == 2
    assert "short.txt:" in done.stderr
    assert "rule 1.1" in done.stderr


def test_a_damaged_save_is_told_with_its_line_and_left_alone() -> None:
    path = saved_game()
    damaged = path.read_bytes().replace(b"edition us", b"edition xx")
    path.write_bytes(damaged)
    done = run("resume")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{path}:10: damaged")
    # Before the first answer there is no game to go on with.
    assert line.endswith("restore the file from a copy, or start a new game")
    assert path.read_bytes() == damaged


def test_without_a_terminal_the_save_can_still_be_opened_later() -> None:
    path = saved_game()
    assert "stdin is not a terminal" in run("resume", path.stem).stderr
    Match.resume(path).close()


def test_the_help_of_play_needs_no_textual_and_no_engine() -> None:
    code = (
        "import sys, naruto_tui.cli.play as play\n"
        "print([m for m in ('textual', 'naruto_tui.rules.game') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
