"""The vocabulary of card text: what things, places, times and properties are called.

A new word is a row here; deeds are in `verbs`, what is said of things in `predicates`. Where a
thing has several spellings the first one is the one written; the others are only read.
"""

from typing import Final

from naruto_tui.cards.model import SYMBOLS as _SYMBOLS

KINDS: Final[dict[str, tuple[str, str]]] = {
    "ninja": ("ninja", "ninja"),
    "jutsu": ("jutsu", "jutsu"),
    "mission": ("mission", "missions"),
    "client": ("client", "clients"),
    "card": ("card", "cards"),
    "team": ("team", "teams"),
    "effect": ("effect", "effects"),
}
"""Kinds of card a phrase speaks of: one of it, several of it."""

PILES: Final[dict[str, tuple[str, str]]] = {
    "chakra": ("chakra", "chakra"),
    "rewards": ("reward", "rewards"),
}
"""Zones whose name also stands for a card in them."""

ZONES: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("hand", "hands"),
    "discard": ("discard pile", "discard piles", "the discard pile"),
    "deck": ("deck", "decks", "the deck"),
    "reinforcements": ("reinforcements",),
    "village": ("the village",),
    "battlefield": ("the battlefield",),
    "removed": ("the removed cards",),
    "chain": ("the chain",),
    "under": ("the pile under this card",),
}
"""Zones and how they are named after `in` and `from`: one, both, nobody's.

`PILES` has two more; `play` is a verb too and stands apart."""

OWN_ZONES: Final = frozenset({"hand", "chakra", "discard", "deck", "rewards", "reinforcements"})
"""Zones each player has for himself: named alone, they are those of whoever acts."""

OWNERS: Final[dict[str, tuple[str, ...]]] = {
    "you": ("your", "of your"),
    "opponent": ("enemy", "of the enemy", "the enemy"),
    "that": ("that player's", "of that player's"),
    "any": ("either", "both", "of either player's", "either player's"),
}
"""Whose cards; `any` where a phrase must say that both sides' are meant."""

PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "you": ("you",),
    "opponent": ("your opponent",),
    "each": ("each player",),
    "any": ("a player",),
    "that": ("that player", "its controller"),
    "owner": ("its owner",),
    "controller": ("the controller",),
    "attacker": ("the attacking player",),
    "blocker": ("the blocking player",),
}

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "this ninja": ("this ninja",),
    "this card": ("this card",),
    "this mission": ("this mission",),
    "this client": ("this client",),
    "this jutsu": ("this jutsu",),
    "user": ("the user",),
    "target": ("the target", "each target", "both targets", "the targets"),
    "target 1": ("the first target",),
    "target 2": ("the second target",),
    "target 3": ("the third target",),
    "that ninja": ("that ninja",),
    "that card": ("that card",),
    "that jutsu": ("that jutsu",),
    "that mission": ("that mission",),
    "that client": ("that client",),
    "that team": ("that team",),
    "other team": ("the other team",),
    "those ninja": ("those ninja", "each of those ninja"),
    "those cards": ("those cards", "each of those cards"),
    "those jutsu": ("those jutsu", "each of those jutsu"),
    "those missions": ("those missions", "each of those missions"),
    "those clients": ("those clients", "each of those clients"),
    "those teams": ("those teams", "each of those teams"),
    "rest": ("the rest",),
    "other": ("the other",),
    "bearer": ("the bearer",),
}
"""Things named without a choice. How `target` is spelled depends on what was declared."""

STATES: Final[tuple[str, ...]] = (
    "injured", "healthy", "head", "back", "stand-by", "fighting", "attacking", "blocking",
    "opposed", "unopposed", "face-up", "face-down", "tracked", "just deployed", "mixed-symbol",
    "alone", "on the battlefield",
)  # fmt: skip
"""States; all but the last two also stand before the kind: `injured Ninja`."""

STATS: Final[tuple[str, ...]] = (
    "entrance cost", "hand cost", "jutsu cost", "combat", "support", "power", "mental power",
    "team power", "team mental power", "team size", "ability cost",
)  # fmt: skip
"""What a card or team has a number in; `power` is the pair of combat and support."""

WORD_KINDS: Final = ("attribute", "characteristic", "title", "keyword")
"""What a quoted word can be called where a bare one would say too much."""

ASPECTS: Final = ("name", "symbol", *WORD_KINDS)
"""What can be compared or set as a word: `with the target's name`."""

SYMBOLS: Final[dict[str, str]] = {letter: name.lower() for letter, name in _SYMBOLS.items()}

DURATIONS: Final[dict[str, str]] = {
    "turn": "this turn",
    "turn and next": "this turn and the next turn",
    "enemy next turn": "during the enemy's next turn",
    "your next turn": "during your next turn",
    "for good": "for good",
    "while here": "as long as this card is in play",
}

MOMENTS: Final[dict[str, str]] = {
    "end of turn": "at the end of this turn",
    "end of exchange": "at the end of the exchange",
    "end of showdown": "at the end of the showdown",
    "end of battle": "at the end of the battle phase",
    "start of exchange": "at the start of the exchange",
    "start of showdown": "at the start of the showdown",
    "start of battle": "at the start of the battle phase",
    "start of your next turn": "at the start of your next turn",
    "end of your next turn": "at the end of your next turn",
    "start of enemy next turn": "at the start of the enemy's next turn",
    "end of enemy next turn": "at the end of the enemy's next turn",
}
"""When a delayed effect is carried out."""

PHASES: Final[dict[str, str]] = {
    "turn": "turn",
    "start phase": "start phase",
    "mission phase": "mission phase",
    "organize phase": "organization phase",
    "battle phase": "battle phase",
    "end phase": "end phase",
    "exchange": "exchange",
    "showdown": "showdown",
}
"""Parts of a turn whose start or end is an event."""

WITHIN: Final[dict[str, str]] = {
    phase: f"it is the {words}" for phase, words in PHASES.items() if phase != "turn"
}
"""Conditions that ask for the part of a turn: `while it is the showdown`."""

PHASE_OWNERS: Final[dict[str, str]] = {
    "you": "your",
    "opponent": "the enemy",
    "each": "each",
    "bearer": "the bearer's",
}

DESTINATIONS: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("to hand",),
    "deck top": ("to the top of the deck",),
    "deck bottom": ("to the bottom of the deck",),
    "deck end": ("to the top or bottom of the deck",),
    "deck": ("into the deck",),
    "discard": ("to the discard pile",),
    "chakra": ("to chakra",),
    "removed": ("from the game", "out of the game"),
    "village": ("to the village",),
    "reinforcements": ("to reinforcements",),
    "under": ("under this card",),
    "rewards": ("to rewards",),
    "rewards you": ("to your rewards",),
    "rewards opponent": ("to the enemy rewards",),
}
"""Where cards are moved; the zone is their owner's, only of rewards it is told whose."""

ORDERS: Final[dict[str, str]] = {"any": "in any order", "random": "in random order"}

POSITIONS: Final[dict[str, str]] = {
    "head": "as head",
    "back": "as back",
    "any": "in any position",
}
UNTILS: Final[dict[str, str]] = {
    "turn": "until the end of the turn",
    "showdown": "until the end of the showdown",
}
"""How long something is taken or moved before it comes back."""

CAUSES: Final[dict[str, str]] = {
    "showdown": "the showdown",
    "cost": "a cost",
    "rule": "a rule",
    "tie": "a tied fight",
}

COIN_KINDS: Final = ("growth",)
"""Kinds of coin that are no name and no pair."""

COMPARISONS: Final[dict[str, str]] = {
    "<=": "not above",
    ">=": "not below",
    ">": "above",
    "<": "below",
    "=": "equal to",
}
"""Against the stat of something named."""

EXTREMES: Final[dict[str, str]] = {"highest": "the highest", "lowest": "the lowest"}
PARITIES: Final[dict[bool, str]] = {True: "even", False: "odd"}

TEXT_DEEDS: Final[dict[str, str]] = {
    "raises power": "text that raises power",
    "gives damage": "text that gives damage",
    "negates": "text that negates",
}
"""What a text does, whether or not it later comes to it (T-11)."""

DONE: Final[dict[str, str]] = {
    "heads": "the number of heads",
    "amount": "that amount",
    "uses": "the number of uses of this ability",
    "higher": "the higher cost",
    "different": "different symbols",
}
"""What came of what was done before, as a number; and which cost it was."""

TEXTS: Final[dict[str, str]] = {"requirement": "requirement", "target": "target line"}
"""Parts of a text a filter asks for."""

TOLD_APART: Final = ("symbol", "name")
"""What cards can differ in: `the number of different symbols of your Ninja`."""

VICTORIES: Final[dict[str, str]] = {
    "plain": "a plain victory",
    "outstanding": "an outstanding victory",
    "loss": "a loss",
    "tie": "a tie",
    "raised": "an outstanding victory instead of a plain one",
    "lowered": "a plain victory instead of an outstanding one",
}

KEYWORDS: Final[tuple[str, ...]] = (
    "revitalize", "burst", "desperation", "flashpoint", "inherit", "surge", "mastery",
    "platoon", "squad", "reinforcement", "tracking", "senjutsu", "ambush", "non-unique",
)  # fmt: skip
"""Lines of one word, with or without a number; and `growth`, which is also a kind of coin."""

THINGS_TO_NAME: Final[dict[str, str]] = {
    "symbol": "a symbol",
    "ninja": "a ninja name",
    "card": "a card name",
    "characteristic": "a characteristic",
    "attribute": "an attribute",
    "number": "a number",
    "kind": "a kind of card",
}

NAMED_THINGS: Final[dict[str, str]] = {
    "characteristic": "the named characteristic",
    "attribute": "the named attribute",
    "name": "the named name",
    "kind": "the named kind",
    "symbol": "the named symbol",
}
"""What was named before, as a property: `with the named name`."""
