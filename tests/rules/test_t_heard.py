"""Triggers that must stay silent: another player, cause or number (T-1 to T-6)."""

import pytest

from .scene import mission, scene
from .test_t_deeds import heard, watching

DECK = "deck N-001 x5"


@pytest.mark.parametrize(
    ("text", "does", "times"),
    [
        ("When you flip 1 or more coins", "Flip 2 coins.", 1),
        ("When your opponent flips 1 or more coins", "Flip 2 coins.", 0),
        ("When you flip 3 or more coins", "Flip 2 coins.", 0),
        ("When you search your deck", "Search your deck for 1 Ninja; move that card to hand.", 1),
        ("When you search your deck",
         "Search your discard pile for 1 Ninja; move that card to hand.", 0),
        ("When you search your discard pile",
         "Search your discard pile for 1 Ninja; move that card to hand.", 1),
        ("When your opponent searches your deck",
         "Search your deck for 1 Ninja; move that card to hand.", 0),
        ("When a card is moved to chakra by enemy effects",
         "Move all cards in your discard pile to chakra.", 0),
        ("When a card is moved to chakra by your effects",
         "Move all cards in your discard pile to chakra.", 1),
        ("When this Ninja is healed while you have 1 or more Clients", "Heal all Ninja.", 0),
        ("When this Ninja is targeted by Jutsu", "Target 1 Ninja.\nHeal the target.", 0),
        ("When this Ninja is targeted by Missions", "Target 1 Ninja.\nHeal the target.", 1),
        ("When this Ninja is targeted by enemy Missions", "Target 1 Ninja.\nHeal the target.", 0),
        ("When you turn face-up 1 or more rewards", "Turn face-up 1 of your rewards.", 1),
        ("When you turn face-up 2 or more rewards", "Turn face-up 1 of your rewards.", 0),
        ("When your opponent turns face-up 1 or more rewards",
         "Turn face-up 1 of your rewards.", 0),
        ("When you turn face-up 1 or more Missions", "Turn face-up 1 of your rewards.", 0),
    ],
)  # fmt: skip
def test_only_what_the_words_say_is_heard(text: str, does: str, times: int) -> None:
    mine = f"discard N-002 N-003\nrewards N-001\n{DECK}"
    game = scene(
        f"player 1\n team W injured\n hand M-1 N-001\n{mine}\nplayer 2",
        mission("M-1", text=does), watching("Valid: " + text),
    )  # fmt: skip
    game.play("mission M-1")
    while not game.asked.endswith("phase"):
        game.pick(*game.offers[:1])
    assert heard(game) == times
