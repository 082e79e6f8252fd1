"""Two processes at two terminals: a game to its end, and each of them killed at random moments."""

import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from tests.terminal.near_the_end import leave_near_the_end

HOST = (
    "host", "team-seven-lightning-fire", "--as", "Naruto", "--seed", "4", "--first", "me",
    "--pace", "0",
)  # fmt: skip
AGAIN = ("host", "--resume", "--pace", "0")
JOIN = ("join", "--as", "Sasuke", "--deck", "academy-lightning-wind", "--pace", "0")
OVER = ("You have won", "You have lost", "A draw")


class Table:
    """Both terminals, each played by a `Bot` that reads its screen alone."""

    def __init__(
        self,
        start: Callable[..., Any],
        bot: Callable[..., Any],
        words: tuple[str, ...] = HOST,
        shows: str = "before the first turn",
    ) -> None:
        self.start = start
        self.bot = bot
        self.host = start(*words)
        self.host.wait_for("Waiting for the other player|Sasuke is not here")
        self.guest = start(*JOIN)
        self.bots = [bot(self.host), bot(self.guest)]
        self.both(shows)

    def both(self, pattern: str) -> None:
        for terminal in (self.host, self.guest):
            terminal.wait_for(pattern)

    def join_again(self) -> None:
        self.guest = self.start(*JOIN)
        self.bots[1] = self.bot(self.guest)
        self.guest.wait_for("hand ")

    def host_again(self) -> None:
        self.host = self.start(*AGAIN)
        self.bots[0] = self.bot(self.host)
        self.host.wait_for("hand ")

    def play(self, steps: int) -> bool:
        """So many questions, whoever is asked; whether the game goes on."""
        for _ in range(steps):
            for terminal, bot in zip((self.host, self.guest), self.bots, strict=True):
                terminal.settle()
                text = terminal.text
                if any(words in text for words in OVER):
                    return False
                if "your move" in text:
                    terminal.press(*bot.keys(text))
        return True


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_two_processes_play_a_game_to_its_end(
    start: Callable[..., Any], bot: Callable[..., Any], home: Path, whole: bool
) -> None:
    if whole:
        table = Table(start, bot)
    else:
        leave_near_the_end()
        table = Table(start, bot, AGAIN, "hand ")
    while table.play(50):
        pass
    for terminal in (table.host, table.guest):
        terminal.wait_for("You have won|You have lost")
    assert ("You have won" in table.host.text) != ("You have won" in table.guest.text)
    table.guest.hold()
    table.guest.press("q")
    assert table.guest.gone(5)
    assert table.guest.status == 0
    table.host.press("q")
    assert table.host.gone(5)
    assert table.host.status == 0
    for record in (home / "data" / "records").iterdir():
        match = Match.resume(record)
        assert match.player_names == ("Naruto", "Sasuke")
        match.close()
    assert not list((home / "data" / "run").glob("*.sock"))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_guest_who_is_killed_comes_back_to_his_question(
    start: Callable[..., Any], bot: Callable[..., Any], seed: int
) -> None:
    rng, table = random.Random(seed), Table(start, bot)
    for _ in range(10 if seed > 1 else 3):
        assert table.play(rng.randrange(1, 9))
        table.guest.settle(0.2)
        before = table.guest.text
        table.guest.process.kill(signal.SIGKILL)
        assert table.guest.gone(5)
        table.host.wait_for("Sasuke is not here|your move")
        table.join_again()
        table.guest.settle(0.2)
        asked = "your move" in before
        assert ("your move" in table.guest.text) == asked or not asked
        assert hand(table.guest.text) == hand(before)


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.long)])
def test_a_host_who_is_killed_goes_on_with_the_saved_game(
    start: Callable[..., Any], bot: Callable[..., Any], seed: int
) -> None:
    """The guest waits, and is there again by himself."""
    rng, table = random.Random(seed), Table(start, bot)
    for _ in range(10 if seed > 3 else 3):
        assert table.play(rng.randrange(1, 9))
        table.host.settle(0.2)
        (save,) = saves.saved()
        kept = save.path.read_bytes()
        table.host.process.kill(signal.SIGKILL)
        assert table.host.gone(5)
        table.guest.wait_for("The host is not there")
        table.host_again()
        assert save.path.read_bytes().startswith(kept)
        table.host.wait_for("Naruto|your move|Sasuke")
        for _ in range(100):
            table.guest.settle()
            if "The host is not there" not in table.guest.text:
                break
        assert "The host is not there" not in table.guest.text
        moves = ["your move" in one.text for one in (table.host, table.guest)]
        assert sum(moves) == 1


def hand(text: str) -> str:
    """The cards of the own hand, as the board shows them."""
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(" hand "))
    return "\n".join(lines[first : first + 2])


def test_a_second_host_and_a_second_guest_are_told_why(
    start: Callable[..., Any], bot: Callable[..., Any]
) -> None:
    table = Table(start, bot)
    for words, told in ((HOST, "a game is hosted there already"), (JOIN, "plays here already")):
        other = start(*words)
        assert other.gone(10)
        assert other.status == 2
        assert told in " ".join(other.text.split())
    assert table.play(3)


def test_a_host_who_is_told_to_end_leaves_no_socket(
    start: Callable[..., Any], bot: Callable[..., Any], home: Path
) -> None:
    table = Table(start, bot)
    table.host.process.kill(signal.SIGTERM)
    assert table.host.gone(2)
    assert not list((home / "data" / "run").glob("*.sock"))
    table.guest.wait_for("The host is not there")
    table.guest.press("ctrl+q")
    assert table.guest.gone(5)
    (save,) = saves.saved()
    assert "Naruto and Sasuke" in save.title


def test_whoever_looks_on_sees_no_hand(start: Callable[..., Any], bot: Callable[..., Any]) -> None:
    table = Table(start, bot)
    watcher = start("join", "--watch", "--pace", "0")
    watcher.wait_for("before the first turn")
    table.play(3)
    watcher.settle(0.2)
    assert "hand (hidden)" in watcher.text
    watcher.press("ctrl+q")
    assert watcher.gone(5)
    assert watcher.status == 0
