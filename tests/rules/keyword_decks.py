"""Decks of test cards that bear the keywords: for games that no deck of the pool can play yet."""

from functools import cache
from random import Random
from typing import Any

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import client, jutsu, mission, ninja

TEXTS = (
    "Revitalize.",
    "Inherit.\nThis Ninja gets +2/+1.",
    "Non-unique.",
    "Burst.",
    "Flashpoint.",
    "When this Ninja enters play, place 1 growth coin on this Ninja.",
    "When this Ninja would be discarded, move this Ninja to hand instead.",
    "When this Ninja is sent out, you may discard 1 card from your hand: draw 1 card.",
    "[Exchange] Pay 1: This Ninja gets +1/+0 this turn.",
    "[Attacker, Mission] Pay 0: Draw 1 card.",
    "All of your other Ninja gain “This Ninja gets +1/+0.”.",
)
"""What Ninja say."""
DEEDS = (
    "Target 1 Ninja.\nThe target loses its text this turn.",
    "Target 1 enemy Ninja.\nTake control of the target.",
    "Target 1 of your Ninja.\nPlace 2 +1/+1 coins on the target.",
    "Target 1 Ninja.\nMove the target to hand.",
    "Target 1 Ninja.\nAttach this card to the target.\nThe bearer gets +2/+0.",
    "Put 1 Ninja from your hand into play.",
    (
        "Look at the top 3 cards of your deck; move 1 card among those cards to hand; "
        "move the rest into the deck."
    ),
    "Discard 2 random cards from the enemy hand.",
    "Win 1 reward.",
)
"""What Missions and Jutsu do."""


def _ninja() -> list[Card]:
    names = ("Ino", "Sai", "Kiba", "Shino", "Yamato", "Lee")
    found = [ninja(f"A-{name}", "2/1", "1/0", name=name) for name in names]
    for i, text in enumerate(TEXTS):
        found.append(ninja(f"B-{i}", "2/1", "1/1", name=names[i % 6], text=text))
    for i, name in enumerate(names):
        found.append(ninja(f"G-{i}", "3/2", "2/1", name=name, characteristics=("Growth",)))
        word: dict[str, Any] = {"characteristics": (("Ambush",), ("Mastery",), ("Surge",))[i % 3]}
        found.append(ninja(f"W-{i}", "3/1", "1/0", name=name, **word))
    found += [
        ninja(f"{word[0]}-{i}", "5/2", "3/1", name=name, characteristics=(word,))
        for i, name in enumerate(("Ino & Sai", "Kiba & Shino"))
        for word in ("Platoon", "Squad")
    ]
    found.append(
        ninja("R-1", "5/3", name="Soul", characteristics=("Reinforcement",),
              text="Sacrifice: 1 Ninja.")
    )  # fmt: skip
    return found


@cache
def keyword_cards() -> tuple[Card, ...]:
    """All of them that the engine carries out."""
    cards = _ninja()
    for i, text in enumerate(DEEDS):
        cards.append(mission(f"M-{i}", text=text))
        cards.append(jutsu(f"J-{i}", "1" if i % 2 else "", text=text))
    cards.append(mission("M-P", permanent=True, coins=3, text="All of your Ninja get +1/+0."))
    cards.append(
        mission("M-A", permanent=True, text="All Ninja in both hands get +1 entrance cost.")
    )
    cards.append(mission("M-C", counter=True, text="Draw 1 card."))
    cards.append(client("C-1", text="All of your Ninja get +0/+1."))
    return tuple(card for card in cards if not problems(card))


def keyword_deck(rng: Random) -> tuple[Card, ...]:
    """Forty or more cards of them at random, three of a number at most."""
    cards = [card for card in keyword_cards() for _ in range(3)]
    reserves = [card for card in cards if card.is_reserve]
    main = [card for card in cards if not card.is_reserve]
    return (*rng.sample(main, 50), *rng.sample(reserves, min(6, len(reserves))))
