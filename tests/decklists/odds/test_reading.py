"""Wishes in plain words: what they mean, and the word that an error points at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.odds.reading import LONGEST, WishError, read_wish
from naruto_tui.decklists.odds.wishes import And, Or

NUMBERS = ("N-001", "N-012", "N-029", "N-112", "J-078", "J-010", "M-018", "C-014")
CARDS = tuple(map(shipped().card, NUMBERS))


def wish(text):
    return read_wish(text, CARDS)


def meant(text):
    """The numbers of the cards that the only part of a wish counts."""
    (part,) = wish(text).parts
    return {card.number for card in CARDS if part.counts(card)}


@pytest.mark.parametrize(
    ("amount", "low", "high"),
    [
        ("", 1, None), ("2", 2, None), ("2+", 2, None), ("at least 2", 2, None),
        ("at most 2", 0, 2), ("exactly 2", 2, 2), ("1-2", 1, 2), ("no", 0, 0),
    ],
)  # fmt: skip
def test_amounts(amount, low, high):
    (part,) = wish(f"{amount} ninja").parts
    assert (part.low, part.high) == (low, high)


@pytest.mark.parametrize(
    ("what", "numbers"),
    [
        ("N-001", {"N-001"}),
        ("n1", {"N-001"}),
        ("Naruto Uzumaki", {"N-001"}),
        ('"naruto uzumaki"', {"N-001"}),
        ("gaara of the desert", {"N-112"}),
        ("Fire Style: Fire Ball Jutsu", {"J-010"}),
        ("jutsu", {"J-078", "J-010"}),
        ("fire jutsu", {"J-010"}),
        ("missions", {"M-018"}),
        ("wind earth", {"C-014"}),
        ("cards", set(NUMBERS)),
        ("ninja of entrance 0", {"N-001", "N-029"}),
        ("ninja with entrance cost at most 2", {"N-001", "N-029", "N-112"}),
        ("entrance 3+", {"N-012", "M-018", "C-014"}),
        ("entrance 2-3", {"N-012", "N-112", "C-014"}),
        ("playable ninja by turn 2", {"N-001", "N-029", "N-112"}),
        ("playable ninja in opening", {"N-001", "N-029"}),
        ("jonin", {"N-012"}),
        ("leaf genin", {"N-001", "N-029"}),
    ],
)
def test_what_is_counted(what, numbers):
    assert meant(what) == numbers


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("1 ninja", [None]),
        ("1 ninja in opening hand", [None]),
        ("1 ninja by turn 3", [3]),
        ("1 ninja and 1 jutsu by turn 3", [3, 3]),
        ("1 ninja by turn 1 and 1 jutsu", [1, 1]),
        ("1 ninja and 1 jutsu by turn 2 or 1 mission in opening", [2, 2, None]),
        ("(1 ninja or 1 jutsu in opening) by turn 4", [4, None]),
    ],
)
def test_times_are_shared(text, turns):
    assert [part.turn for part in wish(text).parts] == turns


def test_and_binds_tighter_than_or():
    assert wish("1 ninja or 1 jutsu and 1 mission").tree == Or((0, And((1, 2))))
    assert wish("(1 ninja or 1 jutsu) and 1 mission").tree == And((Or((0, 1)), 2))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("2 fyre by turn 3", '"fyre" in column 3 cannot be read; there could stand ninja'),
        ("2 fyre by turn 3", "did you mean fire?"),
        ("1 N-999", '"N-999" in column 3'),
        ("1 ninja by turn x", '"x" in column 17 cannot be read; there could stand a turn from 0'),
        ("1 ninja by turn 31", "a turn from 0 to 30"),
        ("at most ninja", '"ninja" in column 9 cannot be read; there could stand a number'),
        ("3-1 ninja", "lower first"),
        ("0 ninja", '"0" in column 1 cannot be read; none or more is always so; write no'),
        ("0+ ninja", '"0+" in column 1 cannot be read; none or more is always so'),
        ("1 ninja and", "it ends in column 12, and cannot be read"),
        ("", "the wish is empty; write one such as 2 fire by turn 3"),
        ("2 of", "it ends in column 5, and cannot be read; there could stand ninja"),
        ("1 N-031", "no card of the deck has the number N-031"),
        ("1 ninja or N-031", "no card of the deck has the number N-031"),
        ("2 fire, 1 earth", '"," in column 7 cannot be read; write "and" or "or" in place of ,'),
        ("2 fire & 1 earth", 'write "and" or "or" in place of &'),
        ("2 fire 1 earth", '"1" in column 8 cannot be read; write "and" or "or" between two'),
        ("two fire", '"two" in column 1 cannot be read; write the number in figures: 2'),
        ("99999999999999999999 fire", "there could stand a number up to 99"),
        ("100 fire", "there could stand a number up to 99"),
        ("-1 fire", '"-1" in column 1 cannot be read; there could stand a number from 0 to 99'),
        ("1.5 fire", '"1.5" in column 1 cannot be read; there could stand a number from 0 to 99'),
        ("1 ninja by turn 1 in opening", "each part has one time; leave one out"),
        ("1 " + "x" * 200, f'"{"x" * 60}..." in column 3'),
        ("1 ninja " + "leaf " * 40 + "1", f"wish `1 ninja {'leaf ' * 10}le...`"),
        ("(1 ninja", "there could stand and, or, or a closing )"),
        ("1 ninja )", '")" in column 9'),
        ("1 ninja entrance", "there could stand an entrance cost such as 0, 0-1 or 4+"),
        ('1 "naruto', "the quotation mark is not closed"),
        ('1 "Neji Hyuga"', "no card of the deck has this name or word"),
        (" and ".join(["1 ninja"] * 9), "at most 8 parts"),
        ("(" * 50 + "1 ninja", "at most 8 parentheses"),
        ("1 ninja\n", "has a character that is not printed"),
        ("1 ninja by turn ²", '"²" in column 17'),
        ("1 ninja " * 100, f"longer than {LONGEST} characters"),
    ],
)
def test_an_error_points_at_the_word(text, told):
    with pytest.raises(WishError) as caught:
        wish(text)
    assert told in str(caught.value)


PLAIN = """1 2 0 3+ 1-2 no at most least exactly ninja jutsu fire wind N-001 entrance cost playable
by turn in opening hand and or ( ) "Naruto Uzumaki" of leaf x " genin ² 99999999999999999999"""
WORDS = st.sampled_from(PLAIN.split())


@given(st.one_of(st.text(max_size=60), st.lists(WORDS, max_size=15).map(" ".join)))
def test_any_text_is_a_wish_or_refused(text):
    try:
        found = wish(text)
    except WishError:
        return
    assert found.parts
    assert wish(found.text) == found


AMOUNTS = st.sampled_from(["1", "2+", "at most 1", "exactly 2", "no", "1-3"])
WHATS = st.sampled_from(
    ["ninja", "fire", "N-001", "ninja of entrance 0-1", '"genin"', "wind jutsu"]
)
TIMES = st.sampled_from(["in opening", "by turn 0", "by turn 5"])
PARTS = st.tuples(AMOUNTS, WHATS, TIMES).map(" ".join)


@given(st.lists(PARTS, min_size=1, max_size=4), st.data())
def test_what_the_grammar_makes_is_read(parts, data):
    joined = parts[0]
    for part in parts[1:]:
        joined += f" {data.draw(st.sampled_from(['and', 'or']))} {part}"
    assert len(wish(joined).parts) == len(parts)
    bracketed = wish(f"({joined})")
    assert (bracketed.parts, bracketed.tree) == (wish(joined).parts, wish(joined).tree)
