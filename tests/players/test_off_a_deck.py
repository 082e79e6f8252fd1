"""How many cards genin takes off a deck where a text lets him say it."""

import pytest

from tests.rules.scene import mission, scene

from .table import decide


@pytest.mark.parametrize(("step", "number"), [
    ("Discard up to the top 3 cards of your deck.", 0),
    ("Remove up to the top 3 cards of your deck from the game.", 0),
    ("Move up to the top 3 cards of your deck to chakra.", 3),
    ("Look at up to the top 3 cards of your deck.", 3),
    ("Reveal up to the top 3 cards of your deck.", 3),
    ("Discard up to the top 3 cards of the enemy deck.", 3),
    ("Remove up to the top 3 cards of the enemy deck from the game.", 3),
    ("Move up to the top 3 cards of the enemy deck to chakra.", 0),
])  # fmt: skip
def test_genin_takes_what_serves_him(step: str, number: int) -> None:
    game = scene("player 1\nhand M-1 wait\nplayer 2", mission("M-1", text=step))
    game.play("mission M-1")
    game.resolve()
    assert game.asked == "1 ends"
    assert decide(game.game) == number
