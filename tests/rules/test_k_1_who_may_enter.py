"""What is said of entering play, and of whom: K-1, K-12, T-10."""

import pytest

from .scene import client, mission, ninja, scene


@pytest.mark.parametrize(
    ("text", "who", "offered"),
    [
        ("Ninja cannot enter play.", "deploy A", False),
        ("All Ninja cannot enter play.", "deploy A", False),
        ("All Clients cannot enter play.", "deploy A", True),
        ("All Ninja cannot enter play.", "client C", True),
        ("All enemy Ninja cannot enter play.", "deploy A", True),
        ("All of your Ninja cannot enter play.", "deploy A", False),
        ('All "Leaf" Ninja cannot enter play.', "deploy A", False),
        ('All "Sand" Ninja cannot enter play.', "deploy A", True),
        ("All Ninja cannot enter play by deployment.", "deploy A", False),
        ("All Ninja cannot enter play by an effect.", "deploy A", True),
        ("All cards in your hand cannot enter play.", "deploy A", False),
        ("All Ninja in your discard pile cannot enter play.", "deploy A", True),
    ],
)
def test_a_ban_on_entering_keeps_out_those_it_speaks_of(text: str, who: str, offered: bool) -> None:
    game = scene(
        "player 1\n hand A C\n marker 5\n team T\nplayer 2",
        ninja("T", text=text), ninja("A", characteristics=("Leaf",)), client("C"),
    )  # fmt: skip
    assert game.offered(who) == offered


BOUND = ninja(
    "A", characteristics=("Leaf",),
    text='Enters play only by the effect of a Mission named "Ritual".',
)  # fmt: skip
PUT = 'Put 1 "Leaf" Ninja from your hand into play.'


@pytest.mark.parametrize(("named", "enters"), [("Ritual", True), ("Other", False)])
def test_k_1_a_card_that_enters_by_one_mission_alone(named: str, enters: bool) -> None:
    game = scene("player 1\n hand M A N-001", BOUND, mission("M", name=named, text=PUT))
    assert not game.offered("deploy A")
    game.play("mission M")
    if "A" in game.offers:
        game.pick("A")
    assert (game.where("A") == "play") == enters


def test_k_1_nor_by_a_ninja_of_that_name() -> None:
    text = f"When this Ninja is deployed, {PUT}"
    game = scene("player 1\n hand S A N-001", BOUND, ninja("S", name="Ritual", text=text))
    game.deploy("S")
    assert game.where("A") == "hand"


@pytest.mark.parametrize("given", [True, False])
def test_k_12_a_ninja_is_not_unique_where_it_is_told_so(given: bool) -> None:
    text = 'All Ninja named "A" gain “Non-unique.”.' if given else "This Ninja gets +1/+0."
    game = scene("player 1\n team A\n team T\n hand A N-001", ninja("A"), ninja("T", text=text))
    assert game.offered("deploy A") == given


def test_k_1_2_what_enters_only_while_something_is_so_enters_in_no_other_way() -> None:
    need = ninja("N", text='Enters play only while you have 1 or more "Oil" Ninja.',
                 characteristics=("Ambush",))  # fmt: skip
    oil = ninja("O", attributes=("Oil",))
    for mine, may in (("team O", True), ("team P", False)):
        game = scene(f"player 1\n{mine}\nhand wait M-1\nchakra N\nplayer 2\nteam O2", need, oil,
                     ninja("P"), ninja("O2", attributes=("Oil",)),
                     mission("M-1", text="Put 1 Ninja from your chakra into play."))  # fmt: skip
        assert game.offered("ambush N") is may
        game.play("mission M-1")
        game.resolve()
        assert game.where("N") == ("play" if may else "chakra")


def test_k_1_2_it_stays_when_that_is_no_longer_so() -> None:
    need = ninja("N", text='Enters play only while you have 1 or more "Oil" Ninja.')
    game = scene("player 1\nteam N\nhand wait\nplayer 2\nteam P", need, ninja("P"))
    assert game.where("N") == "play"
