"""What `that Ninja` is after a step that something was picked for."""

import pytest

from .scene import Scene, mission, ninja, scene

A, B, C = (ninja(name) for name in "ABC")


def played(text: str, board: str) -> Scene:
    game = scene(f"player 1\nhand M-1 wait\nteam A\nplayer 2\n{board}", A, B, C,
                 mission("M-1", text=text))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    return game


@pytest.mark.parametrize(("step", "power"), [
    ("Injure 1 enemy Ninja.", "2/0"), ("Give 1 damage to 1 enemy Ninja.", "2/0"),
    ('Place 1 "Ink" coin on 1 enemy Ninja.', "3/0"),
])  # fmt: skip
def test_t_16_a_ninja_that_was_picked_is_that_ninja_afterwards(step: str, power: str) -> None:
    game = played(f"{step} That Ninja gets +2/+0 this turn.", "team B\nteam C")
    game.pick("C")
    assert (game.power("B"), game.power("C")) == ("1/0", power)


def test_t_16_a_healed_ninja_is_that_ninja_and_is_hurt_again() -> None:
    game = played("Heal 1 enemy Ninja. At the end of this turn, injure that Ninja.",
                  "team B injured\nteam C injured")  # fmt: skip
    game.pick("C")
    assert (game.is_injured("B"), game.is_injured("C")) == (True, False)
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.is_injured("C")


def test_t_16_who_goes_home_is_that_ninja() -> None:
    text = "[Exchange] Pay 0: 1 enemy Ninja becomes stand-by. Injure that Ninja."
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nplayer 2\nblock 1 B, C",
                 ninja("A", text=text), B, C)  # fmt: skip
    game.play("ability A 0")
    game.resolve()
    game.pick("C")
    assert (game.is_injured("B"), game.is_injured("C")) == (False, True)


def test_t_16_a_step_about_a_named_thing_leaves_that_ninja_what_it_was() -> None:
    text = "When this Ninja is opposed by a Ninja, injure this Ninja; injure that Ninja."
    game = scene("phase battle\nplayer 1\nteam A\nhand wait\nplayer 2\nteam B",
                 ninja("A", text=text), B)  # fmt: skip
    game.send("A")
    game.block("A by B")
    game.resolve()
    assert (game.is_injured("A"), game.is_injured("B")) == (True, True)


@pytest.mark.parametrize("text", [
    "When a Ninja battles this Ninja, injure that Ninja.",
    "When this Ninja battles a Ninja, injure that Ninja.",
    "When this Ninja is opposed by a Ninja, injure that Ninja.",
])  # fmt: skip
def test_t_16_of_two_that_battle_that_ninja_is_the_one_told_by_its_kind(text: str) -> None:
    game = scene("phase battle\nplayer 1\nteam A, D\nhand wait\nplayer 2\nteam B, C",
                 ninja("A", text=text), ninja("D"), B, C)  # fmt: skip
    game.send("A")
    game.block("A by B")
    game.resolve()
    assert [game.is_injured(one) for one in "ADBC"] == [False, False, True, True]


def test_t_16_who_battles_one_that_is_named_is_not_its_mate() -> None:
    text = 'When a "Sand" Ninja battles this Ninja, injure that Ninja.'
    sand = ninja("S", characteristics=("Sand",))
    game = scene("phase battle\nplayer 1\nteam A, D\nhand wait\nplayer 2\nteam S, C",
                 ninja("A", text=text), ninja("D", characteristics=("Sand",)), sand,
                 C)  # fmt: skip
    game.send("A")
    game.block("A by S")
    game.resolve()
    assert [game.is_injured(one) for one in "ADSC"] == [False, False, True, False]


FIRST = "Each target gets +1/+0 this turn;"


@pytest.mark.parametrize(("text", "hurt"), [
    ("injure that Ninja.", ["C"]),
    ("injure all enemy Ninja other than that Ninja.", ["B"]),
    ("injure 1 enemy Ninja other than that Ninja; injure 1 enemy Ninja other than that Ninja.",
     ["B", "C"]),
])  # fmt: skip
def test_t_16_before_any_was_picked_that_ninja_is_the_target(text: str, hurt: list[str]) -> None:
    game = scene("player 1\nhand M-1 wait\nplayer 2\nteam B\nteam C", B, C,
                 mission("M-1", text=f"Target 1 enemy Ninja.\n{FIRST} {text}"))  # fmt: skip
    game.play("mission M-1")
    game.pick("C")
    game.resolve()
    assert [one for one in "BC" if game.is_injured(one)] == hurt


def test_t_16_of_two_targets_none_is_that_ninja() -> None:
    game = scene("player 1\nhand M-1 wait\nteam A\nplayer 2\nteam B", A, B,
                 mission("M-1", text="Target 1 of your Ninja and 1 enemy Ninja.\n"
                         f"{FIRST} injure that Ninja."))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert [game.is_injured(one) for one in "AB"] == [False, False]


def test_t_16_a_target_that_is_no_ninja_is_not_that_ninja() -> None:
    game = scene("player 1\nhand M-1 wait\nteam A\nplayer 2\nteam B\nmission M-2", A, B,
                 mission("M-1", text="Target 1 enemy Mission.\nWin 1 reward; injure that Ninja; "
                         "discard that Mission."),
                 mission("M-2", permanent=True, text="All of your Ninja get +1/+0."))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert [game.is_injured(one) for one in "AB"] == [False, False]
    assert game.where("M-2") == "discard"
