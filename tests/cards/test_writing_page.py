"""docs/writing-cards.md is true: its cards play, its commands print what it shows."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from naruto_tui.cards import custom
from naruto_tui.cards.checking import check_custom
from naruto_tui.cli import app
from naruto_tui.decklists.reader import read_deck
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems

PAGE = (Path(__file__).parents[2] / "docs" / "writing-cards.md").read_text("utf-8")
PARTS = re.findall(r"```(cards|console|text|deck)\n(.*?)```", PAGE, re.DOTALL)
WRONG = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", PAGE.partition("## When")[2], re.MULTILINE)
NINJA = next(text for kind, text in PARTS if kind == "cards")
NUMBERS = ["N-ME01", "J-ME01", "M-ME01", "C-ME01"]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the page; the current directory is an empty one."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    path = custom.folder() / "mine.cards"
    path.parent.mkdir(parents=True)
    return path


def of_kind(kind: str) -> list[str]:
    return [text for one, text in PARTS if one == kind]


def test_the_page_is_followed_from_its_beginning_to_its_end(file: Path, tmp_path: Path):
    commands = 0
    for kind, text in PARTS:
        if kind == "cards":
            before = f"{file.read_text('utf-8')}\n" if file.exists() else ""
            file.write_text(before + text, "utf-8")
        elif kind == "text":
            (tmp_path / "gust.txt").write_text(text, "utf-8")
        elif kind == "console":
            command, *shown = text.splitlines()
            done = CliRunner().invoke(app, shlex.split(command)[2:], standalone_mode=False)
            printed = done.stdout.splitlines()
            cut = shown.index("...") if "..." in shown else len(printed)
            assert printed[:cut] == [line for line in shown if line != "..."], command
            commands += 1
    assert commands == 4


def test_its_cards_are_carried_out(file: Path):
    file.write_text("\n".join(of_kind("cards")), "utf-8")
    pool = custom.everything()
    assert [one.number for one in pool.paragraphs if one.custom] == NUMBERS
    assert [problems(pool.card(number)) for number in NUMBERS] == [()] * 4


def test_its_position_and_its_decklist_are_read(file: Path):
    file.write_text("\n".join(of_kind("cards")), "utf-8")
    (position,), (deck,) = of_kind("text"), of_kind("deck")
    assert Game.from_position(position).choice is not None
    assert len(read_deck(deck, custom.everything(), "mine").custom_cards) == 3


def place_of(wrong: str) -> str:
    """The line of the Ninja that the wrong one takes the place of."""
    lines = NINJA.strip().splitlines()
    if wrong.startswith(("N-", "ninja")):
        return next(line for line in lines if line.strip().startswith(wrong[:2]))
    return lines[4] if wrong[0].isdecimal() else lines[-1]


def test_the_page_has_the_usual_errors():
    assert len(WRONG) > 8


@pytest.mark.parametrize(("wrong", "told"), WRONG)
def test_what_the_checker_is_said_to_say_it_says(file: Path, wrong: str, told: str):
    old = place_of(wrong)
    indent = old[: len(old) - len(old.lstrip())]
    file.write_text(NINJA.replace(old, indent + wrong), "utf-8")
    assert any(told in str(fault) for fault in check_custom().faults)
