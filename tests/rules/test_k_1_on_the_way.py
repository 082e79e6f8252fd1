"""K-1.3, K-1.5: what is asked for on the way into play, and what can go wrong once it is paid."""

from .invariants import check
from .scene import mission, ninja, scene

A, B = ninja("A"), ninja("B")


def test_k_1_3_the_card_does_not_pay_its_own_price() -> None:
    due = ninja("P", text="Enters play only at this price: discard 1 card from your hand.")
    assert not scene("player 1\n hand P", due).offered("enter P 0")
    game = scene("player 1\n hand P A B", due, A, B)
    game.play("enter P 0")
    assert game.offers == ["A", "B"]
    game.pick("B")
    assert game.in_play(1) == ["P"]
    assert game.cards(1, "discard") == ["B"]


def test_k_1_5_what_its_own_price_has_taken_along_does_not_come() -> None:
    due = ninja("P", text="Enters play only at this price: discard all cards from your hand.")
    game = scene("player 1\n hand P A", due, A)
    game.play("enter P 0")
    check(game.game)
    assert game.in_play(1) == []
    assert sorted(game.cards(1, "discard")) == ["A", "P"]


AWAY = "When this Ninja would be removed from the game, move this Ninja to hand"


def test_k_1_5_a_namesake_that_came_meanwhile_keeps_it_out() -> None:
    text = f'{AWAY}; put 1 Ninja named "Twin" from your discard pile into play instead.'
    due = ninja("P", name="Twin", text="Sacrifice: 1 Ninja.")
    game = scene(
        "player 1\n team O\n hand P\n discard T",
        ninja("O", text=text),
        due,
        ninja("T", name="Twin"),
    )
    game.play("deploy P")
    check(game.game)
    assert game.in_play(1) == ["T"]
    assert sorted(game.cards(1, "hand")) == ["O", "P"], "what was paid has been moved all the same"


def test_k_1_5_who_was_to_grow_has_left_meanwhile() -> None:
    keeper = ninja("K", text=f"{AWAY}; discard 1 of your other Ninja instead.")
    grown = ninja("G", name="A", characteristics=("Growth",), text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n team A\n team K\n hand G", A, keeper, grown)
    game.play("growth G")
    check(game.game)
    assert game.in_play(1) == []
    assert sorted(game.cards(1, "hand")) == ["G", "K"]
    assert game.cards(1, "discard") == ["A"]


def test_t_25_a_ninja_that_comes_into_a_team_for_a_sacrifice_joins_it() -> None:
    join = mission("M", text="Put 1 Ninja from your hand into 1 of your teams.")
    due = ninja("P", text="Sacrifice: 1 Ninja.")
    glad = ninja("B", text="When a Ninja joins a team, place 1 growth coin on that Ninja.")
    game = scene("player 1\n team A\n team B\n hand P M", A, glad, due, join)
    game.play("mission M")
    while game.asked.endswith("pick"):
        game.pick("B")
    game.pick("A")
    check(game.game)
    assert game.team("P") == ["B", "P"]
    assert game.coins("P") == 1
