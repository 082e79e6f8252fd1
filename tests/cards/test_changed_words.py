"""A card whose text has one word changed says something else or is refused: never the same."""

from random import Random

import pytest

from naruto_tui.cards.language import read_line
from naruto_tui.cards.pool import shipped

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
