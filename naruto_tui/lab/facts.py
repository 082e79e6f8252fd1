"""What the tested deck did in a game: which of its cards came up, and how it got going.

Read once from the events of a finished game, which costs a hundredth of playing it. Of cards it is
kept whether any copy did a thing, as a bit for each different card.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from attrs import frozen

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.state import CHAKRA, HAND

NEVER: Final = -1
"""In place of a turn."""

_Ids = tuple[int, ...]
"""Physical cards."""


@frozen
class Facts:
    """Of the tested deck in one game. Sets of cards are bits in the order of `Watched.cards`."""

    opening: int = 0
    """In the hand it kept at the beginning."""
    seen: int = 0
    """In its hand at any time, or used from elsewhere."""
    played: int = 0
    """Entered play, or put on the chain as a Jutsu or Mission."""
    resolved: int = 0
    """Entered play, or carried out: neither negated nor without an effect."""
    stuck: int = 0
    """In its hand when the game ended."""
    redraws: int = 0
    first_ninja: int = NEVER
    """Its turn marker when its first Ninja entered play."""
    chakra: tuple[int, ...] = ()
    """Of each symbol of `Watched.needs`: its turn marker when the first lay in its chakra area."""


NO_FACTS: Final = Facts()
"""Of a game that failed."""


def different(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The different cards of a deck, by number."""
    return tuple(sorted(dict.fromkeys(cards), key=lambda card: card.number))


def needed(cards: Iterable[Card]) -> str:
    """Letters of the symbols that costs of the deck's Jutsu name."""
    asked = {letter for card in cards for cost in card.costs for letter in cost.symbols}
    return "".join(letter for letter in SYMBOLS if letter in asked)


@frozen
class Watched:
    """A deck whose games are looked at."""

    cards: tuple[Card, ...]
    """The different ones."""
    bits: tuple[int, ...]
    """Of each physical card of the deck, in the order of their ids: the bit of its card."""
    needs: str
    """Letters of the symbols its Jutsu ask for."""

    @classmethod
    def of(cls, deck: Sequence[Card]) -> "Watched":
        cards = different(deck)
        bit = {card.number: 1 << place for place, card in enumerate(cards)}
        return cls(cards, tuple(bit[card.number] for card in deck), needed(cards))

    def facts(self, game: Game, seat: int) -> Facts:
        """What a seat, which has this deck, did in a finished game."""
        course = _Course(self, game, seat)
        for note in game.notes:
            if (read := _READ.get(note[0])) is not None:
                read(course, *note[1:])
        return Facts(
            course.opening,
            course.seen | course.played,
            course.played,
            course.resolved,
            course.among(game.sides[seat].hand),
            course.redraws,
            course.first_ninja,
            tuple(course.chakra.get(letter, NEVER) for letter in self.needs),
        )


class _Course:
    """What a seat did up to some event. The methods take the fields of events in their order."""

    def __init__(self, watched: Watched, game: Game, seat: int) -> None:
        self.seat, self.cards = seat, game.cards
        others = len(game.start.decks[0]) if seat else 0
        self.bits = (0,) * others + watched.bits
        """Of each physical card that a player owns: 0 where it is of the other deck."""
        self.opening = self.seen = self.played = self.resolved = self.redraws = self.marker = 0
        self.begun = False
        self.first_ninja = NEVER
        self.chakra: dict[str, int] = {}
        self.on_chain: dict[int, int] = {}
        """Cards of the deck on the chain, each with the number of its effects that lie above."""

    def among(self, cards: Iterable[int]) -> int:
        """Which of the deck's different cards are among these physical ones."""
        bits, found = self.bits, 0
        for card in cards:
            if card < len(bits):
                found |= bits[card]
        return found

    def is_own(self, card: int) -> bool:
        """Whether a physical card is one of the deck."""
        return card < len(self.bits) and self.bits[card] > 0

    def draw(self, seat: int, cards: _Ids, *_: Any) -> None:
        if seat == self.seat:
            self.seen |= self.among(cards)

    def redraw(self, seat: int, *_: Any) -> None:
        if seat == self.seat:
            self.redraws += 1
            self.seen = 0

    def turn(self, *_: Any) -> None:
        if not self.begun:
            self.begun = True
            self.opening = self.seen

    def turn_marker(self, seat: int, _cards: _Ids, number: int, *_: Any) -> None:
        if seat == self.seat:
            self.marker = number

    def move(self, _seat: int, cards: _Ids, _number: int, _source: int, to: int, *_: Any) -> None:
        if to == HAND:
            self.seen |= self.among(cards)
        elif to == CHAKRA:
            for card in cards:
                if self.is_own(card):
                    for letter in self.cards[card].symbols:
                        self.chakra.setdefault(letter, self.marker)

    def enter(self, seat: int, cards: _Ids, *_: Any) -> None:
        if seat != self.seat:
            return
        entered = self.among(cards)
        self.played |= entered
        self.resolved |= entered
        if self.first_ninja == NEVER and self.cards[cards[0]].kind == "ninja":
            self.first_ninja = self.marker

    def play(self, seat: int, cards: _Ids, *_: Any) -> None:
        if seat == self.seat and self.is_own(cards[0]):
            self.played |= self.bits[cards[0]]
            self.on_chain[cards[0]] = 0

    def effect(self, _seat: int, cards: _Ids, *_: Any) -> None:
        if cards[0] in self.on_chain:
            self.on_chain[cards[0]] += 1

    def resolve(
        self, _seat: int, cards: _Ids, _number: int, _source: int, _target: int,
        how: tuple[str, ...], *_: Any,
    ) -> None:  # fmt: skip
        above = self.on_chain.pop(cards[0], NEVER)
        if above > 0:
            self.on_chain[cards[0]] = above - 1
        elif above == 0 and how == ("applied",):
            self.resolved |= self.bits[cards[0]]


_READ: Final[dict[str, Callable[..., None]]] = {
    "draw": _Course.draw,
    "redraw": _Course.redraw,
    "turn": _Course.turn,
    "marker": _Course.turn_marker,
    "move": _Course.move,
    "enter": _Course.enter,
    "play": _Course.play,
    "trigger": _Course.effect,
    "activate": _Course.effect,
    "resolve": _Course.resolve,
}
