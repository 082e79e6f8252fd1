"""A deck in figures."""

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.curve import (
    chakra,
    entrance_curve,
    generic_needed,
    kinds,
    power_by_turn,
    symbol_counts,
)
from naruto_tui.decklists.reader import read_deck

LIST = "3 N-001\n1 N-012\n2 J-078\n1 J-079\n1 M-018\n1 C-014\nSideboard\n3 N-002\n"


@pytest.fixture
def deck():
    """Three of entrance cost 0, one of 3 with 5/2; five Wind at once is the most."""
    return read_deck(LIST, shipped(), "x")


def test_kinds_and_curve_leave_the_sideboard_out(deck):
    assert kinds(deck) == {"ninja": 4, "jutsu": 3, "mission": 1, "client": 1}
    assert entrance_curve(deck) == {0: 3, 1: 0, 2: 0, 3: 1}
    assert entrance_curve(deck, "mission") == {0: 0, 1: 0, 2: 0, 3: 0, 4: 1}


def test_a_card_of_two_symbols_counts_under_each(deck):
    assert shipped().card("C-014").symbols == "NE"
    assert symbol_counts(deck)["E"] == 2


def test_power_is_averaged_over_those_who_may_have_entered(deck):
    naruto, asuma = shipped().card("N-001").healthy, shipped().card("N-012").healthy
    rows = power_by_turn(deck)
    assert [(row.turn, row.ninja) for row in rows] == [(0, 3), (1, 3), (2, 3), (3, 4)]
    assert rows[3].combat == (3 * naruto.combat + asuma.combat) / 4
    assert rows[3].support == (3 * naruto.support + asuma.support) / 4


def test_chakra_needs_stand_against_supply(deck):
    wind = next(row for row in chakra(deck) if row.letter == "N")
    assert (wind.needed, wind.most_at_once, wind.supply) == (2 * 2 + 3, 3, 5)
    assert generic_needed(deck) == 1


def test_an_empty_deck_has_empty_figures():
    empty = read_deck("Sideboard\nN-001\nMain\nJ-078\n", shipped(), "x")
    assert entrance_curve(empty) == {}
    assert power_by_turn(empty) == ()
