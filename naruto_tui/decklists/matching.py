"""Which card a line of a list means: by number, by name, by both, or by name and [title]."""

import re
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.cards.names import as_number, folded
from naruto_tui.cards.pool import Pool

_NUMBER: Final = r"(?:(?:[NJMC]|PR|EX|PS)-?(?:US|C)?|[A-Z]{1,3}-[A-Z]{0,3})[0-9]{1,5}[A-Z]?"
"""Printed cards keep to the first form; custom ones may have any letters, and then the hyphen."""
_NUMBER_FIRST: Final = re.compile(rf"[(\[]?({_NUMBER})[)\]]?(?:\s+(\S.*))?", re.IGNORECASE)
_NUMBER_LAST: Final = re.compile(rf"(\S.*)\s+[(\[]?({_NUMBER})[)\]]?", re.IGNORECASE)
_LISTED: Final = 10
"""Most versions of a name in a message."""
_TITLE: Final = re.compile(r"(.*\S)\s*\[([^\[\]]+)\]")


class UnclearCardError(ValueError):
    """The text means no card, or several; the message says which they could be."""


def card_meant(text: str, pool: Pool) -> Card:
    """The one card that `text` names."""
    number, name = _split(text, pool)
    if not number:
        return _by_name(name, pool)
    if number not in pool:
        raise UnclearCardError(f"no card has the number {number}{_offer(name or number, pool)}")
    card = pool.card(number)
    if name and card not in _versions(name, pool):
        raise UnclearCardError(f"{number} is {card.name}, not {name}; correct one of the two")
    return card


def names_a_card(text: str, pool: Pool) -> bool:
    """Whether the whole text has a card's name in it: some names begin with a figure."""
    return bool(_versions(_split(text, pool)[1], pool))


def _split(text: str, pool: Pool) -> tuple[str, str]:
    """Number and name; a name that ends like a number is tried as a name first."""
    if pool.named(text):
        return "", text
    if match := _NUMBER_FIRST.fullmatch(text):
        return as_number(match[1]), match[2] or ""
    if match := _NUMBER_LAST.fullmatch(text):
        return as_number(match[2]), match[1]
    return "", text


def _by_name(name: str, pool: Pool) -> Card:
    versions = _versions(name, pool)
    if not versions:
        raise UnclearCardError(f"no card is named {name}{_offer(name, pool)}")
    # Nobody means a card that cannot be played yet where another one can.
    meant = tuple(card for card in versions if card.is_written) or versions
    if len(meant) > 1:
        listed = [f"{c.number} [{c.title}]" if c.title else c.number for c in meant[:_LISTED]]
        more = ["..."] if len(meant) > _LISTED else []
        raise UnclearCardError(
            f"{name} is the name of {len(meant)} cards; add a number: {', '.join(listed + more)}"
        )
    return meant[0]


def _versions(name: str, pool: Pool) -> tuple[Card, ...]:
    """All cards of a name, or those of its versions that have the [title] behind it."""
    match = _TITLE.fullmatch(name)
    if match is None:
        return pool.named(name)
    versions = pool.named(match[1])
    titled = tuple(card for card in versions if folded(card.title) == folded(match[2]))
    return titled or pool.named(name) or versions


def _offer(text: str, pool: Pool) -> str:
    nearest = pool.nearest(text)
    if nearest:
        return f"; did you mean {' or '.join(nearest)}?"
    return "; `naruto-tui cards list` lists them all"
