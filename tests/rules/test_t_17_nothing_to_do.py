"""Where the thing spoken of is not there, or not of that sort (T-17)."""

import attrs
import pytest

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.notation import position_text

from .scene import Scene, client, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")


def playing(text: str, mine: str = "team A", theirs: str = "team B", *cards) -> Scene:
    game = scene(
        f"player 1\n hand M N-001\n marker 3\n{mine}\nplayer 2\n{theirs}",
        mission("M", text=text), A, B, *cards,
    )  # fmt: skip
    game.play("mission M")
    return game


@pytest.mark.parametrize(
    ("mine", "offered"),
    [("team U", False), ("team U\n team A injured", True), ("team U injured\n team A", False)],
)
def test_k_28_2_a_price_paid_with_the_target_needs_one(mine: str, offered: bool) -> None:
    text = (
        "[Mission] Discard the target: Target 1 of your other injured Ninja. "
        "Raise your marker by 1."
    )
    game = scene(
        f"player 1\n hand N-001 N-002\n marker 3\n{mine}\nplayer 2", ninja("U", text=text), A
    )
    assert any(one.startswith("ability U") for one in game.offers) == offered


def test_4_3_6_what_is_said_in_hand_of_names_makes_no_deployment_free() -> None:
    text = "In hand: This card can enter play ignoring names."
    card = ninja("D", text=text)
    game = scene("player 1\n hand D N-001 C\n marker 9\n team A\nplayer 2", card, ninja("C"), A)
    game.deploy("C")
    assert not game.offered("deploy D")


def test_t_13_the_team_of_a_team_is_that_team_and_a_client_has_none() -> None:
    game = playing("Target 1 of your teams.\nThe target's team gets +2 team power this turn.")
    assert game.team_power("A") == 5
    text = "Target 1 of your Clients.\nThe target's team gets +2 team power this turn."
    game = playing(text, "team A\n client C", "team B", client("C"))
    assert game.team_power("A") == 3


def test_k_23_no_coin_is_taken_off_what_has_left() -> None:
    text = "Target 1 enemy Ninja.\nDiscard the target. Take 1 coin off the target. Draw 1 card."
    game = playing(text, "team A\n deck N-001 x2", "team B coins growth")
    assert game.where("B") == "discard"
    assert game.deck(1) == 1


def test_4_5_one_counter_a_turn() -> None:
    counter = mission("X", counter=True, text="Draw 1 card.")
    game = scene(
        "player 1\n hand M M N-001\n marker 3\nplayer 2\n hand X X Y\n deck N-001 x9",
        mission("M", text="Draw 1 card."), counter,
        mission("Y", counter=True, text="Draw 1 card."),
    )  # fmt: skip
    game.play("mission M")
    game.play("counter X")
    assert [
        one.rule for one in game.game.view(1).refusals() if game.game.cards[one.card].number == "Y"
    ] == ["4.5"]


def test_5_3_5_where_only_battling_ninja_use_jutsu() -> None:
    book = attrs.evolve(EDITIONS["us"], jutsu_users="battling")
    text = "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n{}\n hand wait"
    card = jutsu("J", text="Draw 1 card.")
    game = scene(text.format(" block 1 B"), card, A, B, edition=book)
    assert game.offered("jutsu J")
    game = scene(text.format(" team B"), card, A, B, edition=book)
    assert not game.offered("jutsu J")


def test_5_4_8_equal_powers_against_nobody_are_a_tie() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n deck N-001 x9\n"
        "player 2\n hand wait\n deck N-001 x9",
        A, jutsu("J", text="The user's team counts as blocked by team power 3 this turn."),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    game.until("end")
    assert game.rewards(1) == 0
    assert game.is_injured("A")


def test_t_10_one_of_two_jutsu_on_the_chain_is_picked() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n deck N-001 x9\n"
        "player 2\n block 1 B\n hand K wait",
        A, B, jutsu("J", text="Draw 1 card."), jutsu("K", text="Negate 1 Jutsu on the chain."),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("jutsu K")
    game.resolve()
    if "J" in game.offers:
        game.pick("J")
    game.resolve()
    assert game.deck(1) == 9


def test_a_position_says_who_began_where_the_turn_does_not() -> None:
    text = "turn 5\nfirst 2\nactive 1\nphase mission\nplayer 1\n hand N-001\nplayer 2\n hand N-002"
    game = scene(text)
    assert "first 2" in position_text(game.game).splitlines()
    again = Game.from_position(position_text(game.game))
    assert (again.first, again.active) == (1, 0)


def test_a_position_says_that_a_target_is_none_at_all() -> None:
    card = mission("P", permanent=True, text="Target 1 enemy Ninja.\nThe target gets +1/+0.")
    game = scene("player 1\n mission P on none\n hand N-001\nplayer 2\n team B", card, B)
    assert game.power("B") == "3/1"
    assert "mission P on none" in position_text(game.game)
