"""The history of finished games: nothing that goes wrong with it costs a game."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from attrs import evolve

from naruto_tui.rules.matches import Terms
from naruto_tui.table import aside, history, records
from naruto_tui.table.history import HistoryError, Played, standings
from naruto_tui.table.match import Match
from naruto_tui.table.remembering import complete
from naruto_tui.table.seats import Computer
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]

GAME = Played(
    "2026-11-30-0700", 1, "2026-11-30T07:00:00+00:00", "us", "fire", "water",
    "person", "computer genin 3", 0, 0, "rewards", 12,
)  # fmt: skip


def conceded(setup: NewSetup, seat: int = 1, **more) -> Match:
    match = Match.new(evolve(setup(), **more))
    match.concede(seat)
    match.close()
    return match


def test_a_game_is_there_as_soon_as_it_ended(setup):
    match = Match.new(setup())
    assert history.games() == []
    match.concede(0)
    (one,) = history.games()
    assert (one.decks, one.winner, one.why) == (match.names, 1, "concede")
    assert (one.seat_1, one.seat_2) == ("person", "computer random 1")
    match.close()
    assert records.newest().stem == one.save
    assert complete() == [one]


def test_each_game_of_a_match_is_one(setup):
    match = Match.new(evolve(setup(), terms=Terms(3)))
    match.concede(0)
    match.begin_next(0)
    match.concede(0)
    match.close()
    # The latest comes first, and both may end in one second.
    assert sorted((one.number, one.winner) for one in history.games()) == [(1, 1), (2, 1)]


def test_what_computers_play_among_themselves_is_not_there(setup):
    match = Match.new(setup((Computer("random", 1), Computer("random", 2))))
    match.concede(0)
    match.close()
    assert history.games() == []


def test_results_by_deck(setup):
    games = [
        GAME,
        evolve(GAME, number=2, winner=1),
        evolve(GAME, number=3, winner=-1, deck_2="earth"),
        evolve(GAME, number=4, seat_2="person Sasuke"),
    ]
    fire, water = standings(games)
    assert (fire.deck, fire.games, fire.wins, fire.losses, fire.draws) == ("fire", 4, 2, 1, 1)
    assert (water.deck, water.games, water.wins, water.losses) == ("water", 1, 0, 1)
    against = {one.against: one.games for one in standings(games, "fire")}
    assert against == {"water": 3, "earth": 1}


def test_a_broken_database_is_put_aside_and_made_anew(setup):
    for seat in (0, 1):
        conceded(setup, seat)
    before = complete()
    history.file().write_bytes(b"SQLite format 3\x00 no more" + b"\xff" * 5000)
    broken = history.file().read_bytes()
    after = complete()
    assert [(one.save, one.winner) for one in after] == [(one.save, one.winner) for one in before]
    (kept,) = aside.folder().iterdir()
    assert kept.read_bytes() == broken


@pytest.mark.parametrize("place", range(0, 4096, 512))
def test_a_database_cut_anywhere_costs_nothing(setup, place):
    conceded(setup)
    whole = history.file().read_bytes()
    history.file().write_bytes(whole[:place])
    assert len(complete()) == 1


def test_another_schema_is_put_aside_too(setup):
    conceded(setup)
    history.file().unlink()
    with closing(sqlite3.connect(history.file())) as database:
        database.execute("CREATE TABLE games (x)")
    assert len(complete()) == 1
    assert len(list(aside.folder().iterdir())) == 1


def test_a_locked_database_is_told_and_made_good_later(setup, monkeypatch):
    monkeypatch.setattr(history, "PATIENCE", 0.05)
    conceded(setup)
    with closing(sqlite3.connect(history.file(), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        match = conceded(setup, 0)
        assert match.game.result is not None
        with pytest.raises(HistoryError, match="database is locked; no game is lost"):
            complete()
        other.execute("ROLLBACK")
    assert len(complete()) == 2


def test_one_that_cannot_be_written_is_told_and_made_good_later(setup, monkeypatch):
    conceded(setup)
    connect = sqlite3.connect

    def readonly(file, **options):
        return connect(f"file:{file}?mode=ro", uri=True, **options)

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", readonly)
        conceded(setup, 0)
        assert len(history.games()) == 1
        with pytest.raises(HistoryError, match="readonly database; no game is lost"):
            complete()
    assert len(complete()) == 2


def test_a_full_disk_costs_no_game(setup, monkeypatch):
    def full(*arguments, **options):
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", full)
        match = conceded(setup)
        assert match.game.result is not None
    assert records.newest() is not None
    assert len(complete()) == 1
    assert history.file().stat().st_size > 0
