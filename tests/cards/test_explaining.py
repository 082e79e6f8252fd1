"""An effect tree in words: when, who, what, and every part of it."""

import pytest
from hypothesis import HealthCheck, given, settings

from naruto_tui.cards.language import read_line, read_text
from naruto_tui.cards.language.explaining import explain, lines
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities

from .legal_trees import ABILITIES
from .test_language_templates import SENTENCES

NINJA, JUTSU = shipped().card("N-013"), shipped().card("J-010")


def told(*text: str, card=NINJA) -> list[str]:
    found = read_text(text, kind=card.kind, permanent=card.permanent)
    return list(lines(explain(card, found)))


def test_when_who_what_and_at_what_price() -> None:
    text = (
        "When this Ninja enters play while you have 2 or more rewards, you may pay 1: "
        "injure 1 enemy Ninja. This ability cannot be negated."
    )
    assert told(text) == [
        f"1. {text}",
        "   Goes on the chain each time, after the event.",
        "   state   healthy",
        "   when    this Ninja enters play",
        "   while   you have 2 or more rewards",
        "   who     you may, at this price",
        "   price   pay 1",
        "   does    you: injure 1 enemy Ninja",
        "   note    it cannot be negated",
    ]


def test_steps_in_steps_stand_below_what_they_hang_on() -> None:
    text = (
        "When this Ninja enters play, flip 1 coin. On heads, draw 1 card. On tails, your opponent "
        "may draw 1 card. Choose 1: (1) Draw 1 card. (2) If you have 2 or more rewards, this "
        "Ninja gets +1/+1 this turn. Otherwise, discard 1 card from your hand."
    )
    assert told(text)[4:] == [
        "   does    you: flip 1 coin",
        "           on heads:",
        "             you: draw 1 card",
        "           on tails:",
        "             your opponent may:",
        "               your opponent: draw 1 card",
        "           you choose 1 of these:",
        "           (1)",
        "             you: draw 1 card",
        "           (2)",
        "             if you have 2 or more rewards:",
        "               this Ninja gets +1/+1 this turn",
        "             otherwise:",
        "               you: discard 1 card from your hand",
    ]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("Valid: This Ninja gets +1/+0.", "   state   healthy or injured"),
        ("This Ninja gets +1/+0. No copies add up.", "   note    several copies count as one"),
        ("[Exchange] Pay 1: Draw 1 card.", "   when    the exchange of Jutsu of any turn"),
        ("[Blocker, Exchange] Discard 1 chakra: Draw 1 card.", "   price   discard 1 chakra"),
        ("[Exchange] Pay 1: Draw 1 card.", "   times   1 a turn"),
        ("[Opponent, Mission] Pay 1: Draw 1 card.", "   who     your opponent"),
        ("Sacrifice: 1 Ninja.", "   price   1 Ninja"),
        ("Enters play only at this price: Pay 2.", "   way     the only one"),
        ("Growth (2).", "   word    growth (2)"),
    ],
)
def test_what_else_is_said_has_its_row(text: str, row: str) -> None:
    assert row in told(text)


def test_a_jutsu_tells_its_user_its_targets_and_what_is_done() -> None:
    found = told(
        'Requires: "Leaf" Ninja; or "Sand" Ninja.',
        "Target 1 enemy Ninja.",
        "Give 1 damage to the target.",
        card=JUTSU,
    )
    assert [line for line in found if line.startswith("   ") and "  " in line.strip()] == [
        '   user    "Leaf" Ninja',
        '   user    or "Sand" Ninja',
        "   target  1 enemy Ninja",
        "   does    you: give 1 damage to the target",
    ]


def test_every_written_card_is_explained_in_its_own_words() -> None:
    for card in shipped():
        if card.is_written and card.text:
            for one in explain(card, abilities(card)):
                assert one.text.split(". ")[0].removesuffix(".") in " ".join(card.text)
                assert one.kind.endswith(".")
                assert one.parts


@settings(max_examples=80, suppress_health_check=list(HealthCheck))
@given(ABILITIES)
def test_any_ability_is_explained(ability) -> None:
    (one,) = explain(NINJA, (ability,))
    assert one.parts


def test_every_template_is_explained() -> None:
    for sentence in SENTENCES:
        (one,) = explain(NINJA, (read_line(sentence),))
        assert one.parts
