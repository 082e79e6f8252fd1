"""The decks that come with the program: legal, different, and all of set 1 between them."""

from itertools import combinations

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
    size, clients = total(deck.main), total(deck.main, "client")
    for edition in EDITIONS.values():
        rules = [point.rule for point in illegal(deck, edition, problems)]
        if size != edition.deck_size.least:
            assert "1.1" in rules
        else:
            assert rules == ["1.2"] * (clients > 0 and not edition.clients_exist)
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
def test_no_two_of_an_edition_share_half_their_cards(edition):
    for one, other in combinations(supply(edition), 2):
        fewest = min(total(one.main), total(other.main))
        theirs = {entry.card.number: entry.count for entry in other.main}
        both = sum(min(entry.count, theirs.get(entry.card.number, 0)) for entry in one.main)
        assert both * 2 < fewest, (one.name, other.name)


def test_every_pair_of_symbols_has_a_deck_of_fifty():
    decks = supply(EDITIONS["us"])
    pairs = {frozenset(letter for card in deck.cards for letter in card.symbols) for deck in decks}
    assert pairs == set(map(frozenset, combinations("FWLNE", 2)))


@BY_NAME
def test_a_deck_with_cards_of_later_sets_tells_how_it_begins_and_what_it_fears(path, printed):
    deck = load_deck(path, printed)
    if {card.set_number for card in deck.cards} == {"1"}:
        return
    heads = [line.split(": ")[0] for line in deck.comments if line[:1].isupper() and ": " in line]
    assert heads == ["Plan", "Start", "Fears"]


def test_eight_decks_are_made_of_more_than_set_1_and_four_have_a_sideboard():
    decks = supply(EDITIONS["us"])
    later = [deck for deck in decks if {card.set_number for card in deck.cards} != {"1"}]
    assert len(later) == 8
    assert sum(total(deck.side) == 10 for deck in later) == 4


def test_every_card_of_set_1_is_in_one_of_fifty_cards(printed):
    used = {card.number for deck in supply(EDITIONS["us"]) for card in deck.cards}
    assert {card.number for card in printed if card.set_number == "1"} - used == set()
