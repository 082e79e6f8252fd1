"""K-1: what all ways into play have in common, and prices that cards name themselves."""

from attrs import evolve

from naruto_tui.rules.playable import problems

from .invariants import check
from .scene import Scene, mission, ninja, scene

HAIDO = ninja("H", name="Haido", entrance=1)
BEAST = ninja(
    "B", "4/0", name="Haido (Transformed)", also_named=("Haido",), entrance=2, hand=2,
    text='Enters play only at this price: move 1 of your Ninja named "Haido" with entrance cost 1 '
    "to chakra.",
)  # fmt: skip
GROWN = ninja("G", name="Haido", characteristics=("Growth",))
WATCH = {
    "deployed": "When your Ninja is deployed, draw 1 card.",
    "all": "When your Ninja enters play, draw 1 card.",
    "others": "When your Ninja enters play other than by deployment, draw 1 card.",
    "not growth": "When your Ninja enters play other than by growth, draw 1 card.",
    "effect": "When your Ninja enters play by an effect, draw 1 card.",
}
PUT = mission("M", text="Put 1 Ninja from your hand into play.")


def heard(kind: str, option: str, hand: str) -> bool:
    """Whether a trigger hears an entry."""
    watcher = ninja("W", text=WATCH[kind])
    text = f"player 1\n  marker 5\n  team H\n  team W\n  hand {hand}\n  deck 9"
    game = scene(text, HAIDO, BEAST, GROWN, watcher, PUT, ninja("A"))
    game.play(option)
    game.resolve()
    return game.deck(1) == 8


def test_k_1_1_a_deployment_is_once_a_turn_a_method_any_number_of_times() -> None:
    game = scene(
        "player 1\n  marker 5\n  team H\n  hand A C B", HAIDO, BEAST, ninja("A"), ninja("C")
    )
    game.play("deploy A")
    assert not game.offered("deploy C")
    game.play("enter B 0")
    check(game.game)
    assert game.in_play(1) == ["A", "B"]
    assert game.game.sides[0].deployed == 1


def test_k_1_2_a_price_of_its_own_is_paid_with_the_entrance_cost_met_and_no_hand_cost() -> None:
    game = scene("player 1\n  marker 2\n  team H\n  hand B", HAIDO, BEAST)
    game.play("enter B 0")
    assert game.where("H") == "chakra"
    assert game.in_play(1) == ["B"]
    assert game.happened("pay") == []
    game = scene("player 1\n  marker 1\n  team H\n  hand B", HAIDO, BEAST)
    assert not game.offered("enter B 0")
    assert game.refusal("B") == "4.3.2"


def test_k_1_2_what_says_only_has_no_other_way() -> None:
    game = scene(
        "player 1\n  marker 5\n  team A\n  hand B O O M", BEAST, ninja("A"), ninja("O"), PUT
    )
    assert not game.offered("deploy B")
    assert not game.offered("enter B 0")
    assert game.refusal("B") == "K-1.2"
    game.play("mission M")
    game.resolve()
    assert game.where("B") == "hand"


def test_k_1_2_what_says_also_may_be_deployed_too() -> None:
    also = evolve(BEAST, name="Wolf", also_named=(), hand=0,
                  text=(BEAST.text[0].replace("only at", "also at"),))  # fmt: skip
    game = scene("player 1\n  marker 2\n  team H\n  hand B", HAIDO, also)
    assert game.offered("deploy B")
    assert game.offered("enter B 0")


def test_k_1_2_a_condition_may_stand_behind_the_price() -> None:
    picky = evolve(BEAST, text=(f"{BEAST.text[0][:-1]} while you have 2 or more Ninja.",))
    game = scene("player 1\n  marker 2\n  team H\n  hand B", HAIDO, picky)
    assert not game.offered("enter B 0")
    assert game.refusal("B") == "K-1.2"
    game = scene("player 1\n  marker 2\n  team H\n  team A\n  hand B", HAIDO, picky, ninja("A"))
    assert game.offered("enter B 0")


def test_k_1_2_a_price_may_ask_for_several_cards_from_several_places() -> None:
    price = 'discard 1 of your Ninja named "Haido", discard 2 chakra'
    wolf = evolve(BEAST, text=(f"Enters play only at this price: {price}.",))
    text = "player 1\n  marker 2\n  team H\n  chakra {}\n  hand B"
    game = scene(text.format("A x3"), HAIDO, wolf, ninja("A"))
    game.play("enter B 0")
    game.pick("A")
    game.pick("A")
    assert sorted(game.cards(1, "discard")) == ["A", "A", "H"]
    game = scene(text.format("A"), HAIDO, wolf, ninja("A"))
    assert not game.offered("enter B 0")


def test_k_1_2_only_by_the_effect_of_one_card() -> None:
    soul = ninja(
        "S", name="Soul", text='Enters play only by the effect of a Mission named "Ritual".'
    )
    for name, comes in (("Ritual", True), ("Rite", False)):
        game = scene("player 1\n  hand S M", soul, evolve(PUT, name=name))
        assert not game.offered("deploy S")
        game.play("mission M")
        game.resolve()
        assert (game.where("S") == "play") == comes


def test_k_1_2_the_name_rule_speaks_after_the_material_has_left() -> None:
    other = ninja("O", name="Other", also_named=("Haido",), text="Non-unique.")
    assert scene("player 1\n  marker 5\n  team H\n  hand B", HAIDO, BEAST).offered("enter B 0")
    second = evolve(other, text=())
    game = scene("player 1\n  marker 5\n  team H\n  team O\n  hand B", HAIDO, BEAST, second)
    assert not game.offered("enter B 0")
    assert game.refusal("B") == "K-1.3"


def test_k_1_3_it_arrives_healthy_as_a_team_of_its_own_and_cannot_be_answered() -> None:
    game = scene("player 1\n  marker 5\n  team H injured, A\n  hand B C", HAIDO, BEAST, ninja("A"),
                 ninja("C"))  # fmt: skip
    game.play("enter B 0")
    assert not game.is_injured("B")
    assert game.team("B") == ["B"]
    assert game.asked == "1 mission phase"


def test_k_1_3_everything_is_paid_at_once() -> None:
    squad = ninja("S", name="A & H", characteristics=("Squad",), hand=1)
    game = scene("player 1\n  team A\n  team H\n  hand O O\n  reinforcements S",
                 ninja("A"), evolve(HAIDO, name="H"), ninja("O"), squad)  # fmt: skip
    game.play("squad S")
    assert game.asked == "1 pay hand cost"
    assert game.in_play(1) == ["A", "H"], "nothing has left yet"
    game.pick("O")
    assert game.in_play(1) == ["S"]


def test_k_1_4_what_hears_of_which_entry() -> None:
    ways = {
        "deploy A": ("A", {"deployed", "all", "not growth"}),
        "enter B 0": ("B", {"all", "others", "not growth"}),
        "growth G": ("G", {"all", "others"}),
        "mission M": ("A M", {"all", "others", "not growth", "effect"}),
    }
    for option, (hand, kinds) in ways.items():
        assert {kind for kind in WATCH if heard(kind, option, hand)} == kinds, option


def test_k_1_4_a_ban_on_all_but_deployment_stops_methods_and_effects() -> None:
    ban = ninja("N", text="Ninja cannot enter play other than by deployment.")
    text = "player 1\n  marker 5\n  team H\n  hand {}\nplayer 2\n  team N"
    game = scene(text.format("A B G M"), HAIDO, BEAST, GROWN, ninja("A"), PUT, ban)
    assert game.offered("deploy A")
    for option in ("enter B 0", "growth G"):
        assert not game.offered(option)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["H"]


def test_k_1_4_a_ban_may_speak_of_one_players_ninja() -> None:
    ban = ninja("N", text="Enemy Ninja cannot enter play other than by deployment.")
    game = scene("player 1\n  marker 5\n  team H\n  hand B\nplayer 2\n  team N", HAIDO, BEAST, ban)
    assert not game.offered("enter B 0")
    game = scene("player 1\n  marker 5\n  team H\n  team N\n  hand B", HAIDO, BEAST, ban)
    assert game.offered("enter B 0")


def test_k_1_5_a_card_that_may_not_enter_stays_where_it_is() -> None:
    ban = ninja("N", text='"Leaf" Ninja cannot enter play.')
    leaf = ninja("L", characteristics=("Leaf",))
    game = scene("player 1\n  hand L M\nplayer 2\n  team N", leaf, PUT, ban)
    assert not game.offered("deploy L")
    assert game.refusal("L") == "K-1.5"
    game.play("mission M")
    game.resolve()
    assert game.where("L") == "hand"


def same(game: Scene) -> Scene:
    again = game.same_after_record()
    assert again.in_play(1) == game.in_play(1)
    return again


def test_k_1_3_a_record_holds_each_way() -> None:
    game = scene("player 1\n  marker 5\n  team H\n  hand B", HAIDO, BEAST)
    game.play("enter B 0")
    assert same(game).in_play(1) == ["B"]


ONE_A_TURN = mission(
    "M-1",
    permanent=True,
    text="While 1 or more of your Ninja entered play this turn, your Ninja cannot enter play.\n"
    "While 1 or more enemy Ninja entered play this turn, enemy Ninja cannot enter play.",
)


def test_k_1_4_a_limit_on_ninja_a_turn_counts_every_entry() -> None:
    assert problems(ONE_A_TURN) == ()
    grown = ninja("G", name="A", characteristics=("Growth",))
    enter = mission("M-E", text="Put 1 Ninja from your discard pile into play.")
    text = "player 1\n team A\n hand G C M-E D\n discard E\nplayer 2\n mission M-1"
    cards = (ninja("A"), grown, ninja("C"), ninja("D"), ninja("E"), enter, ONE_A_TURN)
    game = scene(text, *cards)
    assert game.offered("growth G")
    game.deploy("C")
    game.resolve()
    assert not game.offered("growth G")
    game.play("mission M-E")
    game.resolve()
    assert game.where("E") == "discard"
    game = scene(text, *cards)
    game.play("growth G")
    assert not game.offered("deploy C")
    assert game.refusal("C") == "K-1.5"


def test_k_1_4_an_effect_that_brings_several_brings_one() -> None:
    enter = mission("M-E", text="Put all Ninja from your discard pile into play.")
    game = scene(
        "player 1\n hand M-E\n discard C D\nplayer 2\n mission M-1",
        ninja("C"), ninja("D"), enter, ONE_A_TURN,
    )  # fmt: skip
    game.play("mission M-E")
    game.resolve()
    assert len(game.in_play(1)) == 1


def test_k_1_4_each_player_and_each_turn_has_his_own_limit() -> None:
    game = scene(
        "player 1\n hand C\nplayer 2\n hand D\n mission M-1", ninja("C"), ninja("D"), ONE_A_TURN
    )
    game.deploy("C")
    game.until("end")
    game.until("mission")
    assert game.offered("deploy D")
