"""The decks that come with the program: legal, different, and all of set 1 between them."""

import pytest

from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import total
from naruto_tui.decklists.reader import load_deck
from naruto_tui.decklists.supply import supply
from naruto_tui.decklists.writer import deck_text
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems

PATHS = shipped_decks()
BY_NAME = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
BY_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


@BY_EDITION
def test_every_edition_has_its_decks(edition):
    decks = supply(edition)
    assert len(decks) >= (8 if edition.deck_size.least == 50 else 4)
    sizes = {total(deck.main) for deck in decks}
    assert sizes == {edition.deck_size.least}


@BY_NAME
def test_each_is_legal_in_every_edition_of_its_size_and_written_as_the_program_writes(
    path, printed
):
    deck = load_deck(path, printed)
    size = total(deck.main)
    for edition in EDITIONS.values():
        points = illegal(deck, edition, problems)
        assert ["1.1"] * (size != edition.deck_size.least) == [
            point.rule for point in points if size == edition.deck_size.least or point.rule == "1.1"
        ]
    assert deck_text(deck) == path.read_text(encoding="utf-8")


@BY_NAME
def test_the_name_tells_when_it_has_forty_cards(path, printed):
    assert total(load_deck(path, printed).main) == (40 if path.stem.endswith("-40") else 50)


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
    size = total(deck.main)
    assert size * 48 <= total(deck.main, "ninja") * 100 <= size * 62
    assert total(deck.main, "jutsu") * 100 >= size * 20
    assert total(deck.main, "mission") * 100 >= size * 16


@BY_EDITION
def test_no_two_of_an_edition_share_their_symbols(edition):
    decks = supply(edition)
    pairs = {frozenset(letter for card in deck.cards for letter in card.symbols) for deck in decks}
    assert len(pairs) == len(decks)


def test_every_card_of_set_1_is_in_one_of_fifty_cards(printed):
    used = {card.number for deck in supply(EDITIONS["us"]) for card in deck.cards}
    assert {card.number for card in printed if card.set_number == "1"} - used == set()
