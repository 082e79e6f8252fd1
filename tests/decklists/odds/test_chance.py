"""Exact chances against every deal of tiny decks, and against many deals of real ones."""

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.odds.chance import chance, redraw_chances
from naruto_tui.decklists.odds.drawing import REDRAW, Draws, deck_cards, draws, never
from naruto_tui.decklists.odds.questions import answers, redraw_wish, usual_wishes
from naruto_tui.decklists.odds.reading import WishError, read_wish
from naruto_tui.decklists.odds.simulation import agrees, simulated
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import EDITIONS

TINY = tuple(map(shipped().card, ("N-001", "N-001", "N-012", "J-078", "J-010", "M-018")))
HOW = Draws((3, 2), 0)
WISHES = (
    "1 ninja",
    "no jutsu in opening",
    "2 ninja by turn 1",
    "1 N-001 in opening and 1 jutsu by turn 2",
    "at most 1 ninja by turn 2 or 1 wind by turn 1",
    "exactly 1 fire in opening and exactly 2 fire by turn 1",
    "1 playable ninja by turn 1 and (1 mission by turn 2 or no jutsu in opening)",
    "3 ninja by turn 9",
)


def enumerated(wish, cards, how, redraw):
    """The chance by laying the deck out in every order, for the first hand and for the second."""

    def holds(asked, order, hand):
        counts = [sum(map(part.counts, order[: how.seen(hand, part.turn)])) for part in asked.parts]
        return asked.holds([p.holds(c) for p, c in zip(asked.parts, counts, strict=True)])

    orders = list(permutations(cards))

    def after(index):
        hand, last = how.hands[index], index == len(how.hands) - 1
        again = 0 if last else sum(holds(redraw, order, hand) for order in orders)
        good = sum(
            holds(wish, order, hand) for order in orders if last or not holds(redraw, order, hand)
        )
        found = Fraction(good, len(orders))
        return found + Fraction(again, len(orders)) * after(index + 1) if again else found

    return after(0)


@pytest.mark.parametrize("redraw", ["never", "no ninja of entrance 0-1", "no jutsu or 3 ninja"])
@pytest.mark.parametrize("text", WISHES)
def test_every_order_of_a_tiny_deck_is_counted(text, redraw):
    wish, again = read_wish(text, TINY), redraw_wish(redraw, TINY)
    for how in (HOW, Draws((2,), 1), Draws((4, 3, 2), 1)):
        assert chance(wish, TINY, how, again) == enumerated(wish, TINY, how, again)


def test_one_draw_is_the_hypergeometric_distribution():
    deck = [shipped().card("N-001")] * 7 + [shipped().card("J-078")] * 43
    wish = read_wish("1 ninja in opening", deck)
    assert chance(wish, deck, Draws((6,), 0), never()) == 1 - Fraction(comb(43, 6), comb(50, 6))


def test_3_5_the_redraws_of_an_edition_are_taken_in_turn():
    deck = [shipped().card("N-001")] * 7 + [shipped().card("J-078")] * 43
    wish, again = read_wish("1 ninja", deck), read_wish("no ninja", deck)
    none = [Fraction(comb(43, n), comb(50, n)) for n in (6, 5, 4)]
    us, fr = EDITIONS["us"], EDITIONS["fr"]
    assert chance(wish, deck, draws(us, begins=True), again) == 1 - none[0] * none[1] * none[2]
    assert chance(wish, deck, draws(fr, begins=True), again) == 1 - none[0] ** 2
    assert redraw_chances(deck, draws(us, begins=True), again) == (none[0], none[0] * none[1])


def test_4_the_first_turn_draw_counts():
    us, fr = EDITIONS["us"], EDITIONS["fr"]
    seen = [draws(e, begins=b).seen(6, 2) for e in (us, fr) for b in (True, False)]
    assert seen == [8, 9, 9, 9]
    assert draws(us, begins=False).seen(6, None) == 6


@given(st.sampled_from(WISHES), st.integers(0, 6), st.integers(1, 6))
def test_a_chance_is_a_chance_and_the_contrary_the_rest(text, turn, size):
    how = Draws((size, max(size - 1, 1)), 1)
    wish = read_wish(f"2 ninja by turn {turn}", TINY)
    fewer = read_wish(f"at most 1 ninja by turn {turn}", TINY)
    again = read_wish("no ninja", TINY)
    assert chance(wish, TINY, how, again) + chance(fewer, TINY, how, again) == 1
    assert 0 <= chance(read_wish(text, TINY), TINY, how, again) <= 1


def test_what_is_too_much_is_refused():
    deck = deck_cards(load_deck(find_deck("two-scrolls-lightning-earth"), shipped()))
    names = sorted({card.name for card in deck})[:8]
    text = " and ".join(f'1 "{name}" by turn {turn}' for turn, name in enumerate(names, 8))
    with pytest.raises(WishError, match="too much to reckon"):
        chance(read_wish(text, deck), deck, draws(EDITIONS["us"], begins=True), never())


def test_a_redraw_is_decided_by_the_opening_hand():
    with pytest.raises(WishError, match="name no turn"):
        redraw_wish("no ninja by turn 1", TINY)


REAL = (
    "2 ninja of entrance 0-1 by turn 1 and 1 jutsu by turn 2",
    '1 "Gaara of the Desert" by turn 2 or 3 wind in opening',
)


def disagreements(edition, games):
    deck = load_deck(find_deck("sand-siblings-earth-wind"), shipped())
    cards, texts = deck_cards(deck), (*REAL, *usual_wishes(deck))
    exact = answers(deck, EDITIONS[edition], texts, REDRAW)
    again, wishes = redraw_wish(REDRAW, cards), [one.wish for one in exact]
    wrong = []
    for begins in (True, False):
        how = draws(EDITIONS[edition], begins=begins)
        dealt = simulated(wishes, cards, how, again, games, seed=3)
        for answer, count in zip(exact, dealt, strict=True):
            share = answer.first if begins else answer.second
            if not agrees(share, count, games):
                wrong.append((answer.wish.text, float(share), count / games))
    return wrong


@pytest.mark.parametrize("edition", ["us", "fr"])
def test_many_deals_agree(edition):
    assert disagreements(edition, 4_000) == []


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_hundred_thousand_deals_agree(edition):
    assert disagreements(edition, 200_000) == []


def test_a_wrong_chance_is_noticed():
    assert agrees(Fraction(1, 2), 100_400, 200_000)
    assert not agrees(Fraction(1, 2), 101_000, 200_000)
    assert not agrees(Fraction(0), 1, 200_000)
