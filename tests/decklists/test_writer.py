"""The canonical text, and the digest that names a list."""

from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.files import index
from naruto_tui.cards.pool import Pool, shipped
from naruto_tui.decklists.model import Aside, Deck, Entry
from naruto_tui.decklists.reader import read_deck
from naruto_tui.decklists.writer import card_words, deck_text

CARDS = tuple(card for card in shipped() if card.number[0] in "NJM")
PLACES = ("ninja", "jutsu", "mission", "side", "reinforcement", "end")
LINE = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=40)
LINES = st.lists(LINE, max_size=3).map(tuple)


@st.composite
def decks(draw, *, said=True):
    """Decks whose entries stand in the order of their kinds, as in the text."""
    entries = st.builds(
        Entry,
        st.integers(1, 99),
        st.sampled_from(CARDS),
        remark=LINE.map(str.strip) if said else st.just(""),
        above=LINES if said else st.just(()),
    )
    piles = []
    for least in (1, 0, 0):
        pile = draw(
            st.lists(entries, unique_by=lambda e: e.card.number, min_size=least, max_size=8)
        )
        piles.append(tuple(sorted(pile, key=lambda e: "NJM".index(e.card.number[0]))))
    main, side, reinforcement = piles
    filled = {entry.card.kind for entry in main} | {"end"}
    filled |= {name for name, pile in (("side", side), ("reinforcement", reinforcement)) if pile}
    comments = draw(LINES)
    over = {place: draw(LINES) for place in PLACES if said and comments and place in filled}
    asides = tuple(Aside(place, lines) for place, lines in over.items() if lines)
    return Deck("any", main, side, reinforcement, comments, asides)


@given(decks())
def test_what_is_written_reads_as_the_same_deck(deck):
    again = read_deck(deck_text(deck), shipped(), "any")
    assert again == deck
    assert again.digest == deck.digest
    assert again.notices == ()


def test_the_text_has_a_heading_and_a_total_for_each_kind(printed):
    main = (Entry(2, printed.card("J-001")), Entry(3, printed.card("N-001")))
    deck = Deck("x", main, side=(Entry(1, printed.card("M-001")),), comments=("A plan.", ""))
    assert deck_text(deck) == (
        "# A plan.\n#\n\nNinja (3)\n3 N-001 Naruto Uzumaki\n\nJutsu (2)\n2 J-001 Kunai\n\n"
        "Sideboard (1)\n1 M-001 Ichiraku Noodle Shop\n"
    )


def test_the_digest_is_of_the_cards_and_their_piles_alone(read):
    deck = read("2 N-900\n1 J-900")
    assert read("# words\n1 J-900\nNinja\n1 Baki N-900\n1 N-900").digest == deck.digest
    assert read("3 N-900\n1 J-900").digest != deck.digest
    assert read("2 N-900\nSideboard\n1 J-900").digest != deck.digest


def test_copies_stand_one_after_another(read):
    assert [card.number for card in read("2 N-900\nJ-900").cards] == ["N-900", "N-900", "J-900"]


def test_a_title_stands_behind_the_name(printed):
    deck = Deck("x", (Entry(3, printed.card("N-019")),))
    assert deck_text(deck) == "Ninja (3)\n3 N-019 Naruto Uzumaki [Imposter!]\n"


def test_comments_stay_where_their_author_put_them(read):
    text = (
        "# The plan.\n#\n# More of it.\n\n# the fighters\nNinja (3)\n# first\n2 N-900 Baki\n"
        "1 N-903 Suit Number 7  # why not\n\n# tricks\nJutsu (1)\n1 J-900 8 Gates\n\n"
        "# against clients\nSideboard (1)\n1 M-900 Deck  # strong\n\n# Written in May.\n"
    )
    deck = read(text)
    assert deck_text(deck) == text
    assert deck.comments == ("The plan.", "", "More of it.")
    assert (deck.main[0].above, deck.main[1].remark) == (("first",), "why not")


def test_comments_of_a_list_in_another_order_are_kept(read):
    deck = read(
        "// Plan\n2 N-900 # one\n# tricks\nJ-900\n"
        "# no clients\nClients (0)\n# more\nNinja\n1 N-900 // two\n#\n# the end"
    )
    assert deck_text(deck) == (
        "# Plan\n\n# more\nNinja (3)\n3 N-900 Baki  # one; two\n\nJutsu (1)\n# tricks\n"
        "1 J-900 8 Gates\n\n# no clients\n\n#\n# the end\n"
    )


def test_a_name_that_a_list_cannot_have_is_left_to_the_number():
    facts = "  ninja · fire · entrance 0 · hand 0\n  1/0 · injured 0/0 · Ninjutsu\n  Leaf, Male\n"
    pool = Pool([index(f"Set 99: Own\n\nN-990 The #1 Fan\n{facts}", "own.cards")])
    deck = Deck("x", (Entry(2, pool.card("N-990")),))
    assert deck_text(deck) == "Ninja (2)\n2 N-990\n"
    assert read_deck(deck_text(deck), pool, "x") == deck


def test_every_card_there_is_can_be_read_from_its_words(printed):
    cards = list(printed)
    for part in range(0, len(cards), 900):
        lines = [f"2 {card_words(card)}" for card in cards[part : part + 900]]
        deck = read_deck("\n".join(lines), printed, "x")
        assert [entry.card for entry in deck.main] == cards[part : part + 900]
