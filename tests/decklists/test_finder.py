"""Which file a deck's name means."""

from pathlib import Path

import pytest

from naruto_tui.decklists.finder import deck_files, deck_names, find_deck, shipped_decks
from naruto_tui.decklists.model import DeckError

SHIPPED = "hounds-fire-earth"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The user's folder `home` inside an empty current directory."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    own = tmp_path / "home" / "data" / "decks"
    own.mkdir(parents=True)
    return own


def test_a_shipped_deck_is_found_with_and_without_ending():
    assert find_deck(SHIPPED) == find_deck(f"{SHIPPED}.txt")
    assert find_deck(SHIPPED) in shipped_decks()


def test_the_users_deck_comes_before_the_shipped_one_and_here_before_both(home):
    (home / f"{SHIPPED}.txt").touch()
    assert find_deck(SHIPPED) == home / f"{SHIPPED}.txt"
    Path(f"{SHIPPED}.txt").touch()
    assert find_deck(SHIPPED) == Path(f"{SHIPPED}.txt")


POSITIONS = Path(__file__).parents[1] / "positions"


def test_written_positions_are_no_decks(home):
    assert len(list(POSITIONS.glob("*.txt"))) > 20
    assert deck_files(POSITIONS) == []
    Path("puzzle.txt").write_text("# White to move\n\nplayer 1 # me\n hand 1\n")
    Path("mine.txt").write_text("# player 1\n3 Naruto Uzumaki N-001\n")
    Path("phase.txt").write_text("Phase of the Moon\n")
    Path("empty.txt").touch()
    Path("folder.txt").mkdir()
    assert not {"puzzle"} & set(deck_names())
    assert {"mine", "phase", "empty", "folder"} <= set(deck_names())
    assert find_deck("puzzle") == Path("puzzle.txt"), "whoever names it is told what it is"


def test_a_path_is_found(home):
    (home / "mine.txt").touch()
    assert find_deck(str(home / "mine")) == home / "mine.txt"


@pytest.mark.parametrize(
    ("asked", "offered"),
    [("hounds-fire-earht", SHIPPED), ("houns", SHIPPED), ("there/hounds.txt", SHIPPED)],
)
def test_a_name_like_one_is_offered(asked, offered):
    with pytest.raises(DeckError, match=f"no such deck; did you mean {offered}"):
        find_deck(asked)


@pytest.mark.parametrize("asked", ["qqqqqqq", "x" * 5000])
def test_some_are_named_when_none_is_like_it(asked):
    said = (
        "or a deck such as academy-lightning-wind, .* and [0-9]+ more: `naruto-tui deck list` lists"
    )
    with pytest.raises(DeckError, match=said) as caught:
        find_deck(asked)
    assert len(str(caught.value).removeprefix(asked)) < 250


def test_names_that_have_it_in_them_are_offered():
    with pytest.raises(DeckError, match=r"did you mean .*fire-water( or .*fire-water){1,2}\?"):
        find_deck("FIRE-WATER")


@pytest.mark.parametrize("asked", ["", "  "])
def test_an_empty_name_is_no_deck(asked, home):
    (home / ".txt").touch()
    with pytest.raises(DeckError, match=r"^the name of the deck is empty; name a file, or a deck"):
        find_deck(asked)


def test_a_folder_of_that_name_is_left_to_the_reader_to_refuse():
    assert find_deck("home") == Path("home")
