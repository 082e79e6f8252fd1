"""Decks are kept whole or not at all, and nobody's work is written over."""

from pathlib import Path

import pytest
from attrs import evolve

from naruto_tui.cards.pool import Pool, shipped
from naruto_tui.decklists import saving
from naruto_tui.decklists.finder import find_deck, shipped_decks
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.reader import load_deck, read_deck
from naruto_tui.decklists.saving import (
    ChangedError,
    Kept,
    NotSavedError,
    delete,
    free_name,
    name_problem,
    own_folder,
    place_of,
    save,
    write_whole,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def deck(pool: Pool) -> Deck:
    return read_deck("# a plan\n#  indented\n3 N-900\nSideboard\n1 J-900\n", pool, "mine")


def test_a_saved_deck_reads_back_as_it_was(deck: Deck, pool: Pool):
    kept = save(deck, None)
    assert kept.path == own_folder() / "mine.txt"
    assert kept.path.read_text("utf-8").startswith("# a plan\n")
    again = load_deck(kept.path, pool)
    assert (again, again.comments) == (deck, deck.comments)
    assert [path.name for path in own_folder().iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("path", shipped_decks(), ids=lambda path: path.stem)
def test_a_shipped_deck_is_never_touched(path: Path):
    before = path.read_bytes()
    kept = save(load_deck(path, shipped()), Kept.of(path))
    assert path.read_bytes() == before
    assert kept.path == own_folder() / path.name
    assert find_deck(path.stem) == kept.path
    again, first = load_deck(kept.path, shipped()), load_deck(path, shipped())
    assert (again.digest, again.comments) == (first.digest, first.comments)


def test_saving_again_writes_in_the_same_place_and_keeps_who_may_read_it(deck: Deck):
    kept = save(deck, None)
    kept.path.chmod(0o640)
    more = evolve(deck, comments=("another plan",))
    again = save(more, kept)
    assert again.path == kept.path
    assert again.digest != kept.digest
    assert kept.path.stat().st_mode & 0o777 == 0o640
    assert "another plan" in kept.path.read_text("utf-8")


def test_a_deck_elsewhere_is_saved_where_it_lies(deck: Deck, tmp_path: Path):
    path = tmp_path / "other.txt"
    path.write_text("3 N-900\n", "utf-8")
    assert save(evolve(deck, name="other"), Kept.of(path)).path == path
    assert not own_folder().exists()


def test_a_link_stays_a_link(deck: Deck, tmp_path: Path):
    real = tmp_path / "real.txt"
    real.write_text("3 N-900\n", "utf-8")
    link = tmp_path / "mine.txt"
    link.symlink_to(real)
    save(deck, Kept.of(link))
    assert link.is_symlink()
    assert "J-900" in real.read_text("utf-8")


def test_what_somebody_else_has_written_is_asked_about(deck: Deck):
    kept = save(deck, None)
    kept.path.write_text("1 N-902\n", "utf-8")
    with pytest.raises(ChangedError, match=r"mine.txt was changed"):
        save(deck, kept)
    assert kept.path.read_text("utf-8") == "1 N-902\n"
    assert save(deck, kept, over=True).digest == kept.digest


def test_a_file_that_has_gone_is_written_anew(deck: Deck):
    kept = save(deck, None)
    kept.path.unlink()
    assert save(deck, kept).path.is_file()


def test_another_name_moves_the_file(deck: Deck):
    kept = save(deck, None)
    again = save(evolve(deck, name="yours"), kept)
    assert [path.name for path in own_folder().iterdir()] == ["yours.txt"]
    assert again.path.name == "yours.txt"


def test_the_file_of_another_program_stays_beside_the_deck_that_was_read_from_it(
    deck: Deck, tmp_path: Path
):
    path = tmp_path / "mine.cod"
    path.write_text("<cockatrice_deck/>", "utf-8")
    assert save(deck, Kept.of(path)).path == tmp_path / "mine.txt"
    assert path.read_text("utf-8") == "<cockatrice_deck/>"


def test_another_name_leaves_a_file_that_somebody_has_changed(deck: Deck):
    kept = save(deck, None)
    kept.path.write_text("1 N-902\n", "utf-8")
    renamed = evolve(deck, name="yours")
    with pytest.raises(ChangedError):
        save(renamed, kept)
    save(renamed, kept, over=True)
    assert kept.path.read_text("utf-8") == "1 N-902\n"


def test_another_deck_is_never_written_over(deck: Deck):
    save(deck, None)
    before = (own_folder() / "mine.txt").read_bytes()
    for file in (None, Kept.of(shipped_decks()[0]), save(evolve(deck, name="yours"), None)):
        with pytest.raises(NotSavedError, match=r"mine.txt is there already; give"):
            save(evolve(deck, comments=()), file)
    assert (own_folder() / "mine.txt").read_bytes() == before


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("a" * 61, "longer than 60"),
        ("../mine", "no dot"),
        ("a/b", "a name has no /"),
        ("a\\b", "a name has no"),
        ("a\x1b[2J", r"U\+001B"),
        ("mine ", "no blank at either end"),
        (".mine", "no dot"),
    ],
)
def test_a_name_that_is_no_file_name_is_refused(deck: Deck, name: str, told: str, home: Path):
    with pytest.raises(NotSavedError, match=told):
        save(evolve(deck, name=name), None)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("name", ["Gaara's deck (2)", "火影", "a.b", "überfall"])
def test_other_names_are_taken(deck: Deck, pool: Pool, name: str):
    kept = save(evolve(deck, name=name), None)
    assert load_deck(kept.path, pool).name == name
    assert name_problem(name) == ""


def test_a_deck_without_cards_is_not_saved(deck: Deck):
    with pytest.raises(NotSavedError, match="no card is in the deck"):
        save(Deck("mine", ()), None)
    assert place_of(deck, None).parent == own_folder()
    assert not own_folder().exists()


def test_where_nothing_can_be_written_it_is_said(deck: Deck, home: Path):
    (home / "data").write_text("", "utf-8")
    with pytest.raises(NotSavedError, match="cannot be written: "):
        save(deck, None)
    with pytest.raises(NotSavedError, match="cannot be written: "):
        write_whole(home / "data" / "x.txt", "text")


def test_half_a_file_is_never_seen(deck: Deck, monkeypatch: pytest.MonkeyPatch):
    kept = save(deck, None)
    before = kept.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving.os, "fsync", full)
    with pytest.raises(NotSavedError, match="No space left"):
        save(evolve(deck, comments=()), kept)
    assert kept.path.read_bytes() == before
    assert [path.name for path in own_folder().iterdir()] == ["mine.txt"]


def test_only_decks_of_the_user_are_deleted(deck: Deck):
    kept = save(deck, None)
    delete(kept.path)
    assert not kept.path.exists()
    with pytest.raises(NotSavedError, match="cannot be removed"):
        delete(kept.path)
    with pytest.raises(NotSavedError, match="came with the program"):
        delete(shipped_decks()[0])
    assert shipped_decks()[0].is_file()


def test_a_free_name_is_one_that_nobody_has(deck: Deck):
    assert free_name("mine") == "mine"
    save(deck, None)
    assert free_name("mine") == "mine-2"
    assert free_name("../\x1b[2J") == "2J"
    assert free_name("///") == "deck"
    assert name_problem(free_name("x" * 200)) == ""
