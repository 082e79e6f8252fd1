"""K-7: what is sacrificed for a Ninja, whatever way it enters play."""

import pytest
from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems

from .invariants import check
from .scene import Scene, client, jutsu, mission, ninja, scene

PAIN = ninja("P", "6/3", name="Pain", text="Sacrifice: 1 Ninja or Client.")
A, B, C = ninja("A"), ninja("B", entrance=4), client("C")
PUT = mission("M", text='Put 1 Ninja named "Pain" from your hand into play.')


def deployed(due: str, board: str, *cards: Card, picks: tuple[str, ...] = ()) -> Scene:
    """A scene in which a Ninja with this Sacrifice is deployed."""
    pain = ninja("P", name="Pain", text=f"Sacrifice: {due}.")
    game = scene(f"player 1\n{board}\n  hand P", pain, A, B, C, *cards)
    game.play("deploy P")
    for number in picks:
        game.pick(number)
    check(game.game)
    return game


def offered(due: str, board: str, *cards: Card) -> bool:
    pain = ninja("P", name="Pain", text=f"Sacrifice: {due}.")
    return scene(f"player 1\n{board}\n  hand P", pain, A, B, C, *cards).offered("deploy P")


def test_k_7_1_it_is_due_on_top_of_a_deployment() -> None:
    game = deployed("1 Ninja or Client", "  team A\n  client C", picks=("C",))
    assert game.in_play(1) == ["A", "P"]
    assert game.game.sides[0].deployed == 1
    assert not offered("1 Ninja or Client", "")


def test_k_7_1_it_is_due_when_a_ninja_grows_too() -> None:
    grown = ninja("G", name="A", characteristics=("Growth",), text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  team A\n  hand G", A, grown)
    assert not game.offered("growth G"), "what grows is no Sacrifice"
    game = scene("player 1\n  team A\n  team B\n  hand G", A, B, grown)
    game.play("growth G")
    assert game.where("B") == "removed"
    assert game.where("A") == "chakra"
    assert game.in_play(1) == ["G"]


def test_k_7_2_it_is_removed_from_the_game_and_not_discarded() -> None:
    wept = evolve(A, text=("When this Ninja is discarded, draw 1 card.",))
    pain = ninja("P", name="Pain", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  team A\n  hand P\n  deck 9", wept, pain)
    game.play("deploy P")
    game.resolve()
    assert game.where("A") == "removed"
    assert game.deck(1) == 9
    left = evolve(A, text=("When this Ninja leaves play, draw 1 card.",))
    game = scene("player 1\n  team A\n  hand P\n  deck 9", left, pain)
    game.play("deploy P")
    game.resolve()
    assert game.deck(1) == 8


def test_k_7_2_an_edition_may_discard_it() -> None:
    game = scene("player 1\n  team A\n  hand P", A, PAIN)
    game.game.edition = evolve(EDITIONS["us"], sacrifice_to="discard")
    game.play("deploy P")
    assert game.where("A") == "discard"


def test_k_7_2_nobody_sacrifices_what_another_controls() -> None:
    pain = ninja("P", name="Pain", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  hand P\nplayer 2\n  team A", A, pain)
    assert not game.offered("deploy P")


def test_k_7_3_a_name_is_asked_for() -> None:
    bee = ninja("K", name="Killer Bee (Suit)", also_named=("Killer Bee",))
    assert offered('1 Ninja named "Killer Bee"', "  team K", bee)
    assert not offered('1 Ninja named "Killer Bee"', "  team A", bee)


def test_k_7_3_a_name_with_parentheses_is_the_printed_one() -> None:
    one = ninja("K", name="Tayuya (State 1)", also_named=("Tayuya",))
    two = ninja("K", name="Tayuya", also_named=("Tayuya (State 1)",))
    assert offered('1 Ninja named "Tayuya (State 1)"', "  team K", one)
    assert not offered('1 Ninja named "Tayuya (State 1)"', "  team K", two)


def test_k_7_3_names_that_are_joined_ask_for_one_card_each() -> None:
    due = '1 Ninja named "A", 1 Ninja named "B"'
    game = deployed(due, "  team A\n  team B")
    assert sorted(game.cards(1, "removed")) == ["A", "B"]
    assert not offered(due, "  team A")
    both = ninja("D", name="D", also_named=("A", "B"))
    assert not offered(due, "  team D", both)


def test_k_7_3_one_card_may_have_to_be_two_things() -> None:
    due = '1 Ninja named "B" with entrance cost 4 or more'
    assert offered(due, "  team B")
    assert not offered(due.replace("4", "5"), "  team B")


def test_k_7_3_one_of_two_names_will_do() -> None:
    due = '1 Ninja named "Kabuto" or "A"'
    assert offered(due, "  team A")
    assert not offered(due, "  team B")


def test_k_7_3_a_characteristic_and_further_ninja() -> None:
    eye = ninja("E", characteristics=("Sharingan Eye",))
    assert offered('1 "Sharingan Eye" Ninja', "  team E", eye)
    due = '1 Ninja named "A", 1 Ninja, 1 Ninja'
    assert not offered(due, "  team A\n  team B")
    game = deployed(due, "  team A\n  team B\n  team E", eye, picks=("B",))
    assert sorted(game.cards(1, "removed")) == ["A", "B", "E"]


def test_k_7_3_coins_are_taken_off_cards() -> None:
    due = '1 Ninja named "A"' + ", take 1 growth coin off 1 of your Ninja" * 3
    assert not offered(due, "  team A\n  team B coins growth x2")
    game = deployed(due, "  team A coins growth\n  team B coins growth x2", picks=("A",))
    assert game.where("A") == "removed"
    assert game.coins("B") == 0


def test_k_7_3_what_is_taken_first_must_leave_enough_for_the_rest() -> None:
    due = '1 Ninja, 1 Ninja named "A"'
    game = deployed(due, "  team A\n  team B")
    assert sorted(game.cards(1, "removed")) == ["A", "B"]


def test_k_7_4_it_may_be_injured_new_or_a_platoon() -> None:
    pair = ninja("D", name="A & B", characteristics=("Platoon",))
    for board in ("  team A injured", "  team A new", "  team D"):
        assert offered('1 Ninja named "A"', board, pair)


def test_k_7_4_a_platoon_serves_for_one_name_only() -> None:
    pair = ninja("D", name="A & B", characteristics=("Platoon",))
    assert not offered('1 Ninja named "A", 1 Ninja named "B"', "  team D", pair)


def test_k_7_4_a_namesake_may_be_what_is_sacrificed() -> None:
    old = ninja("O", name="Pain")
    assert offered("1 Ninja", "  team O", old)
    assert not offered('1 Ninja named "A"', "  team O\n  team A", old)
    pain = ninja("P", name="Pain", text="Sacrifice: 1 Ninja.")
    game = scene("player 1\n  team O\n  team A\n  hand P", old, A, pain)
    game.play("deploy P")
    assert game.in_play(1) == ["A", "P"], "only the namesake may go"


def test_k_7_5_whoever_listens_hears_of_it() -> None:
    konan = ninja("K", text="Valid: When your Ninja is sacrificed, draw 1 card.")
    game = scene("player 1\n  team A\n  team K\n  hand P\n  deck 9", A, konan, PAIN)
    game.play("deploy P")
    game.pick("A")
    game.resolve()
    assert game.deck(1) == 8
    own = evolve(A, text=("Valid: When this Ninja is sacrificed, draw 2 cards.",))
    game = scene("player 1\n  team A injured\n  hand P\n  deck 9", own, PAIN)
    game.play("deploy P")
    game.resolve()
    assert game.deck(1) == 7


def test_k_7_5_a_client_is_no_sacrificed_ninja() -> None:
    konan = ninja("K", text="Valid: When your Ninja is sacrificed, draw 1 card.")
    game = scene("player 1\n  client C\n  team K\n  hand P\n  deck 9", C, konan, PAIN)
    game.play("deploy P")
    game.pick("C")
    game.resolve()
    assert game.deck(1) == 9


def test_k_7_5_its_cost_is_what_the_entry_counts() -> None:
    danzo = ninja("P", name="Pain", text=(
        "Sacrifice: 1 Ninja.\n"
        "When this Ninja enters play, place X growth coins on this Ninja. X is that amount."
    ))  # fmt: skip
    game = scene("player 1\n  team B\n  hand P", B, danzo)
    game.play("deploy P")
    game.resolve()
    assert game.coins("P") == 4


def test_k_7_6_an_effect_brings_it_only_for_the_sacrifice() -> None:
    game = scene("player 1\n  team A\n  hand P M", A, PAIN, PUT)
    game.play("mission M")
    game.resolve()
    assert game.asked == "1 sacrifice"
    game.pick("A")
    check(game.game)
    assert game.in_play(1) == ["P"]
    assert game.where("A") == "removed"


def test_k_7_6_else_it_stays_where_it_is() -> None:
    game = scene("player 1\n  team A\n  hand P M", A, PAIN, PUT)
    game.play("mission M")
    game.resolve()
    game.pick()
    assert game.in_play(1) == ["A"]
    assert game.where("P") == "hand"
    game = scene("player 1\n  hand P M", PAIN, PUT)
    game.play("mission M")
    game.resolve()
    assert game.where("P") == "hand"


def test_k_7_6_what_follows_knows_whether_it_came() -> None:
    spell = mission("M", text=(
        'Put 1 Ninja named "Pain" from your hand into play. If you do, place 1 growth coin on '
        "that Ninja; draw 1 card."
    ))  # fmt: skip
    for pays in (True, False):
        game = scene("player 1\n  team A\n  hand P M\n  deck 9", A, PAIN, spell)
        game.play("mission M")
        game.resolve()
        game.pick(*(["A"] if pays else []))
        assert 9 - game.deck(1) == pays
        assert (game.where("P") == "play" and game.coins("P") == 1) == pays


def test_k_7_6_it_goes_into_a_team_on_the_same_terms() -> None:
    text = 'Put 1 Ninja named "Pain" from your hand into 1 of your teams.'
    spell = mission("M", text=text)
    game = scene("player 1\n  team A, B\n  hand P M", A, B, PAIN, spell)
    game.play("mission M")
    game.resolve()
    game.pick("A")
    assert game.team("P") == ["B", "P"]


def test_k_7_6_ignoring_it_leaves_the_rest() -> None:
    spell = evolve(PUT, text=(PUT.text[0].replace("play.", "play ignoring sacrifice."),))
    game = scene("player 1\n  team A\n  hand P M", A, PAIN, spell)
    game.play("mission M")
    game.resolve()
    assert game.in_play(1) == ["A", "P"]
    game = scene("player 1\n  team O\n  hand P M", ninja("O", name="Pain"), PAIN, spell)
    game.play("mission M")
    game.resolve()
    assert game.where("P") == "hand", "the name rule stands"


def test_k_7_6_a_text_may_lift_it_for_your_cards() -> None:
    helper = ninja(
        "H", text='All of your Ninja named "Pain" in hand can enter play ignoring sacrifice.'
    )
    game = scene("player 1\n  team H\n  hand P", PAIN, helper)
    game.play("deploy P")
    assert game.in_play(1) == ["H", "P"]


def test_k_7_6_such_a_text_need_not_say_where_the_cards_lie() -> None:
    helper = ninja("H", text='All of your Ninja named "Pain" can enter play ignoring sacrifice.')
    ambush = evolve(PAIN, characteristics=("Ambush",))
    for zone, option in (("hand", "deploy P"), ("chakra", "ambush P")):
        text = f"player 1\n  team H\n  {zone} P"
        game = scene(text if zone == "hand" else f"{text}\n  hand wait", ambush, helper)
        game.play(option)
        assert game.in_play(1) == ["H", "P"]
    game = scene("player 1\n  hand P\nplayer 2\n  team H", ambush, helper)
    assert not game.offered("deploy P")


def test_k_7_7_a_mission_gives_it_to_cards_that_have_none() -> None:
    gift = mission("M", permanent=True, text=(
        "All Ninja in either player's hand gain “Sacrifice: 1 Ninja or Client.”."
    ))  # fmt: skip
    game = scene("player 1\n  mission M\n  hand A B", A, B, gift)
    assert not game.offered("deploy A")
    game = scene("player 1\n  mission M\n  client C\n  hand A B", A, B, C, gift)
    game.play("deploy A")
    assert game.where("C") == "removed"


def test_k_7_4_not_the_arriving_card_itself() -> None:
    game = scene("player 1\n  hand P M", PAIN, PUT)
    game.play("mission M")
    game.resolve()
    assert game.asked == "1 organize" or game.where("P") == "hand"


def test_k_7_5_what_is_moved_elsewhere_instead_has_still_paid() -> None:
    for text in (
        "Valid: When this Ninja would be removed from the game, move this Ninja to hand instead.",
        "Valid: When this Ninja would leave play, move this Ninja to hand instead.",
    ):
        lizard = evolve(A, text=(text,))
        game = scene("player 1\n  team A injured\n  hand P", lizard, PAIN)
        game.play("deploy P")
        check(game.game)
        assert game.where("A") == "hand"
        assert game.in_play(1) == ["P"]


def test_k_7_5_what_would_keep_it_in_play_cannot_be_used() -> None:
    rock = evolve(A, text=("Valid: When this Ninja would leave play, draw 1 card instead.",))
    game = scene("player 1\n  team A\n  hand P\n  deck 9", rock, PAIN)
    game.play("deploy P")
    assert game.where("A") == "removed"
    assert game.deck(1) == 9
    assert game.in_play(1) == ["P"]


@pytest.mark.parametrize(("position", "lead"), [(" as head", "P"), ("", "B")])
def test_k_7_6_it_takes_the_position_that_the_effect_names(position: str, lead: str) -> None:
    text = f'Put 1 Ninja named "Pain" from your hand into the user\'s team{position}.'
    join = jutsu("J-1", text=text)
    assert problems(join) == ()
    game = scene(
        "phase exchange\nplayer 1\n  attack B\n  team A\n  hand P J-1 wait\n"
        "player 2\n  block 1 E\n  hand wait",
        A, B, PAIN, join, ninja("E"),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.resolve()
    game.pick("A")
    assert sorted(game.team("P")) == ["B", "P"]
    assert game.team("P")[0] == lead


TWO = mission("M", text="Put 2 Ninja from your hand into play.")


def two_at_once(board: str) -> Scene:
    """A Mission brings two Ninja for a Sacrifice each."""
    pair = [ninja(one, text="Sacrifice: 1 Ninja.") for one in ("P", "Q")]
    game = scene(f"player 1\n{board}\n  hand P Q M wait", A, B, TWO, *pair)
    game.play("mission M")
    return game


def test_k_7_4_what_has_been_sacrificed_does_not_pay_twice() -> None:
    game = two_at_once("  team A")
    game.pick("A")
    check(game.game)
    assert game.asked == "1 mission phase"
    assert game.in_play(1) == ["P"], "and what comes with it does not pay either"
    assert game.where("Q") == "hand"


def test_k_7_6_each_of_two_that_an_effect_brings_is_paid_for() -> None:
    game = two_at_once("  team A\n  team B")
    game.pick("B")
    assert game.offers == ["A"]
    game.pick("A")
    assert game.in_play(1) == ["P", "Q"]
    game = two_at_once("  team A")
    game.pick()
    game.pick("A")
    assert game.in_play(1) == ["Q"], "the first was declined"
