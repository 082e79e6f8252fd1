"""A Jutsu that may be used without paying because of what it costs (K-29.4)."""

import pytest

from .scene import jutsu, ninja, scene

TEXT = "This Ninja can use Jutsu with Jutsu cost 2 or less without paying."


@pytest.mark.parametrize(("cost", "left"), [("FF", 3), ("FFF", 0)])
def test_k_29_4_whether_it_is_free_hangs_on_what_it_otherwise_costs(cost: str, left: int) -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand J-1 wait\nchakra F x3\nplayer 2\n"
                 "block 1 B", ninja("A", text=TEXT), ninja("B"), ninja("F"),
                 jutsu("J-1", cost, text="Draw 1 card."))  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 pay jutsu cost":
        game.pick()
    assert game.cards(1, "chakra").count("F") == left
