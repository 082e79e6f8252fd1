"""Cards are looked up: by words and fields, with the keyboard alone, at 80 x 24."""

import time
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.cards.pool import open_pool, shipped
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.browser import Browser, draw_browser, settled
from naruto_tui.tui.lines import ASCII, cells, text_of
from naruto_tui.tui.looks import Look

QUICK = Look(pace=0)
WAITING = next(
    card
    for card in shipped()
    if not card.is_written and len(shipped().search([f"number:{card.number}"])) == 1
)


def asking(query: str, *keys: str, pool: Any = None) -> Browser:
    browser = Browser(pool or shipped())
    for letter in query:
        browser = browser.typed(letter)
    for key in keys:
        after = browser.press(key)
        assert after is not None
        browser = after
    return browser


def shown(browser: Browser, width: int = 80, height: int = 22) -> str:
    lines = draw_browser(settled(browser, width, height), width, height)
    assert len(lines) == height
    assert {cells(line) for line in lines} == {width}
    return "\n".join(text_of(line) for line in lines)


def numbers(browser: Browser) -> list[str]:
    return [paragraph.number for paragraph in browser.found]


def test_without_words_all_cards_are_there() -> None:
    text = shown(asking(""))
    assert "4,239 of 4,239 cards" in text
    assert ">  L Naruto Uzumaki" in text
    assert "v │" in text.splitlines()[-2][:42]


def test_words_and_fields_narrow_the_list() -> None:
    assert numbers(asking('set:1 "village governor"')) == ["N-013"]
    found = asking("kind:ninja symbol:water entrance<=1 set:2")
    assert found.found
    for one in found.found:
        card = shipped().card(one.number)
        assert (card.kind, card.set_number) == ("ninja", "2")
        assert "W" in card.symbols
        assert card.entrance <= 1


def test_each_letter_searches_anew_and_takes_the_cursor_to_the_first() -> None:
    browser = asking("gaara", "down", "down")
    assert browser.cursor == 2
    assert browser.typed("x").cursor == 0
    assert numbers(browser.typed("x")) == []
    assert "no card fits" in shown(browser.typed("x"))
    assert numbers(asking("gaarax", "backspace")) == numbers(browser)


def test_the_cursor_stays_in_the_list() -> None:
    assert asking("", "up").cursor == 0
    assert asking("", "pagedown", "down", "pageup").cursor == 1
    assert asking("", "end").cursor == asking("", "end", "down").cursor == 4238
    assert asking("", "end", "home").cursor == 0
    assert asking("xyzzy", "down", "enter").opened is False


def test_escape_empties_the_line_before_it_leads_out() -> None:
    assert asking("gaara", "escape").query == ""
    assert asking("").press("escape") is None
    assert asking("", "f1").helping
    assert not asking("", "f1", "escape").helping


def test_a_card_without_its_text_says_so() -> None:
    text = shown(asking(f"number:{WAITING.number}"))
    assert "(text not written yet)" in text
    flat = " ".join(text.replace("│", " ").split())
    assert "It cannot be played: its text is not written yet" in flat
    opened = shown(asking(f"number:{WAITING.number}", "enter"))
    assert "It cannot be played: its text is not written yet." in opened


def test_what_is_wrong_with_a_field_is_said() -> None:
    text = shown(asking("cost<=x"))
    assert '"x" is no number; write cost:3 or cost<=3' in text
    assert "0 of 4,239 cards" in text


def test_a_long_text_moves_under_the_arrows_and_no_further(tmp_path: Path) -> None:
    lines = "\n".join(f"  Draw {number} cards." for number in range(1, 31))
    file = tmp_path / "long.cards"
    file.write_text(f"M-900 Long\n  mission · fire · entrance 0 · hand 0\n{lines}\n", "utf-8")
    browser = asking("", "enter", pool=open_pool(file))
    assert "Draw 1 cards." in shown(browser)
    assert "+" in shown(browser).splitlines()[0]
    for _ in range(50):
        after = browser.press("down")
        assert after is not None
        browser = settled(after, 80, 22)
    assert "M-900, set own" in shown(browser)
    before = browser.press("up")
    assert before is not None
    assert shown(before) != shown(browser)


def test_an_opened_card_is_explained_when_asked() -> None:
    browser = asking("number:M-011", "enter", "e")
    assert "1. Done when the card resolves." in shown(browser)
    assert "does    you: look at the top 3 cards of your deck" in shown(browser)
    assert "does " not in shown(asking("number:M-011", "enter", "e", "e"))
    waiting = shown(asking(f"number:{WAITING.number}", "enter", "e"))
    assert "1. " not in waiting


def test_an_opened_card_leads_to_the_next_and_back() -> None:
    browser = asking("set:1 kind:jutsu", "enter", "right", "right", "left")
    assert browser.cursor == 1
    assert "J-002, set 1" in shown(browser)
    assert asking("set:1 kind:jutsu", "enter", "escape").opened is False


@pytest.mark.parametrize("size", [(80, 22), (100, 28), (140, 48)])
def test_any_size_is_filled(size: tuple[int, int]) -> None:
    for browser in (asking(""), asking("", "f1"), asking("", "enter"), asking("xyzzy")):
        shown(browser, *size)
    for line in draw_browser(asking("", "end"), *size, ASCII):
        assert text_of(line).isascii()


def test_a_letter_and_a_step_take_no_time() -> None:
    """Measured against the reading of the files, so that a slow machine is no fault."""
    begun = time.perf_counter()
    open_pool(*sorted((Path(__file__).parents[2] / "naruto_tui/cards/sets").glob("*.cards")))
    unit = time.perf_counter() - begun
    shipped().read_all()
    best = min(_taken(query) for query in ("naruto", "set:3 text:draw", "entrance<=3"))
    assert best < unit


def _taken(query: str) -> float:
    browser = asking(query[:-1])
    begun = time.perf_counter()
    draw_browser(browser.typed(query[-1]), 80, 22)
    return time.perf_counter() - begun


async def test_cards_are_looked_up_from_the_title_screen(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Look up cards")
        await screen.press("l")
        await screen.until("4,239 of 4,239 cards")
        await screen.press(*"rock", "space", *"lee")
        assert "/ rock lee_" in screen.text
        assert "of 4,239 cards" in screen.text
        await screen.press("down", "enter")
        assert "Rock Lee / ninja" in screen.text
        await screen.press("escape", "escape")
        assert "/ _" in screen.text
        await screen.press("q", "l", "n")
        assert "/ qln_" in screen.text
        await screen.press("escape", "escape")
        await screen.until("New game")
        assert app.return_code is None
