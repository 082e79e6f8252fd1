"""Random games with cards that come into play in every way: what is true at every moment."""

from collections import Counter
from random import Random

import pytest

from naruto_tui.players import LEVELS
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems

from .entries import CARDS, deck
from .invariants import check, difference, outlook, reshuffled
from .patience import patient


def begun(seed: int) -> Game:
    rng = Random(seed)
    return Game.new((deck(rng), deck(rng)), seed=seed)


@pytest.mark.parametrize("number", CARDS)
def test_every_card_of_these_decks_is_carried_out(number: str) -> None:
    assert problems(CARDS[number]) == ()


@pytest.mark.parametrize("seed", range(12))
def test_everything_has_its_place_after_every_answer(seed: int) -> None:
    game, rng = begun(seed), Random(seed)
    while game.choice is not None:
        game.answer(patient(game.choice, rng))
        check(game)
    assert game.result is not None
    assert game.result.why in ("rewards", "deck out", "turn limit")
    assert difference(game, Game.from_text(game.to_text(), CARDS.get)) == ""


def test_every_way_into_play_is_gone() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        game, rng = begun(seed), Random(seed)
        while game.choice is not None:
            game.answer(patient(game.choice, rng))
        seen.update(word for one in game.events if one.kind == "enter" for word in one.how)
    assert set(seen) >= {
        "deployment", "ambush", "growth", "platoon", "squad", "sacrifice", "price", "effect",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_goes_on_alike(seed: int) -> None:
    game, rng = begun(seed), Random(seed)
    for _ in range(80):
        if game.choice is None:
            return
        game.answer(patient(game.choice, rng))
    copy, one, other = game.copy(), Random(7), Random(7)
    while game.choice is not None and copy.choice is not None:
        game.answer(patient(game.choice, one))
        copy.answer(patient(copy.choice, other))
    assert difference(game, copy) == ""


@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_nothing_of_what_its_seat_may_not_know(seed: int) -> None:
    game, rng = begun(seed), Random(seed)
    for count in range(160):
        if game.choice is None:
            return
        game.answer(patient(game.choice, rng))
        if count % 10 == 0:
            for seat in (0, 1):
                other = reshuffled(game, seat, rng)
                since = len(game.events)
                assert outlook(game.view(seat), since) == outlook(other.view(seat), since)


@pytest.mark.parametrize("level", LEVELS)
def test_every_computer_plays_such_decks(level: str) -> None:
    game = begun(5)
    players = [LEVELS[level](seat) for seat in (0, 1)]
    while (choice := game.choice) is not None:
        seat = choice.asked.seat
        answer = players[seat].decide(game.view(seat), choice)
        assert choice.problem(answer) is None
        game.answer(answer)
    assert game.result is not None
