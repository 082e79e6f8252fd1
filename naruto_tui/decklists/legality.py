"""Whether an edition or a format allows a deck, point by point, each with its rule number."""

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.decklists.model import PILES, Deck, Entry, total
from naruto_tui.decklists.profiles import LAST_SET, Profile, in_sets, profile_of
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


def illegal(deck: Deck, by: Edition | Profile, unplayable: Unplayable) -> tuple[Illegal, ...]:
    """Everything that keeps a deck from being played in an edition, or in a format of decks."""
    profile = by if isinstance(by, Profile) else profile_of(by)
    return (
        *_size(deck, profile),
        *_ninja(deck, profile),
        *_clients(deck, profile),
        *_copies(deck, profile),
        *_sets(deck, profile),
        *_sideboard(deck, profile),
        *_reinforcements(deck, profile),
        *_unplayable(deck, unplayable),
    )


def is_platoon(card: Card) -> bool:
    """Platoons stand outside the ninja cap (rule 1.3)."""
    return "Platoon" in card.characteristics


def _size(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    size, wanted = total(deck.main), profile.deck_size
    told = f"{_cards(size)}; {profile.quoted}a deck has {wanted}"
    if size < wanted.least:
        yield Illegal(f"{told}, add {wanted.least - size}", "1.1")
    elif wanted.most is not None and size > wanted.most:
        yield Illegal(f"{told}, take out {size - wanted.most}", "1.1")


def _ninja(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    counted = tuple(entry for entry in deck.main if not is_platoon(entry.card))
    ninja, cap = total(counted, "ninja"), profile.ninja_cap
    if cap is not None and ninja > cap:
        yield Illegal(
            f"{ninja} Ninja; {profile.quoted}at most {cap}, take out {ninja - cap}", "1.3"
        )


def _clients(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    for pile in PILES:
        found = [entry for entry in deck.pile(pile) if entry.card.kind == "client"]
        if found and not profile.clients:
            count = total(tuple(found))
            clients = "client" if count == 1 else "clients"
            where = "format" if profile.is_format else "edition"
            message = f"{count} {clients}; {where} {profile.name} knows none, take {count} out"
            yield Illegal(message, "1.2", found[0].line)


def _copies(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    """The name alone counts, over every pile: cards may move between them within a match."""
    most = profile.copies
    if most is None:
        return
    by_name: dict[str, list[Entry]] = {}
    for pile in PILES:
        for entry in deck.pile(pile):
            by_name.setdefault(entry.card.name, []).append(entry)
    for name, entries in by_name.items():
        if (count := total(tuple(entries))) > most:
            numbers = ", ".join(f"{entry.count} {entry.card.number}" for entry in entries)
            message = f"{count} cards named {name} ({numbers}); {profile.quoted}at most {most}"
            yield Illegal(message, "1.4", entries[-1].line)


def _sets(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    """Cards of other sets than the format's, in any pile (9.4)."""
    if profile.sets is None:
        return
    for pile in PILES:
        for entry in deck.pile(pile):
            card = entry.card
            if not in_sets(card.set_number, profile.sets):
                of = "no printed set" if card.custom else f"set {card.set_number}"
                first, last = profile.sets
                allowed = f"sets {first:g} to {last:g}" if last < LAST_SET else f"set {first:g} on"
                message = f"{card} is of {of}; {profile.quoted}{allowed}"
                yield Illegal(message, "9.4", entry.line)


def _sideboard(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    size, wanted = total(deck.side), profile.sideboard
    if not size:
        return
    told = f"{_cards(size)} in the sideboard; {profile.quoted}"
    if wanted is None:
        yield Illegal(f"{told}there is none, take {size} out", "9.2", deck.side[0].line)
    elif size < wanted.least or (wanted.most is not None and size > wanted.most):
        yield Illegal(f"{told}it has {wanted} or none", "9.2", deck.side[0].line)


def _reinforcements(deck: Deck, profile: Profile) -> Iterator[Illegal]:
    """Only cards with Reinforcement or Squad, all of them, and not too many (K-6.1, K-6.2)."""
    size, most = total(deck.reinforcement), profile.reinforcement
    if size > most:
        message = f"{_cards(size)} in the reinforcement deck; {profile.quoted}at most {most}"
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
