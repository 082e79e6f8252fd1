"""Levels as opponents: how strong they are, that they are never refused and never slow."""

import time

import pytest

from naruto_tui.players import LEVELS
from naruto_tui.rules.choices import PickCards, PickNumber, PickOption
from naruto_tui.rules.game import Game
from naruto_tui.rules.team_choices import Arrange, Block, Send
from tests.rules.scene import jutsu, ninja, scene

from .table import decide, decks, play, wins


def test_genin_beats_random_and_academy_in_a_sample() -> None:
    won, games = wins("genin", "random", range(16))
    assert won >= games - 1
    won, games = wins("genin", "academy", range(24))
    assert won / games >= 0.75


@pytest.mark.long
def test_genin_beats_academy_and_random() -> None:
    for other, goal in (("academy", 0.85), ("random", 0.97)):
        won, games = wins("genin", other, range(200))
        assert won / games >= goal


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_plays_the_same_game_again(level: str) -> None:
    first, again = (play((level, level), decks()[2], 3, 0) for _ in range(2))
    assert first.to_text() == again.to_text()


def test_no_answer_of_genin_has_to_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """`decide` checks its answer and would draw another one; it never comes to that."""

    def refuse(self: object, rng: object) -> None:
        pytest.fail(f"an answer was not legal: {self}")

    for kind in (Arrange, Block, PickCards, PickNumber, PickOption, Send):
        monkeypatch.setattr(kind, "random", refuse)
    for seed in range(40):
        deck = decks()[seed % 8], decks()[(seed * 3 + 1) % 8]
        game = Game.new(deck, seed=seed)
        players = LEVELS["genin"](seed), LEVELS["genin"](seed)
        while (choice := game.choice) is not None:
            seat = choice.asked.seat
            game.answer(players[seat].decide(game.view(seat), choice))
        assert len(game.events) < 20_000


def crowd(phase: str) -> tuple[str, list]:
    """Twenty Ninja a side, and a hand full of Jutsu with targets, modes and X."""
    cards = [ninja(f"C-{i}", f"{i % 6}/{i % 3}", f"{i % 4}/0") for i in range(40)]
    jutsu_x = jutsu("J-X", text="Target 1 Ninja on the battlefield.\nGive 1 damage to the target.")
    boost = jutsu("J-Y", text="Target the user.\nThe target gets +2/+1 this turn.")
    out = "attack" if phase != "organize" else "team"
    sides = [
        "player 1",
        "hand J-X x2 J-Y x2",
        "chakra C-1 x20",
        *(f"{out} C-{i}, C-{i + 1}, C-{i + 2}" for i in (0, 3, 6)),
        *(f"team C-{i}" for i in range(9, 20)),
        "player 2",
        *(f"team C-{i}" for i in range(20, 40)),
    ]
    if phase == "exchange":
        sides[-3:] = [f"block {i + 1} C-{37 + i}" for i in range(3)]
    return f"phase {phase}\n" + "\n".join(sides), [*cards, jutsu_x, boost]


@pytest.mark.parametrize("phase", ["organize", "battle", "block", "exchange"])
def test_twenty_ninja_a_side_are_decided_quickly(phase: str) -> None:
    text, cards = crowd(phase)
    if phase == "battle":
        text = text.replace("attack", "team")
    game = scene(text, *cards).game
    start = time.process_time()
    decide(game)
    assert time.process_time() - start < 1


def test_compulsions_are_met_among_many_teams() -> None:
    text, cards = crowd("block")
    cards[35] = ninja("C-35", "0/0", text="Valid: This Ninja must block.")
    cards[3] = ninja("C-3", "3/0", text="Valid: Its team must be blocked.")
    start = time.process_time()
    game = scene(text, *cards).game
    blocks = decide(game)
    assert game.choice.duties == 2
    assert len(blocks) >= 1
    assert time.process_time() - start < 1
