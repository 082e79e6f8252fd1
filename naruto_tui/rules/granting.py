"""What texts can give away: the abilities that a card has beyond those printed on it.

An ability is named by its card and its place. Printed ones have the places 0, 1, ... in the order
of the text. A granted one has a place made of the stamp of what grants it and of its number among
all that the two decks can grant: so it keeps its place as long as it is there, and what two givers
give counts apart (K-28.7). `Game.ability` finds both kinds.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from naruto_tui.cards import nodes as n

from .keywords import ON_LINE, stands_for
from .occasions import events_of
from .program import Program
from .sayings import group_of
from .state import REMOVED

if TYPE_CHECKING:
    from .game import Game
    from .state import Link

GRANTED: Final = 10_000
"""Places of granted abilities start here; the rest of the division by it is their number."""

LENDING: Final = frozenset(("gain text", "inherit"))
"""Rows of the change table that give the text of a card."""


@frozen(eq=False)
class Grants:
    """All abilities that the texts of two decks can give to a card in play."""

    abilities: tuple[n.Ability, ...]
    numbers: dict[int, tuple[int, ...]]
    """Numbers of the abilities that a node gives, by its identity."""
    listens: frozenset[str]
    """Kinds of event that a granted trigger may listen to."""
    replaces: frozenset[str]
    """Verbs of events that a granted replacement may replace."""
    groups: frozenset[str]
    """Groups of claims that a granted continuous ability may make."""
    piled: frozenset[str]
    """Groups of claims that cards make while they lie in a pile."""
    deep: bool
    """Whether claims can come from anywhere but the printed text of what is in play."""


def grants_of(programs: Iterable[Program]) -> Grants:
    """What these programs can give; where one lends whole texts, that may be any text."""
    kinds = dict.fromkeys(programs)
    given = {id(node): abilities for program in kinds for node, abilities in program.gives}
    if any(program.lends for program in kinds):
        lent = (one for program in kinds for one in (*program.abilities, *program.makes))
        given |= {id(one): (one,) for one in lent}
    on_chain = any(program.chain_statics for program in kinds)
    piled = frozenset(
        group for program in kinds for _, line in program.pile_statics for group in line.groups
    )
    if not given and not on_chain and not piled:
        return NOTHING
    abilities: tuple[n.Ability, ...] = ()
    numbers: dict[int, tuple[int, ...]] = {}
    for key, some in given.items():
        numbers[key] = tuple(range(len(abilities), len(abilities) + len(some)))
        abilities += some
    return Grants(
        abilities,
        numbers,
        frozenset(
            kind
            for one in abilities
            if isinstance(one, n.Triggered)
            for deed in one.events
            for kind in events_of(deed)
        ),
        frozenset(one.event.verb for one in abilities if isinstance(one, n.Replacing)),
        frozenset(
            group_of(claim)
            for one in abilities
            if isinstance(one, n.Static)
            for claim in one.claims
        ),
        piled,
        deep=True,
    )


NOTHING: Final = Grants((), {}, frozenset(), frozenset(), frozenset(), frozenset(), deep=False)


def given_by(
    game: "Game", change: n.Change, stamp: int, lenders: Iterable[int]
) -> Iterator[tuple[int, n.Ability]]:
    """The abilities that a change gives, each with its place; `lenders`: whose text is lent."""
    nodes: list[Any] = [change]
    if change.row in LENDING:
        nodes = [one for card in lenders for one in _text_of(game, card, change.row)]
    grants = game.grants
    for node in nodes:
        numbers = grants.numbers.get(id(node))
        if numbers is None:
            # A coin that is a Ninja: one text for all cards that make it so.
            numbers = (grants.abilities.index(node),)
        for number in numbers:
            yield stamp * GRANTED + number, grants.abilities[number]


def _text_of(game: "Game", card: int, row: str) -> list[n.Ability]:
    """The effect text of a card; what is inherited comes without that word (K-18.1).

    So does what a card that is out of the game lends: it is inherited from (K-18.4).
    """
    heirloom = row == "inherit" or game.where[card] == REMOVED
    program = game.programs[card]
    return [
        one
        for one, origin in zip(program.abilities, program.origins, strict=True)
        if origin not in ON_LINE
        and not (heirloom and isinstance(one, n.Keyword) and one.word == "inherit")
    ]


def granted(game: "Game", card: int) -> dict[int, n.Ability]:
    """The abilities that a card in play has been given, by their place."""
    return game.table().granted.get(card, {}) if game.grants.abilities else {}


def texts_given(game: "Game", card: int) -> tuple[str, ...]:
    """What a card in play has been given, in sentences; a keyword by its word alone."""
    abilities = granted(game, card)
    if not abilities:
        return ()
    from naruto_tui.cards.language.writing.abilities import write  # noqa: PLC0415 - seldom needed

    words = [one for one in abilities.values() if isinstance(one, n.Keyword)]
    meant = [one for word in words for one in stands_for(word.word, word.number)]
    return tuple(write(one) for one in abilities.values() if one not in meant)


def abilities_of(game: "Game", card: int) -> list[tuple[int, n.Ability]]:
    """All abilities that a card has now with their places: printed ones, then granted ones."""
    return [*enumerate(game.programs[card].abilities), *granted(game, card).items()]


def still_has(game: "Game", card: int, place: int) -> bool:
    """Whether a card has the ability of this place now."""
    return place < GRANTED or place in granted(game, card)


def text_of(game: "Game", link: "Link") -> n.Ability | None:
    """The ability that an effect on the chain comes from, while its card has it.

    A card that counts as another one by now has the abilities of that (K-24.5, T-22).
    """
    card, place = link.card, link.ability
    if place >= GRANTED:
        return game.ability(card, place) if place in granted(game, card) else None
    printed = game.programs[card].abilities
    if place >= len(printed):
        return None
    ability = printed[place]
    if card in game.faces and isinstance(ability, n.Triggered):
        return ability if ability.body.steps == link.body.steps else None
    return ability
