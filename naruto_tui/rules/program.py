"""A card's effect tree sorted for play: what is asked, when it listens, what holds.

Made once for each card; games share it.
"""

from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.nodes import (
    Ability,
    Activated,
    Body,
    Cards,
    PayOnly,
    Replacing,
    Requires,
    Spell,
    Static,
    Triggered,
)
from naruto_tui.cards.reading import abilities

EVENT_OF: Final[dict[str, str]] = {
    "enter": "enter",
    "leave": "leave",
    "discard": "leave",
    "send": "send",
    "attack": "send",
    "block": "send",
    "oppose": "oppose",
    "be unblocked": "unblocked",
    "win": "win",
    "lose": "lose",
    "tie": "tie",
    "win rewards": "reward",
    "damage": "damages",
    "give damage": "damages",
    "injure": "injure",
    "heal": "heal",
    "gain combat": "gain combat",
    "use": "use",
    "step": "phase",
}
"""Which kind of event a deed of the verb table is recognised in."""


@frozen(eq=False)
class Program:
    """What the engine needs to know of a card's text."""

    card: Card
    abilities: tuple[Ability, ...]
    requires: tuple[Cards, ...]
    """Alternatives of the user's requirements; none: anybody."""
    body: Body
    """What a Jutsu or Mission does; on a Permanent, what it does once on entry."""
    statics: tuple[tuple[int, Static], ...]
    hand_statics: tuple[tuple[int, Static], ...]
    listens: tuple[tuple[str, int], ...]
    """Kinds of event and the place of the trigger that listens to them."""
    replaces: tuple[tuple[str, int], ...]
    """Kinds of event that may be replaced, and the place of the ability."""
    activated: tuple[int, ...]
    x_only: str
    """Letter of the symbol X must be paid with, or empty."""


def make_program(card: Card) -> Program:
    """Sorts a card's abilities. Raises what reading its text raises."""
    found = abilities(card)
    return Program(
        card=card,
        abilities=found,
        requires=next((one.alternatives for one in found if isinstance(one, Requires)), ()),
        body=_body(found),
        statics=tuple(
            (i, one)
            for i, one in enumerate(found)
            if isinstance(one, Static) and one.zone == "play"
        ),
        hand_statics=tuple(
            (i, one)
            for i, one in enumerate(found)
            if isinstance(one, Static) and one.zone == "hand"
        ),
        listens=tuple(
            (EVENT_OF[deed.verb], i)
            for i, one in enumerate(found)
            if isinstance(one, Triggered)
            for deed in one.events
            if deed.verb in EVENT_OF
        ),
        replaces=tuple(
            (one.event.verb, i) for i, one in enumerate(found) if isinstance(one, Replacing)
        ),
        activated=tuple(i for i, one in enumerate(found) if isinstance(one, Activated)),
        x_only=next((one.letter for one in found if isinstance(one, PayOnly)), ""),
    )


def _body(found: tuple[Ability, ...]) -> Body:
    spells = [one.body for one in found if isinstance(one, Spell)]
    return Body(
        tuple(target for body in spells for target in body.targets),
        tuple(step for body in spells for step in body.steps),
    )


_made: Final[dict[int, Program]] = {}


def program_of(card: Card) -> Program:
    """The program of a card, made at the first call."""
    key = id(card)
    program = _made.get(key)
    if program is None or program.card is not card:
        program = _made[key] = make_program(card)
    return program
