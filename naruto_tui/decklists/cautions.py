"""What a deck builder would want to be told of a legal deck: cautions, never failures.

Each is sure by the print: what only a game could tell is no caution. Texts that cannot be read are
`legality`'s business and give none.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb
from typing import Final, Literal

from attrs import frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.cards.reading import abilities, unreadable
from naruto_tui.decklists.model import PILES, Deck, Entry, total
from naruto_tui.decklists.printed import fits, speaks_of_words
from naruto_tui.rules.editions import Edition

Topic = Literal["first turn", "symbols", "requirement", "names", "parts", "partner"]

_LIKELY: Final = Fraction(85, 100)
"""A deck should have a Ninja for its first turn this often, redraws counted."""
_HARDLY: Final = Fraction(1, 2)
"""A Jutsu whose symbols have come by turn 4 less often than this is hardly paid for."""
_BY_TURN: Final = 4
_OWN: Final = frozenset(("you",))


@frozen
class Caution:
    """One thing that may not go as its author thinks."""

    topic: Topic
    message: str
    line: int = 0
    """The line of the list it is about; 0 for the whole deck."""

    def __str__(self) -> str:
        return self.message


def cautions(deck: Deck, edition: Edition) -> tuple[Caution, ...]:
    """Everything to be told, in the order of a game: the first turn, chakra, who does what."""
    return (
        *_first_turn(deck, edition),
        *_symbols(deck, edition),
        *_requirements(deck),
        *_parts(deck),
        *_names(deck, edition),
    )


# -- the first turn --


def _first_turn(deck: Deck, edition: Edition) -> Iterator[Caution]:
    """Turn 0 lets nobody in whose entrance cost is higher (4.3.2)."""
    size = total(deck.main)
    early = sum(
        one.count for one in deck.main if one.card.kind == "ninja" and not one.card.entrance
    )
    if not size:
        return
    if not early:
        yield Caution("first turn", "no Ninja of entrance cost 0: nobody can be deployed on turn 0")
        return
    missed = Fraction(1)
    for hand in (edition.opening_hand, *edition.redraws):
        missed *= 1 - at_least(1, size, early, hand)
    if 1 - missed < _LIKELY:
        ninja = "1 Ninja" if early == 1 else f"{early} Ninja"
        yield Caution(
            "first turn",
            f"{ninja} of entrance cost 0: one is in the opening hand in "
            f"{_percent(1 - missed)} of games, all redraws used",
        )


def at_least(wanted: int, size: int, good: int, drawn: int) -> Fraction:
    """The chance of at least so many of the good cards among so many drawn from a deck."""
    drawn = min(drawn, size)
    fewer = sum(comb(good, k) * comb(size - good, drawn - k) for k in range(min(wanted, drawn + 1)))
    return 1 - Fraction(fewer, comb(size, drawn))


# -- chakra --


def _symbols(deck: Deck, edition: Edition) -> Iterator[Caution]:
    size = total(deck.main)
    for entry in deck.main:
        if entry.card.kind != "jutsu" or not entry.card.costs:
            continue
        chances = [
            _paid(deck, entry.card, cost.symbols, size, edition) for cost in entry.card.costs
        ]
        chance, letter, count, supply = max(chances)
        asked = f"{entry.card} asks {count} {SYMBOLS.get(letter, letter)}"
        if letter and not supply:
            yield Caution("symbols", f"{asked}; no other card of the deck has it", entry.line)
        elif chance < _HARDLY:
            told = f"{asked}, {supply} other cards have it"
            yield Caution(
                "symbols",
                f"{told}: enough by turn {_BY_TURN} in {_percent(chance)} of games",
                entry.line,
            )


def _paid(
    deck: Deck, card: Card, symbols: str, size: int, edition: Edition
) -> tuple[Fraction, str, int, int]:
    """The hardest symbol of a cost: chance, letter, how many of it, and cards that give it."""
    hardest = (Fraction(1), "", 0, 0)
    for letter in dict.fromkeys(symbols):
        supply = sum(e.count for e in deck.main if letter in e.card.symbols and e.card != card)
        needed = symbols.count(letter)
        seen = edition.opening_hand + _BY_TURN
        chance = at_least(needed, max(size - 1, 0), supply, seen)
        hardest = min(hardest, (chance, letter, needed, supply))
    return hardest


# -- who does what --


def _requirements(deck: Deck) -> Iterator[Caution]:
    """Texts that ask for a card of one's own which the deck has not."""
    cards = [entry.card for pile in PILES for entry in deck.pile(pile)]
    for pile in PILES:
        for entry in deck.pile(pile):
            if entry.card.kind == "ninja":
                continue
            for line, asked in _asked(entry.card):
                if not any(_met(cards, one) for one in asked):
                    yield Caution(
                        "requirement",
                        f'{entry.card}: no card of the deck meets "{line}"',
                        entry.line,
                    )


def _met(cards: list[Card], asked: n.Cards) -> bool:
    return any(fits(card, asked) is not False for card in cards)


def _asked(card: Card) -> Iterator[tuple[str, tuple[n.Cards, ...]]]:
    """Of each line that asks for own cards: the line, and what would do."""
    if not card.text or unreadable(card):
        return
    for ability in abilities(card):
        found = list(_of_ability(ability))
        for asked in found:
            if all(speaks_of_words(one) for one in asked):
                yield _line_of(card, ability), asked


def _of_ability(ability: n.Ability) -> Iterator[tuple[n.Cards, ...]]:
    """What has to be there: of each tuple one (requirements 8.11, targets 4.4.2, entries)."""
    if isinstance(ability, n.Requires | n.Bonus):
        if ability.every:
            yield from ((one,) for one in ability.alternatives)
        else:
            yield ability.alternatives
    elif isinstance(ability, n.Entry):
        yield from _of_condition(ability.condition)
    elif isinstance(ability, n.Spell):
        for target in ability.body.targets:
            if isinstance(target, n.Pick) and isinstance(target.cards, n.Cards):
                low = target.low
                if target.cards.owner in _OWN and isinstance(low, int) and low > 0:
                    yield (target.cards,)


def _of_condition(condition: n.Condition | None) -> Iterator[tuple[n.Cards, ...]]:
    if isinstance(condition, n.AllOf):
        for one in condition.conditions:
            yield from _of_condition(one)
    elif isinstance(condition, n.Has) and condition.player == "you" and condition.op in {">=", ">"}:
        yield (condition.cards,)


_BEGINS: Final[dict[type, Callable[[n.Ability], str]]] = {
    n.Requires: lambda _: "Requires",
    n.Bonus: lambda one: one.word.capitalize() if isinstance(one, n.Bonus) else "",
    n.Entry: lambda _: "Enters play",
    n.Spell: lambda _: "Target",
}


def _line_of(card: Card, ability: n.Ability) -> str:
    """The line of the text that an ability was read from, by how such lines begin."""
    begins = _BEGINS[type(ability)](ability)
    return next((line for line in card.text if begins in line), card.text[0])


# -- parts and names --


def _parts(deck: Deck) -> Iterator[Caution]:
    """Platoons and Squads are made of other cards (K-4, K-5); Growth grows one (K-2)."""
    ninja = [e for pile in PILES for e in deck.pile(pile) if e.card.kind == "ninja"]
    for entry in ninja:
        card = entry.card
        word = "Squad" if "Squad" in card.characteristics else "Platoon"
        missing = [name for name in card.listed if not _has_part(ninja, card, name)]
        few = missing if word == "Squad" else missing if len(missing) == len(card.listed) else []
        if few:
            named = " or ".join(few) if word == "Platoon" else " and ".join(few)
            yield Caution(
                "parts", f"{card} is a {word}, and no Ninja of the deck is {named}", entry.line
            )
        if "Growth" in card.characteristics and not _grows(ninja, card):
            yield Caution(
                "partner",
                f"{card} has Growth, and no other version of it is there to grow from",
                entry.line,
            )


def _has_part(ninja: list[Entry], card: Card, name: str) -> bool:
    return any(name in one.card.names for one in ninja if one.card != card and not one.card.listed)


def _grows(ninja: list[Entry], card: Card) -> bool:
    names = set(card.names)
    return any(names.intersection(one.card.names) for one in ninja if one.card != card)


def _names(deck: Deck, edition: Edition) -> Iterator[Caution]:
    """Different cards that share a name, printed, listed or added (4.3.4, K-25)."""
    if edition.same_name_ninja != "forbidden":
        return
    by_name: dict[str, list[Entry]] = {}
    for entry in deck.main:
        # A Growth or Platoon card takes the place of the other one (K-2.2, K-4.2).
        if entry.card.kind == "ninja" and not _replaces(entry.card):
            for name in entry.card.names:
                by_name.setdefault(name, []).append(entry)
    shared = {name: entries for name, entries in by_name.items() if len(entries) > 1}
    if shared:
        told = "; ".join(
            f"{name} {', '.join(one.card.number for one in entries)}"
            for name, entries in shared.items()
        )
        yield Caution("names", f"one of each name can stand in play (rule 4.3.4): {told}")


def _replaces(card: Card) -> bool:
    return not {"Growth", "Platoon", "Squad", "Non-Unique"}.isdisjoint(card.characteristics)


def _percent(chance: Fraction) -> str:
    return f"{float(chance):.0%}"
