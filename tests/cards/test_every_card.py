"""Every card that can be played is played, carried out, triggered and used: not one is left out.

Nearly all of them at a table that the program sets (`every_card`); the rest in a position written
by hand, because of what such a table does not bring about.
"""

from collections.abc import Callable

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.playable import problems
from tests.rules.scene import Scene, scene

from .effects.fight import fight, resolve, use
from .every_card import shown, told, wants
from .positions_by_hand import LATER
from .positions_of_hardest import OF_HARDEST
from .positions_of_sample_62 import OF_SAMPLE_62
from .positions_of_sample_64 import OF_SAMPLE_64
from .positions_of_samples import OF_SAMPLES


def discarded_again() -> tuple[Scene, ...]:
    """Nothing takes the Mission out of play again."""
    game = scene("turn 9\nplayer 1\n hand M-040 M-019 N-012 N-004\n mission M-030\n team N-001")
    game.play("mission M-040")
    game.pick("N-012")
    game.play("mission M-019")
    game.pick("M-040")
    return (game,)


def takes_its_own_jutsu_back() -> tuple[Scene, ...]:
    """It has to use a Jutsu itself, and then to answer it."""
    arrives = scene("player 1\n hand N-088 N-001")
    arrives.deploy("N-088")
    game = fight("N-088", "N-017", "J-001", more="discard N-003")
    use(game, "J-001")
    game.play("ability N-088 0")
    resolve(game)
    game.pick("N-003")
    return arrives, game


def sees_coins_of_a_jutsu() -> tuple[Scene, ...]:
    """The coins are those of a Jutsu that its player uses."""
    arrives = scene("player 1\n hand N-105 N-001")
    arrives.deploy("N-105")
    game = fight("N-011", "N-017", "J-106", more="team N-105")
    use(game, "J-106", "N-017")
    resolve(game)
    return arrives, game


def comes_by_a_jutsu() -> tuple[Scene, ...]:
    """It cannot be deployed: a certain Jutsu brings it."""
    game = fight("N-127", "N-017", "J-109", more="marker 5\ndeck N-128")
    use(game, "J-109")
    resolve(game)
    game.pick("N-128")
    return (game,)


def comes_as_a_platoon() -> tuple[Scene, ...]:
    """One of its two Ninja has to be in play, and the other must not be."""
    game = scene("player 1\n hand N-186 N-003\n team N-001")
    game.play("platoon N-186")
    return (game,)


def sees_three_charged_cards() -> tuple[Scene, ...]:
    """Three cards are charged in one turn."""
    hand = "C-011 N-001 N-002 N-003 N-004"
    game = scene(f"turn 9\nplayer 1\n hand {hand}\nplayer 2\n hand N-009")
    game.deploy("C-011")
    game.charge("N-001", "N-002", "N-003")
    game.until("start")
    return (game,)


BY_HAND: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "M-040": discarded_again,
    "N-088": takes_its_own_jutsu_back,
    "N-105": sees_coins_of_a_jutsu,
    "N-128": comes_by_a_jutsu,
    "N-186": comes_as_a_platoon,
    "C-011": sees_three_charged_cards,
    **LATER,
    **OF_SAMPLES,
    **OF_SAMPLE_62,
    **OF_SAMPLE_64,
    **OF_HARDEST,
}
CARDS = [card for card in shipped() if card.is_written and not problems(card)]
ALONE = [card for card in CARDS if card.number not in BY_HAND]


def numbers(cards: list[Card]) -> list[str]:
    return [card.number for card in cards]


@pytest.mark.parametrize("card", ALONE, ids=numbers(ALONE))
def test_a_card_does_all_that_it_says(card: Card) -> None:
    assert wants(card) - shown(card) == frozenset()


@pytest.mark.parametrize("number", BY_HAND)
def test_a_card_with_a_position_of_its_own_does_all_that_it_says(number: str) -> None:
    card = shipped().card(number)
    seen = {one for game in BY_HAND[number]() for one in told(card, game.game)}
    assert wants(card) - seen == frozenset()
    assert BY_HAND[number].__doc__


def test_no_card_is_left_out() -> None:
    assert {*numbers(ALONE), *BY_HAND} == {card.number for card in shipped() if not problems(card)}
    assert len(ALONE) > 400
