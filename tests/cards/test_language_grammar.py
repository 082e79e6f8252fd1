"""The grammar and its tables fit together, and stay small."""

import re

import pytest

from naruto_tui.cards.language import parser, phrases, read_line

MADE = parser.table()


@pytest.fixture(scope="module")
def strict():
    """Built anew: in strict mode a conflict between two readings is an error."""
    pytest.importorskip("interegular")
    return parser.build(strict=True)


def test_no_sentence_has_two_readings(strict):
    assert sorted(strict.rules) == sorted(MADE.rules)
    assert len(strict.states) == len(MADE.states)


def test_every_rule_has_a_maker():
    assert read_line
    called = {
        rule.name for rule in MADE.rules if rule.name and not (rule.single and rule.size == 1)
    }
    assert called == set(parser.RULES)


def test_every_class_of_words_stands_in_the_grammar():
    known = {symbol for state in MADE.states for symbol in state}
    assert {kind for kind, _ in phrases.rows()} - known == set()


def test_no_phrase_is_in_two_tables():
    classes: dict[str, set[str]] = {}
    for kind, phrase in phrases.rows():
        classes.setdefault(phrase, set()).add(kind)
    assert {phrase: kinds for phrase, kinds in classes.items() if len(kinds) > 1} == {}


def test_every_class_has_words_for_an_error():
    terminals = set(re.findall(r"\b_?[A-Z][A-Z_]*\b", parser.grammar().partition("%declare")[2]))
    assert {kind for kind in terminals if not phrases.spoken(kind)} == set()


def test_the_vocabulary_does_not_make_the_grammar_grow():
    classes = {symbol for state in MADE.states for symbol in state if symbol.strip("_").isupper()}
    words = {phrase for _, phrase in phrases.rows()}
    assert len(words) > 600
    assert len(classes) < 300
    assert len(MADE.rules) < 700
