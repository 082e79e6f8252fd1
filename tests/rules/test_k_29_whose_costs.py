"""Whose Jutsu a change of costs means, and which, and who pays nothing (K-29.3, K-29.4)."""

import pytest

from .scene import jutsu, ninja, scene

WET = jutsu("J", "1", symbols="W", text="Draw 1 card.")


def cost(text: str, *, said_by: int = 1) -> int:
    """How much chakra player 1 pays for a Water Jutsu of cost 1 while a Ninja says this."""
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001 x5"
        + ("\n team U" if said_by == 1 else "")
        + "\nplayer 2\n hand wait"
        + ("\n team U" if said_by == 2 else ""),
        WET, ninja("A"), ninja("U", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    while not game.asked.endswith("respond") and game.asked:
        if game.asked.endswith(" x"):
            game.say_number(0)
        elif game.asked.endswith("jutsu cost"):
            game.pick(*["N-001"] * game.game.choice.low)
        else:
            game.play(game.offers[0])
    return 5 - len(game.cards(1, "chakra"))


@pytest.mark.parametrize(
    ("text", "said_by", "paid"),
    [
        ("All Jutsu get +1 Jutsu cost.", 1, 2),
        ("All Jutsu get +1 Jutsu cost.", 2, 2),
        ("All enemy Jutsu get +1 Jutsu cost.", 2, 2),
        ("All enemy Jutsu get +1 Jutsu cost.", 1, 1),
        ("All of your Jutsu get +1 Jutsu cost.", 2, 1),
        ("All Water Jutsu get +1 Jutsu cost.", 1, 2),
        ("All Fire Jutsu get +1 Jutsu cost.", 1, 1),
        ("All Missions get +1 Jutsu cost.", 1, 1),
        ("All Jutsu in your hand get +1 Jutsu cost.", 1, 2),
        ("All Jutsu in your discard pile get +1 Jutsu cost.", 1, 1),
        ("You can use Jutsu without paying.", 1, 0),
        ("You can use Jutsu without paying.", 2, 1),
        ("Your opponent can use Jutsu without paying.", 2, 0),
        ("Your opponent can use Jutsu without paying.", 1, 1),
        ("All of your Ninja can use Jutsu without paying.", 1, 0),
        ("All enemy Ninja can use Jutsu without paying.", 1, 1),
    ],
)
def test_k_29_3_and_4_whose_jutsu_is_meant(text: str, said_by: int, paid: int) -> None:
    assert cost(text, said_by=said_by) == paid
