"""Changes to a deck: each makes another deck and leaves the old one as it was.

Where a deck is kept is `saving`'s question, whether an edition allows it `legality`'s.
"""

from collections import Counter
from typing import Final

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import PILES, Aside, Deck, Entry, PileName, Place
from naruto_tui.decklists.reader import MOST_COPIES

PILE_NAMES: Final[dict[PileName, str]] = {
    "main": "deck",
    "side": "sideboard",
    "reinforcement": "reinforcement deck",
}
"""The piles in the game's words."""


def home(card: Card) -> PileName:
    """The pile a card is meant for when nobody says otherwise (K-6.1)."""
    return "reinforcement" if card.is_reserve else "main"


def copies(deck: Deck, pile: PileName, card: Card) -> int:
    """How many copies of a card lie in a pile."""
    return sum(entry.count for entry in deck.pile(pile) if entry.card == card)


def with_copies(deck: Deck, pile: PileName, card: Card, by: int) -> Deck:
    """With so many copies more, or fewer; never fewer than none or more than a line may list.

    What the author says over a card that goes stays, over the next one of its kind.
    """
    entries = list(deck.pile(pile))
    place = next((i for i, entry in enumerate(entries) if entry.card == card), len(entries))
    if place == len(entries):
        entries.append(Entry(0, card))
    before = entries[place].count
    count = max(0, min(before + by, max(MOST_COPIES, before)))
    if not count:
        return _without(deck, pile, entries.pop(place), entries, place)
    entries[place] = evolve(entries[place], count=count)
    return _with_pile(deck, pile, tuple(entries))


def moved(deck: Deck, card: Card, source: PileName, to: PileName) -> Deck:
    """With a copy of the card in another pile; the same deck where there is none to move.

    What the author says behind a card goes with its last copy.
    """
    if source == to or not copies(deck, source, card) or copies(deck, to, card) >= MOST_COPIES:
        return deck
    (entry,) = (entry for entry in deck.pile(source) if entry.card == card)
    after = with_copies(with_copies(deck, source, card, -1), to, card, 1)
    if copies(after, source, card) or not entry.remark:
        return after
    kept = (
        evolve(one, remark=one.remark or entry.remark) if one.card == card else one
        for one in after.pile(to)
    )
    return _with_pile(after, to, tuple(kept))


def change_words(before: Deck, after: Deck) -> str:
    """What was done between the two: `+1 Kunai J-025`, `1 Kunai J-025 to the sideboard`."""
    told = [f"now named {after.name}"] if before.name != after.name else []
    more, fewer = Counter[tuple[PileName, Card]](), Counter[tuple[PileName, Card]]()
    for pile in PILES:
        for card in dict.fromkeys(e.card for deck in (before, after) for e in deck.pile(pile)):
            by = copies(after, pile, card) - copies(before, pile, card)
            (more if by > 0 else fewer)[pile, card] = abs(by)
    for (pile, card), count in list(more.items()):
        source = next((one for one, other in fewer if other == card and fewer[one, other]), None)
        if source is not None and fewer[source, card] == count:
            told.append(f"{count} {card} to the {PILE_NAMES[pile]}")
            del more[pile, card], fewer[source, card]
    told += [f"+{count} {card}" for (_, card), count in more.items() if count]
    told += [f"-{count} {card}" for (_, card), count in fewer.items() if count]
    return ", ".join(told) or "nothing"


def _without(deck: Deck, pile: PileName, gone: Entry, rest: list[Entry], place: int) -> Deck:
    """Without an entry that stood at a place; its comments go over the next one, or stay alone."""
    if not gone.above:
        return _with_pile(deck, pile, tuple(rest))
    section: Place = gone.card.kind if pile == "main" else pile
    for index in range(place, len(rest)):
        if pile != "main" or rest[index].card.kind == section:
            rest[index] = evolve(rest[index], above=(*gone.above, *rest[index].above))
            return _with_pile(deck, pile, tuple(rest))
    asides = (*deck.asides, Aside(section, gone.above))
    return evolve(_with_pile(deck, pile, tuple(rest)), asides=asides)


def _with_pile(deck: Deck, pile: PileName, entries: tuple[Entry, ...]) -> Deck:
    match pile:
        case "main":
            return evolve(deck, main=entries)
        case "side":
            return evolve(deck, side=entries)
        case "reinforcement":
            return evolve(deck, reinforcement=entries)
