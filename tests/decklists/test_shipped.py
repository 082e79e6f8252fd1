"""The decks that come with the program: legal, different, and all of set 1 between them."""

import pytest

from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import total
from naruto_tui.decklists.reader import load_deck
from naruto_tui.decklists.writer import deck_text
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems

PATHS = shipped_decks()
BY_NAME = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def test_there_are_six_or_more():
    assert len(PATHS) >= 6


@BY_NAME
def test_each_is_legal_and_written_as_the_program_writes(path, printed):
    deck = load_deck(path, printed)
    assert illegal(deck, EDITIONS["us"], problems) == ()
    assert deck_text(deck) == path.read_text(encoding="utf-8")


@BY_NAME
def test_each_has_a_plan_two_symbols_and_a_curve(path, printed):
    deck = load_deck(path, printed)
    symbols = {letter for card in deck.cards for letter in card.symbols}
    entrances = {card.entrance for card in deck.cards if card.kind == "ninja"}
    assert deck.comments[0].startswith("Plan: ")
    assert len(symbols) == 2
    assert entrances >= {0, 2}
    assert max(entrances) >= 4


@BY_NAME
def test_hand_and_jutsu_costs_can_be_paid_from_the_deck_itself(path, printed):
    deck = load_deck(path, printed)
    symbols = "".join(card.symbols for card in deck.cards)
    for card in deck.cards:
        assert card.hand == 0 or symbols.count(card.symbols) > card.hand
        for cost in card.costs:
            assert all(symbols.count(letter) >= 10 for letter in cost.symbols)


@BY_NAME
def test_each_kind_has_its_share(path, printed):
    deck = load_deck(path, printed)
    assert 24 <= total(deck.main, "ninja") <= 30
    assert total(deck.main, "jutsu") >= 10
    assert total(deck.main, "mission") >= 8


def test_no_two_share_their_symbols(printed):
    pairs = [
        frozenset(letter for card in load_deck(path, printed).cards for letter in card.symbols)
        for path in PATHS
    ]
    assert len(set(pairs)) == len(PATHS)


def test_every_card_of_set_1_is_in_one_of_them(printed):
    used = {card.number for path in PATHS for card in load_deck(path, printed).cards}
    assert {card.number for card in printed if card.set_number == "1"} - used == set()
