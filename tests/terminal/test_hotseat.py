"""Two people at one screen, in a terminal: a game to its end, and killed at any moment."""

import random
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.table import saves
from naruto_tui.table.match import Match
from tests.terminal.near_the_end import leave_near_the_end

WORDS = (
    "hotseat", "team-seven-lightning-fire", "academy-lightning-wind", "--names", "Naruto", "Sasuke",
    "--seed", "4", "--first", "1", "--pace", "0",
)  # fmt: skip
CURTAIN = r"(\w+) sits down"


class Two:
    """Both people: whoever is asked sits down, reads what happened, and plays like `Bot`."""

    def __init__(self, terminal: Any, bot: Any) -> None:
        self.terminal = terminal
        self.bots = {name: bot(terminal) for name in ("Naruto", "Sasuke")}
        self.sits = ""
        self.sat: list[str] = []

    def step(self) -> bool:
        """One key or a few; whether the game goes on."""
        text = self.terminal.text
        if "Rematch" in text:
            return False
        if (found := re.search(CURTAIN, text)) is not None:
            self.sits = found[1]
            self.sat.append(self.sits)
            self.terminal.hold()
            self.terminal.send("enter")
            while re.search(CURTAIN, self.terminal.text):  # a half-painted screen still shows it
                self.terminal.settle()
        elif "Since you sat here" in text:
            self.terminal.press("enter")
        elif "your move" in text:
            self.terminal.press(*self.bots[self.sits].keys(text))
        else:
            self.terminal.settle()
        return True


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_two_people_play_a_game_to_its_end(
    start: Callable[..., Any], bot: Callable[..., Any], home: Path, whole: bool
) -> None:
    if not whole:
        leave_near_the_end()
    terminal = start(*(WORDS if whole else ("resume", "--pace", "0")))
    terminal.wait_for(CURTAIN)
    two = Two(terminal, bot)
    for _ in range(2000):
        if not two.step():
            break
    assert "has won" in terminal.text
    assert set(two.sat) == {"Naruto", "Sasuke"}
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0
    (record,) = (home / "data" / "records").iterdir()
    match = Match.resume(record)
    assert match.game.result is not None
    assert match.player_names == ("Naruto", "Sasuke")
    match.close()
    assert saves.saved() == []  # no key too many has begun another game


def test_keys_typed_ahead_open_no_curtain_and_begin_no_other_game(
    start: Callable[..., Any], home: Path
) -> None:
    terminal = start(*WORDS)
    terminal.wait_for("Naruto sits down")
    terminal.hold()
    terminal.press("enter")
    terminal.wait_for("Redraw")
    terminal.press("n", "enter", "enter", "enter")
    terminal.wait_for("Sasuke sits down")
    terminal.hold()
    terminal.press("enter")
    terminal.wait_for("Redraw")
    terminal.press("x", "y", "enter", "r", "n", "enter")
    terminal.wait_for("Naruto has won")
    terminal.hold()
    terminal.press("enter")
    terminal.wait_for("Naruto draws 6 cards")
    assert len(saves.saved()) == 1
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert saves.saved() == []


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_killed_at_random_moments_it_goes_on_at_the_curtain(
    start: Callable[..., Any], bot: Callable[..., Any], home: Path, seed: int
) -> None:
    rng = random.Random(seed)
    terminal = start(*WORDS)
    for _ in range(5 if seed > 1 else 3):
        terminal.wait_for(CURTAIN)
        two = Two(terminal, bot)
        for _ in range(rng.randrange(3, 25)):
            assert two.step()
        kept = saves.saved()[0].path.read_bytes()
        terminal.process.kill(signal.SIGKILL)
        assert terminal.gone(5)
        after = saves.saved()[0].path.read_bytes()
        assert after.startswith(kept)
        match = Match.resume(saves.saved()[0].path)
        asked = match.player_names[match.game.choice.asked.seat]
        match.close()
        terminal = start("resume", "--pace", "0")
        terminal.wait_for(f"{asked} sits down")
        hands = [match.game.cards[card].name for side in match.game.sides for card in side.hand]
        assert not [name for name in hands if name in terminal.text]


def test_a_turn_of_two_people_costs_few_bytes(
    start: Callable[..., Any], bot: Callable[..., Any]
) -> None:
    """Curtain and board are whole screens; each is painted once, and a hand-over stays small."""
    terminal = start(*WORDS)
    terminal.wait_for(CURTAIN)
    for key, then in (
        ("enter", "Redraw"), ("n", "Sasuke sits down"), ("enter", "Redraw"),
        ("n", "Naruto sits down"), ("enter", "Since you sat here|your move"),
    ):  # fmt: skip
        terminal.hold()
        before = len(terminal.received)
        terminal.send(key)
        terminal.wait_for(then)
        terminal.settle(0.3)
        assert 0 < len(terminal.received) - before <= 20_000, key
