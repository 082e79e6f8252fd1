"""K-3: a Ninja with Ambush is deployed from the chakra area."""

from attrs import evolve

from .invariants import check
from .scene import mission, ninja, scene

SPY = ninja("S", "2/1", characteristics=("Sound", "Ambush"), entrance=2, hand=1)
OTHER = ninja("O")


def test_k_3_1_it_is_deployed_from_chakra_for_both_costs() -> None:
    game = scene("player 1\n  marker 2\n  chakra S\n  hand O", SPY, OTHER)
    game.play("ambush S")
    check(game.game)
    assert game.in_play(1) == ["S"]
    assert game.cards(1, "chakra") == ["O"]


def test_k_3_1_marker_hand_cost_and_name_must_allow_it() -> None:
    for text, rule in (
        ("player 1\n  marker 1\n  chakra S\n  hand O", "4.3.2"),
        ("player 1\n  marker 2\n  chakra S\n  hand wait", "4.3.3"),
        ("player 1\n  marker 2\n  chakra S\n  hand O\n  team S", "K-1.3"),
    ):
        game = scene(text, SPY, OTHER)
        assert not game.offered("ambush S")
        said = [one.rule for one in game.game.view(0).refusals() if one.verb == "ambush"]
        assert said in ([rule], ["4.3.4"])


def test_k_3_1_it_is_the_deployment_of_the_turn() -> None:
    game = scene("player 1\n  marker 2\n  chakra S\n  hand O O", SPY, OTHER)
    game.play("deploy O")
    assert not game.offered("ambush S")
    game = scene("player 1\n  marker 2\n  chakra S\n  hand O O", SPY, OTHER)
    game.play("ambush S")
    game.pick("O")
    assert not game.offered("deploy O")
    assert game.game.sides[0].deployed == 1


def test_k_3_1_not_without_the_word_and_not_in_the_opponents_turn() -> None:
    plain = evolve(SPY, characteristics=("Sound",))
    game = scene("player 1\n  marker 2\n  chakra S\n  hand O", plain, OTHER)
    assert not game.offered("ambush S")
    game = scene("active 2\nplayer 1\n  marker 2\n  chakra S\n  hand O\nplayer 2\n  hand O",
                 SPY, OTHER)  # fmt: skip
    assert game.asked == "2 mission phase"
    assert not game.offered("ambush S")


def test_k_3_2_deployed_by_ambush_is_told_apart() -> None:
    own = evolve(SPY, text=("When this Ninja enters play by ambush, draw 1 card.",))
    game = scene("player 1\n  marker 2\n  chakra S\n  hand O\n  deck 9", own, OTHER)
    game.play("ambush S")
    game.resolve()
    assert game.deck(1) == 8
    game = scene("player 1\n  marker 2\n  hand S O\n  deck 9", own, OTHER)
    game.deploy("S")
    game.resolve()
    assert game.deck(1) == 9


def test_k_3_2_it_is_a_deployment_too() -> None:
    watch = ninja("W", text="When your Ninja is deployed, draw 1 card.")
    game = scene(
        "player 1\n  marker 2\n  team W\n  chakra S\n  hand O\n  deck 9", SPY, OTHER, watch
    )
    game.play("ambush S")
    game.resolve()
    assert game.deck(1) == 8


def test_k_3_2_an_effect_puts_such_a_card_into_play_without_ambush() -> None:
    spell = mission("M", text='Put 1 "Ambush" Ninja from your chakra into play.')
    own = evolve(SPY, text=("When this Ninja enters play by ambush, draw 1 card.",))
    game = scene("player 1\n  chakra S\n  hand M\n  deck 9", own, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["S"]
    assert game.deck(1) == 9


def test_k_3_3_texts_give_ambush_to_cards_in_the_chakra_area() -> None:
    plain = evolve(SPY, characteristics=("Sound",))
    giver = ninja("G", text='All "Sound" Ninja in your chakra gain "Ambush".')
    game = scene("player 1\n  marker 2\n  team G\n  chakra S\n  hand O", plain, OTHER, giver)
    assert game.offered("ambush S")
    game.play("ambush S")
    assert game.in_play(1) == ["G", "S"]


def test_k_3_3_a_mission_gives_it_for_a_turn() -> None:
    plain = evolve(SPY, characteristics=("Sound",))
    giver = mission("M", text='Target 1 Ninja in your chakra.\n'
                    'The target gains "Ambush" this turn.')  # fmt: skip
    game = scene("player 1\n  marker 2\n  chakra S\n  hand M O", plain, OTHER, giver)
    game.play("mission M")
    game.resolve()
    assert game.offered("ambush S")


def test_k_3_3_a_sacrifice_is_paid_too() -> None:
    pain = evolve(SPY, hand=0, text=("Sacrifice: 1 Ninja or Client.",))
    game = scene("player 1\n  marker 2\n  team O\n  chakra S\n  hand wait", pain, OTHER)
    game.play("ambush S")
    assert game.where("O") == "removed"
    assert game.in_play(1) == ["S"]
    game = scene("player 1\n  marker 2\n  chakra S\n  hand wait", pain, OTHER)
    assert not game.offered("ambush S")


def test_k_3_3_a_card_that_is_not_charged_may_still_pay() -> None:
    game = scene("player 1\n  marker 2\n  chakra S\n  hand S", SPY)
    game.play("ambush S")
    assert game.cards(1, "chakra") == ["S"]


def test_k_3_3_a_ban_on_ambush_stops_it_alone() -> None:
    guard = ninja("B", text="Ninja cannot enter play by ambush.")
    game = scene("player 1\n  marker 2\n  chakra S\n  hand S O\nplayer 2\n  team B",
                 SPY, OTHER, guard)  # fmt: skip
    assert not game.offered("ambush S")
    assert game.offered("deploy S")
    said = [one.rule for one in game.game.view(0).refusals() if one.verb == "ambush"]
    assert said == ["K-1.5"]
