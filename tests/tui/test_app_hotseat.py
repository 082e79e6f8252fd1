"""Two people at one screen: the curtain, what each missed, taking back, draws, a match."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from naruto_tui.rules.choices import Choice
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.orders import can_only_pass
from naruto_tui.table.seeds import LEAST_SECRET
from naruto_tui.tui import hold, keys
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.curtain import draw_offer
from naruto_tui.tui.lines import Line, text_of
from naruto_tui.tui.looks import Look
from naruto_tui.tui.page import Page
from naruto_tui.tui.screens import hotseat
from naruto_tui.tui.screens.at_board import mere_option
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.hotseat import HotseatScreen
from tests.telltale import match_of_two, told, unseen

QUICK = Look(pace=0)
SIZE = (80, 24)
KEYS = (
    *"0123456789", *"dmkcegonjpshyawzilv", "enter", "enter", "enter", "space", "escape",
    "backspace", "up", "down", "left", "right", "tab", "question_mark", "u",
)  # fmt: skip


def check(screen: Any, match: Match) -> None:
    """The screen names no card that whoever sits there may not know."""
    top = screen.app.screen
    seat = top.seat if isinstance(top, HotseatScreen) else -1
    view = match.view(seat)
    seen = [screen.text, screen.app.title, str(screen.app.sub_title)]
    seen += [str(note.message) for note in screen.app._notifications]
    assert not told(unseen(view, match.game), "\n".join(seen)), screen.text


@pytest.fixture
def leaks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every page that was ever painted with a card that whoever sat there might not know."""
    found: list[str] = []
    show = Page.show

    def checked(page: Page, lines: list[Line]) -> None:
        screen = page.screen
        if isinstance(screen, HotseatScreen):
            text = "\n".join(text_of(line) for line in lines)
            unknown = unseen(screen.match.view(screen.seat), screen.match.game)
            if told(unknown, text):
                found.append(text)
        show(page, lines)

    monkeypatch.setattr(Page, "show", checked)
    return found


async def played(
    match: Match, pilot: Any, driver: Any, rng: Random, *, turns: int, keys: int
) -> int:
    """Random keys, and a legal answer where they lead nowhere; how often the curtain fell."""
    screen, curtains = driver(pilot), 0
    while match.game.choice is not None and match.game.turn < turns:
        top = screen.app.screen
        check(screen, match)
        if top.handover.covered:
            curtains += 1
            assert top.seat == -1
            await screen.press("enter")
            assert not top.handover.covered
            check(screen, match)
            await screen.press("enter")
            continue
        answered = len(match.game.answers)
        for _ in range(keys):
            await screen.press(rng.choice(KEYS))
            check(screen, match)
            if match.game.choice is None or len(match.game.answers) != answered:
                break
        else:
            choice: Choice = match.game.choice
            if choice.asked.seat == top.seat and not top.handover.covered:
                top.give(choice.random(rng.random))
                await screen.press("up")
    return curtains


@pytest.mark.parametrize("seed", range(3))
async def test_no_hidden_card_is_ever_painted(
    home: Path, driver: Any, leaks: list[str], seed: int
) -> None:
    match = match_of_two(seed)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        assert await played(match, pilot, driver, Random(seed), turns=9, keys=12) > 5
    assert leaks == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50))
async def test_no_hidden_card_is_painted_in_whole_games(
    home: Path, driver: Any, leaks: list[str], seed: int
) -> None:
    match = match_of_two(seed)
    app = NarutoApp(QUICK, match)
    size = SIZE if seed % 2 else (140, 50)
    async with app.run_test(size=size, notifications=True) as pilot:
        await played(match, pilot, driver, Random(seed), turns=500, keys=10)
        screen = driver(pilot)
        await screen.until("Rematch")
        await screen.press("l")
        check(screen, match)
    assert leaks == []


async def test_a_page_that_tells_too_much_would_be_found(
    home: Path, driver: Any, leaks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check itself works: a curtain that shows the board is caught."""
    monkeypatch.setattr(hotseat, "NOBODY", 0)
    monkeypatch.setattr(HotseatScreen, "draw", GameScreen.draw)
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Before the first turn")
        match.answer(match.game.choice.parse("no"))
        app.screen.board = evolve(app.screen.board, view=match.view(1))
        app.screen.redraw()
    assert leaks


async def test_the_curtain_names_who_sits_down_and_opens_with_enter(
    home: Path, driver: Any
) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        assert "Sasuke, look away now" in screen.text
        for key in ("n", "y", "space", "escape", "l", "z", "x", "w"):
            await screen.press(key)
            assert "Naruto sits down" in screen.text
        await screen.press("enter")
        assert "Redraw?" in screen.text
        await screen.press("n")
        assert "Sasuke sits down" in screen.text
        await screen.press("enter")
        assert "Since you sat here" not in screen.text
        assert "Redraw?" in screen.text


async def test_a_key_pressed_too_often_opens_no_curtain(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has just answered may still have a finger on the key, also where nothing is paced."""
    app = NarutoApp(QUICK, match_of_two())
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        for seconds, shown in ((60, "Naruto sits down"), (0, "Redraw?")):
            monkeypatch.setattr(hold, "SECONDS", seconds)
            await screen.press("enter")
            assert shown in screen.text
        monkeypatch.setattr(hold, "SECONDS", 60)
        await screen.press("n", "enter", "enter")
        assert "Sasuke sits down" in screen.text


async def begun(screen: Any) -> None:
    """Both keep their hands; Naruto sits at his first mission phase."""
    await screen.until("Naruto sits down")
    for _ in range(2):
        await screen.press("enter", "n")
    await screen.press("enter")


async def test_what_the_other_did_is_told_first(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await begun(screen)
        while match.game.active == 0 or match.game.choice.asked.seat == 0:
            if app.screen.handover.covered:
                await screen.press("enter")
            if app.screen.pane is not None:
                await screen.press("enter")
            choice = match.game.choice
            verbs = [option.verb for option in getattr(choice, "options", ())]
            place = verbs.index("charge") if "charge" in verbs else len(verbs) - 1
            app.screen.give(place if verbs else next(choice.answers()))
            await screen.press("up")
        assert "Sasuke sits down" in screen.text
        await screen.press("enter")
        assert "Since you sat here" in screen.text
        assert "Naruto" in screen.text
        await screen.press("enter")
        assert "your move" in screen.text


async def test_at_the_curtain_a_choice_is_taken_back_and_asks_the_other_to_look_away(
    home: Path, driver: Any
) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "n")
        assert "Naruto takes the last choice back" in screen.text
        await screen.press("u")
        assert "Naruto sits down" in screen.text
        await screen.press("enter")
        assert "Redraw?" in screen.text
        assert match.game.answers == []


async def test_taking_back_says_why_it_cannot_be_done(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "u")
        assert "Nothing can be taken back" in screen.text


async def test_a_draw_is_offered_and_declined_and_agreed_on(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "x", "d")
        assert "Naruto offers a draw" in screen.text
        assert "Sasuke, do you agree?" in screen.text
        await screen.press("d")
        assert "The draw is declined" in screen.text
        assert match.game.result is None
        await screen.press("x", "d", "y")
        await screen.until("A draw")
        assert "both players agreed on it" in screen.text
        assert match.game.result.winner == -1


async def test_conceding_asks_and_the_result_speaks_to_nobody(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "x", "x")
        assert match.game.result is None
        await screen.press("x", "y")
        await screen.until("Sasuke has won")
        assert "Naruto concedes" in screen.text
        await screen.press("l")
        assert "Naruto draws 6 cards" in screen.text
        check(screen, match)


async def test_a_key_that_comes_after_the_last_one_answers_nothing(home: Path, driver: Any) -> None:
    match = match_of_two(openly=True)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        board = app.screen
        match.concede(0)
        given = len(match.game.given)
        board.press("n", "n")
        assert len(match.game.given) == given
        assert match.game.result.why == "concede"


async def test_an_order_is_given_at_the_board(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await begun(screen)
        await screen.press("w")
        assert "When are you asked" in screen.text
        assert "> 1 Ask me each time" in screen.text
        await screen.press("5")
        assert match.orders[0].word == "pass"
        await screen.press("w")
        assert "> 5 Pass each time" in screen.text
        await screen.press("up", "enter")
        assert match.orders[0].word == "answer"


async def test_whoever_can_only_pass_reads_why_he_is_asked(home: Path, driver: Any) -> None:
    match, rng = match_of_two(), Random(3)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await begun(screen)
        while not can_only_pass(match.game.choice):
            if app.screen.handover.covered:
                await screen.press("enter")
            app.screen.give(match.game.choice.random(rng.random))
            await screen.press("up")
        assert "sits down" in screen.text
        await screen.press("enter", "enter")
        assert "You can only pass. You are asked so" in screen.text


def test_a_key_that_was_changed_is_named_as_it_is_now() -> None:
    usual = keys.in_use()
    try:
        keys.use(keys.Keymap.of("usual", {"orders": "b", "yes": "q"}))
        assert "; b changes that" in mere_option()
        assert "  q  agree on a draw" in "\n".join(map(text_of, draw_offer("A", "B", 80, 24)))
    finally:
        keys.use(usual)


async def test_with_open_hands_the_board_turns_without_a_curtain(home: Path, driver: Any) -> None:
    match = match_of_two(openly=True)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Redraw?")
        await screen.press("n")
        assert "sits down" not in screen.text
        assert app.screen.seat == 1
        await screen.press("z", "o", "tab", "tab", "tab")
        names = {match.game.cards[card].name for card in match.game.sides[0].hand}
        assert told(names, screen.text)


async def test_each_exchanges_cards_unseen_between_two_games(home: Path, driver: Any) -> None:
    match = match_of_two(games=3, side=True)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "x", "y")
        await screen.until("The match stands Naruto 0 : 1 Sasuke")
        await screen.press("g")
        await screen.until("Sasuke sits down")
        names = {card.name for pile in match.series.sides for card in pile}
        assert not told(names, screen.text)
        await screen.press("enter")
        assert told({card.name for card in match.series.sides[1]}, screen.text)
        assert "say who begins" not in screen.text
        await screen.press("enter", "left", "down", "down", "enter", "s")
        await screen.until("Naruto sits down")
        assert not told(names, screen.text)
        await screen.press("enter")
        assert not told({card.name for card in match.series.sides[1]}, screen.text)
        assert "Naruto lost the last game and says who begins: Naruto" in screen.text
        await screen.press("b", "s")
        await screen.until("Sasuke sits down")
        assert match.series.number == 1
        assert match.game.first == 1
        assert match.game.start.decks[1] != match.series.decks[1]


async def test_a_key_pressed_too_often_opens_no_curtain_between_two_games(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of_two(games=3, side=True)
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "x", "y")
        await screen.until("The match stands")
        names = {card.name for pile in match.series.sides for card in pile}
        monkeypatch.setattr(hold, "SECONDS", 60)
        app.screen.hold = hold.Hold()
        await screen.press("enter", "enter", "enter")
        assert "Sasuke sits down" in screen.text
        assert not told(names, screen.text)
        monkeypatch.setattr(hold, "SECONDS", 0)
        await screen.press("enter")
        monkeypatch.setattr(hold, "SECONDS", 60)
        await screen.press("s", "enter", "enter")
        assert "Naruto sits down" in screen.text
        assert not told(names, screen.text)


async def test_a_key_too_many_at_the_end_begins_nothing(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        await screen.press("enter", "x")
        monkeypatch.setattr(hold, "SECONDS", 60)
        await screen.press("y")
        await screen.until("Sasuke has won")
        await screen.press("enter", "r", "n", "t", "q", "down")
        assert "Sasuke has won" in screen.text
        assert "> l  Log" in screen.text
        monkeypatch.setattr(hold, "SECONDS", 0)
        await screen.press("enter")
        assert "Naruto draws 6 cards" in screen.text
        await screen.press("escape", "r")
        await screen.until("Before the first turn")
        assert app.match.game.start.seed >= LEAST_SECRET


async def test_a_position_is_not_written_for_nobody(home: Path, driver: Any) -> None:
    match = match_of_two()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        screen = driver(pilot)
        await screen.until("Naruto sits down")
        app.write_position()
        assert not (home / "data" / "positions").exists()
        await screen.press("enter")
        app.write_position()
        (path,) = (home / "data" / "positions").iterdir()
        text = path.read_text(encoding="utf-8")
        numbers = {match.game.cards[card].number for card in match.game.sides[1].hand}
        assert not told(numbers, text)


async def test_two_players_is_on_the_title_screen(home: Path, driver: Any) -> None:
    app = NarutoApp(QUICK)
    async with app.run_test(size=SIZE) as pilot:
        screen = driver(pilot)
        await screen.until("Two players")
        await screen.press("t")
        await screen.until("a person here")
        await screen.press("s")
        await screen.until("sits down")
        assert app.match.people
        assert app.match.game.start.asks_all
        (save,) = saves.saved()
        assert save.title.endswith("(Player 1 and Player 2)")
        await pilot.press("ctrl+q")
