"""Decks in a terminal: changed from end to end, pasted, and kept when the line drops."""

import base64
import re
from pathlib import Path
from typing import Any

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.editing import copies
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck

NAME = "academy-lightning-wind"
ESC = "\x1b"
F2 = f"{ESC}OQ"
CURSOR_KEY = 3_000
"""Most bytes that moving a cursor may cost."""
STEP = 20_000
"""Most bytes that a step may cost."""


def opened(start: Any, name: str) -> Any:
    """A terminal with that deck on its workbench."""
    terminal = start()
    terminal.wait_for("New game")
    terminal.press("d")
    terminal.wait_for("decks, ")
    terminal.press("/")
    terminal.press(name, "enter")
    terminal.press("enter")
    terminal.wait_for(f"Deck {name}")
    terminal.settle(0.3)
    return terminal


def cost(terminal: Any, key: str) -> int:
    """Bytes that a key is answered with, however busy the machine is."""
    terminal.send(key)
    return terminal.settle(0.25)


def test_a_deck_is_changed_from_end_to_end(start: Any, home: Path) -> None:
    first = load_deck(find_deck(NAME), shipped())
    terminal = opened(start, NAME)
    for key in ("down", "down", "up", "down"):
        assert 0 < cost(terminal, key) <= CURSOR_KEY, key
    card = [entry.card for entry in first.main if entry.card.kind == "ninja"][2]
    assert 0 < cost(terminal, "-") <= STEP
    terminal.wait_for("not legal in us: 49 cards")
    terminal.press("/")
    terminal.press("number:N-112")
    terminal.wait_for("1 of [0-9,]+ cards")
    assert 0 < cost(terminal, "right") <= STEP
    terminal.wait_for("legal in edition us")
    terminal.press("right", "right")
    terminal.wait_for("52 cards")
    terminal.press("tab", "u", "u")
    terminal.wait_for("50 cards")
    terminal.press("u", "y")
    terminal.wait_for(r"done again: \+1 Gaara of the Desert N-112")
    terminal.press("s")
    terminal.wait_for("saved as ")
    terminal.press("escape")
    terminal.wait_for(rf"> {NAME} +50 .*yours")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0
    saved = load_deck(home / "data" / "decks" / f"{NAME}.txt", shipped())
    assert copies(saved, "main", shipped().card("N-112")) == 1
    assert copies(saved, "main", card) == copies(first, "main", card) - 1
    assert saved.comments == first.comments


def test_a_list_is_pasted_saved_and_copied(start: Any, home: Path) -> None:
    terminal = start()
    terminal.wait_for("New game")
    terminal.press("d")
    terminal.wait_for("decks, ")
    terminal.press("p")
    terminal.wait_for("Not read yet")
    terminal.send(f"{ESC}[200~2x Kunai J-001\r3 Naruto Uzumaki\r{ESC}[201~")
    terminal.wait_for("1 name of several cards: F2 asks which")
    terminal.press(F2)
    terminal.wait_for("Which one")
    terminal.press("enter")
    terminal.wait_for("Deck pasted  new")
    terminal.press("x")
    terminal.wait_for("Write or copy pasted")
    terminal.press("c")
    terminal.wait_for("copied, where the terminal")
    (sent,) = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]+)", bytes(terminal.received))
    assert "3 N-001 Naruto Uzumaki" in base64.b64decode(sent).decode("utf-8")
    terminal.press("escape")
    terminal.press("ctrl+q")
    terminal.wait_for("has changes that are not saved")
    terminal.press("s")
    assert terminal.gone(5)
    assert "2 J-001 Kunai" in (home / "data" / "decks" / "pasted.txt").read_text("utf-8")


def test_a_dropped_line_keeps_what_was_not_saved(start: Any, home: Path) -> None:
    terminal = opened(start, NAME)
    terminal.press("+")
    terminal.wait_for("51 cards")
    terminal.hang_up()
    assert terminal.gone(1.5)
    (kept,) = (home / "data" / "decks").iterdir()
    assert kept.name == f"{NAME}-unsaved.txt"
    deck = load_deck(kept, shipped())
    assert sum(entry.count for entry in deck.main) == 51
