"""Names and numbers as people type them."""

import doctest

import pytest

from naruto_tui.cards import names
from naruto_tui.cards.names import as_number, folded, in_any_order


def test_the_examples_are_true():
    assert doctest.testmod(names) == doctest.TestResults(failed=0, attempted=4)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ūhei", "uhei"),
        ("Demon Wind Shuriken - Windmill of Shadows", "demon wind shuriken: windmill of shadows"),
        ("An Outcast's Dream", "an outcast’s dream"),
        ("The Hero Appears!", "the hero appears"),
    ],
)
def test_accents_signs_and_case_are_set_aside(one, other):
    assert folded(one) == folded(other)


def test_the_order_of_words_may_be_set_aside():
    assert in_any_order(folded("Uzumaki Naruto")) == in_any_order(folded("Naruto Uzumaki"))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("N.154", "N-154"), ("n#154", "N-154"), ("NUS004", "N-US004"), ("PRUS1", "PR-US001"),
        ("NC012", "N-C012"), ("N-C012", "N-C012"), ("XC-001", "XC-001"), ("J-696b", "J-696B"),
    ],
)  # fmt: skip
def test_a_number_is_read_in_any_way_it_is_typed(text, number):
    assert as_number(text) == number


@pytest.mark.parametrize("text", ["", "N", "13", "N-", "N-1234567", "Rock Lee", "N-١٣"])
def test_what_is_no_number_is_none(text):
    assert as_number(text) == ""
