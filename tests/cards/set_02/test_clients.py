"""Clients of set 2: what each does, and where it must not."""

import pytest

from tests.rules.scene import Scene, mission, ninja, scene

A, X, Y = (ninja(one, "2/1", injured="1/1") for one in "AXY")
GAIN = [mission(f"WIN{n}", text=f"Win {n} reward{'s' if n > 1 else ''}.") for n in (1, 2, 3)]
GIVE = mission("GIVE", text="Your opponent wins 2 rewards.")


def won(number: str, *amounts: int, theirs: str = "", mine: str = "") -> Scene:
    """Player 1, who has this Client, wins rewards one after another."""
    more = mission("MANY", text="You can play up to 5 Missions a turn this turn.")
    hand = " ".join(f"WIN{one}" for one in amounts)
    game = scene(
        f"player 1\n client {number}\n hand MANY {hand} wait\n {mine}\nplayer 2\n {theirs}",
        A, X, Y, *GAIN, more,
    )  # fmt: skip
    game.play("mission MANY")
    for one in amounts:
        game.play(f"mission WIN{one}")
        if number == "C-003" and game.asked == "1 pick":
            game.quiet()
    return game


# -- C-001 Inari --


def lead(rewards: int) -> Scene:
    game = scene(
        f"player 1\n client C-001\n hand GIVE wait\nplayer 2\n rewards {rewards}", GIVE
    )  # fmt: skip
    game.play("mission GIVE")
    return game


def test_c_001_six_cards_when_the_opponent_comes_to_seven_rewards() -> None:
    game = lead(5)
    game.yes()
    assert len(game.cards(1, "hand")) == 6


def test_c_001_not_before_and_only_if_wanted() -> None:
    assert lead(4).asked == "1 mission phase"
    game = lead(6)
    game.no()
    assert len(game.cards(1, "hand")) == 1


# -- C-003 Gato --


def test_c_003_three_rewards_in_a_turn_cost_the_enemy_one() -> None:
    assert won("C-003", 1, 2, theirs="rewards 2").rewards(2) == 1
    assert won("C-003", 3, theirs="rewards 2").rewards(2) == 1


def test_c_003_not_for_two_and_once_a_turn() -> None:
    assert won("C-003", 2, theirs="rewards 2").rewards(2) == 2
    assert won("C-003", 3, 3, theirs="rewards 2").rewards(2) == 1


# -- C-004 Madam Shijimi --


def test_c_004_three_rewards_in_a_turn_are_a_card() -> None:
    assert len(won("C-004", 2, 1).happened("draw")) == 1


def test_c_004_not_for_two_nor_for_those_of_the_enemy() -> None:
    assert won("C-004", 2).happened("draw") == []
    game = scene("player 1\n client C-004\n hand GIVE wait\nplayer 2\n rewards 4", GIVE)
    game.play("mission GIVE")
    assert game.happened("draw") == []


# -- C-005 Zori, C-006 Waraji --


@pytest.mark.parametrize("number", ["C-005", "C-006"])
def test_c_005_006_three_rewards_in_a_turn_damage_an_enemy(number) -> None:
    game = won(number, 1, 2, theirs="team X\n team Y", mine="team A")
    assert game.offers == ["X", "Y"]
    game.pick("Y")
    assert (game.is_injured("X"), game.is_injured("Y")) == (False, True)


@pytest.mark.parametrize("number", ["C-005", "C-006"])
def test_c_005_006_not_for_two_nor_twice(number) -> None:
    assert won(number, 2, theirs="team X").happened("damage") == []
    assert len(won(number, 3, 3, theirs="team X").happened("damage")) == 1


# -- C-002 Tazuna --


def tazuna(*wins: str, seat: int = 2) -> Scene:
    more = mission("MANY", text="You can play up to 5 Missions a turn this turn.")
    sides = {seat: f"hand MANY {' '.join(wins)} wait", 3 - seat: "client C-002"}
    game = scene(f"active {seat}\nplayer 1\n {sides[1]}\nplayer 2\n {sides[2]}", more, *GAIN)
    game.play("mission MANY")
    for one in wins:
        game.play(f"mission {one}")
    return game


def test_c_002_no_more_than_three_rewards_a_turn_and_the_rest_is_discarded() -> None:
    game = tazuna("WIN2", "WIN3", "WIN1")
    assert (game.rewards(2), len(game.cards(1, "discard"))) == (3, 3)
    assert game.deck(1) == 24


def test_c_002_three_are_won_as_ever_and_the_next_turn_counts_anew() -> None:
    game = tazuna("WIN3")
    assert (game.rewards(2), game.cards(1, "discard")) == (3, [])
    own = scene("player 1\n client C-002\n hand WIN3 wait\n rewards 2\nplayer 2", *GAIN)
    own.play("mission WIN3")
    assert own.rewards(1) == 5
