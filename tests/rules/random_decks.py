"""Random legal decks in which every card has a chance to be played.

A deck is made around one card, which differs from deck to deck, and a card that is drawn may bring
another copy of itself and cards that its text asks for: the `"Sharingan Eye"` Ninja of a Jutsu, the
Ninja of a name, the Ninja Toad that is searched for. All else is chance.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from attrs import define, field

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.legality import is_platoon
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.playable import problems

SYMBOLS = "FWLNE"
US = EDITIONS["us"]
_WORD = re.compile(r'"([^"]+)"')
_QUOTED = re.compile(r'"[^"]+"(?: "[^"]+")*')
"""Words in quotes that stand side by side: all of them are asked of one card."""
_AWAITED = {"becomes injured": r"\b[Ii]njure\b|damage to", "flips": r"\bflip\b"}
"""What a text waits for, and what cards say that bring it about."""


@cache
def playable() -> tuple[Card, ...]:
    """Every card of the pool that the engine carries out."""
    return tuple(card for card in shipped() if not problems(card))


@cache
def whole_sets() -> tuple[Card, ...]:
    """The cards of the sets that are playable whole, 1 to 3."""
    return tuple(card for card in playable() if card.set_number in {"1", "2", "3"})


@cache
def partners(card: Card) -> tuple[tuple[Card, ...], ...]:
    """For each group of words in the text of a card those that answer to most of them; where none
    answers to all, those that give the words as well.
    """
    found: dict[tuple[Card, ...], None] = {}
    for words in (re.findall(_WORD, run) for line in card.text for run in _QUOTED.findall(line)):
        most = _answering(words)
        found[most] = None
        if not any(_said(one).issuperset(words) for one in most):
            found |= dict.fromkeys(_saying(f'gains? [^.]*"{re.escape(word)}"') for word in words)
    for awaited, said in _AWAITED.items():
        if any(awaited in line for line in card.text):
            found[_saying(said)] = None
    return tuple(some for some in found if some and some != (card,))


def _answering(words: list[str]) -> tuple[Card, ...]:
    fits = {card: len(_said(card).intersection(words)) for card in playable()}
    most = max(fits.values())
    return tuple(card for card, count in fits.items() if count == most > 0)


def _saying(pattern: str) -> tuple[Card, ...]:
    return tuple(card for card in playable() if any(re.search(pattern, one) for one in card.text))


@cache
def _said(card: Card) -> frozenset[str]:
    return card.words.union(card.names, card.attributes)


@cache
def _asked() -> tuple[int, ...]:
    """How often decks are made around each card: the more it asks for, the oftener."""
    return tuple(
        1 + len(partners(card)) ** 2 + max((len(set(one.symbols)) for one in card.costs), default=0)
        for card in whole_sets()
    )


def random_theme(rng: Random, done: Counter[str] | None = None) -> Card:
    """What a deck is made around: the oftener, the less a card was seen, as `done` counts it."""
    seen = done or Counter[str]()
    cards = whole_sets()
    weights = [asked / (1 + seen[card.number]) for card, asked in zip(cards, _asked(), strict=True)]
    (theme,) = rng.choices(cards, weights)
    return theme


def random_deck(rng: Random, edition: Edition = US, theme: Card | None = None) -> tuple[Card, ...]:
    """A deck around one card, of its symbols and some more, within rules 1.1 to 1.4."""
    theme = theme or random_theme(rng)
    symbols = set(theme.symbols).union(*(cost.symbols for cost in theme.costs))
    others = [symbol for symbol in SYMBOLS if symbol not in symbols]
    wanted = rng.choice((2, 2, 3)) - len(symbols)
    symbols.update(rng.sample(others, max(wanted, 0)))
    pool = [card for card in playable() if symbols.intersection(card.symbols)]
    draft = _Draft(edition)
    for card in _around(theme, symbols, rng):
        draft.take(card)
    while draft.lacks():
        card = rng.choice(pool)
        draft.take(card)
        for other in _brought(card, symbols, rng):
            draft.take(other)
    return (*draft.deck, *draft.reserve)


def _around(theme: Card, symbols: set[str], rng: Random) -> Iterator[Card]:
    """The card that the deck is made for, what it asks for, and what that asks for."""
    yield from (theme,) * 3
    for group in _of_use(theme, symbols):
        for card in rng.choices(group, k=5):
            yield card
            yield from map(rng.choice, _of_use(card, symbols))


def _brought(card: Card, symbols: set[str], rng: Random) -> Iterator[Card]:
    if rng.random() < 0.3:
        yield card
    for group in _of_use(card, symbols):
        if rng.random() < 0.5:
            yield rng.choice(group)


def _of_use(card: Card, symbols: set[str]) -> Iterator[list[Card]]:
    """Its groups of partners without Jutsu that the deck cannot pay."""
    for group in partners(card):
        if found := [one for one in group if one.kind != "jutsu" or symbols & set(one.symbols)]:
            yield found


@define
class _Draft:
    """A deck under way: takes a card where the rules leave room for it."""

    edition: Edition
    deck: list[Card] = field(factory=list)
    reserve: list[Card] = field(factory=list)
    """Its reinforcement deck."""
    names: Counter[str] = field(factory=Counter)
    ninja: int = 0

    def lacks(self) -> bool:
        return len(self.deck) < self.edition.deck_size.least

    def take(self, card: Card) -> None:
        cap = self.edition.ninja_cap
        counts = card.kind == "ninja" and not is_platoon(card)
        full = counts and cap is not None and self.ninja >= cap
        strange = card.kind == "client" and not self.edition.clients_exist
        copies = self.names[card.name]
        if card.is_reserve:
            room = len(self.reserve) < self.edition.reinforcement_size
            if room and copies < self.edition.copies_of_a_name:
                self.names[card.name] += 1
                self.reserve.append(card)
            return
        if self.lacks() and copies < self.edition.copies_of_a_name and not full and not strange:
            self.names[card.name] += 1
            self.ninja += counts
            self.deck.append(card)
