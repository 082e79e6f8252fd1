"""Custom cards: files in the user's data directory, beside the printed cards and marked."""

from pathlib import Path

import pytest

from naruto_tui.cards import custom
from naruto_tui.cards.checking import check_custom
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.playable import problems

CARD = """\
N-ME01 Example Ninja
  ninja · fire · entrance 3 · hand 1
  4/2 · injured 3/1 · Ninjutsu
  Leaf, Jonin, Male
  When this Ninja enters play, you may draw 1 card.
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    place = tmp_path / "data" / "cards"
    place.mkdir(parents=True)
    return place


def test_without_files_there_are_the_printed_cards_alone(folder: Path):
    folder.rmdir()
    assert custom.everything() is shipped()
    assert custom.left_out() == ()


def test_a_custom_card_stands_beside_the_printed_ones_and_is_marked(folder: Path):
    (folder / "mine.cards").write_text(CARD, "utf-8")
    pool = custom.everything()
    assert len(pool) == len(shipped()) + 1
    assert pool.card("N-ME01").custom
    assert not pool.card("N-013").custom
    assert [one.number for one in pool.search(["is:custom"])] == ["N-ME01"]
    assert pool.find("n-me01") == pool.find("example ninja")
    assert "N-ME01" not in shipped()


def test_a_file_that_was_changed_is_read_again(folder: Path):
    (folder / "mine.cards").write_text(CARD, "utf-8")
    assert custom.everything().card("N-ME01").name == "Example Ninja"
    (folder / "mine.cards").write_text(CARD.replace("Example", "Another"), "utf-8")
    assert custom.everything().card("N-ME01").name == "Another Ninja"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (CARD.replace("N-ME01", "N-013"), 1, "is the number of a printed card, The Third Hokage"),
        (CARD.replace("fire", "ice"), 2, "after the kind stands its symbol"),
        (f"# mine\n\n{CARD}\n{CARD}", 9, "N-ME01 stands already in line 3"),
        ("Mine\n", 1, "is not a number and a name"),
        ("#\n" * 250_000, 1, "larger than 400,000 bytes; part it into several files"),
        (b"\xff", 1, "not UTF-8; save the file as UTF-8"),
    ],
    ids=["number", "fact", "twice", "head", "size", "encoding"],
)
def test_a_file_with_something_wrong_is_left_out_and_told_of(
    folder: Path, text: str | bytes, line: int, message: str
):
    bad = folder / "bad.cards"
    bad.write_bytes(text if isinstance(text, bytes) else text.encode())
    (folder / "mine.cards").write_text(CARD.replace("ME01", "ME02"), "utf-8")
    (told,) = custom.left_out()
    assert told.startswith(f"{bad}:{line}: ")
    assert message in told
    assert told.endswith("; the cards of this file are left out")
    assert len(custom.everything()) == len(shipped()) + 1
    assert any(message in str(fault) for fault in check_custom().faults)


def test_two_files_cannot_have_the_same_number(folder: Path):
    (folder / "a.cards").write_text(CARD, "utf-8")
    (folder / "b.cards").write_text(CARD, "utf-8")
    (told,) = custom.left_out()
    assert f"b.cards:1: N-ME01 stands already in {folder}/a.cards:1" in told


def test_what_cannot_be_opened_is_told_of(folder: Path):
    (folder / "folder.cards").mkdir()
    (folder / "gone.cards").symlink_to(folder / "nowhere")
    first, second = custom.left_out()
    assert "folder.cards:1: not a file; name a card file" in first
    assert "gone.cards:1: cannot be read: No such file or directory" in second


def test_no_more_than_so_many_files_are_read(folder: Path):
    for number in range(custom.MOST_FILES + 2):
        text = CARD.replace("ME01", f"ME{number:03}")
        (folder / f"{number:03}.cards").write_text(text, "utf-8")
    (told,) = custom.left_out()
    assert "050.cards:1: more than 50 files of custom cards; put several into one" in told
    assert len(custom.everything()) == len(shipped()) + custom.MOST_FILES


def test_a_sentence_that_cannot_be_read_keeps_only_its_card_from_being_played(folder: Path):
    fly = CARD.replace("ME01", "ME02").replace("draw 1 card", "fly")
    (folder / "mine.cards").write_text(f"{CARD}\n{fly}", "utf-8")
    pool = custom.everything()
    assert custom.left_out() == ()
    assert problems(pool.card("N-ME01")) == ()
    (problem,) = problems(pool.card("N-ME02"))
    assert "mine.cards:11:" in problem
    assert "'fly' is no word" in problem


def test_the_fingerprint_is_that_of_all_that_a_card_says(folder: Path):
    seen = set()
    for text in (CARD, CARD.replace("4/2", "4/3"), CARD.replace("draw 1", "draw 2")):
        (folder / "mine.cards").write_text(text, "utf-8")
        seen.add(custom.fingerprint(custom.everything().card("N-ME01")))
    assert len(seen) == 3
