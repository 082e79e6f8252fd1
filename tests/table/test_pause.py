"""A match at two terminals: what each settles between two games, and what nobody else is told."""

from collections.abc import Callable
from random import Random

import pytest
from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.matches import Loser, Terms
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.codec import CodecError, encode
from naruto_tui.table.match import Match, MatchError
from naruto_tui.table.pause import UNKNOWN, Pause
from naruto_tui.table.pause import told as told_of
from naruto_tui.table.room import GUEST, HOST, Room
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from naruto_tui.table.wire import WireError
from tests.guests import Guest
from tests.telltale import decks, told, unseen


def sides(seed: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Two sideboards of ten cards that tell whose they are."""
    first, second = (
        tuple(
            evolve(card, name=f"Wj{seat}x{place}", number=f"{card.number}S")
            for place, card in enumerate(pile[:10])
        )
        for seat, pile in enumerate(decks(seed))
    )
    return first, second


def opened(seed: int = 5, *, loser: Loser = "chooses") -> Room:
    """A best of three; nothing of it is saved."""
    setup = Setup(
        decks(seed), ("a", "b"), two_people(("Naruto", "Sasuke")), seed=seed, first=0,
        terms=Terms(3, loser), sides=sides(seed), asks_all=True,
    )  # fmt: skip
    return Room(Match.new(setup, kept=False))


def other_side(pause: Pause) -> list[Card]:
    """The sideboard after one card of it has changed places with one of the deck."""
    kind = pause.now.side[0].kind
    leaves = next(card for card in pause.now.deck if card.kind == kind)
    return [*pause.now.side[1:], leaves]


def exchange(guest: Guest) -> None:
    numbers = [card.number for card in other_side(guest.pause)]
    guest.say(exchange=numbers, to=guest.state["moment"])


def test_each_exchanges_his_own_cards_and_both_start_the_next_game() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    room.concede(GUEST)
    assert guest.state["won"] == [1, 0]
    assert not guest.state["over"]
    assert guest.pause.asks
    assert guest.pause.number == 2
    exchange(guest)
    guest.say(begins=0, to=guest.state["moment"])
    mine = other_side(Pause.of(room.match, HOST))
    room.exchange(HOST, mine)
    guest.say(ready=True, to=guest.state["moment"])
    assert room.match.series.number == 0
    room.settle(HOST, ready=True)
    assert guest.refused == []
    assert room.match.series.number == 1
    assert room.match.game.first == 0
    for seat in (HOST, GUEST):
        assert room.match.game.start.decks[seat] != room.match.series.decks[seat]
    assert guest.pause is None
    assert guest.state["ready"] == [False, False]
    assert guest.view.result is None
    assert guest.state["greeting"] == "Game 2 of at most 3, Naruto 1 : 0 Sasuke"
    assert room.state(HOST)["greeting"]


def test_nobody_is_told_of_anothers_cards_or_that_any_changed_places() -> None:
    room = opened()
    guest, watcher = Guest(room, GUEST), Guest(room, BOTH)
    room.concede(HOST)
    heard = len(guest.lines), len(watcher.lines)
    room.exchange(HOST, other_side(Pause.of(room.match, HOST)))
    room.choose_beginner(HOST, 1)
    assert (len(guest.lines), len(watcher.lines)) == heard
    exchange(guest)
    assert len(watcher.lines) == heard[1]
    assert guest.pause.first == UNKNOWN
    room.settle(HOST, ready=True)
    assert guest.state["ready"] == watcher.state["ready"] == [True, False]
    assert watcher.pause is None
    host, own = (
        {card.name for card in (*room.match.series.decks[seat], *room.match.series.sides[seat])}
        for seat in (HOST, GUEST)
    )
    assert told(own, guest.lines[-1].decode())
    assert not told(host, "".join(line.decode() for line in guest.lines))
    assert not told(host | own, "".join(line.decode() for line in watcher.lines))


@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks_in_the_games_of_a_match(seed: int) -> None:
    """Both exchange, play on for some turns, and give up in turn."""
    room, rng = opened(seed), Random(seed)
    guest, watcher = Guest(room, GUEST), Guest(room, BOTH)
    for loser in (GUEST, HOST, GUEST):
        while (choice := room.match.game.choice) is not None and room.match.game.turn < 5:
            if choice.asked.seat == HOST:
                room.answer(HOST, choice.random(rng.random))
            else:
                guest.answer(rng)
            for one in (guest, watcher):
                unknown = unseen(room.match.game.view(one.end.seat), room.match.game)
                assert not told(unknown, one.lines[-1].decode())
        room.concede(loser)
        if not room.match.over:
            exchange(guest)
            room.exchange(HOST, other_side(Pause.of(room.match, HOST)))
            guest.say(ready=True, to=guest.state["moment"])
            room.settle(HOST, ready=True)
    assert guest.refused == []
    assert guest.state["won"] == [2, 1]
    assert guest.state["over"]
    assert guest.pause is None


def test_whoever_comes_back_finds_what_he_has_chosen() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    room.concede(GUEST)
    exchange(guest)
    guest.say(begins=0, to=guest.state["moment"])
    before = guest.pause
    room.leave(guest.end)
    again = Guest(room, GUEST)
    assert again.pause == before
    assert again.pause.now != again.pause.entered
    assert again.pause.first == 0


def test_a_host_who_resumes_goes_on_between_the_games(setup: Callable[..., Setup]) -> None:
    begun = setup(two_people(("Naruto", "Sasuke")))
    names = {card.name for card in begun.decks[1]}
    side = tuple([card for card in shipped() if card.name not in names][:10])
    begun = evolve(begun, terms=Terms(3), sides=((), side), asks_all=True)
    match = Match.new(begun)
    room = Room(match)
    guest = Guest(room, GUEST)
    guest.say(concede=True)
    numbers = [card.number for card in other_side(guest.pause)]
    guest.say(exchange=numbers, to=guest.state["moment"])
    guest.say(ready=True, to=guest.state["moment"])
    assert guest.refused == []
    path, before = match.journal.path, guest.pause
    match.close()
    again = Room(Match.resume(path))
    back = Guest(again, GUEST)
    assert back.pause == before
    assert back.state["ready"] == [False, False]
    assert sorted(card.number for card in again.match.series.aside[GUEST]) == sorted(numbers)
    again.settle(HOST, ready=True)
    back.say(ready=True, to=back.state["moment"])
    assert again.match.series.number == 1
    assert back.refused == []
    again.match.close()


def test_what_cannot_be_settled_is_refused_and_changes_nothing() -> None:
    room = opened()
    guest, watcher = Guest(room, GUEST), Guest(room, BOTH)
    for message in ({"exchange": []}, {"begins": 0}, {"ready": True}):
        guest.say(**message, to=guest.state["moment"])
    assert guest.refused == ["this is not between two games of a match"] * 3
    room.concede(HOST)
    series = room.match.series
    before = series.now[GUEST], series.aside[GUEST]
    moment, own = guest.state["moment"], [card.number for card in series.sides[GUEST]]
    theirs = [card.number for card in series.sides[HOST]]
    for message, why in (
        ({"exchange": own[1:], "to": moment}, "9 cards in the sideboard; it has 10"),
        ({"exchange": theirs, "to": moment}, "neither in your deck nor in your sideboard"),
        ({"exchange": [own[0]] * 10, "to": moment}, "not so often"),
        ({"exchange": own, "to": moment - 1}, "gone on since"),
        ({"begins": 1, "to": moment}, "the other player who says who begins"),
        ({"ready": True, "to": moment + 1}, "gone on since"),
    ):
        guest.say(**message)
        assert why in guest.refused[-1]
    watcher.say(ready=True, to=moment)
    assert watcher.refused == ["whoever looks on does nothing"]
    assert (series.now[GUEST], series.aside[GUEST]) == before
    assert room.ready == [False, False]
    for wrong in ({"exchange": 5, "to": moment}, {"exchange": [5], "to": moment}, {"ready": True}):
        with pytest.raises(WireError):
            guest.say(**wrong)
    with pytest.raises(MatchError):
        room.choose_beginner(GUEST, 1)


def test_ready_is_taken_back() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    room.concede(HOST)
    guest.say(ready=True, to=guest.state["moment"])
    guest.say(ready=False, to=guest.state["moment"])
    room.settle(HOST, ready=True)
    assert room.match.series.number == 0
    assert guest.state["ready"] == [True, False]


def test_where_the_loser_begins_both_know_it() -> None:
    room = opened(loser="begins")
    guest = Guest(room, GUEST)
    room.concede(HOST)
    assert guest.pause.first == HOST
    assert not guest.pause.chooses
    assert not Pause.of(room.match, HOST).asks


def test_a_rematch_is_a_match_again() -> None:
    room = opened()
    guest = Guest(room, GUEST)
    for _ in range(2):
        room.concede(HOST)
        room.ready = [True, False]
        if not room.match.over:
            guest.say(ready=True, to=guest.state["moment"])
    assert guest.state["over"]
    room.again(opened(6).match)
    assert guest.state["won"] == [0, 0]
    assert guest.state["games"] == 3
    assert room.ready == [False, False]


def test_a_pause_is_read_as_it_was_told() -> None:
    room = opened()
    room.concede(GUEST)
    for seat in (HOST, GUEST):
        pause = Pause.of(room.match, seat)
        read = Pause.read(told_of(pause), seat)
        assert read.number == pause.number
        assert [card.number for card in read.now.side] == [card.number for card in pause.now.side]
        assert told_of(read) == told_of(pause)
    assert Pause.of(room.match, BOTH) is None


@pytest.mark.parametrize(
    "wrong",
    [
        5, [], {}, {"number": "2"}, {"cards": 5}, {"cards": [[5, [1, 0], [1, 0]]]},
        {"cards": [[None, [1], [1, 0]]]}, {"says": -1}, {"first": "x"},
    ],
)  # fmt: skip
def test_what_is_no_pause_is_refused(wrong: object) -> None:
    room = opened()
    room.concede(GUEST)
    good = dict(told_of(Pause.of(room.match, GUEST)))
    with pytest.raises(CodecError):
        Pause.read({**good, **wrong} if isinstance(wrong, dict) and wrong else wrong, GUEST)


def test_counts_of_a_pause_are_bounded() -> None:
    room = opened()
    room.concede(GUEST)
    good = dict(told_of(Pause.of(room.match, GUEST)))
    card = encode(decks(5)[0][0])
    many = Pause.read({**good, "cards": [[card, [10**9, 0], [1, 0]]]}, GUEST)
    assert len(many.now.deck) == 100


def test_the_hosts_own_screen_gets_nothing_of_the_others_cards() -> None:
    room = opened()
    Guest(room, GUEST)
    room.concede(GUEST)
    mine = Pause.of(room.match, HOST)
    names = {card.name for card in (*room.match.series.decks[1], *room.match.series.sides[1])}
    assert not told(names, repr(mine))
