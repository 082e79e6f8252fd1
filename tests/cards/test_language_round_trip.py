"""Whatever tree a sentence can say is written and read back the same; broken text never crashes."""

import re

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from naruto_tui.cards.language import CardTextError, phrases, read_line, write

from .legal_trees import ABILITIES
from .test_language_templates import SENTENCES

WORDS = sorted({word for _, phrase in phrases.rows() for word in re.findall(r"[a-z-]+", phrase)})
PIECES = [*WORDS, "1", "X", "+1/+1", '"Leaf"', ".", ",", ";", ":", "(1)", "[Exchange]", "“", "ß"]
CHEAP = settings(max_examples=60, suppress_health_check=list(HealthCheck))


@CHEAP
@given(ABILITIES)
def test_a_tree_is_written_and_read_back_the_same(ability):
    assert read_line(write(ability)) == ability


def broken(sentence, at, words):
    """The sentence with the word at this place replaced by these."""
    parts = re.findall(r'"[^"]*"|“[^”]*”|[^\s.,;:]+|[.,;:]', sentence)
    place = at % len(parts)
    return " ".join([*parts[:place], *words, *parts[place + 1 :]])


@settings(CHEAP, max_examples=300)
@given(
    st.sampled_from(SENTENCES),
    st.integers(0, 99),
    st.lists(st.sampled_from(PIECES), max_size=1),
)
@example("When its team wins, draw 1 card.", 0, [])
def test_a_broken_sentence_is_refused_or_says_something_else(sentence, at, words):
    text = broken(sentence, at, words)
    try:
        found = read_line(text)
    except CardTextError as error:
        assert 1 <= error.column <= len(text) + 1
        assert error.message
        return
    # Two spellings of the same tree differ from its one normal form in all but one of them.
    assert found != read_line(sentence) or write(found) != text


@settings(CHEAP, max_examples=200)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    try:
        read_line(text)
    except CardTextError as error:
        assert str(error)
