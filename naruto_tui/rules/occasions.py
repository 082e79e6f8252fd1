"""In which kind of event each deed of the verb table is recognised, and which moments there are."""

from typing import Final

from attrs import evolve

from naruto_tui.cards.nodes import (
    Cards,
    Deed,
)

EVENT_OF: Final[dict[str, str]] = {
    "enter": "enter",
    "leave": "leave",
    "discard": "leave",
    "send": "send",
    "go out": "go out",
    "attack": "send",
    "block": "send",
    "oppose": "oppose",
    "battle": "oppose",
    "be blocked": "oppose",
    "be unblocked": "unblocked",
    "team": "team",
    "stand by": "stand by",
    "win": "win",
    "lose": "lose",
    "tie": "tie",
    "win rewards": "reward",
    "take rewards": "reward",
    "damage": "damages",
    "give damage": "damages",
    "injure": "injure",
    "heal": "heal",
    "gain combat": "gain combat",
    "gain support": "gain support",
    "gain power": "gain power",
    "use": "use",
    "play": "play",
    "apply": "resolve",
    "target": "target",
    "negate": "negate",
    "chain": "chain",
    "draw": "draw",
    "search": "search",
    "reveal": "reveal",
    "flip": "flips",
    "change marker": "marker",
    "settle": "settle",
    "surge": "surge",
    "place coin": "coin",
    "take coin": "coin",
    "last coin": "last coin",
    "turn up": "face",
    "remove": "moves",
    "charge": "moves",
    "move": "moves",
    "grow": "grow",
    "sacrifice": "sacrifice",
}
"""Which kind of event a deed of the verb table is recognised in; `step`: see `event_of`."""
MOMENT_OF: Final[dict[str, tuple[str, str]]] = {
    "end of turn": ("end turn", ""),
    "end of exchange": ("end exchange", ""),
    "end of showdown": ("end showdown", ""),
    "end of battle": ("end battle phase", ""),
    "start of exchange": ("start exchange", ""),
    "start of showdown": ("start showdown", ""),
    "start of battle": ("start battle phase", ""),
    "start of your next turn": ("start turn", "you"),
    "end of your next turn": ("end turn", "you"),
    "start of enemy next turn": ("start turn", "opponent"),
    "end of enemy next turn": ("end turn", "opponent"),
}
"""When a delayed effect is carried out: at which moment, and of whose turn if of a later one."""


def event_of(deed: Deed) -> str | None:
    """The kind of event a deed is recognised in; of a moment, e.g. `start turn`."""
    if deed.verb == "step":
        return " ".join((*deed.how, str(deed.object)))
    if deed.verb == "discard" and (
        isinstance(deed.object, Cards) or _is_outside_play(deed.subject)
    ):
        return "moves"
    if deed.verb in SENT:
        for word, kind in SENT_HOW.items():
            if word in deed.how:
                return kind
    return EVENT_OF.get(deed.verb)


def without_first(deed: Deed) -> Deed:
    """The deed, whether it is the first of the turn or not."""
    return evolve(deed, how=tuple(word for word in deed.how if word != "first"))


def without_turn(deed: Deed) -> Deed:
    """The deed of one occasion, however often it is done in the turn."""
    how = tuple(word for word in deed.how if word != "in turn")
    return evolve(deed, how=how, number=None)


def asked_of(deed: Deed) -> Deed | None:
    """What an event of a trigger asks of the turn so far: `for the first time`, `in a turn`."""
    if "first" in deed.how:
        return without_first(deed)
    return without_turn(deed) if "in turn" in deed.how else None


def events_of(deed: Deed) -> tuple[str, ...]:
    """All kinds of event a deed is recognised in: deploying is playing a card too (T-2)."""
    found = _EVENTS.get(id(deed))
    if found is None or found[0] is not deed:
        found = _EVENTS[id(deed)] = (deed, _events_of(deed))
    return found[1]


_EVENTS: Final[dict[int, tuple[Deed, tuple[str, ...]]]] = {}
"""Worked out once for each deed: it is asked for with every event that may be one."""


def _events_of(deed: Deed) -> tuple[str, ...]:
    kind = event_of(deed)
    if kind == "play":
        return ("play", "enter")
    if deed.verb == "go out":
        return ("send", "go out")
    if deed.verb == "take rewards":
        return ("reward", "get")
    return () if kind is None else (kind,)


BEFORE: Final = "before damage"
"""In a deed: a fight is decided and its damage not yet dealt. What waits for that is no trigger."""
SENT: Final = ("send", "attack", "block")
SENT_HOW: Final = {"opposed": "oppose", "unblocked": "unblocked"}
"""`attacks and is opposed`: it is known when the blocks have been declared."""


def _is_outside_play(subject: object) -> bool:
    """Whether what is discarded lies elsewhere: `you discard ...`, `a card in your hand is ...`."""
    return isinstance(subject, str) or (
        isinstance(subject, Cards)
        and (subject.kinds == ("card",) or not IN_PLAY.issuperset(subject.zones))
    )


IN_PLAY: Final = frozenset(("play", "village", "battlefield"))
