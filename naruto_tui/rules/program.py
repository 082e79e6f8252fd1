"""A card's effect tree sorted for play: what is asked, when it listens, what holds.

Made once for each card; games share it.
"""

from collections.abc import Iterator
from typing import Any, Final, cast

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.nodes import (
    Ability,
    Activated,
    All,
    BecomeNinja,
    Besides,
    Body,
    Bonus,
    Cards,
    Change,
    Claim,
    Condition,
    Deed,
    Define,
    During,
    Ends,
    Enter,
    Filter,
    InZone,
    Keyword,
    MarkerOf,
    MostX,
    Named,
    NamePart,
    Not,
    Number,
    Or,
    Paid,
    PaidCount,
    PayOnly,
    Permit,
    Rank,
    Replacing,
    Requires,
    Spell,
    Static,
    Step,
    TargetRef,
    TeamOf,
    This,
    Token,
    Triggered,
    User,
    WhenPlayed,
    Word,
)
from naruto_tui.cards.reading import abilities

from . import keywords
from .occasions import IN_PLAY, events_of
from .sayings import deeds_asked, gifts_of, group_of, is_lending, kinds_heard, said_by
from .traits import (
    PAYS_AS,
    SYMBOLS,
    Traits,
    printed,
)
from .ways import Ways, ways_of


@frozen(eq=False)
class StaticLine:
    """A continuous ability, its claims sorted."""

    valid: bool
    locked: bool
    single: bool
    condition: Condition | None
    own: bool
    """Whether all it speaks of is its own card or the team of that."""
    groups: dict[str, tuple[Claim, ...]]
    """Its claims by what they speak of (`group_of`)."""


def defined_x(line: StaticLine) -> Any:
    """What a line says that a printed X is (T-12)."""
    claim = line.groups["x"][0]
    assert isinstance(claim, Change)
    return claim.value


@frozen(eq=False)
class Program:
    """What the engine needs to know of a card's text."""

    card: Card
    abilities: tuple[Ability, ...]
    """Those of the text, then those that its keywords stand for."""
    keywords: frozenset[str]
    """Its keywords, in small letters."""
    origins: tuple[str, ...]
    """For each ability the keyword it comes from, or empty: it is one of the text."""
    requires: tuple[Cards, ...]
    """Alternatives of the user's requirements; none: anybody."""
    requires_all: bool
    """Whether all of these must be in the user's team."""
    fits: "dict[Program, bool] | None"
    """Of the Ninja that have been asked whether they meet these; `None` where it takes more than
    what is printed on a Ninja to tell.
    """
    besides: tuple[Step, ...]
    """What is paid beside the cost of a Jutsu or Mission."""
    body: Body
    """What a Jutsu or Mission does; on a Permanent, what it does once on entry."""
    healthy: Traits
    """Printed characteristics, shared: never changed."""
    states: tuple[Traits, Traits]
    """The same for a healthy and for an injured card."""
    statics: tuple[StaticLine, ...]
    chain_statics: tuple[StaticLine, ...]
    """What a Jutsu or Mission says of itself while it is on the chain."""
    pile_statics: tuple[tuple[str, StaticLine], ...]
    """What it says of its players while it lies in a pile of theirs, by zone (T-4)."""
    hand_statics: tuple[Static, ...]
    worth: str
    """The symbols that the card can be paid as, in the chakra area; empty: it is one."""
    says: frozenset[str]
    """Groups and rows of claims that occur anywhere in the text; `counter` for a Counter,
    `permanent coins` for a Permanent (X)."""
    reads_zones: bool
    """Whether a continuous effect depends on more than what is in play."""
    listens: tuple[tuple[str, int], ...]
    """Kinds of event and the place of the trigger that listens to them in play."""
    listens_outside: tuple[tuple[str, int], ...]
    """The same of triggers that work in another zone."""
    own: frozenset[int]
    """Places of triggers that speak of nothing but their own card, or its team, in an event."""
    replaces: tuple[tuple[str, int], ...]
    """Kinds of event that may be replaced, and the place of the ability."""
    uses: tuple[tuple[int, Activated], ...]
    """Its activated abilities, each with its place."""
    deploys: bool
    """Whether its effect, without any condition, counts as the deployment of the turn."""
    answers: bool
    """Whether it may be played in answer, and beyond the Mission of the turn (K-21.3)."""
    bonuses: tuple[Bonus, ...]
    """Its Expert and Combination lines."""
    names_user: bool
    """Whether what its effect speaks of depends on who uses it."""
    asks_paid: bool
    """Whether its text asks what was paid for it."""
    x_only: str
    """Letter of the symbol X must be paid with, or empty."""
    x_most: Number | None
    """The greatest X that may be paid, if the text says so."""
    x_set: bool
    """Whether an X of its cost is read off its targets."""
    x_said: Number | None
    """What its text says that the X of its costs is, where that needs no targets."""
    asks: tuple[Deed, ...]
    """Deeds that its text asks for after they are done: `that attacked this turn`."""
    hears: frozenset[str]
    """Kinds of event that anything it says can wait for or ask for later."""
    gives: tuple[tuple[object, tuple[Ability, ...]], ...]
    """Abilities its text can give to cards, behind the change that says so."""
    makes: tuple[Ability, ...]
    """What stands on the coins and cards that its text makes Ninja: that may be lent as well."""
    notes: Number | None
    """The number that its text notes when it is played."""
    lends: bool
    """Whether its text can give the text of other cards away, or its own (K-18)."""
    ways: Ways
    """How it comes into play beside being deployed."""


PILES: Final = ("chakra", "discard", "removed")
"""Zones beside play, hand and chain in which continuous abilities can work."""


def make_program(card: Card, text: tuple[Ability, ...] | None = None) -> Program:
    """Sorts a card's abilities, or those given. Raises what reading its text raises."""
    text = abilities(card) if text is None else text
    meant = keywords.abilities_of(card, text)
    found = (*text, *(one for _, one in meant))
    required = [one for one in found if isinstance(one, Requires)]
    ways = ways_of(card, text)
    healthy = printed(card, card.healthy)
    answers = {"answers"} if any(is_answer(one) for one in found) else set()
    gives = tuple(gift for node in walk(found) for gift in gifts_of(node))
    return Program(
        card=card,
        abilities=found,
        keywords=keywords.words_of(card, text),
        origins=(*("" for _ in text), *(word for word, _ in meant)),
        requires=required[0].alternatives if required else (),
        requires_all=any(one.every for one in required),
        fits={} if all(map(_asks_what_is_printed, required)) else None,
        besides=tuple(step for one in found if isinstance(one, Besides) for step in one.price),
        body=_body(found),
        healthy=healthy,
        states=(healthy, printed(card, card.injured)),
        statics=tuple(
            _line(one) for one in found if isinstance(one, Static) and one.zone == "play"
        ),
        chain_statics=tuple(
            _line(one) for one in found if isinstance(one, Static) and one.zone == "chain"
        ),
        pile_statics=tuple(
            (one.zone, _line(one)) for one in found if isinstance(one, Static) and one.zone in PILES
        ),
        hand_statics=tuple(one for one in found if isinstance(one, Static) and one.zone == "hand"),
        worth=next(
            (
                str(claim.value)
                for one in found
                if isinstance(one, Static) and one.zone == "chakra"
                for claim in one.claims
                if isinstance(claim, Change) and claim.row == PAYS_AS
            ),
            "",
        ),
        says=frozenset(
            word
            for node in (*walk(found), *(one for _, gift in gives for one in walk(gift)))
            for word in said_by(node)
        )
        | ({"counter"} if card.counter else frozenset())
        | ({"permanent coins"} if card.coins is not None else frozenset())
        | answers
        | ways.says,
        reads_zones=any(
            _reads_zones(node)
            for node in walk(found)
            if isinstance(node, Static)
            or (isinstance(node, Change) and node.row in SYMBOLS)
            or (isinstance(node, During) and node.condition is not None)
        ),
        listens=tuple(_heard(found, in_play=True)),
        listens_outside=tuple(_heard(found, in_play=False)),
        own=frozenset(
            i for i, one in enumerate(found) if isinstance(one, Triggered) and _is_of_own(one)
        ),
        replaces=tuple(
            (one.event.verb, i)
            for i, one in enumerate(found)
            if isinstance(one, Replacing) and one.zone == "play"
        ),
        uses=tuple((i, one) for i, one in enumerate(found) if isinstance(one, Activated)),
        deploys=any(isinstance(step, Enter) and step.deployment for step in _body(found).steps),
        answers=bool(answers),
        bonuses=tuple(one for one in found if isinstance(one, Bonus)),
        names_user=any(isinstance(node, User) for node in walk(_body(found))),
        asks_paid=any(isinstance(node, Paid | PaidCount) for node in walk(found)),
        x_only=next((one.letter for one in found if isinstance(one, PayOnly)), ""),
        x_most=next((one.number for one in found if isinstance(one, MostX)), None),
        x_set=any(cost.x for cost in card.costs) and sets_x(_body(found)),
        x_said=_said_x(card, found),
        asks=tuple(deed for node in walk(found) for deed in deeds_asked(node)),
        hears=frozenset(
            kind
            for node in (*walk(found), *(one for _, gift in gives for one in walk(gift)))
            for kind in kinds_heard(node)
        ),
        gives=gives,
        makes=tuple(one for node in walk(found) for one in _made_with(node)),
        notes=next((one.number for one in walk(_body(found)) if isinstance(one, WhenPlayed)), None),
        lends=any(is_lending(node) for node in walk(found)),
        ways=ways,
    )


def _made_with(node: object) -> Iterator[Ability]:
    """The text of a Ninja that is no Ninja card, and what its keywords stand for."""
    if isinstance(node, Token | BecomeNinja):
        for one in node.facts.abilities:
            yield one
            if isinstance(one, Keyword):
                yield from keywords.stands_for(one.word, one.number)


def _heard(found: tuple[Ability, ...], *, in_play: bool) -> dict[tuple[str, int], None]:
    """Kinds of event and the triggers that listen to them, in play or in another zone.

    `attacks or blocks` is one trigger that listens to one kind of event, once.
    """
    return dict.fromkeys(
        (kind, i)
        for i, one in enumerate(found)
        if isinstance(one, Triggered) and (one.zone == "play") == in_play
        for deed in one.events
        for kind in events_of(deed)
    )


def is_answer(ability: Ability) -> bool:
    """Whether it says `In hand: You can play this card ignoring limits.` (K-21.3)."""
    return isinstance(ability, Static) and ability.zone == "hand" and any(
        isinstance(claim, Permit) and claim.deed.verb == "play" and claim.ignoring == "limits"
        for claim in ability.claims
    )  # fmt: skip


def _line(static: Static) -> StaticLine:
    groups: dict[str, tuple[Claim, ...]] = {}
    for claim in static.claims:
        group = group_of(claim)
        groups[group] = (*groups.get(group, ()), claim)
    own = all(_is_own(claim) for claim in static.claims)
    return StaticLine(static.valid, static.locked, static.single, static.condition, own, groups)


_OF_A_CARD: Final = frozenset(("enter", "leave", "injure", "heal", "damages", "send"))
_OF_A_TEAM: Final = frozenset(("send", "win", "lose", "tie"))
"""Kinds of event that name the cards they are about, and those that name whole teams."""


def _is_of_own(trigger: Triggered) -> bool:
    """Whether no event can concern it that does not name its own card."""
    for deed in trigger.events:
        kinds = frozenset(events_of(deed))
        subject = deed.subject
        if deed.verb == "give damage":
            # The event names whom it hits.
            return False
        team = isinstance(subject, TeamOf) and isinstance(subject.obj, This)
        if not team and not isinstance(subject, This):
            return False
        if not kinds or not kinds <= (_OF_A_TEAM if team else _OF_A_TEAM | _OF_A_CARD):
            return False
    return True


def _is_own(claim: Claim) -> bool:
    subject = claim.subject if isinstance(claim, Change) else getattr(claim, "deed", claim)
    subject = getattr(subject, "subject", subject)
    return isinstance(subject.obj if isinstance(subject, TeamOf) else subject, This)


def _reads_zones(static: Static | Change | During) -> bool:
    return any(
        isinstance(node, Ends | MarkerOf)
        or (isinstance(node, InZone) and not IN_PLAY.issuperset(node.zones))
        or (isinstance(node, Static) and node.zone in PILES)
        or (isinstance(node, Cards) and not IN_PLAY.issuperset(node.zones))
        for node in walk(static)
    )


def walk(node: object) -> Iterator[object]:
    """A node and everything below it."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif hasattr(type(node), "__attrs_attrs__"):
        yield node
        for attribute in type(node).__attrs_attrs__:  # type: ignore[attr-defined]
            yield from walk(getattr(node, attribute.name))


def _body(found: tuple[Ability, ...]) -> Body:
    spells = [one.body for one in found if isinstance(one, Spell)]
    return Body(
        tuple(target for body in spells for target in body.targets),
        tuple(step for body in spells for step in body.steps),
    )


def _said_x(card: Card, text: tuple[Ability, ...]) -> Number | None:
    """What the text says that the X of the card's costs is (5.3.4)."""
    body = _body(text)
    if not ("hand" in card.variable or any(cost.x for cost in card.costs)) or sets_x(body):
        return None
    for step in body.steps:
        if isinstance(step, Define) and step.name == "x" and step.condition is None:
            return step.number
    claims = (claim for one in text if isinstance(one, Static) for claim in one.claims)
    changes = (one for one in claims if isinstance(one, Change) and one.row == "x")
    return cast("Number | None", next((one.value for one in changes), None))


def _asks_what_is_printed(required: Requires) -> bool:
    """Whether requirements speak of names, words and ranks alone; a keyword may be given, or
    negated with the text (K-0.2).
    """
    return not required.every and all(
        one.kinds == ("ninja",)
        and not one.owner
        and not one.zones
        and all(map(_is_printed, one.filters))
        for one in required.alternatives
    )


_PRINTED_WORDS: Final = ("", "attribute", "characteristic", "title")
"""Kinds of words that a card bears by what is printed on it."""


def _is_printed(test: Filter) -> bool:
    if isinstance(test, Or | All):
        return all(map(_is_printed, test.filters))
    if isinstance(test, Not):
        return _is_printed(test.filter)
    if isinstance(test, Word):
        return test.kind in _PRINTED_WORDS and not keywords.is_keyword(test.text)
    return isinstance(test, Named | NamePart | Rank)


def sets_x(body: Body) -> bool:
    """Whether X is said to be a number that speaks of the targets."""
    return any(
        isinstance(node, TargetRef)
        for step in body.steps
        if isinstance(step, Define) and step.name == "x"
        for node in walk(step.number)
    )


def one_spelling(program: Program) -> Program:
    """The program where other spellings of a name are other names (K-25.7)."""
    names = frozenset(program.card.names)
    healthy, injured = (one.copy() for one in program.states)
    healthy.names = injured.names = names
    return evolve(program, healthy=healthy, states=(healthy, injured))


_made: Final[dict[int, Program]] = {}
"""By identity of the card, which its program keeps alive."""


def program_of(card: Card) -> Program:
    """The program of a card, made at the first call."""
    key = id(card)
    program = _made.get(key)
    if program is None:
        program = _made[key] = make_program(card)
    return program


def programs_of(cards: tuple[Card, ...]) -> tuple[Program, ...]:
    """The program of each card: what two decks need at the start of every game."""
    try:
        return tuple(map(_made.__getitem__, map(id, cards)))
    except KeyError:
        return tuple(map(program_of, cards))
