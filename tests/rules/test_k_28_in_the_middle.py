"""Paying in the middle of an effect, prices without a bound, options that are none (K-28)."""

import pytest

from naruto_tui.rules.choices import PickNumber
from naruto_tui.rules.price_x import MOST_X

from .scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")


def paying(text: str, chakra: str) -> Scene:
    game = scene(
        f"player 1\n hand M N-001\n deck 9\n team A\n{chakra}", A, B, mission("M", text=text)
    )
    game.play("mission M")
    return game


@pytest.mark.parametrize(
    ("text", "chakra", "drawn"),
    [
        ("Pay 1", "", 0),
        ("Pay 1", " chakra B", 1),
        ("Pay 2", " chakra B", 0),
        ("Pay Fire", " chakra B", 1),
        ("Pay Water", " chakra B", 0),
    ],
)
def test_k_28_2_what_is_done_for_a_payment_in_an_effect(text: str, chakra: str, drawn: int) -> None:
    game = paying(f"{text}. If you do, draw 1 card.", chakra)
    assert len(game.happened("draw")) == drawn
    assert game.cards(1, "chakra") == (["M"] if drawn or not chakra else ["B", "M"])


def test_k_28_2_which_chakra_is_paid_is_the_payers_choice() -> None:
    game = paying("You may pay 1. If you do, draw 1 card.", " chakra N-001 N-002")
    game.yes()
    assert game.asked == "1 pay chakra"
    game.pick("N-002")
    assert game.cards(1, "chakra") == ["N-001", "M"]
    assert len(game.happened("draw")) == 1


def test_t_17_nobody_is_asked_to_pay_what_he_has_not_got() -> None:
    assert paying("You may pay 1. If you do, draw 1 card.", "").asked == "1 mission phase"
    assert paying("Injure all of your Ninja unless you pay 1.", "").is_injured("A")
    game = paying("Injure all of your Ninja unless you pay 1.", " chakra N-001")
    game.yes()
    assert not game.is_injured("A")


def test_t_17_nobody_is_asked_about_a_thing_that_is_gone() -> None:
    for first, asked in (("Heal this Ninja.", True), ("Move this Ninja to hand.", False)):
        game = scene(
            "player 1\n hand N-001\n team W\n team A", A,
            ninja("W", text=f"[Mission] Pay 0: {first} You may injure this Ninja."),
        )  # fmt: skip
        game.play("ability W 0")
        game.resolve()
        assert (game.asked == "1 may") == asked


@pytest.mark.parametrize(
    ("text", "most"), [("draw X cards", 9), ("raise your marker by X", MOST_X)]
)
def test_k_28_2_an_x_is_as_large_as_can_be_paid(text: str, most: int) -> None:
    game = scene(
        "player 1\n hand N-001\n team W\n deck 9",
        ninja("W", text=f"[Mission] {text[0].upper()}{text[1:]}: This Ninja gets +X/+0 this turn."),
    )
    game.play("ability W 0")
    choice = game.game.choice
    assert isinstance(choice, PickNumber)
    assert (choice.low, choice.high) == (0, most)
    game.say_number(3)
    game.resolve()
    assert game.power("W") == "4/0"


def test_k_28_7_the_x_of_a_triggers_price_is_chosen_as_it_goes_on_the_chain() -> None:
    text = "When this Ninja attacks, you may pay X: this Ninja gets +X/+0 this turn."
    game = scene(
        "phase battle\nplayer 1\n team A\n hand wait\n chakra N-001 x3\nplayer 2\n hand 1",
        ninja("A", "3/1", text=text),
    )
    game.send("A")
    game.yes()
    game.say_number(2)
    game.pick("N-001", "N-001")
    game.resolve()
    assert game.power("A") == "5/1"
    assert game.cards(1, "chakra") == ["N-001"]


@pytest.mark.parametrize(
    ("price", "usable"), [("Flip 1 coin", True), ("Shuffle your deck", True), ("Pay 1", False)]
)
def test_k_28_2_a_price_that_takes_no_thing_can_always_be_paid(price: str, usable: bool) -> None:
    text = f"[Mission] {price}: This Ninja gets +1/+0 this turn."
    game = scene("player 1\n hand N-001\n team W\n deck 9", ninja("W", text=text))
    assert game.offered("ability W 0") == usable
    if usable:
        game.play("ability W 0")
        game.resolve()
        assert game.power("W") == "2/0"


# -- what is declared ------------------------------------------------------------------------------


def test_rule_5_3_9_an_x_that_cannot_be_paid_takes_the_announcement_back() -> None:
    text = (
        "Target 1 enemy Ninja on the battlefield.\n"
        "The target gets -X/-0 this turn. X is the target's entrance cost."
    )
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001\nplayer 2\n block 1 B, C",
        A, ninja("B", "5/0", entrance=1), ninja("C", "5/0", entrance=2), jutsu("J", "X", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.pick("C")
    assert len(game.happened("take back")) == 1
    assert game.where("J") == "hand"
    assert game.cards(1, "chakra") == ["N-001"]


@pytest.mark.parametrize(("picked", "times"), [((), 0), (("A",), 1)])
def test_t_16_up_to_none_targets_nobody(picked: tuple[str, ...], times: int) -> None:
    ears = "When a Ninja is targeted, place 1 growth coin on this Ninja."
    game = scene(
        "player 1\n hand M N-001\n team A\n team W", A, ninja("W", text=ears),
        mission("M", text="Target up to 1 Ninja.\nInjure each target."),
    )  # fmt: skip
    game.play("mission M")
    game.pick(*picked)
    assert len(game.happened("trigger")) == times
    assert game.is_injured("A") == bool(times)


def test_rule_7_6_the_users_team_must_still_be_the_one_that_was_declared() -> None:
    moves = 'Put 1 of your Ninja named "A" into the user\'s team.'
    game = scene(
        "phase exchange\nplayer 1\n attack A, A2\n attack C\n hand J K wait\nplayer 2\n hand wait",
        A, ninja("A2"), ninja("C"),
        jutsu("J", text="Requires: Ninja named \"A\".\nTarget the user's team.\n"
              "The target gets +5 team power this turn."),
        jutsu("K", text=f'Requires: Ninja named "C".\n{moves}'),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("jutsu K")
    game.resolve()
    assert game.team("A") == ["C", "A"]
    assert (game.team_power("A2"), game.team_power("C")) == (1, 2)
