"""A card's text as effect trees: read when somebody asks for it, then kept."""

from functools import lru_cache

import attrs

from naruto_tui.cards import nodes
from naruto_tui.cards.files import CardFileError
from naruto_tui.cards.model import NOT_WRITTEN, Card
from naruto_tui.cards.nodes import Ability
from naruto_tui.cards.paragraphs import INDENT, text_line
from naruto_tui.cards.sense import Complaint, complaints, letters_paid, nonsense, targets_of


class UnreadableCardError(CardFileError):
    """A sentence of a card that the language does not know, or a text that nobody has written."""


def abilities(card: Card) -> tuple[Ability, ...]:
    """What the card's text says; `UnreadableCardError` when a sentence cannot be read."""
    found = _read(card)
    if isinstance(found, UnreadableCardError):
        raise found.with_traceback(None)
    return found


def unreadable(card: Card) -> UnreadableCardError | None:
    """Why the card's text cannot be read, where that is so."""
    found = _read(card)
    return found if isinstance(found, UnreadableCardError) else None


def all_unreadable(card: Card) -> tuple[UnreadableCardError, ...]:
    """Each line that cannot be read by itself; else what is wrong with the lines together."""
    together = unreadable(card)
    if together is None or not card.is_written:
        return () if together is None else (together,)
    alone = (_alone(card, index, line) for index, line in enumerate(card.text))
    return tuple(error for error in alone if error is not None) or (together,)


def _alone(card: Card, index: int, line: str) -> UnreadableCardError | None:
    from naruto_tui.cards.language import CardTextError, read_text  # noqa: PLC0415

    try:
        read_text((line,), kind=card.kind, permanent=card.permanent)
    except CardTextError as error:
        return _unreadable(card, index, error.message, error.column)
    return None


@lru_cache(maxsize=8192)
def _read(card: Card) -> tuple[Ability, ...] | UnreadableCardError:
    if not card.text:
        return ()
    if not card.is_written:
        return _unreadable(card, 0, NOT_WRITTEN)
    # The grammar costs 40 ms and more, and most commands read no text.
    from naruto_tui.cards.language import CardTextError, read_text  # noqa: PLC0415

    try:
        found = read_text(card.text, kind=card.kind, permanent=card.permanent)
    except CardTextError as error:
        return _unreadable(card, error.line - 1, error.message, error.column)
    wrong = nonsense(card, found)
    if wrong is None:
        return found
    index = _line_of(card, found, wrong)
    return _unreadable(card, index, wrong.message, wrong.column(card.text[index]))


def _unreadable(card: Card, index: int, message: str, column: int = 1) -> UnreadableCardError:
    line = text_line(card, index)
    return UnreadableCardError(card.place[0], line, f"{card}: {message}", len(INDENT) + column)


def _line_of(card: Card, found: tuple[Ability, ...], complaint: Complaint) -> int:
    """Which line of the text a complaint is about: lines of one spell are one ability."""
    from naruto_tui.cards.language import read_text  # noqa: PLC0415

    for index, text in enumerate(card.text):
        (single,) = read_text((text,), kind=card.kind, permanent=card.permanent)
        if complaint in complaints(
            single, card, targets_of(found), letters_paid(found), first=index == 0
        ):
            return index
    return 0


def node_classes() -> tuple[type, ...]:
    """Every kind of node an effect tree is made of."""
    found = (value for value in vars(nodes).values() if isinstance(value, type))
    return tuple(value for value in found if attrs.has(value))
