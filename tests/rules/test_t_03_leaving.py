"""Leaving play, being discarded, moved, charged (T-3, T-4), and text that leaves (T-31)."""

import pytest

from naruto_tui.cards.model import Card

from .scene import Scene, jutsu, mission, ninja, scene


def done(text: str, *cards: Card, theirs: str = "team A", hand: str = "wait") -> Scene:
    """Player 1 plays a Mission with this text."""
    act = mission("M-X", text=text)
    game = scene(f"player 1\n hand M-X wait\nplayer 2\n {theirs}\n hand {hand}", act, *cards)
    game.play("mission M-X")
    return game


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Discard all enemy Ninja.", 1),
        ("Move all enemy Ninja to hand.", 1),
        ("Move all enemy Ninja to chakra.", 1),
        ("Move all enemy Ninja into the deck.", 1),
        ("Remove all enemy Ninja from the game.", 1),
        ("Give 2 damage to all enemy Ninja.", 1),
        ("1 enemy Ninja becomes stand-by.", 0),
        ("Injure all enemy Ninja.", 0),
        ("Take control of 1 enemy Ninja.", 0),
    ],
)
def test_t_3_every_way_out_of_play_is_leaving_it(text: str, heard: int) -> None:
    game = done(text, ninja("A", text="When this Ninja leaves play, win 1 reward."))
    assert game.rewards(2) == heard


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Discard all enemy Ninja.", 1),
        ("Give 2 damage to all enemy Ninja.", 1),
        ("Move all enemy Ninja to chakra.", 0),
        ("Remove all enemy Ninja from the game.", 0),
    ],
)
def test_t_3_discarded_is_put_into_the_discard_pile(text: str, heard: int) -> None:
    game = done(text, ninja("A", text="When this Ninja is discarded, win 1 reward."))
    assert game.rewards(2) == heard


def test_t_3_removed_from_the_game_is_heard_as_such() -> None:
    own = ninja("A", text="When this Ninja is removed from the game, win 1 reward.")
    assert done("Remove all enemy Ninja from the game.", own).rewards(2) == 1
    assert done("Discard all enemy Ninja.", own).rewards(2) == 0


def test_t_3_a_text_about_its_own_leaving_reads_it_as_it_was() -> None:
    own = ninja("A", "4/0", text="When this Ninja is discarded, win 1 reward.")
    assert done("Discard all enemy Ninja.", own, theirs="team A injured").rewards(2) == 0
    valid = ninja("A", text="Valid: When this Ninja is discarded, win 1 reward.")
    assert done("Discard all enemy Ninja.", valid, theirs="team A injured").rewards(2) == 1


def test_t_3_what_has_been_discarded_may_be_spoken_of_where_it_lies_now() -> None:
    own = ninja("A", text="When this Ninja is discarded, move this Ninja to hand.")
    assert done("Discard all enemy Ninja.", own).where("A") == "hand"
    ear = mission(
        "M-E", permanent=True, text="When 1 of your Ninja is discarded, move that Ninja to chakra."
    )
    game = done("Discard all enemy Ninja.", ear, ninja("A"), theirs="team A\n mission M-E")
    assert game.where("A") == "chakra"


def test_t_3_a_card_that_has_moved_on_is_another_one() -> None:
    own = ninja("A", text="When this Ninja is discarded, move this Ninja to hand.")
    take = mission(
        "M-T", counter=True, text="Move 1 Ninja in your discard pile to chakra.",
    )  # fmt: skip
    kill = mission("M-K", text="Discard all of your Ninja.")
    game = scene("player 1\n hand M-K wait\n team A\nplayer 2\n hand M-T wait", own, take, kill)
    game.play("mission M-K")
    while game.asked.startswith("2"):
        game.quiet()
    assert game.where("A") == "hand"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Your opponent discards 2 cards from hand.", 1),
        ("Discard the top 2 cards of the enemy deck.", 0),
        ("Discard all enemy Ninja.", 0),
    ],
)
def test_t_3_discarding_from_hand_is_heard_once(text: str, heard: int) -> None:
    ear = mission("M-E", permanent=True, text="When you discard 1 or more cards, win 1 reward.")
    game = done(text, ear, ninja("A"), theirs="team A\n mission M-E", hand="N-001 N-002")
    if game.asked == "2 pick":
        game.pick("N-001", "N-002")
    assert game.rewards(2) == heard


@pytest.mark.parametrize(
    ("text", "heard"),
    [("Move all enemy Ninja to chakra.", 1), ("Move all enemy Ninja to hand.", 0)],
)
def test_t_4_moved_to_chakra_from_play(text: str, heard: int) -> None:
    own = ninja("A", text="When this Ninja is moved to chakra, win 1 reward.")
    assert done(text, own).rewards(2) == heard


def test_t_4_a_card_hears_of_its_own_move_from_anywhere() -> None:
    own = ninja("A", text="When this card is moved to chakra, win 1 reward.")
    game = scene("player 1\n hand A wait", own)
    game.charge("A")
    assert game.rewards(1) == 1
    paid = scene("player 1\n hand A M-P", own, mission("M-P", hand=1, text="Draw 1 card."))
    paid.play("mission M-P")
    assert paid.rewards(1) == 1


def test_t_4_charging_is_only_what_is_called_so() -> None:
    own = ninja("A", text="When this card is charged, win 1 reward.")
    game = scene("player 1\n hand A wait", own)
    game.charge("A")
    assert game.rewards(1) == 1
    paid = scene("player 1\n hand A M-P", own, mission("M-P", hand=1, text="Draw 1 card."))
    paid.play("mission M-P")
    assert paid.rewards(1) == 0
    by_effect = scene(
        "player 1\n hand A M-C", own, mission("M-C", text="Charge 1 card from your hand.")
    )
    by_effect.play("mission M-C")
    assert by_effect.rewards(1) == 1


def test_t_4_a_text_about_other_cards_works_in_play_only() -> None:
    ear = ninja("E", text="When 1 or more of your cards are moved to chakra, win 1 reward.")
    for place, heard in (("team E", 1), ("chakra E", 0)):
        game = scene(f"player 1\n hand N-001 N-002 wait\n {place}", ear)
        game.charge("N-001", "N-002")
        assert game.rewards(1) == heard


# -- effects whose source has left ---------------------------------------------------------------


def test_t_31_an_effect_on_the_chain_is_lost_with_its_source() -> None:
    own = ninja("A", text="When this Ninja enters play, win 1 reward.")
    away = mission("M-C", counter=True, text="Move 1 enemy Ninja to hand.")
    game = scene("player 1\n hand A wait\nplayer 2\n hand M-C", own, away)
    game.deploy("A")
    game.play("counter M-C")
    assert game.rewards(1) == 0
    assert game.happened("resolve")[-1].how == ("failed",)


def test_t_31_what_lasts_goes_on_without_its_source_and_what_is_static_ends_with_it() -> None:
    own = ninja("A", text="When this Ninja is sent out, all of your Ninja get +1/+0 this turn.\n"
                          "All of your other Ninja get +0/+1.")  # fmt: skip
    away = jutsu("J-A", text="Move 1 enemy Ninja on the battlefield to hand.")
    game = scene(
        "phase battle\nplayer 1\n team A, B\n hand wait\nplayer 2\n team C\n hand J-A",
        own, away, ninja("B"), ninja("C"),
    )  # fmt: skip
    game.send("A")
    game.block("A by C")
    game.play("pass")
    assert game.power("B") == "2/1"
    game.play("jutsu J-A")
    game.play("pass")
    game.pick("A")
    assert game.where("A") == "hand"
    assert game.asked == "1 exchange"
    assert game.power("B") == "2/0"
