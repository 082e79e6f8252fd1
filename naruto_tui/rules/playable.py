"""Whether the engine carries out everything a card says. A card with a gap is refused, whole."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import NOT_WRITTEN

from . import keywords
from .carried_out import (
    BANS,
    CARRIED_OUT,
    DEED_PARTS,
    EVENTS,
    MOVES,
    NOTHING,
    PERMITS,
    PICKS,
    PLAYERS,
    PLAYERS_ONLY,
    REPLACED,
    RULES,
    TO_EITHER,
    WORDS,
)
from .deck_ends import OPEN
from .deeds import BY_BOTH, BY_PLAYER, BY_PLAYERS, OF_PLAYERS
from .doubled import PAYS_AS
from .force import of_teams
from .history import COUNTED, REFERENCES, is_reference
from .matching import MATCH
from .nexts import subject_cards
from .numbers import TEAM_STATS
from .occasions import BEFORE, event_of, without_first, without_turn
from .program import PILES, is_answer, program_of, sets_x, walk
from .replacing import landing, steps_of
from .select import ZONE, ZONES_TO
from .surge import SET
from .traits import COSTS, JUTSU_ROWS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from naruto_tui.cards.model import Card


def problems(card: "Card") -> tuple[str, ...]:
    """Why a card cannot be played; empty for a playable one.

    A text that cannot be read is one problem; each node that is not carried out is another.
    """
    from naruto_tui.cards.reading import abilities, unreadable  # noqa: PLC0415

    if not card.is_written or (card.kind in ("jutsu", "mission") and not card.text):
        return (NOT_WRITTEN,)
    error = unreadable(card)
    if error is not None:
        return (str(error),)
    text = abilities(card)
    meant = (ability for _, ability in keywords.abilities_of(card, text))
    found = {problem for ability in (*text, *meant) for problem in _gaps(ability)}
    found.update(_printed_gaps(card))
    return tuple(f"not carried out: {problem}" for problem in sorted(found))


def _printed_gaps(card: "Card") -> "Iterator[str]":
    """What is printed outside the text and not carried out."""
    program = program_of(card)
    defined = "x" in program.says
    for what in card.variable:
        paid = what == "hand" or (what == "coins" and "hand" in card.variable)
        read_off = what == "hand" and (card.kind != "mission" or sets_x(program.body))
        if read_off or not (paid or defined):
            yield f"a printed X: {what}"


def _gaps(ability: n.Ability) -> "Iterator[str]":
    if is_answer(ability) and len(ability.claims) == 1:  # type: ignore[union-attr]
        return
    price = getattr(ability, "price", None) or ()
    together = any(isinstance(one, n.Pick) and (one.distinct or one.total) for one in walk(price))
    if together and len(price) > 1:
        yield "a price with a condition on what is picked together"
    if any(isinstance(node, n.PayCost) for node in walk(price)):
        yield "a price that is the Jutsu cost of a card"
    if any(isinstance(one, n.Ends) and one.up_to for one in walk(price)):
        yield "a price of up to so many cards of a deck"
    if n.Done("any") in walk(price):
        yield "a price of any number of coins"
    if any(isinstance(node, n.Skip) and node.what == "rest of turn" for node in walk(price)):
        yield "a price that ends the turn"
    zone = getattr(ability, "zone", "") or "play"
    if zone != "play" and not (
        (isinstance(ability, n.Static) and zone in ("hand", "chain", *PILES))
        or (isinstance(ability, n.Activated) and zone in _USED_IN)
        or (isinstance(ability, n.Replacing) and zone == "hand" and _paid_by_hand(ability))
        or (isinstance(ability, n.Triggered) and zone in _USED_IN and _of_moments(ability))
    ):
        yield f"an ability in {zone}"
    if n.That("other") in walk(ability) and not _has_other(ability):
        yield "the other, where nothing leaves one"
    if _says_next_amiss(ability):
        yield "the next one of what is not changed for this turn"
    if _tells_itself(ability):
        yield "an X that is told by itself"
    paid = set(map(id, walk(price)))
    banned = set[int]().union(*map(_banned, walk(ability)))
    changed = set[int]().union(*map(_changed, walk(ability)))
    for node in walk(ability):
        if id(node) not in banned:
            yield from _gap(node, changed)
        if isinstance(node, n.Pay) and id(node) not in paid and n.Var("x") in walk(node):
            yield "an X that is paid in the middle of an effect"
        if _pays_other(node):
            yield "chakra that another player pays"
    places = [one for one in walk(ability) if isinstance(one, n.Move) and one.spelled == "discard"]
    if places and landing(ability) is None:
        yield "a discard that is not replaced"
    yield from _changes_nothing(ability)


def _changes_nothing(ability: n.Ability) -> "Iterator[str]":
    """Whether it changes damage or coins without waiting for any; what it gives waits itself."""
    inner = [node for node in walk(ability) if isinstance(node, n.Ability) and node is not ability]
    theirs = {id(node) for one in inner for node in walk(one)}
    waits = ability.event.verb if isinstance(ability, n.Replacing) else ""
    for node in walk(ability):
        if id(node) in theirs:
            continue
        if isinstance(node, n.ChangeDamage) and waits != "damage":
            yield "a change of damage that nobody would receive"
        elif isinstance(node, n.ChangeFlip) and waits != "flip":
            yield "a change of coins that nobody would flip"
    for one in inner:
        yield from _changes_nothing(one)


def _says_next_amiss(ability: n.Ability) -> bool:
    """Whether `the next` is said where nobody waits for a card: in all but claims for a turn."""
    said = [node for node in walk(ability) if isinstance(node, n.Next)]
    right = [
        claim
        for node in walk(ability)
        if isinstance(node, n.During) and node.duration == "turn"
        for claim in node.claims
        if subject_cards(claim) is not None
    ]
    return len(said) > len(right)


def _has_other(ability: n.Ability) -> bool:
    """Whether something is bound as `the other`: what a Platoon was made of (K-4.4)."""
    events = ability.events if isinstance(ability, n.Triggered) else ()
    return any(deed.verb == "enter" for deed in events)


def _tells_itself(ability: n.Ability) -> bool:
    """Whether what X is asks for X, perhaps by way of Y: that has no answer."""
    asked: dict[str, set[str]] = {}
    for node in walk(ability):
        # A conditional one may be written as a definition under an `If`.
        for define in walk(node.then) if isinstance(node, n.If) else (node,):
            if isinstance(define, n.Define):
                said = (*walk(define.number), *walk(getattr(node, "condition", None)))
                names = {one.name for one in said if isinstance(one, n.Var)}
                asked.setdefault(define.name, set()).update(names)
    for _ in asked:
        asked = {
            name: more.union(*(asked.get(one, ()) for one in more)) for name, more in asked.items()
        }
    return any(name in more for name, more in asked.items())


def _paid_by_hand(ability: n.Replacing) -> bool:
    """Whether a replacement in the hand is used at the price of its own card, and so shown."""
    itself = any(
        isinstance(step, n.Move) and step.obj == n.This("card") for step in ability.price or ()
    )
    return itself and ability.event.verb != "damage"


def _of_moments(ability: n.Triggered) -> bool:
    """Whether a trigger waits for the start or end of a part of a turn only (K-5.5)."""
    return all(deed.verb == "step" for deed in ability.events)


def _pays_other(node: object) -> bool:
    if not isinstance(node, n.May | n.Unless) or node.player in (None, "you"):
        return False
    return any(isinstance(one, n.Pay) for one in walk(node))


def _banned(node: object) -> set[int]:
    """Identities of the words `effects ...` in a ban on abilities (K-28.9)."""
    if not isinstance(node, n.Rule) or (node.mode, node.deed.verb) != ("cannot", "use"):
        return set()
    wanted = node.deed.object
    if not isinstance(wanted, n.Cards) or wanted.kinds != ("effect",):
        return set()
    plain = all(
        isinstance(one, n.Compare) and one.stat == "ability cost" and isinstance(one.number, int)
        for one in wanted.filters
    )
    return set(map(id, walk(wanted))) if plain else set()


_USED_IN: Final = ("hand", "discard", "chakra", "removed", "deck", "reinforcements")
"""Zones outside play in which abilities are used (K-28.4)."""


def _changed(node: object) -> set[int]:
    """Identities of what is done for a time: its subject may be picked then."""
    if not isinstance(node, n.During):
        return set()
    claims = (one for one in node.claims if isinstance(one, n.Change | n.Rule | n.Permit))
    return {id(one if isinstance(one, n.Change) else one.deed) for one in claims}


def _gap(node: object, changed: set[int]) -> "Iterator[str]":
    kind: Any = type(node)
    assert kind in CARRIED_OUT, kind
    for field in kind.__attrs_attrs__:
        if field.name == "subject" and id(node) in changed:
            continue
        if type(getattr(node, field.name)) is n.Pick and (kind, field.name) not in PICKS:
            if kind is n.Deed and node.verb in ("block", "play"):  # type: ignore[attr-defined]
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
        yield from _rule_gap(node)
    elif isinstance(node, n.Permit):
        yield from _permit_gap(node)
    elif isinstance(node, n.Bonus):
        if node.body.targets:
            yield "targets of a bonus"
    elif isinstance(node, n.Triggered):
        for deed in node.events:
            if "first" in deed.how:
                yield from _asked_gap(without_first(deed))
            elif "in turn" in deed.how:
                yield from _turn_gap(deed)
            else:
                yield from _event_gap(deed)
    elif isinstance(node, n.Replacing):
        yield from _replacing_gap(node)
    elif isinstance(node, n.Later) and isinstance(node.moment, n.Deed):
        # Between the comparison of a fight and its damage nothing but a delayed effect is done.
        moment = node.moment
        how = tuple(word for word in moment.how if word != BEFORE)
        yield from _event_gap(evolve(moment, how=how) if moment.verb == "win" else moment)
    elif isinstance(node, n.During):
        if any(map(_pays_as, node.claims)):
            yield "what a card is paid as, for a time"
    elif isinstance(node, n.DidThisTurn | n.Did):
        yield from _asked_gap(node.deed)
    elif isinstance(node, n.Static):
        yield from _static_gap(node)
    elif isinstance(node, n.Body):
        if any(
            isinstance(one, n.Pick) and not isinstance(one.cards, n.Cards) for one in node.targets
        ):
            yield "targets among things named before"
    elif isinstance(node, n.RuleNumber):
        if node.row == "jutsu uses" and node.op != "<=":
            yield "more uses of Jutsu than anybody has"
        if node.cards is not None and node.cards.zones:
            yield "Ninja of certain zones deployed besides"
    elif isinstance(node, n.Attach) and isinstance(node.obj, n.Every):
        yield "a card attached to several"
    elif isinstance(node, n.Rewrite) or (isinstance(node, n.Change) and node.row == SET):
        new = node.ability if isinstance(node, n.Rewrite) else node.value
        assert isinstance(new, n.Spell)
        if new.body.targets:
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
    elif isinstance(node, n.Change) and node.row == "over size":
        if node.subject != n.TeamOf(n.This()):
            yield "a larger team of somebody else"
    elif isinstance(node, n.Change) and node.row in COSTS and of_teams(node.subject):
        yield "a cost of a whole team"


def _added_gap(change: n.Change) -> "Iterator[str]":
    """What is only done is added to Jutsu on the chain, and to nothing else."""
    cards = getattr(change.subject, "cards", change.subject)
    of_jutsu = isinstance(cards, n.Cards) and cards.kinds == ("jutsu",) and not cards.zones
    spell = change.value
    if of_jutsu != isinstance(spell, n.Spell):
        yield "an ability of what cannot have it"
    elif isinstance(spell, n.Spell) and spell.body.targets:
        yield "targets of what is added to a Jutsu"


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


_NOT_CHARGED: Final = n.Deed("charge", n.This("card"))
_PLAYED: Final = n.Deed("play", "you", object=n.This("card"))
"""`In hand: This card cannot be charged.`"""


def _rule_gap(rule: n.Rule) -> "Iterator[str]":
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
    if deed == _NOT_CHARGED:
        return
    if by_player != (deed.verb in PLAYERS_ONLY) and deed.verb not in TO_EITHER:
        yield f"{rule.mode} {deed.verb}, of the {deed.subject if by_player else 'cards'}"
    yield from _parts_gap(deed, f"{rule.mode} {deed.verb}", *read)


def _permit_gap(permit: n.Permit) -> "Iterator[str]":
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
    somewhere = isinstance(cards, n.Cards) and cards.zones and _PLAYED_FROM.issuperset(cards.zones)
    if not isinstance(deed.subject, str):
        yield "can play"
    if not somewhere and not isinstance(cards, n.This | n.That | n.Ends):
        yield "can play cards of any place"
    if permit.free or permit.ignoring or deed.how:
        yield "can play free"


_PLAYED_FROM: Final = frozenset(("discard", "chakra", "deck", "removed", "rewards"))


def _is_of_requirements(deed: n.Deed) -> bool:
    """Whether it says for which requirements a user counts as fitting, and no more (T-11)."""
    jutsu = deed.object
    if not isinstance(jutsu, n.Cards) or (jutsu.kinds, jutsu.owner) != (("jutsu",), ""):
        return False
    of_text = all(isinstance(one, n.TextIs) and one.word for one in jutsu.filters)
    return of_text and len(jutsu.filters) == 1 and not jutsu.zones and not deed.how


def _event_gap(deed: n.Deed) -> "Iterator[str]":
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


def _turn_gap(deed: n.Deed) -> "Iterator[str]":
    """Deeds that are summed up over a turn: those of players that are counted by cards."""
    if deed.verb not in COUNTED or not isinstance(deed.subject, str):
        yield f"when {deed.verb} in a turn"
    yield from _asked_gap(without_turn(deed))


def _asked_gap(deed: n.Deed) -> "Iterator[str]":
    """Deeds that are asked for later: a deed is noted without knowing who will ask."""
    yield from _event_gap(deed)
    for part in (deed.subject, deed.object, deed.mates, deed.cause):
        named = part in (deed.subject, deed.object) and is_reference(part)
        if not named and any(isinstance(node, REFERENCES) for node in walk(part)):
            yield f"did {deed.verb} of something named before"


def _replacing_gap(node: n.Replacing) -> "Iterator[str]":
    deed = node.event
    name = f"instead of {deed.verb}"
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


def _static_gap(static: n.Static) -> "Iterator[str]":
    for claim in static.claims:
        if static.zone == "hand" and not _is_said_in_hand(claim):
            yield "a continuous effect in hand"
        elif _pays_as(claim):
            if static.zone != "chakra":
                yield "what a card is paid as, outside the chakra area"
        elif static.zone in PILES and not (
            isinstance(claim, n.Rule | n.RuleNumber)
            or _is_of_this_card(claim)
            or (isinstance(claim, n.Change) and claim.row in ("entrance cost", "hand cost"))
        ):
            yield f"a continuous effect in {static.zone}"
    if static.zone != "hand" and any(
        isinstance(claim, n.Rule) and claim.deed.object == n.This("card") for claim in static.claims
    ):
        yield "a ban on playing this card that does not stand in hand"
    if static.zone != "hand" and any(
        isinstance(claim, n.Rule) and claim.deed == _NOT_CHARGED for claim in static.claims
    ):
        yield "a ban on charging this card that does not stand in hand"


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
        case n.Rule(mode="cannot", deed=deed) if deed == _NOT_CHARGED:
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
