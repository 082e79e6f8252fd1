"""A card of which something is not carried out is refused, whole, with the reason."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.playable import problems

from .scene import client, jutsu, mission, ninja, scene


def test_every_card_of_the_pool_is_carried_out() -> None:
    assert {card.number: problems(card) for card in shipped() if problems(card)} == {}


def test_a_text_that_cannot_be_read_is_the_only_problem() -> None:
    (problem,) = problems(ninja("A", text="Fly."))
    assert "'fly' is no word of the card language" in problem


@pytest.mark.parametrize("card", [jutsu("J-1"), mission("M-1")])
def test_a_jutsu_or_mission_without_text_does_nothing_and_is_refused(card: Card) -> None:
    assert problems(card) == ("its text is not written yet",)


@pytest.mark.parametrize("card", [ninja("A"), client("C"), mission("M", text="Draw 1 card.")])
def test_a_plain_card_is_carried_out(card: Card) -> None:
    assert problems(card) == ()


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (
            ninja("A", text="[Mission] Pay 1: You may pay X. If you do, draw X cards."),
            "an X that is paid in the middle of an effect",
        ),
        (
            mission("M", text="Draw 1 card. Your opponent may pay 1. If you do, draw 1 card."),
            "chakra that another player pays",
        ),
        (
            jutsu(
                "J", text='Draw 1 card.\nExpert ["Leaf" Ninja]: Target 1 Ninja. Heal the target.'
            ),
            "targets of a bonus",
        ),
        (
            ninja("A", text="When this Ninja would enter play, draw 1 card instead."),
            "instead of enter",
        ),
        (
            ninja("A", text="In hand: This card gets -1 entrance cost."),
            "a continuous effect in hand",
        ),
        (ninja("A", text="This Ninja cannot be sent out as head."), "cannot send as head"),
        (
            ninja("A", text="This Ninja cannot be healed by deployment."),
            "cannot heal by deployment",
        ),
        (ninja("A", variable=("healthy combat",)), "a printed X: healthy combat"),
        (
            mission("M", text="Reduce that damage by 1."),
            "a change of damage that nobody would receive",
        ),
        (mission("M", text="Draw 1 card from the bottom of the deck."), "Draw bottom"),
    ],
)
def test_what_is_not_carried_out_is_told(card: Card, problem: str) -> None:
    assert f"not carried out: {problem}" in problems(card)


def test_effects_of_any_enemy_card_are_a_cause() -> None:
    text = "When this Ninja leaves play by enemy effects, draw 2 cards."
    hit = mission("M-H", text="Target 1 Ninja.\nMove the target to chakra.")
    own = scene("player 1\n hand M-H N-001\n team A", hit, ninja("A", text=text))
    own.play("mission M-H")
    assert own.happened("trigger") == []
    theirs = scene("player 1\n hand M-H N-001\nplayer 2\n team A", hit, ninja("A", text=text))
    theirs.play("mission M-H")
    assert len(theirs.happened("trigger")) == 1
