"""Custom cards on the screens: marked in the list, on the card itself and with a deck."""

from pathlib import Path

import pytest

from naruto_tui.cards import custom
from naruto_tui.tui.browser import Browser, draw_browser
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.face import brief_lines, printed_lines
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.cards import CardsScreen

CARD = """\
N-ME01 Example Ninja
  ninja · fire · entrance 3 · hand 1
  4/2 · injured 3/1 · Ninjutsu
  Leaf, Jonin, Male
  When this Ninja enters play, you may draw 1 card.
"""
DECK = Path(__file__).parents[2] / "decks" / "team-seven-lightning-fire.txt"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    place = custom.folder()
    place.mkdir(parents=True)
    (place / "mine.cards").write_text(CARD, "utf-8")
    return place


def words(lines) -> list[str]:
    return ["".join(text for text, *_ in line) for line in lines]


def test_a_custom_card_is_marked_in_the_list_and_on_its_face():
    shown = words(draw_browser(Browser(custom.everything(), "is:custom"), 100, 24))
    assert any("> F Example Ninja (custom)" in " ".join(line.split()) for line in shown)
    assert any("custom card, never printed" in line for line in shown)


def test_where_there_is_little_room_it_is_marked_as_well():
    card = custom.everything().card("N-ME01")
    assert words(printed_lines(card, 60))[0] == "custom card, never printed"
    assert words(brief_lines(card, 60))[0].startswith("custom card, never printed; ")


def test_a_deck_with_one_says_so(tmp_path: Path):
    lines = DECK.read_text("utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("3 ") and "N-" in line)
    lines[place] = "3 Example Ninja N-ME01"
    (tmp_path / "mine.txt").write_text("\n".join(lines), "utf-8")
    (mine,) = [deck for deck in all_decks("us") if deck.name == "mine"]
    assert mine.problem == ""
    assert mine.plan.startswith("With custom cards. ")


async def test_the_screen_of_cards_tells_of_a_file_that_was_left_out(folder: Path):
    (folder / "bad.cards").write_text("Bad\n", "utf-8")
    screen = CardsScreen(Look("mono"))
    screen.redraw = lambda: None  # type: ignore[method-assign]
    await screen._read()
    top = words(screen.draw(120, 24))[0]
    assert "bad.cards:1: " in top
    assert screen.browser is not None
    assert "N-ME01" in screen.browser.pool
