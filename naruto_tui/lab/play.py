"""Playing one game, a match, or a lot of them, and what is kept of each game."""

from collections.abc import Callable, Iterator
from typing import Final, Literal, get_args

from attrs import evolve, frozen

from naruto_tui.players import LEVELS, begins
from naruto_tui.rules import matches
from naruto_tui.rules.chance import seeded
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game

from .facts import NO_FACTS, Facts, Watched
from .schedule import Decks, Lot, Matchup, Setting, beginner, seat_of

Ending = Literal["rewards", "deck out", "effect", "unfinished", "error"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)

DECIDED: Final = ("rewards", "deck out", "effect")
"""Endings that the rules know."""


@frozen
class Outcome:
    """What is kept of a game."""

    place: int
    """Of its match in the matchup, from 0."""
    first: int
    """Which deck began: 0 is the tested one, 1 the other."""
    winner: int
    """Which deck won, or -1: a draw, unfinished or an error."""
    ending: Ending
    turn: int = 0
    """Turn of the game in which it ended, counting both players' turns."""
    error: str = ""
    """What went wrong, for a game that could not be played to the end."""
    number: int = 0
    """Of the game in its match, from 0."""
    facts: Facts = NO_FACTS
    """What the tested deck did in it."""

    @property
    def seat(self) -> int:
        """Of the tested deck."""
        return seat_of(self.place)

    @property
    def ended(self) -> bool:
        """Whether it came to an end that counts in a rate."""
        return self.ending in DECIDED


def play_game(decks: Decks, setting: Setting, seed: int, first: int) -> Game:
    """Plays one game to its end; decks, levels and who begins by seat."""
    return finish(begun(decks, setting, seed, first), setting, seed)


def begun(decks: Decks, setting: Setting, seed: int, first: int) -> Game:
    """A game at its first question."""
    return Game.new(decks, EDITIONS[setting.edition], seed, first)


def finish(game: Game, setting: Setting, seed: int) -> Game:
    """Lets the computers of the setting answer to the end."""
    players = tuple(LEVELS[level](seeded(seed, seat)) for seat, level in enumerate(setting.levels))
    views = (game.view(0), game.view(1))
    while (choice := game.choice) is not None:
        seat = choice.asked.seat
        game.answer(players[seat].decide(views[seat], choice))
    return game


def play_lot(
    matchup: Matchup, lot: Lot, is_stopped: Callable[[], bool] = lambda: False
) -> list[Outcome]:
    """Plays the matches of a lot; a game that fails is an outcome and stops no other match.

    `is_stopped`: asked before each match, whether nobody waits for the lot any more.
    """
    watched = Watched.of(matchup.decks[0])
    outcomes: list[Outcome] = []
    for place in lot.places:
        if is_stopped():
            break
        outcomes += play_match(matchup, place, watched)
    return outcomes


ENDED_OUTSIDE: Final = "the process that played it was ended from outside, several times"


def lost_lot(lot: Lot, told: str = ENDED_OUTSIDE) -> list[Outcome]:
    """The matches of a lot of which nothing is known, since no worker came back with them."""
    return [Outcome(place, beginner(place), -1, "error", error=told) for place in lot.places]


def play_match(matchup: Matchup, place: int, watched: Watched) -> Iterator[Outcome]:
    """The games of a match, until it is decided or one fails. The decks stay as they are."""
    setting = matchup.setting
    first = beginner(place)
    winners: list[int] = []
    while not setting.terms.decided(winners):
        number = len(winners)
        seed = matches.game_seed(matchup.seed(place), number)
        outcome = _play(matchup, watched, seed, Outcome(place, first, -1, "error", number=number))
        yield outcome
        if outcome.ending == "error":
            return
        winners.append(outcome.winner)
        first = _next_beginner(setting, outcome, seed)


def _next_beginner(setting: Setting, last: Outcome, seed: int) -> int:
    """Which deck begins after this game, which had the seed."""
    deck = matches.chooser(last.winner, last.first)
    wants = setting.terms.loser == "begins" or begins(setting.levels[deck], seed)
    return deck if wants else 1 - deck


def _play(matchup: Matchup, watched: Watched, seed: int, begun: Outcome) -> Outcome:
    """What came of the game that is told so far."""
    seat = begun.seat
    decks, setting = matchup.seated(begun.place)
    try:
        game = play_game(decks, setting, seed, begun.first ^ seat)
        facts = watched.facts(game, seat)
    except Exception as error:  # noqa: BLE001 - whatever it is, the run goes on and tells of it
        return evolve(begun, error=f"{type(error).__name__}: {error}")
    result = game.result
    assert result is not None
    ending: Ending = result.why if result.why in DECIDED else "unfinished"  # type: ignore[assignment]
    winner = result.winner if result.winner < 0 else result.winner ^ seat
    return evolve(begun, winner=winner, ending=ending, turn=result.turn, facts=facts)
