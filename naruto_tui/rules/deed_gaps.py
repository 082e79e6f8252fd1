"""Deeds that the engine does not wait for, forbid, allow or replace as a text says them."""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .carried_out import (
    BANS,
    DEED_PARTS,
    EVENTS,
    MOVES,
    NOTHING,
    PERMITS,
    PLAYERS,
    PLAYERS_ONLY,
    REPLACED,
    RULES,
    TO_EITHER,
)
from .deeds import BY_BOTH, BY_PLAYER, BY_PLAYERS, OF_PLAYERS
from .history import COUNTED, REFERENCES, is_reference
from .matching import MATCH
from .occasions import event_of, without_turn
from .program import walk
from .replacing import landing, steps_of
from .select import ZONES_TO
from .triggers import is_optional

if TYPE_CHECKING:
    from collections.abc import Iterator


NOT_CHARGED: Final = n.Deed("charge", n.This("card"))
"""`In hand: This card cannot be charged.`"""


def rule_gaps(rule: n.Rule) -> "Iterator[str]":
    """Deeds that are not forbidden, demanded or kept from a card so."""
    deed = rule.deed
    if isinstance(deed.mates, n.Pick):
        yield f"{rule.mode} {deed.verb} with so many"
    if deed.verb not in RULES[rule.mode]:
        yield f"{rule.mode} {deed.verb}"
        return
    read = BANS.get((rule.mode, deed.verb), NOTHING)
    if deed.verb == "block" and deed.object is not None:
        read = (frozenset(), frozenset(("object",)))
    if deed.verb in ("draw", "charge") and deed.object == n.Cards(("card",)):
        read = (frozenset(), frozenset(("object",)))
    by_player = isinstance(deed.subject, str)
    if deed == NOT_CHARGED:
        return
    if by_player != (deed.verb in PLAYERS_ONLY) and deed.verb not in TO_EITHER:
        yield f"{rule.mode} {deed.verb}, of the {deed.subject if by_player else 'cards'}"
    yield from _parts_gap(deed, f"{rule.mode} {deed.verb}", *read)


def permit_gaps(permit: n.Permit) -> "Iterator[str]":
    """What may block several attacks (T-15), enter or be grown, be used free, be Surged again."""
    deed = permit.deed
    if deed.verb == "play":
        yield from _elsewhere_gap(permit)
        return
    if (deed.verb, permit.ignoring) in PERMITS and not permit.free:
        return
    if (deed.verb, permit.ignoring) == ("use", "combination"):
        if permit.free or deed.object != n.Cards(("jutsu",)):
            yield "can use certain Jutsu ignoring combination"
        return
    if deed.verb == "use" and permit.ignoring == "requirements":
        wanted = getattr(deed.object, "cards", deed.object)
        plain = isinstance(wanted, n.Cards) and not wanted.zones and wanted.kinds == ("jutsu",)
        if (
            isinstance(deed.subject, str)
            or isinstance(deed.object, n.Pick)
            or not (plain or wanted in (None, n.That("jutsu")))
        ):
            yield "can use certain Jutsu ignoring requirements"
        return
    if deed.verb == "use" and not permit.free and not permit.ignoring:
        if not _is_of_requirements(deed):
            yield "can use"
        return
    if deed.verb == "surge" or (deed.verb == "use" and permit.free):
        if permit.ignoring or isinstance(deed.object, n.Pick | n.Ends):
            yield f"can {deed.verb} ignoring something"
        yield from _parts_gap(deed, f"can {deed.verb}", frozenset(), frozenset(("object",)))
    elif deed.verb != "block" or not isinstance(deed.object, n.Pick):
        yield f"can {deed.verb}"
    elif deed.object.cards != n.Cards(("team",)) or permit.ignoring or permit.free:
        yield "can block with a condition"


def _elsewhere_gap(permit: n.Permit) -> "Iterator[str]":
    """What may be played from elsewhere than the hand: this card, or what lies somewhere."""
    deed, wanted = permit.deed, permit.deed.object
    if isinstance(wanted, n.Pick) and wanted != n.Pick(1, 1, wanted.cards):
        yield "can play any of several cards"
    cards: Any = getattr(wanted, "cards", wanted)
    somewhere = isinstance(cards, n.Cards) and (
        (cards.zones and _PLAYED_FROM.issuperset(cards.zones)) or _is_among_named(cards)
    )
    if not isinstance(deed.subject, str):
        yield "can play"
    if not somewhere and not isinstance(cards, n.This | n.That | n.Ends):
        yield "can play cards of any place"
    if permit.ignoring or deed.how:
        yield "can play ignoring something"
    if permit.free and not (
        isinstance(cards, n.Cards) and {"jutsu", "mission"}.issuperset(cards.kinds)
    ):
        yield "can play free what is no Jutsu or Mission"


def _is_among_named(cards: n.Cards) -> bool:
    """Whether it speaks of some of those cards that were named before, wherever they lie."""
    return not cards.zones and any(
        isinstance(one, n.Related) and one.how == "among" and isinstance(one.obj, n.That)
        for one in cards.filters
    )


_PLAYED_FROM: Final = frozenset(("discard", "chakra", "deck", "removed", "rewards"))


def _is_of_requirements(deed: n.Deed) -> bool:
    """Whether it says for which requirements a user counts as fitting, and no more (T-11)."""
    jutsu = deed.object
    if not isinstance(jutsu, n.Cards) or (jutsu.kinds, jutsu.owner) != (("jutsu",), ""):
        return False
    of_text = all(isinstance(one, n.TextIs) and one.word for one in jutsu.filters)
    return of_text and len(jutsu.filters) == 1 and not jutsu.zones and not deed.how


def event_gaps(deed: n.Deed) -> "Iterator[str]":
    """Deeds that nobody waits for so."""
    if deed.verb not in MATCH:
        yield f"when {deed.verb}"
        return
    by_player = isinstance(deed.subject, str)
    if by_player and (deed.subject not in (*PLAYERS, "any") or deed.verb not in OF_PLAYERS):
        yield f"when {deed.verb}, of the {deed.subject}"
    elif not by_player and deed.verb in BY_PLAYERS:
        yield f"when {deed.verb}, of a card"
    if event_of(deed) == "moves":
        reads = MOVES
    else:
        reads = BY_PLAYER if by_player and deed.verb in BY_BOTH else EVENTS[deed.verb]
    yield from _parts_gap(deed, f"when {deed.verb}", *reads)
    to = deed.object if event_of(deed) == "moves" else None
    if isinstance(to, str) and to not in ZONES_TO:
        yield f"when {deed.verb} {to}"


def turn_gaps(deed: n.Deed) -> "Iterator[str]":
    """Deeds that are summed up over a turn: those of players that are counted by cards."""
    if deed.verb not in COUNTED or not isinstance(deed.subject, str):
        yield f"when {deed.verb} in a turn"
    yield from asked_gaps(without_turn(deed))


def asked_gaps(deed: n.Deed) -> "Iterator[str]":
    """Deeds that are asked for later: a deed is noted without knowing who will ask."""
    yield from event_gaps(deed)
    cause = None if deed.cause is None else deed.cause.cards
    own = isinstance(cause, n.This) and not isinstance(deed.subject, str) and deed.object is None
    for part in (deed.subject, deed.object, deed.mates, None if own else cause):
        named = part in (deed.subject, deed.object) and is_reference(part)
        if not named and any(isinstance(node, REFERENCES) for node in walk(part)):
            yield f"did {deed.verb} of something named before"


def replacing_gaps(node: n.Replacing) -> "Iterator[str]":
    """Deeds in whose place nothing else is done so."""
    deed = node.event
    name = f"instead of {deed.verb}"
    if node.once and (not isinstance(deed.subject, n.This) or is_optional(node)):
        yield f"{name}, the next time alone, of others or as one likes"
    if landing(node) is not None and deed.verb != "discard":
        yield "a discard of what is not discarded"
    if deed.verb not in REPLACED:
        yield name
        return
    ways, parts = REPLACED[deed.verb]
    of_player = deed.verb in ("draw", "win rewards", "flip")
    if deed.verb == "flip" and not all(isinstance(one, n.ChangeFlip) for one in steps_of(node)):
        yield "something else instead of flipping"
    if isinstance(deed.subject, str) and (not of_player or deed.subject not in PLAYERS):
        yield f"{name} of a player"
    if deed.verb == "draw" and deed.object != n.Cards(("card",)):
        yield f"{name}: certain cards"
    if deed.verb == "move" and deed.object not in ZONES_TO:
        yield f"{name} without saying where to"
    yield from _parts_gap(deed, name, ways, parts)


def _parts_gap(
    deed: n.Deed, name: str, ways: frozenset[str], parts: frozenset[str]
) -> "Iterator[str]":
    """Parts of a deed that nobody reads: what it says would hold too often."""
    yield from (f"{name} {word}" for word in deed.how if word not in ways)
    for part in DEED_PARTS:
        value = getattr(deed, part)
        counts_one = part == "number" and value == 1
        if value is not None and part not in parts and not counts_one:
            yield f"{name} with its {part}"
