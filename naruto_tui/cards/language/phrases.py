"""All phrases of card text in one tree, word by word, each with its class for the grammar."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from naruto_tui.cards.language import predicates, tables, verbs

_GROUPS: Final = ("the targets", *(f"those {many}" for _, many in tables.KINDS.values()))

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "VALID": ("valid:",),
    "_REQUIRES": ("requires:",),
    "_COSTS_ALSO": ("costs also:",),
    "_SACRIFICE": ("sacrifice:",),
    "_OR_ALT": ("; or",),
    "ENTERS_ONLY": ("enters play only at this price:",),
    "ENTERS_ALSO": ("enters play also at this price:",),
    "_ENTERS_WHILE": ("enters play only while",),
    "_ENTERS_BY": ("enters play only by the effect of",),
    "BONUS": ("expert", "combination"),
    "_PAID_ONLY": ("is paid only with",),
    "_IS_AT_MOST": ("is at most",),
    "LOCKED": ("this ability cannot be negated",),
    "SINGLE": ("no copies add up",),
    "USABLE": ("usable",),
    "_TIMES_A_TURN": ("times a turn",),
    "_TIMES_ITS_PRINTED": ("times its printed", "times their printed"),
    "_TIMES_PRINTED": ("times its printed power", "times their printed power"),
    "_ASK_FOR": ("asks for", "ask for"),
    "_AS_BLOCKED": ("counts as blocked by team power", "count as blocked by team power"),
    "ANY_TIMES": ("usable any number of times", "usable each time"),
    "_IF": ("if",),
    "_OTHERWISE": ("otherwise",),
    "_IF_DONE": ("if you do",),
    "_ON_HEADS": ("on heads",),
    "_ON_TAILS": ("on tails",),
    "_WHILE": ("while",),
    "_WHEN": ("when",),
    "_OR_WHEN": ("or when",),
    "_NEXT_WHEN": ("the next time",),
    "_OR_IF": ("or if",),
    "AT_START": ("at the start of",),
    "AT_END": ("at the end of",),
    "_FOR_EACH": ("for each",),
    "_FOR_EACH_PLAYER": ("for each player",),
    "_FOR_EACH_TARGET": ("for each target",),
    "_TIMES": ("times",),
    "_UNTIL_TAILS": ("until tails",),
    "MAY": ("you may",),
    "OPPONENT_MAY": ("your opponent may",),
    "PLAYER_MAY": ("that player may", "each player may"),
    "_INSTEAD": ("instead",),
    "_UNLESS": ("unless",),
    "_DID_NOT": ("did not",),
    "_CHOOSE": ("choose", "chooses"),
    "LADDER_ALL": ("apply every reached row for",),
    "LADDER_ONE": ("choose 1 reached row for",),
    "LADDER_EXACT": ("apply the row for",),
    "_GIVE": ("give", "gives"),
    "_DAMAGE": ("damage",),
    "_DAMAGE_FROM": ("damage from",),
    "_CANNOT_BE_REDUCED": ("cannot be reduced",),
    "_COUNTS_AS": ("counts as",),
    "_LOWER_FOR": ("lower for",),
    "_DIVIDED": ("divided among",),
    "_TO": ("to",),
    "_AS_DISCARD": ("as a discard",),
    "_MOVE": ("move", "moves"),
    "_REMOVE": ("remove", "removes"),
    "_LEAVES_TEAM": ("leaves its team", "leave their team"),
    "DRAW": ("draw", "draws", "drew"),
    "_DRAW_UNTIL": ("draw until you have", "draws until having"),
    "FROM_BOTTOM": ("from the bottom of the deck",),
    "_MORE_IN_START": ("more card in the start phase", "more cards in the start phase"),
    "_IN_START": ("card in the start phase", "cards in the start phase"),
    "_SEARCH": ("search", "searches", "searched"),
    "_FOR": ("for",),
    "_PUT": ("put", "puts"),
    "_INTO_PLAY": ("into play",),
    "BLANKED": ("with its text negated this turn",),
    "_INTO": ("into",),
    "AS_DEPLOYMENT": ("as your deployment", "as a deployment"),
    "ENEMY_SIDE": ("under enemy control",),
    "_UP_TO_TEAM": ("up to team size",),
    "_PLACE_COIN": ("place", "places"),
    "_TAKE_COIN": ("take", "takes"),
    "_TRANSFER": ("transfer", "transfers"),
    "_ON": ("on",),
    "_OFF": ("off",),
    "_COIN": ("coin", "coins"),
    "COIN_KIND": tables.COIN_KINDS,
    "_OF_THOSE_AGAIN": ("of those coins again",),
    "COIN_SHOWS": tuple(
        f"of those coins {verb} {side}" for side in ("heads", "tails") for verb in ("shows", "show")
    ),
    "COINS_SHOW": tuple(f"those coins show {side}" for side in ("heads", "tails")),
    "_FLIP": ("flip", "flips", "flipped"),
    "_PAY": ("pay", "pays"),
    "_MARKER": ("marker",),
    "_BY": ("by",),
    "_TARGET": ("target",),
    "UNTIL_END": tuple(tables.UNTILS.values()),
    "_REDUCE": ("reduce that damage by", "reduces that damage by"),
    "_RAISE_DAMAGE": ("raise that damage by", "raises that damage by"),
    "_REDIRECT": ("give that damage to", "gives that damage to"),
    "_SWAP_POWER": ("combat and support",),
    "_SWAP": ("swap", "swaps"),
    "_WOULD": ("would",),
    "_THE_TEXT_OF": ("the text of",),
    "INCLUDING_VERB": ("includes", "include"),
    "CONTAINS_ONLY": ("contains only", "contain only"),
    "_POSITIONS": ("the positions of",),
    "_TEAMS_OF": ("the teams of",),
    "_SKIP_SHOWDOWN": ("skips the showdown", "skip the showdown"),
    "_NINJA_COIN": ("ninja coin", "ninja coins"),
    "_BECOME_NINJA": ("becomes a ninja with power", "become ninja with power"),
    "_BECOME_LIKE": ("becomes a copy of", "become copies of"),
    "_AS_COPY": ("as a copy of", "as copies of"),
    "PLAIN": ("but no text",),
    "_INJURED_POWER": ("injured power",),
    "_ATTACH": ("attach", "attaches"),
    "_CHANGE": ("change", "changes"),
    "_TO_ITS_USER": ("to its user",),
    "_FIGHT_RESULT": ("ends its fight with", "end their fights with"),
    "_GET": ("gets", "get"),
    "_HAVE": ("has", "have"),
    "_GAIN": ("gains", "gain"),
    "LOSE": ("loses", "lose", "lost"),
    "WIN": ("wins", "win", "won"),
    "MORE": ("more",),
    "FEWER": ("fewer",),
    "CANNOT": ("cannot",),
    "MUST": ("must",),
    "_CAN": ("can",),
    "_UP_TO": ("up to",),
    "_UNAFFECTED": ("is unaffected by", "are unaffected by"),
    "_OR_BY": ("or by",),
    "WITHOUT_PAYING": ("without paying",),
    "IGNORING": (
        "ignoring requirements",
        "ignoring costs",
        "ignoring limits",
        "ignoring names",
        "ignoring sacrifice",
        "ignoring combination",
    ),
    "_CAN_EXCEED": ("can exceed its size by", "can exceed their size by"),
    "_BECOMES": ("becomes", "become"),
    "_CAN_ALSO_DEPLOY": ("can also deploy",),
    "_DEPLOYING": ("deploying",),
    "_DOES_NOT_COUNT": ("does not count",),
    "IS": ("is", "are"),
    "IS_NOT": ("is not", "are not"),
    "IN_TEAM_WITH": ("in a team with",),
    "_THAN": ("than",),
    "_PAID_FOR": ("paid for this card",),
    "_WAS_PAID": ("was paid for this card", "were paid for this card"),
    "_IT_IS": ("it is",),
    "_CARD_WAS_PLAYED": ("this card was played",),
    "_AND": ("and",),
    "_OR": ("or",),
    "_AND_WITH": ("and with",),
    "_AND_WITHOUT": ("and without",),
    "_A": ("a", "an"),
    "_NO": ("no",),
    "_ALL": ("all", "all of"),
    "_ANY_NUMBER": ("any number of",),
    "OR_MORE": ("or more",),
    "OR_LESS": ("or less",),
    "OR_HIGHER": ("or higher",),
    "OR_LOWER": ("or lower",),
    "ONLY": ("only",),
    "_THE_NEXT": ("the next",),
    "_OTHER": ("other",),
    "_OTHER_THAN": ("other than",),
    "_OTHER_THAN_BY": ("other than by",),
    "ANOTHER": ("another",),
    "_RANDOM": ("random",),
    "DIFFERENT": ("with different names", "with different symbols"),
    "AGREEING": ("with the same name", "with the same symbol"),
    "_NAMED": ("named",),
    "_NOT_NAMED": ("not named",),
    "PRINTED_NAME": ("with the printed name",),
    "_WITH": ("with",),
    "_WITHOUT": ("without",),
    "IN": ("in", "from"),
    "ON_PLACE": ("on the chain", "on the battlefield"),
    "BATTLING": ("battling",),
    "USED_BY": ("used by",),
    "USING": ("using",),
    "USABLE_BY": ("usable by",),
    "INCLUDING": ("including", "not including"),
    "LONELY": ("that is alone", "that are alone"),
    "_WHEN_PLAYED": ("when this card was played",),
    "OF_REF": tuple(f"of {ref}" for ref in _GROUPS),
    "CONTAINING": ("containing only",),
    "TARGETING": ("that targets", "that target"),
    "ATTACHED": ("attached to",),
    "AMONG": ("among",),
    "_THAT": ("that",),
    "_OF": ("of",),
    "_ITS": ("its",),
    "FIGHT": ("fight",),
    "_HEAD_OF": ("the head of",),
    "_FACING": ("the team battling",),
    "_BOTH_TEAMS": ("both teams of",),
    "THE_TOP": ("the top", "the top or bottom"),
    "THE_BOTTOM": ("the bottom",),
    "PRINTED": ("printed",),
    "_SPECIFIC": ("specific symbol", "specific symbols"),
    "_RANK": ("rank",),
    "_IN_ITS_NAME": ("in its name",),
    "_TEXT": ("text",),
    "_DECLARED": ("declared-symbol", "named-symbol"),
    "_NO_SYMBOL": ("symbol-less",),
    "_NO_RANK": ("rankless",),
    "_PAID_WITH": ("can be paid with",),
    "_PAID_AS": ("can be paid as",),
    "_ONLY_SYMBOL": ("pure",),
    "_THAT_MANY": ("that many",),
    "DONE": tuple(tables.DONE.values()),
    "_NUMBER_OF": ("the number of",),
    "DIFFERENT_OF": tuple(f"different {what}s of" for what in tables.TOLD_APART),
    "_THE": ("the",),
    "_TOTAL": ("the total",),
    "_TWICE": ("twice",),
    "_HALF": ("half of",),
    "_PLUS": ("plus",),
    "_MINUS": ("minus",),
    "_AT_MOST": ("but at most",),
    "_AT_LEAST": ("but at least",),
    "_FOR_EVERY": ("for every",),
    "_THE_HIGHER_OF": ("the higher of",),
    "_THE_LOWER_OF": ("the lower of",),
    "_THE_EFFECT_OF": ("the effect of",),
    "_OWNED_BY": ("owned by",),
    "_TOTAL_WITH": ("with a total",),
}
"""The words that hold a sentence together: each class has its own place in the grammar."""

MOST_OFFERED: Final = 3
"""Most words in the place of a wrong one."""
_PIECE: Final = re.compile(r"[a-z]+(?:-[a-z]+)*|\d+|'s|[:;]")


class Node:
    """A place in the tree of phrases; `phrase` is set where one ends."""

    __slots__ = ("kind", "phrase", "then")

    def __init__(self) -> None:
        self.then: dict[str, Node] = {}
        self.kind = ""
        self.phrase = ""


def rows() -> Iterator[tuple[str, str]]:
    """Every phrase of every table: its class and itself."""
    for kind, phrases in WORDS.items():
        yield from ((kind, phrase) for phrase in phrases)
    yield from _nouns()
    yield from _verbs()


def _nouns() -> Iterator[tuple[str, str]]:
    for name, forms in tables.KINDS.items():
        kind = "TEAM" if name == "team" else "KIND"
        yield from ((kind, form) for form in forms)
    for forms in tables.PILES.values():
        yield from (("PILE", form) for form in forms)
    for kind, table in _TABLES.items():
        values: Iterable[Any] = table.values()
        for value in values:
            phrases = (value,) if isinstance(value, str) else value
            yield from ((kind, phrase) for phrase in phrases)
    for kind, words in _LISTS.items():
        yield from ((kind, word) for word in words)
    for owner in tables.PHASE_OWNERS.values():
        yield from (("PHASE", f"{owner} {phase}") for phase in tables.PHASES.values())


def _verbs() -> Iterator[tuple[str, str]]:
    for row in verbs.VERBS:
        yield from ((row.frame, form) for form in row.forms)
    for forms in verbs.ACTS.values():
        yield from (("ACT", form) for form in forms)
    plain = frozenset(form for forms in verbs.ACTS.values() for form in forms)
    for base, _, past in verbs.ACT_DEEDS.values():
        if base in plain and past not in plain:
            yield "ACT", past
    for thing in tables.THINGS_TO_NAME.values():
        yield from (("NAMING", f"{verb} {thing}") for verb in ("name", "names"))
    for verb, *nouns in predicates.RULE_NUMBERS.values():
        yield "LIMIT_VERB", verb
        if bound := predicates.bound(verb):
            yield "LIMIT_VERB", bound
        yield from (("LIMIT", noun) for noun in nouns)


_TABLES: Final[dict[str, Mapping[Any, Any]]] = {
    "ZONE": tables.ZONES,
    "OWNER": tables.OWNERS,
    "PLAYER": tables.PLAYERS,
    "REF": tables.REFERENCES,
    "SYMBOL": tables.SYMBOLS,
    "DURATION": tables.DURATIONS,
    "MOMENT": tables.MOMENTS,
    "DEST": tables.DESTINATIONS,
    "ORDER": tables.ORDERS,
    "POSITION": tables.POSITIONS,
    "HOW": verbs.HOWS,
    "CAUSE": tables.CAUSES,
    "CMP": tables.COMPARISONS,
    "EXTREME": tables.EXTREMES,
    "PARITY": tables.PARITIES,
    "TEXT_PART": tables.TEXTS,
    "TEXT_DOES": tables.TEXT_DEEDS,
    "NAMED_THING": tables.NAMED_THINGS,
    "VICTORY": tables.VICTORIES,
    "SAYING": verbs.SAYINGS,
    "MARK_ACT": predicates.MARKER_ACTS,
    "FLAG": predicates.FLAG_PREDICATES,
    "PLAYER_FLAG": predicates.PLAYER_FLAGS,
    "NOW": tables.WITHIN,
}
_LISTS: Final = {
    "STATE": tables.STATES[:-2],
    "STAT": tables.STATS,
    "WORD_KIND": tables.WORD_KINDS,
    "ASPECT": tables.ASPECTS[:2],
    "KEYWORD": tables.KEYWORDS,
    "PLAY": ("play",),
    "_PLAY_AND_REMOVE": ("play and then remove from the game",),
    "ALONE": ("alone",),
}


@cache
def phrases() -> Node:
    """The tree of all phrases."""
    root = Node()
    for kind, phrase in rows():
        node = root
        for piece in _PIECE.findall(phrase):
            node = node.then.setdefault(piece, Node())
        if node.kind not in ("", kind):
            raise ValueError(f"'{phrase}' is {node.kind} in one table and {kind} in another")
        node.kind, node.phrase = kind, phrase
    return root


def phrases_with(word: str) -> list[str]:
    """The phrases in which a word stands, the shortest first."""
    return sorted({phrase for _, phrase in rows() if word in _PIECE.findall(phrase)}, key=len)


def nearest(word: str) -> list[str]:
    """Words of the phrases that are spelled much like this one."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for a word that is wrong

    known = {piece for _, phrase in rows() for piece in _PIECE.findall(phrase) if piece.isalpha()}
    return get_close_matches(word, sorted(known), n=MOST_OFFERED, cutoff=0.6)


_CLASSES: Final = {
    "STRING": "a word in quotes",
    "QUOTED": "an ability in “quotes”",
    "NUM": "a number",
    "VAR": "X",
    "PAIR": "a change such as +1/+1",
    "UPAIR": "a power such as 3/1",
    "SIGNED": "a change such as +1",
    "_POSS": "'s",
    "LABEL": "(1)",
    "REACHED": "(3+)",
    "TAG": "a window such as [Exchange]",
    "REF": "this Ninja, the user, the target, that Ninja ...",
    "KIND": "Ninja, Jutsu, Mission, Client, card",
    "PILE": "chakra, rewards",
    "OWNER": "your, enemy",
    "PLAYER": "you, your opponent, each player ...",
    "STATE": "a state such as injured",
    "SYMBOL": "a symbol",
    "STAT": "a value such as combat",
    "ZONE": "a place such as hand",
    "DEST": "where to, such as to hand",
    "ACT": "an action such as discard",
    "SAYING": "an action such as organize your teams",
    "NAMING": "an action such as name a symbol",
    "MARK_ACT": "raise, lower, set",
    "DURATION": "how long, such as this turn",
    "MOMENT": "when, such as at the end of this turn",
    "PHASE": "a part of a turn",
    "FLAG": "a change such as loses its text",
    "PLAYER_FLAG": "a change such as plays with an open hand",
    "KEYWORD": "a keyword",
    "LIMIT": "what is limited",
    "LIMIT_VERB": "can play up to ...",
    "HOW": "in what way, such as alone",
    "WORD_KIND": "attribute, characteristic, title, keyword",
    "NOW": "which part of a turn it is",
    "_DOT": "a full stop",
    "_COMMA": "a comma",
    "_SEMI": "a semicolon",
    "_COLON": "a colon",
    "_LPAR": "(",
    "_RPAR": ")",
    "_LSQB": "[",
    "_RSQB": "]",
    "$END": "the end of the line",
}
_DEEDS: Final = frozenset({"VI", "VT", "VP", "VD", "VO", "VS", "VC", "STANDBY", "PLAY"})


def spoken(kind: str) -> str:
    """A class of tokens in the words of an error message."""
    if kind in _DEEDS:
        return "a deed such as attacks"
    if kind in _CLASSES:
        return _CLASSES[kind]
    return next((f"'{phrase}'" for k, phrase in rows() if k == kind), "")
