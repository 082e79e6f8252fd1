"""Decks on the screen: the list, a deck opened, changed, saved, copied and deleted."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual import events

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import LARGEST_FILE, load_deck
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look

QUICK = Look(pace=0)
SIZE = (80, 24)
COCKATRICE = """<cockatrice_deck version="1"><deckname>x</deckname>
<zone name="main"><card number="2" name="J-001"/><card number="3" name="N-001"/></zone>
<zone name="side"><card number="1" name="J-001"/></zone></cockatrice_deck>
"""
MINE = "# a plan\nNinja (4)\n3 Naruto Uzumaki N-001\n2 Kunai J-001\n"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current directory without decks."""
    folder = tmp_path / "empty"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def own(home: Path) -> Path:
    """The user's folder with a deck, one that cannot be read and one that must not steer."""
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    (folder / "mine.txt").write_text(MINE, "utf-8")
    (folder / "broken.txt").write_text("3 Narto\n1 foo\x1b[2J\n", "utf-8")
    (folder / "[x].txt").write_text(MINE, "utf-8")
    return folder


@asynccontextmanager
async def listed(driver: Any) -> AsyncIterator[Any]:
    """The program, with the list of decks open."""
    async with NarutoApp(QUICK).run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("New game")
        await screen.press("d")
        await screen.until("decks, ")
        yield screen


async def opened(screen: Any, name: str) -> None:
    """From the list to a deck."""
    await screen.press("slash", *name, "enter", "enter")
    await screen.until(f"Deck {name}")


async def test_every_deck_is_listed_with_the_reason_why_it_is_not_legal(
    own: Path, driver: Any
) -> None:
    async with listed(driver) as screen:
        await screen.until(f"{len(shipped_decks()) + 3} decks, ")
        assert "academy-lightning-wind                50 NL     shipped legal" in screen.text
        await screen.press("slash", *"min", "enter")
        assert "!mine                                   5" in screen.text
        assert "5 cards; a deck has exactly 50, add 45 (rule 1.1)" in screen.text
        assert "a plan" in screen.text
        assert "line 2: the heading says 4, 5 are listed under it" in screen.text
        await screen.press("escape", "end")
        assert ">!broken                                 ?        yours   cannot be" in screen.text
        assert "control character U+001B in column 6" in screen.text
        assert "no card is named Narto" in screen.text
        await screen.press("up")
        assert "two-scrolls" in screen.text
        await screen.press("home", "slash", "x", "enter")
        assert "[x]" in screen.text
        await screen.press("escape", "e", "e", "e", "e", "e", "e")
        await screen.until("in edition fr")
        await screen.until("legal: 50 cards")
        await screen.press("question_mark")
        assert "of your own folder" in screen.text
        await screen.press("escape", "escape")
        await screen.until("New game")


async def test_a_shipped_deck_is_changed_and_saved_in_the_own_folder(
    home: Path, driver: Any
) -> None:
    async with listed(driver) as screen:
        await opened(screen, "academy")
        assert "Deck academy-lightning-wind  shipped, edition us" in screen.text
        await screen.press("minus", "slash", *"number:N-112", "right", "tab")
        assert "*not saved" in screen.text
        await screen.press("s")
        assert "saved as " in screen.text
        assert "yours, edition us" in screen.text
        assert "*not saved" not in screen.text
        await screen.press("escape")
        await screen.until(f"{len(shipped_decks()) + 1} decks, ")
        assert "> academy-lightning-wind                50 N" in screen.text
        assert "yours" in screen.text
    saved = load_deck(home / "data" / "decks" / "academy-lightning-wind.txt", shipped())
    assert shipped().card("N-112") in saved.cards
    assert saved.comments[0].startswith("Plan: ")


async def test_leaving_asks_about_what_is_not_saved(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await opened(screen, "mine")
        await screen.press("plus", "escape")
        assert "mine has changes that are not saved." in screen.text
        await screen.press("escape")
        assert "Ninja (4)" in screen.text
        await screen.press("ctrl+q")
        assert "mine has changes that are not saved." in screen.text
        assert screen.app.return_code is None
        await screen.press("x", "u", "escape")
        await screen.until("decks, ")
        await screen.press("enter")
        await screen.until("Deck mine")
        await screen.press("plus", "ctrl+q", "s")
        assert screen.app.return_code == 0
    assert "4 N-001 Naruto Uzumaki" in (own / "mine.txt").read_text("utf-8")


async def test_dropped_changes_are_gone_and_a_second_ctrl_q_asks_no_more(
    own: Path, driver: Any
) -> None:
    async with listed(driver) as screen:
        await opened(screen, "mine")
        await screen.press("plus", "escape", "d")
        await screen.until("decks, ")
        await screen.press("enter")
        await screen.until("Ninja (3)")
        await screen.press("plus", "ctrl+q", "ctrl+q")
        assert screen.app.return_code == 0
    assert (own / "mine.txt").read_text("utf-8") == MINE


async def test_a_file_that_was_changed_meanwhile_is_asked_about(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await opened(screen, "mine")
        await screen.press("plus")
        (own / "mine.txt").write_text("1 Naruto Uzumaki N-001\n", "utf-8")
        await screen.press("s")
        assert "changed by somebody else since it was read" in screen.text
        await screen.press("s")
        assert (own / "mine.txt").read_text("utf-8") == "1 Naruto Uzumaki N-001\n"
        assert "*not saved" in screen.text
        await screen.press("s", "y")
        assert "saved as" in screen.text
    assert "4 N-001 Naruto Uzumaki" in (own / "mine.txt").read_text("utf-8")


async def test_a_new_deck_is_named_and_saved(home: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await screen.press("n")
        await screen.until("Deck new-deck  new")
        await screen.press("tab", "s")
        assert "no card is in the deck; add one" in screen.text
        await screen.press("slash")
        screen.app.screen.post_message(events.Paste("number:N-112\nmore"))
        await screen.pilot.pause()
        await screen.press("plus", "tab", "n", *["backspace"] * 9, *"/g", "escape")
        assert "Deck new-deck" in screen.text
        await screen.press("n", *["backspace"] * 9, *"/ga", "enter", "s")
        assert "saved as" in screen.text
        await screen.press("e", "question_mark")
        assert "Keys in the deck" in screen.text
        await screen.press("question_mark", "f", "escape")
        assert "edition us-early" in screen.text
        await screen.press("n", *["backspace"] * 9, "enter")
        assert "the name is empty" in screen.text
    assert [path.name for path in (home / "data" / "decks").iterdir()] == ["ga.txt"]


async def test_decks_are_copied_and_the_own_ones_deleted(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await screen.press("slash", *"mine", "enter", "c")
        await screen.until("the copy is ")
        await screen.until(">!mine-2")
        assert (own / "mine-2.txt").read_text("utf-8").startswith("# a plan\n")
        await screen.press("d")
        assert "Delete a deck" in screen.text
        await screen.press("d")
        assert (own / "mine-2.txt").exists()
        await screen.press("d", "y")
        await screen.until("mine-2 is deleted")
        assert not (own / "mine-2.txt").exists()
        await screen.press("escape", "slash", *"academy", "enter", "d")
        assert "academy-lightning-wind came with the program; it stays" in screen.text
        await screen.press("escape", "end", "c")
        assert "broken cannot be read, and so not be copied" in screen.text


async def test_what_is_not_saved_when_the_line_drops_is_kept(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await opened(screen, "mine")
        await screen.press("plus")
        screen.app.screen.line_gone()
    assert "4 N-001 Naruto Uzumaki" in (own / "mine-unsaved.txt").read_text("utf-8")
    assert (own / "mine.txt").read_text("utf-8") == MINE


async def pasted(screen: Any, text: str) -> None:
    screen.app.screen.post_message(events.Paste(text))
    await screen.pilot.pause()


async def test_a_pasted_list_becomes_a_deck(home: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await screen.press("p")
        await pasted(screen, "# plan\n3 Naruto Uzumaki\r\n2x Kunai J-001\nfoo bar\n")
        await screen.until("1 line refused; 1 name of several cards: F2 asks which")
        assert "no card is named foo bar" in screen.text
        await screen.press("f2")
        await screen.until("Which one?")
        await screen.press("down", "enter")
        await screen.until("nothing is taken: mend the lines below")
        await screen.press("home", *["delete"] * 7, "f2")
        await screen.until("Deck pasted  new")
        assert "*not saved" in screen.text
        await screen.press("s")
        assert "saved as" in screen.text
    saved = (home / "data" / "decks" / "pasted.txt").read_text("utf-8")
    assert saved.startswith("# plan\n")
    assert "3 N-019 Naruto Uzumaki" in saved
    assert "2 J-001 Kunai" in saved


async def test_every_name_may_mean_its_first_card_and_what_was_chosen_is_told(
    home: Path, driver: Any
) -> None:
    async with listed(driver) as screen:
        await pasted(screen, "3 Naruto Uzumaki\n2 Sasuke Uchiha\n1 Kakashi Hatake\n")
        await screen.until("3 names of several cards")
        await screen.press("f2")
        await screen.until("2 names to ask after it")
        await screen.press("escape", "f2")
        await screen.until("2 names to ask after it")
        await screen.press("a")
        await screen.until("Deck pasted  new")
        assert "1 of 3 notes (all with f): " in screen.text
        await screen.press("f")
        assert "took N-001 of " in screen.text


async def test_leaving_a_list_asks_and_help_is_there(home: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await pasted(screen, "3 Narto")
        await screen.until("1 line refused")
        await screen.press("f1")
        assert "nothing is taken" in " ".join(screen.text.replace("│", " ").split())
        await screen.press("escape", "escape")
        assert "The list has not become a deck. Drop it?" in screen.text
        await screen.press("x")
        assert "1!3 Narto" in screen.text
        await pasted(screen, "x" * (LARGEST_FILE + 1))
        assert f"longer than {LARGEST_FILE:,} characters" in screen.text
        await screen.press("escape", "d")
        await screen.until("decks, ")


async def test_a_deck_is_read_from_a_file_of_another_program(
    home: Path, elsewhere: Path, driver: Any
) -> None:
    (elsewhere / "x.cod").write_text(COCKATRICE, "utf-8")
    async with listed(driver) as screen:
        await screen.press("o")
        await pasted(screen, "nowhere.dec")
        await screen.press("enter")
        assert "nowhere.dec:1: cannot be read: No such file" in screen.text
        await screen.press("o", *"x.cod", "enter")
        await screen.until("Deck x  new")
        await screen.press("x", "c")
        assert screen.app.clipboard.startswith("Ninja (3)\n3 N-001 Naruto Uzumaki\n")
        await screen.press("escape", "escape", "d")
        await screen.until("decks, ")


async def test_a_deck_that_cannot_be_read_is_mended_in_its_file(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await screen.press("slash", *"broken", "enter", "enter")
        await screen.until("2 lines refused")
        assert "\x1b" not in screen.text
        await screen.press("escape")
        await screen.until("decks, ")
        await screen.press("enter")
        await screen.until("2 lines refused")
        await screen.press("down", "end", *["backspace"] * 9, *"2 J-001")
        await screen.press("up", "end", *["backspace"] * 7, *"3 Naruto Uzumaki N-001", "f2")
        await screen.until("Deck broken  yours")
        assert "*not saved" in screen.text
        await screen.press("s", "escape")
        await screen.until("decks, ")
    assert "2 J-001 Kunai" in (own / "broken.txt").read_text("utf-8")


async def test_decks_are_checked_by_a_format_of_players(own: Path, driver: Any) -> None:
    async with listed(driver) as screen:
        await screen.press("r")
        assert "Check decks by" in screen.text
        await screen.press(*["down"] * 5)
        assert "15 or none, no reinforcement deck" in screen.text
        await screen.press("enter")
        await screen.until("Decks  in format italy: Italy, first years")
        await screen.until("format italy: a deck has exactly 40, add 35")
        await opened(screen, "mine")
        assert "Deck mine  yours, format italy" in screen.text
        assert "not legal in format italy: 5 cards; format italy: a deck has exactly" in screen.text
        await screen.press("f")
        assert "Not legal in format italy" in screen.text
        await screen.press("escape", "r", "end", "enter", *"x", "enter")
        assert "write the first and the last set, as 4-6, or one set" in screen.text
        await screen.press("backspace", *"4-6", "enter")
        assert "Deck mine  yours, format block:4-6" in screen.text
        assert "(1 of 3, all with f)" in screen.text
        await screen.press("escape")
        await screen.until("Decks  in format block:4-6: US, sets 4 to 6")
        await screen.until("decks, ")
        await screen.press("r", "home", "enter")
        await screen.until("Decks  in edition us: ")
        await screen.press("r", "down", "enter", "e")
        await screen.until("Decks  in edition us-early: ")


async def test_where_it_is_asked_which_card_is_meant_help_is_there_and_nothing_is_lost(
    home: Path, driver: Any
) -> None:
    async with listed(driver) as screen:
        await pasted(screen, "3 Naruto Uzumaki\nfoo bar\n2 Sasuke Uchiha\n")
        await screen.until("1 line refused; 2 names of several cards")
        await screen.press("f2")
        await screen.until("Which one?")
        assert "F1 help" in screen.text
        await screen.press("f1")
        assert "Which card a name means" in screen.text
        await screen.press("escape", "enter")
        await screen.until("Line 3: 2 Sasuke Uchiha")
        await screen.press("escape")
        assert "2!foo bar" in screen.text
        assert "3?2 Sasuke Uchiha" in screen.text
        assert "1 line refused; 1 name of several cards: F2 asks which" in screen.text
        assert "no card is named foo bar" in screen.text


async def test_cards_are_looked_for_put_into_each_pile_and_the_deck_exported(
    home: Path, elsewhere: Path, driver: Any
) -> None:
    card = next(one for one in shipped() if one.kind == "ninja" and not one.is_written)
    async with listed(driver) as screen:
        await screen.press("slash", *"hounds-fire-earth", "enter", "down", "enter")
        await screen.until("Deck hounds-fire-earth  shipped")
        await screen.press("slash", *card.number, "right", "right")
        assert f"2 {card} in the deck" in screen.text
        assert "all with f): 52 cards" in screen.text
        await screen.press(*["backspace"] * len(card.number), *"N-934", "right")
        assert "1 Sasuke Uchiha (State 2) N-934 in the reinforcement deck" in screen.text
        await screen.press(*["backspace"] * 5, *"J-001", "f2", "right")
        assert "1 Kunai J-001 in the sideboard" in screen.text
        await screen.press("tab", "f")
        assert f"{card} cannot be played: its text is not" in screen.text
        assert "1 card in the sideboard; it has exactly 10 or none" in screen.text
        await screen.press("escape", "u", "u", "u", "u")
        assert "legal in edition us" in screen.text
        await screen.press("y", "y", "x", "down", "c")
        assert "copied; lackey-text has no place for comments: 3 comments left out" in screen.text
        assert f"2\t{card}" in screen.app.clipboard
        await screen.press("down", "down", "enter", "enter")
        assert "written: hounds-fire-earth.o8d" in screen.text
    again = load_deck(elsewhere / "hounds-fire-earth.o8d", shipped())
    assert [entry.count for entry in again.main if entry.card == card] == [2]
    assert again.comments[0].startswith("Plan: Kiba and Akamaru")
