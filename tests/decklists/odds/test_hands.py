"""Sample opening hands."""

from naruto_tui.cards.model import KINDS
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.odds.drawing import REDRAW, deck_cards, draws, never
from naruto_tui.decklists.odds.hands import openings
from naruto_tui.decklists.odds.questions import redraw_wish
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import EDITIONS

CARDS = deck_cards(load_deck(find_deck("sand-siblings-earth-wind"), shipped()))
AGAIN = redraw_wish(REDRAW, CARDS)
US = draws(EDITIONS["us"], begins=True)


def test_the_same_seed_deals_the_same():
    assert openings(CARDS, US, AGAIN, 20, 1) == openings(CARDS, US, AGAIN, 20, 1)
    assert openings(CARDS, US, AGAIN, 20, 1) != openings(CARDS, US, AGAIN, 20, 2)


def test_3_5_each_redraw_has_its_size_and_the_last_hand_is_kept():
    dealt = openings(CARDS, US, AGAIN, 300, 1)
    assert {len(one.hands) for one in dealt} == {1, 2, 3}
    for opening in dealt:
        assert [len(hand.cards) for hand in opening.hands] == [6, 5, 4][: len(opening.hands)]
        assert [hand.redrawn for hand in opening.hands][:-1] == [True] * (len(opening.hands) - 1)
        assert not opening.hands[-1].redrawn


def test_a_hand_is_redrawn_when_nobody_can_begin():
    for opening in openings(CARDS, US, AGAIN, 100, 1):
        for hand in opening.hands[:2]:
            early = [card for card in hand.cards if card.kind == "ninja" and card.entrance <= 1]
            assert hand.redrawn is not bool(early)


def test_hands_lie_by_kind_and_entrance_cost():
    for opening in openings(CARDS, US, never(), 50, 1):
        laid = [(KINDS.index(card.kind), card.entrance) for card in opening.kept]
        assert laid == sorted(laid)
