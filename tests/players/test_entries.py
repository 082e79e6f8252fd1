"""What genin makes of ways into play that cost something on the board."""

from attrs import evolve

from naruto_tui.players import LEVELS
from tests.rules.scene import Scene, mission, ninja, scene

WEAK = ninja("W", "1/0", name="Neji")
STRONG = ninja("S", "9/4", "8/3", name="Guy")
PAIR = ninja("P", "6/3", "4/2", name="Neji & Guy", characteristics=("Platoon",))
GROWN = ninja("G", "4/2", "3/1", name="Neji", characteristics=("Growth",))


def said(game: Scene) -> str:
    """The option that genin takes."""
    choice = game.game.choice
    assert choice is not None
    answer = LEVELS["genin"](1).decide(game.game.view(choice.asked.seat), choice)
    return game.offers[answer]


def test_it_grows_and_forms_what_is_better_than_what_it_costs() -> None:
    assert said(scene("player 1\n  team W\n  hand G", WEAK, GROWN)) == "growth G"
    assert said(scene("player 1\n  team W\n  hand P", WEAK, PAIR)) == "platoon P"


def test_it_keeps_what_is_better_than_what_would_come() -> None:
    game = scene("player 1\n  team S\n  hand P wait wait", STRONG, PAIR)
    assert game.offered("platoon P")
    assert said(game) != "platoon P"
    poor = evolve(PAIR, number="D", name="Poor", characteristics=(), text=("Sacrifice: 1 Ninja.",))
    game = scene("player 1\n  team S\n  hand D wait wait", STRONG, poor)
    assert game.offered("deploy D")
    assert said(game) != "deploy D"


def test_it_does_not_replace_a_card_by_itself_again_and_again() -> None:
    again = evolve(PAIR, text=("When this Ninja enters play by platoon, move the other to hand.",))
    game = scene("player 1\n  team P\n  hand P wait", again)
    assert game.offered("platoon P")
    assert said(game) != "platoon P"


def test_it_gives_up_what_it_misses_least() -> None:
    due = ninja("D", "7/3", "5/2", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  team S\n  team W\n  hand D", STRONG, WEAK, due)
    game.play("deploy D")
    assert game.asked == "1 sacrifice"
    choice = game.game.choice
    assert LEVELS["genin"](1).decide(game.game.view(0), choice) == (game.card("W"),)


def test_it_sacrifices_nothing_for_an_effect_that_brings_less() -> None:
    poor = ninja("D", "0/0", text="Sacrifice: 1 Ninja.")
    put = mission("M", text="Put 1 Ninja from your hand into play.")
    game = scene("player 1\n  team S\n  hand D M", STRONG, poor, put)
    game.play("mission M")
    game.resolve()
    assert game.asked == "1 sacrifice"
    assert LEVELS["genin"](1).decide(game.game.view(0), game.game.choice) == ()
