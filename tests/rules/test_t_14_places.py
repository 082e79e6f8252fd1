"""Ninja that change teams, sides and places, and what keeps them (T-5, T-14, T-15, K-1.5)."""

import pytest

from .scene import Scene, client, jutsu, mission, ninja, scene

A, A2 = ninja("A", "2/1"), ninja("A2", "2/1")
B, B2 = ninja("B", "3/1"), ninja("B2", "4/2")
TWIN = ninja("TWIN", name="A2")


def playing(text: str, mine: str, theirs: str = "", *cards, hand: str = "N-001") -> Scene:
    """Player 1 plays a Mission with this text."""
    game = scene(
        f"player 1\n hand M {hand}\n{mine}\nplayer 2\n{theirs}",
        mission("M", text=text), A, A2, B, B2, TWIN, *cards,
    )  # fmt: skip
    game.play("mission M")
    return game


def test_t_14_two_of_one_side_swap_teams_and_stay_on_it() -> None:
    text = (
        "Target 1 of your Ninja and 1 of your Ninja.\n"
        "Swap the positions of the first target and the second target."
    )
    game = playing(text, "team A, B\n team A2")
    game.pick("A")
    game.pick("A2")
    assert sorted(game.team("A2")) == ["A2", "B"]
    assert game.team("A") == ["A"]
    assert sorted(game.in_play(1)) == ["A", "A2", "B"]


def test_t_14_a_client_is_in_no_team_and_swaps_places_with_nobody() -> None:
    text = "Swap 1 of your Ninja and 1 of your Clients."
    game = playing(text, "team A\n client C", "", client("C"))
    assert game.team("A") == ["A"]
    assert "C" in game.in_play(1)


def test_t_14_a_client_is_exchanged_with_one_in_hand() -> None:
    text = "Swap 1 of your Clients and 1 Client from your hand."
    game = playing(text, "client C", "", client("C"), client("D"), hand="D")
    assert game.in_play(1) == ["D"]
    assert game.cards(1, "hand") == ["C"]


def test_4_3_4_nobody_comes_from_hand_by_a_name_that_stays() -> None:
    text = "Swap 1 of your Ninja and 1 Ninja from your hand."
    game = playing(text, "team A\n team A2", hand="TWIN")
    game.pick("A")
    assert game.in_play(1) == ["A", "A2"]
    game = playing(text, "team A\n team A2", hand="TWIN")
    game.pick("A2")
    assert game.in_play(1) == ["A", "TWIN"]


def test_t_14_who_takes_the_place_of_a_head_leads() -> None:
    text = "Swap the user and 1 Ninja from your hand."
    game = scene(
        "phase exchange\nplayer 1\n attack A, A2\n hand J B wait\nplayer 2\n hand wait",
        A, A2, B, jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.pick("A")
    game.resolve()
    assert game.team("B") == ["B", "A2"]


def test_t_14_two_cards_of_one_pile_stay_where_they_are() -> None:
    text = "Swap 1 card from your hand and 1 card from your hand."
    game = playing(text, "", hand="A B")
    while not game.asked.endswith("phase"):
        game.pick(game.offers[0])
    assert sorted(game.cards(1, "hand")) == ["A", "B"]


def test_t_14_taking_control_of_all_leaves_ones_own() -> None:
    game = playing("Take control of all Ninja.", "team A\n team A2", "team B")
    assert sorted(game.in_play(1)) == ["A", "A2", "B"]
    assert len(game.happened("control")) == 1


def test_t_15_who_is_in_the_team_already_does_not_join_it() -> None:
    game = playing("Put all of your Ninja into 1 of your teams.", "team A, A2\n team B")
    game.pick("A")
    assert sorted(game.team("A")) == ["A", "A2", "B"]
    assert len(game.happened("team")) <= 1


@pytest.mark.parametrize("card", ["P", "C"])
def test_t_14_what_is_in_no_team_joins_none(card: str) -> None:
    text = "Put 1 card in play into 1 of your teams. If you do, draw 1 card."
    mine = "team A\n team A2\n mission P\n client C"
    game = playing(text, mine, "", client("C"), mission("P", permanent=True), hand="N-001 wait")
    game.pick(card)
    game.pick("A")
    assert (game.team("A"), game.cards(1, "hand")) == (["A"], ["N-001", "wait"])
    game = playing(text, mine, "", client("C"), mission("P", permanent=True), hand="N-001 wait")
    game.pick("A2")
    game.pick("A")
    assert sorted(game.team("A")) == ["A", "A2"]
    assert len(game.cards(1, "hand")) == 3


def test_k_1_5_who_would_double_a_name_goes_to_the_discard_pile_and_joins_nobody() -> None:
    text = "Put 1 enemy Ninja into 1 of your teams."
    game = playing(text, "team A2", "team TWIN")
    assert (game.where("TWIN"), game.team("A2")) == ("discard", ["A2"])
    game = playing(text, "team A2", "team B")
    assert sorted(game.team("A2")) == ["A2", "B"]


def test_k_22_3_an_attached_ninja_leaves_its_team() -> None:
    game = playing("Attach 1 of your Ninja to 1 enemy Ninja.", "team A, A2", "team B")
    game.pick("A2")
    assert game.team("A") == ["A"]
    assert game.game.play[game.card("A2")].bearer == game.card("B")


def test_k_22_nothing_is_attached_to_itself() -> None:
    text = "Target 1 of your Ninja.\nAttach 1 of your Ninja to the target."
    game = playing(text, "team A\n team A2")
    game.pick("A")
    game.pick("A")
    assert game.team("A") == ["A"]


def test_k_22_nothing_is_attached_to_nothing() -> None:
    game = playing("Attach 1 of your Ninja to 1 enemy Ninja.", "team A")
    assert game.team("A") == ["A"]
