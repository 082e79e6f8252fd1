"""Real games played by pressing keys: nothing crashes, every answer is legal, nothing leaks."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.game import Game
from naruto_tui.tui.board import board_text, draw_board
from naruto_tui.tui.chainlist import chain_lines
from naruto_tui.tui.face import face_lines
from naruto_tui.tui.help import help_lines
from naruto_tui.tui.lines import cells
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.prompts import Done

NAMES = ("Player", "Computer")
KEYS = (
    *"0123456789", *"dmkcegonjpshya",
    "enter", "enter", "enter", "space", "escape", "backspace",
    "up", "down", "down", "left", "right", "tab", "shift+tab",
)  # fmt: skip
DECKS = ("team-seven-lightning-fire", "ice-and-shadow-water-earth", "mind-and-insects-earth-wind")


@cache
def deck(name: str) -> tuple[Card, ...]:
    return tuple(load_deck(find_deck(name), shipped()).cards)


def new_game(seed: int) -> Game:
    first, second = DECKS[seed % 3], DECKS[(seed + 1) % 3]
    return Game.new((deck(first), deck(second)), seed=seed)


def board(game: Game, seat: int) -> BoardModel:
    view = game.view(seat)
    return BoardModel.of(view, view.choice, NAMES)


def answered(game: Game, rng: random.Random, limit: int = 60) -> bool:
    """Presses keys at the open prompt until it is answered; whether it was."""
    choice = game.choice
    model = board(game, choice.asked.seat)
    for _ in range(limit):
        outcome = model.press(rng.choice(KEYS))
        if isinstance(outcome, Done):
            assert choice.problem(outcome.answer) is None
            game.answer(outcome.answer)
            return True
        model = outcome or model
    return False


@pytest.mark.parametrize("seed", range(6))
def test_a_game_is_played_with_random_keys(seed: int) -> None:
    game, rng = new_game(seed), random.Random(seed)
    for _ in range(400):
        if game.choice is None:
            break
        if not answered(game, rng):
            game.answer(game.choice.random(rng.random))
    assert game.turn >= 5 or game.result is not None


def moments(seed: int, every: int) -> list[Game]:
    """A game at many of its moments."""
    game, rng, found = new_game(seed), random.Random(seed), []
    number = 0
    while game.choice is not None and game.turn < 60:
        if number % every == 0:
            copy = game.copy()
            copy.notes = game.notes[:]
            found.append(copy)
        game.answer(game.choice.random(rng.random))
        number += 1
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_can_be_drawn_at_every_size(seed: int) -> None:
    for game in moments(seed, 9):
        for seat in (0, 1):
            model = board(game, seat)
            for size in ((80, 24), (100, 30), (140, 50)):
                lines = draw_board(model, *size)
                assert len(lines) == size[1]
                assert {cells(line) for line in lines} == {size[0]}
            assert help_lines(model, 76)
            assert chain_lines(model.voice, 76)


@pytest.mark.parametrize("seed", [3, 4])
def test_every_face_can_be_drawn(seed: int) -> None:
    for game in moments(seed, 25):
        voice = board(game, 0).voice
        for thing in (*range(len(game.cards)), *game.teams):
            assert face_lines(voice, thing, 40)


@pytest.mark.parametrize("seed", [5, 6])
def test_the_log_tells_every_event(seed: int) -> None:
    game = moments(seed, 1)[-1]
    for seat in (0, 1):
        told = log_lines(board(game, seat).voice, minor=True)
        assert len(told) == game.view(seat).event_count
        assert len(log_lines(board(game, seat).voice)) < len(told)


def test_a_board_shows_no_name_that_its_seat_may_not_know() -> None:
    for game in moments(7, 15):
        view = game.view(0)
        known = {card.name for i in range(len(game.cards)) if (card := view.card(i))}
        hidden = {card.name for card in game.cards} - known
        told = {line.text for line in log_lines(board(game, 0).voice)}
        shown = board_text(board(game, 0), 300, 60) + "\n".join(told)
        assert not [name for name in hidden if name in shown]


@cache
def asked_moments() -> list[Game]:
    """One moment for each kind of question that came up in a few games."""
    found: dict[tuple[str, str], Game] = {}
    for seed in range(4):
        for game in moments(seed, 1):
            key = (type(game.choice).__name__, game.choice.asked.ask)
            found.setdefault(key, game)
    return list(found.values())


@given(st.integers(0, 10_000), st.lists(st.sampled_from(KEYS), max_size=25))
def test_any_keys_at_any_question_give_a_board_or_a_legal_answer(
    number: int, keys: list[str]
) -> None:
    games = asked_moments()
    game = games[number % len(games)]
    model = board(game, game.choice.asked.seat)
    for key in keys:
        outcome = model.press(key)
        if isinstance(outcome, Done):
            assert game.choice.problem(outcome.answer) is None
            return
        model = outcome or model
        draw_board(model, 80, 24)


def test_a_cursor_key_changes_little_of_the_screen() -> None:
    game = moments(2, 20)[-1]
    model = board(game, game.choice.asked.seat)
    for key in ("tab", "right", "right", "tab", "right", "tab", "right"):
        before = draw_board(model, 80, 24)
        model = model.press(key) or model
        after = draw_board(model, 80, 24)
        assert sum(one != other for one, other in zip(before, after, strict=True)) <= 22
