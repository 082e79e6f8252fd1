"""The rules that a player can look up: every number the program or a test names is there."""

import ast
import re
from pathlib import Path

import pytest

import naruto_tui
from naruto_tui.rules import refusals
from naruto_tui.rules.reference import FOLDER, chapter, chapters, look_up, nearest

from .numbering import with_a_test

PACKAGE = Path(naruto_tui.__file__).parent
NAMED = re.compile(r"rules? (\d+(?:\.\d+)*)(?: (?:to|and) (\d+(?:\.\d+)*))?")


def all_numbers() -> list[str]:
    return [rule.number for one in chapters() for rule in one.rules]


def known() -> set[str]:
    return {*all_numbers(), *(one.number for one in chapters())}


def said_by(path: Path) -> set[str]:
    """Numbers of rules in what a module says: its strings that are no docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    said = " ".join(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    )
    return {number for pair in NAMED.findall(said) for number in pair if number}


def test_every_number_stands_once() -> None:
    assert len(all_numbers()) == len(set(all_numbers()))


def test_the_rules_of_a_chapter_stand_in_order() -> None:
    for one in chapters():
        if one.number.isdecimal() and one.number not in "08":
            order = [[int(part) for part in rule.number.split(".")] for rule in one.rules]
            assert order == sorted(order)
            assert {rule.number.split(".")[0] for rule in one.rules} == {one.number}


def test_every_rule_with_a_test_is_there() -> None:
    proved = {number for number in with_a_test() if not re.match(r"8\b", number)}
    assert len(proved) > 100
    assert proved - known() == set()


def test_every_rule_of_a_refusal_is_there() -> None:
    source = Path(refusals.__file__).read_text("utf-8")
    refused = set(re.findall(r'"((?:[KT]-)?\d+(?:\.\d+)*)"', source))
    assert {rule for _, rule in refusals.REASONS.values()} <= refused
    assert refused >= {"4.2", "5.3.6", "8.11"}
    assert refused - known() == set()


@pytest.mark.parametrize("room", ["tui", "decklists", "rules", "cli"])
def test_every_rule_the_program_speaks_of_is_there(room: str) -> None:
    said = {number for path in (PACKAGE / room).rglob("*.py") for number in said_by(path)}
    assert said - known() == set()


def test_what_a_rule_refers_to_is_there() -> None:
    referred = set[str]()
    for one in chapters():
        for rule in one.rules:
            referred |= set(re.findall(r"(?:\(|rule )(\d+\.\d+(?:\.\d+)*)", rule.text))
            referred |= set(re.findall(r"\b[KT]-\d+(?:\.\d+)*", rule.text))
    assert referred >= {"6.1", "4.3.3", "7.5", "K-2.3", "K-20"}
    assert referred - known() == set()


def test_every_line_is_a_sentence_in_plain_signs() -> None:
    for path in FOLDER.glob("*.txt"):
        text = path.read_text("utf-8")
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= 100
    for one in chapters():
        assert [rule.number for rule in one.rules if not rule.text.endswith(".")] == []


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("4.3.2", ["4.3.2"]),
        ("rule 6.4.", ["6.4"]),
        ("4.5", ["4.5", "4.5.1", "4.5.2"]),
        ("t-7.1", ["T-7.1"]),
        ("Turn marker is moved up", ["6.4"]),
        ("discard  pile:", ["discard pile"]),
        ("4.3.99", []),
        ("kunai", []),
        ("locks", []),
        ("", []),
        ("{", []),
        ("growth", ["K-2", "K-2.1"]),
        ("K-29", ["K-29", "K-29.1"]),
        ("first turn", ["4"]),
        ("mulligan", ["redraw"]),
    ],
)
def test_rules_are_found_by_number_and_by_words(asked: str, found: list[str]) -> None:
    assert [rule.number for rule in look_up(asked)][: len(found) or None] == found


def test_a_word_is_found_in_rules_and_glossary() -> None:
    found = [rule.number for rule in look_up("Chakra")]
    assert {"4.6", "5.3.6", "T-4", "chakra"} <= set(found)


@pytest.mark.parametrize("word", ["redraw", "hand limit", "concede", "tie", "showdown", "Head"])
def test_a_word_that_a_screen_shows_is_in_the_glossary(word: str) -> None:
    assert word.casefold() in {rule.number for rule in look_up(word)}


@pytest.mark.parametrize("asked", ["4", "the turn", "The Turn"])
def test_a_chapter_is_found_by_number_and_title(asked: str) -> None:
    found = chapter(asked)
    assert found is not None
    assert found.rules == look_up(asked)
    assert found.intro.startswith("Players take turns.")


def test_the_nearest_are_offered() -> None:
    assert nearest("4.3.99") == ("4.3",)
    assert nearest("4.99") == ("4",)
    assert nearest("k99") == ("K",)
    assert nearest("99.1") == ()
    assert "chakra" in nearest("chakkra")
    assert "entrance cost" in nearest("entrence cost")
    assert nearest("xqzw") == ()


def test_a_keyword_is_a_part_of_its_chapter() -> None:
    found = [rule.number for rule in look_up("Permanent and Permanent (X)")]
    assert found[:11] == ["K-20", *(f"K-20.{i}" for i in range(1, 11))]
    assert len(look_up("K")) > 150
    assert {"8.2", "K-2.1"} <= {rule.number for rule in look_up("growth")}
