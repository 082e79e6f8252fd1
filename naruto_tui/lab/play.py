"""Playing one game, a match, or a lot of them, and what is kept of each game."""

from collections.abc import Iterator, Sequence
from typing import Literal

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.players import LEVELS, begins
from naruto_tui.rules import matches
from naruto_tui.rules.chance import seeded
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game, Result

from .schedule import Lot, Setting, beginner, match_seed

Ending = Literal["rewards", "deck out", "unfinished", "error"]

DECIDED = ("rewards", "deck out")
"""Endings that the rules know."""


@frozen
class Outcome:
    """What is kept of a game."""

    place: int
    """Of its match in the matchup, from 0."""
    first: int
    """Seat that began; the tested deck has seat 0."""
    winner: int
    """Seat, or -1: a draw, unfinished or an error."""
    ending: Ending
    turn: int
    """Turn of the game in which it ended, counting both players' turns."""
    error: str = ""
    """What went wrong, for a game that could not be played to the end."""
    number: int = 0
    """Of the game in its match, from 0."""


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
    """Plays the matches of a lot; a game that fails is an outcome and stops no other match."""
    return [
        outcome
        for place in range(lot.first, lot.first + lot.count)
        for outcome in _match(decks, setting, lot.shuffles, place)
    ]


def lost_lot(setting: Setting, lot: Lot) -> list[Outcome]:
    """The matches of a lot of which nothing is known, since no worker came back with them."""
    told = "the process that played it was ended from outside, several times"
    return [
        Outcome(place, beginner(place), -1, "error", 0, f"{_named(setting, lot, place)}: {told}")
        for place in range(lot.first, lot.first + lot.count)
    ]


def _named(setting: Setting, lot: Lot, place: int) -> str:
    seed = match_seed(setting.seed, lot.shuffles, place)
    return f"seed {seed}, seat {beginner(place) + 1} begins"


def _match(decks: Decks, setting: Setting, opponent: int, place: int) -> Iterator[Outcome]:
    """The games of a match, until it is decided or one fails. The decks stay as they are."""
    seed = match_seed(setting.seed, opponent, place)
    first = beginner(place)
    winners: list[int] = []
    while not setting.terms.decided(winners):
        number = len(winners)
        of_game = matches.game_seed(seed, number)
        outcome = _play(decks, setting, place, number, of_game, first)
        yield outcome
        if outcome.ending == "error":
            return
        winners.append(outcome.winner)
        first = _next_beginner(setting, outcome, of_game)


def _next_beginner(setting: Setting, last: Outcome, seed: int) -> int:
    """The seat that begins after this game, which had the seed."""
    seat = matches.chooser(last.winner, last.first)
    wants = setting.terms.loser == "begins" or begins(setting.levels[seat], seed)
    return seat if wants else 1 - seat


def _play(
    decks: Decks, setting: Setting, place: int, number: int, seed: int, first: int
) -> Outcome:
    try:
        result = play_game(decks, setting, seed, first)
    except Exception as error:  # noqa: BLE001 - whatever it is, the run goes on and tells of it
        told = f"seed {seed}, seat {first + 1} begins: {type(error).__name__}: {error}"
        return Outcome(place, first, -1, "error", 0, told, number)
    ending: Ending = result.why if result.why in DECIDED else "unfinished"  # type: ignore[assignment]
    return Outcome(place, first, result.winner, ending, result.turn, "", number)
