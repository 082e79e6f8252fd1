"""What replaces damage: optional, at a price, and only of the damage it speaks of (T-8, T-21)."""

import pytest

from .scene import Scene, mission, ninja, scene


def hit(text: str, mine: str = "hand N-001 N-001") -> Scene:
    """Player 2 gives 2 damage to R of player 1, who says this."""
    game = scene(
        f"active 2\nplayer 1\n team R\n{mine}\nplayer 2\n hand M N-001",
        ninja("R", "2/2", "1/1", text=text),
        mission("M", text="Give 2 damage to all enemy Ninja."),
    )  # fmt: skip
    game.play("mission M")
    return game


MAY = (
    "When this Ninja would receive damage, you may discard 1 card from your hand: "
    "reduce that damage by 2 instead."
)


def test_t_21_a_replacement_that_is_used_pays_and_saves() -> None:
    game = hit(MAY)
    assert game.asked.startswith("1 ")
    game.yes()
    if game.asked.startswith("1 ") and not game.asked.endswith("respond"):
        game.pick("N-001")
    assert (game.where("R"), game.is_injured("R")) == ("play", False)
    assert len(game.cards(1, "hand")) == 1


def test_t_21_a_replacement_that_is_declined_costs_and_saves_nothing() -> None:
    game = hit(MAY)
    game.no()
    assert game.where("R") == "discard"
    assert len(game.cards(1, "hand")) == 2


def test_t_21_a_price_that_cannot_be_paid_is_not_asked_for() -> None:
    game = hit(MAY, "")
    assert game.where("R") == "discard"


@pytest.mark.parametrize(
    ("when", "saved"),
    [
        ("When this Ninja would receive damage", True),
        ("When this Ninja would receive damage by effects", True),
        ("When this Ninja would receive damage by enemy effects", True),
        ("When this Ninja would receive damage by the showdown", False),
        ("When this Ninja would receive damage while you have no cards in hand", True),
        ("When this Ninja would receive damage while you have 1 or more cards in hand", False),
        ("When this Ninja would receive damage from Missions", True),
        ("When this Ninja would receive damage from Jutsu", False),
    ],
)
def test_t_21_only_the_damage_it_speaks_of(when: str, saved: bool) -> None:
    game = hit(f"{when}, prevent that damage instead.", "")
    assert (game.where("R") == "play") == saved


def test_t_21_damage_is_handed_to_one_of_two_others() -> None:
    text = (
        "When this Ninja would receive damage, give that damage to 1 of your other Ninja instead."
    )
    others = (ninja("A", "2/2"), ninja("B", "2/2"))
    game = scene(
        "active 2\nplayer 1\n team R\n team A\n team B\nplayer 2\n hand M N-001",
        ninja("R", "2/2", text=text), *others,
        mission("M", text="Target 1 enemy Ninja.\nGive 1 damage to the target."),
    )  # fmt: skip
    game.play("mission M")
    game.pick("R")
    game.pick("B")
    assert [game.is_injured(one) for one in ("R", "A", "B")] == [False, False, True]


@pytest.mark.parametrize(
    ("when", "saved"),
    [
        ("When this Ninja would receive damage, heal 1 of your injured Ninja instead.", True),
        ("When this Ninja would receive damage, injure 1 enemy Ninja instead.", True),
        ("When this Ninja would receive damage, reduce that damage by 1 instead.", False),
    ],
)
def test_t_21_of_damage_in_whose_place_something_else_is_done_nothing_is_left(
    when: str, *, saved: bool
) -> None:
    game = scene(
        "active 2\nplayer 1\n team R\n team S injured\nplayer 2\n hand M N-001\n team B",
        ninja("R", "2/2", "1/1", text=when), ninja("S"), ninja("B"),
        mission("M", text="Target 1 enemy healthy Ninja.\nGive 2 damage to the target."),
    )  # fmt: skip
    game.play("mission M")
    if game.asked == "2 target":
        game.pick("R")
    game.resolve()
    while game.asked.endswith("pick"):
        game.quiet()
    assert game.where("R") == "play"
    assert game.is_injured("R") != saved
