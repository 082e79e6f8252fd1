"""Negation of Jutsu, Missions and effects on the chain; used and applied (T-10, T-11)."""

import pytest

from naruto_tui.cards.language.reading.lines import read_line
from naruto_tui.cards.language.writing.abilities import write
from naruto_tui.cards.model import Card

from .scene import Scene, jutsu, mission, ninja, scene

AB = (ninja("A"), ninja("B"))
STOP = jutsu("J-N", text="Target 1 enemy Jutsu on the chain.\nNegate the target.")
WIN = jutsu("J-W", text="Win 1 reward.")


def answered(card: Card, answer: Card = STOP) -> Scene:
    """Player 1's A uses a Jutsu, and player 2's B answers it."""
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand {card.number}\n"
        f"player 2\n block 1 B\n hand {answer.number}",
        card, answer, *AB,
    )  # fmt: skip
    game.play(f"jutsu {card.number}")
    if game.offered(f"jutsu {answer.number}"):
        game.play(f"jutsu {answer.number}")
    return game


def test_t_10_a_negated_jutsu_does_nothing_and_goes_to_chakra() -> None:
    game = answered(WIN)
    assert game.rewards(1) == 0
    assert game.where("J-W") == "chakra"


def test_t_10_unless_it_is_said_where_it_goes() -> None:
    back = jutsu(
        "J-B", text="Negate 1 enemy Jutsu on the chain; move that Jutsu to the bottom of the deck."
    )
    game = answered(WIN, back)
    assert game.rewards(1) == 0
    assert game.cards(1, "deck")[-1] == "J-W"


def test_t_10_what_cannot_be_negated_is_carried_out() -> None:
    line = "In the chain: This card cannot be negated."
    assert write(read_line(line)) == line
    game = answered(jutsu("J-W", text=f"Win 1 reward.\n{line}"))
    assert game.rewards(1) == 1
    assert game.happened("negate") == []


@pytest.mark.parametrize(
    ("by", "rewards"), [("enemy Jutsu", 1), ("enemy Missions", 0), ("your effects", 0)]
)
def test_t_10_a_ban_of_negation_may_be_of_some_effects_only(by: str, rewards: int) -> None:
    line = f"In the chain: This card cannot be negated by the effect of {by}."
    game = answered(jutsu("J-W", text=f"Win 1 reward.\n{line}"))
    assert game.rewards(1) == rewards


def test_t_10_what_cannot_be_negated_can_still_lose_its_target() -> None:
    line = "In the chain: This card cannot be negated."
    hit = jutsu(
        "J-H", text=f"Target 1 enemy Ninja on the battlefield.\nDiscard the target.\n{line}"
    )
    away = jutsu(
        "J-A", text="Target 1 of your Ninja on the battlefield.\nThe target becomes stand-by."
    )
    game = answered(hit, away)
    assert game.where("B") == "play"
    assert [event.how for event in game.happened("resolve")][-1] == ("failed",)


def test_t_10_an_effect_on_the_chain_may_be_negated() -> None:
    own = ninja("T", text="When this Ninja uses a Jutsu, win 1 reward.")
    stop = jutsu("J-E", text="Target 1 enemy effect on the chain.\nNegate the target.")
    quiet = jutsu("J-Q", text="The user gets +1/+0 this turn.")
    for answer, rewards in ((True, 0), (False, 1)):
        game = scene(
            "phase exchange\nplayer 1\n attack T\n hand J-Q wait\nplayer 2\n block 1 B\n hand J-E",
            own, stop, quiet, *AB,
        )  # fmt: skip
        game.play("jutsu J-Q")
        while game.asked == "1 respond":
            game.play("pass")
        assert game.asked == "2 respond"
        game.play("jutsu J-E" if answer else "pass")
        game.resolve()
        assert game.rewards(1) == rewards


def test_t_10_an_effect_of_a_text_that_cannot_be_negated_is_carried_out() -> None:
    locked = ninja(
        "T",
        text="When this Ninja uses a Jutsu, win 1 reward. This ability cannot be negated.",
    )
    stop = jutsu("J-E", text="Negate all enemy effects on the chain.")
    game = scene(
        "phase exchange\nplayer 1\n attack T\n hand J-Q wait\nplayer 2\n block 1 B\n hand J-E",
        locked, stop, jutsu("J-Q", text="The user gets +1/+0 this turn."), *AB,
    )  # fmt: skip
    game.play("jutsu J-Q")
    while game.asked == "1 respond":
        game.play("pass")
    game.play("jutsu J-E")
    game.resolve()
    assert game.rewards(1) == 1


def test_t_10_a_mission_may_be_negated_by_a_counter() -> None:
    counter = mission(
        "M-C", counter=True, text="Target 1 enemy Mission on the chain.\nNegate the target."
    )
    plain = mission("M-P", text="Win 1 reward.")
    game = scene("player 1\n hand M-P N-001\nplayer 2\n hand M-C", counter, plain)
    game.play("mission M-P")
    game.play("counter M-C")
    assert game.rewards(1) == 0
    assert game.where("M-P") == "chakra"


def test_t_11_a_negated_jutsu_was_used_and_not_applied() -> None:
    ear = ninja("A", text="When this Ninja uses a Jutsu, draw 2 cards.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-W\nplayer 2\n block 1 B\n hand J-N",
        STOP, WIN, ear, AB[1],
    )  # fmt: skip
    game.play("jutsu J-W")
    game.play("jutsu J-N")
    assert len(game.happened("use")) == 2
    # What its use has triggered is above it on the chain, and happens.
    assert [event.how for event in game.happened("resolve")] == [
        ("applied",),
        ("applied",),
        ("negated",),
    ]
    assert len(game.happened("trigger")) == 1


@pytest.mark.parametrize(
    ("does", "text", "heard"),
    [
        ("raises power", "The user gets +1/+0 this turn.", 1),
        ("raises power", "The user gets -1/-0 this turn.", 0),
        ("raises power", "If you have 9 or more Ninja, the user gets +1/+0 this turn.", 1),
        ("gives damage", "Give 1 damage to the user.", 1),
        ("gives damage", "Injure the user.", 0),
        ("negates", "Negate all enemy Jutsu on the chain.", 1),
        ("negates", "Draw 1 card.", 0),
    ],
)
def test_t_11_what_a_jutsu_does_is_what_its_text_says(does: str, text: str, heard: int) -> None:
    line = f"Valid: When this Ninja uses a Jutsu with text that {does}, win 1 reward."
    assert write(read_line(line)) == line
    ear = ninja("A", text=line)
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-X\nplayer 2\n block 1 B",
        jutsu("J-X", text=text), ear, AB[1],
    )  # fmt: skip
    game.play("jutsu J-X")
    assert game.rewards(1) == heard


def test_t_10_what_negates_all_of_a_turn_negates_those_that_come_too() -> None:
    line = "All enemy Jutsu must be negated this turn."
    assert write(read_line(line, stays=False)) == line
    ban = jutsu("J-M", text=line)
    sure = jutsu("J-S", text="Win 1 reward.\nIn the chain: This card cannot be negated.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-W x2 J-S\n"
        "player 2\n block 1 B\n hand J-M wait",
        ban, WIN, sure, *AB,
    )  # fmt: skip
    game.play("jutsu J-W")
    game.play("jutsu J-M")
    game.resolve()
    game.play("jutsu J-W")
    game.resolve()
    assert game.rewards(1) == 0
    game.play("jutsu J-S")
    game.resolve()
    assert game.rewards(1) == 1
    assert game.where("J-W#1") == game.where("J-W#2") == "chakra"
