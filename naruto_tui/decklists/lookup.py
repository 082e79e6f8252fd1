"""A listing whose rows are looked up: what is found, what must be asked, what is refused.

`looked_up(listing, pool)` takes a listing; its `questions` are the names of several versions, each
with its cards, the preferred one first. `Reading.deck` makes the deck, with an answer to each
question, or the first card; what was chosen stands in the deck's notices.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.listing import Listing, Refused, Row
from naruto_tui.decklists.matching import Meant, UnclearCardError, meant
from naruto_tui.decklists.model import PILES, Deck, DeckError, Entry, PileName

_LISTED: Final = 10
_CALLED: Final[dict[PileName, str]] = {
    "main": "deck", "side": "sideboard", "reinforcement": "reinforcement deck"
}  # fmt: skip
"""Most versions of a name in a message."""
_OTHERS: Final = 4
"""Most versions that were not taken, in a notice."""
_SHOWN: Final = 60
"""Characters of a line in a message."""
_MOST_LOOKED_UP: Final = 100
"""Different unknown names that are compared with all others; a deck has no more."""


@frozen
class Found:
    """A row and what it means."""

    row: Row
    meant: Meant
    """Its cards with the preferred one first."""


@frozen
class Question:
    """A name of several versions, in all rows that have it alike."""

    name: str
    rows: tuple[Row, ...]
    cards: tuple[Card, ...]
    """The versions, the preferred one first."""
    doubt: str = ""
    """What is odd about how it was written."""

    @property
    def count(self) -> int:
        """Copies in all its rows."""
        return sum(row.count for row in self.rows)


_Key = tuple[str, ...]
Ask = Callable[[Question], Card]
"""One of the question's cards."""


def preferred(question: Question) -> Card:
    """The first of the cards: what is taken where nobody can be asked."""
    return question.cards[0]


@frozen
class Reading:
    """A whole list looked up."""

    listing: Listing
    found: tuple[Found, ...]
    refused: tuple[Refused, ...]
    """Of the listing and of the looking up, by line."""

    @property
    def questions(self) -> tuple[Question, ...]:
        """What somebody should decide, in the order of the list."""
        rows: dict[_Key, list[Found]] = {}
        for one in self.found:
            if len(one.meant.cards) > 1:
                rows.setdefault(_key(one.meant), []).append(one)
        return tuple(
            Question(
                alike[0].meant.name,
                tuple(one.row for one in alike),
                alike[0].meant.cards,
                alike[0].meant.doubt,
            )
            for alike in rows.values()
        )

    @property
    def summary(self) -> str:
        """`parsed 22 of 25 lines, 47 cards; refused 3 lines, 5 cards`."""
        cards = sum(one.row.count for one in self.found)
        lines = len(self.found) + len(self.refused)
        told = f"parsed {len(self.found)} of {_many(lines, 'line')}, {_many(cards, 'card')}"
        if not self.refused:
            return told
        lost = _many(sum(one.count for one in self.refused), "card")
        return f"{told}; refused {_many(len(self.refused), 'line')}, {lost}"

    def deck(self, name: str, file: str, *, strict: bool = False, ask: Ask = preferred) -> Deck:
        """The deck; `name` is its own where the list tells none.

        Raises:
            DeckError: everything that was refused; with `strict` also each open question.
        """
        if strict and (opened := tuple(self._open())):
            lines = {one.line for one in opened}
            left = tuple(one for one in self.found if one.row.line not in lines)
            raise _error(evolve(self, found=left, refused=(*self.refused, *opened)), file)
        if self.refused:
            raise _error(self, file)
        if not any(one.row.pile == "main" for one in self.found):
            raise DeckError(f"{file}:{self._no_deck()}")
        chosen = {_key(one): (one, ask(one)) for one in self.questions}
        piles: dict[PileName, dict[str, Entry]] = {pile: {} for pile in PILES}
        for one in self.found:
            _, card = chosen.get(_key(one.meant), (None, one.meant.cards[0]))
            row = one.row
            first = piles[row.pile].get(card.number) or Entry(0, card, row.line)
            piles[row.pile][card.number] = joined(first, row)
        main, side, reinforcement = (tuple(piles[pile].values()) for pile in PILES)
        return Deck(
            self.listing.name or name,
            main,
            side,
            reinforcement,
            self.listing.comments,
            self.listing.asides,
            file=file,
            notices=tuple(_notices(self, chosen.values(), file)),
        )

    def _no_deck(self) -> str:
        """Line and reason of a list that has no card for the deck proper."""
        if not self.found:
            return "1: no card is listed; write `3 Its Name N-000`"
        first = self.found[0].row
        piles = " or the ".join(dict.fromkeys(_CALLED[one.row.pile] for one in self.found))
        said = f"every card is in the {piles}, none in the deck"
        return f"{first.line}: {said}; put a line `Deck` over its cards"

    def _open(self) -> Iterator[Refused]:
        for question in self.questions:
            for row in question.rows:
                yield Refused(row.line, row.text, _versions(question), row.count,
                              tuple(card.number for card in question.cards[:_LISTED]))  # fmt: skip
        for one in self.found:
            if one.meant.doubt and len(one.meant.cards) == 1:
                reason = f"{one.meant.doubt}; did you mean {_called(one.meant.cards[0])}?"
                number = one.meant.cards[0].number
                yield Refused(one.row.line, one.row.text, reason, one.row.count, (number,))


def looked_up(listing: Listing, pool: Pool) -> Reading:
    """Every row of a listing with the cards it means."""
    found, refused = list[Found](), list(listing.refused)
    known: dict[tuple[str, str, str], Meant | UnclearCardError] = {}
    unknown = 0
    for row in listing.rows:
        key = (row.name, row.number, row.set_name)
        if key not in known:
            if unknown >= _MOST_LOOKED_UP:
                refused.append(Refused(row.line, row.text, "not looked up; too many lines above "
                                       "name no card", row.count))  # fmt: skip
                continue
            known[key] = _looked_up(row, pool)
            unknown += isinstance(known[key], UnclearCardError)
        match known[key]:
            case Meant() as one:
                found.append(Found(row, _in_order(one, row)))
            case UnclearCardError() as error:
                refused.append(Refused(row.line, row.text, str(error), row.count, error.nearest))
    return Reading(listing, tuple(found), tuple(sorted(refused, key=lambda one: one.line)))


def joined(entry: Entry, row: Row) -> Entry:
    """An entry with the copies of a row more, and what is said there."""
    remarks = "; ".join(filter(None, (entry.remark, row.remark)))
    return evolve(
        entry,
        count=entry.count + row.count,
        remark=remarks,
        above=(*entry.above, *row.above),
    )


def _key(of: Meant | Question) -> _Key:
    """What questions with the same answer have in common."""
    return (of.doubt, *(card.number for card in of.cards))


def _looked_up(row: Row, pool: Pool) -> Meant | UnclearCardError:
    try:
        return meant(row, pool)
    except UnclearCardError as error:
        return error


def _in_order(one: Meant, row: Row) -> Meant:
    """The preferred card first: of the section's kind and pile, playable, then the oldest."""
    if len(one.cards) == 1:
        return one
    reserve = row.pile == "reinforcement"

    def rank(card: Card) -> tuple[bool, bool, bool]:
        another = row.kind is not None and card.kind != row.kind
        elsewhere = row.pile != "side" and card.is_reserve != reserve
        return another, elsewhere, not card.is_written

    return evolve(one, cards=tuple(sorted(one.cards, key=rank)))


def _error(reading: Reading, file: str) -> DeckError:
    ordered = sorted(reading.refused, key=lambda one: one.line)
    problems = [f"{file}:{one.line}: {_said(one)}" for one in ordered]
    has_cards = bool(reading.found) or any(one.count for one in ordered)
    summary = f"{file}: {reading.summary}" if has_cards else ""
    return DeckError(*problems, summary=summary, refused=tuple(ordered))


def _said(one: Refused) -> str:
    text = one.text if len(one.text) <= _SHOWN else f"{one.text[:_SHOWN]}..."
    if not text:
        return one.reason
    text = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return f'"{text}": {one.reason}'


def _notices(reading: Reading, chosen: Iterable[tuple[Question, Card]], file: str) -> Iterator[str]:
    yield from (f"{file}:{notice}" for notice in reading.listing.notices)
    for question, card in chosen:
        yield f"{file}:{question.rows[0].line}: {_taken(question, card)}"
    told = dict[str, int]()
    for one in reading.found:
        if one.meant.passed:
            told.setdefault(one.meant.passed, one.row.line)
        if one.meant.doubt and len(one.meant.cards) == 1:
            told.setdefault(f"{one.meant.doubt}; took {_called(one.meant.cards[0])}", one.row.line)
    yield from (f"{file}:{line}: {notice}" for notice, line in told.items())


def _taken(question: Question, card: Card) -> str:
    doubt = f"{question.doubt}; " if question.doubt else ""
    others = [one for one in question.cards if one != card]
    more = ", ..." if len(others) > _OTHERS else ""
    listed = ", ".join(map(_called, others[:_OTHERS]))
    told = f"took {_called(card)} of {len(question.cards)} cards named {question.name}"
    return f"{doubt}{told}; a number takes another: {listed}{more}"


def _versions(question: Question) -> str:
    doubt = f"{question.doubt}; " if question.doubt else ""
    more = ", ..." if len(question.cards) > _LISTED else ""
    listed = ", ".join(map(_called, question.cards[:_LISTED]))
    count = len(question.cards)
    return f"{doubt}{question.name} is the name of {count} cards; add a number: {listed}{more}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _called(card: Card) -> str:
    return f"{card.number} [{card.title}]" if card.title else card.number
