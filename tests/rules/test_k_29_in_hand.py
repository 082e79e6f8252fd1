"""What a Jutsu says of itself in hand, and of deploying (K-29.3, K-29.4)."""

import pytest

from .scene import jutsu, mission, ninja, scene


@pytest.mark.parametrize(("chakra", "paid"), [(5, 1), (4, 2)])
def test_k_29_3_a_jutsu_is_cheaper_in_hand_while_its_condition_holds(
    chakra: int, paid: int
) -> None:
    text = "Draw 1 card.\nIn hand: While you have 5 or more chakra, this card gets -1 Jutsu cost."
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001 x{chakra}\n"
        "player 2\n hand wait",
        ninja("A"), jutsu("J", "2", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.pick(*["N-001"] * game.game.choice.low)
    assert chakra - len(game.cards(1, "chakra")) == paid


def test_k_29_2_the_jutsu_cost_as_a_number() -> None:
    game = scene(
        "player 1\n hand J K M N-001",
        jutsu("J", "3", text="Draw 1 card."), jutsu("K", "1", text="Draw 1 card."),
        mission("M", text="Discard all Jutsu with Jutsu cost 2 or more from your hand."),
    )  # fmt: skip
    game.play("mission M")
    assert game.where("J") == "discard"
    assert game.where("K") == "hand"


def test_t_10_an_effect_that_cannot_be_negated() -> None:
    text = "[Exchange] Pay 0: This Ninja gets +1/+0 this turn. This ability cannot be negated."
    for said, power in ((text, "2/0"), (text.partition(" This ability")[0], "1/0")):
        game = scene(
            "phase exchange\nplayer 1\n attack A\n hand wait\nplayer 2\n block 1 B\n hand K wait",
            ninja("A", text=said), ninja("B"),
            jutsu("K", text="Negate 1 enemy effect on the chain."),
        )  # fmt: skip
        game.play(next(one for one in game.offers if one.startswith("ability A")))
        game.play("jutsu K")
        game.resolve()
        assert game.power("A") == power


def test_k_28_a_ninja_may_be_given_an_ability() -> None:
    text = "All of your other Ninja gain “[Mission] Pay 0: Raise your marker by 1.”."
    game = scene(
        "player 1\n marker 3\n team G\n team A\n hand N-001 N-002",
        ninja("G", text=text),
        ninja("A"),
    )
    game.play(next(one for one in game.offers if one.startswith("ability A")))
    assert game.marker(1) == 4


def test_t_30_what_waits_for_the_end_of_the_turn_does_not_decide_the_game() -> None:
    game = scene(
        "player 1\n hand M N-001\n deck N-001 x9\nplayer 2\n deck N-001 x9",
        mission("M", text="At the end of this turn, draw 1 card."),
    )
    game.play("mission M")
    turn, deck = game.turn, game.deck(1)
    while game.game.choice and game.turn == turn:
        game.quiet()
    assert game.game.choice is not None
    assert game.deck(1) == deck - 1


def test_a_jutsu_may_cost_less_by_what_its_user_is() -> None:
    text = "Target the user.\nThe target gets +1/+0 this turn.\n"
    text += "In hand: This card gets -X Jutsu cost. X is the user's entrance cost."
    card = jutsu("J", "4", text=text)
    board = "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001 x4\nplayer 2"
    for entrance, price in ((0, 4), (3, 1), (9, 0)):
        game = scene(board, ninja("A", entrance=entrance), card)
        game.play("jutsu J")
        if game.asked.endswith("cost"):
            game.pick(*["N-001"] * price)
        assert len(game.cards(1, "discard")) == price
