"""The vocabulary of card text: every word and phrase, its class for the grammar, what it means.

A new word is a row here. Where a thing has several spellings the first one is the one written;
the others are only read.
"""

from typing import Final, NamedTuple

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
    "opposed", "unopposed", "face-up", "face-down", "tracked", "just deployed",
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
}

MOMENTS: Final[dict[str, str]] = {
    "end of turn": "at the end of this turn",
    "end of exchange": "at the end of the exchange",
    "end of showdown": "at the end of the showdown",
    "end of battle": "at the end of the battle phase",
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
    "battle phase": "battle phase",
    "end phase": "end phase",
    "exchange": "exchange",
    "showdown": "showdown",
}
"""Parts of a turn whose start or end is an event."""

WITHIN: Final[dict[str, str]] = {
    phase: f"it is the {phase}"
    for phase in ("mission phase", "battle phase", "exchange", "showdown")
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

HOWS: Final[dict[str, str]] = {
    "opposed": "and is opposed",
    "unblocked": "and is not blocked",
    "by deployment": "by deployment",
    "not by deployment": "other than by deployment",
    "by ambush": "by ambush",
    "by growth": "by growth",
    "not by growth": "other than by growth",
    "by platoon": "by platoon",
    "by squad": "by squad",
    "by sacrifice": "by sacrifice",
    "by effect": "by an effect",
    "from hand": "from hand alone",
    "first": "for the first time this turn",
    "in turn": "in a turn",
}
"""In what way a deed is done; `POSITIONS` too."""

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

ACTS: Final[dict[str, tuple[str, str]]] = {
    "injure": ("injure", "injures"),
    "heal": ("heal", "heals"),
    "grow": ("grow", "grows"),
    "discard": ("discard", "discards"),
    "charge": ("charge", "charges"),
    "look": ("look at", "looks at"),
    "reveal": ("reveal", "reveals"),
    "negate": ("negate", "negates"),
    "attach": ("attach this card to", "attaches this card to"),
    "switch head": ("switch the head of", "switches the head of"),
    "take control": ("take control of", "takes control of"),
    "copy": ("copy", "copies"),
    "copy anew": ("copy with new targets", "copies with new targets"),
    "turn up": ("turn face-up", "turns face-up"),
    "turn down": ("turn face-down", "turns face-down"),
    "track": ("track", "tracks"),
    "skip showdown": ("skip the showdown of", "skips the showdown of"),
}
"""Actions that are a verb and what it is done to: told to you, told of others."""

SAYINGS: Final[dict[str, tuple[str, str]]] = {
    "organize": ("organize your teams", "organizes that player's teams"),
    "shuffle": ("shuffle your deck", "shuffles that player's deck"),
    "flip until tails": ("flip coins until tails", "flips coins until tails"),
    "win game": ("win the game", "wins the game"),
    "lose game": ("lose the game", "loses the game"),
    "skip turn": ("skip your next turn", "skips the next turn"),
    "skip mission phase": ("skip your next mission phase", "skips the next mission phase"),
    "skip organization phase": (
        "skip your next organization phase",
        "skips the next organization phase",
    ),
    "skip battle phase": ("skip your next battle phase", "skips the next battle phase"),
    "skip rest of turn": ("end this turn", "ends this turn"),
    "extra turn": ("take 1 more turn", "takes 1 more turn"),
    "extra battle phase": ("have 1 more battle phase", "has 1 more battle phase"),
    "prevent damage": ("prevent that damage", "prevents that damage"),
}
"""Actions that take nothing more: told to you, told of others."""

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

RULE_NUMBERS: Final[dict[str, tuple[str, str, str]]] = {
    "missions": ("can play up to", "mission a turn", "missions a turn"),
    "deployments": ("can deploy up to", "ninja a turn", "ninja a turn"),
    "jutsu uses": ("can use up to", "jutsu a turn", "jutsu a turn"),
    "clients": ("can have up to", "client at once", "clients at once"),
    "attacking teams": ("can attack with up to", "team at once", "teams at once"),
    "blocks": ("can block with up to", "team at once", "teams at once"),
    "team size": ("can have up to", "ninja as 1 team", "ninja as 1 team"),
    "rewards to win": ("can win with", "reward in all", "rewards in all"),
    "rewards a turn": ("can win up to", "reward a turn", "rewards a turn"),
    "hand size": ("can keep up to", "card at the end of a turn", "cards at the end of a turn"),
    "least hand size": (
        "can always keep",
        "card at the end of a turn",
        "cards at the end of a turn",
    ),
}
"""Numbers of the rules a card can set: `you can play up to 2 Missions a turn`."""


def bound(verb: str) -> str:
    """The verb of a number that only limits: `cannot attack with more than`; else nothing."""
    if not verb.endswith(" up to"):
        return ""
    return f"cannot {verb.removeprefix('can ').removesuffix(' up to')} more than"


PLAYER_FLAGS: Final[dict[str, tuple[str, str]]] = {
    "open hand": ("play with an open hand", "plays with an open hand"),
    "open deck": (
        "play with the top card of the deck face-up",
        "plays with the top card of the deck face-up",
    ),
    "no mission limit": (
        "can play any number of missions a turn",
        "can play any number of missions a turn",
    ),
    "exchange charge": ("can charge in the exchange", "can charge in the exchange"),
    "no hand limit": ("can keep any number of cards", "can keep any number of cards"),
}
"""Changes of a player that take no value: told to you, told of others."""

MARKER_ACTS: Final[dict[str, tuple[str, str]]] = {
    "+": ("raise", "raises"),
    "-": ("lower", "lowers"),
    "=": ("set", "sets"),
}

FLAG_PREDICATES: Final[dict[str, tuple[str, str]]] = {
    "lose text": ("loses its text", "lose their text"),
    "printed power": ("keeps its printed power", "keep their printed power"),
    "fight by mental power": ("fights by mental power", "fight by mental power"),
    "only by power": ("never fights by mental power", "never fight by mental power"),
    "as battling": ("counts as battling", "count as battling"),
    "double power": ("has twice its power", "have twice their power"),
    "double mental power": ("has twice its mental power", "have twice their mental power"),
    "support as combat": ("counts support as combat", "count support as combat"),
    "combat as support": ("counts combat as support", "count combat as support"),
    "negative combat": ("has negative combat", "have negative combat"),
    "negative support": ("has negative support", "have negative support"),
    "as injured": ("counts as injured", "count as injured"),
    "as healthy": ("counts as healthy", "count as healthy"),
    "injured combat": ("has its injured combat", "have their injured combat"),
    "deployed injured": ("is deployed injured", "are deployed injured"),
    "any symbol": ("can be paid with any symbols", "can be paid with any symbols of chakra"),
    "not counted": ("adds nothing to its team", "add nothing to their teams"),
    "taken off": ("counts against its team", "count against their teams"),
    "helps the enemy": ("counts for the team battling it", "count for the teams battling them"),
    "printed share": (
        "adds only printed values to its team",
        "add only printed values to their teams",
    ),
}
"""Changes that take no value: of one thing, of several."""


class Verb(NamedTuple):
    """A row of the verb table: what it is in a `Deed`, and its spelling in three forms.

    The frame is the class of the grammar: `VI` takes partners (`with`), `VT` an object, `VP` a
    doer (`by`), `VD` a giver (`from`), `VO` a receiver (`to`), `VS` is also a state.
    """

    verb: str
    how: tuple[str, ...]
    frame: str
    base: str
    one: str
    many: str
    past: str
    past_many: str

    @property
    def forms(self) -> tuple[str, str, str, str, str]:
        """Base; now, of one and of many; past, of one and of many."""
        return self.base, self.one, self.many, self.past, self.past_many


def _active(verb: str, base: str, one: str, past: str, frame: str = "VI", how: str = "") -> Verb:
    return Verb(verb, (how,) if how else (), frame, base, one, base, past, past)


def _passive(verb: str, participle: str, frame: str = "VP", how: str = "") -> Verb:
    forms = [f"{be} {participle}" for be in ("be", "is", "are", "was", "were")]
    return Verb(verb, (how,) if how else (), frame, *forms)


VERBS: Final[tuple[Verb, ...]] = (
    _active("enter", "enter play", "enters play", "entered play"),
    _passive("enter", "deployed", "VI", "by deployment"),
    _active("leave", "leave play", "leaves play", "left play"),
    _passive("leave", "removed from play", "VP"),
    _passive("send", "sent out", "VI"),
    _active("attack", "attack", "attacks", "attacked"),
    _active("block", "block", "blocks", "blocked", "VT"),
    _passive("be blocked", "blocked", "VP"),
    _passive("oppose", "opposed", "VS"),
    _passive("be unblocked", "unblocked", "VI"),
    _active("battle", "battle", "battles", "battled", "VT"),
    _active("team", "join a team", "joins a team", "joined a team"),
    _active("win", "win", "wins", "won", "WIN"),
    _active("win", "win a plain victory", "wins a plain victory", "won a plain victory",
            "VI", "plain"),
    _active("win", "win an outstanding victory", "wins an outstanding victory",
            "won an outstanding victory", "VI", "outstanding"),
    _active("win rewards", "win an outstanding reward", "wins an outstanding reward",
            "won an outstanding reward", "VI", "outstanding"),
    _active("take rewards", "win or get", "wins or gets", "won or got", "WIN"),
    _active("win", "be about to win", "is about to win", "was about to win", "VI", "before damage"),
    _active("lose", "lose", "loses", "lost", "LOSE"),
    _passive("lose", "completely defeated", "VI", "outstanding"),
    _active("tie", "tie", "ties", "tied"),
    _active("win by rewards", "win by rewards", "wins by rewards", "won by rewards"),
    _active("damage", "receive damage", "receives damage", "received damage", "VD"),
    _active("give damage", "give damage", "gives damage", "gave damage", "VO"),
    _active("injure", "become injured", "becomes injured", "became injured"),
    _passive("heal", "healed"),
    _passive("discard", "discarded"),
    _passive("remove", "removed from the game"),
    _passive("charge", "charged"),
    _passive("move", "moved"),
    _passive("sacrifice", "sacrificed"),
    _passive("grow", "grown"),
    _passive("surge", "surged"),
    _active("use", "use", "uses", "used", "VT"),
    _passive("apply", "applied"),
    _active("play", "play", "plays", "played", "PLAY"),
    _passive("target", "targeted"),
    _passive("affect", "affected"),
    _passive("negate", "negated"),
    _passive("chain", "chained to"),
    _active("stand by", "become stand-by", "becomes stand-by", "became stand-by", "STANDBY"),
    _active("gain power", "gain power", "gains power", "gained power"),
    _active("gain combat", "gain combat", "gains combat", "gained combat"),
    _active("gain support", "gain support", "gains support", "gained support"),
    _active("last coin", "lose the last coin", "loses the last coin", "lost the last coin"),
    _active("place coin", "receive", "receives", "received", "VC"),
    _active("take coin", "lose by effect", "loses by effect", "lost by effect", "VC", "by effect"),
    _active("change marker", "change the marker", "changes the marker", "changed the marker"),
)  # fmt: skip
"""One row serves six wrappers: when, would, cannot, must, can, did."""

ACT_DEEDS: Final[dict[str, tuple[str, str, str]]] = {
    "discard": ("discard", "discards", "discarded from hand"),
    "charge": ("charge", "charges", "did charge"),
    "draw": ("draw", "draws", "drew"),
    "search": ("search", "searches", "searched"),
    "flip": ("flip", "flips", "flipped"),
    "reveal": ("reveal", "reveals", "revealed"),
    "heal": ("heal", "heals", "did heal"),
    "injure": ("injure", "injures", "did injure"),
    "negate": ("negate", "negates", "did negate"),
    "turn up": ("turn face-up", "turns face-up", "did turn face-up"),
}
"""Actions of a player as deeds: `When you draw 1 or more cards`."""
