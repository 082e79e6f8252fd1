"""Set 1 as it is shipped: every card of it has its text."""

from naruto_tui.cards.pool import shipped

SET_1 = [card for card in shipped() if card.set_number == "1"]


def test_all_texts_of_the_set_are_written() -> None:
    assert len(SET_1) == 127
    assert [card.number for card in SET_1 if not card.is_written] == []


def test_a_ninja_with_a_title_has_text_and_one_without_has_none():
    ninja = [card for card in SET_1 if card.kind == "ninja"]
    assert [bool(card.title) for card in ninja] == [bool(card.text) for card in ninja]


def test_every_jutsu_and_mission_has_text():
    assert not [card.number for card in SET_1 if card.kind != "ninja" and not card.text]
