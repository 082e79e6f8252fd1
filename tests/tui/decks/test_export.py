"""A deck leaves the program: as a file in any form, never over another one, or as a copied text."""

from pathlib import Path

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.formats.table import FORMATS, converted
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.decklists.writer import deck_text
from naruto_tui.tui.decks.export import Export, draw_export
from naruto_tui.tui.lines import ROUND, cells, text_of

DECK = load_deck(find_deck("hounds-fire-earth"), shipped())


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pressed(export: Export, *keys: str) -> Export:
    for key in keys:
        after = export.press(key, key if len(key) == 1 else "")
        assert after is not None
        export = after
    return export


def at(name: str, deck: Deck = DECK) -> Export:
    return pressed(Export(deck), *["down"] * list(FORMATS).index(name))


def shown(export: Export) -> str:
    lines = draw_export(export, 80, 22, ROUND)
    assert len(lines) == 22
    assert {cells(line) for line in lines} == {80}
    return "\n".join(text_of(line) for line in lines)


@pytest.mark.parametrize("name", FORMATS)
def test_every_form_is_written(name: str, here: Path) -> None:
    export = pressed(at(name), "enter")
    assert f"File: hounds-fire-earth{FORMATS[name].ending}" in shown(export)
    done = pressed(export, "enter")
    assert "written: hounds-fire-earth" in shown(done)
    (path,) = here.iterdir()
    assert path.suffix == FORMATS[name].ending
    assert path.read_bytes().decode("utf-8") == converted(DECK, name)


def test_a_file_is_not_written_over_without_asking(here: Path) -> None:
    path = here / "x.txt"
    path.write_text("mine", "utf-8")
    asked = pressed(pressed(at("text"), "enter", *["backspace"] * 30), *"x.txt", "enter")
    assert "x.txt is there already: write over it?" in shown(asked)
    assert pressed(asked, "enter").said == "not written"
    assert path.read_text("utf-8") == "mine"
    pressed(asked, "y")
    assert path.read_text("utf-8") == deck_text(DECK)


def test_where_it_cannot_be_written_it_is_said(here: Path) -> None:
    empty = pressed(at("text"), "enter", *["backspace"] * 30)
    assert "type the name of a file" in shown(pressed(empty, "enter"))
    (here / "file").write_text("", "utf-8")
    assert "cannot be written" in shown(pressed(empty.pasted("file/x.txt"), "enter"))
    inside = str(find_deck("academy-lightning-wind"))
    assert "came with the program" in shown(pressed(empty.pasted(inside), "enter"))
    assert pressed(empty, "escape").box is None


def test_the_text_is_copied() -> None:
    copied = pressed(at("text"), "c")
    assert copied.copied == deck_text(DECK)
    assert "copied, where the terminal lets programs copy" in shown(copied)
    assert pressed(copied, "down").copied == ""
    assert Export(DECK).press("escape", "") is None


def test_a_form_without_a_place_for_a_pile_says_so() -> None:
    soul = next(card for card in shipped() if card.is_reserve)
    deck = Deck("mine", DECK.main, reinforcement=(type(DECK.main[0])(1, soul),))
    export = pressed(at("mtgo", deck), "enter")
    assert export.box is None
    assert "mtgo has no place for a reinforcement deck" in shown(export)
    assert pressed(at("mtgo", deck), "c").copied == ""
