"""A whole game at 80x24, played by pressing the keys that the screen offers."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from naruto_tui.rules.choices import Choice, PickCards
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import Answer
from naruto_tui.table.match import Match
from naruto_tui.table.setup import Setup

MINE, THEIRS = "team-seven-lightning-fire", "academy-lightning-wind"
SEEDS = (2, 7, 3, 5)
"""Games that are played until one had everything in it: how opponents play may change."""
CURSOR_KEY = 3_000
"""Most bytes that moving a cursor may cost."""


def test_a_whole_game_against_the_computer(
    start: Callable[..., Any], bot: Callable[..., Any], home: Path
) -> None:
    found: list[set[str]] = []
    for seed in SEEDS:
        options = ("--level", "genin", "--first", "me", "--seed", str(seed), "--pace", "0")
        terminal = start("play", MINE, "--against", THEIRS, *options)
        terminal.wait_for(r"Redraw\?")
        bot(terminal).play()
        assert "wins the game" in terminal.text or "You win the game" in terminal.text
        terminal.hold()
        terminal.press("q")
        assert terminal.gone(5)
        assert terminal.status == 0
        assert b"\x1b[?1049l" in terminal.received
        found.append(happened(last_game(home)))
        if found[-1] == EVERYTHING:
            return
    raise AssertionError(f"no game had everything in it: {found}")


EVERYTHING = {"you deploy", "they deploy", "mission", "jutsu", "block", "payment with a choice"}


def happened(match: Match) -> set[str]:
    """What there was in a game of all that has to work."""
    found = set[str]()
    for event in match.game.events:
        if event.kind == "enter" and "deployment" in event.how:
            found.add("they deploy" if event.seat else "you deploy")
        elif event.kind == "play":
            found.add(match.game.cards[event.cards[0]].kind)
        elif event.kind == "send" and "block" in event.how:
            found.add("block")
    if any(paid_with_a_choice(choice, answer) for choice, answer in answers(match)):
        found.add("payment with a choice")
    return found


def last_game(home: Path) -> Match:
    """The game that was just played, from its record."""
    records = sorted((home / "data" / "records").iterdir(), key=lambda path: path.stat().st_mtime)
    match = Match.resume(records[-1])
    match.close()
    return match


def answers(match: Match) -> Iterator[tuple[Choice, Answer]]:
    """Each question of the game and its answer."""
    game: Game = Setup.of(match).game()
    for line in match.game.answers:
        choice = game.choice
        assert choice is not None
        answer = choice.parse(line)
        yield choice, answer
        game.answer(answer)


def paid_with_a_choice(choice: Choice, answer: Answer) -> bool:
    """Whether the person chose with which cards to pay."""
    pays = isinstance(choice, PickCards) and choice.asked.ask.startswith("pay")
    return pays and choice.asked.seat == 0 and len(choice.cards) > len(answer)


def test_moving_the_cursor_costs_little(start: Callable[..., Any]) -> None:
    terminal = start("play", "--quick", "--seed", "4", "--first", "me", "--pace", "0")
    terminal.wait_for(r"Redraw\?")
    terminal.press("n")
    terminal.wait_for("your move")
    terminal.settle(0.3)
    for key in ("down", "down", "up", "tab", "right", "right", "left", "tab", "tab", "tab"):
        assert 0 < terminal.press(key) <= CURSOR_KEY, key
