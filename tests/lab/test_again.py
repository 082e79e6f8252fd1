"""Any game of a run once more: the command that names it plays exactly the same game."""

import shlex

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab import play as playing
from naruto_tui.lab.again import NoSuchGameError, Which, command, game_again
from naruto_tui.lab.facts import Watched
from naruto_tui.lab.plan import Listed, Plan
from naruto_tui.lab.run import run
from naruto_tui.lab.schedule import Setting, lots
from naruto_tui.rules.matches import Terms

NAMES = ("team-seven-lightning-fire", "hounds-fire-earth", "thick-fog-water-wind")
DECKS = [load_deck(find_deck(name), shipped()) for name in NAMES]
LISTED = tuple(Listed.of(deck) for deck in DECKS)


def found_by(plan, tested, against):
    matchups = plan.matchups(tested, against)
    return matchups, run(matchups, lots(len(matchups), plan.games))


@pytest.mark.parametrize("terms", [Terms(), Terms(3, "begins")])
def test_each_game_of_a_run_is_played_again_exactly(terms):
    plan = Plan(Setting("us", 5, ("academy", "random"), terms), 4, LISTED[:1], LISTED[1:])
    matchups, found = found_by(plan, DECKS[:1], DECKS[1:])
    watched = Watched.of(matchups[0].decks[0])
    for matchup, outcomes in zip(matchups, found, strict=True):
        for outcome in outcomes:
            game, error = game_again(matchup, Which(outcome.place + 1, outcome.number + 1))
            assert error is None
            seat = outcome.seat
            assert (game.result.winner ^ seat, game.result.turn) == (outcome.winner, outcome.turn)
            assert game.first ^ seat == outcome.first
            assert watched.facts(game, seat) == outcome.facts


def test_a_meeting_is_the_same_whoever_else_is_met():
    setting = Setting("us", 5, ("academy", "academy"))
    both = Plan(setting, 6, LISTED[:1], LISTED[1:])
    _, found = found_by(both, DECKS[:1], DECKS[1:])
    alone = Plan(setting, 6, LISTED[:1], LISTED[2:])
    assert found_by(alone, DECKS[:1], DECKS[2:])[1] == found[1:]


def test_the_order_of_a_list_makes_no_difference():
    setting = Setting("us", 5, ("academy", "academy"))
    plan = Plan(setting, 6, LISTED[:1], LISTED[1:2])
    turned = DECKS[0].__class__(DECKS[0].name, DECKS[0].main[::-1], DECKS[0].side)
    assert turned.digest == DECKS[0].digest
    assert found_by(plan, [turned], DECKS[1:2])[1] == found_by(plan, DECKS[:1], DECKS[1:2])[1]


def test_a_deck_that_is_met_twice_is_not_met_on_the_same_shuffles():
    plan = Plan(Setting("us", 5, ("academy", "academy")), 6, LISTED[:1], LISTED[1:2] * 2)
    _, found = found_by(plan, DECKS[:1], [DECKS[1], DECKS[1]])
    assert found[0] != found[1]


def test_the_command_names_what_is_not_usual():
    plan = Plan(Setting("us", 5, ("genin", "genin")), 6, LISTED[:1], LISTED[1:])
    meetings = plan.meetings()
    outcome = playing.Outcome(11, 1, -1, "error")
    assert command(plan, meetings[1], outcome) == (
        f"naruto-tui test {NAMES[0]} --against {NAMES[2]} --seed 5 --game 12"
    )
    setting = Setting("fr", 5, ("academy", "random"), Terms(3, "begins"))
    named = Listed("my deck", "1a", "decks/my deck.txt")
    plan = Plan(setting, 6, (LISTED[0], named), (named, named), "versus", custom=True)
    words = shlex.split(
        command(plan, plan.meetings()[-1], playing.Outcome(2, 0, 0, "error", number=1))
    )
    assert words == [
        "naruto-tui", "test", NAMES[0], "--against", named.typed, "--against", named.typed,
        "--seed", "5", "--game", "3.2", "--level", "academy", "--their-level", "random",
        "--edition", "fr", "--match", "3", "--loser", "begins", "--versus", named.typed, "--custom",
    ]  # fmt: skip


def test_a_game_that_fails_fails_again_and_is_there_as_far_as_it_went(monkeypatch):
    plan = Plan(Setting("us", 5, ("random", "random")), 2, LISTED[:1], LISTED[1:2])
    matchup = plan.matchups(DECKS[:1], DECKS[1:2])[0]
    whole, _ = game_again(matchup, Which(1))
    level = playing.LEVELS["random"]

    class Failing:
        def __init__(self, seed):
            self.player, self.left = level(seed), 5

        def decide(self, view, choice):
            self.left -= 1
            if not self.left:
                message = "lost its way"
                raise RuntimeError(message)
            return self.player.decide(view, choice)

    monkeypatch.setitem(playing.LEVELS, "random", Failing)
    outcome = playing.play_lot(matchup, lots(1, 1)[0])[0]
    assert (outcome.ending, outcome.error) == ("error", "RuntimeError: lost its way")
    game, error = game_again(matchup, Which(1))
    assert str(error) == "lost its way"
    assert game.result is None
    assert game.answers == whole.answers[: len(game.answers)]
    assert len(game.answers) >= 4


def test_a_game_that_the_match_did_not_have_is_refused():
    plan = Plan(Setting("us", 5, ("random", "random")), 2, LISTED[:1], LISTED[1:2])
    matchup = plan.matchups(DECKS[:1], DECKS[1:2])[0]
    with pytest.raises(NoSuchGameError, match="over after game 1"):
        game_again(matchup, Which(1, 2))
