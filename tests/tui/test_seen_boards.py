"""A board drawn from what was told is the board that is drawn from the game itself."""

import json
from random import Random

import pytest

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.tokens import BOTH
from naruto_tui.rules.view import View
from naruto_tui.table.seen import Memory
from naruto_tui.table.telling import Teller
from naruto_tui.tui.board import draw_board
from naruto_tui.tui.chainlist import chain_lines
from naruto_tui.tui.face import face_lines
from naruto_tui.tui.help import help_lines
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.zones import ZoneList, draw_zone, zones_shown
from tests.rules.random_decks import random_deck

SEATS = (0, 1, BOTH)
NAMES = ("Naruto", "Sasuke")
SIZES = ((80, 24), (140, 50))


def new(seed: int) -> Game:
    """A game of two random decks, in one of the editions after the other."""
    edition, rng = list(EDITIONS.values())[seed % len(EDITIONS)], Random(seed)
    decks = random_deck(rng, edition), random_deck(rng, edition)
    return Game.new(decks, edition, seed, 0, asks_all=True)


def pages(view: View) -> list[object]:
    """Everything that a seat can look at in this moment."""
    board = BoardModel.of(view, view.choice, NAMES)
    voice = board.voice
    shown: list[object] = [draw_board(board, *size) for size in SIZES]
    shown += [help_lines(board, 76), chain_lines(voice, 76), log_lines(voice)]
    shown += [
        draw_zone(ZoneList(voice, seat, zone), 80, 24)
        for seat in (0, 1)
        for zone in zones_shown(view)
    ]
    pieces = [piece.id for seat in (0, 1) for piece in view.pieces(seat)]
    teams = [team.id for seat in (0, 1) for team in view.teams(seat)]
    links = [link.id for link in view.chain]
    return shown + [face_lines(voice, one, 40) for one in (*view.hand, *pieces, *teams, *links)]


def compare(seed: int, *, answers: int, every: int) -> None:
    """The pages of each seat, from the game and from what was told, at many moments."""
    game, rng = new(seed), Random(seed)
    ends = {seat: (Teller(), Memory()) for seat in SEATS}
    for number in range(answers):
        if game.choice is None:
            break
        if number % every == 0:
            for seat, (teller, memory) in ends.items():
                view = game.view(seat)
                news = json.loads(json.dumps(teller.news(view)))
                assert pages(memory.view(news)) == pages(view), (seat, game.choice.asked.ask)
        game.answer(game.choice.random(rng.random))


@pytest.mark.parametrize("seed", range(7))
def test_what_was_told_is_drawn_as_the_game_is(seed: int) -> None:
    compare(seed, answers=160, every=9)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_whole_games_are_drawn_alike(seed: int) -> None:
    compare(seed, answers=1_000, every=3)
