"""Ways into play on the screen: options, questions, what the log tells, why one is closed."""

import pytest

from naruto_tui.rules.choices import PickOption
from naruto_tui.tui.ask_words import VERBS, option_label
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.option_prompt import ORDER, OptionPrompt
from naruto_tui.tui.question_words import ASKED, question
from naruto_tui.tui.words import Voice
from tests.rules.scene import Scene, jutsu, ninja, scene

NAMES = ("Player", "Computer")
YOUNG = ninja("Y", name="Gaara")
KIBA, DOG = ninja("K", name="Kiba"), ninja("D", name="Akamaru")
GROWN = ninja("G", name="Gaara", characteristics=("Growth",))
PAIR = ninja("P", name="Gaara & Temari", characteristics=("Platoon",))
SQUAD = ninja("S", name="Kiba & Akamaru", characteristics=("Squad",))
SAGE = ninja("R", name="Sage", characteristics=("Reinforcement",), text="Sacrifice: 1 Ninja.")
SPY = ninja("A", name="Spy", characteristics=("Ambush",))
WOLF = ninja("W", name="Wolf", text="Enters play only at this price: discard 1 of your Ninja.")
BOARD = """
player 1
  team Y
  team K, D
  hand G P W wait
  chakra A
  reinforcements S R
"""


def board() -> Scene:
    return scene(BOARD, YOUNG, KIBA, DOG, GROWN, PAIR, SQUAD, SAGE, SPY, WOLF)


def voice(game: Scene) -> Voice:
    return Voice(game.game.view(0), NAMES)


@pytest.mark.parametrize(
    ("option", "picks", "told"),
    [
        ("growth G", (), "You put Gaara into play by growth"),
        ("platoon P", (), "You put Gaara & Temari into play as a platoon"),
        ("squad S", (), "You put Kiba & Akamaru into play as a squad"),
        ("reinforce R", ("K",), "You put Sage into play from the reinforcement deck"),
        ("ambush A", (), "You deploy Spy from chakra"),
        ("enter W 0", ("K",), "You put Wolf into play at its own price"),
    ],
)
def test_each_way_is_offered_asked_and_told(option: str, picks: tuple[str, ...], told: str) -> None:
    game = board()
    choice = game.game.choice
    assert isinstance(choice, PickOption)
    offered = choice.options[game.offers.index(option)]
    assert offered.verb in VERBS
    assert offered.verb in ORDER
    assert game.game.cards[offered.card].name in option_label(voice(game), offered)
    game.play(option)
    for pick in picks:
        choice = game.game.choice
        assert choice is not None
        assert choice.asked.ask in ASKED
        assert game.game.cards[choice.asked.source].name in question(voice(game), choice)
        game.pick(pick)
    lines = [line.text for line in log_lines(voice(game))]
    assert any(told in line for line in lines), lines


def test_a_sacrifice_is_told_of() -> None:
    game = board()
    game.play("reinforce R")
    game.pick("K")
    lines = [line.text for line in log_lines(voice(game))]
    assert any("You sacrifice Kiba for Sage" in line for line in lines)


def test_every_verb_has_a_key_of_its_own_in_the_mission_phase() -> None:
    game = board()
    choice = game.game.choice
    assert isinstance(choice, PickOption)
    keys = [VERBS[verb].key for verb in dict.fromkeys(one.verb for one in choice.options)]
    assert len(set(keys)) == len(keys)


def test_what_is_closed_says_why() -> None:
    new, later = ninja("Z", name="Baki"), ninja("H", name="Baki", characteristics=("Growth",))
    game = scene("player 1\n  team Y\n  team Z new\n  hand G H wait", YOUNG, GROWN, new, later)
    choice = game.game.choice
    prompt = OptionPrompt(voice=voice(game), choice=choice).opened("growth")
    closed = [row for row in prompt.rows if not row.enabled]
    assert [row.text for row in closed] == ["Baki"]
    assert "K-2.2" in closed[0].note


def test_a_card_that_is_not_in_the_hand_is_told_with_its_place() -> None:
    text = "You can play Jutsu in your discard pile."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand wait\n discard J-1\nplayer 2\n block 1 B",
        ninja("A", text=text), ninja("B"), jutsu("J-1", name="Smoke", text="Draw 1 card."),
    )  # fmt: skip
    labels = [option_label(voice(game), one) for one in game.game.choice.options]
    assert labels == ["Wait 0", "Smoke 0 (from discard pile)", "Pass"]
