"""A list that somebody typed or pasted, read as a whole: a deck, or every line that keeps it from
being one.
"""

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.listing import Refused
from naruto_tui.decklists.lookup import Question, Reading
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.reader import look_up

Key = tuple[str, tuple[str, ...]]
"""What questions with the same answer have in common: how a name was written, and its cards."""
Answers = Mapping[Key, Card]


@frozen
class Taken:
    """What came of a list; a deck only where every line is clear."""

    deck: Deck | None
    refused: tuple[Refused, ...] = ()
    """Lines that cannot be taken."""
    unclear: tuple[Question, ...] = ()
    """Names of several cards about which nobody has been asked yet."""
    is_text: bool = True
    """A line of the text is a line of the list: none of another program's file."""

    @property
    def refused_lines(self) -> frozenset[int]:
        """From 1."""
        return frozenset(one.line for one in self.refused)

    @property
    def unclear_lines(self) -> frozenset[int]:
        """From 1."""
        return frozenset(row.line for question in self.unclear for row in question.rows)


def key_of(question: Question) -> Key:
    return question.doubt, tuple(sorted(card.number for card in question.cards))


def take(text: str, name: str, pool: Pool, answers: Answers) -> Taken:
    """Reads a list; nothing of it is taken unless all of it can be.

    `answers` say which of several cards a name means, as far as that was asked.
    """
    reading = look_up(text, pool)
    unclear = tuple(one for one in _together(reading.questions) if key_of(one) not in answers)
    if reading.refused or unclear:
        return Taken(None, reading.refused, unclear, reading.listing.format == "text")
    return _deck(reading, name, answers)


def _together(questions: Iterable[Question]) -> Iterable[Question]:
    """Questions with the same answer as one: a name may stand in several piles."""
    found: dict[Key, Question] = {}
    for one in questions:
        first = found.get(key_of(one))
        found[key_of(one)] = evolve(first, rows=(*first.rows, *one.rows)) if first else one
    return found.values()


def _deck(reading: Reading, name: str, answers: Answers) -> Taken:
    try:
        deck = reading.deck(name, name, ask=lambda question: answers[key_of(question)])
    except DeckError as error:
        # No line is at fault: there is none with a card.
        reason = error.problems[0].removeprefix(f"{name}:1: ")
        return Taken(None, (Refused(1, "", reason, 0),))
    return Taken(deck)
