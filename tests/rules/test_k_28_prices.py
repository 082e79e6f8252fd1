"""What a price may ask for: the ability is offered only where it can be paid (K-28.2)."""

import pytest

from .scene import ninja, scene

A = ninja("A", "2/1")


@pytest.mark.parametrize(
    ("price", "mine", "offered"),
    [
        ("Draw 2 cards", "deck N-001 x2", True),
        ("Draw 2 cards", "deck N-001", False),
        ("Discard the top 2 cards of your deck", "deck N-001 x2", True),
        ("Discard the top 2 cards of your deck", "deck N-001", False),
        ("Discard the bottom 2 cards of your deck", "deck N-001 x2", True),
        ("Discard the bottom 2 cards of your deck", "deck N-001", False),
        ("Win 1 reward", "deck N-001 x2", True),
        ("Raise your marker by 1", "", True),
        ("Lower your marker by 3", "", True),
        ("Lower your marker by 4", "", False),
        ("Take all growth coins off this Ninja", "team U coins growth x2", True),
        ("Take all growth coins off this Ninja", "", False),
        ("Put 1 Ninja from your hand into play", "hand A N-002", True),
        ("Put 1 Ninja from your hand into play", "hand J-003 U", False),
        ("Injure 1 of your other Ninja", "team A", True),
        ("Injure 1 of your other Ninja", "team A injured", False),
        ("Heal 1 of your other Ninja", "team A injured", True),
        ("Heal 1 of your other Ninja", "team A", False),
        ("Take 1 coin off 1 of your other Ninja", "team A coins growth", True),
        ("Take 1 coin off 1 of your other Ninja", "team A", False),
        ("Pay X", "", True),
        ("Pay 1", "", False),
    ],
)
def test_k_28_2_a_price_that_can_be_paid(price: str, mine: str, offered: bool) -> None:
    lines = ["player 1", "marker 3", mine]
    lines += [] if "hand" in mine else ["hand N-001 N-002"]
    lines += [] if "team U" in mine else ["team U"]
    text = f"[Mission] {price}: Raise your marker by 1."
    game = scene("\n".join([*lines, "player 2"]), ninja("U", text=text), A)
    assert any(one.startswith("ability U") for one in game.offers) == offered


def test_k_28_2_x_is_0_where_nothing_more_can_be_paid() -> None:
    text = "[Mission] Pay X: Raise your marker by 1. Draw X cards."
    game = scene("player 1\n hand N-001 N-002\n team U\n marker 3", ninja("U", text=text))
    game.play(next(one for one in game.offers if one.startswith("ability U")))
    assert (game.marker(1), len(game.cards(1, "hand"))) == (4, 2)


def test_k_28_2_all_coins_of_a_kind_are_the_price() -> None:
    text = "[Mission] Take all growth coins off this Ninja: Raise your marker by 1."
    game = scene(
        "player 1\n hand N-001 N-002\n team U coins growth x3 coins +1/+1\n marker 3",
        ninja("U", text=text),
    )
    game.play(next(one for one in game.offers if one.startswith("ability U")))
    assert (game.marker(1), game.coins("U", "growth"), game.coins("U")) == (4, 0, 1)
