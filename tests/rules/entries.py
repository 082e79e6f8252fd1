"""Decks of cards that come into play in every way there is, for random games."""

from random import Random

from naruto_tui.cards.model import Card

from .scene import client, jutsu, mission, ninja

NAMES = ("Asuma", "Baki", "Choji", "Dosu", "Emi", "Fuu")


def _ninja(number: str, power: str = "2/1", **facts: object) -> Card:
    return ninja(number, power, "1/0", **facts)


PLAIN = tuple(_ninja(f"P-{name}", name=name, characteristics=("Leaf",)) for name in NAMES)
GROWING = tuple(
    _ninja(f"G-{name}", "3/2", name=name, characteristics=("Growth", "Leaf"), entrance=i)
    for i, name in enumerate(NAMES)
)
SPECIAL = (
    _ninja("A-1", "3/1", name="Gato", characteristics=("Ambush",), hand=1),
    _ninja("A-2", "4/1", name="Haku", characteristics=("Ambush",), text="Sacrifice: 1 Ninja."),
    _ninja("O-1", "4/3", name="Asuma & Baki", characteristics=("Platoon",), entrance=1, hand=1),
    _ninja("O-2", "4/3", name="Choji and Dosu", characteristics=("Platoon",),
           text="When this Ninja enters play by platoon, move the other to hand."),
    _ninja("S-1", "5/3", name="Asuma & Choji", characteristics=("Squad",), entrance=2),
    _ninja("S-2", "5/3", name="Asuma & Choji, & Emi", characteristics=("Squad",), hand=1),
    _ninja("S-3", "5/3", name="Baki & Dosu", characteristics=("Squad",), entrance=3,
           text="In reinforcements: At the start of the enemy mission phase, you may remove 1 of "
           "your Ninja from the game: Put this card into play."),
    _ninja("H-1", "1/1", name="Double", text="In hand: When 1 of your Ninja would be discarded, "
           "you may discard this card: Move that Ninja to hand instead."),
    _ninja("R-1", "6/2", name="Soul", characteristics=("Reinforcement",), entrance=1,
           text="Sacrifice: 1 Ninja, 1 Ninja or Client."),
    _ninja("R-2", "6/2", name="Emi (Sage Mode)", also_named=("Emi",), hand=1,
           characteristics=("Reinforcement",), text='Sacrifice: 1 Ninja named "Emi".'),
    _ninja("R-3", "5/2", name="Fuu (Form)", characteristics=("Reinforcement",),
           text='Enters play only at this price: discard 1 of your Ninja named "Fuu".'),
    _ninja("R-4", "7/1", name="Susano", characteristics=("Reinforcement",),
           text='Enters play only by the effect of a Mission named "Rite".'),
    _ninja("U-1", "1/1", name="Samurai", text="Non-unique."),
    _ninja("U-2", "1/1", name="Samurai", text="When your Ninja is sacrificed, draw 1 card."),
    _ninja("E-1", "5/0", name="Wolf", text="Enters play also at this price: move 1 of your Ninja "
           "to chakra, discard 1 chakra while you have 1 or more chakra.", entrance=1),
    _ninja("T-1", "1/1", name="Teacher", text='All "Leaf" Ninja in your hand gain "Growth".'),
    _ninja("T-2", "1/1", name="Guard", text="Enemy Ninja cannot enter play by ambush."),
    _ninja("C-1", "2/2", name="Deidara", text="Sacrifice: take 1 growth coin off 1 of your Ninja."),
)  # fmt: skip
OTHERS = (
    mission("M-1", name="Rite", text='Put 1 "Reinforcement" Ninja from your reinforcements into '
            "play."),
    mission("M-2", text="Put 1 Ninja from your hand into play."),
    mission("M-3", text="Put 1 Ninja from your discard pile into play ignoring sacrifice."),
    mission("M-4", permanent=True, text="When your Ninja enters play by growth, draw 1 card."),
    mission("M-5", text="Grow 1 of your Ninja; draw 1 card."),
    mission("M-6", text="Look at the enemy reinforcements. Remove 1 random card from the enemy "
            "reinforcements from the game."),
    mission("M-7", text='Target 1 Ninja in your chakra.\nThe target gains "Ambush" this turn.'),
    mission("M-8", text="Take control of 1 enemy Ninja."),
    client("C-9", name="Tazuna"),
    jutsu("J-1", "1", text="Target 1 enemy Ninja.\nGive 1 damage to the target."),
)  # fmt: skip
CARDS = {card.number: card for card in (*PLAIN, *GROWING, *SPECIAL, *OTHERS)}


def deck(rng: Random) -> tuple[Card, ...]:
    """Fifty cards beside up to ten of the reinforcement deck, all of one symbol."""
    pool = list(CARDS.values())
    main = [card for card in pool if not card.is_reserve]
    reserves = [card for card in pool if card.is_reserve]
    return (*rng.choices(main, k=50), *rng.choices(reserves, k=rng.randint(0, 10)))
