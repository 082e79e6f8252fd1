"""`naruto-tui editions`: the rule books point by point, and `--edition` in the other commands."""

import doctest
import json
import re
import shlex
from pathlib import Path

import pytest

from naruto_tui.rules.editions import EDITIONS, POINTS
from tests.supplied import supplied

PAGE = Path(__file__).parents[2].joinpath("docs", "editions.md").read_text(encoding="utf-8")
DECKS = {40: "hounds-fire-earth-40", 50: "hounds-fire-earth"}


def test_without_a_name_all_seven_are_compared_where_they_differ(run):
    done = run("editions")
    assert (done.returncode, done.stderr) == (0, "")
    for edition in EDITIONS.values():
        assert f"{edition.name}  " in done.stdout
    assert "  1.1    Cards in a deck\n           exactly 50: us, cz, turns=, quick\n" in done.stdout
    assert "Cards drawn at first" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_all_points_can_be_had_too(run):
    told = run("editions", "--all").stdout
    for point in POINTS:
        assert point.meaning in " ".join(told.split())


@pytest.mark.parametrize("name", EDITIONS)
def test_one_edition_is_a_list_of_all_its_points(run, name):
    done = run("editions", name)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == f"{name}: {EDITIONS[name].title}"
    assert max(map(len, lines)) <= 80
    told = [line for line in lines[1:] if not line.startswith("   ")]
    silent = [line for line in told if line.startswith("= ")]
    marked = len(EDITIONS[name].silent) + bool(EDITIONS[name].silent)
    assert len(silent) == marked
    assert len(told) == len(POINTS) + bool(silent)


def test_what_a_text_is_silent_about_is_marked(run):
    told = run("editions", "fr").stdout
    assert "\n  1.1    Cards in a deck: exactly 40\n" in told
    assert "\n= 1.4    Most cards of one name in a deck: 3\n" in told


def test_two_are_compared_with_each_other_alone(run):
    told = run("editions", "us", "ru").stdout
    assert "50 or more: ru" in told
    assert "fr" not in told
    assert "tactical power" not in told


def test_as_json_every_point_has_value_words_and_silence(run):
    told = json.loads(run("editions", "--json", "-").stdout)
    assert [one["name"] for one in told["editions"]] == list(EDITIONS)
    assert [one["name"] for one in told["points"]] == [point.name for point in POINTS]
    french = told["editions"][-1]["points"]
    assert french["deck_size"] == {
        "value": {"least": 40, "most": 40}, "words": "exactly 40", "silent": False,
    }  # fmt: skip
    assert french["redraws"]["value"] == [6]
    assert french["ninja_cap"]["silent"] is True
    assert set(french) == {point.name for point in POINTS}


@pytest.mark.parametrize(
    "words",
    [
        ("editions", "uk"),
        ("play", "--edition", "uk"),
        ("watch", "--edition", "uk"),
        ("test", DECKS[50], "--edition", "uk"),
        ("deck", "check", DECKS[50], "--edition", "uk"),
        ("deck", "show", DECKS[50], "--edition", "uk"),
        ("position", "x.txt", "--edition", "uk"),
        ("rules", "1.1", "--edition", "uk"),
    ],
    ids=" ".join,
)
def test_an_unknown_edition_is_one_line_with_those_there_are(run, words):
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "there is no edition 'uk'; editions are us, us-early, ru, cz, turns, quick, fr" in line


@pytest.mark.parametrize("name", EDITIONS)
def test_a_deck_is_checked_by_the_edition_that_is_asked_for(run, name):
    right = EDITIONS[name].deck_size.least
    checked = run("deck", "check", DECKS[right], "--edition", name)
    assert checked.returncode == 0
    assert f"legal ({name})" in checked.stdout
    wrong = run("deck", "check", DECKS[90 - right], "--edition", name)
    assert wrong.returncode == 1
    assert "rule 1.1" in wrong.stdout


@pytest.mark.parametrize("name", EDITIONS)
def test_decks_are_tested_against_all_that_are_legal_there(run, name):
    size = EDITIONS[name].deck_size.least
    done = run("test", DECKS[size], "--games", "2", "--level", "random", "--edition", name,
               "--json", "-")  # fmt: skip
    told = json.loads(done.stdout)
    assert told["edition"] == name
    against = [one["against"] for one in told["matchups"]]
    others = [deck.name for deck in supplied(name) if deck.name != DECKS[size]]
    assert against == others
    assert len(others) >= (4 if size == 40 else 7)
    assert told["total"]["errors"] == 0


def test_a_deck_of_another_size_is_refused_with_those_that_are_legal(run):
    done = run("play", DECKS[50], "--edition", "fr")
    assert done.returncode == 2
    first, second = done.stderr.splitlines()
    assert "50 cards; a deck has exactly 40, take out 10 (rule 1.1)" in first
    assert "legal in edition fr are for example" in second
    assert DECKS[40] in second


def commands_shown():
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        command, _, printed = block.removeprefix("$ naruto-tui ").partition("\n")
        yield pytest.param(command, printed, id=command)


@pytest.mark.parametrize(("command", "printed"), commands_shown())
def test_what_the_page_shows_is_printed(run, command, printed):
    done = run(*shlex.split(command))
    assert (done.returncode, done.stderr) == (0, "")
    matches = doctest.OutputChecker().check_output(printed, done.stdout, doctest.ELLIPSIS)
    assert matches, done.stdout


def test_the_page_has_every_edition_with_the_size_of_its_decks():
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|[^|]*\| ([^|]*) \|$", PAGE, re.MULTILINE))
    assert list(rows) == list(EDITIONS)
    for name, decks in rows.items():
        assert decks.startswith(str(EDITIONS[name].deck_size))
