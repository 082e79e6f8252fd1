"""What a card in play counts as where that is not what is printed on it: copies, coins as Ninja.

Such a card bears another face: `Game.cards` and `Game.programs` hold the card it counts as, and
`Game.faces` remembers its own. Leaving play it is itself again (K-24.5). A coin that is a Ninja
is a card made for the game; leaving play it is gone (K-24.3), and its id may serve the next one.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card, Power

from .program import Program, make_program
from .questions import TEAM
from .state import GONE
from .values import value

if TYPE_CHECKING:
    from .game import Game

COIN = "coin"
"""The number of every card that is a coin."""


@value
class Face:
    """A card that counts as another one."""

    card: Card | None
    """What it is by itself; `None`: a coin."""
    program: Program | None
    free: bool
    """The name rule does not look at it: copies (T-22)."""
    lent: bool
    """It lies under its bearer for its text alone, which does not work by itself (K-22.3)."""


def put_on(
    game: "Game", card: int, face: Card, program: Program, *, free: bool = False, lent: bool = False
) -> None:
    """A card counts as another one from now on."""
    before = game.faces.get(card)
    own = (game.cards[card], game.programs[card]) if before is None else _own(before)
    game.faces = {**game.faces, card: Face(*own, free, lent)}
    _show(game, card, face, program)


def _own(face: Face) -> tuple[Card | None, Program | None]:
    return face.card, face.program


def take_off(game: "Game", card: int) -> None:
    """A card that leaves play is itself again; a coin keeps its face while it is gone."""
    face = game.faces[card]
    if face.card is None or face.program is None:
        return
    game.faces = {one: other for one, other in game.faces.items() if one != card}
    _show(game, card, face.card, face.program)


def _show(game: "Game", card: int, face: Card, program: Program) -> None:
    """Copies of a game share these rows until one of them changes: they are made anew."""
    cards, programs = list(game.cards), list(game.programs)
    cards[card], programs[card] = face, program
    game.cards, game.programs = tuple(cards), tuple(programs)
    if card in game.play:
        game.printed[card] = program.states[game.play[card].injured]
    game.clock += 1


def is_coin(game: "Game", card: int) -> bool:
    """Whether this is a coin and no card."""
    face = game.faces.get(card)
    return face is not None and face.card is None


def is_free(game: "Game", card: int) -> bool:
    """Whether the name rule does not look at a card (T-22)."""
    face = game.faces.get(card)
    return face is not None and face.free


def is_lent(game: "Game", card: int) -> bool:
    """Whether a card in play lends its text and does nothing by itself (K-22.3)."""
    face = game.faces.get(card)
    return face is not None and face.lent


def new_coin(game: "Game", card: Card, program: Program, seat: int, *, free: bool) -> int | None:
    """The id of a coin that is about to come into play; `None` where the ids are used up."""
    coin = len(game.cards)
    if coin < TEAM:
        game.cards, game.programs = (*game.cards, card), (*game.programs, program)
        game.owner = (*game.owner, seat)
        game.where.append(GONE)
        game.gens.append(0)
    else:
        gone = (one for one, zone in enumerate(game.where) if zone == GONE and is_coin(game, one))
        coin = next(gone, -1)
        if coin < 0:
            return None
        game.owner = (*game.owner[:coin], seat, *game.owner[coin + 1 :])
        _show(game, coin, card, program)
    game.faces = {**game.faces, coin: Face(None, None, free, lent=False)}
    return coin


# -- the cards that are made ---------------------------------------------------------------------


@lru_cache(maxsize=4096)
def made(name: str, power: tuple[int, int], facts: n.Facts) -> tuple[Card, Program]:
    """A Ninja with what is told of it and nothing else (K-24.1); one for each telling."""
    from naruto_tui.cards.language import write  # noqa: PLC0415 - few games need the language

    costs = dict(facts.costs)
    injured = power if facts.injured is None else facts.injured
    card = Card(
        COIN,
        name,
        "ninja",
        "",
        entrance=costs.get("entrance cost", 0),
        hand=costs.get("hand cost", 0),
        healthy=Power(*power),
        injured=Power(*injured),
        attributes=_words(facts, "attribute"),
        characteristics=_words(facts, "characteristic"),
        text=tuple(write(one) for one in facts.abilities),
        costless="entrance cost" not in costs,
    )
    return card, make_program(card, facts.abilities)


def made_coin(node: n.Token) -> tuple[Card, Program]:
    """The card that a coin of these values counts as."""
    return made(node.name, node.power, node.facts)


def told_coin(card: Card) -> str:
    """A coin that was made, in the words of the texts that make it: `0/1 named "Insect"`."""
    assert card.healthy is not None
    assert card.injured is not None
    facts = []
    if card.injured != card.healthy:
        facts.append(f"injured power {card.injured.combat}/{card.injured.support}")
    if not card.costless:
        facts.append(f"entrance cost {card.entrance}")
    if card.hand:
        facts.append(f"hand cost {card.hand}")
    facts += [f'attribute "{word}"' for word in card.attributes]
    facts += [f'characteristic "{word}"' for word in card.characteristics]
    facts += [f"“{line}”" for line in card.text]
    told = f'{card.healthy.combat}/{card.healthy.support} named "{card.name}"'
    return " and with ".join([f"{told} with {facts[0]}", *facts[1:]]) if facts else told


def read_coin(told: str) -> n.Token:
    """What a coin is of which these words tell.

    Raises:
        CardTextError: with what is wrong in them.
    """
    from naruto_tui.cards.language import CardTextError, read_line  # noqa: PLC0415 - seldom needed

    ability = read_line(f"Put 1 Ninja coin {told} into play.")
    match ability:
        case n.Spell(body=n.Body(steps=(n.Token(like=None, player="you") as coin,))):
            return coin
        case _:
            raise CardTextError("this is more than a coin")


def _words(facts: n.Facts, kind: str) -> tuple[str, ...]:
    return tuple(word for what, word in facts.words if what == kind)


def copied(game: "Game", card: int, *, plain: bool) -> tuple[Card, Program]:
    """What a copy of a card in play counts as: what is printed on it (T-22)."""
    face, program = game.cards[card], game.programs[card]
    return _without_text(face) if plain else (face, program)


def _without_text(face: Card) -> tuple[Card, Program]:
    found = _plain.get(id(face))
    if found is None or found[0] is not face:
        plain = attrs.evolve(face, text=(), title="")
        found = _plain[id(face)] = (face, plain, make_program(plain, ()))
    return found[1], found[2]


_plain: dict[int, tuple[Card, Card, Program]] = {}
"""Faces without their text, made once."""


def under(card: Card) -> Card:
    """The face of a card that lies under another one: it is no Ninja in play (K-22.3)."""
    found = _under.get(id(card))
    if found is None or found[0] is not card:
        found = _under[id(card)] = (card, attrs.evolve(card, kind="jutsu"))
    return found[1]


_under: dict[int, tuple[Card, Card]] = {}
