"""Killed, hung up on, or with a full disk: the game goes on at the very question it stopped at."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.table import saves
from naruto_tui.table.journal import read_texts
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

Start = Callable[..., Any]


@pytest.fixture
def save(home: Path) -> Path:
    """A game against a computer that plays at random, at its first question."""
    mine, theirs = (load_deck(path, shipped()) for path in shipped_decks()[:2])
    cards, names = (mine.cards, theirs.cards), (mine.name, theirs.name)
    match = Match.new(Setup(cards, names, (Person(), Computer("random", 1)), seed=5, first=0))
    match.close()
    return saves.saved()[0].path


def answers(save: Path) -> tuple[str, ...]:
    return read_texts(save)[1]


@pytest.mark.parametrize("times", [5, pytest.param(30, marks=pytest.mark.long)])
def test_killed_at_random_moments_it_comes_back_each_time(
    start: Start, bot: Callable[..., Any], save: Path, times: int
) -> None:
    moments = random.Random(11)
    kept: tuple[str, ...] = ()
    for _ in range(times):
        terminal = start("resume", "--pace", "0")
        terminal.wait_for("your move")
        player = bot(terminal)
        for _ in range(moments.randrange(1, 3)):
            terminal.press(*player.keys(terminal.text))
        terminal.send("n")
        time.sleep(moments.random() / 20)  # the moment that is looked for
        os.kill(terminal.process.pid, signal.SIGKILL)
        assert terminal.gone(1)
        now = answers(save)
        assert now[: len(kept)] == kept
        match = Match.resume(save)
        assert not match.notice
        assert len(match.journal.answers) >= len(kept)
        match.close()
        kept = now
    assert len(kept) > times


def test_hung_up_on_at_random_moments_it_is_gone_within_a_second(
    start: Start, bot: Callable[..., Any], save: Path
) -> None:
    moments = random.Random(12)
    kept: tuple[str, ...] = ()
    for _ in range(5):
        terminal = start("resume", "--pace", "0")
        terminal.wait_for("your move")
        terminal.press(*bot(terminal).keys(terminal.text))
        terminal.send("n")
        time.sleep(moments.random() / 20)
        terminal.hang_up()
        assert terminal.gone(1.5)
        now = answers(save)
        assert now[: len(kept)] == kept
        Match.resume(save).close()
        kept = now


def test_with_a_full_disk_it_says_so_and_what_was_saved_is_kept(
    start: Start, save: Path, home: Path
) -> None:
    # The limit of the system on the size of a file: all that is left is room for the save as it is.
    (home / "sitecustomize.py").write_text(
        "import os, resource\n"
        f"size = os.stat({str(save)!r}).st_size\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5, size + 5))\n",
        encoding="utf-8",
    )
    before = answers(save)
    path = os.pathsep.join(filter(None, (str(home), os.environ.get("PYTHONPATH"))))
    terminal = start("resume", "--pace", "0", PYTHONPATH=path)
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("not being saved")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert terminal.status == 0
    told = terminal.text.replace("\n", "")
    assert "The game is not being saved: File too large" in told
    assert "The game is saved." not in told
    assert answers(save) == before
    Match.resume(save).close()
