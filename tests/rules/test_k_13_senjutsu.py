"""K-13: for a Jutsu of a Ninja with Senjutsu any chakra pays for each symbol."""

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

SAGE = ninja("A", text="Senjutsu.")
STRONG = "The user gets +1/+0 this turn."


def fight(cost: str, *cards: Card, user: str = "A", chakra: str = "N-001 x2") -> Scene:
    return scene(
        f"phase exchange\nplayer 1\n attack {user}\n hand J-1 wait\n chakra {chakra}\n"
        "player 2\n block 1 B",
        SAGE, ninja("B"), jutsu("J-1", cost, text=STRONG), *cards,
    )  # fmt: skip


def test_k_13_1_each_symbol_counts_as_any_chakra() -> None:
    assert problems(SAGE) == ()
    game = fight("EE")
    game.play("jutsu J-1")
    assert game.cards(1, "chakra") == []


def test_k_13_1_not_for_a_jutsu_of_another_ninja() -> None:
    game = fight("EE", ninja("C"), user="C")
    assert not game.offered("jutsu J-1")


def test_k_13_1_the_user_decides_what_can_be_paid() -> None:
    game = fight("EE", ninja("C"), user="C, A")
    game.play("jutsu J-1")
    # C could not pay it, so there is nobody else to choose.
    game.resolve()
    assert game.power("A") == "2/0"


def test_k_13_1_x_and_alternatives_as_usual() -> None:
    game = fight("EX or 3")
    game.play("jutsu J-1")
    assert game.asked == "1 x"
    assert game.game.choice is not None
    assert [*game.game.choice.answers()] == [0, 1]


def test_k_13_2_it_is_a_property_healthy_or_not() -> None:
    card = jutsu("J-2", text='Requires: "Senjutsu" Ninja.\n' + STRONG)
    game = scene(
        "phase exchange\nplayer 1\n attack A injured\n hand J-2\nplayer 2\n block 1 B",
        SAGE, ninja("B"), card,
    )  # fmt: skip
    assert game.offered("jutsu J-2")


def test_k_13_2_not_while_the_text_is_negated() -> None:
    asleep = mission("M-S", permanent=True, text="All Ninja lose their text.")
    card = jutsu("J-2", text='Requires: "Senjutsu" Ninja.\n' + STRONG)
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-2 wait\n mission M-S\nplayer 2\n block 1 B",
        SAGE, ninja("B"), card, asleep,
    )  # fmt: skip
    assert not game.offered("jutsu J-2")
    assert not fight("EE", asleep, chakra="N-001 x2\n mission M-S").offered("jutsu J-1")


def test_k_13_2_the_cost_rule_only_while_healthy() -> None:
    assert not fight("EE", user="A injured").offered("jutsu J-1")
