"""What cards say in hand and in piles; what is picked, named, left alone, compelled."""

import pytest

from .scene import Scene, jutsu, mission, ninja, scene

# -- 7.8, T-4: in the hand and in piles --


def test_7_8_a_card_in_hand_keeps_itself_from_being_played() -> None:
    text = "Draw 1 card.\nIn hand: While you have 2 or more Ninja, you cannot play this card."
    for ninja_there, offered in (("team A", True), ("team A\n team B", False)):
        game = scene(
            f"player 1\n {ninja_there}\n hand M wait",
            mission("M", text=text),
            ninja("A"),
            ninja("B"),
        )
        assert game.offered("mission M") == offered


def test_7_8_so_does_a_jutsu_a_ninja_and_a_client() -> None:
    text = "In hand: You cannot play this card."
    game = scene(
        "player 1\n hand N wait\nplayer 2\n hand wait",
        ninja("N", text=text),
        mission("M", text=text),
    )
    assert not game.offered("deploy N")
    said = jutsu("J", text=f"Draw 1 card.\n{text}")
    fight = scene("phase exchange\nplayer 1\n attack A\n hand J wait", said, ninja("A"))
    assert not fight.offered("jutsu J")


@pytest.mark.parametrize(("zone", "cost"), [("hand", 1), ("chakra", 3), ("discard", 3)])
def test_7_8_its_own_cost_is_lower_in_hand_alone(zone: str, cost: int) -> None:
    text = "In hand: This card gets -2 entrance cost."
    game = scene(f"player 1\n {zone} N\n hand wait".replace("hand N\n hand", "hand N"),
                 ninja("N", entrance=3, text=text))  # fmt: skip
    assert game.game.entrance(game.card("N")) == cost


@pytest.mark.parametrize("zone", ["chakra", "discard", "hand", "removed"])
def test_t_4_a_card_forbids_something_while_it_lies_there(zone: str) -> None:
    text = "Draw 1 card.\nIn your discard pile: You cannot play Ninja."
    game = scene(
        f"player 1\n {zone} M\n hand N wait".replace("hand M\n hand", "hand M"),
        mission("M", text=text), ninja("N"),
    )  # fmt: skip
    assert game.offered("deploy N") == (zone != "discard")


def test_t_4_while_its_condition_holds_and_for_its_player() -> None:
    text = "Draw 1 card.\nIn chakra: While you have 1 or more Ninja, you cannot play Ninja."
    said = mission("M", text=text)
    for lines, offered in (
        ("chakra M\n team A\n hand N wait", False),
        ("chakra M\n hand N wait", True),
        ("team A\n hand N wait\nplayer 2\n chakra M\n team B", True),
    ):
        game = scene(f"player 1\n {lines}", said, ninja("N"), ninja("A"), ninja("B"))
        assert game.offered("deploy N") == offered


def test_k_3_1_who_may_deploy_nobody_uses_no_ambush() -> None:
    hidden = ninja("N", characteristics=("Ambush",))
    ban = mission("M", permanent=True, text="Each player cannot play Ninja.")
    for missions, offered in (("", True), ("mission M", False)):
        game = scene(f"player 1\n chakra N\n hand wait\n {missions}", hidden, ban)
        assert game.offered("ambush N") == offered


# -- K-29.4, 5.3.4: what Jutsu ask for besides --


def taxed(text: str, chakra: int, free: bool = False) -> Scene:
    """A uses J, which costs 1, on a Ninja; T is a Ninja of player 2 whose text taxes it."""
    able = 'This Ninja can use Jutsu named "J" without paying.' if free else ""
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001 x{chakra}\n"
        "player 2\n block 1 T\n team B",
        ninja("A", text=able), ninja("T", text=text), ninja("B"),
        jutsu("J", "1", text="Target 1 enemy Ninja.\nInjure the target."),
    )  # fmt: skip
    if game.offered("jutsu J"):
        game.play("jutsu J")
        if game.asked == "1 target":
            game.pick("T")
        while game.asked.endswith("pay jutsu cost"):
            game.pick(*game.offers[: game.game.choice.low])
        game.resolve()
    return game


TAX = "Enemy Jutsu that target this Ninja ask for 2 more chakra."


def test_k_29_4_chakra_besides_the_cost_is_paid_with_it() -> None:
    assert len(taxed(TAX, 4).cards(1, "discard")) == 3
    assert len(taxed("", 4).cards(1, "discard")) == 1


def test_k_29_4_it_is_due_without_the_cost_too() -> None:
    game = taxed(TAX, 4, free=True)
    assert len(game.cards(1, "discard")) == 2
    assert game.is_injured("T")
    assert not taxed(TAX, 1, free=True).is_injured("T")


def test_k_29_2_it_is_no_part_of_the_jutsu_cost_as_a_number() -> None:
    shield = "This Ninja cannot be targeted by enemy Jutsu with Jutsu cost 2 or more."
    assert taxed(f"{TAX}\n{shield}", 4).is_injured("T")


# -- T-16: picked when it is done --


def test_t_16_what_is_changed_for_a_time_is_picked_then() -> None:
    game = scene(
        "player 1\n hand M wait\n team A\n team B\nplayer 2\n team C",
        mission("M", text="1 of your Ninja gets +2/+2 and cannot block this turn."),
        ninja("A"), ninja("B"), ninja("C"),
    )  # fmt: skip
    game.play("mission M")
    assert game.offers == ["A", "B"]
    game.pick("B")
    assert [game.power(one) for one in ("A", "B", "C")] == ["1/0", "3/2", "1/0"]


def test_t_16_up_to_so_many_may_be_nobody() -> None:
    up_to = mission("M", text="Up to 2 of your Ninja get +1/+1 this turn. If you do, draw 1 card.")
    for picked, drawn in ((("A", "B"), 1), ((), 0)):
        game = scene("player 1\n hand M wait\n team A\n team B", up_to, ninja("A"), ninja("B"))
        game.play("mission M")
        game.pick(*picked)
        assert game.deck(1) == 30 - drawn
        assert game.power("A") == ("2/1" if picked else "1/0")


def test_t_16_a_characteristic_that_is_a_keyword_comes_with_what_it_means() -> None:
    named = "Name a characteristic of 1 enemy Ninja."
    text = f"{named} All of your Ninja gain the named characteristic this turn."
    game = scene(
        "player 1\n hand M wait\n team A\nplayer 2\n team E",
        mission("M", text=text), ninja("A"), ninja("E", characteristics=("Surge", "Leaf")),
    )  # fmt: skip
    game.play("mission M")
    game.play("name Surge")
    assert "Surge" in game.game.traits(game.card("A")).words
    assert len(game.game.table().granted[game.card("A")]) > 0


def test_t_16_nothing_can_be_named_of_what_has_nothing() -> None:
    text = "Name an attribute of 1 enemy Ninja. If you do, draw 1 card."
    game = scene("player 1\n hand M wait\nplayer 2\n team E", mission("M", text=text), ninja("E"))
    game.play("mission M")
    assert game.deck(1) == 30


# -- T-9, K-23.1: power that is left alone --


def test_k_23_1_coins_of_jutsu_count_where_power_is_left_alone() -> None:
    coin = "Place 1 -1/-1 coin on the target."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 T",
        ninja("A"), ninja("T", "2/2", text="Its power is unaffected by enemy Jutsu."),
        jutsu("J", text=f"Target 1 enemy Ninja.\n{coin} The target gets -1/-1 this turn."),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert game.power("T") == "1/1"


# -- T-6: a block that is compelled --


def test_t_6_both_duties_are_met_where_both_can_be() -> None:
    text = "All enemy Ninja must block this Ninja."
    game = scene(
        "phase block\nplayer 1\n attack A\n attack B\n hand wait\n"
        "player 2\n team C\n team D\n hand wait",
        ninja("A", text=text), ninja("B"), ninja("C"), ninja("D"),
    )  # fmt: skip
    choice = game.game.choice
    assert choice.duties == 1
    teams = {one: game.game.play[game.card(one)].team for one in "ABCD"}
    head = game.card("C")
    assert choice.problem(((teams["A"], teams["C"], head),)) is None
    assert choice.problem(((teams["B"], teams["C"], head),)) is not None
    assert choice.problem(()) is not None


# -- 4.6: charging in the Exchange --


def test_4_6_1_a_limit_of_charging_holds_in_the_exchange_too() -> None:
    told = mission("M", permanent=True, text="You can charge in the exchange.")
    ban = mission("B", permanent=True, text="Each player cannot charge cards.")
    lines = "phase exchange\nplayer 1\n attack A\n hand J wait\n mission M"
    assert scene(lines, told, ninja("A"), jutsu("J")).offered("charge")
    assert not scene(f"{lines}\n mission B", told, ban, ninja("A"), jutsu("J")).offered("charge")
