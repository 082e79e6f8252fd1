"""The canonical text, and the digest that names a list."""

from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.decklists.reader import read_deck
from naruto_tui.decklists.writer import deck_text

CARDS = tuple(card for card in shipped() if card.number[0] in "NJM")
PILE = st.lists(
    st.builds(Entry, st.integers(1, 99), st.sampled_from(CARDS)),
    unique_by=lambda entry: entry.card.number,
    max_size=8,
).map(lambda entries: tuple(sorted(entries, key=lambda e: "NJM".index(e.card.number[0]))))
COMMENT = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=40)
DECKS = st.builds(
    Deck, st.just("any"), PILE.filter(bool), PILE, PILE, st.lists(COMMENT, max_size=3).map(tuple)
)


@given(DECKS)
def test_what_is_written_reads_as_the_same_deck(deck):
    again = read_deck(deck_text(deck), shipped(), "any")
    assert again == deck
    assert again.digest == deck.digest
    assert again.notices == ()


def test_the_text_has_a_heading_and_a_total_for_each_kind(printed):
    main = (Entry(2, printed.card("J-001")), Entry(3, printed.card("N-001")))
    deck = Deck("x", main, side=(Entry(1, printed.card("M-001")),), comments=("A plan.", ""))
    assert deck_text(deck) == (
        "# A plan.\n#\n\nNinja (3)\n3 Naruto Uzumaki N-001\n\nJutsu (2)\n2 Kunai J-001\n\n"
        "Sideboard (1)\n1 Ichiraku Noodle Shop M-001\n"
    )


def test_the_digest_is_of_the_cards_and_their_piles_alone(read):
    deck = read("2 N-900\n1 J-900")
    assert read("# words\n1 J-900\nNinja\n1 Baki N-900\n1 N-900").digest == deck.digest
    assert read("3 N-900\n1 J-900").digest != deck.digest
    assert read("2 N-900\nSideboard\n1 J-900").digest != deck.digest


def test_copies_stand_one_after_another(read):
    assert [card.number for card in read("2 N-900\nJ-900").cards] == ["N-900", "N-900", "J-900"]
