"""K-12: Ninja that the name rule does not speak of."""

from attrs import evolve

from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS

from .scene import mission, ninja, scene

MANY = ninja("N", name="Samurai", text="Non-unique.")
ONE = ninja("O", name="Samurai")


def test_k_12_1_it_is_not_kept_out_and_keeps_nobody_out() -> None:
    for board, hand in (("N", "N"), ("O", "N"), ("N", "O")):
        game = scene(f"player 1\n  team {board}\n  hand {hand}", MANY, ONE)
        assert game.offered(f"deploy {hand}"), f"{hand} beside {board}"
    game = scene("player 1\n  team O\n  hand O", ONE)
    assert not game.offered("deploy O")


def test_k_12_1_an_effect_may_bring_it_too() -> None:
    spell = mission("M", text="Put 1 Ninja from your hand into play.")
    game = scene("player 1\n  team O\n  hand N M", MANY, ONE, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["O", "N"]


def test_k_12_1_it_may_change_sides() -> None:
    steal = mission("M", text="Take control of 1 enemy Ninja.")
    for here, there, stays in (("O", "N", True), ("O", "O", False)):
        text = f"player 1\n  team {here}\n  hand M\nplayer 2\n  team {there}"
        game = scene(text, MANY, ONE, steal)
        game.play("mission M")
        game.resolve()
        assert (len(game.in_play(1)) == 2) == stays


def test_k_12_1_injured_it_works_as_well() -> None:
    game = scene("player 1\n  team N injured\n  hand O", MANY, ONE)
    assert game.offered("deploy O")


def test_k_12_1_a_negated_text_lifts_nothing() -> None:
    mute = ninja("X", text="Your other Ninja lose their text.")
    game = scene("player 1\n  team N\n  team X\n  hand O", MANY, ONE, mute)
    assert not game.offered("deploy O")


def test_k_12_1_the_long_form_speaks_of_the_arriving_card_only() -> None:
    anbu = evolve(MANY, text=("Valid: This Ninja can enter play ignoring names.",))
    game = scene("player 1\n  team O\n  hand N", anbu, ONE)
    assert game.offered("deploy N")
    game = scene("player 1\n  team N\n  hand O", anbu, ONE)
    assert not game.offered("deploy O")


def test_k_12_1_another_card_may_let_them_stand_side_by_side() -> None:
    text = 'Your "Leaf" Ninja can enter play ignoring names.'
    twins = [evolve(ONE, number=one, characteristics=(word,))
             for one, word in (("T1", "Leaf"), ("T2", "Leaf"), ("T3", "Sand"))]  # fmt: skip
    lifts = mission("L", permanent=True, text=text)
    game = scene("player 1\n  team T1\n  mission L\n  hand T2 T3", *twins, lifts)
    assert game.offered("deploy T2")
    assert not game.offered("deploy T3")
    game = scene("player 1\n  team T1\n  hand T2\nplayer 2\n  mission L", *twins, lifts)
    assert not game.offered("deploy T2")


def test_k_12_1_an_effect_may_move_cards_as_if_they_had_it() -> None:
    spell = mission("M", text="Put all Ninja from your hand into play ignoring names.")
    game = scene("player 1\n  team O\n  hand O M", ONE, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["O", "O"]


def test_k_12_1_the_deck_limit_stays_three() -> None:
    deck = Deck("x", (Entry(4, MANY),))
    rules = [point.rule for point in illegal(deck, EDITIONS["us"], lambda _: ())]
    assert "1.4" in rules
