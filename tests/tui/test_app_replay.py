"""A played game on the board: forward, back, by itself, with either hand, and played on."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naruto_tui.players import LEVELS
from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import is_like
from naruto_tui.table import records, saves
from naruto_tui.table.match import Match
from naruto_tui.table.replay import BOTH_EYES, Eyes, Replay
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.deckbox import all_decks
from naruto_tui.tui.looks import Look
from naruto_tui.tui.starts import Played

Compare = Callable[..., bool]
QUICK = Look(pace=0)
KEYS = (
    "n b left right up down home end space plus minus o p l i z v question_mark escape backspace "
    "tab shift+tab enter 1 2 x u w pageup pagedown slash a j t f1"
)


def played(answers: int = 100_000, *, kept: bool = False) -> Match:
    """A game of a person, who plays as the computer does, so far."""
    mine, theirs = (one.deck for one in all_decks("us")[:2])
    assert mine is not None
    assert theirs is not None
    seats = (Person(), Computer("academy", 3))
    match = Match.new(Setup.of_decks((mine, theirs), seats, "us", 5, 0), kept=kept)
    players = [LEVELS["academy"](8), LEVELS["academy"](9)]
    for _ in range(answers):
        if (choice := match.game.choice) is None:
            break
        seat = choice.asked.seat
        match.answer(players[seat].decide(match.game.view(seat), choice))
    return match


@pytest.fixture(scope="module")
def replay(tmp_path_factory: Any) -> Replay:
    return Replay.of(played())


def shown(replay: Replay, place: int = 0, **options: Any) -> NarutoApp:
    eyes = options.pop("eyes", None) or replay.eyes(None)
    return NarutoApp(Look(pace=options.pop("pace", 0)), Played(replay, place, eyes))


async def test_it_goes_forward_and_back_by_answers_and_turns(replay: Replay, driver: Any) -> None:
    async with shown(replay).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until(f"Answer 0 of {replay.last}")
        await screen.press("n", "right", "n")
        assert "Answer 3 of" in screen.text
        await screen.press("b", "left")
        assert "Answer 1 of" in screen.text
        await screen.press("down", "pagedown", "down")
        assert f"Answer {replay.turn(3)} of" in screen.text
        assert "turn 3" in screen.text.splitlines()[0]
        await screen.press("up")
        assert "turn 2" in screen.text.splitlines()[0]
        await screen.press("end")
        assert f"Answer {replay.last} of {replay.last}" in screen.text
        assert "The end." in screen.text
        await screen.press("n", "down", "b", "home", "b", "up")
        assert "Answer 0 of" in screen.text


async def test_it_goes_by_itself_to_the_end_and_from_there_once_more(
    replay: Replay, driver: Any
) -> None:
    place = replay.last - 6
    async with shown(replay, place, pace=0.05).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await pilot.pause(0.3)
        assert f"Answer {place} of" in screen.text
        await screen.press("space")
        await screen.until("The end.")
        assert "Space play" in screen.text
        await screen.press("space")
        await screen.until("turn 1 of")
        await screen.press("space")
        now = screen.text
        await pilot.pause(0.3)
        assert screen.text == now


async def test_a_key_stops_what_goes_by_itself(replay: Replay, driver: Any) -> None:
    async with shown(replay, pace=5).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("space")
        assert "Space pause" in screen.text
        await screen.press("n")
        assert "Space play" in screen.text


async def test_nobody_moves_but_the_one_who_looks(replay: Replay, driver: Any) -> None:
    """Where the computer was asked it was to move in the game; here it does not."""
    place = next(
        i for i in range(replay.last) if (c := replay.game(i).choice) and c.asked.seat == 1
    )
    async with shown(replay, place).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await pilot.pause(0.3)
        await screen.press("u", "x", "y", "j", "d", "enter", "1")
        assert f"Answer {place} of" in screen.text
        assert "oncede" not in screen.text


async def test_either_hand_or_both_are_seen(replay: Replay, driver: Any) -> None:
    place = replay.turn(3)
    game = replay.game(place)
    mine, theirs = (game.view(seat).hand_cards for seat in (0, 1))

    def seen(text: str, cards: Any) -> bool:
        return all(card.name.split()[0] in text for card in cards)

    async with shown(replay, place).run_test(size=(140, 40)) as pilot:
        screen = driver(pilot)
        await screen.until("hand of player 1")
        assert seen(screen.text, mine)
        await screen.press("o")
        assert "hand of player 2" in screen.text
        assert seen(screen.text, theirs)
        await screen.press("o")
        assert "both hands" in screen.text
        assert seen(screen.text, mine)
        assert seen(screen.text, theirs)
        assert screen.text.count("│ hand ") + screen.text.count("\n hand ") == 2
        await screen.press("tab", "tab", "tab", "tab", "tab", "i")
        assert "Player 1" in screen.text or "Computer" in screen.text


async def test_the_cursor_reaches_an_open_hand(replay: Replay, driver: Any) -> None:
    place = replay.turn(3)
    game = replay.game(place)
    name = game.view(1).hand_cards[0].name
    async with shown(replay, place, eyes=Eyes(0, openly=True)).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        for _ in range(6):
            await screen.press("shift+tab")
            if screen.app.screen.board.cursor.pane == "theirs":
                break
        await screen.press("i")
        assert name in screen.text


async def test_of_an_unfinished_game_no_hand_is_seen(driver: Any) -> None:
    match = played(50)
    replay = Replay.of(match)
    game = replay.game(replay.last)
    view = BOTH_EYES.view(game)
    hidden = {
        game.cards[card].name
        for side in game.sides
        for card in (*side.hand, *side.deck)
        if view.card(card) is None
    }
    known = {
        game.cards[card].name for card in range(len(game.cards)) if view.card(card) is not None
    }
    async with shown(replay, replay.last).run_test(size=(140, 50)) as pilot:
        screen = driver(pilot)
        await screen.until("So far was played.")
        for keys in (["o"], ["p"], ["l"], ["escape", "z"], ["escape", "home"], ["end"]):
            await screen.press(*keys)
            text = " ".join(screen.text.split())
            assert not [name for name in hidden - known if name in text]
        await screen.press("o")
        assert "not over" in screen.text


async def test_somebody_plays_on_from_a_moment(home: Path, replay: Replay, driver: Any) -> None:
    place = next(
        i for i in range(replay.turn(4), replay.last)
        if (choice := replay.game(i).choice) is not None and choice.asked.seat == 0
    )  # fmt: skip
    async with shown(replay, place).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("p")
        assert "against the computer" in screen.text
        await screen.press("left", "right", "down", "up", "enter")
        await screen.until("your move")
        match = screen.app.match
        assert match.game == replay.game(place)
        assert match.seats[0] == Person()
        await pilot.press("ctrl+q")
    (save,) = saves.saved()
    assert f"from turn {replay.game(place).turn} on" in save.title
    again = Match.resume(save.path)
    assert again.game == replay.game(place)
    again.close()


async def test_the_other_seat_can_be_played_too(home: Path, replay: Replay, driver: Any) -> None:
    place = replay.turn(4)
    async with shown(replay, place).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("p", "2")
        await pilot.pause(0.2)
        assert isinstance(screen.app.match.seats[1], Person)
        assert screen.app.match.game.given[: len(replay.game(place).given)]


async def test_a_moment_is_written_down_as_a_position(
    home: Path, replay: Replay, driver: Any
) -> None:
    place = replay.turn(4)
    async with shown(replay, place).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Answer")
        names = {name: do for name, _, do in screen.app.screen.offers()}
        names["Write this position"]()
        await pilot.pause()
    (file,) = (home / "data" / "positions").iterdir()
    again = Game.from_position(file.read_text(encoding="utf-8"))
    assert is_like(again, replay.game(place))


async def test_the_end_of_a_game_cannot_be_played_on(replay: Replay, driver: Any) -> None:
    async with shown(replay, replay.last).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("p")
        assert "Here the game is over" in screen.text


async def test_a_result_leads_to_the_replay_and_back(home: Path, driver: Any) -> None:
    match = played(kept=True)
    async with NarutoApp(QUICK, match).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.until("Rematch")
        await screen.press("v")
        await screen.until("Answer 0 of")
        await screen.press("n", "escape")
        await screen.until("Rematch")
        await screen.press("t")
        await screen.until("Replays")
        await screen.press("r")
        await screen.until("academy")
        await screen.press("down", "up", "enter")
        await screen.until("Answer 0 of")
        await screen.press("escape")
        await screen.until("games that are over")
        await screen.press("escape")
        await screen.until("New game")


async def test_a_damaged_record_is_told_where_it_is_chosen(home: Path, driver: Any) -> None:
    played(kept=True).close()
    path = records.newest()
    assert path is not None
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 1
    path.write_bytes(whole)
    async with NarutoApp(QUICK).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        await screen.press("r")
        await screen.until("damaged")
        await screen.press("enter")
        await screen.until("from a copy")


async def test_no_key_and_no_size_breaks_it(replay: Replay, driver: Any) -> None:
    keys = KEYS.split()
    draw = Random(4)
    async with shown(replay).run_test(size=(80, 24)) as pilot:
        screen = driver(pilot)
        for number in range(300):
            key = draw.choice(keys)
            text = screen.text
            leaves = key in ("escape", "backspace") and "Esc" not in text.splitlines()[-1]
            starts = "Play on from here" in text and key in ("1", "2", "enter")
            if leaves or starts:
                continue
            await screen.press(key)
            if number % 50 == 20:
                await pilot.resize_terminal(40, 12)
                await screen.press("n", "o")
                assert "needs 80x24, has 40x12" in screen.text
                await pilot.resize_terminal(*draw.choice([(80, 24), (100, 30), (140, 50)]))
        assert screen.app.return_code is None


@pytest.mark.parametrize("size", [(80, 24), (140, 50)], ids=lambda size: f"{size[0]}")
def test_a_replay_with_both_hands(
    size: tuple[int, int], replay: Replay, snap_compare: Compare
) -> None:
    place = next(i for i in range(replay.turn(6), replay.last) if replay.game(i).fights)
    app = shown(replay, place, eyes=Eyes(0, openly=True))
    assert snap_compare(app, terminal_size=size)


def test_playing_on(replay: Replay, snap_compare: Compare) -> None:
    assert snap_compare(shown(replay, replay.turn(4)), terminal_size=(80, 24), press=["p"])
