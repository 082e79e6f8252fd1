"""A game at two terminals: two apps at one socket, each with its own view."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from naruto_tui.rules.matches import Terms
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.hosting import Arrival, Hosting
from naruto_tui.table.joining import Joining
from naruto_tui.table.match import Match
from naruto_tui.table.peers import Door, place_of
from naruto_tui.table.seats import two_people
from naruto_tui.table.seeds import LEAST_SECRET
from naruto_tui.table.setup import Setup
from naruto_tui.tui import hold
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.meeting import GuestScreen, HostScreen
from naruto_tui.tui.starts import Opening
from tests.supplied import supplied
from tests.telltale import decks, told, unseen

QUICK = Look(pace=0)


def deal(arrival: Arrival) -> Match:
    """The game of Naruto, who hosts, and whoever comes."""
    if arrival.name == "Nobody":
        raise ValueError("not with you")
    setup = Setup(
        decks(5), ("a", "b"), two_people(("Naruto", arrival.name)), seed=5, first=0,
        asks_all=True,
    )  # fmt: skip
    return Match.new(setup, kept=False)


class Pair:
    """Host and guest, each at his screen."""

    def __init__(self, host: Any, guest: Any, hosting: Hosting) -> None:
        self.host = host
        self.guest = guest
        self.hosting = hosting

    @property
    def match(self) -> Match:
        return self.hosting.room.match

    async def together(self, pattern: Callable[["Pair"], bool]) -> None:
        """Until both have got there."""
        for _ in range(400):
            if pattern(self):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.host.text}\n\n{self.guest.text}")

    async def settled(self) -> None:
        """The guest has been told of this moment."""
        moment = self.hosting.room.moment
        await self.together(lambda _: self.guest.app.screen.shown == moment)

    def check(self) -> None:
        for one, seat in ((self.host, 0), (self.guest, 1)):
            assert not told(unseen(self.match.view(seat), self.match.game), one.text)


def deal_match(arrival: Arrival) -> Match:
    """A best of three; each has ten cards in his sideboard that tell whose they are."""
    pile = decks(5)
    first, second = (
        tuple(
            evolve(card, name=f"Wj{seat}x{i}", number=f"{card.number}S")
            for i, card in enumerate(pile[seat][:10])
        )
        for seat in (0, 1)
    )
    setup = Setup(
        pile, ("a", "b"), two_people(("Naruto", arrival.name)), seed=5, first=0,
        terms=Terms(3), sides=(first, second), asks_all=True,
    )  # fmt: skip
    match = Match.new(setup, kept=False)
    match.greeting = match.standing
    return match


@pytest.fixture(params=[1])
async def pair(home: Path, driver: Any, request: pytest.FixtureRequest) -> Any:
    """Two apps; each is run in a task of its own, for an app's context is its own.

    They play so many games.
    """
    hosting = Hosting(Door(place_of("game")), deal if request.param == 1 else deal_match)
    host = NarutoApp(QUICK, Opening(lambda look: HostScreen(look, hosting)))
    async with Running(host, driver) as first:
        await first.until("Waiting for the other player")
        assert "naruto-tui join game" in first.text
        await first.press("n", "d", "enter", "escape", "question_mark", "x")
        assert "Waiting for the other player" in first.text
        guest = guest_app("Sasuke")
        async with Running(guest, driver, size=(140, 50)) as second:
            await second.until("Naruto looks at the opening hand")
            yield Pair(first, second, hosting)


def guest_app(name: str, *, watch: bool = False) -> NarutoApp:
    joining = Joining(place_of("game"), {"name": name, "watch": watch})
    return NarutoApp(QUICK, Opening(lambda look: GuestScreen(look, joining)))


class Running:
    """An app that runs in a task of its own until it is left."""

    def __init__(self, app: NarutoApp, driver: Any, size: tuple[int, int] = (80, 24)) -> None:
        self.app = app
        self.driver = driver
        self.size = size

    async def __aenter__(self) -> Any:
        self.stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()

        async def run() -> None:
            async with self.app.run_test(size=self.size) as pilot:
                ready.set_result(self.driver(pilot))
                await self.stop.wait()

        self.task = asyncio.create_task(run())
        return await ready

    async def __aexit__(self, *_: object) -> None:
        self.stop.set()
        await self.task


async def test_two_people_play_at_two_screens(pair: Pair) -> None:
    rng = Random(1)
    while pair.match.game.choice is not None and pair.match.game.turn < 6:
        await pair.settled()
        pair.check()
        seat = pair.match.game.choice.asked.seat
        mine, theirs = (pair.host, pair.guest) if seat == 0 else (pair.guest, pair.host)
        await mine.until("your move")
        assert "your move" not in theirs.text
        screen, moment = mine.app.screen, pair.hosting.room.moment
        screen.give(screen.side.view.choice.random(rng.random))
        await pair.together(lambda _, then=moment: pair.hosting.room.moment > then)
    await pair.settled()
    pair.check()


async def test_whoever_waits_reads_what_the_other_does(pair: Pair) -> None:
    await pair.guest.until("Naruto looks at the opening hand")
    await pair.host.press("n")
    await pair.host.until("Sasuke looks at the opening hand")
    await pair.guest.until("your move")
    await pair.guest.press("n")
    await pair.guest.until("Naruto prepares in the mission phase")


async def test_what_was_picked_stays_while_the_other_comes_and_goes(
    pair: Pair, driver: Any
) -> None:
    await pair.host.press("n")
    await pair.guest.until("your move")
    await pair.guest.press("n")
    await pair.host.until("your move")
    await pair.host.press("c")
    before = pair.host.text
    pair.hosting.room.tell()
    assert pair.host.text == before
    async with Running(guest_app("Sakura", watch=True), driver) as watcher:
        await watcher.until("Naruto prepares")
        assert pair.host.text == before


async def test_a_draw_is_offered_and_answered_with_x(pair: Pair) -> None:
    await pair.host.press("x", "d")
    await pair.guest.until("Naruto offers a draw: x answers")
    await pair.guest.press("y")
    assert pair.match.game.result is None
    await pair.guest.press("x")
    assert "Sasuke, do you agree?" in pair.guest.text
    await pair.guest.press("n")
    await pair.together(lambda both: both.hosting.room.offer == -1)
    await pair.guest.press("x", "d")
    await pair.host.until("Sasuke offers a draw")
    await pair.host.press("x", "y")
    await pair.guest.until("A draw")
    await pair.host.until("A draw")
    assert pair.match.game.result.why == "agreed"


async def test_the_result_is_each_ones_own_and_a_rematch_follows(pair: Pair) -> None:
    await pair.guest.press("x", "y")
    await pair.host.until("You have won")
    await pair.guest.until("You have lost")
    assert "Rematch" not in pair.guest.text
    await pair.guest.press("l")
    await pair.guest.until("Log")
    await pair.guest.press("escape")
    await pair.host.press("r")
    await pair.host.until("Before the first turn")
    await pair.guest.until("Before the first turn")
    assert pair.match.game.start.seed >= LEAST_SECRET
    pair.match.close()


async def test_keys_too_many_at_the_end_begin_nothing(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hold, "SECONDS", 60)
    await pair.guest.press("x", "y")
    await pair.host.until("You have won")
    await pair.host.press("enter", "r", "n", "q", "down")
    assert "> l  Log" in pair.host.text
    assert pair.match.game.result is not None
    monkeypatch.setattr(hold, "SECONDS", 0)
    await pair.host.press("enter")
    await pair.host.until("Sasuke draws 6 cards")
    await pair.host.press("escape", "q")
    await pair.together(lambda both: both.host.app.return_code is not None)


MATCH = pytest.mark.parametrize("pair", [3], indirect=True)
MOVES = ("enter", "left", "down", "down", "enter")
"""The first card of the sideboard goes into the deck, and one of the deck goes out."""


def shown_of_other(one: Any, seat: int, match: Match) -> list[str]:
    """Names of the other seat's deck and sideboard on this screen."""
    piles = match.series.decks[1 - seat], match.series.sides[1 - seat]
    return told({card.name for pile in piles for card in pile}, one.text)


@MATCH
async def test_a_match_goes_on_with_cards_exchanged_at_each_screen(pair: Pair, driver: Any) -> None:
    await pair.host.until("Game 1 of at most 3")
    async with Running(guest_app("Sakura", watch=True), driver) as watcher:
        await watcher.until("Game 1 of at most 3. Naruto looks")
        await pair.guest.press("x", "y")
        await pair.host.until("The match stands Naruto 1 : 0 Sasuke.")
        await pair.guest.until("The match stands Sasuke 0 : 1 Naruto.")
        await watcher.until("The match stands Naruto 1 : 0 Sasuke.")
        assert "Rematch" not in pair.host.text + pair.guest.text
        assert "Next game" not in watcher.text
        await pair.guest.press("g")
        await pair.guest.until("Sasuke lost the last game and says who begins: Sasuke")
        await pair.host.press("enter")
        await pair.host.until("Sasuke lost the last game and says who begins.")
        await pair.guest.press("b")
        await pair.guest.until("says who begins: Naruto")
        await pair.guest.press(*MOVES)
        await pair.together(lambda both: both.match.series.now[1] != both.match.series.decks[1])
        await pair.host.press("enter")
        assert "9 cards in the sideboard; it has 10" in pair.host.text
        await pair.host.press("s")
        assert pair.hosting.room.ready == [False, False]
        await pair.host.press("left", "down", "down", "enter", "s")
        await pair.guest.until("Naruto is ready.")
        await watcher.until("Naruto is ready.")
        assert "You are ready. Sasuke is not yet" in pair.host.text
        for seat, one in enumerate((pair.host, pair.guest)):
            assert not shown_of_other(one, seat, pair.match)
            assert not shown_of_other(watcher, seat, pair.match)
        await pair.host.press("enter", "b", "z")
        await pair.host.press("s")
        await pair.together(lambda both: both.hosting.room.ready == [False, False])
        await pair.host.press("s")
        await pair.guest.press("s")
        await pair.guest.until("Game 2 of at most 3, Naruto 1 : 0")
        await pair.host.until("Redraw?")
        await watcher.until("Game 2 of at most 3")
    assert pair.match.game.first == 0
    for seat in (0, 1):
        assert pair.match.game.start.decks[seat] != pair.match.series.decks[seat]
    await pair.settled()
    pair.check()
    await pair.guest.press("x", "y")
    await pair.guest.until("Naruto wins the match, 2 : 0. The host may begin another game.")
    await pair.host.until("You win the match, 2 : 0.")
    await pair.host.press("r")
    await pair.guest.until("Game 1 of at most 3")
    pair.match.close()


@MATCH
async def test_whoever_comes_back_between_two_games_finds_what_he_has_chosen(pair: Pair) -> None:
    await pair.guest.press("x", "y")
    await pair.guest.until("The match stands")
    await pair.guest.press("g", *MOVES)
    await pair.together(lambda both: both.match.series.now[1] != both.match.series.decks[1])
    await pair.guest.press("up", "enter")
    assert "Your deck: 49 cards" in pair.guest.text
    for writer in list(pair.hosting._open):
        writer.transport.abort()
    await pair.together(lambda both: both.hosting.room.guest is None)
    await pair.host.until("Sasuke is not here")
    await pair.together(lambda both: both.hosting.room.guest is not None)
    await pair.guest.press("tab")
    assert "Your deck: 49 cards" in pair.guest.text
    await pair.guest.press("escape", "g")
    await pair.guest.until("Your deck: 50 cards")
    assert pair.guest.text.count("+1") == 2
    await pair.guest.press("question_mark")
    assert "The next game begins when both are" in " ".join(pair.guest.text.split())
    await pair.guest.press("escape", "s")
    await pair.host.until("Sasuke is ready.")


async def test_an_order_is_given_at_either_end(pair: Pair) -> None:
    await pair.guest.press("w")
    assert "When are you asked" in pair.guest.text
    await pair.guest.press("5")
    await pair.together(lambda both: both.match.orders[1].word == "pass")
    await pair.host.press("w", "2")
    assert pair.match.orders[0].word == "able"


async def test_a_guest_who_comes_back_stands_at_the_same_question(pair: Pair, driver: Any) -> None:
    await pair.host.press("n")
    await pair.guest.until("your move")
    for writer in list(pair.hosting._open):
        writer.transport.abort()
    await pair.host.until("Sasuke is not here")
    await pair.together(lambda both: both.hosting.room.guest is not None)
    await pair.guest.until("your move")
    await pair.guest.press("n")
    await pair.host.until("Mission phase - your move")


async def test_others_are_told_why_they_cannot_come_in(pair: Pair, driver: Any) -> None:
    app = guest_app("Sakura")
    async with Running(app, driver):
        await pair.together(lambda _: app.failure is not None)
    assert "Sasuke plays here already" in str(app.failure)
    assert app.return_code == 2


async def test_whoever_looks_on_sees_what_both_know(pair: Pair, driver: Any) -> None:
    async with Running(guest_app("Sakura", watch=True), driver) as watcher:
        await watcher.until("Naruto looks at the opening hand")
        for key in ("x", "w", "u", "y", "n", "enter"):
            await watcher.press(key)
        assert pair.match.game.answers == []
        unknown = unseen(pair.match.game.view(BOTH), pair.match.game)
        assert len(unknown) == 100
        assert not told(unknown, watcher.text)
        await watcher.press("l")
        assert "Naruto draws 6 cards" in watcher.text


async def test_a_guest_waits_for_a_host_who_has_gone(home: Path, driver: Any) -> None:
    joining = Joining(place_of("game"), {"name": "Sasuke", "watch": False})
    app = NarutoApp(QUICK, Opening(lambda look: GuestScreen(look, joining)))
    first = Hosting(Door(place_of("game")), deal)
    await first.listen()
    async with Running(app, driver) as guest:
        await guest.until("Naruto looks at the opening hand")
        match = first.room.match
        match.answer(match.game.choice.parse("no"))
        await first.close()
        await guest.until("The host is not there")
        again = Hosting(Door(place_of("game")), deal, match)
        await again.listen()
        await guest.until("your move")
        await guest.press("n")
        for _ in range(200):
            if match.person() == 0:
                break
            await asyncio.sleep(0.01)
        assert match.game.answers == ["no", "no"]
        await again.close()


async def test_a_deck_the_host_does_not_take_is_told(home: Path, driver: Any) -> None:
    hosting = Hosting(Door(place_of("game")), deal)
    await hosting.listen()
    app = guest_app("Nobody")
    async with Running(app, driver):
        for _ in range(200):
            if app.failure is not None:
                break
            await asyncio.sleep(0.01)
    assert "not with you" in str(app.failure)
    assert hosting.room is None
    await hosting.close()


async def test_the_socket_goes_with_the_host_and_the_game_is_kept(home: Path, driver: Any) -> None:
    def kept(arrival: Arrival) -> Match:

        decks = supplied()[:2]
        setup = Setup.of_decks(decks, two_people(("Naruto", arrival.name)), "us", 5, 0)
        return Match.new(evolve(setup, asks_all=True))

    hosting = Hosting(Door(place_of("game")), kept)
    host = NarutoApp(QUICK, Opening(lambda look: HostScreen(look, hosting)))
    async with Running(host, driver) as first:
        await first.until("Waiting for the other player")
        async with Running(guest_app("Sasuke"), driver) as guest:
            await guest.until("Naruto looks at the opening hand")
        await first.until("Sasuke is not here")
        path = hosting.room.match.journal.path
    assert not hosting.door.path.exists()
    assert "host --resume" in host.farewell
    match = Match.resume(path)
    assert match.people
    match.close()
