"""Coins on cards (K-23)."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, client, mission, ninja, scene


def after(text: str, mine: str = "", theirs: str = "", *cards) -> Scene:
    """Player 1 has played a Mission with this text."""
    game = scene(
        f"player 1\n hand M N-001\n{mine}\nplayer 2\n{theirs}", mission("M", text=text), *cards
    )
    game.play("mission M")
    return game


A, B = ninja("A", "3/1", "1/0"), ninja("B", "2/2")


def test_k_23_1_a_coin_is_not_undone_by_losing_the_text_that_placed_it() -> None:
    text = "When this Ninja enters play, place 1 +1/+1 coin on this Ninja."
    game = scene("player 1\n hand A M N-001", ninja("A", "3/1", text=text),
                 mission("M", text="All Ninja lose their text this turn."))  # fmt: skip
    game.deploy("A")
    assert game.power("A") == "4/2"
    game.play("mission M")
    assert game.power("A") == "4/2"


def test_k_23_1_protection_keeps_coins_from_being_placed_and_not_those_that_lie_there() -> None:
    proof = ninja("A", "3/1", text="This Ninja is unaffected by enemy Missions.")
    game = after(
        "Place 1 -1/-1 coin on all enemy Ninja.", "", "team A coins -1/-1\n team B", proof, B
    )
    assert game.power("A") == "2/0"
    assert game.coins("A") == 1
    assert game.coins("B") == 1


def test_k_23_1_coins_end_with_the_object() -> None:
    game = after("Move 1 of your Ninja to hand.", "team A coins +1/+1 x2", "", A)
    game.deploy("A")
    assert game.coins("A") == 0


@pytest.mark.parametrize(
    ("kind", "power"),
    [("growth", "4/2"), ("+1/+1", "4/2"), ("-1/-1", "2/0"), ("+2/+0", "5/1"), ("-3/-3", "0/-2")],
)
def test_k_23_2_coins_change_both_numbers_in_both_states(kind: str, power: str) -> None:
    game = after(f"Place 1 {kind} coin on 1 of your Ninja.", "team A", "", A)
    assert game.power("A") == power
    assert game.coins("A", kind) == 1
    hurt = after(f"Place 1 {kind} coin on 1 of your Ninja.", "team A injured", "", A)
    combat, support = (int(part) for part in power.split("/"))
    assert hurt.power("A") == f"{combat - 2}/{support - 1}"


def test_k_23_2_plus_and_minus_lie_side_by_side() -> None:
    game = after("Place 1 -1/-1 coin on 1 of your Ninja.", "team A coins +1/+1", "", A)
    assert game.power("A") == "3/1"
    assert (game.coins("A", "+1/+1"), game.coins("A", "-1/-1"), game.coins("A")) == (1, 1, 2)


def test_k_23_2_growth_coins_are_no_plus_coins_nor_the_reverse() -> None:
    for kind, other in (("growth", "+1/+1"), ("+1/+1", "growth")):
        game = after(f"Take all {kind} coins off all Ninja.", f"team A coins {other}", "", A)
        assert game.coins("A") == 1


def test_k_23_3_a_named_coin_does_nothing_by_itself() -> None:
    game = after('Place 2 "Poison" coins on 1 of your Ninja.', "team A", "", A)
    assert game.power("A") == "3/1"
    assert game.coins("A", "Poison") == 2


def test_k_23_3_what_a_ninja_says_of_its_coins_ends_with_that_text() -> None:
    says = ninja("B", text='All Ninja with 1 or more "Bomb" coins get -1/-1.')
    mine = "team A coins Bomb\nteam B"
    game = after('Discard 1 of your "Leaf" Ninja.', mine, "", A,
                 ninja("B", characteristics=("Leaf",), text=says.text))  # fmt: skip
    assert game.power("A") == "3/1"
    assert game.coins("A", "Bomb") == 1


def test_k_23_3_a_ninja_blade_coin_is_a_coin_of_any_kind() -> None:
    game = after('Take 1 "Ninja Blade" coin off 1 of your Ninja.', "team A coins Bomb", "", A)
    assert game.coins("A") == 0


def test_k_23_4_a_mental_power_coin() -> None:
    smart = ninja("A", mental=2)
    game = after("Place 1 +1 mental power coin on 1 of your Ninja.", "team A", "", smart)
    assert game.game.traits(game.card("A")).mental == 3


def test_k_23_4_a_coin_without_kind_is_of_any_and_also_on_missions() -> None:
    lasting = mission("P", permanent=True, coins=3, text="All Ninja get +0/+0.")
    game = after("Take 1 coin off 1 Mission.", "mission P coins x3", "", lasting)
    assert game.coins("P") == 2


def test_k_23_4_of_several_kinds_the_effects_player_names_each() -> None:
    mine = "team A coins Bomb x2 coins growth"
    game = after("Take 2 coins off 1 of your Ninja.", mine, "", A)
    assert game.asked == "1 coin kind"
    assert game.offers == ["coin A 0", "coin A 1"]
    game.play("coin A 1")
    assert game.offers == ["coin A 0"]
    game.play("coin A 0")
    assert (game.coins("A", "Bomb"), game.coins("A", "growth")) == (1, 0)


def test_k_23_4_as_a_cost_they_are_taken_in_full_or_not_at_all() -> None:
    text = (
        'When this Ninja attacks, you may take 2 "Promise" coins off 1 of your Ninja: draw 2 cards.'
    )
    for coins, asked in ((1, False), (2, True)):
        game = scene(
            f"""
            phase battle
            player 1
              team A
              team B coins Promise x{coins}
            player 2
              team N-002
            """,
            ninja("A", text=text), B,
        )  # fmt: skip
        game.send("A")
        assert (game.asked == "1 optional effect") == asked
    game.yes()
    assert game.coins("B") == 0
    assert game.happened("draw")


def test_k_23_4_if_you_do_needs_as_many_as_were_asked_for() -> None:
    text = "Take 2 +1/+1 coins off 1 of your Ninja. If you do, draw 2 cards."
    for coins, drawn in ((1, 1), (2, 3)):
        game = after(text, f"team A coins +1/+1 x{coins}", "", A)
        assert game.coins("A") == 0
        assert len(game.cards(1, "hand")) == drawn


def test_k_23_5_a_coin_that_is_taken_is_gone_and_a_moved_one_keeps_its_kind() -> None:
    text = "Transfer 1 coin from 1 enemy Ninja to 1 of your Ninja."
    game = after(text, "team A", "team B coins -1/-1 x2", A, B)
    assert game.coins("A", "-1/-1") == 1
    assert game.coins("B", "-1/-1") == 1
    assert (game.power("A"), game.power("B")) == ("2/0", "1/1")


def test_k_23_5_all_coins_of_a_kind_are_moved() -> None:
    text = "Transfer all growth coins from all of your other Ninja to 1 of your Ninja."
    mine = "team A\nteam B coins growth x2 coins Bomb\nteam C coins growth"
    game = after(text, mine, "", A, B, ninja("C"))
    game.pick("A")
    assert game.coins("A", "growth") == 3
    assert game.coins("B") == 1


def test_k_23_5_coins_are_not_moved_onto_their_own_card() -> None:
    game = after("Transfer 1 coin from 1 of your Ninja to 1 of your Ninja.",
                 "team A coins Bomb", "", A)  # fmt: skip
    assert game.coins("A") == 1
    assert game.happened("coin") == []


def test_k_23_6_what_is_placed_additionally_does_not_start_itself_again() -> None:
    more = client("C", text="When your Ninja receives 1 or more growth coins, draw 1 card.")
    game = after("Place 2 growth coins on 1 of your Ninja.", "team A\nclient C", "", A, more)
    assert len(game.happened("trigger")) == 1


def test_k_23_6_receiving_and_losing_are_told_apart_and_by_kind() -> None:
    said = ninja("A", text='When this Ninja receives 2 or more "Bomb" coins, draw 2 cards.')
    for text, seen in (
        ('Place 2 "Bomb" coins on 1 of your Ninja.', 1),
        ('Place 1 "Bomb" coin on 1 of your Ninja.', 0),
        ("Place 2 +1/+1 coins on 1 of your Ninja.", 0),
        ('Take 2 "Bomb" coins off 1 of your Ninja.', 0),
    ):
        game = after(text, "team A coins Bomb x3", "", said)
        assert len(game.happened("trigger")) == seen


def test_k_23_the_last_coin_of_any_card_can_be_heard() -> None:
    text = "When this Client loses the last coin, discard this Client."
    mine = "client C coins Promise x2"
    game = after('Take 1 "Promise" coin off 1 Client.', mine, "", client("C", text=text))
    assert game.where("C") == "play"
    game = after('Take 2 "Promise" coins off 1 Client.', mine, "", client("C", text=text))
    assert game.where("C") == "discard"


X = "Valid: X is the number of cards in your hand."


def test_t_12_a_printed_x_is_what_its_text_says() -> None:
    card = ninja("A", "0/4", "0/4", text=X, variable=("healthy combat", "injured combat"))
    game = scene("player 1\n team A\n hand N-001 N-003 N-004", card)
    assert game.power("A") == "3/4"
    game.charge("N-001")
    assert game.power("A") == "2/4"


def test_t_12_a_printed_x_is_0_while_its_text_is_off() -> None:
    plain = "X is the number of cards in your hand."
    for text, state, power in (
        (plain, "", "2/0"),
        (plain, "injured", "0/0"),
        (X, "injured", "2/0"),
    ):
        card = ninja("A", "0/0", "0/0", text=text, variable=("healthy combat", "injured combat"))
        game = scene(f"player 1\n team A {state}\n hand N-001 N-003", card)
        assert game.power("A") == power
    lost = mission("M", text="All Ninja lose their text this turn.")
    card = ninja("A", "0/0", text=X, variable=("healthy combat",))
    game = scene("player 1\n team A\n hand M N-001 N-003", card, lost)
    game.play("mission M")
    assert game.power("A") == "0/0"
    kept = ninja("A", "0/0", text=X + " This ability cannot be negated.",
                 variable=("healthy combat",))  # fmt: skip
    game = scene("player 1\n team A\n hand M N-001 N-003", kept, lost)
    game.play("mission M")
    assert game.power("A") == "2/0"


def test_t_12_a_printed_x_is_part_of_the_printed_power_and_mental_power() -> None:
    card = ninja("A", "0/1", mental=0, text=X, variable=("healthy combat", "mental"))
    text = "Target 1 of your Ninja.\nThe target keeps its printed power this turn."
    game = scene(
        "player 1\n team A coins +1/+1\n hand M N-001 N-003", card, mission("M", text=text)
    )
    assert game.power("A") == "4/2"
    assert game.game.traits(game.card("A")).mental == 3
    game.play("mission M")
    assert game.power("A") == "2/1"


def test_t_12_elsewhere_a_printed_x_counts_as_nothing() -> None:
    card = ninja("A", "0/1", text=X, variable=("healthy combat",))
    game = scene("player 1\n hand A N-001 N-003", card)
    assert game.power("A") == "0/1"


def test_k_23_1_any_number_of_coins_comes_off_each_card() -> None:
    text = "Take any number of coins off all of your Ninja. Draw that many cards."
    game = scene("player 1\n hand M-1 wait\n team A coins growth x2\n team B coins growth x1\n"
                 " team C\nplayer 2\n team N-003 coins growth x1", ninja("A"), ninja("B"),
                 ninja("C"), mission("M-1", text=text))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert game.asked == "1 coins"
    game.say_number(2)
    game.say_number(0)
    assert [game.coins(one) for one in ("A", "B", "N-003")] == [0, 1, 1]
    assert game.happened("draw")[0].number == 2


def test_k_23_1_if_none_is_taken_off_it_was_not_done() -> None:
    text = "Take any number of growth coins off 1 of your Ninja. If you do, draw 1 card."
    for number, drawn in ((0, 0), (1, 1)):
        game = scene("player 1\n hand M-1 wait\n team A coins growth x2\nplayer 2\n team N-003",
                     ninja("A"), mission("M-1", text=text))  # fmt: skip
        game.play("mission M-1")
        game.resolve()
        game.say_number(number)
        assert len(game.happened("draw")) == drawn
        assert game.coins("A") == 2 - number


def test_k_23_1_any_number_moves_from_one_to_another() -> None:
    text = "Transfer any number of growth coins from 1 of your other Ninja to this Ninja."
    game = scene("player 1\n hand wait\n team A\n team B coins growth x3\nplayer 2\n team N-003",
                 ninja("A", text=f"[Attacker, Mission] Pay 0: {text}"), ninja("B"))  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    game.say_number(2)
    assert (game.coins("A"), game.coins("B")) == (2, 1)


def test_k_23_1_as_a_price_it_is_told_as_x() -> None:
    gap = "[Mission] Take any number of coins off this Ninja: Draw that many cards."
    assert problems(ninja("A", text=gap))
    assert not problems(ninja("A", text="[Mission] Take X coins off this Ninja: Draw X cards."))
