"""A game that had no save, written down as one that can be replayed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.table.journal import JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.recording import record_of
from naruto_tui.table.replay import Replay
from naruto_tui.table.seats import Computer
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]
SEATS = (Computer("genin", 7), Computer("academy", 8))
NAMES = ("first deck", "second\ndeck")


def recorded(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game"
    file.write_bytes(record_of(game, "a title", SEATS, NAMES))
    return file


def test_it_is_replayed_with_its_names_to_its_end(
    setup: NewSetup, play: Play, tmp_path: Path
) -> None:
    match = Match.new(setup(), kept=False)
    play(match, 100_000)
    replay = Replay.open(recorded(match.game, tmp_path))
    assert replay.title == "a title"
    assert replay.seats == SEATS
    assert replay.decks == ("first deck", "second deck")
    assert replay.over
    assert replay.games == (match.game,)


@pytest.mark.parametrize("end", ["concede", "agree"])
def test_an_end_that_was_no_answer_is_kept(
    setup: NewSetup, play: Play, tmp_path: Path, end: str
) -> None:
    match = Match.new(setup(), kept=False)
    play(match, 20)
    if end == "concede":
        match.game.concede(1)
    else:
        match.game.agree()
    replay = Replay.open(recorded(match.game, tmp_path))
    assert replay.games[0].result == match.game.result


def test_of_a_game_that_failed_all_is_kept_before_the_failure(
    setup: NewSetup, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(setup(), kept=False)
    play(match, 20)
    before, game = match.game.copy(), match.game
    choice = game.choice
    assert choice is not None

    def fail(*_: object) -> None:
        raise KeyError("a fault")

    monkeypatch.setattr(type(choice.asked.step), "take", fail)
    with pytest.raises(KeyError):
        game.answer(choice.random(lambda: 0.5))
    monkeypatch.undo()
    replay = Replay.open(recorded(game, tmp_path))
    assert (replay.last, replay.over) == (20, False)
    assert replay.game(20) == before


def test_other_rules_are_found_out(setup: NewSetup, play: Play, tmp_path: Path) -> None:
    match = Match.new(setup(), kept=False)
    play(match, 30)
    file = recorded(match.game, tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b" = ", b" = 0", 1))
    with pytest.raises(JournalError, match=r"game:\d+: damaged"):
        Replay.open(file)
