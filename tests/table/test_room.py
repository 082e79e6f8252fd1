"""Two people at two terminals, without a socket: who is told what, and what is refused."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from attrs import evolve

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.doing import OPEN, doing
from naruto_tui.table.match import Match
from naruto_tui.table.room import GUEST, HOST, Room
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from naruto_tui.table.wire import BURST, Allowance, WireError, unpacked
from tests.guests import Guest
from tests.telltale import decks, told, unseen


def opened(seed: int = 5) -> Room:
    setup = Setup(
        decks(seed), ("a", "b"), two_people(("Naruto", "Sasuke")), seed=seed, first=0,
        asks_all=True,
    )  # fmt: skip
    return Room(Match.new(setup, kept=False))


def play(room: Room, guest: Guest, rng: Random, turn: int) -> None:
    """Both at random, until that turn."""
    while (choice := room.match.game.choice) is not None and room.match.game.turn < turn:
        if choice.asked.seat == HOST:
            room.answer(HOST, choice.random(rng.random))
        else:
            guest.answer(rng)
    assert guest.refused == []


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_played_from_both_ends_and_nothing_leaks(seed: int) -> None:
    whole(seed, 16)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50))
def test_whole_games_are_played_and_nothing_leaks(seed: int) -> None:
    whole(seed, 1000)


def whole(seed: int, turn: int) -> None:
    room = opened(seed)
    guest, watcher = Guest(room, GUEST), Guest(room, BOTH)
    rng = Random(seed)
    while (choice := room.match.game.choice) is not None and room.match.game.turn < turn:
        if choice.asked.seat == HOST:
            room.answer(HOST, choice.random(rng.random))
        else:
            guest.answer(rng)
        game = room.match.game
        for one in (guest, watcher):
            unknown = unseen(game.view(one.end.seat), game)
            assert not told(unknown, one.lines[-1].decode())
            assert max(map(len, one.lines[-2:])) < 200_000
    assert guest.refused == watcher.refused == []
    assert guest.view.events() == room.match.game.view(GUEST).events()
    assert watcher.view.events() == room.match.game.view(BOTH).events()


def test_each_is_told_what_the_other_does() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    assert guest.state["doing"] == "look at the opening hand"
    assert guest.state["names"] == ["Naruto", "Sasuke"]
    seen, rng = set[str](), Random(3)
    while room.match.game.choice is not None and room.match.game.turn < 12:
        seen.add(guest.state["doing"])
        play_one(room, guest, rng)
    assert {"choose blocks", "choose attackers", "arrange teams", "may answer"} <= seen
    assert seen <= {*OPEN.values(), "may answer", "may play a Jutsu", "choose"}


def play_one(room: Room, guest: Guest, rng: Random) -> None:
    choice = room.match.game.choice
    if choice.asked.seat == HOST:
        room.answer(HOST, choice.random(rng.random))
    else:
        guest.answer(rng)


def test_what_is_said_of_a_player_does_not_depend_on_his_hand() -> None:
    """The same words for the same moment, whatever he holds."""
    room, rng = opened(2), Random(2)
    while (game := room.match.game).choice is not None and game.turn < 10:
        words = doing(game)
        names = {card.name for card in game.cards}
        assert not told(names, words)
        room.match.answer(game.choice.random(rng.random))


def test_whoever_comes_back_stands_at_the_same_question() -> None:
    room, rng = opened(), Random(1)
    guest = Guest(room, GUEST)
    play(room, guest, rng, 5)
    while room.match.person() != GUEST:
        play_one(room, guest, rng)
    before = guest.view.choice
    room.leave(guest.end)
    assert room.state(HOST)["away"]
    again = Guest(room, GUEST)
    assert not room.state(HOST)["away"]
    assert again.view.choice == before
    assert again.view.events() == guest.view.events()
    again.answer(rng)
    assert again.refused == []


def test_the_host_plays_on_while_the_guest_is_away() -> None:
    room, rng = opened(), Random(1)
    guest = Guest(room, GUEST)
    play(room, guest, rng, 3)
    room.leave(guest.end)
    while room.match.person() == HOST:
        room.answer(HOST, room.match.game.choice.random(rng.random))
    assert room.match.person() == GUEST
    again = Guest(room, GUEST)
    assert again.view.choice is not None


def test_a_second_one_finds_the_seat_taken() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    assert "Sasuke plays here already" in room.refusal(GUEST)
    assert room.refusal(BOTH) == ""
    watchers = [Guest(room, BOTH) for _ in range(8)]
    assert room.refusal(BOTH) == "too many are looking on"
    room.leave(guest.end)
    assert room.refusal(GUEST) == ""
    room.leave(watchers[0].end)
    assert room.refusal(BOTH) == ""


def test_an_answer_to_another_question_changes_nothing() -> None:
    room, rng = opened(), Random(4)
    guest = Guest(room, GUEST)
    text = room.match.game.to_text()
    guest.say(answer="no", to=guest.state["moment"])
    assert guest.refused == ["you are asked something else now"]
    while room.match.person() != GUEST:
        room.answer(HOST, room.match.game.choice.parse("no"))
    text = room.match.game.to_text()
    guest.say(answer="no", to=guest.state["moment"] - 1)
    guest.say(answer="deploy 99999", to=guest.state["moment"])
    guest.say(answer="9" * 1_900, to=guest.state["moment"])
    guest.say(answer="", to=guest.state["moment"])
    assert len(guest.refused) == 5
    assert room.match.game.to_text() == text
    guest.answer(rng)
    assert len(guest.refused) == 5


@pytest.mark.parametrize(
    "message",
    [
        {}, {"answer": 5, "to": 1}, {"answer": "no"}, {"answer": "x" * 3000, "to": 0},
        {"answer": "no", "to": "0"}, {"order": 7}, {"answer": "no", "to": 0, "undo": True},
        {"hello": 1}, {"undo": False}, {"undo": 1}, {"concede": False}, {"concede": "no"},
        {"draw": 5}, {"draw": None}, {"ready": "yes", "to": 0},
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused(message: dict[str, Any]) -> None:
    room = opened()
    guest = Guest(room, GUEST)
    with pytest.raises(WireError):
        room.said(guest.end, message)
    assert room.match.game.result is None
    assert room.offer == -1


def test_whoever_looks_on_does_nothing() -> None:
    room = opened()
    watcher = Guest(room, BOTH)
    text = room.match.game.to_text()
    for message in ({"answer": "no", "to": 0}, {"concede": True}, {"draw": True}, {"undo": True}):
        watcher.say(**message)
    assert set(watcher.refused) == {"whoever looks on does nothing"}
    assert room.match.game.to_text() == text
    assert watcher.view.hand == ()


def test_a_draw_takes_two() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    guest.say(draw=True)
    assert room.offer == GUEST
    guest.say(draw=True)
    assert room.match.game.result is None
    room.draw(HOST, agree=False)
    assert room.offer == -1
    room.draw(HOST, agree=True)
    assert guest.state["offer"] == HOST
    guest.say(draw=True)
    assert room.match.game.result.why == "agreed"
    guest.say(draw=True)
    assert guest.view.result.winner == -1


def test_an_offer_ends_when_whoever_made_it_acts() -> None:
    room = opened()
    Guest(room, GUEST)
    room.draw(HOST, agree=True)
    room.answer(HOST, room.match.game.choice.parse("no"))
    assert room.offer == -1


def test_either_concedes_and_takes_back_only_his_own() -> None:
    room, rng = opened(), Random(8)
    guest = Guest(room, GUEST)
    play(room, guest, rng, 4)
    while not room.can_undo(GUEST):
        play_one(room, guest, rng)
    assert guest.state["can_undo"]
    given = len(room.match.game.given)
    assert not room.undo(HOST)
    guest.say(undo=True)
    assert len(room.match.game.given) < given
    while room.can_undo(GUEST):
        guest.say(undo=True)
    guest.say(undo=True)
    assert guest.refused == ["nothing can be taken back now"]
    guest.say(concede=True)
    assert guest.view.result.winner == HOST


def test_orders_are_ones_own() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    guest.say(order="pass")
    assert guest.state["order"] == "pass"
    assert room.state(HOST)["order"] == "ask"
    guest.say(order="never")
    assert "there is no order 'never'" in guest.refused[0]


def test_an_order_makes_no_line_for_anybody_else() -> None:
    room = opened()
    guest, watcher = Guest(room, GUEST), Guest(room, BOTH)
    heard = len(guest.lines), len(watcher.lines)
    room.order(HOST, "able")
    assert (len(guest.lines), len(watcher.lines)) == heard
    guest.say(order="able")
    assert (len(guest.lines), len(watcher.lines)) == (heard[0] + 1, heard[1])


def test_another_game_begins_in_the_same_room() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    room.concede(HOST)
    assert guest.view.result is not None
    room.again(opened(6).match)
    assert guest.view.result is None
    assert guest.view.turn == 0


# -- lines --


@pytest.mark.parametrize(
    "line", [b"", b"{}", b"nothing\n", b"[1]\n", b"\xff\xfe\n", b"[" * 30_000 + b"\n", b"5\n"]
)
def test_what_is_no_line_is_refused(line: bytes) -> None:
    with pytest.raises(WireError):
        unpacked(line)


def test_too_many_lines_are_too_many_however_they_come() -> None:
    now = [0.0]
    allowance = Allowance(lambda: now[0])
    for _ in range(BURST):
        allowance.spend()
    with pytest.raises(WireError, match="lines a second"):
        allowance.spend()
    now[0] += 1
    for _ in range(20):
        allowance.spend()
    with pytest.raises(WireError):
        allowance.spend()


def test_a_game_at_two_terminals_is_saved_like_any_other(setup: Callable[..., Setup]) -> None:
    begun = evolve(setup(two_people(("Naruto", "Sasuke"))), asks_all=True)
    match = Match.new(begun)
    room = Room(match)
    guest = Guest(room, GUEST)
    play(room, guest, Random(1), 4)
    path, text = match.journal.path, match.game.to_text()
    match.close()
    again = Match.resume(path)
    assert again.game.to_text() == text
    again.close()
