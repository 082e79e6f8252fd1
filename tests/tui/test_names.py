"""Short names never stand for two cards at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.tui.names import short_names
from naruto_tui.tui.text import width


def test_a_name_that_fits_stays_whole() -> None:
    assert short_names(["Rock Lee"], 11) == {"Rock Lee": "Rock Lee"}


def test_a_long_name_gives_its_first_word() -> None:
    assert short_names(["Naruto Uzumaki"], 11)["Naruto Uzumaki"] == "Naruto"


def test_two_of_one_first_word_are_told_apart() -> None:
    short = short_names(["Sasuke Uchiha", "Sasuke Uchiha (Curse Mark)"], 9)
    assert len(set(short.values())) == 2


@pytest.mark.parametrize("room", [4, 6, 11])
def test_twenty_of_one_first_word_are_told_apart(room: int) -> None:
    names = [f"Naruto {i} Uzumaki" for i in range(20)]
    short = short_names(names, room)
    assert len(set(short.values())) == 20
    assert all(width(one) <= room for one in short.values())


@given(st.sets(st.text(alphabet="abNS (.", min_size=1, max_size=14), max_size=12))
def test_never_two_the_same(names: set[str]) -> None:
    short = short_names(names, 6)
    assert set(short) == names
    assert len(set(short.values())) == len(names)
    assert all(width(one) <= 6 for one in short.values())


def test_an_article_is_no_name() -> None:
    assert short_names(["The Third Hokage"], 11)["The Third Hokage"] == "Third"
