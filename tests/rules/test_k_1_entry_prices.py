"""Prices of entering that are no cards put down: K-1.2, K-7."""

import pytest

from .scene import Scene, ninja, scene

HELPER = ninja("H", "1/1")


def entering(line: str, mine: str) -> Scene:
    return scene(
        f"player 1\n marker 5\n hand E N-001\n{mine}\nplayer 2", ninja("E", text=line), HELPER
    )


@pytest.mark.parametrize(
    ("price", "mine", "offered"),
    [
        ("injure 1 of your Ninja", "team H", True),
        ("injure 1 of your Ninja", "team H injured", False),
        ("take 1 growth coin off 1 of your Ninja", "team H coins growth", True),
        ("take 1 growth coin off 1 of your Ninja", "team H", False),
        ("discard the top 2 cards of your deck", "deck N-001 x2", True),
        ("discard the top 2 cards of your deck", "deck N-001", False),
        ("move 1 of your Ninja to chakra", "team H", True),
        ("move 1 of your Ninja to chakra", "", False),
    ],
)
def test_k_1_2_a_price_of_entering_is_what_it_says(price: str, mine: str, offered: bool) -> None:
    game = entering(f"Enters play only at this price: {price}.", mine)
    found = [one for one in game.offers if " E" in one]
    assert bool(found) == offered, game.offers
    if offered:
        game.play(found[0])
        while not game.asked.endswith("phase"):
            game.pick(game.offers[0])
        assert "E" in game.in_play(1)
        assert "H" not in game.in_play(1) or game.is_injured("H") or game.coins("H") == 0


def test_k_7_a_sacrifice_of_any_coins_takes_those_that_came_first() -> None:
    game = entering(
        "Sacrifice: take 3 coins off 1 of your Ninja.", "team H coins growth x2 coins +1/+1 x2"
    )
    game.deploy("E")
    assert (game.coins("H", "growth"), game.coins("H", "+1/+1")) == (0, 1)
    assert "E" in game.in_play(1)
