"""Numbers, rows and copies that are told apart: T-16, T-17, T-22, T-24 and rule 5.3.4."""

import pytest

from naruto_tui.rules.playable import problems
from tests.rules.invariants import check
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A, B, C = ninja("A", "3/1"), ninja("B", "3/1"), ninja("C", "3/1")
HAND = "Draw X cards. X is the number of cards in your hand"


def played(text: str, more: str = "", more2: str = "", *cards) -> Scene:
    """The Mission M of player 1 has been carried out, as far as nothing is asked."""
    game = scene(f"player 1\n hand M wait\n{more}\nplayer 2\n{more2}", mission("M", text=text),
                 A, B, C, *cards)  # fmt: skip
    game.play("mission M")
    game.resolve()
    return game


def drawn(game: Scene) -> int:
    return sum(one.number for one in game.happened("draw") if one.seat == 0)


# -- a number noted when the card is played --


def in_answer(text: str) -> Scene:
    """J of player 1 is answered by a Jutsu that takes two cards from his hand."""
    take = jutsu("T", text="Your opponent discards 2 cards from hand.")
    game = scene("phase exchange\nplayer 1\n attack A\n hand J wait B B\nplayer 2\n block 1 C\n"
                 " hand T wait", A, B, C, take, jutsu("J", text=text))  # fmt: skip
    game.play("jutsu J")
    game.play("jutsu T")
    while not drawn(game) and game.asked:
        game.quiet()
    check(game.game)
    return game


@pytest.mark.parametrize(("when", "cards"), [(" when this card was played", 3), ("", 1)])
def test_5_3_4_a_number_is_noted_when_the_card_is_played(when: str, cards: int) -> None:
    assert drawn(in_answer(f"{HAND}{when}.")) == cards


def test_t_22_a_copy_has_the_number_that_was_noted() -> None:
    copy = jutsu("T", text="Target 1 Jutsu on the chain.\nCopy the target. "
                 "Discard all cards from your hand.")  # fmt: skip
    game = scene("phase exchange\nplayer 1\n attack A\n hand J T B B wait\nplayer 2\n block 1 C\n"
                 " hand wait", A, B, C, copy,
                 jutsu("J", text=f"{HAND} when this card was played."))  # fmt: skip
    game.play("jutsu J")
    game.play("pass")
    game.play("jutsu T")
    game.resolve()
    assert [one.number for one in game.happened("draw") if one.seat == 0] == [4, 4]


def test_what_is_not_played_notes_no_number() -> None:
    text = f"When this Ninja attacks, {HAND[0].lower()}{HAND[1:]} when this card was played."
    assert problems(ninja("N", text=text)) == (
        "not carried out: a number noted when it is played, of what is not",
    )
    two = (f"{HAND} when this card was played. Give Y damage to 1 Ninja. Y is the number of Ninja "
           "when this card was played.")  # fmt: skip
    assert "not carried out: several numbers noted when it is played" in problems(
        jutsu("J", text=two)
    )


# -- alone --


def test_t_16_of_ninja_that_are_alone_only_those_are_meant() -> None:
    text = "Discard all Ninja that are alone."
    game = played(text, " team A, B", " team C")
    assert [game.where(one) for one in "ABC"] == ["play", "play", "discard"]


def test_t_16_one_that_is_alone_may_be_a_target() -> None:
    text = "Target 1 enemy Ninja that is alone.\nInjure the target."
    assert played(text, " team A", " team C").is_injured("C")
    game = scene("player 1\n hand M wait\nplayer 2\n team B, C", mission("M", text=text), B, C)
    assert not game.offered("mission M")


# -- rows of a number --

ROWS = "Apply the row for the number of your Ninja: (1) Draw 1 card. (2+) Draw 3 cards."


@pytest.mark.parametrize(("teams", "cards"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_t_17_the_last_row_may_be_that_of_all_greater_numbers(teams: int, cards: int) -> None:
    own = "\n".join(f" team {one}" for one in "ABC"[:teams])
    assert drawn(played(ROWS, own)) == cards


# -- for each player --


@pytest.mark.parametrize(("mine", "theirs", "cards"), [(3, 2, 1), (3, 3, 2), (1, 2, 0)])
def test_t_17_an_if_behind_for_each_player_asks_what_he_did(
    mine: int, theirs: int, cards: int
) -> None:
    text = ("For each player, that player discards all chakra. "
            "If the number of those cards is 3 or more, draw 1 card.")  # fmt: skip
    game = played(text, f" chakra A x{mine}", f" chakra B x{theirs}")
    assert drawn(game) == cards
    assert not [one for one in game.cards(2, "chakra") if one == "B"]


# -- copies --

USE = "[Attacker, Mission] Pay 0: Draw 1 card. No copies add up."


def test_t_24_of_copies_only_the_first_is_used() -> None:
    card = mission("P", permanent=True, text=USE)
    game = scene("player 1\n hand wait\n mission P\n mission P\nplayer 2\n mission P\n hand wait",
                 card)  # fmt: skip
    assert [one for one in game.offers if one.startswith("ability")] == ["ability P 0"]
    assert "T-24" in [one.rule for one in game.game.view(0).refusals() if one.verb == "ability"]
    game.play("ability P 0")
    game.resolve()
    assert not [one for one in game.offers if one.startswith("ability")]


def test_t_24_copies_that_add_up_are_used_each() -> None:
    card = mission("P", permanent=True, text=USE.removesuffix(" No copies add up."))
    game = scene("player 1\n hand wait\n mission P\n mission P\nplayer 2", card)
    assert len([one for one in game.offers if one.startswith("ability")]) == 2


# -- modes of a trigger --


@pytest.mark.parametrize(("mode", "hurt", "cards"), [(0, True, 0), (1, False, 1)])
def test_5_3_4_a_trigger_too_may_choose_a_row_with_a_target(
    mode: int, hurt: bool, cards: int
) -> None:
    text = ("When this Ninja attacks, choose 1: "
            "(1) Target 1 enemy Ninja. Injure the target. (2) Draw 1 card.")  # fmt: skip
    game = scene("phase battle\nplayer 1\n team X\n hand wait\n"
                 "player 2\n team B\n team C\n hand wait",
                 ninja("X", "3/1", text=text), B, C)  # fmt: skip
    game.send("X")
    game.play(f"mode {mode}")
    if hurt:
        game.pick("C")
    game.resolve()
    assert (game.is_injured("C"), drawn(game)) == (hurt, cards)
