"""Runs: the same games for any number of jobs, each player begins once on the same shuffles."""

import multiprocessing
import os
import signal

import pytest

from naruto_tui.lab import play as playing
from naruto_tui.lab.play import Outcome, play_lot
from naruto_tui.lab.pool import PIECE, _pieces, processes
from naruto_tui.lab.report_json import as_json
from naruto_tui.lab.report_text import lines
from naruto_tui.lab.run import Onlooker, StoppedRunError, run
from naruto_tui.lab.schedule import LOT, Lot, Matchup, Setting, beginner, lots
from naruto_tui.lab.summary import Rate, Turns, counts, row, summary
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from tests.supplied import supplied

SETTING = Setting("us", 7, ("random", "random"))


@pytest.fixture(scope="module")
def decks():
    return [deck.cards for deck in supplied()[:3]]


def test_one_and_two_jobs_give_the_same_games(decks, play):
    alone = play(decks[:1], decks[1:], SETTING, 60, 1)
    assert play(decks[:1], decks[1:], SETTING, 60, 2) == alone
    assert [len(outcomes) for outcomes in alone] == [60, 60]


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_workers_that_begin_in_either_way_give_the_same_games(decks, play, start):
    found = [Matchup((decks[0], decks[1]), SETTING, 0)]
    schedule = lots(1, 2 * LOT)
    assert run(found, schedule, processes(2, start)) == run(found, schedule)


def test_a_mirror_match_is_even(decks, play):
    found = play(decks[:1], decks[:1], SETTING, 300, 2)
    low, high = row(SETTING.terms, found).rate.interval()
    assert low < 0.5 < high
    assert high - low < 0.13


def test_a_lot_that_nobody_waits_for_is_not_played_to_its_end(decks):
    answers = iter([False, False, True])
    found = play_lot(Matchup((decks[0], decks[1]), SETTING, 0), Lot(0, 0, LOT), answers.__next__)
    assert [outcome.place for outcome in found] == [0, 1]


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_workers_end_at_once_when_the_run_is_over(decks, start):
    found = [Matchup((decks[0], decks[1]), SETTING, 0)]
    playing_on = processes(2, start)(found, lots(1, 40 * LOT))
    lot, outcomes = next(playing_on)
    assert len(outcomes) == lot.count
    playing_on.close()
    assert multiprocessing.active_children() == []


def test_the_last_lots_are_played_in_pieces_of_whole_pairs():
    schedule = lots(2, 110)
    pieces = list(_pieces(schedule, 4))
    assert [lot for lot, piece in pieces if lot == piece] == list(schedule[:-4])
    for lot in schedule:
        places = [place for whole, piece in pieces if whole == lot for place in piece.places]
        assert places == list(lot.places)
    ends = [piece for lot, piece in pieces if lot in schedule[-4:]]
    assert {piece.count for piece in ends} == {2, PIECE}
    assert all(piece.first % 2 == 0 for piece in ends)


def test_another_seed_gives_other_games(decks, play):
    other = Setting("us", 8, ("random", "random"))
    first = play(decks[:1], decks[1:2], SETTING, 10, 1)
    assert play(decks[:1], decks[1:2], other, 10, 1) != first


def test_a_part_of_a_run_is_what_it_is_in_the_whole(decks, play):
    whole = play(decks[:1], decks[1:2], SETTING, 8, 1)[0]
    assert play_lot(Matchup((decks[0], decks[1]), SETTING, 0), Lot(0, 4, 3)) == whole[4:7]


def test_the_games_of_a_pair_share_the_shuffles_and_each_player_begins_once(decks):
    met = Matchup((decks[0], decks[1]), SETTING, 0)
    assert met.seed(4) == met.seed(5) != met.seed(6)
    assert (beginner(4), beginner(5)) == (0, 1)
    hands = [
        [
            Game.new((decks[0], decks[1]), EDITIONS["us"], met.seed(place), first).view(seat).hand
            for seat in (0, 1)
        ]
        for place, first in ((4, 0), (5, 1))
    ]
    assert hands[0] == hands[1]


def test_the_halves_of_a_mirror_pair_are_different_games(decks, play):
    found = play(decks[:1], [decks[0]], SETTING, 40, 1)[0]
    pairs = zip(found[::2], found[1::2], strict=True)
    assert any(one.turn != other.turn for one, other in pairs)


def test_lots_cover_every_game_once():
    cut = lots(3, 61)
    assert {*cut} == {lot for part in (1, 2) for lot in lots(3, 61, (part, 2))}
    for matchup in range(3):
        places = [
            place
            for lot in cut
            if lot.matchup == matchup
            for place in range(lot.first, lot.first + lot.count)
        ]
        assert sorted(places) == list(range(61))


def test_a_game_that_fails_is_told_and_the_others_go_on(decks, monkeypatch, play):
    real = playing.play_game

    def failing(decks_, setting, seed, first):
        if first == 1:
            message = "lost its way"
            raise RuntimeError(message)
        return real(decks_, setting, seed, first)

    monkeypatch.setattr(playing, "play_game", failing)
    found = play(decks[:1], decks[1:2], SETTING, 4, 1)[0]
    assert [outcome.ending == "error" for outcome in found] == [False, True, True, False]
    assert "RuntimeError: lost its way" in found[1].error
    told = counts(found)
    assert (told.games, told.errors) == (4, 2)
    assert told.wins + told.losses + told.draws == 2
    assert [outcome.first for outcome in found] == [0, 1, 0, 1]


def test_a_draw_counts_half_and_the_unfinished_in_no_rate():
    told = counts(
        [
            Outcome(0, 0, 0, "rewards", 10),
            Outcome(1, 1, 1, "deck out", 20),
            Outcome(2, 0, -1, "rewards", 30),
            Outcome(3, 1, 0, "rewards", 40),
            Outcome(4, 0, -1, "unfinished", 300),
        ]
    )
    assert told.rate.value == 0.625
    assert (told.wins, told.losses, told.draws, told.unfinished) == (2, 1, 1, 1)
    assert (told.going_first.rate.games, told.going_first.wins) == (2, 1)
    assert told.beginner == Rate(4, 2.5)
    assert told.endings == {"rewards": 3, "deck out": 1, "effect": 0}
    assert told.turns == Turns(20, 10, 40)


def test_the_report_names_what_is_needed_to_repeat_it(decks, play, plan_of):
    found = play(decks[:1], decks[1:2], SETTING, 4, 1)
    whole = summary(plan_of(SETTING, 4, ["mine"], ["theirs"]), found)
    told = as_json(whole)
    assert told["deck"] == {"name": "mine", "digest": "0"}
    assert (told["edition"], told["seed"], told["games"], told["level"]) == ("us", 7, 4, "random")
    assert told["matchups"][0]["against"] == "theirs"
    assert told["total"]["games"] == 4
    shown = "\n".join(lines(whole))
    assert "mine: wins" in shown
    assert "of 4 games" in shown


def test_a_run_that_is_interrupted_tells_what_was_finished(decks, play):
    told: list[int] = []

    def interrupt(lot: Lot, _outcomes: object) -> None:
        told.append(lot.count)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(StoppedRunError) as stopped:
        play(decks[:1], decks[1:], SETTING, 100, 1, Onlooker(arrived=interrupt))
    whole = play(decks[:1], decks[1:], SETTING, 50, 1)
    assert stopped.value.found == [whole[0][: 2 * LOT], whole[1][:LOT]]


def test_the_lots_of_a_worker_that_is_killed_are_played_again(decks, tmp_path, monkeypatch, play):
    mark = tmp_path / "killed"
    real = playing.play_game

    def killed(decks_, setting, seed, first):
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return real(decks_, setting, seed, first)

    usual = play(decks[:1], decks[1:], SETTING, 60, 1)
    monkeypatch.setattr(playing, "play_game", killed)
    assert play(decks[:1], decks[1:], SETTING, 60, 2) == usual
    assert mark.exists()


def test_lots_whose_workers_die_again_and_again_are_errors_and_the_run_ends(
    decks, monkeypatch, play
):
    def killed(decks_, setting, seed, first):
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(playing, "play_game", killed)
    found = play(decks[:1], decks[1:2], SETTING, 50, 2)
    assert {outcome.ending for outcome in found[0]} == {"error"}
    assert [outcome.place for outcome in found[0]] == list(range(50))
    assert "ended from outside" in found[0][0].error
