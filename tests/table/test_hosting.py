"""The host's socket against whatever may come in: the game goes on."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naruto_tui.rules.matches import Terms
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table import hosting as module
from naruto_tui.table import saves
from naruto_tui.table.hosting import MOST_KNOCKING, Arrival, Hosting
from naruto_tui.table.joining import Joining
from naruto_tui.table.match import Match
from naruto_tui.table.peers import Credentials, Door, place_of
from naruto_tui.table.room import GUEST, MOST_WATCHERS, SAYINGS
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from naruto_tui.table.wire import (
    BURST,
    GREETING_TIME,
    MOST_SAID,
    MOST_TOLD,
    MOST_WAITING,
    PROTOCOL,
    RATE,
    packed,
)
from tests.supplied import supplied
from tests.telltale import decks

HELLO = {"hello": PROTOCOL, "name": "Sasuke"}
WATCH = {"hello": PROTOCOL, "watch": True}


def deal(arrival: Arrival, games: int = 1) -> Match:
    both = decks(5)
    setup = Setup(
        both, ("a", "b"), two_people(("Naruto", arrival.name)), seed=5, first=0,
        terms=Terms(games), sides=(both[0][:10], both[1][:10]), asks_all=True,
    )  # fmt: skip
    return Match.new(setup, kept=False)


OPENED: list["Wire"] = []
"""All connections of a test: whatever becomes of it, they are closed."""


@pytest.fixture
async def hosting() -> AsyncIterator[Hosting]:
    found = Hosting(Door(place_of("game")), deal)
    await found.listen()
    yield found
    for wire in OPENED:
        wire.close()
    OPENED.clear()
    await found.close()


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls) -> "Wire":
        path = os.fspath(place_of("game"))
        wire = cls(*await asyncio.open_unix_connection(path, limit=4_000_000))
        OPENED.append(wire)
        return wire

    def send(self, data: bytes | dict[str, Any]) -> None:
        self.writer.write(data if isinstance(data, bytes) else packed(data))

    async def line(self) -> dict[str, Any]:
        """The next message; empty when the host has hung up."""
        line = await asyncio.wait_for(self.reader.readline(), 5)
        return json.loads(line) if line else {}

    async def until(self, key: str) -> dict[str, Any]:
        while (message := await self.line()) and key not in message:
            pass
        return message

    def close(self) -> None:
        self.writer.close()


async def told(data: bytes | dict[str, Any]) -> dict[str, Any]:
    """What is said to somebody who begins so."""
    wire = await Wire.open()
    wire.send(data)
    with contextlib.suppress(ConnectionError):
        message = await wire.line()
        wire.close()
        return message
    return {}


async def joined(greeting: dict[str, Any] = HELLO) -> Wire:
    wire = await Wire.open()
    wire.send(greeting)
    assert (await wire.line())["welcome"] == PROTOCOL
    return wire


async def until(met: Callable[[], bool]) -> None:
    """Waits for something to become true."""
    for _ in range(5_000):
        if met():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come true")


async def goes_on(hosting: Hosting, guest: Wire) -> None:
    """Both players still play: each is told what the other did."""
    room = hosting.room
    rng = Random(1)
    for _ in range(4):
        choice = room.match.game.choice
        answer = choice.random(rng.random)
        if choice.asked.seat == 0:
            room.answer(0, answer)
        else:
            guest.send({"answer": choice.text(answer), "to": room.moment})
            before = room.moment
            await until(lambda then=before: room.moment != then)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"hello\n", "no line of JSON"),
        (b"\xff\xfe\x00\n", "no line of JSON"),
        (b"[1, 2]\n", "no JSON object"),
        (b'{"hello": 1, "name": "x"}\n', "version 2 of the protocol"),
        (b'{"hello": 99, "name": "x"}\n', "version 2 of the protocol"),
        (b'{"hello": true, "name": "x"}\n', "version 2 of the protocol"),
        (b'{"hello": "1", "name": "x"}\n', "version 2 of the protocol"),
        (b'{"answer": "no", "to": 0}\n', "a greeting is expected first"),
        ({**HELLO, "name": 5}, "`name` is a text"),
        ({**HELLO, "name": "x" * 200}, "`name` is a text"),
        ({**HELLO, "name": "a\x1b[2J"}, "1 to 20 letters"),
        ({**HELLO, "watch": "yes"}, "`watch` is true or false"),
        ({**HELLO, "deck": "N-001"}, "`deck` is a list"),
        ({**HELLO, "deck": [5]}, "`deck` holds numbers"),
        ({**HELLO, "deck": ["x"] * 500}, "`deck` is a list"),
        (b"x" * (MOST_SAID + 10) + b"\n", "a line of more than"),
        (b"[" * 20_000 + b"\n", "no line of JSON"),
        (WATCH, "the game has not begun"),
    ],
)
async def test_whoever_says_something_else_is_told_why(
    hosting: Hosting, data: bytes | dict[str, Any], why: str
) -> None:
    assert why in (await told(data)).get("refused", "")
    assert hosting.room is None
    guest = await joined()
    await goes_on(hosting, guest)
    guest.close()


async def test_half_a_line_and_silence_harm_nobody(
    hosting: Hosting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GREETING_TIME", 0.1)
    half, silent = await Wire.open(), await Wire.open()
    half.send(b'{"hello": 1, "na')
    half.writer.write_eof()
    assert "half a line" in (await half.line())["refused"]
    assert "nothing was said" in (await silent.line())["refused"]
    guest = await joined()
    guest.send(b'{"answer": "n')
    guest.close()
    await until(lambda: hosting.room.guest is None)
    again = await joined()
    await goes_on(hosting, again)
    again.close()


async def test_a_flood_is_let_go_and_the_seat_waits(hosting: Hosting) -> None:
    guest = await joined()
    for _ in range(BURST + 30):
        guest.send({"order": "ask"})
    assert "lines a second" in (await guest.until("refused"))["refused"]
    guest.close()
    again = await joined()
    await goes_on(hosting, again)
    again.close()


async def test_who_does_not_read_is_let_go(
    hosting: Hosting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 100_000)
    guest = await joined()
    reading = asyncio.create_task(guest.until("never"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as slow:
        slow.connect(os.fspath(place_of("game")))
        slow.sendall(packed(WATCH))
        await until(lambda: len(hosting.room.ends) == 2)
        for _ in range(2_000):
            if len(hosting.room.ends) < 2:
                break
            for end in hosting.room.ends:
                end.teller = type(end.teller)()  # everything is told once more
            hosting.room.tell()
            await asyncio.sleep(0.01)
    assert [end.seat for end in hosting.room.ends] == [GUEST]
    reading.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await reading
    await goes_on(hosting, guest)
    guest.close()


async def test_a_second_guest_is_refused_and_a_watcher_let_in(hosting: Hosting) -> None:
    guest = await joined()
    assert "plays here already" in (await told(HELLO))["refused"]
    watcher = await joined(WATCH)
    news = await watcher.until("news")
    assert news["news"]["moment"]["seat"] == BOTH
    watcher.send({"answer": "no", "to": 0})
    assert "does nothing" in (await watcher.until("no"))["no"]
    await goes_on(hosting, guest)
    watcher.close()
    guest.close()


async def test_too_many_at_the_door_are_sent_away(hosting: Hosting) -> None:
    guest = await joined()
    knocking = [await Wire.open() for _ in range(MOST_KNOCKING)]
    for _ in range(200):
        if hosting.knocking > MOST_KNOCKING:
            break
        await asyncio.sleep(0.005)
    assert "too many are at the door" in (await told(HELLO))["refused"]
    await goes_on(hosting, guest)
    for wire in (*knocking, guest):
        wire.close()


async def test_another_user_is_sent_away_before_he_is_heard(
    hosting: Hosting, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = Credentials(os.getuid() + 1, os.getgid() + 1)
    monkeypatch.setattr("naruto_tui.table.peers.credentials_of", lambda _: foreign)
    assert "open to its host's user" in (await told(HELLO))["refused"]
    assert hosting.room is None


async def test_a_seat_is_its_users_own(hosting: Hosting, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a group, too, nobody takes another one's seat while he is away."""
    guest = await joined()
    guest.close()
    await until(lambda: hosting.room.guest is None)
    foreign = Credentials(os.getuid() + 1, os.getgid())
    monkeypatch.setattr(module, "credentials_of", lambda _: foreign)
    assert "another user's" in (await told(HELLO))["refused"]


async def test_a_seat_is_its_users_own_also_when_the_host_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The save says whose it is; so does that of a rematch."""
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    own, foreign = (Credentials(os.getuid() + more, os.getgid()) for more in (0, 1))
    match = Match.new(Setup.of_decks(supplied()[:2], two_people(), "us", 5, 0))
    for again in (False, True):
        first = Hosting(Door(place_of("game")), deal, match)
        await first.listen()
        monkeypatch.setattr(module, "credentials_of", lambda _: own)
        (await joined()).close()
        await until(lambda room=first.room: not room.ends)
        if again:
            match.concede(0)
            first.room.again(Match.new(Setup.of(match).again(6)))
            match = first.room.match
        await first.close()
        match.close()
        match = Match.resume(match.journal.path if match.journal else saves.saved()[0].path)
        assert match.guest == os.getuid()
        second = Hosting(Door(place_of("game")), deal, match)
        await second.listen()
        monkeypatch.setattr(module, "credentials_of", lambda _: foreign)
        assert "another user's" in (await told(HELLO))["refused"]
        assert "welcome" in await told(WATCH)
        monkeypatch.setattr(module, "credentials_of", lambda _: own)
        assert "welcome" in await told(HELLO)
        await second.close()
    match.close()


async def test_a_guest_is_told_when_the_host_makes_no_sense(hosting: Hosting) -> None:
    await hosting.close()
    path = place_of("odd")

    async def odd(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b'{"welcome": 2, "seat": 1}\n{"news": {"new": 5}}\n')
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_unix_server(odd, os.fspath(path))
    joining = Joining(path, {"name": "Sasuke"})
    await asyncio.wait_for(joining.run(), 5)
    assert "what cannot be understood" in joining.refused
    server.close()
    await server.wait_closed()
    await asyncio.sleep(0.05)


# -- anything at all --


class Fuzzer:
    """Sends what may come from a broken or hostile program."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        kinds = ["int", "text", "bool", "none", "float"] + ["list", "dict"] * (depth < 3)
        match rng.choice(kinds):
            case "int":
                return rng.choice([0, 1, -1, 10**30, rng.randrange(200)])
            case "text":
                words = ["no", "yes", "pass", "", "\x1b[2J", "deploy 3", "\ud800", "9" * 6000]
                return rng.choice(words)
            case "bool":
                return rng.random() < 0.5
            case "float":
                return rng.random()
            case "list":
                return [self.value(depth + 1) for _ in range(rng.randrange(4))]
            case "dict":
                return {self.key(): self.value(depth + 1) for _ in range(rng.randrange(4))}
        return None

    def key(self) -> str:
        keys = ["hello", "name", "watch", "deck", "side", "to", "is", "of", ""]
        return self.rng.choice([*keys, *SAYINGS])

    def data(self, moment: int) -> bytes:
        rng = self.rng
        match rng.randrange(10):
            case 0:
                return rng.randbytes(rng.randrange(200))
            case 1:
                return rng.randbytes(rng.randrange(50)) + b"\n"
            case 2:
                return json.dumps(self.value()).encode() + b"\n"
            case 3:
                return json.dumps({self.key(): self.value() for _ in range(3)}).encode() + b"\n"
            case 4:
                return packed({"answer": self.value(), "to": moment})
            case 5:
                return packed({"answer": rng.choice(["no", "pass", "next", "none"]), "to": moment})
            case 6:
                return packed({"order": rng.choice(["ask", "able", "fight", "x"])})
            case 7:
                return rng.choice([b"{", b"[" * 5000, b'{"answer":', b"\n\n\n"])
            case 8:
                word = rng.choice(["exchange", "begins", "ready"])
                return packed({word: rng.choice([True, self.value()]), "to": moment})
        return packed({rng.choice(["undo", "draw"]): self.value()})


async def fuzzed(hosting: Hosting, seconds: float, seed: int) -> int:
    """Throws things at the host, as guest, as watcher and at the door, while the host plays on."""
    fuzzer, rng = Fuzzer(seed), Random(seed)
    wires: list[Wire] = []
    guest = await joined()
    hosting.room.again(deal(Arrival(False, "Sasuke", (), ()), 3))
    sent, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        if len(wires) < 6:
            wire = await Wire.open()
            if rng.random() < 0.6:
                wire.send(rng.choice([HELLO, WATCH]))
            wires.append(wire)
        wire = rng.choice([*wires, guest])
        with contextlib.suppress(ConnectionError, RuntimeError):  # its end was said already
            wire.send(fuzzer.data(hosting.room.moment))
            sent += 1
            if rng.random() < 0.1:
                wire.writer.write_eof()
        if rng.random() < 0.15 and wire in wires:
            wires.remove(wire)
            wire.close()
        match = hosting.room.match
        if match.game.result is not None and (match.over or rng.random() < 0.05):
            hosting.room.again(deal(Arrival(False, "Sasuke", (), ()), 3))
        elif match.game.result is not None and not hosting.room.ready[0]:
            hosting.room.settle(0, ready=True)
        elif match.person() == 0 and rng.random() < 0.3:
            hosting.room.answer(0, match.game.choice.random(rng.random))
        if hosting.room.guest is None:
            with contextlib.suppress(KeyError, ConnectionError):
                guest = await joined()
        await asyncio.sleep(0)
        await asyncio.sleep(0.001)
    for wire in (*wires, guest):
        wire.close()
    await until(lambda: hosting.room.guest is None)
    return sent


async def check_after(hosting: Hosting) -> None:
    """A fresh game is played in the same room as if nothing had happened."""
    hosting.room.again(deal(Arrival(False, "Sasuke", (), ())))
    await until(lambda: not hosting.room.ends)
    guest = await joined()
    await goes_on(hosting, guest)
    guest.close()
    assert hosting.knocking <= 2


@pytest.mark.parametrize("seed", range(2))
async def test_the_game_goes_on_whatever_comes_in(hosting: Hosting, seed: int) -> None:
    assert await fuzzed(hosting, 4, seed) > 50
    await check_after(hosting)


@pytest.mark.long
async def test_the_game_goes_on_whatever_comes_in_for_two_minutes(hosting: Hosting) -> None:
    assert await fuzzed(hosting, 120, 9) > 2_000
    await check_after(hosting)


def test_the_page_of_the_protocol_names_its_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"Version {PROTOCOL}." in page
    for limit in (MOST_SAID, MOST_TOLD, MOST_WAITING):
        assert f"| {limit:,} bytes |" in page or f"| {limit:,} |" in page
    assert f"| {BURST} at once, then {RATE:.0f} a second |" in page
    assert f"| within {GREETING_TIME:.0f} seconds |" in page
    assert f"| {MOST_KNOCKING}; looking on {MOST_WATCHERS} |" in page
    assert all(f'{{"{word}": ' in page for word in SAYINGS)


def test_only_a_unix_socket_is_listened_at() -> None:
    door = Door(place_of("game"))
    assert door.socket.family == socket.AF_UNIX
    door.close()
