"""`cards list|show|search|stats|check` as they are typed."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from naruto_tui.cards.pool import UnknownCardError, shipped
from naruto_tui.cli.cards import cards

MINE = """\
N-900 Mine
  ninja · fire · entrance 0 · hand 0
  1/0 · injured 0/0 · Oil
  no characteristics
  "Title"
    When this Ninja enters play, draw 1 card.
"""


def ask(*words: str) -> Result:
    return CliRunner().invoke(cards, list(words), standalone_mode=False)


def file_of(folder: Path, text: str) -> str:
    path = folder / "mine.cards"
    path.write_text(text, "utf-8")
    return str(path)


def test_list_has_a_line_a_card():
    lines = ask("list").stdout.splitlines()
    assert len(lines) == len(shipped())
    assert lines[12].split("  ")[0] == "N-013"
    assert lines[12].endswith("The Third Hokage [Village Governor]")


def test_list_gives_json_and_nothing_else():
    listed = json.loads(ask("list", "--json", "-").stdout)["cards"]
    assert len(listed) == len(shipped())
    assert listed[43] | {"text": []} == {
        "number": "J-001",
        "name": "Kunai",
        "title": "",
        "kind": "jutsu",
        "set": "1",
        "rarity": "C",
        "symbols": ["L"],
        "cost": "1",
        "text": [],
    }


def test_json_goes_to_a_file(tmp_path: Path):
    done = ask("show", "N-013", "--json", str(tmp_path / "out.json"))
    written = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert (done.stdout, written["cards"][0]["healthy"]) == ("", "6/4")


def test_show_prints_the_card_as_its_file_has_it():
    assert ask("show", "n13").stdout == (
        "N-013 The Third Hokage\n"
        "  ninja · fire · entrance 6 · hand 1 · rarity U\n"
        "  6/4 · injured 4/2 · Ninjutsu\n"
        "  Leaf, Village Leader, Male\n"
        '  "Village Governor"\n'
        "  At the start of your turn, you may discard 1 chakra: heal 1 of your injured Ninja.\n"
    )


def test_show_has_all_versions_of_a_name():
    assert ask("show", "haku").stdout.count(" Haku\n") == 20
    assert ask("show", "rock", "lee").stdout.count(" Rock Lee\n") == 36


def test_show_of_no_card_is_bad_input():
    done = ask("show", "Narutoo")
    assert isinstance(done.exception, UnknownCardError)


def test_search_lists_what_has_all_words():
    lines = ask("search", "fire", "jutsu", "fire ball").stdout.splitlines()
    assert [line.split()[0] for line in lines][:2] == ["J-010", "J-367"]


def test_search_without_a_card_ends_with_1_and_offers_a_name():
    done = ask("search", "Narutoo")
    assert (done.return_value, done.stdout) == (1, "")
    assert done.stderr.startswith('no card has all of "Narutoo"; did you mean Naruto Uzumaki')


def test_stats_counts_printed_and_playable_cards():
    counted = json.loads(ask("stats", "--json", "-").stdout)
    (first,) = [row for row in counted["sets"] if row["set"] == "1"]
    assert first == {
        "set": "1",
        "name": "The Path to Hokage",
        "printed": 127,
        "playable": first["playable"],
    }
    assert 100 < counted["nodes"] < 150
    assert "4239 cards" in ask("stats").stdout


def test_every_sentence_of_the_shipped_cards_is_read():
    done = ask("check")
    assert (done.return_value, done.stderr) == (0, "")
    assert done.stdout.startswith("4239 cards, ")


def test_check_of_a_good_file_ends_with_0(tmp_path: Path):
    done = ask("check", file_of(tmp_path, MINE))
    assert (done.return_value, done.stdout) == (0, "1 cards, 1 lines of text: nothing wrong\n")


def test_check_says_line_and_column_of_what_it_cannot_read(tmp_path: Path):
    path = file_of(tmp_path, MINE.replace("draw 1", "drawn 1"))
    done = ask("check", path)
    assert (done.return_value, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{path}:6:34: Mine N-900: ")


def test_check_tells_everything_that_is_wrong_in_order(tmp_path: Path):
    wrong = (
        MINE.replace("fire", "firy") + "\n" + MINE.replace("900", "901").replace("1 card", "card")
    )
    path = file_of(tmp_path, wrong + "\nstray\n")
    done = ask("check", path, "--json", "-")
    assert [(x["file"], x["line"]) for x in json.loads(done.stdout)["faults"]] == [
        (path, 2),
        (path, 13),
        (path, 15),
    ]
    assert len(done.stderr.splitlines()) == 3


def test_check_of_a_file_without_cards_is_told(tmp_path: Path):
    done = ask("check", file_of(tmp_path, "# nothing\n"))
    assert (done.return_value, "holds no card" in done.stderr) == (1, True)


@pytest.mark.parametrize(
    ("words", "code"),
    [(["check", "no-such.cards"], 2), (["show", "zzz"], 2), (["search", "zzz"], 1), (["list"], 0)],
)
def test_the_process_ends_with_the_right_code_and_one_line(run, words, code):
    done = run("cards", *words)
    assert done.returncode == code
    assert len(done.stderr.splitlines()) == (code != 0)


def test_a_terminal_without_the_dot_gets_bars(run, environment):
    done = run("cards", "show", "N-013", env=environment | {"PYTHONIOENCODING": "ascii"})
    assert "ninja | fire | entrance 6 | hand 1" in done.stdout


def test_the_shell_completes_names_and_numbers():
    assert completed("Zabuza M")[0] == "Zabuza Momochi"
    assert completed("m-04") == [f"M-{number:03}" for number in range(40, 50)]


def completed(typed: str) -> list[str]:
    (argument,) = [one for one in cards.commands["show"].params if one.name == "number_or_name"]
    context = click.Context(cards.commands["show"])
    return [item.value for item in argument.shell_complete(context, typed)]
