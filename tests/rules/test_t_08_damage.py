"""Damage words (T-8)."""

import pytest

from .scene import Scene, mission, ninja, scene

HIT = mission("M-H", text="Target 1 enemy Ninja.\nGive 1 damage to the target.")
TWO = mission("M-2", text="Target 1 enemy Ninja.\nGive 2 damage to the target.")

PASS_ON = "When this Ninja would receive damage, give that damage to 1 of your other Ninja instead."


def hit(text: str, card: str = "M-H", theirs: str = "team A") -> Scene:
    game = scene(
        f"player 1\n hand {card} wait\nplayer 2\n {theirs}\n hand wait",
        HIT, TWO, ninja("A", text=text), ninja("B"),
    )  # fmt: skip
    game.play(f"mission {card}")
    if game.asked == "1 target":
        game.pick("A")
    return game


def test_t_8_reduced_to_0_it_is_received_negated_it_is_not() -> None:
    ear = "When this Ninja receives damage, draw 1 card.\n"
    would = "When this Ninja would receive damage, "
    less = hit(f"{ear}{would}reduce that damage by 1 instead.")
    none = hit(f"{ear}{would}prevent that damage instead.")
    assert not less.is_injured("A")
    assert not none.is_injured("A")
    assert len(less.happened("trigger")) == 1
    assert none.happened("trigger") == []


def test_t_8_damage_may_be_raised() -> None:
    more = mission(
        "M-X", permanent=True,
        text="When an enemy Ninja would receive damage, raise that damage by 1 instead.",
    )  # fmt: skip
    game = scene("player 1\n hand M-H wait\n mission M-X\nplayer 2\n team A", HIT, more, ninja("A"))
    game.play("mission M-H")
    assert game.where("A") == "discard"


def test_t_8_damage_given_to_another_is_the_same_amount_from_the_same_source() -> None:
    ear = ninja("B", text="When this Ninja receives damage by enemy effects, draw 1 card.")
    game = scene(
        "player 1\n hand M-2 wait\nplayer 2\n team A\n team B\n hand wait",
        TWO, ninja("A", text=PASS_ON), ear,
    )  # fmt: skip
    game.play("mission M-2")
    game.pick("A")
    assert not game.is_injured("A")
    assert game.where("B") == "discard"
    assert len(game.happened("trigger")) == 1


def test_t_8_with_nobody_to_give_it_to_it_is_received() -> None:
    assert hit(PASS_ON).is_injured("A")


def test_t_8_two_that_would_pass_it_on_to_each_other_do_so_once() -> None:
    game = scene(
        "player 1\n hand M-H wait\nplayer 2\n team A\n team B\n hand wait",
        HIT, ninja("A", text=PASS_ON), ninja("B", text=PASS_ON),
    )  # fmt: skip
    game.play("mission M-H")
    game.pick("A")
    assert (game.is_injured("A"), game.is_injured("B")) == (True, False)


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("This Ninja cannot receive damage.", False),
        ("This Ninja cannot receive damage by enemy effects.", False),
        ("This Ninja cannot receive damage by the showdown.", True),
        ("This Ninja cannot receive damage from Jutsu.", True),
        ("This Ninja cannot receive damage from an enemy Mission.", False),
    ],
)
def test_t_8_what_cannot_receive_damage_of_a_kind(text: str, hurt: bool) -> None:
    assert hit(text).is_injured("A") == hurt


def test_t_8_divided_damage_is_split_when_it_is_carried_out() -> None:
    card = mission("M-D", text="Give 3 damage divided among 1 to 3 enemy Ninja.")
    game = scene(
        "player 1\n hand M-D wait\nplayer 2\n team A\n team B\n team N-001\n hand wait",
        card, ninja("A"), ninja("B"),
    )  # fmt: skip
    game.play("mission M-D")
    game.pick("A", "B")
    assert game.asked == "1 divide damage"
    game.say_number(2)
    assert game.where("A") == "discard"
    assert game.is_injured("B")
    assert not game.is_injured("N-001")


def test_t_8_divided_among_as_many_as_there_is_damage_each_receives_one() -> None:
    card = mission("M-D", text="Give 2 damage divided among 2 enemy Ninja.")
    game = scene(
        "player 1\n hand M-D wait\nplayer 2\n team A\n team B\n hand wait",
        card, ninja("A"), ninja("B"),
    )  # fmt: skip
    game.play("mission M-D")
    assert game.is_injured("A")
    assert game.is_injured("B")


def test_t_8_to_injure_who_is_injured_does_nothing_and_pays_nothing() -> None:
    price = "When this Ninja is sent out, you may injure 1 of your other Ninja: win 1 reward."
    for state, asked in (("", True), (" injured", False)):
        game = scene(
            f"phase battle\nplayer 1\n team P\n team B{state}\n hand wait",
            ninja("P", text=price), ninja("B"),
        )  # fmt: skip
        game.send("P")
        assert (game.asked == "1 optional effect") == asked


def test_t_8_it_is_healed_as_a_price_only_if_it_is_injured() -> None:
    price = "When this Ninja is sent out, you may heal 1 of your other Ninja: win 1 reward."
    game = scene(
        "phase battle\nplayer 1\n team P\n team B injured\n team N-001\n hand wait",
        ninja("P", text=price), ninja("B"),
    )  # fmt: skip
    game.send("P")
    game.yes()
    assert not game.is_injured("B")
    assert game.rewards(1) >= 1
