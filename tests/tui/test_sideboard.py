"""Exchanging cards on the screen: copies move over and back, and what may not be is said."""

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.tui.lines import cells, text_of
from naruto_tui.tui.sideboard import DECK, SIDE, Exchange, draw_exchange

US = EDITIONS["us"]


@pytest.fixture(scope="module")
def exchange() -> Exchange:
    """A deck, and ten cards beside it of names that it has not."""
    deck = load_deck(find_deck("academy-lightning-wind"), shipped()).cards
    names = {card.name for card in deck}
    side = [card for card in shipped() if card.name not in names][:10]
    return Exchange.of(deck, side, deck, side)


def pressed(exchange: Exchange, *keys: str) -> Exchange:
    for key in keys:
        moved = exchange.press(key)
        assert moved is not None
        exchange = moved
    return exchange


def total(exchange: Exchange, pane: int) -> int:
    return sum(exchange.counts[pane])


def test_at_first_nothing_has_changed_and_nothing_is_wrong(exchange: Exchange) -> None:
    assert (total(exchange, DECK), total(exchange, SIDE)) == (50, 10)
    assert exchange.problem(US) == ""


def test_a_copy_moves_over_and_the_number_is_said_to_be_wrong(exchange: Exchange) -> None:
    over = pressed(exchange, "enter")
    assert (total(over, DECK), total(over, SIDE)) == (51, 9)
    assert over.problem(US).startswith("9 cards in the sideboard; it has 10, move 1 card")
    other = pressed(over, "left", "down", "down", "space")
    assert (total(other, DECK), total(other, SIDE)) == (50, 10)
    assert other.problem(US) == ""
    assert other.counts != exchange.counts
    assert len(other.side) == 10


def test_all_goes_back_to_how_it_was_entered(exchange: Exchange) -> None:
    over = pressed(exchange, "enter", "down", "enter", "left", "pagedown", "enter")
    assert over.counts != exchange.counts
    assert pressed(over, "z").counts == exchange.counts


def test_a_second_exchange_begins_with_the_last_one_and_knows_how_it_was_entered(
    exchange: Exchange,
) -> None:
    deck, side = exchange._all(exchange.counts[DECK]), exchange.side
    swapped = Exchange.of((*deck[1:], side[0]), (*side[1:], deck[0]), deck, side)
    assert swapped.counts != exchange.counts
    assert pressed(swapped, "z").side == side


def test_the_cursor_stays_in_its_list(exchange: Exchange) -> None:
    last = len(exchange.rows(SIDE)) - 1
    down = pressed(exchange, *["pagedown"] * 9)
    assert down.here == down.rows(SIDE)[last]
    assert pressed(down, "down").here == down.here
    assert pressed(exchange, "up").here == exchange.rows(SIDE)[0]
    assert pressed(down, "enter").here >= 0


def test_an_empty_list_can_be_looked_at(exchange: Exchange) -> None:
    moves = ["enter"] * 10
    empty = pressed(exchange, *moves)
    assert empty.here == -1
    assert pressed(empty, "enter", "down", "enter") == empty
    assert any("no cards" in text_of(line) for line in draw_exchange(empty, 80, 20))


@pytest.mark.parametrize(("width", "height"), [(80, 20), (140, 46)])
def test_it_is_drawn_in_exactly_so_many_cells(exchange: Exchange, width: int, height: int) -> None:
    lines = draw_exchange(pressed(exchange, "enter", "left"), width, height)
    assert len(lines) == height
    assert {cells(line) for line in lines} == {width}
    told = "\n".join(map(text_of, lines))
    assert "Your deck: 51 cards" in told
    assert "Your sideboard: 9 cards" in told


def test_a_key_of_another_screen_is_not_taken(exchange: Exchange) -> None:
    assert exchange.press("x") is None
