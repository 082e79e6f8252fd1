"""K-2: a Ninja grows into another card of its name."""

from attrs import evolve

from naruto_tui.rules.editions import EDITIONS

from .invariants import check
from .scene import Scene, mission, ninja, scene

YOUNG = ninja("Y", "1/0", name="Gaara")
GROWN = ninja("G", "4/2", "2/1", name="Gaara", characteristics=("Growth",), entrance=3, hand=2)


def grown(text: str, *cards, target: str = "") -> Scene:
    """A scene in which G is grown."""
    game = scene(text, YOUNG, GROWN, *cards)
    game.play("growth G")
    if target:
        game.pick(target)
    check(game.game)
    return game


def test_k_2_1_it_replaces_a_ninja_of_its_name() -> None:
    game = grown("player 1\n  marker 3\n  team Y\n  hand G")
    assert game.in_play(1) == ["G"]
    assert game.where("Y") == "chakra"


def test_k_2_1_any_shared_name_will_do_both_ways() -> None:
    puppet = ninja("P", name="Hiruko", also_named=("Sasori",))
    sasori = ninja("S", name="Sasori", characteristics=("Growth",))
    game = scene("player 1\n  team P\n  hand S", puppet, sasori)
    assert game.offered("growth S")
    child = ninja("C", name="Kimimaro (Childhood)", also_named=("Kimimaro",),
                  characteristics=("Growth",))  # fmt: skip
    game = scene("player 1\n  team K\n  hand C", ninja("K", name="Kimimaro"), child)
    assert game.offered("growth C")


def test_k_2_1_without_the_word_or_the_name_nobody_grows() -> None:
    plain, other = evolve(GROWN, characteristics=()), ninja("O")
    game = scene("player 1\n  marker 3\n  team Y\n  hand G", YOUNG, plain)
    assert not game.offered("growth G")
    game = scene("player 1\n  marker 3\n  team O\n  hand G", other, GROWN)
    assert not game.offered("growth G")
    assert game.refusal("G") == "4.3.3"


def test_k_2_1_the_opponents_ninja_do_not_serve() -> None:
    game = scene("player 1\n  marker 3\n  hand G\nplayer 2\n  team Y", YOUNG, GROWN)
    assert not game.offered("growth G")


def test_k_2_1_which_of_several_grows_is_asked() -> None:
    second = ninja("Z", name="Z", also_named=("Gaara",), text="Non-unique.")
    game = scene("player 1\n  marker 3\n  team Y\n  team Z\n  hand G", YOUNG, GROWN, second)
    game.play("growth G")
    assert game.in_play(1) == ["Z", "G"], "Y alone may go: while it stays G is kept out"
    shared = evolve(YOUNG, text=("Non-unique.",))
    game = scene("player 1\n  marker 3\n  team Y\n  team Z\n  hand G", shared, GROWN, second)
    game.play("growth G")
    assert game.asked == "1 grow"
    assert game.offers == ["Y", "Z"]
    game.pick("Z")
    assert game.in_play(1) == ["Y", "G"]


def test_k_2_1_texts_give_growth_to_cards_in_the_hand() -> None:
    teacher = ninja("T", text='All Ninja named "Gaara" in your hand gain "Growth".')
    plain = evolve(GROWN, characteristics=())
    game = scene("player 1\n  marker 3\n  team Y\n  team T\n  hand G", YOUNG, plain, teacher)
    assert game.offered("growth G")
    game = scene(
        "player 1\n  marker 3\n  team Y\n  hand G\nplayer 2\n  team T", YOUNG, plain, teacher
    )
    assert not game.offered("growth G")


def test_k_2_2_not_a_ninja_that_came_this_turn() -> None:
    game = scene("player 1\n  marker 3\n  team Y new\n  hand G", YOUNG, GROWN)
    assert not game.offered("growth G")
    assert any(one.rule == "K-2.2" for one in game.game.view(0).refusals())


def test_k_2_2_not_a_ninja_with_a_growth_coin() -> None:
    game = scene("player 1\n  marker 3\n  team Y coins growth\n  hand G", YOUNG, GROWN)
    assert not game.offered("growth G")
    game = scene("player 1\n  marker 3\n  team Y coins +1/+1\n  hand G", YOUNG, GROWN)
    assert game.offered("growth G")


def test_k_2_2_a_text_may_lift_the_coin() -> None:
    for text in (
        "Valid: This Ninja can be grown ignoring limits.",
        "In hand: This card can be grown ignoring limits.",
    ):
        again = evolve(GROWN, text=(text,))
        game = scene("player 1\n  marker 3\n  team Y coins growth\n  hand G", YOUNG, again)
        assert game.offered("growth G")
    helper = ninja("H", text='All of your "Leaf" Ninja in hand can be grown ignoring limits.')
    leaf = evolve(GROWN, characteristics=("Leaf", "Growth"))
    game = scene("player 1\n  marker 3\n  team Y coins growth\n  team H\n  hand G",
                 YOUNG, leaf, helper)  # fmt: skip
    assert game.offered("growth G")


def test_k_2_2_twice_in_a_turn_is_not_possible() -> None:
    third = ninja("T", name="Gaara", characteristics=("Growth",))
    game = grown("player 1\n  marker 3\n  team Y\n  hand G T", third)
    assert not game.offered("growth T")


def test_k_2_3_the_entrance_cost_must_be_met_the_hand_cost_is_not_paid() -> None:
    game = scene("player 1\n  marker 2\n  team Y\n  hand G Y", YOUNG, GROWN)
    assert not game.offered("growth G")
    assert [one.rule for one in game.game.view(0).refusals() if one.verb == "growth"] == ["4.3.2"]
    game = grown("player 1\n  marker 3\n  team Y\n  hand G")
    assert game.happened("pay") == []


def test_k_2_3_where_it_is_ignored_neither_cost_counts() -> None:
    early = next(name for name, one in EDITIONS.items() if one.growth_entrance == "ignored")
    game = grown(f"edition {early}\nplayer 1\n  marker 0\n  team Y\n  hand G")
    assert game.in_play(1) == ["G"]


def test_k_2_4_the_old_card_goes_to_its_owners_chakra_and_is_not_charged() -> None:
    watch = ninja("W", text="When this Ninja is charged, draw 1 card.")
    game = grown("player 1\n  marker 3\n  team Y\n  team W\n  hand G\n  deck 3", watch)
    assert game.where("Y") == "chakra"
    assert game.happened("charge") == []
    (left,) = game.happened("leave")
    assert left.how == ("growth",)


def test_k_2_4_team_injury_and_all_coins_pass_and_a_growth_coin_comes() -> None:
    game = grown(
        "player 1\n  marker 3\n  team O, Y injured coins +1/+1 x2 coins Bomb, P\n  hand G",
        ninja("O"), ninja("P"),
    )  # fmt: skip
    assert game.team("G") == ["O", "G", "P"]
    assert game.is_injured("G")
    assert game.coins("G", "+1/+1") == 2
    assert game.coins("G", "Bomb") == 1
    assert game.coins("G", "growth") == 1
    assert game.power("G") == "5/4"


def test_k_2_5_what_held_for_the_old_ninja_does_not_pass() -> None:
    boost = mission("M", text="Target 1 of your Ninja.\nThe target gets +3/+0 this turn.")
    game = scene("player 1\n  marker 3\n  team Y\n  hand G M", YOUNG, GROWN, boost)
    game.play("mission M")
    game.resolve()
    assert game.power("Y") == "4/0"
    game.play("growth G")
    assert game.power("G") == "5/3"


def test_k_2_6_it_is_put_into_play_and_not_deployed() -> None:
    texts = {
        "D": "When your Ninja is deployed, draw 1 card.",
        "E": "When your Ninja enters play, draw 1 card.",
        "F": "When your Ninja enters play by growth, draw 1 card.",
        "N": "When your Ninja enters play other than by growth, draw 1 card.",
        "R": "When your Ninja is grown, draw 1 card.",
    }
    for number, drawn in {"D": 0, "E": 1, "F": 1, "N": 0, "R": 1}.items():
        watcher = ninja(number, text=texts[number])
        game = grown(
            f"player 1\n  marker 3\n  team Y\n  team {number}\n  hand G\n  deck 9", watcher
        )
        game.resolve()
        assert 9 - game.deck(1) == drawn, texts[number]
        assert game.game.sides[0].deployed == 0


def test_k_2_6_growth_may_come_with_a_further_coin() -> None:
    more = evolve(
        GROWN, text=("When this Ninja enters play by growth, place 1 growth coin on this Ninja.",)
    )
    game = scene("player 1\n  marker 3\n  team Y\n  hand G", YOUNG, more)
    game.play("growth G")
    game.resolve()
    assert game.coins("G", "growth") == 2


def test_k_2_6_the_old_ninja_leaves_by_growth() -> None:
    old = evolve(YOUNG, text=("When this Ninja leaves play by growth, draw 1 card.",))
    game = scene("player 1\n  marker 3\n  team Y\n  hand G\n  deck 9", old, GROWN)
    game.play("growth G")
    game.resolve()
    assert game.deck(1) == 8


def test_k_2_7_a_coin_may_count_as_growing() -> None:
    spell = mission("M", text='Grow 1 of your "Leaf" Ninja.')
    watch = ninja("W", text="When your Ninja is grown, draw 1 card.\n"
                  "When your Ninja enters play, draw 1 card.")  # fmt: skip
    text = "player 1\n  team L{}\n  team W\n  hand M\n  deck 9"
    leaf = ninja("L", characteristics=("Leaf",))
    for marks, drawn in (("", 1), (" new", 0), (" coins growth", 0)):
        game = scene(text.format(marks), leaf, watch, spell)
        game.play("mission M")
        game.resolve()
        assert 9 - game.deck(1) == drawn
        assert game.coins("L", "growth") == (marks != " new")


def test_k_2_8_platoons_and_squads_do_not_grow() -> None:
    for word in ("Platoon", "Squad"):
        pair = ninja("P", name="Gaara & Kankuro", characteristics=(word,))
        game = scene("player 1\n  marker 3\n  team P\n  hand G", pair, GROWN)
        assert not game.offered("growth G")


def test_k_2_9_other_growth_coins_are_not_limited() -> None:
    place = mission("M", text="Place 1 growth coin on 1 of your Ninja.")
    game = scene("player 1\n  team Y coins growth\n  hand M", YOUNG, place)
    game.play("mission M")
    game.resolve()
    assert game.coins("Y", "growth") == 2


def test_k_2_1_the_name_rule_speaks_of_its_other_names() -> None:
    twin = ninja("T", name="Shukaku")
    both = evolve(GROWN, also_named=("Shukaku",))
    game = scene("player 1\n  marker 3\n  team Y\n  team T\n  hand G", YOUNG, twin, both)
    assert not game.offered("growth G")
