"""What a price may ask for: the ability is offered only where it can be paid (K-28.2)."""

from random import Random

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


COSTS = tuple(ninja(f"C-{cost}", entrance=cost) for cost in (0, 1, 4))
STOCK = "chakra N-001 x3"


def test_5_3_4_the_x_of_a_price_comes_before_the_target_that_depends_on_it() -> None:
    text = "[Mission] Pay X: Target 1 enemy Ninja with entrance cost X. Injure the target."
    board = f"player 1\n hand N-001 J-003\n team U\n {STOCK}\nplayer 2\n team C-1, C-4"
    game = scene(board, ninja("U", text=text), *COSTS)
    game.play("ability U 0")
    assert game.asked == "1 pay chakra", "1 is the only X with a target, and C-1 the only target"
    game.quiet()
    game.resolve()
    assert game.is_injured("C-1")
    assert game.cards(1, "discard") == ["N-001"]


def test_k_28_2_no_x_has_a_target() -> None:
    text = "[Mission] Pay X: Target 1 enemy Ninja with entrance cost X. Injure the target."
    board = f"player 1\n hand N-001 J-003\n team U\n {STOCK}\nplayer 2\n team C-4"
    game = scene(board, ninja("U", text=text), *COSTS)
    assert not game.offered("ability U 0")


def test_5_3_4_of_an_x_in_between_that_has_no_target_nobody_is_asked() -> None:
    text = "[Mission] Pay X: Target 1 enemy Ninja with entrance cost X. Injure the target."
    three = ninja("C-3", entrance=3)
    board = f"player 1\n hand N-001 J-003\n team U\n {STOCK}\nplayer 2\n team C-1, C-3"
    game = scene(board, ninja("U", text=text), *COSTS, three)
    game.play("ability U 0")
    assert game.asked == "1 x"
    choice = game.game.choice
    assert choice is not None
    assert list(choice.answers()) == [1, 3]
    assert choice.problem(2) == "2 cannot be picked"
    assert {choice.random(Random(seed).random) for seed in range(10)} == {1, 3}
    game.say_number(3)
    game.resolve()
    assert (game.is_injured("C-1"), game.is_injured("C-3")) == (False, True)


ARRIVES = "When this Ninja is deployed, you may pay X: {} 1 enemy Ninja with entrance cost below X."


def test_k_28_6_a_trigger_asks_for_its_x_before_its_target() -> None:
    text = ARRIVES.format("Target") + " Discard the target."
    board = f"player 1\n hand U\n {STOCK}\nplayer 2\n team C-0, C-1\n team C-4"
    game = scene(board, ninja("U", text=text), *COSTS)
    game.deploy("U")
    game.yes()
    assert game.asked == "1 x"
    choice = game.game.choice
    assert choice is not None
    assert list(choice.answers()) == [1, 2, 3], "below 0 there is nobody"
    game.say_number(2)
    assert game.offers == ["C-0", "C-1"]
    game.pick("C-1")
    game.quiet()
    game.resolve()
    assert game.where("C-1") == "discard"
    assert len(game.cards(1, "chakra")) == 1
    assert game.same_after_record().where("C-1") == "discard"


def test_k_28_6_a_trigger_whose_x_finds_no_target_is_not_offered() -> None:
    text = ARRIVES.format("Target") + " Discard the target."
    board = f"player 1\n hand U N-001\n {STOCK}\nplayer 2\n team C-4"
    game = scene(board, ninja("U", text=text), *COSTS)
    game.deploy("U")
    assert game.asked == "1 mission phase"
    assert len(game.cards(1, "chakra")) == 3


def test_k_28_6_a_trigger_may_pick_by_its_x() -> None:
    text = ARRIVES.format("Discard")
    for team, asked in (("C-1", "1 optional effect"), ("C-4", "1 mission phase")):
        board = f"player 1\n hand U N-001\n {STOCK}\nplayer 2\n team {team}"
        game = scene(board, ninja("U", text=text), *COSTS)
        game.deploy("U")
        assert game.asked == asked
    board = f"player 1\n hand U N-001\n {STOCK}\nplayer 2\n team C-1"
    game = scene(board, ninja("U", text=text), *COSTS)
    game.deploy("U")
    game.yes()
    game.say_number(2)
    game.quiet()
    game.resolve()
    assert game.where("C-1") == "discard"
