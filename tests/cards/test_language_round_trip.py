"""Whatever tree a sentence can say is written and read back the same; broken text never crashes."""

import re

import pytest
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


SMALL_WORDS = {
    "a", "an", "1", "all", "and", "another", "both", "each", "either", "of", "other", "target",
    "targets", "the", "your",
}  # fmt: skip
"""What can be left out or taken for another of them, and is written as it should be."""


STAND_FOR_ONE_ANOTHER = (
    {".", ";"},
    {"ability", "card"},
    {"effects", "card", "cards"},
    {"is", "are", "has", "have"},
    {"its", "their"},
    {"in", "from", "on"},
    {"move", "moves", "remove", "removes"},
    {"draw", "draws", "drew"},
    {"win", "wins", "won"},
    {"was", "were"},
    {"become", "becomes", "became"},
    {"copy", "copies"},
    {"flip", "flips", "flipped"},
    {"lose", "loses", "lost"},
    {"search", "searches", "searched"},
)
"""What may be said either way, and is written in one of them: verbs need not agree."""


def singular(word):
    """Without the ending of a plural, or of a verb of one: those need not agree either."""
    return re.sub(r"(?<=ch)es$|s$", "", word)


def parts_of(sentence):
    return re.findall(r'"[^"]*"|“[^”]*”|[^\s.,;:]+|[.,;:]', sentence)


def refusal(text):
    """Why the text is refused, or nothing."""
    try:
        read_line(text)
    except CardTextError as error:
        return error
    return None


def alike(one, other):
    """Two forms of a word, or two words that stand for one another."""
    if not other:
        return one in SMALL_WORDS
    return (
        {one, other} <= SMALL_WORDS
        or singular(one) == singular(other)
        or any({one, other} <= words for words in STAND_FOR_ONE_ANOTHER)
    )


def one_word_changed(sentence, at, word):
    """A sentence with one word in place of another: refused, or it says something else."""
    parts = parts_of(sentence)
    place = at % len(parts)
    old, parts[place] = parts[place], word
    text = " ".join(part for part in parts if part)
    if error := refusal(text):
        assert 1 <= error.column <= len(text) + 1
        assert error.message
    elif read_line(text) == read_line(sentence):
        assert alike(old.lower(), word.lower()), text


@settings(CHEAP, max_examples=300, derandomize=True)
@given(st.sampled_from(SENTENCES), st.integers(0, 99), st.sampled_from(["", *PIECES]))
@example("When its team wins, draw 1 card.", 0, "")
@example("Injure 1 Ninja that attacked this turn.", 4, "attacks")
@example("The user has power 4/4 this turn.", 2, "have")
@example("Draw until you have 4 cards.", 5, "jutsu")
@example("Reveal the top 2 cards of your deck.", 4, "jutsu")
@example("Discard 1 random card from your hand.", 2, "")
@example("When a Ninja enters play, draw 1 card.", 1, "no")
@example("When a Ninja enters play, draw 1 card.", 1, "random")
@example("Raise your marker by 1.", 3, "to")
@example("Each player discards 1 card from hand or play.", 7, "from")
@example("Search your deck for up to 2 cards with different names.", 7, "chakra")
def test_a_broken_sentence_is_refused_or_says_something_else(sentence, at, word):
    one_word_changed(sentence, at, word)


@pytest.mark.long
@pytest.mark.parametrize("sentence", SENTENCES)
def test_no_word_in_place_of_another_is_lost(sentence):
    for at in range(len(parts_of(sentence))):
        for word in ["", *PIECES]:
            one_word_changed(sentence, at, word)


@settings(CHEAP, max_examples=200)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    error = refusal(text)
    assert error is None or str(error).startswith("line 1, column ")
