"""Changes to a deck: copies in and out, over to another pile, and the words for them."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.editing import change_words, copies, home, moved, with_copies
from naruto_tui.decklists.model import PILES, Deck, total
from naruto_tui.decklists.reader import MOST_COPIES, read_deck
from naruto_tui.decklists.writer import deck_text

LIST = "# a plan\n3 N-900\n2 J-900\nSideboard\n1 N-900\nReinforcement\n1 N-904\n"


@pytest.fixture
def deck(pool: Pool) -> Deck:
    return read_deck(LIST, pool, "mine")


def test_copies_come_and_go_and_a_card_without_copies_is_not_listed(deck: Deck, pool: Pool):
    baki, other = pool.card("N-900"), pool.card("N-902")
    assert copies(with_copies(deck, "main", baki, 1), "main", baki) == 4
    assert copies(with_copies(deck, "main", baki, -5), "main", baki) == 0
    assert len(with_copies(deck, "main", baki, -3).main) == 1
    more = with_copies(deck, "main", other, 2)
    assert [entry.card for entry in more.main] == [baki, pool.card("J-900"), other]
    assert with_copies(deck, "main", other, -1) == deck
    assert copies(with_copies(deck, "side", baki, 500), "side", baki) == MOST_COPIES


def test_the_rest_of_the_deck_stays(deck: Deck, pool: Pool):
    after = with_copies(deck, "main", pool.card("N-900"), -1)
    assert (after.comments, after.side, after.reinforcement) == (
        deck.comments, deck.side, deck.reinforcement,
    )  # fmt: skip
    assert after.main[0].line == deck.main[0].line


def test_a_copy_moves_over_where_there_is_one(deck: Deck, pool: Pool):
    baki = pool.card("N-900")
    after = moved(deck, baki, "main", "side")
    assert (copies(after, "main", baki), copies(after, "side", baki)) == (2, 2)
    assert moved(deck, pool.card("N-902"), "main", "side") == deck
    assert moved(deck, baki, "main", "main") == deck
    full = with_copies(deck, "side", baki, MOST_COPIES)
    assert moved(full, baki, "main", "side") == full


COMMENTED = """\
# a plan

Ninja
# early ones
3 N-900  # the best
# late ones
1 N-902
Jutsu
# the only one
2 J-900
"""


def test_what_the_author_says_stays_when_a_card_goes(pool: Pool):
    deck = read_deck(COMMENTED, pool, "mine")
    lines = deck_text(with_copies(deck, "main", pool.card("N-900"), -3)).splitlines()
    assert lines[2:6] == ["Ninja (1)", "# early ones", "# late ones", "1 N-902 Hyūga & Nara's Own"]
    assert "# the only one" in deck_text(with_copies(deck, "main", pool.card("J-900"), -2))
    without = with_copies(deck, "main", pool.card("N-902"), -1)
    assert "# late ones" in deck_text(without)
    assert read_deck(deck_text(without), pool, "mine").digest == without.digest


def test_what_is_said_behind_a_card_goes_with_its_last_copy(pool: Pool):
    deck, baki = read_deck(COMMENTED, pool, "mine"), pool.card("N-900")
    over = moved(deck, baki, "main", "side")
    assert (over.main[0].remark, over.side[0].remark) == ("the best", "")
    over = moved(moved(over, baki, "main", "side"), baki, "main", "side")
    assert over.side[0].remark == "the best"
    assert deck_text(over).count("the best") == 1


def test_a_card_goes_where_it_belongs(pool: Pool):
    assert home(pool.card("N-900")) == "main"
    assert home(pool.card("N-904")) == home(pool.card("N-905")) == "reinforcement"


def test_every_change_has_its_words(deck: Deck, pool: Pool):
    baki, gates = pool.card("N-900"), pool.card("J-900")
    assert change_words(deck, with_copies(deck, "main", baki, 1)) == "+1 Baki N-900"
    assert change_words(deck, with_copies(deck, "main", gates, -2)) == "-2 8 Gates J-900"
    over = moved(deck, baki, "main", "side")
    assert change_words(deck, over) == "1 Baki N-900 to the sideboard"
    assert change_words(over, deck) == "1 Baki N-900 to the deck"
    assert change_words(deck, evolve(deck, name="yours")) == "now named yours"
    assert change_words(deck, deck) == "nothing"


@given(
    steps=st.lists(
        st.tuples(st.sampled_from(PILES), st.sampled_from(["N-900", "N-904", "J-900"]),
                  st.integers(-4, 4)), max_size=12,
    ),
)  # fmt: skip
def test_what_is_taken_out_again_leaves_the_same_cards(
    steps: list[tuple[str, str, int]], pool: Pool
):
    deck = read_deck(LIST, pool, "mine")
    after = deck
    for pile, number, by in steps:
        before = copies(after, pile, pool.card(number))
        after = with_copies(after, pile, pool.card(number), by)
        assert copies(after, pile, pool.card(number)) == max(before + by, 0)
        assert all(entry.count > 0 for one in PILES for entry in after.pile(one))
    assert total(after.main) >= 0
