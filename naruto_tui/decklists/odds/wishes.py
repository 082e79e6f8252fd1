"""A wish about what is drawn, as a value: so many of these cards by then, and, or.

    2 fire by turn 3
    1 N-001 in opening
    2 ninja of entrance 0-1 by turn 1 and 1 jutsu by turn 2

`reading` makes wishes of text; what they are worth is told by `chance` and by `simulation`.
"""

from collections.abc import Sequence

from attrs import frozen

from naruto_tui.cards.model import Card, Kind
from naruto_tui.cards.names import folded


@frozen
class What:
    """A described card: everything that is given must be so."""

    kinds: tuple[Kind, ...] = ()
    letters: str = ""
    """Symbols it has, all of them."""
    numbers: tuple[str, ...] = ()
    entrance: tuple[int, int | None] | None = None
    """Lowest and highest entrance cost; `None`: no highest."""
    playable: bool = False
    """The turn marker lets it in at the turn of the wish (4.3.2)."""
    words: tuple[str, ...] = ()
    """Folded names, characteristics and combat attributes, all of them its own."""

    def fits(self, card: Card, turn: int) -> bool:
        """Whether a card is meant, at a turn."""
        low, high = self.entrance or (0, None)
        if self.playable:
            high = turn if high is None else min(high, turn)
        costs = low > 0 or high is not None
        return (
            (not self.kinds or card.kind in self.kinds)
            and all(letter in card.symbols for letter in self.letters)
            and all(number == card.number for number in self.numbers)
            and (not costs or _in_range(card, low, high))
            and (not self.words or set(self.words) <= words_of(card))
        )


def _in_range(card: Card, low: int, high: int | None) -> bool:
    """Jutsu have no entrance cost."""
    return card.kind != "jutsu" and low <= card.entrance and (high is None or card.entrance <= high)


def words_of(card: Card) -> set[str]:
    """Every name and word by which a wish may mean a card, folded."""
    said = (*card.names, *card.words, *card.attributes)
    return {folded(word) for word in said}


@frozen
class Part:
    """So many of the described cards, among all that were drawn by then."""

    low: int
    high: int | None
    """`None`: or more."""
    what: What
    turn: int | None
    """The player's own turn marker; `None`: in the opening hand."""

    def counts(self, card: Card) -> bool:
        return self.what.fits(card, self.turn or 0)

    def holds(self, count: int) -> bool:
        return self.low <= count and (self.high is None or count <= self.high)


@frozen
class And:
    """All of these come true."""

    of: "tuple[Tree, ...]"


@frozen
class Or:
    """One of these comes true."""

    of: "tuple[Tree, ...]"


Tree = int | And | Or
"""A number is that of a part."""


@frozen
class Wish:
    """What somebody wants to draw."""

    text: str
    """As typed."""
    parts: tuple[Part, ...]
    tree: Tree

    def holds(self, truths: Sequence[bool]) -> bool:
        """Whether it came true, by what became of its parts."""
        return _holds(self.tree, truths)


def _holds(tree: Tree, truths: Sequence[bool]) -> bool:
    if isinstance(tree, int):
        return truths[tree]
    answers = (_holds(one, truths) for one in tree.of)
    return all(answers) if isinstance(tree, And) else any(answers)
