"""A best of three at two terminals: each exchanges his cards unseen, is killed, and comes back."""

import signal
from collections.abc import Callable
from typing import Any

from naruto_tui.table import saves
from naruto_tui.table.match import Match

DECK, OTHER = "academy-lightning-wind", "hounds-fire-earth"
HOST = (
    "host", "mine", "--as", "Naruto", "--match", "3", "--seed", "3", "--first", "me", "--pace", "0",
)  # fmt: skip
JOIN = ("join", "--as", "Sasuke", "--deck", "theirs", "--pace", "0")
MOVES = ("enter", "left", "down", "down", "enter")
"""A card of the sideboard goes into the deck, and one of the deck goes out."""


def exchange(terminal: Any) -> None:
    """From the result to the page between two games, and a card for another."""
    terminal.hold()
    terminal.press("g")
    terminal.wait_for("Before game 2")
    for key in MOVES:
        terminal.press(key)
    terminal.wait_for(r"\+1")
    terminal.wait_for("Your sideboard: 10 cards")


def test_a_match_is_gone_on_with_after_cards_were_exchanged_and_both_were_killed(
    start: Callable[..., Any], with_sideboard: Callable[..., list[str]]
) -> None:
    mine = with_sideboard("mine", DECK, OTHER)
    theirs = with_sideboard("theirs", OTHER, DECK, skip=10)
    host = start(*HOST)
    host.wait_for("Waiting for the other player")
    guest = start(*JOIN)
    host.wait_for("Game 1 of at most 3")
    watcher = start("join", "--watch")
    watcher.wait_for("Game 1 of at most 3")
    host.press("x")
    host.press("y")
    host.wait_for("The match stands Naruto 0 : 1 Sasuke")
    guest.wait_for("The match stands Sasuke 1 : 0 Naruto")
    exchange(guest)
    exchange(host)
    host.press("b")
    host.wait_for("says who begins: Sasuke")
    assert any(name in host.text for name in mine)
    assert any(name in guest.text for name in theirs)

    guest.process.kill(signal.SIGKILL)
    assert guest.gone(5)
    host.wait_for("Sasuke is not here")
    again = start(*JOIN)
    again.wait_for("The match stands")
    again.hold()
    again.press("g")
    again.wait_for(r"\+1")
    again.press("s")
    host.wait_for("Sasuke is ready")
    watcher.wait_for("Sasuke is ready")

    host.process.kill(signal.SIGKILL)
    assert host.gone(5)
    again.wait_for("The host is not there")
    back = start("host", "--resume", "--pace", "0")
    back.wait_for("The match stands")
    back.hold()
    back.press("g")
    back.wait_for("says who begins: Sasuke")
    back.wait_for(r"\+1")
    back.press("s")
    again.wait_for("Naruto is ready")
    again.press("s")
    again.wait_for("Game 2 of at most 3")
    back.wait_for("Game 2 of at most 3")

    for terminal, names in (
        (host, theirs), (back, theirs), (guest, mine), (again, mine), (watcher, [*mine, *theirs]),
    ):  # fmt: skip
        painted = terminal.received.decode()
        assert not [name for name in names if name in painted]
    watcher.press("ctrl+q")
    back.press("ctrl+q")
    assert back.gone(5)
    match = Match.resume(saves.saved()[0].path)
    assert match.game.first == 1
    for seat in (0, 1):
        assert match.game.start.decks[seat] != match.series.decks[seat]
    match.close()
