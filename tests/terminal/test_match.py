"""A best of three in a terminal: a game lost, cards exchanged, left and resumed, won."""

from typing import Any

from naruto_tui.table import saves
from naruto_tui.table.match import Match

DECK, OTHER = "academy-lightning-wind", "hounds-fire-earth"


def test_a_match_of_three_games(start: Any, with_sideboard: Any) -> None:
    with_sideboard("mine", DECK)
    words = ("--against", OTHER, "--match", "3", "--seed", "3", "--first", "me", "--pace", "0")
    terminal = start("play", "mine", *words)
    terminal.wait_for("Game 1 of at most 3")
    terminal.press("x")
    terminal.press("y")
    terminal.wait_for("The match stands You 0 : 1 Computer")
    terminal.press("ctrl+q")
    assert terminal.gone(5)
    assert b"Go on with: naruto-tui resume" in terminal.received

    terminal = start("resume", "--pace", "0")
    terminal.wait_for("The match stands You 0 : 1 Computer")
    terminal.hold()
    terminal.press("g")
    terminal.wait_for("Before game 2")
    terminal.press("enter")
    terminal.wait_for("Your deck: 51 cards")
    terminal.press("left", "down", "down")
    terminal.press("enter")
    terminal.wait_for("Your sideboard: 10 cards")
    terminal.press("s")
    terminal.wait_for("Game 2 of at most 3")
    terminal.press("ctrl+q")
    assert terminal.gone(5)

    (save,) = saves.saved()
    assert save.title.startswith("0 : 1, mine against")
    match = Match.resume(save.path)
    assert match.series.number == 1
    assert match.game.first == 0
    assert match.game.start.decks[0] != match.series.decks[0]
    match.close()
