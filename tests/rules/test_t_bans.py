"""What a ban keeps from being done, and to whom it is nothing: T-2, T-3, and coins (K-23.1)."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene


def mission_phase(ban: str, *cards, mine: str = "", hand: str = "M-1 A C N-001") -> Scene:
    own = (mission("M-1", text="Draw 1 card."), ninja("A"), client("C"))
    return scene(f"player 1\n{mine}\n hand {hand}\nplayer 2\n team B", *own, ninja("B", text=ban),
                 *cards)  # fmt: skip


@pytest.mark.parametrize(
    ("ban", "left"),
    [
        ("Your opponent cannot play Missions.", ["deploy A", "deploy N-001", "client C"]),
        ("Your opponent cannot play Ninja.", ["mission M-1", "client C"]),
        ("Each player cannot play cards.", []),
        ("You cannot play cards.", ["deploy A", "deploy N-001", "mission M-1", "client C"]),
    ],
)
def test_t_2_who_cannot_play_a_card_neither_chains_nor_deploys_it(ban: str, left) -> None:
    offers = mission_phase(ban).offers
    assert sorted(one for one in offers if one not in ("charge", "next")) == sorted(left)


def test_t_2_a_forbidden_card_is_refused_with_that_reason() -> None:
    assert mission_phase("Your opponent cannot play Missions.").refusal("M-1") == "7.14"


def test_t_2_jutsu_are_played_too() -> None:
    for ban, asked in (("cannot play Jutsu", False), ("cannot play Missions", True)):
        game = scene(
            "phase exchange\nplayer 1\n attack A\n hand J-1\nplayer 2\n team B",
            jutsu("J-1", text="Draw 1 card."), ninja("A"),
            ninja("B", text=f"Your opponent {ban}."),
        )  # fmt: skip
        assert (game.asked == "1 exchange") == asked


def test_t_2_a_ban_for_a_turn_ends_with_it() -> None:
    text = "You cannot play Missions during your next turn."
    game = scene("player 1\n hand M-2 M-1 N-001\nplayer 2\n hand N-003",
                 mission("M-2", text=text), mission("M-1", text="Draw 1 card."))  # fmt: skip
    game.play("mission M-2")
    seen = []
    for turn in (7, 9):
        while game.turn < turn or game.phase != "mission":
            game.quiet()
        seen.append(game.offered("mission M-1"))
    assert seen == [False, True]


def test_t_3_who_cannot_draw_draws_nothing_in_any_way() -> None:
    game = mission_phase("Your opponent cannot draw cards.")
    game.play("mission M-1")
    assert game.happened("draw") == []
    start = scene("phase start\nplayer 1\n hand N-001\nplayer 2\n team B",
                  ninja("B", text="Your opponent cannot draw cards."))  # fmt: skip
    assert start.cards(1, "hand") == ["N-001"]


def test_t_4_who_cannot_charge_is_not_offered_it() -> None:
    assert not mission_phase("Your opponent cannot charge cards.").offered("charge")
    assert mission_phase("You cannot charge cards.").offered("charge")


def test_k_23_1_coins_that_a_text_keeps_off_or_on() -> None:
    place = mission("M-2", text="Place 1 growth coin on 1 enemy Ninja.")
    take = mission("M-2", text="Take 1 growth coin off 1 enemy Ninja.")
    never = "This Ninja cannot receive 1 growth coin."
    board = "player 1\n hand M-2 N-001\nplayer 2\n team B {}"
    for text, left in ((never, 0), ("This Ninja cannot receive 1 +1/+1 coin.", 1)):
        game = scene(board.format(""), place, ninja("B", text=text))
        game.play("mission M-2")
        assert game.coins("B") == left
    keeps = "This Ninja cannot lose by effect 1 growth coin."
    for text, left in ((keeps, 1), ("", 0)):
        game = scene(board.format("coins growth x1"), take, ninja("B", text=text))
        game.play("mission M-2")
        assert game.coins("B") == left


@pytest.mark.parametrize(
    "text",
    [
        "You cannot attack.",
        "All Ninja cannot draw cards.",
        "Your opponent cannot draw Ninja.",
    ],
)
def test_t_2_a_ban_that_means_nothing_here_is_refused(text: str) -> None:
    assert problems(ninja("A", text=text))
