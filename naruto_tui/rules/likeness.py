"""When two games are the same, and when they only differ in the numbers their cards bear.

`state` is all that decides how a game goes on, as plain values: games that are the same have equal
states. `outline` names each card by the place it lies in and leaves out what has no bearing, so the
game that is read from a written position has the outline of the game that was written.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

from .events import Cause
from .faces import COIN, told_coin
from .granting import GRANTED, LENDING
from .naming import Tracked
from .program import Program
from .questions import TEAM
from .state import (
    CHAIN,
    DECK,
    GONE,
    HAND,
    NUMBERS_FROM,
    REINFORCEMENTS,
    REWARDS,
    Fight,
    Lasting,
    Payment,
    Piece,
    Side,
    Team,
)

if TYPE_CHECKING:
    from .game import Game
    from .state import Frame

_HISTORY: Final = frozenset(
    (
        "notes", "table_now", "printed", "running_costs", "start", "programs", "cards", "given",
        "grants",
    )
)  # fmt: skip
"""Fields of a game that tell what was, are the same for all time, or are worked out anew.

What the texts can give follows from the programs, and is numbered by the identity of their nodes:
where the cards were read twice in one process, equal games have it with other keys.
"""


def state(game: "Game") -> dict[str, Any]:
    """Everything that decides how a game goes on, as plain values."""
    found = {
        field.name: plain(getattr(game, field.name))
        for field in attrs.fields(type(game))
        if field.name not in _HISTORY
    }
    found["answers"] = tuple(game.answers)
    return found


def plain(thing: Any) -> Any:
    """A thing as nested tuples, so that it can be compared and cannot change."""
    if isinstance(thing, Card):
        return thing.number
    if isinstance(thing, Program):
        return thing.card.number
    if isinstance(thing, list | tuple):
        return tuple(map(plain, thing))
    if isinstance(thing, dict):
        return tuple((plain(key), plain(value)) for key, value in thing.items())
    if attrs.has(type(thing)):
        if type(thing).__module__.endswith(".nodes"):
            return thing
        fields = attrs.fields(type(thing))
        return (type(thing).__name__, *(plain(getattr(thing, one.name)) for one in fields))
    return thing


def difference(one: "Game", other: "Game") -> str:
    """The first field in which two games differ; empty when they are the same."""
    return _first_difference(state(one), state(other))


def unlike(one: "Game", other: "Game") -> str:
    """The first field in which the outlines of two games differ; empty when they are alike."""
    return _first_difference(outline(one), outline(other))


def is_like(one: "Game", other: "Game") -> bool:
    """Whether two games are alike; their outlines are drawn no further than to a difference."""
    pairs = zip(_outline(one), _outline(other), strict=True)
    return all(mine == theirs for mine, theirs in pairs)


def _first_difference(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    for name, value in mine.items():
        if value != theirs[name]:
            return f"{name}: {value} against {theirs[name]}"
    return ""


# -- outlines --------------------------------------------------------------------------------------

_NO_BEARING: Final = frozenset(
    (
        "owner", "where", "gens", "next_id", "clock", "secrets",
        "listeners", "replacers", "lines", "known", "choice", "agenda", "deeds", "asked", "back",
    )
)  # fmt: skip
"""Fields that only count, follow from others, or are told in another way."""
_NOT_TOLD: Final = _HISTORY | _NO_BEARING | {"faces", "face_up", "used"}
_CARDS: Final = frozenset(("card",))
_STAMPS: Final = frozenset(("stamp", "user", "targets", "subjects", "that", "things", "others"))
_RANKED: Final = frozenset(("id", "link", "stamp"))


def outline(game: "Game") -> dict[str, Any]:
    """All that has a bearing on how a game goes on, with places in the stead of numbers.

    Of what is still to happen it tells the steps alone, not what they are about.
    """
    return dict(_outline(game))


def _outline(game: "Game") -> Iterator[tuple[str, Any]]:
    """The fields of an outline one after another, those first that differ soonest."""
    choice = game.choice
    asked = None if choice is None else (type(choice), choice.asked.seat, choice.asked.ask)
    yield "asked", asked
    yield "agenda", [type(step).__name__ for step in game.agenda]
    names = _Names(game)
    yield "faces", [names.told(game.faces[card]) for card in game.play if card in game.faces]
    yield "uses", [(names.stamp(*card), names.place(at)) for card, at in game.used]
    yield "face_up", [(names.stamp(*one[:2]), *one[2:]) for one in game.face_up]
    for field in attrs.fields(type(game)):
        if field.name not in _NOT_TOLD:
            yield field.name, names.told(getattr(game, field.name))


def counterparts(one: "Game", other: "Game") -> dict[int, int]:
    """Cards and teams of a game, and those in their places in another that is like it."""
    mine, theirs = _Names(one), _Names(other)
    there = {place: card for card, place in theirs.places.items()}
    found = {card: there[place] for card, place in mine.places.items()}
    return found | dict(zip(mine.teams, theirs.teams, strict=True))


class _Names:
    """What cards, teams and stamps of one game are called in its outline."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.places: dict[int, Any] = {}
        for seat, side in enumerate(game.sides):
            for word, pile in _piles(side):
                self.places.update((card, (word, seat, i)) for i, card in enumerate(pile))
        self.places.update((card, ("play", i)) for i, card in enumerate(game.play))
        for card in _on_the_way(game):
            self.places.setdefault(card, ("way", len(self.places)))
        self.teams = {team: i for i, team in enumerate(game.teams)}
        self.deeds = list(game.deeds)
        self.ranks = {stamp: i for i, stamp in enumerate(sorted(set(_ranked(game))))}

    def told(self, thing: Any) -> Any:
        """A part of a game as its outline has it."""
        if isinstance(thing, Side):
            return self._side(thing)
        if isinstance(thing, Piece):
            return self._piece(thing)
        if isinstance(thing, Team):
            return (thing.seat, *map(self.card, thing.members), self.card(thing.head), thing.out)
        if isinstance(thing, Fight):
            plainly = (thing.skipped, thing.done)
            return (self.team(thing.attacker), self.team(thing.blocker), *plainly)
        if isinstance(thing, Cause):
            return (thing.word, self.card(thing.card), thing.seat)
        if isinstance(thing, list | tuple):
            return [self.told(one) for one in thing]
        if isinstance(thing, dict):
            return [self.told(one) for one in thing.values()]
        if attrs.has(type(thing)) and type(thing).__module__.startswith(__package__):
            return self._item(thing)
        return plain(thing)

    def _side(self, side: Side) -> dict[str, Any]:
        return {
            field.name: [self.held(card) for card in found] if type(found) is list else found
            for field in attrs.fields(Side)
            if field.name != "redraws" or not self.game.turn
            for found in [getattr(side, field.name)]
        }

    def held(self, card: int) -> Any:
        """A card outside play, and which seats know it where that is hidden from them."""
        game = self.game
        zone, owner = game.where[card], game.owner[card]
        known = tuple(
            bool(game.known[seat] >> card & 1)
            for seat in (0, 1)
            if zone in (DECK, REWARDS) or (zone in (HAND, REINFORCEMENTS) and seat != owner)
        )
        return (game.cards[card].number, owner, known)

    def _piece(self, piece: Piece) -> dict[str, Any]:
        game = self.game
        told = self._item(piece)
        card = game.cards[piece.id]
        told["id"] = (card.number, game.owner[piece.id])
        if card.number == COIN:
            told["coin"] = told_coin(card)
        told["team"] = self.team(piece.team)
        told["turn"] = piece.turn == game.turn
        told["bearer"] = self.card(piece.bearer)
        told["coins"] = [(kind, count, self.ranks[at]) for kind, count, at in piece.coins]
        return told

    def _item(self, item: Any) -> dict[str, Any]:
        """A thing with fields, each told by what it is called."""
        told: dict[str, Any] = {"": type(item).__name__}
        for field in attrs.fields(type(item)):
            found = getattr(item, field.name)
            if field.name in _NO_BEARING:
                continue
            if field.name in _RANKED and type(found) is int:
                told[field.name] = self.ranks.get(found, found)
            elif field.name == "ability" and type(found) is int:
                told["ability"] = self.place(found)
            elif field.name == "used" and type(item) is Piece:
                told["used"] = [self.place(one) for one in found]
            elif field.name in _CARDS:
                told[field.name] = self.card(found)
            elif field.name == "deed" and type(found) is int:
                told["deed"] = self.deeds[found]
            elif field.name == "paid" or (type(item) is Payment and field.name == "cards"):
                told[field.name] = [self.thing(thing) for thing in found]
            elif field.name == "picks":
                told["picks"] = [self._picks(*one) for one in found.items()]
            elif field.name == "only" and isinstance(found, frozenset):
                told["only"] = frozenset(map(self.thing, found))
            elif field.name == "amount" and _lends(item):
                told["amount"] = [self.card(card) for card in found]
            elif field.name == "amount" and _brings_back(item):
                told["amount"] = (found[0], self.team(found[1]), *found[2:])
            elif field.name in _STAMPS or (type(item) is Tracked and field.name == "ninja"):
                told[field.name] = self._stamps(found)
            else:
                told[field.name] = self.told(found)
        return told

    def _picks(self, key: tuple[int, int], found: tuple[int, ...]) -> list[Any]:
        """The answers of a step: things, or numbers."""
        return [one if key[1] >= NUMBERS_FROM else self.thing(one) for one in found]

    def _stamps(self, found: Any) -> Any:
        if isinstance(found, dict):
            return [self._stamps(one) for one in found.values()]
        if type(found) is tuple and len(found) == 2 and type(found[0]) is type(found[1]) is int:
            return self.stamp(*found)
        return [self._stamps(one) for one in found] if isinstance(found, tuple) else found

    def stamp(self, thing: int, gen: int) -> Any:
        if thing < TEAM and self.game.gens[thing] != gen:
            return "gone"
        return self.thing(thing)

    def place(self, ability: int) -> Any:
        """The place of an ability; of a granted one with the order of what grants it."""
        if ability < GRANTED:
            return ability
        stamp, number = divmod(ability, GRANTED)
        return (self.ranks.get(stamp, stamp), number)

    def team(self, team: int) -> Any:
        """A team; what is no more is told as that, none at all as 0."""
        return ("team", self.teams.get(team, "gone")) if team else 0

    def thing(self, thing: int) -> Any:
        return self.card(thing) if thing < TEAM else self.team(thing)

    def card(self, card: Any) -> Any:
        """A card by its place; a coin that is no more has none. What is no number is itself."""
        if type(card) is int and card >= 0 and self.game.where[card] == GONE:
            return "gone"
        return self.places.get(card, card)


def _lends(item: Any) -> bool:
    """Whether it gives the texts of cards: then these are its amount."""
    return isinstance(item, Lasting) and getattr(item.claim, "row", "") in LENDING


def _brings_back(item: Any) -> bool:
    """Whether it remembers the player, the team and the place to which a Ninja comes back."""
    return isinstance(item, Lasting) and isinstance(item.claim, n.Join | n.Control)


def _piles(side: Side) -> Iterable[tuple[str, list[int]]]:
    for field in attrs.fields(Side):
        pile = getattr(side, field.name)
        if type(pile) is list:
            yield field.name, pile


def _on_the_way(game: "Game") -> Iterable[int]:
    """Cards on the chain or on their way to it, in the order in which they came."""
    yield from (frame.card for frame in game.frames if game.where[frame.card] == CHAIN)
    yield from (link.card for link in game.chain if game.where[link.card] == CHAIN)
    if game.announcing is not None:
        yield game.announcing.card


def _ranked(game: "Game") -> Iterable[int]:
    """All numbers that tell only what came before what."""
    for piece in game.play.values():
        yield piece.stamp
        yield from (stamp for _, _, stamp in piece.coins)
    yield from (one.stamp for one in game.lasting)
    yield from (one.stamp for one in game.watchers)
    yield from (link.id for link in game.chain)
    yield from (frame.link for frame in _frames(game) if frame.link)


def _frames(game: "Game") -> "Iterable[Frame]":
    """What all effects refer to that are under way, last or wait."""
    yield from game.frames
    yield from (one.frame for one in game.lasting)
    yield from (one.frame for one in game.watchers)
    yield from (one.frame for one in game.waiting if one.frame is not None)
