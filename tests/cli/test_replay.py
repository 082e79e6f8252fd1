"""`replay --text`, and what it refuses."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from tests.supplied import supplied

Run = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def kept(answers: int) -> Match:
    """A game played at random, saved."""
    mine, theirs = supplied()[:2]
    names = (mine.name, theirs.name)
    seats = (Person(), Computer("random", 1))
    match = Match.new(Setup((mine.cards, theirs.cards), names, seats, seed=5, first=0))
    draw = Random(3)
    for _ in range(answers):
        if match.game.choice is None:
            break
        match.answer(match.game.choice.random(draw.random))
    match.close()
    return match


def test_the_last_game_is_told_from_its_first_turn_to_its_end(home: Path, run: Run) -> None:
    match = kept(100_000)
    result = match.game.result
    done = run("replay", "--text")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[1] == f"Player 1: {match.names[0]}"
    assert lines[2] == f"Computer (random): {match.names[1]}"
    assert lines[3] == "Edition us, seed 5. Shown: hand of player 1."
    assert "Turn 1: Player 1 attacks." in lines
    assert result is not None
    assert f"Turn {result.turn}: " in done.stdout
    assert "the game" in lines[-1]
    assert "Computer draws 6 cards." in lines
    both = run("replay", "--text", "--seat", "all").stdout
    assert "Computer draws 6 cards." not in both
    assert len(both.splitlines()) >= len(lines) - 1


def test_it_can_begin_with_a_turn(home: Path, run: Run) -> None:
    kept(100_000)
    lines = run("replay", "--text", "--turn", "3").stdout.splitlines()
    turns = [line for line in lines if line.startswith("Turn ")]
    assert turns[0].startswith("Turn 3: ")
    done = run("replay", "--text", "--turn", "999")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no turn 999; the last one is" in done.stderr


def test_a_game_that_is_not_over_is_told_without_what_is_hidden(home: Path, run: Run) -> None:
    match = kept(40)
    (save,) = (home / "data" / "saves").iterdir()
    done = run("replay", save, "--text")
    assert done.returncode == 0
    assert "seed" not in done.stdout
    assert "The game is not over." in done.stdout
    draws = [line for line in done.stdout.splitlines() if " draws " in line]
    assert draws
    assert all(line.endswith((" cards.", " card.")) for line in draws)
    refused = run("replay", save, "--text", "--seat", "1")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert "--open shows hidden cards" in refused.stderr
    opened = run("replay", save.stem, "--text", "--open", "--seat", "1").stdout
    assert match.game.cards[match.game.sides[0].hand[0]].name in opened


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), "nothing: no such record; no game has been played to its end yet"),
        ((), "no game has been played to its end; name a record"),
        (("--turn", "0"), "Invalid value for '--turn'"),
        (("--seat", "3"), "Invalid value for '--seat'"),
    ],
)
def test_what_cannot_be_replayed_is_told_in_a_line(
    home: Path, run: Run, arguments: tuple[str, ...], said: str
) -> None:
    done = run("replay", "--text", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_something_else_is_told_with_its_line(
    home: Path, run: Run, tmp_path: Path
) -> None:
    for name, data in (
        ("deck.txt", b"3 Naruto Uzumaki N-001\n"), ("binary.bin", bytes(range(256))),
        ("some.json", json.dumps({"a": 1}).encode()), ("empty", b""),
    ):  # fmt: skip
        (tmp_path / name).write_bytes(data)
        done = run("replay", name, "--text")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"{name}:1: no saved game and no record")
    done = run("replay", tmp_path, "--text")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_without_a_terminal_the_board_does_not_open(home: Path, run: Run) -> None:
    kept(100_000)
    done = run("replay")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
