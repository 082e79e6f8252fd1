"""What of a text, node by node, the engine does not carry out; `playable` asks of a whole card."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n

from . import reworded
from .carried_out import CARRIED_OUT, PICKS, WORDS
from .deck_ends import OPEN
from .deed_gaps import (
    NOT_CHARGED,
    asked_gaps,
    event_gaps,
    permit_gaps,
    replacing_gaps,
    rule_gaps,
    turn_gaps,
)
from .force import of_teams
from .modes import declares, target_lines
from .numbers import TEAM_STATS
from .occasions import BEFORE, without_first
from .program import PILES, walk
from .sayings import group_of
from .select import ZONE
from .surge import SET
from .traits import COSTS, JUTSU_ROWS, PAYS_AS

if TYPE_CHECKING:
    from collections.abc import Iterator


def gaps_of(node: object, changed: set[int]) -> "Iterator[str]":
    """What of one node is not carried out; changed: what may be picked when it is done."""
    kind: Any = type(node)
    assert kind in CARRIED_OUT, kind
    for field in kind.__attrs_attrs__:
        if field.name == "subject" and id(node) in changed:
            continue
        if type(getattr(node, field.name)) is n.Pick and (kind, field.name) not in PICKS:
            if kind is n.Deed and node.verb in ("block", "play"):  # type: ignore[attr-defined]
                continue
            if field.name == "mates" and getattr(node, field.name).high is None:
                # `with 2 or more "Leaf" Ninja`: nobody chooses them.
                continue
            yield f"a choice in {kind.__name__} {field.name}"
        value = getattr(node, field.name)
        if type(value) is n.Ends and value.end == OPEN and kind not in (n.Move, n.Look):
            yield f"either end of a deck in {kind.__name__}"
        if type(value) is n.Ends and value.up_to and kind not in (n.Move, n.Look, n.Reveal):
            yield f"up to so many cards of a deck in {kind.__name__}"
    for (owner, name), rows in WORDS.items():
        if kind is owner and (value := getattr(node, name)) not in rows:
            yield f"{kind.__name__} {value if isinstance(value, str) else name}"
    if isinstance(node, n.Rule):
        yield from rule_gaps(node)
    elif isinstance(node, n.Permit):
        yield from permit_gaps(node)
    elif isinstance(node, n.Bonus):
        if declares(node.body):
            yield "targets of a bonus"
    elif isinstance(node, n.Triggered):
        for deed in node.events:
            if "first" in deed.how:
                yield from asked_gaps(without_first(deed))
            elif "in turn" in deed.how:
                yield from turn_gaps(deed)
            else:
                yield from event_gaps(deed)
    elif isinstance(node, n.Replacing):
        yield from replacing_gaps(node)
    elif isinstance(node, n.Later) and isinstance(node.moment, n.Deed):
        # Between the comparison of a fight and its damage nothing but a delayed effect is done.
        moment = node.moment
        how = tuple(word for word in moment.how if word != BEFORE)
        yield from event_gaps(evolve(moment, how=how) if moment.verb == "win" else moment)
    elif isinstance(node, n.During):
        if any(_pays_as(one) and isinstance(one.subject, n.This) for one in node.claims):  # type: ignore[union-attr]
            yield "what this card is paid as, for a time"
    elif isinstance(node, n.DidThisTurn | n.Did):
        yield from asked_gaps(node.deed)
    elif isinstance(node, n.Static):
        yield from _static_gap(node)
    elif isinstance(node, n.Body):
        if any(
            isinstance(one, n.Pick) and not isinstance(one.cards, n.Cards)
            for one in target_lines(node)
        ):
            yield "targets among things named before"
    elif isinstance(node, n.RuleNumber):
        if node.row == "jutsu uses" and node.op != "<=":
            yield "more uses of Jutsu than anybody has"
        if node.cards is not None and node.cards.zones:
            yield "Ninja of certain zones deployed besides"
    elif isinstance(node, n.Swap):
        if any(map(_is_several_in_play, (node.left, node.right))):
            yield "several cards in play that change places"
    elif isinstance(node, n.Attach) and isinstance(node.obj, n.Every):
        yield "a card attached to several"
    elif isinstance(node, n.Sacrifice):
        if any(
            isinstance(one, n.Cards) and not _CARDS.issuperset(one.kinds) for one in node.prices
        ):
            yield "what is no card, sacrificed"
    elif isinstance(node, n.Join):
        cards = getattr(node.obj, "cards", node.obj)
        if isinstance(cards, n.Cards) and {"ninja", "card"}.isdisjoint(cards.kinds):
            yield "what is no Ninja, put into a team"
    elif isinstance(node, n.Rewrite) or (isinstance(node, n.Change) and node.row in _REWORDS):
        new = node.ability if isinstance(node, n.Rewrite) else node.value
        assert isinstance(new, n.Spell)
        if declares(new.body):
            yield "an effect with targets that replaces another one"
    elif isinstance(node, n.Cards):
        yield from (f"cards in {zone}" for zone in node.zones if zone not in ZONE)
        yield from _cards_gap(node)
        if "effect" in node.kinds and (node.kinds != ("effect",) or node.filters):
            yield "effects of a kind"
    elif isinstance(node, n.Pick) and node.random and (node.distinct or node.total is not None):
        yield "a random pick with a condition on what is picked together"
    elif isinstance(node, n.Change) and node.row == "gain ability":
        yield from _added_gap(node)
        if isinstance(node.value, n.Replacing) and node.value.once and id(node) not in changed:
            yield "the next time of what never ends"
    elif isinstance(node, n.Change) and node.row == "over size":
        if node.subject != n.TeamOf(n.This()):
            yield "a larger team of somebody else"
    elif isinstance(node, n.Change) and node.row in COSTS and of_teams(node.subject):
        yield "a cost of a whole team"


_CARDS: Final = frozenset(("card", "ninja", "jutsu", "mission", "client"))
"""Kinds of things that are cards."""


def _is_several_in_play(obj: n.Obj) -> bool:
    """Whether more than one card may be meant by what changes places, and not of a pile."""
    if not isinstance(obj, n.Pick) or obj.high == 1:
        return False
    cards = obj.cards
    return not (isinstance(cards, n.Cards) and cards.zones and _OUTSIDE.issuperset(cards.zones))


_OUTSIDE: Final = frozenset(
    ("hand", "chakra", "discard", "deck", "rewards", "removed", "reinforcements")
)
"""Zones beside play and the chain."""
_REWORDS: Final = frozenset((SET, reworded.SET))
"""Rows that put another effect in the place of a printed one."""


def _added_gap(change: n.Change) -> "Iterator[str]":
    """What is only done is added to Jutsu on the chain, and to nothing else."""
    cards = getattr(change.subject, "cards", change.subject)
    of_jutsu = isinstance(cards, n.Cards) and cards.kinds == ("jutsu",) and not cards.zones
    spell = change.value
    if of_jutsu != isinstance(spell, n.Spell):
        yield "an ability of what cannot have it"
    elif isinstance(spell, n.Spell) and declares(spell.body):
        yield "targets of what is added to a Jutsu"
    if not isinstance(spell, n.Spell) and _speaks_of_others_targets(spell):
        yield "a target of the giver in what is given"


def _speaks_of_others_targets(given: object) -> bool:
    """Whether it asks for targets and declares none: those of the giver are not known to it."""
    found = tuple(walk(given))
    if any(isinstance(one, n.Body) and declares(one) for one in found):
        return False
    return any(isinstance(one, n.TargetRef) for one in found)


def _cards_gap(cards: n.Cards) -> "Iterator[str]":
    """Teams have no names, words or symbols, and cards no team power."""
    teams = "team" in cards.kinds
    for one in _parts(cards.filters):
        of_team = isinstance(one, n.Compare | n.Parity | n.Extreme) and one.stat in TEAM_STATS
        if teams and not (of_team or isinstance(one, n.State | n.Related | n.Other)):
            yield f"teams by {type(one).__name__}"
        elif of_team and not teams:
            yield "cards by what a team has"


def _parts(filters: tuple[n.Filter, ...]) -> "Iterator[n.Filter]":
    """The filters, and those that are joined in them."""
    for one in filters:
        if isinstance(one, n.Or):
            yield from _parts(one.filters)
        elif isinstance(one, n.Not):
            yield from _parts((one.filter,))
        else:
            yield one


_PLAYED: Final = n.Deed("play", "you", object=n.This("card"))
"""What is allowed of a card that says from where it can be played."""


def _static_gap(static: n.Static) -> "Iterator[str]":
    for claim in static.claims:
        if static.zone == "hand" and not _is_said_in_hand(claim):
            yield "a continuous effect in hand"
        elif _pays_as(claim):
            of_itself = isinstance(claim.subject, n.This)  # type: ignore[union-attr]
            if static.zone != ("chakra" if of_itself else "play"):
                yield "what a card is paid as, said elsewhere"
        elif static.zone in PILES and not (
            isinstance(claim, n.Rule | n.RuleNumber)
            or _is_of_this_card(claim)
            or (isinstance(claim, n.Change) and group_of(claim) in _FROM_PILES)
        ):
            yield f"a continuous effect in {static.zone}"
    if static.zone != "hand" and any(
        isinstance(claim, n.Rule) and claim.deed.object == n.This("card") for claim in static.claims
    ):
        yield "a ban on playing this card that does not stand in hand"
    if static.zone != "hand" and any(
        isinstance(claim, n.Rule) and claim.deed == NOT_CHARGED for claim in static.claims
    ):
        yield "a ban on charging this card that does not stand in hand"


_FROM_PILES: Final = frozenset(("entrance cost", "hand cost", "words", "power"))
"""Groups of changes that a card says while it lies in a pile (T-4)."""


def _is_of_this_card(claim: n.Claim) -> bool:
    """Whether it says that its card can be played from where it lies."""
    return isinstance(claim, n.Permit) and claim.deed == _PLAYED


def _pays_as(claim: n.Claim) -> bool:
    """Whether it says as what its card can be paid."""
    return isinstance(claim, n.Change) and claim.row == PAYS_AS


def _is_said_in_hand(claim: n.Claim) -> bool:
    """Whether a card in the hand is asked for such a claim: of itself alone."""
    match claim:
        case n.Permit() | n.Change(row="free deployment"):
            return True
        case n.Rule(mode="cannot", deed=deed) if deed == NOT_CHARGED:
            return True
        case n.Change(
            row="entrance cost" | "hand cost" | "set entrance cost" | "set hand cost",
            subject=subject,
        ):
            return subject == n.This("card")
        case n.Change(row=row):
            return row in JUTSU_ROWS
        case n.Rule(mode="cannot", deed=n.Deed(verb="play", subject="you", object=thing)):
            return thing == n.This("card")
        case _:
            return False
