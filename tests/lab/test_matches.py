"""Matches of up to three games: pairs stay pairs, and games and matches are both counted."""

import json
from itertools import pairwise

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab import play as playing
from naruto_tui.lab.ended import Ended, ended, scored
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.report_json import as_json
from naruto_tui.lab.report_text import lines
from naruto_tui.lab.schedule import Setting
from naruto_tui.lab.summary import match_counts, summary
from naruto_tui.rules.matches import Terms

BEST = Terms(3)
SETTING = Setting("us", 7, ("random", "random"), BEST)
NAMES = ("team-seven-lightning-fire", "hounds-fire-earth", "thick-fog-water-wind")


@pytest.fixture(scope="module")
def decks():
    return [load_deck(find_deck(name), shipped()).cards for name in NAMES]


@pytest.fixture(scope="module")
def found(decks, play):
    return play(decks[:1], decks[1:], SETTING, 30, 1)


def by_match(outcomes):
    matches = {}
    for outcome in outcomes:
        matches.setdefault(outcome.place, []).append(outcome)
    return list(matches.values())


def test_one_and_two_jobs_play_the_same_matches(decks, found, play):
    assert play(decks[:1], decks[1:], SETTING, 30, 2) == found


def test_a_match_ends_with_the_second_win_or_the_third_game(found):
    lengths = set()
    for outcomes in found:
        assert len(by_match(outcomes)) == 30
        for games in by_match(outcomes):
            winners = [game.winner for game in games]
            assert [game.number for game in games] == list(range(len(games)))
            assert not BEST.decided(winners[:-1])
            assert BEST.decided(winners)
            lengths.add(len(games))
    assert lengths == {2, 3}


def test_the_first_games_are_those_of_a_run_of_single_games(decks, found, play):
    alone = play(decks[:1], decks[1:], Setting("us", 7, ("random", "random")), 30, 1)
    firsts = [[one for one in outcomes if one.number == 0] for outcomes in found]
    assert firsts == alone


def after_a_loss(outcomes):
    """Of each game after one that was not drawn: whether the loser begins it."""
    return [
        then.first == 1 - last.winner
        for games in by_match(outcomes)
        for last, then in pairwise(games)
        if last.winner >= 0
    ]


def test_a_loser_by_chance_lets_chance_say_who_begins(found):
    began = after_a_loss(found[0])
    assert len(began) > 30
    assert 0.2 < sum(began) / len(began) < 0.8


@pytest.mark.parametrize(("level", "loser"), [("academy", "chooses"), ("random", "begins")])
def test_any_other_loser_begins_and_so_does_one_that_must(decks, level, loser, play):
    setting = Setting("us", 7, (level, level), Terms(3, loser))
    outcomes = play(decks[:1], decks[1:2], setting, 6, 1)[0]
    assert set(after_a_loss(outcomes)) == {True}


def test_a_game_that_fails_ends_its_match_and_no_other(decks, monkeypatch, play):
    real = playing.play_game
    seeds = []

    def failing(decks_, setting, seed, first):
        seeds.append(seed)
        if len(seeds) == 2:
            message = "lost its way"
            raise RuntimeError(message)
        return real(decks_, setting, seed, first)

    monkeypatch.setattr(playing, "play_game", failing)
    outcomes = play(decks[:1], decks[1:2], SETTING, 3, 1)[0]
    first, *others = ended(BEST, outcomes)
    assert first.end == "error"
    assert [one.end for one in others] == ["ended", "ended"]
    assert match_counts([first, *others]).errors == 1


def games(*winners, ending="rewards"):
    return [Outcome(0, 0, winner, ending, 10, "", place) for place, winner in enumerate(winners)]


@pytest.mark.parametrize(
    ("winners", "ending", "result"),
    [
        ((0, 0), "rewards", Ended(0)),
        ((0, 1, 1), "rewards", Ended(1)),
        ((-1, 0, -1), "rewards", Ended(0)),
        ((0, -1, 1), "rewards", Ended(-1)),
        ((-1, -1, -1), "unfinished", Ended(-1, "unfinished")),
        ((0, -1, 0), "unfinished", Ended(0)),
    ],
)
def test_who_has_won_a_match(winners, ending, result):
    outcomes = games(*winners, ending=ending)
    assert ended(BEST, outcomes) == [result]


def test_a_drawn_match_counts_half_and_what_did_not_end_in_no_rate():
    told = match_counts([Ended(0), Ended(-1), Ended(1), Ended(0), Ended(-1, "unfinished")])
    assert (told.matches, told.wins, told.losses, told.draws) == (5, 2, 1, 1)
    assert (told.unfinished, told.rate.value) == (1, 0.625)
    assert scored([]) == (0, 0)


def test_the_report_tells_matches_and_games(found, plan_of):
    whole = summary(plan_of(SETTING, 30, ["mine"], ["a", "b"]), found)
    told = as_json(whole)
    json.dumps(told)
    assert (told["match"], told["loser"], told["games"]) == (3, "chooses", 30)
    assert told["total"]["matches"]["matches"] == 60
    assert told["total"]["games"] == sum(map(len, found)) > 120
    assert told["matchups"][0]["matches"]["matches"] == 30
    shown = "\n".join(lines(whole))
    assert shown.startswith("mine: wins ")
    assert "of 60 matches" in shown
    assert "best of 3, the loser chooses" in shown
    assert f"Game by game it wins {told['total']['win_rate'] * 100:.1f} %" in shown


def test_a_run_of_single_games_tells_of_no_matches(decks, play, plan_of):
    single = Setting("us", 7, ("random", "random"))
    outcomes = play(decks[:1], decks[1:2], single, 4, 1)
    told = as_json(summary(plan_of(single, 4, ["mine"], ["a"]), outcomes))
    assert told["match"] == 1
    assert "matches" not in told["total"]
