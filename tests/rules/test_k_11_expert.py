"""K-11: Expert adds to, or replaces, the effect if the user fits."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, ninja, scene


def used(text: str, /, **facts: object) -> Scene:
    """The Jutsu of this text has been used by A, who is as told."""
    card = jutsu("J-1", text=text)
    assert problems(card) == ()
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-1 wait\nplayer 2\n block 1 B\n team C",
        ninja("A", **facts), ninja("B"), ninja("C"), card,
    )  # fmt: skip
    game.play("jutsu J-1")
    game.resolve()
    return game


@pytest.mark.parametrize(
    ("asked", "facts", "fits"),
    [
        ('Ninja named "A"', {}, True),
        ('Ninja named "X"', {"also_named": ("X",)}, True),
        ('Ninja with the printed name "X"', {"also_named": ("X",)}, False),
        ('"Leaf" Ninja', {"characteristics": ("Leaf",)}, True),
        ('"Oil" Ninja', {"attributes": ("Oil",)}, True),
        ('"Leaf" "Genin" Ninja', {"characteristics": ("Leaf",)}, False),
        ('"Leaf" Ninja; or "Oil" Ninja', {"attributes": ("Oil",)}, True),
        ('"Senjutsu" Ninja', {"text": "Senjutsu."}, True),
        ('"Mastery" Ninja', {"characteristics": ("Mastery",)}, True),
        ('"Leaf" Ninja', {}, False),
    ],
)
def test_k_11_1_the_user_must_fit_the_bracket(
    asked: str, facts: dict[str, object], *, fits: bool
) -> None:
    game = used(f"The user gets +1/+0 this turn.\nExpert [{asked}]: Draw 1 card.", **facts)
    assert game.power("A") == "2/0"
    assert game.cards(1, "hand").count("blank") == fits


def test_k_11_2_several_are_judged_one_by_one() -> None:
    text = (
        'The user gets +1/+0 this turn.\nExpert ["Leaf" Ninja]: Draw 1 card.\n'
        'Expert ["Sand" Ninja]: Draw 2 cards.\nExpert [Ninja named "A"]: Draw 3 cards.'
    )
    game = used(text, characteristics=("Leaf",))
    assert game.cards(1, "hand").count("blank") == 4


@pytest.mark.parametrize(("words", "healed"), [(("Leaf",), 2), ((), 1)])
def test_k_11_2_instead_takes_the_place_of_the_main_effect(
    words: tuple[str, ...], healed: int
) -> None:
    text = 'Draw 1 card.\nExpert ["Leaf" Ninja]: Draw 2 cards instead.'
    game = used(text, characteristics=words)
    assert game.cards(1, "hand").count("blank") == healed


def test_k_11_2_what_it_acts_on_is_chosen_on_resolution() -> None:
    text = 'Draw 1 card.\nExpert [Ninja named "A"]: Injure 1 enemy Ninja.'
    game = used(text)
    assert game.asked == "1 pick"
    assert game.offers == ["B", "C"]
    game.pick("C")
    assert game.is_injured("C")


def test_k_11_2_x_of_an_expert_is_its_own() -> None:
    text = (
        "Draw X cards. X is the number of your Ninja.\n"
        'Expert [Ninja named "A"]: Draw X cards. X is the number of enemy Ninja.'
    )
    assert used(text).cards(1, "hand").count("blank") == 1 + 2
