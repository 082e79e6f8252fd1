"""Hidden things in a choice: named by where they lie, not by what they are."""

from typing import TYPE_CHECKING, Final

from .questions import HIDDEN, TEAM
from .state import (
    CHAIN,
    CHAKRA,
    DISCARD,
    GONE,
    HAND,
    PLAY,
    REINFORCEMENTS,
    REMOVED,
)

if TYPE_CHECKING:
    from .game import Game


BOTH = -1
"""In place of a seat: what both players know, for whoever looks on."""
OPEN: Final = (PLAY, CHAKRA, DISCARD, CHAIN, REMOVED, GONE)
"""Zones where everybody knows every card; to be looked at first where many cards are asked for."""


def token(game: "Game", seat: int, thing: int) -> int:
    """A thing as the seat may name it: hidden cards by where they lie, not by what they are."""
    if thing >= TEAM or sees(game, seat, thing):
        return thing
    zone = game.where[thing]
    holder = game.holder(thing)
    place = game.zone(holder, zone).index(thing)
    return HIDDEN + 10_000 * holder + 1_000 * zone + place


def thing_of(game: "Game", shown: int) -> int:
    """The thing that a token stands for."""
    if shown < HIDDEN:
        return shown
    rest = shown - HIDDEN
    return game.zone(rest // 10_000, rest // 1_000 % 10)[rest % 1_000]


def sees(game: "Game", seat: int, card: int) -> bool:
    """Whether a seat may know what card this is (rule 2.3); `BOTH`: whether both players may."""
    zone = game.where[card]
    if zone in OPEN:
        return True
    if seat == BOTH:
        return sees(game, 0, card) and sees(game, 1, card)
    if zone in (HAND, REINFORCEMENTS) and game.owner[card] == seat:
        return True
    if zone == REINFORCEMENTS and game.edition.reinforcement_deck == "face up":
        return True
    return bool(game.known[seat] >> card & 1)
