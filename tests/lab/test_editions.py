"""Computers play whole games in each edition: a sample always, 2,000 of each with `-m long`."""

from collections import Counter
from itertools import pairwise

import pytest

from naruto_tui.lab.play import Outcome
from naruto_tui.lab.schedule import Setting
from naruto_tui.rules.editions import EDITIONS
from tests.supplied import supplied

BY_EDITION = pytest.mark.parametrize("name", EDITIONS)


def games(name: str, level: str, count: int, jobs: int, play) -> list[Outcome]:
    """At least so many games over all pairs of the decks that are legal in an edition."""
    decks = [deck.cards for deck in supplied(name)]
    each = -(-count // len(decks) ** 2)
    setting = Setting(name, 11, (level, level))
    found = [play([deck], decks, setting, each, jobs) for deck in decks]
    return [outcome for of_deck in found for outcomes in of_deck for outcome in outcomes]


def errors(outcomes: list[Outcome]) -> list[str]:
    return [outcome.error for outcome in outcomes if outcome.error]


@BY_EDITION
def test_computers_play_games_to_their_end(name, play):
    decks = [deck.cards for deck in supplied(name)]
    setting = Setting(name, 11, ("academy", "academy"))
    neighbours = pairwise([*decks, decks[0]])
    found = [play([one], [other], setting, 2, 1)[0] for one, other in neighbours]
    outcomes = [outcome for outcomes in found for outcome in outcomes]
    assert errors(outcomes) == []
    endings = Counter(outcome.ending for outcome in outcomes)
    assert endings["rewards"] > 0
    # Where cards go back into their decks for ever, a simple player may reach the limit of turns.
    assert endings["rewards"] + endings["deck out"] >= len(outcomes) - 1


@pytest.mark.long
@BY_EDITION
def test_in_two_thousand_games_nothing_fails_and_both_ends_of_a_game_occur(name):
    outcomes = games(name, "genin", 1_000, 2) + games(name, "academy", 1_000, 2)
    endings = Counter(outcome.ending for outcome in outcomes)
    assert len(outcomes) >= 2_000
    assert errors(outcomes) == []
    assert min(endings["rewards"], endings["deck out"]) > 0
