"""K-5: a Squad comes out of the reinforcement deck for all of its Ninja."""

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems

from .invariants import check
from .scene import Scene, jutsu, mission, ninja, scene

KIBA = ninja("K", name="Kiba Inuzuka")
DOG = ninja("D", name="Akamaru")
PAIR = ninja("S", "5/3", name="Kiba Inuzuka & Akamaru", characteristics=("Squad",),
             entrance=3, hand=1)  # fmt: skip
PAY = ninja("O")
CARDS = (KIBA, DOG, PAIR, PAY)
READY = "player 1\n  marker 3\n  team K injured coins growth, D new\n  reinforcements S\n  hand O"


def test_k_5_2_all_its_ninja_are_removed_from_the_game() -> None:
    game = scene(READY, *CARDS)
    game.play("squad S")
    check(game.game)
    assert game.in_play(1) == ["S"]
    assert sorted(game.cards(1, "removed")) == ["D", "K"]
    assert game.cards(1, "chakra") == ["O"]
    assert game.game.sides[0].deployed == 0


def test_k_5_2_each_name_needs_a_ninja_of_its_own() -> None:
    for team, rule in (("K", "K-5.2"), ("K, O", "K-5.2")):
        game = scene(f"player 1\n  marker 3\n  team {team}\n  reinforcements S\n  hand O", *CARDS)
        assert not game.offered("squad S")
        (said,) = [one for one in game.game.view(0).refusals() if one.verb == "squad"]
        assert said.rule == rule
    both = ninja("B", name="Hero", also_named=("Kiba Inuzuka", "Akamaru"))
    game = scene("player 1\n  marker 3\n  team B\n  reinforcements S\n  hand O", *CARDS, both)
    assert not game.offered("squad S")


def test_k_5_2_entrance_and_hand_cost_are_due() -> None:
    game = scene(READY.replace("marker 3", "marker 2"), *CARDS)
    assert not game.offered("squad S")
    game = scene(READY.replace("hand O", "hand wait"), *CARDS)
    assert not game.offered("squad S")


def test_k_5_2_it_is_offered_with_an_empty_hand() -> None:
    free = evolve(PAIR, hand=0)
    game = scene(READY.replace("  hand O", ""), KIBA, DOG, free)
    game.play("squad S")
    assert game.in_play(1) == ["S"]


def test_k_5_3_the_name_rule_is_looked_at_when_they_have_left() -> None:
    second = ninja("C", name="Clone", also_named=("Akamaru",), text="Non-unique.")
    game = scene(READY + "\n  team C", *CARDS, second)
    assert game.offered("squad S")
    third = ninja("C", name="Clone", also_named=("Inuzuka",))
    named = evolve(PAIR, also_named=("Inuzuka",))
    game = scene(READY + "\n  team C", KIBA, DOG, named, PAY, third)
    assert not game.offered("squad S")


def test_k_5_3_it_arrives_healthy_without_coins_as_a_team_of_its_own() -> None:
    game = scene(READY + "\n  team O", *CARDS)
    game.play("squad S")
    assert not game.is_injured("S")
    assert game.coins("S") == 0
    assert game.team("S") == ["S"]


def test_k_5_4_it_is_material_of_another_squad_in_the_same_phase() -> None:
    bugs = ninja("B", name="Shino Aburame")
    next_ = ninja("X", name="Shino Aburame & Kiba Inuzuka", characteristics=("Squad",))
    game = scene(READY.replace("reinforcements S", "reinforcements S X") + "\n  team B",
                 *CARDS, bugs, next_)  # fmt: skip
    game.play("squad S")
    game.play("squad X")
    assert game.in_play(1) == ["X"]
    assert sorted(game.cards(1, "removed")) == ["B", "D", "K", "S"]


def test_k_5_4_it_meets_the_requirements_of_each_name() -> None:
    fang = jutsu("J", text='Requires: Ninja named "Akamaru".\nDraw 1 card.')
    game = scene("phase exchange\nplayer 1\n  attack S\n  hand J wait", *CARDS, fang)
    assert game.offered("jutsu J")


def test_k_5_5_an_effect_asks_for_no_ninja() -> None:
    spell = mission("M", text='Put 1 "Squad" Ninja from your reinforcements into play.')
    game = scene("player 1\n  reinforcements S\n  hand M", *CARDS, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["S"]


def test_k_5_5_one_of_its_ninja_may_be_enough_where_the_card_says_so() -> None:
    text = (
        'Enters play also at this price: remove 1 of your Ninja named "Kiba Inuzuka" or '
        '"Akamaru" from the game.'
    )
    alone = evolve(PAIR, text=(text,))
    game = scene(
        "player 1\n  marker 3\n  team K\n  reinforcements S\n  hand O", KIBA, DOG, alone, PAY
    )
    assert not game.offered("squad S")
    game.play("enter S 0")
    assert game.in_play(1) == ["S"]
    assert game.where("K") == "removed"


def test_k_5_6_they_leave_as_a_cost_and_not_by_an_effect() -> None:
    loyal = evolve(KIBA, text=("When this Ninja leaves play by effects, draw 1 card.",))
    game = scene(READY + "\n  deck 9", loyal, DOG, PAIR, PAY)
    game.play("squad S")
    game.resolve()
    assert game.deck(1) == 9
    assert {one.cause.word for one in game.happened("leave")} == {"cost"}


def test_k_5_7_each_entry_of_a_squad_or_platoon_can_be_heard() -> None:
    text = 'When your "Squad" or "Platoon" Ninja enters play, draw 2 cards.'
    hall = mission("M", permanent=True, text=text)
    game = scene(READY + "\n  mission M\n  deck 9", *CARDS, hall)
    game.play("squad S")
    game.resolve()
    assert game.deck(1) == 7
    by = ninja("W", text="When your Ninja enters play by squad, draw 1 card.")
    game = scene(READY + "\n  team W\n  deck 9", *CARDS, by)
    game.play("squad S")
    game.resolve()
    assert game.deck(1) == 8


def test_k_5_1_it_is_kept_in_the_reinforcement_deck() -> None:
    game = Game.new(((*[PAY] * 50, PAIR), [PAY] * 50), seed=1, first=0)
    (squad,) = game.sides[0].reinforcements
    assert game.cards[squad] is PAIR
    finder = mission("M", text='Move 1 "Squad" Ninja in your reinforcements to hand.')
    found = scene("player 1\n  reinforcements S\n  hand M", *CARDS, finder)
    found.play("mission M")
    found.resolve()
    assert found.where("S") == "hand"
    assert not found.offered("squad S")


def test_k_5_6_a_ninja_that_goes_elsewhere_instead_has_still_paid() -> None:
    text = "When this Ninja would leave play, move this Ninja to hand instead."
    slippery = evolve(DOG, text=(text,))
    game = scene(READY, KIBA, slippery, PAIR, PAY)
    game.play("squad S")
    check(game.game)
    assert game.where("D") == "hand"
    assert game.in_play(1) == ["S"]


MOMENT = "In reinforcements: At the start of the enemy mission phase"
LOW = "while this card's entrance cost is not above your marker"
PRICE = (
    'remove 1 of your Ninja named "Kiba Inuzuka" from the game,'
    ' remove 1 of your Ninja named "Akamaru" from the game'
)
EARLY = evolve(PAIR, text=(f"{MOMENT} {LOW}, you may {PRICE}: Put this card into play.",))
ENEMY_NEXT = "turn 5\nphase end\n" + READY


def enemy_turn(text: str, *cards: Card) -> Scene:
    """The start of the enemy's next Mission Phase."""
    game = scene(text, *cards)
    while game.turn == 5 or game.phase != "mission":
        game.quiet()
    return game


def test_k_5_5_a_text_may_let_it_enter_in_the_enemy_mission_phase_too() -> None:
    assert problems(EARLY) == ()
    game = enemy_turn(ENEMY_NEXT, KIBA, DOG, EARLY, PAY)
    assert game.asked == "1 optional effect"
    assert not game.game.known[1] >> game.card("S") & 1
    game.yes()
    game.resolve()
    check(game.game)
    assert game.in_play(1) == ["S"]
    assert sorted(game.cards(1, "removed")) == ["D", "K"]


def test_k_5_5_it_may_be_declined_and_its_own_way_stays_open() -> None:
    game = enemy_turn(ENEMY_NEXT, KIBA, DOG, EARLY, PAY)
    game.no()
    assert game.where("S") == "reinforcements"
    assert game.asked == "2 mission phase"
    game = scene(READY, KIBA, DOG, EARLY, PAY)
    assert game.offered("squad S")


def test_k_5_5_not_without_its_ninja_or_the_marker() -> None:
    for less in (("K injured coins growth, D", "K"), ("marker 3", "marker 1")):
        game = enemy_turn(ENEMY_NEXT.replace(*less), KIBA, DOG, EARLY, PAY)
        assert game.asked == "2 mission phase"


def test_k_5_5_it_listens_in_that_zone_alone() -> None:
    text = ENEMY_NEXT.replace("D new", "D new, S").replace("reinforcements S", "")
    game = enemy_turn(text, KIBA, DOG, EARLY, PAY)
    assert game.asked == "2 mission phase"
