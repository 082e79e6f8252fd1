"""What the tests of players share: decks, games between two players, positions."""

from functools import cache
from typing import Any

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.players import LEVELS
from naruto_tui.rules.game import Game


@cache
def decks() -> tuple[tuple[Card, ...], ...]:
    """The cards of every shipped deck."""
    return tuple(tuple(load_deck(path, shipped()).cards) for path in shipped_decks())


def play(levels: tuple[str, str], deck: tuple[Card, ...], seed: int, first: int) -> Game:
    """A game to its end, both sides with the same deck."""
    game = Game.new((deck, deck), seed=seed, first=first)
    players = tuple(LEVELS[level](seed + seat) for seat, level in enumerate(levels))
    while (choice := game.choice) is not None:
        seat = choice.asked.seat
        game.answer(players[seat].decide(game.view(seat), choice))
    return game


def wins(level: str, other: str, seeds: range) -> tuple[int, int]:
    """Wins of a level against another one, and games: each begins once with each seed."""
    won = 0
    for seed in seeds:
        deck = decks()[seed % len(decks())]
        for first in (0, 1):
            won += play((level, other), deck, seed, first).result.winner == 0
    return won, 2 * len(seeds)


def decide(game: Game, level: str = "genin", seed: int = 1) -> Any:
    """What a level answers to the open choice."""
    choice = game.choice
    assert choice is not None
    seat = choice.asked.seat
    answer = LEVELS[level](seed).decide(game.view(seat), choice)
    assert choice.problem(answer) is None
    return answer


def go_on(game: Game, until: str = "", level: str = "genin") -> Game:
    """Plays on with one level on both sides until a question is asked, or the turn is over."""
    players = (LEVELS[level](1), LEVELS[level](2))
    turn = game.turn
    while (choice := game.choice) is not None and game.turn == turn:
        if choice.asked.ask == until:
            break
        seat = choice.asked.seat
        game.answer(players[seat].decide(game.view(seat), choice))
    return game


def verbs(game: Game) -> list[str]:
    """The options of the open choice as text."""
    return [str(option) for option in game.choice.options]
