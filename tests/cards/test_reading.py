"""A card's text is read once, when somebody asks, and an unreadable one says where and why."""

import pickle

import pytest
from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import UNWRITTEN
from naruto_tui.cards.pool import UnknownCardError, shipped
from naruto_tui.cards.reading import UnreadableCardError, abilities, node_classes, unreadable


def test_a_text_is_read_once():
    card = shipped().card("N-013")
    assert abilities(card) is abilities(card)
    assert isinstance(abilities(card)[0], n.Triggered)


def test_a_card_without_text_has_no_abilities():
    assert abilities(shipped().card("N-001")) == ()


def test_every_written_card_is_readable():
    written = [card for card in shipped() if card.is_written]
    assert len(written) >= 127
    assert [error for card in written if (error := unreadable(card))] == []


def test_a_card_without_its_text_is_no_card_without_text():
    card = evolve(shipped().card("N-013"), text=(UNWRITTEN,))
    with pytest.raises(UnreadableCardError, match="its text is not written yet"):
        abilities(card)


def test_an_unreadable_card_says_where_and_why():
    card = evolve(shipped().card("N-013"), text=("At the start of your turn, sleep.",))
    with pytest.raises(UnreadableCardError) as caught:
        abilities(card)
    where = f"{card.place[0]}:{card.place[1] + 5}:30"
    assert str(caught.value).startswith(f"{where}: The Third Hokage N-013: 'sleep'")


def test_errors_travel_between_processes():
    card = evolve(shipped().card("N-013"), text=("Sleep.",))
    for error in (unreadable(card), UnknownCardError("Haku!", ("Haku",))):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_the_nodes_of_the_language_are_counted():
    names = {node.__name__ for node in node_classes()}
    assert {"Move", "Cards", "Triggered", "Deed"} <= names
    assert "Literal" not in names
