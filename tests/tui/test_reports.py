"""What people report of screens and keys in text programs, each report a test.

| No. | what went wrong elsewhere | here |
|---|---|---|
| 49 | a smaller window stopped the program | `test_49_...` |
| 50 | below its own size it died | `test_50_...` |
| 53 | a letter was a command while somebody typed | `test_53_...` |
| 54 | Enter in a dialog answered the page below as well | `test_54_...` |
| 56 | what had the keys was gone, and no key worked | `test_56_...` |
| 57 | an empty line or a long one stopped a question | `test_57_...` |
| 58 | giving up was one key too near | `test_58_...` |
| 60 | another action stood where the last one had been | `test_60_...` |
| 70 | a key pressed by chance decided what became of a save | `test_70_...` |

Other reports: of secrets in `test_reports_of_secrets.py`, of saves in tests/table/test_reports.py,
of processes and of terminals without colours (52) in tests/terminal/test_reports.py.
"""

import random
from pathlib import Path
from typing import Any

import pytest
from textual import events

from naruto_tui.rules.choices import PickOption
from naruto_tui.rules.game import Game
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, two_people
from naruto_tui.table.setup import Setup
from naruto_tui.tui import hold
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.plain.keyboard import PlainFace
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.title import TitleScreen

from .test_real_games import DECKS, new_game
from .test_resizing import SCREENS, drawn

QUICK = Look(pace=0)
POSITION = "player 1\n  marker 3\n  hand N-001 N-011 J-001\n  team N-003\nplayer 2\n  team N-009"
KEYS = (
    *"abcdefghijklmnoprstuvwxyz0123456789", "enter", "escape", "space", "tab", "up", "down", "left",
    "right", "backspace", "delete", "home", "end", "pageup", "pagedown", "question_mark", "f1",
)  # fmt: skip


def new_match(seed: int = 5) -> Match:
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    seats = (Person(), Computer("random", seed))
    return Match.new(Setup.of_decks((mine, theirs), seats, "us", seed, 0))


def at_the_board(position: str = POSITION) -> Match:
    return Match(Game.from_position(position), (Person(), Computer("random", 1)), ("a", "b"), None)


async def pasted(app: NarutoApp, pilot: Any, text: str) -> None:
    app.screen.post_message(events.Paste(text))
    await pilot.pause()


@pytest.mark.parametrize("screen", SCREENS)
async def test_49_a_window_may_shrink_to_one_cell_and_grow_again(
    screen: str, home: Path, driver: Any
) -> None:
    opened, shown = SCREENS[screen]
    app = NarutoApp(Look(pace=4))
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("New game")
        opened(app)
        await drive.until(shown)
        for width, height in ((200, 60), (1, 1), (80, 24), (79, 1), (1, 23), (80, 24)):
            await pilot.resize_terminal(width, height)
            await drawn(app, pilot, width, height)
            if width < 80 or height < 24:
                assert drive.text.startswith(f"needs 80x24, has {width}x{height}"[:width])
        await drive.until(shown)
        assert not app.crash


@pytest.mark.parametrize("size", [(80, 24), (80, 20), (60, 24), (40, 12), (41, 23)])
async def test_50_it_starts_in_any_size_and_says_what_it_needs(
    size: tuple[int, int], home: Path, driver: Any
) -> None:
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=size) as pilot:
        drive = driver(pilot)
        if size != (80, 24):
            await drive.until("needs 80x24, has {}x{}".format(*size))
            await drive.press("y", "n", "x", "enter")
            assert app.match is not None
            assert app.match.game.answers == []
            await pilot.resize_terminal(80, 24)
        await drive.until("Redraw?")
        await drive.press("n")
        await drive.until("mission phase")


LETTERS = "qyn?xutz"
"""Keys that quit, agree, refuse, help, give up, take back, go elsewhere where nobody types."""
FIELDS = {
    "looking up cards": (("l",), "F1", ()),
    "filter of decks": (("d",), "decks, ", ("slash",)),
    "file of a deck": (("d",), "decks, ", ("o",)),
    "name of a deck": (("d", "n"), "Deck new-deck", ("n",)),
    "cards for a deck": (("d", "n"), "Deck new-deck", ("slash",)),
    "a list that is pasted": (("d", "p"), "", ()),
}
"""Keys from the title screen to a field, what its page shows, and the key that begins typing."""


@pytest.mark.parametrize("field", FIELDS)
async def test_53_letters_go_into_the_field_and_nowhere_else(
    field: str, home: Path, driver: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    way, shown, begin = FIELDS[field]
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("New game")
        await drive.press(way[0])
        if len(way) > 1:
            await drive.until("decks, ")
            await drive.press(way[1])
        await drive.until(shown)
        page = app.screen
        await drive.press(*begin, *LETTERS)
        assert LETTERS in drive.text
        assert app.screen is page
        assert app.return_code is None
    assert not (home / "data" / "decks").exists()


async def test_53_letters_in_the_log_filter_are_no_keys_of_the_game(
    home: Path, driver: Any
) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Redraw?")
        await drive.press("l", "slash", *LETTERS)
        assert f"/{LETTERS}" in drive.text
        assert match.game.answers == []
        assert app.return_code is None


async def test_54_enter_in_the_palette_presses_nothing_on_the_page_behind_it(
    home: Path, driver: Any
) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Redraw?")
        await pilot.press("ctrl+p", *"title screen")
        await pilot.pause(0.3)
        await pilot.press("enter")
        await drive.until("Continue")
        await pilot.pause(0.2)
        assert isinstance(app.screen, TitleScreen), "and Continue, below, was not taken"
    assert match.game.answers == []


async def test_54_one_enter_is_one_answer_at_most(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Enter confirms and the next question has its cursor on a row as well."""
    given, give = list[Any](), GameScreen.give

    def counted(screen: GameScreen, answer: Any) -> None:
        given.append(answer)
        give(screen, answer)

    monkeypatch.setattr(GameScreen, "give", counted)
    app = NarutoApp(QUICK, new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        for _ in range(30):
            await drive.until("your move")
            before = len(given)
            await drive.press("enter")
            assert len(given) <= before + 1
    assert len(given) >= 3


async def test_54_the_enter_that_opens_the_curtain_answers_nothing(
    home: Path, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hold, "SECONDS", 0)
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    match = Match.new(Setup.of_decks((mine, theirs), two_people(), "us", 5, 0))
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("sits down")
        await drive.press("enter")
        await drive.until("Redraw?")
        assert match.game.answers == []


async def test_56_when_the_card_under_the_cursor_leaves_keys_go_on(home: Path, driver: Any) -> None:
    match = at_the_board()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("mission phase")
        screen = app.screen
        assert isinstance(screen, GameScreen)
        hand = set(match.game.sides[0].hand)
        for _ in range(12):
            if screen.board.focus in hand:
                break
            await drive.press("tab")
        card = screen.board.focus
        assert card in hand
        await drive.press("enter")
        assert card not in match.game.sides[0].hand, "it was deployed"
        await drive.press("tab", "right", "left", "tab", "escape")
        shown = drive.text
        await drive.press("l")
        assert drive.text != shown
        await drive.press("escape", "c")
        assert "choose" in drive.text
        await drive.press("escape", "n")
        await drive.until("your move")
        assert len(match.game.answers) >= 2


HARD = (
    "", " ", "\t", "x" * 10_000, "9" * 10_000, "\x1b[2J", "\x00", "\x7f\x08", "\u202eevil", "-1",
    "\u2010", "\u00b2", "1e9", "0x1", "[/x]", "%s", "1 " * 5_000, "\x1b[200~n\x1b[201~",
    "é" * 500, "\ud800",
)  # fmt: skip


def test_57_no_line_at_any_question_is_more_than_an_answer_or_a_message() -> None:
    """Line by line: at each question of a game all of them are typed, then it goes on."""
    game, rng, kinds = new_game(1), random.Random(2), set()
    for _ in range(250):
        choice = game.choice
        if choice is None:
            break
        kind = (type(choice).__name__, choice.asked.ask)
        if kind not in kinds:
            kinds.add(kind)
            for line in HARD:
                said = typed_at(game, line)
                assert said
                assert all(one.isprintable() for one in said), (kind, line[:20])
                assert max(map(len, said)) < 500
        game.answer(choice.random(rng.random))
    assert len(kinds) > 10


class Talk:
    """Somebody who types one line and then no more."""

    def __init__(self, line: str) -> None:
        self.lines = [line]
        self.said: list[str] = []

    def say(self, line: str) -> None:
        self.said.append(line)

    def cover(self) -> None:
        self.said.clear()

    def hear(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop()


def typed_at(game: Game, line: str) -> list[str]:
    """What is said to a line at the question that is open; the game itself stays where it is."""
    seat = game.choice.asked.seat
    seats = (Person(), Computer("random", 1))[:: -1 if seat else 1]
    match = Match(game.copy(), tuple(seats), ("a", "b"), None)
    talk = Talk(line)
    PlainFace(match, talk, seat).play()
    return talk.said


async def test_57_what_is_pasted_or_sent_at_the_board_is_no_answer(home: Path, driver: Any) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Redraw?")
        before = drive.text
        for text in HARD[:-1]:
            await pasted(app, pilot, text)
        for key in ("ctrl+a", "ctrl+c", "ctrl+d", "f12", "insert", "ctrl+left", "shift+f3"):
            await drive.press(key)
        assert match.game.answers == []
        assert drive.text == before
        await drive.press("n")
        assert match.game.answers[0] == "no"


@pytest.mark.parametrize("key", ["x", "enter", "space", "escape", "n", "q", "1", "up"])
async def test_58_giving_up_takes_another_key_and_enter_is_no(
    key: str, home: Path, driver: Any
) -> None:
    match = new_match()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Redraw?")
        await drive.press("x")
        assert "Concede this game?" in drive.text
        await drive.press(key)
        assert match.game.result is None
        assert match.game.answers == []


@pytest.mark.parametrize("key", ["d", "enter", "space", "escape", "n", "q", "1"])
async def test_58_a_deck_is_not_deleted_by_the_key_that_asks(
    key: str, home: Path, driver: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    (folder / "aaa.txt").write_text("3 Naruto Uzumaki N-001\n", "utf-8")
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("New game")
        await drive.press("d")
        await drive.until("decks, ")
        await drive.press("slash", *"aaa", "enter", "d")
        assert "Delete a deck" in drive.text
        await drive.press(key)
        await drive.press("escape")
        assert (folder / "aaa.txt").exists()


async def test_58_the_keys_beside_undo_do_nothing_that_cannot_be_taken_back(
    home: Path, driver: Any
) -> None:
    match = at_the_board()
    app = NarutoApp(QUICK, match)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("mission phase")
        before = match.game.to_text()
        for key in ("y", "i", "escape", "escape", "h", "j", "escape"):
            await drive.press(key)
        assert match.game.to_text() == before


@pytest.mark.parametrize("seed", range(len(DECKS)))
def test_60_an_action_keeps_its_letter_and_its_place(seed: int) -> None:
    """Whether it can be done or not: of each kind of menu the rows are always in one order."""
    game, rng = new_game(seed), random.Random(seed)
    letters: dict[tuple[str, str], str] = {}
    orders: dict[str, list[tuple[str, ...]]] = {}
    for _ in range(500):
        choice = game.choice
        if choice is None:
            break
        if isinstance(choice, PickOption):
            prompt = BoardModel.of(game.view(choice.asked.seat), choice, ("a", "b")).prompt
            rows = [row for row in prompt.rows if row.key.isalpha()]
            for row in rows:
                name = row.text.split(" (")[0]
                assert letters.setdefault((choice.asked.ask, row.key), name) == name
            orders.setdefault(choice.asked.ask, []).append(tuple(row.key for row in rows))
        game.answer(choice.random(rng.random))
    assert {"mission phase", "exchange"} <= set(orders)
    for ask, found in orders.items():
        place = {key: i for i, key in enumerate(max(found, key=len))}
        for rows in found:
            assert set(rows) <= set(place), ask
            assert [place[key] for key in rows] == sorted(place[key] for key in rows), ask


@pytest.mark.parametrize("rounds", [1, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("at", ["title", "list"])
async def test_70_no_key_by_chance_changes_a_damaged_save(
    at: str, rounds: int, home: Path, driver: Any
) -> None:
    """There is no question about it to answer: only a command that names the save mends it."""
    new_match().close()
    path = saves.saved()[0].path
    path.write_bytes(path.read_bytes().replace(b"seed 5", b"seed 6"))
    whole, rng = path.read_bytes(), random.Random(1)
    app = NarutoApp(QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        drive = driver(pilot)
        await drive.until("Continue")
        for key in (one for _ in range(rounds) for one in rng.sample(KEYS, len(KEYS))):
            if not isinstance(app.screen, TitleScreen):
                app.title_screen()
            await pilot.pause()
            await drive.press("c" if at == "title" else "s")
            await drive.press(key)
            if app.return_code is not None:
                break
            assert path.read_bytes() == whole
    assert path.read_bytes() == whole
    assert not (home / "data" / "damaged").exists()
