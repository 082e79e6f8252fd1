"""A card whose text has one word changed says something else or is refused: never the same."""

from collections.abc import Iterator
from random import Random

import pytest
from attrs import evolve

from naruto_tui.cards.checking import check_text
from naruto_tui.cards.language import read_line
from naruto_tui.cards.model import Card
from naruto_tui.cards.paragraphs import write
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities

from .test_language_round_trip import PIECES, one_word_changed, parts_of

LINES = sorted({line for card in shipped() if card.is_written for line in card.text})
"""Every line of every card that is written, once."""
IN_CI = 2
"""Changes of a line that CI tries: always the same ones."""
AT_LENGTH = 30
"""Words that take the place of each word, with the mark `long`."""


def test_every_line_is_read_as_it_stands():
    assert len(LINES) > 450
    for line in LINES:
        assert read_line(line)


@pytest.mark.parametrize("part", range(8))
def test_one_word_of_a_line_changed_is_never_lost(part: int):
    for line in LINES[part::8]:
        rng = Random(line)
        for _ in range(IN_CI):
            one_word_changed(line, rng.randrange(100), rng.choice(["", *PIECES]))


@pytest.mark.long
@pytest.mark.parametrize("line", LINES)
def test_each_word_of_a_line_changed_is_never_lost(line: str):
    rng = Random(line)
    for place in range(len(parts_of(line))):
        for word in ["", *rng.sample(PIECES, AT_LENGTH)]:
            one_word_changed(line, place, word)


TWINS = {
    "is": "are", "has": "have", "gets": "get", "gains": "gain", "cards": "card", "team": "teams",
    "hand": "hands", "moves": "move", "remove": "move", "move": "remove", "in": "from",
    "from": "in", "on": "in", "1": "an", "each": "the", "discard": "discards", "give": "gives",
    "win": "won", "of": "", ";": ".",
}  # fmt: skip
"""Words that may stand for one another: most often nothing else is said by them."""
WRITTEN = [card for card in shipped() if card.is_written and card.text]


def twins_of(card: Card) -> Iterator[Card]:
    """The card with one word of its text in place of another, for each that has a twin."""
    for number, line in enumerate(card.text):
        parts = parts_of(line)
        for place, word in enumerate(parts):
            if word in TWINS:
                changed = " ".join((*parts[:place], TWINS[word], *parts[place + 1 :]))
                text = (*card.text[:number], changed, *card.text[number + 1 :])
                yield evolve(card, text=text)


@pytest.mark.parametrize("part", range(4))
def test_a_word_that_changes_nothing_is_told_by_the_check(part: int):
    """Nothing is changed silently: it is refused, says something else, or a remark tells of it."""
    told = 0
    for card in Random(part).sample(WRITTEN, 20):
        assert not check_text(write(card), "mine.cards").remarks
        for twin in twins_of(card):
            report = check_text(write(twin), "mine.cards")
            if not report.faults and abilities(twin) == abilities(card):
                (remark,) = report.remarks
                assert all(line in remark.message for line in card.text if line not in twin.text)
                told += 1
    assert told > 20
