"""Outside text is made safe, measured in cells, cut and wrapped."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from naruto_tui.tui.text import clean, crop, pad, plain, width, wrap

HOSTILE = (
    "\x1b]0;owned\x07Naruto",
    "Rock\u202eeeL",
    "\ud800Gaara",
    "Ki\u200bba\u00ad",
    "Z\u0335\u0335\u0335abuza",
    "two\nlines\ttab\r\u2028end",
    "\ue000\U0010ffff",
    "[/x] [@click=app.quit]x[/]",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_cleaned_text_cannot_steer_a_terminal(text: str) -> None:
    shown = clean(text)
    categories = {unicodedata.category(letter) for letter in shown}
    assert not categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert shown.encode()


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=40))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    assert clean(clean(text)) == clean(text)


def test_plain_text_is_never_markup() -> None:
    assert plain("[b]Lee[/b] \x1b[1m").plain == "[b]Lee[/b] [1m"


def test_what_is_harmless_stays() -> None:
    assert clean("Tsukuyomi: 月読 café") == "Tsukuyomi: 月読 café"


def test_width_counts_cells() -> None:
    assert (width("Lee"), width("火影")) == (3, 4)


@given(st.text(max_size=30), st.integers(0, 20))
def test_cropped_text_fits(text: str, room: int) -> None:
    assert cell_len(crop(clean(text), room)) <= room


def test_a_cut_is_shown() -> None:
    assert (crop("Sasuke Uchiha", 8), crop("火影火影", 5)) == ("Sasuke.", "火影.")


@given(st.text(max_size=20), st.integers(0, 30))
def test_padded_text_takes_exactly_its_room(text: str, room: int) -> None:
    assert cell_len(pad(clean(text), room)) == room


@given(st.text(max_size=120), st.integers(2, 40))
def test_wrapping_keeps_every_letter_and_the_width(text: str, room: int) -> None:
    shown = clean(text)
    lines = wrap(shown, room)
    assert "".join(lines).replace(" ", "") == "".join(shown.split())
    assert all(cell_len(line) <= room for line in lines)
