"""The rows and words of the card language that the engine carries out, as `playable` reads them."""

from typing import Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import RANKS

from .deck_ends import TO_OPEN
from .deeds import READS
from .ending import SKIPPED
from .filters import NO_RANK, RELATIONS, SAME, STATES, TEXT_TESTS
from .matching import FROM_HAND, HOW
from .meanings import FILLED
from .numbers import ARITH, STATS
from .occasions import BEFORE
from .perform import DO
from .select import CONDITIONS, FILTERS, NUMBERS, OBJECTS, ZONES_TO
from .traits import CHANGES

assert FILLED

CARRIED_OUT: Final[frozenset[type]] = frozenset(
    (
        *DO, *FILTERS, *NUMBERS, *CONDITIONS, *OBJECTS,
        n.Facts, n.Pick, n.Deed, n.Cause, n.Change, n.Rule, n.RuleNumber, n.Permit, n.Body,
        n.Requires, n.Spell, n.Static, n.Triggered, n.Activated, n.Replacing, n.PayOnly,
        n.MostX, n.ChangeFlip,
        n.Keyword, n.Bonus, n.PlayedFrom, n.IsEven, n.PaidCount,
        n.Sacrifice, n.Entry, n.Besides,
    )
)  # fmt: skip
"""Every class of node that has a meaning here."""
RULES: Final[dict[str, frozenset[str]]] = {
    "cannot": frozenset(
        (
            "enter", "send", "go out", "attack", "block", "be blocked", "target", "use", "negate",
            "heal", "damage", "leave", "discard", "remove", "injure", "stand by", "win by rewards",
            "win rewards", "team", "play", "draw", "charge", "place coin", "take coin",
            "change marker", "gain power", "lose power", "reduce damage", "search",
        )
    ),
    "must": frozenset(("send", "attack", "block", "be blocked", "negate")),
    "unaffected": frozenset(("affect", "affect power")),
}  # fmt: skip
"""Verbs that the engine obeys under each mode of a rule."""
PLAYERS_ONLY: Final = frozenset(
    ("win by rewards", "play", "draw", "charge", "change marker", "search")
)
"""Verbs that are forbidden to players, and to no cards."""
TO_EITHER: Final = frozenset(("win rewards", "use"))
"""Verbs that are forbidden to players or to cards."""
RULE_NUMBERS: Final = frozenset(
    (
        "start draw", "missions", "deployments", "attacking teams", "rewards to win",
        "hand size", "least hand size", "rewards a turn", "team size", "mission marker",
        "jutsu uses", "more deployments",
    )
)  # fmt: skip
_ALONE: Final = frozenset(("alone",))
_SENT: Final = frozenset(("alone", "as head"))
_BY_EVENT: Final = frozenset(HOW) - {BEFORE, FROM_HAND}
_STEP: Final = frozenset(("start", "end"))
EVENTS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    **dict.fromkeys(
        ("leave", "discard", "injure", "heal", "gain combat"),
        (_BY_EVENT, frozenset(("cause",))),
    ),
    "enter": (_BY_EVENT | {FROM_HAND}, frozenset(("cause",))),
    **dict.fromkeys(("send", "attack", "block"), (_SENT, frozenset(("mates",)))),
    **dict.fromkeys(("win", "lose", "tie"), (_BY_EVENT, frozenset(("margin",)))),
    "win rewards": (_BY_EVENT, frozenset(("number",))),
    "take rewards": (frozenset(), frozenset(("number",))),
    "damage": (frozenset(), frozenset(("cause", "object", "number"))),
    "give damage": (frozenset(), frozenset(("object", "number"))),
    "oppose": (frozenset(), frozenset(("object",))),
    "be unblocked": (frozenset(), frozenset()),
    "use": (frozenset(), frozenset(("object",))),
    **dict.fromkeys(("settle", "surge"), (frozenset(), frozenset())),
    "place coin": (frozenset(), frozenset(("object", "number"))),
    "take coin": (frozenset(("by effect",)), frozenset(("object", "number"))),
    "last coin": (frozenset(), frozenset()),
    "grow": (frozenset(), frozenset()),
    "sacrifice": (frozenset(), frozenset()),
    "turn up": (frozenset(), frozenset(("object", "number"))),
    "step": (_STEP, frozenset(("object",))),
    **READS,
}
"""Of each event: in what ways it can be told apart, and which other parts of a deed are read."""
MOVES: Final = (frozenset[str](), frozenset(("cause", "object", "number")))
"""The same for moves of cards from anywhere."""
_BY_EFFECT: Final = frozenset(("by effect",))
BANS: Final[dict[tuple[str, str], tuple[frozenset[str], frozenset[str]]]] = {
    ("cannot", "enter"): (_BY_EVENT, frozenset()),
    **dict.fromkeys(
        (("cannot", "send"), ("cannot", "attack"), ("cannot", "block")),
        (_ALONE, frozenset(("mates",))),
    ),
    **dict.fromkeys(
        (
            ("cannot", "be blocked"), ("cannot", "target"), ("cannot", "use"),
            ("unaffected", "affect"), ("unaffected", "affect power"),
        ),
        (frozenset(), frozenset(("object",))),
    ),
    **{
        ("cannot", verb): (frozenset(), frozenset(("cause",)))
        for verb in (
            "heal", "leave", "discard", "remove", "injure", "stand by", "negate", "change marker",
        )
    },
    ("cannot", "damage"): (frozenset(), frozenset(("cause", "object"))),
    ("cannot", "reduce damage"): (frozenset(), frozenset(("cause",))),
    ("cannot", "lose power"): (frozenset(), frozenset(("cause",))),
    ("cannot", "team"): (frozenset(), frozenset(("mates", "cause"))),
    ("cannot", "search"): (frozenset(), frozenset(("object",))),
    **dict.fromkeys(
        (("cannot", "play"), ("cannot", "place coin")), (frozenset(), frozenset(("object",)))
    ),
    ("cannot", "take coin"): (_BY_EFFECT, frozenset(("object",))),
}  # fmt: skip
"""The same for what is forbidden; of other rules nothing but the subject is read."""
PICKS: Final = frozenset(
    (
        *((kind, "obj") for kind in (
            n.Move, n.Search, n.Look, n.Reveal, n.Enter, n.Join, n.StandBy, n.Control, n.Damage,
            n.Injure, n.Heal, n.Grow, n.Coin, n.Negate, n.SkipShowdown, n.ForEach, n.Oppose,
            n.PickOut,
        )),
        (n.MoveCoin, "source"), (n.MoveCoin, "to"), (n.Attach, "obj"), (n.Attach, "card"),
        (n.Token, "like"), (n.BecomeNinja, "obj"), (n.BecomeNinja, "like"), (n.Copy, "obj"),
        (n.TurnFace, "obj"), (n.Track, "obj"), (n.Swap, "left"), (n.Swap, "right"),
        (n.Join, "team"), (n.SwitchHead, "team"), (n.ChangeDamage, "to"),
        (n.Retarget, "obj"), (n.Retarget, "to"), (n.NameWord, "of"),
        (n.FightResult, "team"),
    )
)  # fmt: skip
"""Where something may be picked while an effect is carried out."""
REPLACED: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    "damage": (frozenset(), frozenset(("cause", "object"))),
    **dict.fromkeys(
        ("leave", "discard", "remove", "charge", "sacrifice"), (_BY_EFFECT, frozenset(("cause",)))
    ),
    "move": (_BY_EFFECT, frozenset(("cause", "object"))),
    **dict.fromkeys(("injure", "heal"), (frozenset(), frozenset(("cause",)))),
    "draw": (frozenset(), frozenset(("object", "number"))),
    "win rewards": (_BY_EVENT, frozenset(("number",))),
    "flip": (frozenset(), frozenset(("cause", "number"))),
}
"""The same for what can be replaced."""
NOTHING: Final[tuple[frozenset[str], frozenset[str]]] = (frozenset(), frozenset())
DEED_PARTS: Final = ("object", "mates", "cause", "number", "margin")
PLAYERS: Final = frozenset(("you", "opponent", "each", "that", "attacker", "blocker"))
_SIDES: Final = frozenset(("you", "opponent"))
_LIFTED: Final = frozenset(("", "names", "sacrifice"))
PERMITS: Final = frozenset((("enter", "names"), ("enter", "sacrifice"), ("grow", "limits")))
"""Deeds that a text may allow, and what of the rules it lifts for them."""
WORDS: Final[dict[tuple[type, str], frozenset[object]]] = {
    (n.Related, "how"): frozenset(RELATIONS),
    (n.Rank, "word"): frozenset((*RANKS, NO_RANK)),
    (n.State, "word"): frozenset(STATES),
    (n.Compare, "stat"): frozenset((*STATS, "rank")),
    (n.StatOf, "stat"): frozenset((*STATS, "rank")),
    (n.Total, "stat"): frozenset(STATS),
    (n.Parity, "stat"): frozenset(STATS),
    (n.Extreme, "stat"): frozenset((*STATS, "rank")),
    (n.Same, "what"): frozenset(SAME),
    (n.Swap, "what"): frozenset(("cards", "positions", "teams")),
    (n.Arith, "op"): frozenset(ARITH),
    (n.Change, "row"): CHANGES,
    (n.RuleNumber, "row"): RULE_NUMBERS,
    (n.Move, "to"): frozenset((*ZONES_TO, TO_OPEN)),
    (n.Done, "what"): frozenset(("count", "heads", "amount", "uses", "all", "any")),
    (n.ChangeDamage, "what"): frozenset(("reduce", "raise", "prevent", "redirect")),
    (n.TextIs, "what"): frozenset(TEXT_TESTS),
    (n.Control, "until"): frozenset(("", "turn")),
    (n.Flip, "player"): frozenset(("you", "opponent", "that")),
    (n.NameWord, "player"): frozenset(("you", "opponent", "that")),
    (n.Draw, "end"): frozenset(("top", "bottom")),
    (n.Enter, "state"): frozenset(("", "injured", "negated")),
    (n.Join, "state"): frozenset(("", "negated")),
    (n.Enter, "ignoring"): _LIFTED,
    (n.Join, "ignoring"): _LIFTED,
    (n.Join, "position"): frozenset(("", "back", "head", "any")),
    (n.Retarget, "what"): frozenset(("target", "user")),
    (n.Repeat, "until"): frozenset(("", "tails")),
    (n.Unless, "player"): frozenset((None, *PLAYERS)),
    (n.Modes, "by"): frozenset((*_SIDES, "that")),
    (n.Move, "holder"): frozenset(("", *_SIDES)),
    (n.Skip, "what"): frozenset((*SKIPPED, "rest of turn")),
    (n.Symbol, "count"): frozenset((None,)),
    (n.Triggered, "times"): frozenset((None,)),
    (n.Cards, "owner"): frozenset(("", "you", "opponent", "that")),
    (n.Has, "player"): frozenset((*_SIDES, "that")),
    (n.RuleNumber, "player"): frozenset(("you", "opponent", "each")),
    (n.Move, "player"): frozenset((None, *PLAYERS)),
    **{
        (kind, "player"): PLAYERS
        for kind in (
            n.Draw, n.Shuffle, n.Token, n.Control, n.WinReward, n.Marker, n.Organize,
            n.May, n.Skip, n.EndGame, n.MarkerOf, n.TurnOf, n.OwnedBy,
        )
    },
    (n.Enter, "player"): PLAYERS | {"owner"},
    (n.Ends, "owner"): PLAYERS,
    (n.Pick, "by"): PLAYERS,
    (n.That, "kind"): frozenset(
        ("ninja", "card", "jutsu", "mission", "client", "team", "rest", "other", "other team")
    ),
}  # fmt: skip
"""Fields that the engine reads for some values only: for which."""
