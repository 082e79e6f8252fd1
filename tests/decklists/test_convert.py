"""Every form a deck can be written in reads back as the same deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.files import index
from naruto_tui.cards.pool import Pool, shipped
from naruto_tui.decklists.formats.table import (
    FORMATS,
    UnwritableError,
    converted,
    read_other,
    unsaid,
)
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.decklists.reader import read_deck

CARDS = tuple(shipped())
NAME = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=30)


def piles(least):
    entries = st.builds(Entry, st.integers(1, 40), st.sampled_from(CARDS))
    return st.lists(entries, unique_by=lambda e: e.card.number, min_size=least, max_size=6).map(
        tuple
    )


DECKS = st.builds(Deck, NAME, piles(1), piles(0), piles(0), st.lists(NAME, max_size=3).map(tuple))


@pytest.mark.parametrize("name", FORMATS)
@given(DECKS)
def test_what_is_written_reads_as_the_same_deck(name, deck):
    third = deck.reinforcement if "reinforcement" in FORMATS[name].piles else ()
    deck = Deck(deck.name, deck.main, deck.side, third, deck.comments)
    again = read_deck(converted(deck, name), shipped(), deck.name)
    assert again.digest == deck.digest
    assert [again.side, again.reinforcement] == [deck.side, deck.reinforcement]
    assert sorted(map(str, again.main)) == sorted(map(str, deck.main))
    assert again.notices == ()


@pytest.mark.parametrize("name", ["octgn", "cockatrice", "forge", "mws"])
@given(DECKS)
def test_comments_go_along_where_there_is_a_place_for_them(name, deck):
    deck = Deck(deck.name, deck.main, deck.side, comments=deck.comments)
    assert read_other(converted(deck, name)).comments == deck.comments


SAID = """# The plan -- win.

# about Ninja
Ninja
3 N-001  # never without
# against big Teams
2 N-009
# the end
"""
FLAT = (
    "The plan -- win.",
    "about Ninja",
    "the end",
    "Naruto Uzumaki N-001: never without",
    "Mizuki N-009: against big Teams",
)


@pytest.mark.parametrize("name", [name for name, one in FORMATS.items() if one.comments == "all"])
def test_what_is_said_of_a_card_goes_along_with_its_name(name, printed):
    deck = read_deck(SAID, printed, "mine")
    again = read_deck(converted(deck, name), printed, "mine")
    if name == "text":
        assert again == deck
    else:
        told = tuple(line.replace("- -", "--") for line in again.comments)
        assert told == FLAT
    assert unsaid(deck, name) == ""


@pytest.mark.parametrize("name", [name for name, one in FORMATS.items() if one.comments == "cards"])
def test_what_is_said_of_a_card_stands_beside_it_where_nothing_else_has_a_place(name, printed):
    deck = read_deck(SAID, printed, "mine")
    again = read_deck(converted(deck, name), printed, "mine")
    assert [entry.remark for entry in again.main] == ["never without", "against big Teams"]
    assert again.comments == ()
    assert unsaid(deck, name).endswith("cards alone: 3 comments left out")


@pytest.mark.parametrize("name", [name for name, one in FORMATS.items() if one.comments == "none"])
def test_comments_without_a_place_are_told(name, printed):
    deck = read_deck(SAID, printed, "mine")
    again = read_deck(converted(deck, name), printed, "mine")
    assert (again.comments, again.asides) == ((), ())
    assert unsaid(deck, name) == f"{name} has no place for comments: 5 comments left out"
    assert unsaid(read_deck("1 N-001", printed, "mine"), name) == ""


def test_a_pile_without_a_place_is_said_not_lost(read):
    deck = read("1 N-900\n\nReinforcement\n1 N-904")
    with pytest.raises(UnwritableError) as caught:
        converted(deck, "mtgo")
    assert str(caught.value) == (
        "mine.txt:4: mtgo has no place for a reinforcement deck; take one of text, lackey-text, "
        "lackey, octgn, cockatrice, arena, forge, deckstats, csv, tabletop-simulator"
    )


SIGNS = [
    "A | Bar",
    "The #1 Fan",
    "Semi; Colon, Comma",
    "<Deck> & Co.",
    "3 Men // a Boat",
    '"Quoted"',
]


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("sign", SIGNS)
def test_a_players_own_cards_may_have_any_name(name, sign):
    facts = "  ninja · fire · entrance 0 · hand 0\n  1/0 · injured 0/0 · Ninjutsu\n  Leaf, Male\n"
    pool = Pool([index(f"Set 99: Own\n\nN-990 {sign}\n{facts}", "own.cards")])
    deck = Deck("own", (Entry(2, pool.card("N-990")),), (Entry(1, pool.card("N-990")),))
    assert read_deck(converted(deck, name), pool, "own").digest == deck.digest


def test_a_short_name_before_the_number_of_a_client_is_no_part_of_it(printed):
    emi = printed.card("C-026")
    assert read_deck("1\tEmi C-026", printed, "x").main == (Entry(1, emi),)
    deck = Deck("x", tuple(Entry(1, card) for card in CARDS if card.kind == "client"))
    for name in FORMATS:
        assert read_deck(converted(deck, name), printed, "x").digest == deck.digest, name


@pytest.mark.parametrize("name", FORMATS)
def test_a_comment_that_is_a_section_word_opens_none(name, printed):
    deck = Deck("x", (Entry(3, printed.card("N-154")),), comments=("Sideboard",))
    assert read_deck(converted(deck, name), printed, "x").digest == deck.digest
