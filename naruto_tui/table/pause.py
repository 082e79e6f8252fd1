"""Between two games of a match: what one seat may know of it, also at another terminal.

A seat knows its own deck and sideboard, and nothing of what the other one exchanges. Who begins the
next game only its chooser knows before it begins.

Public: `Pause` (of a match, or read from what was told), `told`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.table.codec import CodecError, decode, encode

if TYPE_CHECKING:
    from naruto_tui.table.match import Match

UNKNOWN: Final = -1
"""In place of the seat that begins."""
MOST_COPIES: Final = 100
"""Of one card; more are not read."""


@frozen
class Piles:
    """What lies in the deck, but for the reinforcement deck, and in the sideboard."""

    deck: tuple[Card, ...]
    side: tuple[Card, ...]


@frozen
class Pause:
    """What there is to settle for a seat before the next game."""

    seat: int
    number: int
    """Of the next game, from 1."""
    says: int
    """The seat that says who begins, or begins as was agreed."""
    drawn: bool
    """Whether nobody won the last game."""
    chooses: bool
    """Whether a person says who begins."""
    first: int
    """The seat that will begin, or `UNKNOWN`."""
    now: Piles
    """For the next game."""
    entered: Piles
    """As they were before the first game."""

    @property
    def asks(self) -> bool:
        """Whether this seat says who begins."""
        return self.chooses and self.says == self.seat

    @classmethod
    def of(cls, match: "Match", seat: int) -> "Pause | None":
        """Nothing while a game is on, when no other one follows, and for who only looks on."""
        result = match.game.result
        if result is None or match.over or seat not in (0, 1):
            return None
        series, chooser = match.series, match.chooser
        knows = not match.chooses or seat == chooser
        return cls(
            seat, series.number + 2, chooser, result.winner < 0, match.chooses,
            match.beginner if knows else UNKNOWN,
            _piles(series.now[seat], series.aside[seat]),
            _piles(series.decks[seat], series.sides[seat]),
        )  # fmt: skip

    @classmethod
    def read(cls, told: Any, seat: int) -> "Pause | None":
        """What `told` wrote for the seat; `CodecError` for anything else."""
        if told is None:
            return None
        try:
            return cls(
                seat, _whole(told["number"]), _whole(told["says"]), bool(told["drawn"]),
                bool(told["chooses"]), int(told["first"]),
                *(_read(told["cards"], place) for place in (1, 2)),
            )  # fmt: skip
        except (KeyError, TypeError, IndexError, ValueError) as error:
            raise CodecError(f"not what lies between two games: {error!r}") from None


def told(pause: Pause | None) -> Mapping[str, Any] | None:
    """The same as plain data."""
    if pause is None:
        return None
    now, entered = _counts(pause.now), _counts(pause.entered)
    return {
        "number": pause.number,
        "says": pause.says,
        "drawn": pause.drawn,
        "chooses": pause.chooses,
        "first": pause.first,
        "cards": [[encode(card), now(card), entered(card)] for card in _each(pause)],
    }


def _each(pause: Pause) -> Sequence[Card]:
    """Each card once; none where there is no sideboard, for then nothing is exchanged."""
    if not pause.entered.side:
        return []
    return list(dict.fromkeys((*pause.entered.deck, *pause.entered.side)))


def _counts(piles: Piles) -> Any:
    deck, side = Counter(piles.deck), Counter(piles.side)
    return lambda card: [deck[card], side[card]]


def _piles(deck: Sequence[Card], side: Sequence[Card]) -> Piles:
    return Piles(tuple(card for card in deck if not card.is_reserve), tuple(side))


def _read(rows: Any, place: int) -> Piles:
    deck: list[Card] = []
    side: list[Card] = []
    for row in rows:
        card = decode(row[0])
        if not isinstance(card, Card):
            raise CodecError(f"a card is expected, not {card!r:.40}")
        in_deck, in_side = (min(_whole(count), MOST_COPIES) for count in row[place])
        deck += [card] * in_deck
        side += [card] * in_side
    return Piles(tuple(deck), tuple(side))


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise CodecError(f"a whole number is expected, not {value!r:.40}")
    return value
