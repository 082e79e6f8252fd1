"""Names and words in quotes that no card bears, for whoever writes a card.

Such a word is read like any other, and a sentence that asks for it never holds: most often it is
misspelled. A card of one's own may bring new ones, so this is a remark and no fault.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from attrs import evolve, frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.likeness import likest
from naruto_tui.cards.model import Card
from naruto_tui.cards.names import folded
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities

FRAME: Final = frozenset({"Permanent", "Senjutsu"})
"""Words of the frame or of a text that are asked for like a characteristic (K-26.3)."""
COINS: Final = frozenset({"Insect"})
"""Ninja that are no cards: an effect of a shipped card makes them."""


class Stranger(NamedTuple):
    """A word or name that nobody bears."""

    text: str
    what: str
    """What was asked for: a name, a title, an attribute, or any other word."""
    nearest: str
    """The one that is spelled most like it, or nothing."""

    def __str__(self) -> str:
        offer = f"; did you mean '\"{self.nearest}\"'?" if self.nearest else ""
        return f'no card bears the {self.what} "{self.text}"{offer}'


@frozen
class Borne:
    """What the cards bear, and what their texts give."""

    names: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    titles: frozenset[str] = frozenset()

    def beside(self, cards: Iterable[Card]) -> "Borne":
        """With what further cards bear, and with what the texts of these make or give."""
        more = list(cards)
        given = set[str]()
        for card in more:
            given.update(_given(abilities(card)))
        return evolve(
            self,
            names=self.names.union(given, *((*x.names, *x.printed_names) for x in more)),
            words=self.words.union(given, *((*x.characteristics, *x.words) for x in more)),
            attributes=self.attributes.union(given, *(x.attributes for x in more)),
            titles=self.titles.union(x.title for x in more),
        )

    def strangers(self, found: tuple[n.Ability, ...]) -> Iterator[Stranger]:
        """What a text asks for and nobody bears."""
        for node in nodes_in(found, granted=True):
            for text, what, known in self._asked(node):
                if text not in known:
                    yield Stranger(text, what, _nearest(text, known))

    def _asked(self, node: object) -> Iterator[tuple[str, str, frozenset[str]]]:
        """Each word that a filter asks for, what it is, and those of its kind that are borne."""
        match node:
            case n.Named(names=names):
                yield from ((name, "name", self.names) for name in names)
            case n.NamePart(text=text) if not any(text in name for name in self.names):
                yield text, "part of a name", frozenset()
            case n.Word(text=text, kind="title"):
                yield text, "title", self.titles
            case n.Word(text=text, kind="attribute"):
                yield text, "attribute", self.attributes
            case n.Word(text=text, kind="" | "characteristic"):
                yield text, "word", self.words | self.attributes
            case _:
                pass


@cache
def borne_by_printed_cards() -> Borne:
    """What all printed cards bear, whether their texts are written or not."""
    cards = tuple(shipped())
    return Borne(
        COINS.union(*((*card.names, *card.printed_names) for card in cards)),
        FRAME.union(*((*card.characteristics, *card.words) for card in cards)),
        frozenset(word for card in cards for word in card.attributes),
        frozenset(card.title for card in cards),
    )


def _nearest(text: str, known: frozenset[str]) -> str:
    spelled = {folded(one): one for one in sorted(known)}
    return next((spelled[one] for one in likest(folded(text), tuple(spelled), 1)), "")


def _given(found: tuple[n.Ability, ...]) -> Iterator[str]:
    """Names of coins that are Ninja, and words and names that a text gives."""
    for node in nodes_in(found, granted=True):
        match node:
            case n.Token(name=name):
                yield name
            case n.Change(value=str() as word):
                yield word
            case _:
                pass
