"""`saves`: list, export, mend, delete; nothing of a hidden card in what they say."""

import json
import random

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.rules.tokens import sees
from naruto_tui.table import saves
from naruto_tui.table.journal import Journal
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from tests.supplied import supplied


@pytest.fixture(autouse=True)
def home(environment, monkeypatch):
    monkeypatch.setenv("NARUTO_TUI_HOME", environment["NARUTO_TUI_HOME"])


AGAINST_COMPUTER = (Person(), Computer("random", 1))


def game(seats=AGAINST_COMPUTER, answers=12, seed=5):
    """A saved game after so many answers."""
    mine, theirs = supplied()[:2]
    cards, names = (mine.cards, theirs.cards), (mine.name, theirs.name)
    match = Match.new(Setup(cards, names, seats, seed=seed, first=0))
    rng = random.Random(seed)
    for _ in range(answers):
        if match.game.choice is not None and not match.over:
            match.answer(match.game.choice.random(rng.random))
    match.close()
    return saves.saved()[0], match


def test_without_games_it_says_where_they_would_be(run):
    done = run("saves")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"No game is saved in {saves.folder()}")


def test_the_list_and_its_json(run):
    save, _ = game()
    done = run("saves")
    assert done.stdout.startswith(f"{save.name}    ")
    assert save.title in done.stdout
    (one,) = json.loads(run("saves", "--json", "-").stdout)["saves"]
    assert one["name"] == save.name
    assert one["answers"] == 12
    assert one["open"] is False
    journal = Journal.open(save.path)
    assert "open in another terminal" in run("saves").stdout
    assert json.loads(run("saves", "--json", "-").stdout)["saves"][0]["open"] is True
    done = run("saves", "delete", save.name, "--yes")
    assert done.returncode == 2
    assert "open in another terminal" in done.stderr
    journal.close()


def test_a_damaged_one_is_listed_with_its_reason_and_mended(run):
    save, _ = game()
    lines = save.path.read_bytes().splitlines(keepends=True)
    lines[-3] = b"00000000 pass\n"
    save.path.write_bytes(b"".join(lines))
    assert "cannot be resumed: " in run("saves").stdout
    assert run("saves", "export", save.name).returncode == 2
    done = run("saves", "mend", save.name)
    assert done.returncode == 0
    assert f"naruto-tui resume {save.name}-mended" in done.stdout
    assert "damaged" in done.stdout.splitlines()[1]
    (one,) = saves.saved()
    assert (one.sound, one.answers) == (True, 9)


def test_it_is_deleted_when_somebody_says_so(run):
    save, _ = game()
    done = run("saves", "delete", save.name)
    assert done.returncode == 2
    assert "add --yes" in done.stderr
    assert run("saves", "delete", save.name, stdin=None, input="n\n").returncode == 1
    assert run("saves", "delete", save.name, stdin=None, input="\n").returncode == 1
    assert saves.saved()
    assert run("saves", "delete", save.name, stdin=None, input="y\n").returncode == 0
    assert saves.saved() == []
    done = run("saves", "delete", save.name, "--yes")
    assert done.returncode == 2
    assert "no such saved game" in done.stderr


def test_an_export_is_a_new_file(run, tmp_path):
    save, _ = game(answers=40)
    out = tmp_path / "game.txt"
    done = run("saves", "export", save.name, "--out", out)
    assert done.returncode == 0
    text = out.read_text("utf-8")
    assert text.startswith(save.title)
    assert "What happened" in text
    assert "Turn 1: you attack." in text
    done = run("saves", "export", save.name, "--out", out)
    assert done.returncode == 2
    assert "there is such a file already" in done.stderr
    assert out.read_text("utf-8") == text
    assert run("saves", "export", save.name).stdout == text


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_tells_a_hidden_card(run, persons, seed):
    seats = AGAINST_COMPUTER if persons == 1 else (Person(), Person())
    save, match = game(seats, answers=35, seed=seed)
    state = match.game
    readers = (0,) if persons == 1 else (0, 1)
    hidden = {
        state.cards[card].number
        for card in range(len(state.cards))
        if any(not sees(state, seat, card) for seat in readers)
    }
    shown = {
        state.cards[card].number
        for card in range(len(state.cards))
        if all(sees(state, seat, card) for seat in readers)
    }
    told = "".join(
        run(*words).stdout
        for words in (("saves",), ("saves", "--json", "-"), ("saves", "export", save.name))
    )
    secret = hidden - shown
    assert secret
    names = {shipped().card(number).name for number in secret} - {
        shipped().card(number).name for number in shown
    }
    assert not [number for number in secret if number in told]
    assert not [name for name in names if f"draw {name}" in told or f"draws {name}" in told]


def test_json_goes_with_the_list_alone(run):
    save, _ = game()
    assert run("saves", "--json", "-", "delete", save.name).returncode == 2
    assert saves.saved()
