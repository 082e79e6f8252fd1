"""What an edition allows, and the rule that is named when it does not."""

import pytest

from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS

US = EDITIONS["us"]


@pytest.fixture
def deck(printed):
    """A legal deck of 30 ninja and 20 others, each name at most three times."""
    kinds = {"ninja": {}, "jutsu": {}}
    for card in printed:
        kinds.get(card.kind, {}).setdefault(card.name, card)
    ninja = [Entry(3, card, line) for line, card in enumerate(list(kinds["ninja"].values())[:10])]
    jutsu = [Entry(2, card, line) for line, card in enumerate(list(kinds["jutsu"].values())[:10])]
    return Deck("legal", (*ninja, *jutsu))


def points(deck, unplayable=None):
    return [str(point) for point in illegal(deck, US, unplayable or (lambda _: ()))]


def changed(deck, first, **piles):
    """The deck with another count of its first and last entry."""
    ninja, *others, jutsu = deck.main
    main = (Entry(first[0], ninja.card), *others, Entry(first[1], jutsu.card))
    return Deck(deck.name, main, **piles)


def test_1_1_fifty_cards_are_a_deck(deck):
    assert points(deck) == []


def test_1_1_fewer_or_more_are_not(deck):
    assert points(changed(deck, (1, 2))) == [
        "48 cards; a deck has exactly 50, add 2 (rule 1.1)",
    ]
    assert points(changed(deck, (3, 3))) == [
        "51 cards; a deck has exactly 50, take out 1 (rule 1.1)",
    ]


def test_1_3_at_most_thirty_ninja(deck, printed):
    tenten = Entry(1, printed.card("N-032"), 9)
    found = Deck("x", (*deck.main[:-1], tenten, Entry(1, deck.main[-1].card)))
    assert points(found) == ["31 Ninja; at most 30, take out 1 (rule 1.3)"]


def test_1_3_platoons_do_not_count(deck, pool):
    platoon = Entry(1, pool.card("N-902"))
    assert points(Deck("x", (*deck.main[:-1], platoon, Entry(1, deck.main[-1].card)))) == []


def test_1_2_where_there_are_no_clients_they_are_in_no_pile(deck, pool):
    client = Entry(2, pool.card("C-900"), 7)
    found = Deck("x", (*deck.main[:-1], client))
    (point,) = illegal(found, EDITIONS["quick"], lambda _: ())
    assert (point.rule, point.line) == ("1.2", 7)
    assert point.message == "2 clients; edition quick knows none, take 2 out"
    for name, edition in EDITIONS.items():
        rules = {one.rule for one in illegal(found, edition, lambda _: ())}
        assert ("1.2" in rules) == (name == "quick")


@pytest.mark.parametrize("name", EDITIONS)
def test_each_edition_has_its_own_size_and_cap(deck, name):
    """The deck has 50 cards, 30 of them Ninja."""
    told = [str(point) for point in illegal(deck, EDITIONS[name], lambda _: ())]
    assert told == {
        "us-early": [
            "50 cards; a deck has exactly 40, take out 10 (rule 1.1)",
            "30 Ninja; at most 25, take out 5 (rule 1.3)",
        ],
        "fr": ["50 cards; a deck has exactly 40, take out 10 (rule 1.1)"],
    }.get(name, [])


def test_1_1_russian_decks_may_grow(deck, printed):
    more = Deck("x", (*deck.main, *(Entry(1, printed.card(f"M-00{n}")) for n in range(1, 8))))
    assert illegal(more, EDITIONS["ru"], lambda _: ()) == ()
    assert [point.rule for point in illegal(more, US, lambda _: ())] == ["1.1"]


def test_1_4_the_name_counts_over_versions_and_piles(printed):
    main = (Entry(2, printed.card("N-001"), 4), Entry(1, printed.card("N-019"), 5))
    side = (Entry(1, printed.card("N-025"), 9),)
    told = [point for point in illegal(Deck("x", main, side), US, lambda _: ()) if point.line]
    assert [(point.rule, point.line) for point in told] == [("1.4", 9), ("9.2", 9)]
    assert told[0].message == (
        "4 cards named Naruto Uzumaki (2 N-001, 1 N-019, 1 N-025); at most 3"
    )


def test_9_2_a_sideboard_is_none_or_exactly_ten(deck, printed):
    side = tuple(Entry(2, printed.card(f"M-00{n}")) for n in range(1, 6))
    assert points(Deck("x", deck.main, side)) == []
    assert points(Deck("x", deck.main, side[:1])) == [
        "2 cards in the sideboard; it has exactly 10 or none (rule 9.2)",
    ]


def test_k_6_1_reinforcements_and_squads_are_listed_by_themselves(deck, pool):
    reserve, squad = Entry(1, pool.card("N-904"), 7), Entry(2, pool.card("N-905"), 8)
    assert points(Deck("x", deck.main, reinforcement=(reserve, squad))) == []
    (said,) = points(Deck("x", (*deck.main[1:], Entry(3, reserve.card))))
    assert said == (
        "Soul of Baki N-904 belongs in the reinforcement deck; list it under Reinforcement "
        "(rule K-6.1)"
    )
    other = Entry(1, pool.card("N-903"), 9)
    (said,) = points(Deck("x", deck.main, reinforcement=(other,)))
    assert said == (
        "Suit Number 7 N-903 has neither Reinforcement nor Squad; list it in the deck (rule K-6.1)"
    )


def test_k_6_2_a_reinforcement_deck_has_at_most_ten_cards(deck, pool):
    piles = tuple(Entry(3, pool.card(f"N-{number}"), 9) for number in (904, 905, 906, 907))
    assert points(Deck("x", deck.main, reinforcement=piles)) == [
        "12 cards in the reinforcement deck; at most 10, take out 2 (rule K-6.2)"
    ]


def test_k_6_2_three_of_a_name_together_with_the_deck(deck, pool):
    main = (*deck.main[:-1], Entry(2, pool.card("N-909"), 4), *deck.main[-1:])
    found = Deck("x", main, reinforcement=(Entry(2, pool.card("N-908"), 9),))
    assert "4 cards named Twin (2 N-909, 2 N-908); at most 3 (rule 1.4)" in points(found)


def test_the_reinforcement_deck_is_dealt_with_the_deck(deck, pool):
    found = Deck("x", deck.main, reinforcement=(Entry(2, pool.card("N-904")),))
    assert [card.number for card in found.cards[-2:]] == ["N-904", "N-904"]
    assert len(found.cards) == 52


def test_a_card_the_program_cannot_play_makes_the_deck_illegal(deck):
    number = deck.main[0].card.number
    said = points(deck, lambda card: ["unread", "unknown"] * (card.number == number))
    assert said == [f"{deck.main[0].card} cannot be played: unread; unknown; take it out"]
