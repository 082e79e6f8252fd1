"""`rules` as it is typed."""

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from naruto_tui.cli.rules import Asked, rules
from naruto_tui.rules.reference import chapters


def ask(*words: str) -> Result:
    return CliRunner().invoke(rules, list(words), standalone_mode=False)


def test_without_an_argument_the_chapters_are_listed() -> None:
    lines = ask().stdout.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [one.number for one in chapters()]
    assert "naruto-tui rules 4" in lines[-1]


@pytest.mark.parametrize("asked", ["4.3.2", "rule 4.3.2", "4.3.2."])
def test_a_rule_is_printed_by_its_number(asked: str) -> None:
    done = ask(*asked.split())
    assert done.return_value == 0
    assert done.stdout.startswith("4.3.2  Its entrance cost")
    assert len(done.stdout.splitlines()) == 1


def test_a_chapter_is_printed_whole() -> None:
    text = ask("4").stdout
    assert text.startswith("4  The turn\nPlayers take turns.")
    assert "\n4.8.3  " in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_word_finds_rules_and_glossary() -> None:
    lines = ask("hand", "cost").stdout.splitlines()
    assert any(line.startswith("4.3.3  ") for line in lines)
    assert any(line.startswith("hand cost: ") for line in lines)


def test_an_unknown_word_ends_with_1_and_the_nearest() -> None:
    done = ask("chakkra")
    assert done.return_value == 1
    assert done.stdout == ""
    assert done.stderr.startswith('no rule has "chakkra"; did you mean chakra')


@pytest.mark.parametrize("asked", ["k7", "K7", "k-7", "K-7", "rule K7"])
def test_a_keyword_is_found_by_its_number_however_that_is_written(asked: str) -> None:
    assert ask(*asked.split()).stdout.startswith("K-7  Sacrifice.\nK-7.1  ")


@pytest.mark.parametrize(
    ("asked", "begins"),
    [("9.3", "9.3  Legendary"), ("9.4", "9.4  Tour"), ("10", "10  Rulings\n"), ("10.4", "10.4  N")],
)
def test_the_last_chapters_are_there(asked: str, begins: str) -> None:
    assert ask(asked).stdout.startswith(begins)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("99", "there is no chapter 99; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, K, T, 0"),
        ("9.9", "there is no rule 9.9; `naruto-tui rules 9` shows those of 9"),
        ("4.3.77", "there is no rule 4.3.77; `naruto-tui rules 4.3` shows those of 4.3"),
        ("k99", "there is no rule k99; `naruto-tui rules K` shows those of K"),
        ("T-99.1", "there is no rule T-99.1; `naruto-tui rules T` shows those of T"),
    ],
)
def test_a_number_that_is_not_there_is_said_to_be_none(asked: str, said: str) -> None:
    done = ask(asked)
    assert done.return_value == 1
    assert done.stderr == f"{said}\n"


def test_json_holds_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    assert ask("6.4", "--json", str(file)).stdout == ""
    (found,) = json.loads(file.read_text("utf-8"))["rules"]
    assert (found["number"], found["text"][:14]) == ("6.4", "The attacker's")
    listed = json.loads(ask("--json", "-").stdout)["chapters"]
    assert listed[0] == {"number": "1", "title": "The deck", "rules": 7}
    assert json.loads(ask("xqzw", "--json", "-").stdout) == {"rules": []}


def test_reading_the_rules_loads_neither_screen_nor_engine() -> None:
    code = (
        "import sys, naruto_tui.cli.rules as rules\n"
        "print([m for m in ('textual', 'rich', 'rapidfuzz', 'naruto_tui.rules.game')"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_shell_completes_numbers_and_words() -> None:
    context, argument = click.Context(rules), click.Argument(["asked"])
    found = {
        typed: [item.value for item in Asked().shell_complete(context, argument, typed)]
        for typed in ("4.5", "Hand", "k-28.7")
    }
    assert found == {
        "4.5": ["4.5", "4.5.1", "4.5.2"],
        "Hand": ["hand cost", "hand limit"],
        "k-28.7": ["K-28.7"],
    }


def test_what_other_rule_books_say_stands_below_the_rule() -> None:
    told = " ".join(ask("1.1").stdout.split())
    assert "exactly 40 in us-early and fr; 50 or more in ru" in told
    told = ask("1.1", "--edition", "fr").stdout
    assert "    In edition fr: cards in a deck: exactly 40.\n" in told
    assert "edition" not in ask("1.1", "--edition", "us").stdout


def test_a_chapter_has_notes_too() -> None:
    told = " ".join(ask("4", "--edition", "fr").stdout.split())
    assert "In edition fr: whether the starting player draws on the first turn: yes." in told


def test_as_json_the_notes_are_beside_the_rule() -> None:
    (rule,) = json.loads(ask("1.3", "--json", "-").stdout)["rules"]
    assert rule["editions"] == [
        "Other editions: most Ninja in a deck, Platoons not counted: 25 in us-early."
    ]
