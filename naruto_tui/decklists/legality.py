"""Whether an edition allows a deck, point by point, each with its rule number."""

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import PILES, Deck, Entry, total
from naruto_tui.rules.editions import Edition

Unplayable = Callable[[Card], Sequence[str]]
"""Why a card cannot be played by the program; nothing when it can."""


@frozen
class Illegal:
    """One point in which a deck is not allowed."""

    message: str
    """What is wrong and what would be right."""
    rule: str = ""
    """Its number, e.g. `1.4`; empty where no rule but the program says no."""
    line: int = 0
    """The line of the list it is about; 0 for the whole deck."""

    def __str__(self) -> str:
        return f"{self.message} (rule {self.rule})" if self.rule else self.message


def illegal(deck: Deck, edition: Edition, unplayable: Unplayable) -> tuple[Illegal, ...]:
    """Everything that keeps a deck from being played; empty for a legal deck."""
    return (
        *_size(deck, edition),
        *_ninja(deck, edition),
        *_clients(deck, edition),
        *_copies(deck, edition),
        *_sideboard(deck, edition),
        *_reinforcements(deck, edition),
        *_unplayable(deck, unplayable),
    )


def is_platoon(card: Card) -> bool:
    """Platoons stand outside the ninja cap (rule 1.3)."""
    return "Platoon" in card.characteristics


def _size(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    size, wanted = total(deck.main), edition.deck_size
    told = f"{_cards(size)}; a deck has {wanted}"
    if size < wanted.least:
        yield Illegal(f"{told}, add {wanted.least - size}", "1.1")
    elif wanted.most is not None and size > wanted.most:
        yield Illegal(f"{told}, take out {size - wanted.most}", "1.1")


def _ninja(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    counted = tuple(entry for entry in deck.main if not is_platoon(entry.card))
    ninja, cap = total(counted, "ninja"), edition.ninja_cap
    if cap is not None and ninja > cap:
        yield Illegal(f"{ninja} Ninja; at most {cap}, take out {ninja - cap}", "1.3")


def _clients(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    for pile in PILES:
        found = [entry for entry in deck.pile(pile) if entry.card.kind == "client"]
        if found and not edition.clients_exist:
            count = total(tuple(found))
            clients = "client" if count == 1 else "clients"
            message = f"{count} {clients}; edition {edition.name} knows none, take {count} out"
            yield Illegal(message, "1.2", found[0].line)


def _copies(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    """The name alone counts, over every pile: cards may move between them within a match."""
    by_name: dict[str, list[Entry]] = {}
    for pile in PILES:
        for entry in deck.pile(pile):
            by_name.setdefault(entry.card.name, []).append(entry)
    for name, entries in by_name.items():
        if (count := total(tuple(entries))) > edition.copies_of_a_name:
            numbers = ", ".join(f"{entry.count} {entry.card.number}" for entry in entries)
            message = f"{count} cards named {name} ({numbers}); at most {edition.copies_of_a_name}"
            yield Illegal(message, "1.4", entries[-1].line)


def _sideboard(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    size = total(deck.side)
    if size not in {0, edition.sideboard}:
        message = f"{_cards(size)} in the sideboard; it has exactly {edition.sideboard} or none"
        yield Illegal(message, "9.2", deck.side[0].line)


def _reinforcements(deck: Deck, edition: Edition) -> Iterator[Illegal]:
    """Only cards with Reinforcement or Squad, all of them, and not too many (K-6.1, K-6.2)."""
    size, most = total(deck.reinforcement), edition.reinforcement_size
    if size > most:
        message = f"{_cards(size)} in the reinforcement deck; at most {most}"
        yield Illegal(f"{message}, take out {size - most}", "K-6.2", deck.reinforcement[0].line)
    for entry in deck.main:
        if entry.card.is_reserve:
            message = f"{entry.card} belongs in the reinforcement deck; list it under Reinforcement"
            yield Illegal(message, "K-6.1", entry.line)
    for entry in deck.reinforcement:
        if not entry.card.is_reserve:
            message = f"{entry.card} has neither Reinforcement nor Squad; list it in the deck"
            yield Illegal(message, "K-6.1", entry.line)


def _unplayable(deck: Deck, unplayable: Unplayable) -> Iterator[Illegal]:
    for pile in PILES:
        for entry in deck.pile(pile):
            if reasons := unplayable(entry.card):
                message = f"{entry.card} cannot be played: {'; '.join(reasons)}; take it out"
                yield Illegal(message, line=entry.line)


def _cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"
