"""Numbers of a turn that texts change: uses of Jutsu, deployments besides, cards off a deck."""

import pytest

from naruto_tui.rules.playable import problems
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

FIGHT = """phase exchange
player 1
  attack A
  hand J-1 J-2
player 2
  block 1 B
  hand J-1
"""
DRAW = jutsu("J-1", text="Draw 1 card."), jutsu("J-2", text="Draw 1 card.")


def limited(number: int, who: str = "Each player") -> Scene:
    text = f"{who} cannot use more than {number} Jutsu a turn."
    return scene(FIGHT, ninja("A", text=text), ninja("B"), *DRAW)


def test_t_2_no_more_jutsu_than_allowed() -> None:
    game = limited(1)
    game.play("jutsu J-1")
    game.resolve()
    assert game.where("1:J-2") == "hand"
    assert not game.offered("jutsu J-2")
    assert game.asked == "2 exchange"
    assert game.offered("jutsu J-1")


def test_t_2_the_limit_is_each_players_own() -> None:
    game = limited(1, "Your opponent")
    game.play("jutsu J-1")
    game.resolve()
    assert game.asked == "1 exchange"
    assert game.offered("jutsu J-2")


def test_t_2_a_limit_of_two_leaves_a_second_one() -> None:
    game = limited(2)
    game.play("jutsu J-1")
    game.resolve()
    assert game.asked == "1 exchange"
    game.play("jutsu J-2")
    game.resolve()
    assert game.asked == "2 exchange"


def test_t_2_why_another_one_cannot_be_used() -> None:
    text = "Each player cannot use more than 0 Jutsu a turn.\n[Exchange] Pay 0: Draw 1 card."
    game = scene(FIGHT, ninja("A", text=text), ninja("B"), *DRAW)
    assert not game.offered("jutsu J-1")
    assert game.refusal("J-1") == "7.14"


def deploying(text: str, *hand: str) -> Scene:
    found = scene(
        f"turn 9\nplayer 1\nhand M-1 {' '.join(hand)}\nplayer 2", mission("M-1", text=text),
        ninja("L", characteristics=("Leaf",)), ninja("L2", characteristics=("Leaf",)),
        ninja("S", characteristics=("Sand",)), ninja("S2", characteristics=("Sand",)),
    )  # fmt: skip
    found.play("mission M-1")
    found.resolve()
    return found


SAND = 'You can also deploy 1 "Sand" Ninja this turn.'


@pytest.mark.parametrize(
    ("first", "may", "may_not"), [("L", "S", "L2"), ("S", "L", ""), ("S", "S2", "")]
)
def test_t_2_one_of_a_kind_is_deployed_besides(first: str, may: str, may_not: str) -> None:
    game = deploying(SAND, "L", "L2", "S", "S2")
    game.deploy(first)
    assert game.offered(f"deploy {may}")
    if may_not:
        assert not game.offered(f"deploy {may_not}")
    game.deploy(may)
    assert not any(offer.startswith("deploy") for offer in game.offers)


def test_t_2_what_was_deployed_before_counts() -> None:
    game = scene(
        "turn 9\nplayer 1\nhand M-1 S L L2\nplayer 2", mission("M-1", text=SAND), ninja("L"),
        ninja("L2"), ninja("S", characteristics=("Sand",)),
    )  # fmt: skip
    game.deploy("S")
    assert not game.offered("deploy L")
    game.play("mission M-1")
    game.resolve()
    assert game.offered("deploy L")
    game.deploy("L")
    assert not game.offered("deploy L2")


def test_t_16_up_to_so_many_cards_are_revealed() -> None:
    text = (
        "Reveal up to the top 3 cards of your deck. Discard all Ninja among those cards; move the "
        "rest into the deck."
    )
    game = scene("player 1\nhand M-1 wait\ndeck A M-2 B\nplayer 2", mission("M-1", text=text),
                 ninja("A"), ninja("B"), mission("M-2", text="Draw 1 card."))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert game.asked == "1 ends"
    game.say_number(2)
    assert game.cards(1, "discard") == ["A"]
    assert sorted(game.cards(1, "deck")) == ["B", "M-2"]


@pytest.mark.parametrize(
    "text", ["You can use up to 1 Jutsu a turn.", "You can also deploy 1 Ninja from your chakra."]
)
def test_t_2_what_is_not_carried_out(text: str) -> None:
    assert problems(ninja("A", text=text))


@pytest.mark.parametrize(("team", "drawn"), [("N-1, X, Y", 1), ("N-1, X, A", 0), ("N-1, X", 0)])
def test_t_6_so_many_of_a_kind_go_out_with_it(team: str, drawn: int) -> None:
    text = 'When this Ninja attacks with 2 or more other "Sand" Ninja, draw 1 card.'
    sand = [ninja(one, characteristics=("Sand",)) for one in "XY"]
    game = scene(f"phase battle\nplayer 1\nteam {team}\nhand J-1\nplayer 2\nteam B",
                 ninja("N-1", text=text, characteristics=("Sand",)), *sand, ninja("A"), ninja("B"),
                 *DRAW)  # fmt: skip
    game.send("N-1")
    game.resolve()
    assert len(game.happened("draw")) == drawn


def test_t_6_of_bans_no_number_is_read() -> None:
    text = 'This Ninja cannot be sent out with 2 or more "Sand" Ninja.'
    assert problems(ninja("N-1", text=text))


@pytest.mark.parametrize(("pile", "offered"), [("chakra", True), ("discard", False)])
def test_t_4_a_cost_is_lowered_from_a_pile(pile: str, offered: bool) -> None:
    text = "In chakra: All Ninja in your hand get -1 entrance cost."
    game = scene(f"turn 3\nplayer 1\nhand A J-1\n{pile} N-1\nplayer 2", ninja("A", entrance=2),
                 ninja("N-1", text=text), *DRAW)  # fmt: skip
    assert game.offered("deploy A") == offered
