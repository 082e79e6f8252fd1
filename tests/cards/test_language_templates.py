"""Every way of saying something: text to tree to text is the identity on normal form."""

from pathlib import Path

import pytest

from naruto_tui.cards.language import read_line, read_text, write, write_lines
from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import node_classes

LINES = (Path(__file__).parent / "templates.txt").read_text("utf-8").splitlines()
SENTENCES = [line for line in LINES if line and not line.startswith("#")]
TEXTS = [card for card in shipped() if card.text and card.is_written]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_is_written_as_it_was_read(sentence):
    assert write(read_line(sentence)) == sentence


@pytest.mark.parametrize("card", TEXTS, ids=[card.number for card in TEXTS])
def test_a_printed_card_is_written_as_it_was_read(card):
    found = read_text(card.text, kind=card.kind, permanent=card.permanent)
    assert write_lines(found) == card.text


def test_every_class_of_node_is_said_by_some_sentence():
    said = {type(node) for sentence in SENTENCES for node in nodes_in(read_line(sentence))}
    assert set(node_classes()) - said == set()


@pytest.mark.parametrize(
    ("loose", "normal"),
    [
        ("draw 1 card.", "Draw 1 card."),
        ("Injure 1 of the enemy ninja.", "Injure 1 enemy Ninja."),
        (
            'When 1 Ninja with rank "Jonin" or higher in play attacks, draw 1 card.',
            'When a Ninja with rank "Jonin" or higher in play attacks, draw 1 card.',
        ),
        (
            "While this Ninja is head, this Ninja gets +1/+0.",
            "While this Ninja is the head of its team, this Ninja gets +1/+0.",
        ),
        (
            "When a Ninja enters play, if that Ninja is an enemy Ninja, draw 1 card.",
            "When a Ninja enters play, if that Ninja is in the enemy play, draw 1 card.",
        ),
        (
            "When a team is sent out, its controller discards 1 chakra.",
            "When a team is sent out, that player discards 1 chakra.",
        ),
    ],
)
def test_what_is_said_otherwise_is_written_in_the_one_way(loose, normal):
    assert write(read_line(loose)) == normal
    assert read_line(normal) == read_line(loose)
