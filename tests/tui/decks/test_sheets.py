"""Text that is typed or pasted: a line, and a sheet of lines with a cursor in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.tui.decks.sheets import LineBox, Sheet, draw_sheet, split_lines
from naruto_tui.tui.lines import cells, text_of

KEYS = ("enter", "backspace", "delete", "left", "right", "up", "down", "home", "end", "pageup")


def typed(sheet: Sheet, *keys: str) -> Sheet:
    for key in keys:
        sheet = sheet.press(key, key if len(key) == 1 else "")
    return sheet


def test_letters_and_lines_are_typed_and_taken_back():
    sheet = typed(Sheet(), *"3 ab", "enter", *"x")
    assert sheet.lines == ("3 ab", "x")
    assert typed(sheet, "backspace", "backspace", "backspace").text == "3 a"
    assert typed(sheet, "up", "home", "delete", "delete").text == "ab\nx"
    assert typed(sheet, "up", "end", "delete").text == "3 abx"
    assert typed(sheet, "left", "left", "c").text == "3 abc\nx"
    assert typed(Sheet(), "backspace", "delete", "left", "right", "up", "down") == Sheet()


def test_a_text_is_pasted_where_the_cursor_stands():
    sheet = typed(Sheet(), *"ab", "left").pasted("1\r\n2\r3\n4")
    assert sheet.lines == ("a1", "2", "3", "4b")
    assert (sheet.row, sheet.column) == (3, 1)


def test_a_text_without_room_is_not_taken():
    sheet = Sheet(most=5).pasted("abc")
    assert sheet.takes("de")
    assert not sheet.takes("def")
    assert sheet.pasted("def") == sheet


def test_a_line_can_be_replaced():
    sheet = Sheet.of("a\nb\nc").replaced(1, "other")
    assert (sheet.text, sheet.row) == ("a\nother\nc", 1)
    assert sheet.at(99).row == 2


def test_the_cursor_and_bad_lines_can_be_seen_without_colours():
    lines = draw_sheet(Sheet.of("one\ntwo\nthree").at(1), {3: "!"}, 30, 5)
    told = [text_of(line) for line in lines]
    assert [line.rstrip() for line in told] == ["   1 one", "   2 two", "   3!three"]
    assert ("t", "cursor") in lines[1]


@pytest.mark.parametrize(
    "text", ["[/x]", "\x1b[2J", "\u202eabc", "火影" * 40, "a" * 300, "[@click=x]"]
)
def test_hostile_text_is_shown_literally_and_in_its_room(text: str):
    for sheet in (Sheet.of(text), Sheet().pasted(text)):
        (line,) = draw_sheet(sheet, {}, 40, 4)
        assert cells(line) <= 40
        assert "\x1b" not in text_of(line)
        assert "\u202e" not in text_of(line)
    assert cells(LineBox().pasted(text).line(20)) <= 20
    assert Sheet.of(text).text == text


@given(st.text(max_size=60), st.lists(st.sampled_from(KEYS), max_size=30))
def test_any_keys_leave_the_cursor_in_the_text(text: str, keys: list[str]):
    sheet = Sheet().pasted(text)
    assert sheet.text == "\n".join(split_lines(text))
    sheet = typed(sheet, *keys)
    assert 0 <= sheet.row < len(sheet.lines)
    assert 0 <= sheet.column <= len(sheet.here)
    for line in draw_sheet(sheet, {1: "?"}, 30, 6):
        assert cells(line) == 30


def test_a_line_takes_what_it_may_have():
    box = LineBox("", 5, str.isalnum).pasted("a/b c\nd")
    assert box.text == "abc"
    assert box.pasted("defgh").text == "abcde"
    assert box.press("backspace", "").text == "ab"
    assert box.press("x", "x").text == "abcx"
    assert box.press("f2", "") == box
    assert text_of(LineBox("a long line").line(6)) == " line_"
