"""Custom cards on the command line: marked, playable, never in a test of decks unless asked."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from naruto_tui.cli import app
from naruto_tui.cli import run as run_here

CARD = """\
N-ME01 Example Ninja
  ninja · fire · entrance 3 · hand 1
  4/2 · injured 3/1 · Ninjutsu
  Leaf, Jonin, Male
  When this Ninja enters play, you may draw 1 card.
"""
DECK = Path(__file__).parents[2] / "decks" / "team-seven-lightning-fire.txt"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "home" / "data" / "cards"
    folder.mkdir(parents=True)
    (folder / "mine.cards").write_text(CARD, "utf-8")
    return folder


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A shipped deck in which a custom card has the place of another one."""
    lines = DECK.read_text("utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("3 ") and "N-" in line)
    lines[place] = "3 Example Ninja N-ME01"
    (tmp_path / "mine.txt").write_text("\n".join(lines), "utf-8")
    return "mine.txt"


def ask(*arguments: str):
    return CliRunner().invoke(app, list(arguments), standalone_mode=False)


def test_a_custom_card_is_marked_wherever_it_is_listed(home: Path, deck: str):
    assert ask("cards", "list").stdout.splitlines()[-1].endswith("Example Ninja  (custom)")
    assert ask("cards", "search", "example", "ninja").stdout.endswith("(custom)\n")
    shown = ask("cards", "show", "N-ME01").stdout
    assert shown == f"# custom card: {home / 'mine.cards'}:1\n{CARD}"
    assert ask("cards", "explain", "N-ME01").stdout.startswith("N-ME01 Example Ninja (custom card)")
    (row,) = [line for line in ask("deck", "show", deck).stdout.splitlines() if "N-ME01" in line]
    assert row.endswith("(custom)")
    assert ask("deck", "check", deck).stdout.splitlines()[0].endswith("; 1 custom card")


def test_json_tells_which_cards_are_custom_and_where_they_stand(home: Path, deck: str):
    (card,) = json.loads(ask("cards", "show", "N-ME01", "--json", "-").stdout)["cards"]
    assert (card["custom"], card["file"], card["line"]) == (True, str(home / "mine.cards"), 1)
    listed = json.loads(ask("cards", "list", "--json", "-").stdout)["cards"]
    assert [one["number"] for one in listed if "custom" in one] == ["N-ME01"]
    main = json.loads(ask("deck", "show", deck, "--json", "-").stdout)["main"]
    assert [one["number"] for one in main if "custom" in one] == ["N-ME01"]


def test_the_digest_of_a_deck_is_another_one_when_a_custom_card_is(home: Path, deck: str):
    digests = set()
    for text in (CARD, CARD.replace("4/2", "4/3")):
        (home / "mine.cards").write_text(text, "utf-8")
        digests.add(json.loads(ask("deck", "show", deck, "--json", "-").stdout)["digest"])
    assert len(digests) == 2


def test_statistics_are_those_of_printed_cards(home: Path):
    assert "4239 cards" in ask("cards", "stats").stdout


def test_a_test_of_decks_has_custom_cards_only_when_asked(home: Path, deck: str, capsys):
    assert run_here(["test", deck, "--games", "2"]) == 2
    told = "mine.txt: has custom cards (Example Ninja N-ME01); add --custom to test with them"
    assert capsys.readouterr().err.strip() == told
    against = ("--against", deck, "--games", "2", "--jobs", "1", "--level", "random")
    assert run_here(["test", str(DECK), *against]) == 2
    assert capsys.readouterr().err.strip() == told
    assert run_here(["test", str(DECK), *against, "--custom"]) == 0


def test_a_bad_file_is_told_of_and_the_rest_goes_on(home: Path, capsys):
    (home / "bad.cards").write_text(CARD.replace("ME01", "ME02").replace("fire", "ice"), "utf-8")
    assert run_here(["cards", "show", "N-ME01"]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{home / 'bad.cards'}:2: after the kind stands its symbol")
    assert run_here(["deck", "check", str(DECK)]) == 0
    assert capsys.readouterr().err == ""


def test_what_needs_a_card_of_a_bad_file_ends_with_2_and_says_why(home: Path, deck: str, capsys):
    (home / "mine.cards").write_text(CARD.replace("fire", "ice"), "utf-8")
    assert run_here(["deck", "check", deck]) == 2
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith(f"{home / 'mine.cards'}:2: after the kind stands its symbol")
    assert "no card has the number N-ME01" in told[1]
    assert run_here(["play", deck, "--quick"]) == 2


def test_check_reads_every_custom_file(home: Path, capsys):
    assert run_here(["cards", "check", "--custom"]) == 0
    assert capsys.readouterr().out == "1 card, 1 line of text: nothing wrong\n"
    (home / "taken.cards").write_text(CARD.replace("ME01", "001"), "utf-8")
    assert run_here(["cards", "check", "--custom"]) == 1
    assert "N-001 is the number of a printed card" in capsys.readouterr().err
    assert run_here(["cards", "check", "x.cards", "--custom"]) == 2


def test_a_position_can_have_a_custom_card(home: Path, tmp_path: Path):
    (tmp_path / "p.txt").write_text("phase mission\nplayer 1\n  team N-ME01\n  hand J-001\n")
    done = ask("position", "p.txt", "--text")
    assert (done.exception, "Example Ninja" in done.stdout) == (None, True)
