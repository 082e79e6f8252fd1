"""The rules that a player can look up: every number the program or a test names is there."""

import ast
import re
from pathlib import Path

import pytest

import naruto_tui
from naruto_tui.rules import refusals
from naruto_tui.rules.reference import FOLDER, chapter, chapters, look_up, nearest

from .test_numbering import numbers, with_a_test

PACKAGE = Path(naruto_tui.__file__).parent
NAMED = re.compile(r"rules? (\d+(?:\.\d+)*)(?: (?:to|and) (\d+(?:\.\d+)*))?")
LEFT_OUT = re.compile(r"^8\.(?:[1-4]|1[4-8])$")
"""Keywords that no card of the first set bears."""


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


@pytest.mark.parametrize("number", numbers())
def test_every_rule_of_sections_1_to_7_is_there(number: str) -> None:
    assert number in known()


def test_every_rule_with_a_test_is_there() -> None:
    sections = {number for number in with_a_test() if int(number.split(".")[0]) <= 7}
    assert len(sections) > 100
    assert sections - known() == set()


def test_every_rule_of_a_refusal_is_there() -> None:
    source = Path(refusals.__file__).read_text("utf-8")
    refused = set(re.findall(r'"(\d+(?:\.\d+)*)"', source))
    assert {rule for _, rule in refusals.REASONS.values()} <= refused
    assert refused >= {"4.2", "5.3.6", "8.11"}
    assert refused - known() == set()


@pytest.mark.parametrize("room", ["tui", "decklists", "rules", "cli"])
def test_every_rule_the_program_speaks_of_is_there(room: str) -> None:
    said = {number for path in (PACKAGE / room).rglob("*.py") for number in said_by(path)}
    assert {number for number in said - known() if not LEFT_OUT.match(number)} == set()


def test_what_a_rule_refers_to_is_there() -> None:
    referred = set[str]()
    for one in chapters():
        for rule in one.rules:
            referred |= set(re.findall(r"(?:\(|rule )(\d+\.\d+(?:\.\d+)*)", rule.text))
    assert referred >= {"6.1", "4.3.3", "7.5"}
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
        ("[", []),
    ],
)
def test_rules_are_found_by_number_and_by_words(asked: str, found: list[str]) -> None:
    assert [rule.number for rule in look_up(asked)] == found


def test_a_word_is_found_in_rules_and_glossary() -> None:
    found = [rule.number for rule in look_up("Chakra")]
    assert {"4.6", "5.3.6", "T-4", "chakra"} <= set(found)


@pytest.mark.parametrize("asked", ["4", "the turn", "The Turn"])
def test_a_chapter_is_found_by_number_and_title(asked: str) -> None:
    found = chapter(asked)
    assert found is not None
    assert found.rules == look_up(asked)
    assert found.intro.startswith("Players take turns.")


def test_the_nearest_are_offered() -> None:
    assert nearest("4.3.99") == ("4.3",)
    assert nearest("99.1") == ()
    assert "chakra" in nearest("chakkra")
    assert "entrance cost" in nearest("entrence cost")
    assert nearest("xqzw") == ()
