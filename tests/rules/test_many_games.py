"""Random games, between random and shipped decks: a sample always, 20,000 with `-m long`."""

from random import Random

import pytest

from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems

from .many_games import is_heard, playable, random_deck, run, run_all, shipped_pairs


@pytest.mark.parametrize("first", range(0, 60, 15))
def test_a_sample_of_games_between_random_decks(first: int) -> None:
    tally = run(range(first, first + 15))
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == 15


def test_a_sample_of_games_with_every_shipped_deck_on_both_seats() -> None:
    pairs = shipped_pairs()
    seeds = range(0, len(pairs), 5)
    for seat in (0, 1):
        assert {pairs[seed][seat] for seed in seeds} == {pair[seat] for pair in pairs}
    tally = run(seeds, "shipped")
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == len(seeds)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_sample_of_games_in_each_edition(name: str) -> None:
    """Between random decks, and between those that were shipped for it."""
    tally = run(range(8), "random", name)
    tally.add(run(range(1, 9), "shipped", name))
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == 16


@pytest.mark.parametrize("name", EDITIONS)
def test_random_decks_are_legal(name: str) -> None:
    for seed in range(10):
        entries = tuple(Entry(1, card) for card in random_deck(Random(seed), EDITIONS[name]))
        assert illegal(Deck("random", entries), EDITIONS[name], problems) == ()


@pytest.mark.long
@pytest.mark.parametrize("kind", ["random", "shipped"])
def test_in_twenty_thousand_games_every_card_is_played_and_carried_out(kind: str) -> None:
    tally = run_all(20_000, kind=kind)
    assert tally.failures == []
    assert tally.never_played() == tally.never_applied() == []
    assert sum(map(is_heard, playable())) > 100
