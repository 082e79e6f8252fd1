"""K-10: Combination adds an effect if others in the user's team fit."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

STRONG = "The user gets +1/+0 this turn."


def team(combination: str, mates: str, *cards: object, main: str = STRONG) -> Scene:
    """The Jutsu has been used by A, whose team holds these mates."""
    card = jutsu("J-1", text=f"{main}\n{combination}")
    assert problems(card) == ()
    game = scene(
        f"phase exchange\nplayer 1\n attack A{mates}\n hand J-1 wait\nplayer 2\n block 1 B",
        ninja("A", characteristics=("Leaf",)), ninja("B"), card, *cards,
    )  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    return game


LEAF = ninja("C", characteristics=("Leaf",))
WIND = ninja("C", symbols="N")
WIND_FIRE = ninja("C", symbols="NF")
FIRE = ninja("D", symbols="F")


def test_k_10_1_another_in_the_team_that_fits_adds_the_effect_after_the_main_one() -> None:
    game = team('Combination ["Leaf" Ninja]: Draw 1 card.', ", C", LEAF)
    assert game.power("A") == "2/0"
    assert game.cards(1, "hand") == ["wait", "blank"]


def test_k_10_1_effects_can_ask_for_the_word() -> None:
    said = 'Move 1 keyword "Combination" Jutsu from your discard pile to hand.'
    found = mission("M-1", text=said)
    both = jutsu("J-1", text=f'{STRONG}\nCombination ["Leaf" Ninja]: Draw 1 card.')
    expert = jutsu("J-2", text=f'{STRONG}\nExpert ["Leaf" Ninja]: Draw 1 card.')
    assert problems(found) == ()
    game = scene("player 1\n hand M-1\n discard J-1 J-2 J-002", found, both, expert)
    game.play("mission M-1")
    game.resolve()
    assert game.cards(1, "hand") == ["J-1"]


def test_k_10_1_the_user_itself_does_not_count() -> None:
    game = team('Combination ["Leaf" Ninja]: Draw 1 card.', "")
    assert game.cards(1, "hand") == ["wait"]


def test_k_10_1_nor_one_of_another_team() -> None:
    game = team('Combination ["Leaf" Ninja]: Draw 1 card.', "\n team C", LEAF)
    assert game.cards(1, "hand") == ["wait"]


def test_k_10_1_it_is_looked_at_on_resolution() -> None:
    gone = jutsu("J-G", text='Target 1 back "Leaf" Ninja.\nThe target becomes stand-by.')
    card = jutsu("J-1", text=f'{STRONG}\nCombination ["Leaf" Ninja]: Draw 1 card.')
    game = scene(
        "phase exchange\nplayer 1\n attack A, C\n hand J-1 wait\nplayer 2\n block 1 B\n hand J-G",
        ninja("A"), ninja("B"), LEAF, card, gone,
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.play("jutsu J-G")
    game.resolve()
    assert game.power("A") == "2/0"
    assert game.cards(1, "hand") == ["wait"]


@pytest.mark.parametrize(
    ("mates", "cards", "drawn"),
    [(", C", (WIND,), 1), (", D", (FIRE,), 1), ("", (), 0)],
)
def test_k_10_2_or_asks_for_one_of_several(
    mates: str, cards: tuple[object, ...], drawn: int
) -> None:
    game = team("Combination [Wind Ninja; or Fire Ninja]: Draw 1 card.", mates, *cards)
    assert game.cards(1, "hand").count("blank") == drawn


@pytest.mark.parametrize(
    ("mates", "cards", "drawn"),
    [(", C", (WIND,), 0), (", C, D", (WIND, FIRE), 1), (", C", (WIND_FIRE,), 1)],
)
def test_k_10_2_and_may_be_met_by_one_or_shared_by_two(
    mates: str, cards: tuple[object, ...], drawn: int
) -> None:
    game = team("Combination [Wind Ninja; and Fire Ninja]: Draw 1 card.", mates, *cards)
    assert game.cards(1, "hand").count("blank") == drawn


@pytest.mark.parametrize(
    "asked", ['"Leaf" Ninja', 'Ninja named "C"', "Fire Ninja", 'Ninja with attribute "Oil"']
)
def test_k_10_3_an_item_is_a_symbol_name_attribute_or_characteristic(asked: str) -> None:
    mate = ninja("C", characteristics=("Leaf",), attributes=("Oil",))
    game = team(f"Combination [{asked}]: Draw 1 card.", ", C", mate)
    assert game.cards(1, "hand").count("blank") == 1


def test_k_10_3_a_text_may_apply_them_all_without_looking() -> None:
    sage = ninja(
        "S",
        text='While this Ninja is in a team with a Ninja named "Shima",'
        " all Ninja in its team can use Jutsu ignoring combination.",
    )
    assert problems(sage) == ()
    shima = ninja("H", name="Shima")
    wanted = 'Combination ["Leaf" Ninja; and Wind Ninja]: Draw 1 card.'
    game = team(wanted, ", S, H", sage, shima)
    assert game.cards(1, "hand").count("blank") == 1
    game = team(wanted, ", S", sage)
    assert game.cards(1, "hand").count("blank") == 0
    game = team(wanted, "\n team S, H", sage, shima)
    assert game.cards(1, "hand").count("blank") == 0


def test_k_10_4_nothing_of_it_if_all_targets_have_become_wrong() -> None:
    gone = jutsu("J-G", text='Target 1 Ninja named "B".\nMove the target to hand.')
    card = jutsu(
        "J-1",
        text='Target 1 enemy Ninja.\nInjure the target.\nCombination ["Leaf" Ninja]: Draw 1 card.',
    )
    game = scene(
        "phase exchange\nplayer 1\n attack A, C\n hand J-1 wait\nplayer 2\n block 1 B\n hand J-G",
        ninja("A"), ninja("B"), LEAF, card, gone,
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.play("jutsu J-G")
    game.resolve()
    assert game.cards(1, "hand") == ["wait"]


def test_k_10_4_it_may_send_the_jutsu_elsewhere() -> None:
    game = team('Combination ["Leaf" Ninja]: Move this card to hand.', ", C", LEAF)
    assert game.where("J-1") == "hand"
