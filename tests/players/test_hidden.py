"""A seat's decision does not depend on what the seat cannot see."""

import copy
import random

import pytest

from naruto_tui.players import LEVELS
from naruto_tui.rules.game import Game
from naruto_tui.rules.tokens import sees
from tests.rules.dealing import deal_anew

from .table import decks


def games(levels: tuple[str, str], seeds: range):
    """Every moment at which somebody is asked: the game, who is asked, what he will answer."""
    for seed in seeds:
        game = Game.new((decks()[seed % 8], decks()[(seed + 3) % 8]), seed=seed)
        players = tuple(LEVELS[level](seed + seat) for seat, level in enumerate(levels))
        while (choice := game.choice) is not None:
            seat = choice.asked.seat
            as_it_was = copy.deepcopy(players[seat])
            answer = players[seat].decide(game.view(seat), choice)
            yield game, as_it_was, answer
            game.answer(answer)


@pytest.mark.parametrize("level", ["academy", "genin"])
def test_shuffling_what_is_hidden_changes_no_decision(level: str) -> None:
    rng = random.Random(5)
    asked = 0
    for game, player, answer in games((level, level), range(6)):
        seat = game.choice.asked.seat
        other = deal_anew(game, seat, rng)
        assert player.decide(other.view(seat), other.choice) == answer
        asked += 1
    assert asked > 500


@pytest.mark.long
@pytest.mark.parametrize("level", ["academy", "genin"])
def test_shuffling_what_is_hidden_changes_no_decision_in_many_games(level: str) -> None:
    rng = random.Random(6)
    for game, player, answer in games((level, level), range(400)):
        seat = game.choice.asked.seat
        other = deal_anew(game, seat, rng)
        assert player.decide(other.view(seat), other.choice) == answer


def test_what_a_seat_has_seen_stays_and_the_rest_moves() -> None:
    rng = random.Random(1)
    moved = set()
    for game, *_ in games(("genin", "random"), range(6)):
        seat = game.choice.asked.seat
        other = deal_anew(game, seat, rng)
        for card, printed in enumerate(game.cards):
            if sees(game, seat, card):
                assert other.cards[card] is printed
            elif other.cards[card] is not printed:
                moved.add(game.where[card])
            assert other.programs[card].card is other.cards[card]
        for owner in (0, 1):
            numbers = [
                sorted(card.number for i, card in enumerate(one.cards) if one.owner[i] == owner)
                for one in (game, other)
            ]
            assert numbers[0] == numbers[1]
    assert moved == {0, 1, 5}  # deck, hand, rewards
