"""Who has the option is asked also where he can only pass, unless both know that (7.4)."""

from random import Random

import pytest

from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.notation import position_text, seen_text
from naruto_tui.rules.windows import ASKS, PASS, may_hold_more

DECKS = [deck.cards for deck in supply(EDITIONS["us"])]


def new(seed: int, *, asks_all: bool = True) -> Game:
    mine, theirs = DECKS[seed % len(DECKS)], DECKS[(seed + 3) % len(DECKS)]
    return Game.new((mine, theirs), seed=seed, first=0, asks_all=asks_all)


def can_only_pass(game: Game) -> bool:
    return getattr(game.choice, "options", ()) == (PASS,)


@pytest.mark.parametrize("seed", range(6))
def test_the_additional_questions_change_nothing_of_the_game(seed: int) -> None:
    """The same answers to all other questions give the same game."""
    game, plain, rng = new(seed), new(seed, asks_all=False), Random(seed)
    additional = 0
    while game.choice is not None and game.turn < 40:
        if can_only_pass(game):
            additional += 1
            game.answer(0)
            continue
        assert plain.choice == game.choice
        answer = game.choice.random(rng.random)
        game.answer(answer)
        plain.answer(answer)
    assert additional
    assert game.result == plain.result
    assert game.notes == plain.notes


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_who_openly_can_do_nothing(seed: int) -> None:
    game, rng = new(seed), Random(seed)
    while game.choice is not None and game.turn < 40:
        if can_only_pass(game):
            seat = game.choice.seat
            assert game.choice.asked.ask in ASKS
            assert game.sides[seat].hand
            assert may_hold_more(game, seat)
            if game.phase == "exchange":
                assert any(team.out for team in game.teams.values() if team.seat == seat)
        game.answer(game.choice.random(rng.random))


def test_whoever_has_no_card_no_fighter_or_no_chakra_holds_nothing_to_play() -> None:
    game, rng = new(1), Random(1)
    found = 0
    while game.choice is not None and found < 3:
        if game.phase == "exchange" and can_only_pass(game):
            found += 1
            for spoil in ("hand", "chakra"):
                other = game.copy()
                getattr(other.sides[game.choice.seat], spoil).clear()
                assert not may_hold_more(other, game.choice.seat)
            other = game.copy()
            for team in other.teams.values():
                team.out = ""
            assert not may_hold_more(other, game.choice.seat)
        game.answer(game.choice.random(rng.random))
    assert found == 3


def test_a_record_says_that_all_are_asked() -> None:
    game, rng = new(2), Random(2)
    additional = 0
    while additional < 3:
        additional += can_only_pass(game)
        game.answer(game.choice.random(rng.random))
    text = game.to_text()
    assert "\nasks all\n" in text
    assert Game.from_text(text) == game
    with pytest.raises(ValueError, match="not legal there"):
        Game.from_text(text.replace("asks all\n", ""))


def test_a_position_of_such_a_game_asks_as_usual() -> None:
    game, rng = new(3), Random(3)
    while game.turn < 8 or can_only_pass(game):
        game.answer(game.choice.random(rng.random))
    again = Game.from_position(position_text(game))
    assert again.turn == game.turn
    assert [side.marker for side in again.sides] == [side.marker for side in game.sides]
    assert seen_text(game, 0).startswith("# As player 1 knows it")


def test_a_draw_both_agree_on_is_part_of_the_record() -> None:
    game, rng = new(4), Random(4)
    for _ in range(20):
        game.answer(game.choice.random(rng.random))
    game.agree()
    assert game.result is not None
    assert (game.result.winner, game.result.why) == (-1, "agreed")
    assert game.last_answer == game.answers[-1] == "draw"
    assert Game.from_text(game.to_text()) == game
    assert Game.from_position(position_text(game)).result == game.result
