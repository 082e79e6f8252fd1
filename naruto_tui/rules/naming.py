"""Naming a thing while an effect is carried out (T-16), and the Ninja a player tracks (K-14)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import KINDS, SYMBOLS, Card

from .choices import Option, PickNumber, PickOption
from .events import Stamp
from .perform import DO
from .picking import chosen_cards
from .questions import Answer, Asked
from .select import players, stamp
from .state import GONE, Frame
from .tokens import sees
from .values import value

if TYPE_CHECKING:
    from .game import Game

MOST: Final = 50
"""The highest number that can be named."""

_LETTERS: Final = {name: letter for letter, name in SYMBOLS.items()}


@value
class Tracked:
    """What a player tracks: a name, or one Ninja (K-14.1)."""

    name: str
    ninja: Stamp | None


def _name(game: "Game", frame: Frame, node: n.NameWord) -> None:
    step = NameIt(node)
    seat = players(game, frame, node.player)[0]
    asked = Asked(seat, f"name {node.what}", frame.card, step)
    if node.what == "number":
        game.choice = PickNumber(asked, 0, MOST)
        return
    if node.of is not None:
        found = chosen_cards(game, frame, node, node.of)
        if found is None:
            return
        words = _words_of(game, node.what, found)
        if not words:
            frame.named = {what: word for what, word in frame.named.items() if what != node.what}
            frame.done = False
            return
    else:
        words = node.words or things_to_name(game, seat, node.what)
    game.choice = PickOption(asked, tuple(Option("name", word=word) for word in words))


def _words_of(game: "Game", what: str, cards: list[int]) -> tuple[str, ...]:
    """What these cards have of it now."""
    found = (game.words(card) for card in cards)
    characteristic = what == "characteristic"
    return tuple(
        sorted(
            {word for one in found for word in (one.words if characteristic else one.attributes)}
        )
    )


@value
class NameIt:
    """A thing has been named, openly: both players know it."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        if self.node.what == "number":
            frame.numbers["x"] = answer
            told = str(answer)
        else:
            told = answer.word
            what = "name" if self.node.what in ("ninja", "card") else self.node.what
            frame.named = {**frame.named, what: _LETTERS.get(told, told)}
            _remember(game, frame)
        frame.done = frame.applied = True
        seat = players(game, frame, self.node.player)[0]
        game.notes.append(("choose", seat, (), 0, -1, -1, (told,)))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _remember(game: "Game", frame: Frame) -> None:
    """A card in play remembers what was named for it, as long as it stays (M-732)."""
    piece = game.play.get(frame.card)
    if piece is not None and piece.frame.stamp == frame.stamp:
        piece.frame = piece.frame.copy()
        piece.frame.named = frame.named
        game.clock += 1


def things_to_name(game: "Game", seat: int, what: str) -> tuple[str, ...]:
    """All that can be named: what is printed on any card that the seat may know of.

    A coin that is no more is none of these (K-24.3).
    """
    if what == "symbol":
        return tuple(SYMBOLS.values())
    if what == "kind":
        return KINDS
    own = (
        card
        for i, card in enumerate(game.cards)
        if game.where[i] != GONE and (game.owner[i] == seat or sees(game, seat, i))
    )
    found = {word for card in own for word in _words(card, what)}
    return tuple(sorted(found.union(_in_the_pool(what))))


@lru_cache(maxsize=8)
def _in_the_pool(what: str) -> frozenset[str]:
    from naruto_tui.cards.pool import shipped  # noqa: PLC0415 - few games name anything

    return frozenset(word for card in shipped() for word in _words(card, what))


def _words(card: Card, what: str) -> Iterable[str]:
    if what == "ninja":
        return card.names if card.kind == "ninja" else ()
    if what == "card":
        return (card.name,)
    return card.words if what == "characteristic" else card.attributes


# -- tracking --------------------------------------------------------------------------------------


def _track(game: "Game", frame: Frame, node: n.Track) -> None:
    """The latest choice takes the place of the one before (K-14.1)."""
    tracked = Tracked(frame.named.get("name", ""), None)
    cards: list[int] = []
    if node.obj is not None:
        found = chosen_cards(game, frame, node, node.obj)
        if found is None:
            return
        cards = [card for card in found if card in game.play][:1]
        if not cards:
            frame.done = False
            return
        tracked = Tracked("", stamp(game, cards[0]))
    now = list(game.tracked)
    now[frame.seat] = tracked
    game.tracked = (now[0], now[1])
    game.clock += 1
    game.notes.append(("track", frame.seat, tuple(cards), 0, -1, -1, (tracked.name,)))
    frame.done = frame.applied = True


def is_tracked(game: "Game", thing: int) -> bool:
    """Whether the opponent of its controller tracks this Ninja (K-14.1)."""
    piece = game.play.get(thing)
    if piece is None or game.cards[thing].kind != "ninja":
        return False
    tracked = game.tracked[1 - piece.seat]
    if tracked is None:
        return False
    if tracked.ninja is not None:
        return tracked.ninja == stamp(game, thing)
    return any(tracked.name in name for name in game.words(thing).names)


DO.update({n.NameWord: _name, n.Track: _track})
