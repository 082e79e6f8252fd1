"""A game of two people as both left it shortly before its end, to be played on in a terminal.

At each hand-over a curtain waits for half a second: a whole game takes a minute, and its last turns
a few seconds. Whole ones are played with `-m long`.
"""

from itertools import count
from random import Random

from attrs import evolve

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import two_people
from naruto_tui.table.setup import Setup
from tests.rules.patience import patient

DECKS = "team-seven-lightning-fire", "academy-lightning-wind"
NAMES = ("Naruto", "Sasuke")
ENOUGH = 8
"""Battle rewards of the player who leads; ten win."""


def leave_near_the_end() -> int:
    """Saves such a game as `hotseat` and `host` begin it; how many answers it has."""
    mine, theirs = (load_deck(find_deck(name), shipped()) for name in DECKS)
    setup = evolve(Setup.of_decks((mine, theirs), two_people(NAMES), "us", 4, 0), asks_all=True)
    answers = first_turns(setup)
    match = Match.new(setup)
    for line in answers:
        match.answer(match.game.choice.parse(line))
    match.close()
    return len(answers)


def first_turns(setup: Setup) -> list[str]:
    """Answers of a game up to a turn in which somebody leads by so much, and it is not over."""
    for seed in count():
        game, rng = setup.game(), Random(seed)
        while game.choice is not None:
            if leads(game) >= ENOUGH:
                return list(game.answers)
            game.answer(patient(game.choice, rng))
    raise AssertionError


def leads(game: Game) -> int:
    return max(len(side.rewards) for side in game.sides)
