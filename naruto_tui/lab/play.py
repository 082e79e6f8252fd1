"""Playing one game, or a lot of them, and what is kept of each."""

from collections.abc import Sequence
from typing import Literal

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.players import LEVELS
from naruto_tui.rules.chance import seeded
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game, Result

from .schedule import Lot, Setting, beginner, game_seed

Ending = Literal["rewards", "deck out", "unfinished", "error"]

DECIDED = ("rewards", "deck out")
"""Endings that the rules know."""


@frozen
class Outcome:
    """What is kept of a game."""

    place: int
    """In its matchup, from 0."""
    first: int
    """Seat that began; the tested deck has seat 0."""
    winner: int
    """Seat, or -1: a draw, unfinished or an error."""
    ending: Ending
    turn: int
    """Turn of the game in which it ended, counting both players' turns."""
    error: str = ""
    """What went wrong, for a game that could not be played to the end."""


Decks = tuple[Sequence[Card], Sequence[Card]]


def play_game(decks: Decks, setting: Setting, seed: int, first: int) -> Result:
    """Plays one game to its end."""
    edition = EDITIONS[setting.edition]
    game = Game.new(decks, edition, seed, first)
    players = tuple(LEVELS[level](seeded(seed, seat)) for seat, level in enumerate(setting.levels))
    views = (game.view(0), game.view(1))
    while (choice := game.choice) is not None:
        seat = choice.asked.seat
        game.answer(players[seat].decide(views[seat], choice))
    assert game.result is not None
    return game.result


def play_lot(decks: Decks, setting: Setting, lot: Lot) -> list[Outcome]:
    """Plays the games of a lot; one that fails is an outcome of its own and stops no other."""
    return [
        _play(decks, setting, lot.matchup, place)
        for place in range(lot.first, lot.first + lot.count)
    ]


def _play(decks: Decks, setting: Setting, matchup: int, place: int) -> Outcome:
    first = beginner(place)
    seed = game_seed(setting.seed, matchup, place)
    try:
        result = play_game(decks, setting, seed, first)
    except Exception as error:  # noqa: BLE001 - whatever it is, the run goes on and tells of it
        told = f"seed {seed}, seat {first + 1} begins: {type(error).__name__}: {error}"
        return Outcome(place, first, -1, "error", 0, told)
    ending: Ending = result.why if result.why in DECIDED else "unfinished"  # type: ignore[assignment]
    return Outcome(place, first, result.winner, ending, result.turn)
