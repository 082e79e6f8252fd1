"""What is read and passes `problems` can really come about: abilities put together by parts.

Each has an X, or a target, that hangs on something said elsewhere in the line: on a price, on
another target, on a closing sentence. A table set by the program (`every_card`) must bring it
about, whole; what cannot come about is to be refused.
"""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems
from tests.rules.scene import mission, ninja

from .every_card import shown, wants

HEADS = ("When this Ninja enters play, you may {}: {}", "[Mission] {}: {}")
"""A trigger and an ability, each with a price."""
PRICES = (
    "pay X",
    "discard X cards from your hand",
    "discard X chakra",
    "discard the top X cards of your deck",
)
DEEDS = (
    "target 1 Ninja with entrance cost below X. Injure the target.",
    "target 1 enemy Ninja with entrance cost X. Injure the target.",
    "target X Ninja. Injure each target.",
    "target all enemy Ninja with combat X or less. Injure each target.",
    "target 1 Ninja and 1 enemy Ninja with entrance cost X or less. Injure the second target.",
    "injure 1 enemy Ninja with entrance cost below X.",
    "injure all enemy Ninja with entrance cost X or less.",
    "draw X cards.",
    "put 1 Ninja with entrance cost X or less from your hand into play.",
)
TARGETS = (
    (
        "Target 1 of your Ninja and all enemy Ninja with entrance cost X or less. "
        "Injure the second target. X is the first target's entrance cost minus 2."
    ),
    (
        "Target 1 of your Ninja and 1 enemy Ninja with combat X. "
        "Injure the second target. X is the first target's combat."
    ),
    (
        "Target 1 of your Ninja and 1 enemy Ninja with entrance cost not above the first target's. "
        "Injure the second target."
    ),
    "Target any number of your Ninja and that many enemy Ninja. Injure the second target.",
    "Target 1 enemy Ninja with entrance cost X or less. Injure the target. X is your marker.",
    "Target X Ninja. Injure each target. X is the number of your rewards.",
)


def priced() -> list[str]:
    found = []
    for head in HEADS:
        for price in PRICES:
            for deed in DEEDS:
                price_, deed_ = price, deed
                if head.startswith("["):
                    price_, deed_ = (text[:1].upper() + text[1:] for text in (price, deed))
                found.append(head.format(price_, deed_))
    return found


def comes_about(card: Card) -> None:
    if not problems(card):
        assert wants(card) - shown(card) == frozenset()


@pytest.mark.parametrize("text", priced())
def test_a_price_with_an_x_on_which_the_effect_hangs(text: str) -> None:
    card = ninja("N-WHOLE", "4/2", "2/1", text=text)
    assert problems(card) == ()
    comes_about(card)


@pytest.mark.parametrize("text", TARGETS)
def test_a_target_that_hangs_on_another_or_on_a_closing_sentence(text: str) -> None:
    card = mission("M-WHOLE", text=text)
    assert problems(card) == ()
    comes_about(card)
