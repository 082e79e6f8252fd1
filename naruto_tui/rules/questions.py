"""What all questions have in common: whose they are, what stands for a thing, how answers are read.

Things are small integers: a card is its id (0 to 199), a team its id (from `TEAM`), a card that the
asked seat may not see is a token (from `HIDDEN`) that says only where it lies.
"""

from typing import Any, Final

from .values import value

TEAM: Final = 1_000
"""Team ids start here."""
HIDDEN: Final = 1_000_000
"""Tokens of hidden cards start here: HIDDEN + 10_000 * holder + 1_000 * zone + place."""
PILE: Final = 1_000
"""Tokens that agree in what is left when divided by this lie in one pile."""
Answer = Any
"""int, bool or nested tuples of ints: what the kind of choice asks for."""


class IllegalAnswerError(ValueError):
    """The answer does not fit the open choice; the game has not changed."""


@value
class Asked:
    """Whose question it is and what it is about."""

    seat: int
    ask: str
    """The question's name, e.g. `mission phase`, `pay hand cost`, `target`, `head`."""
    source: int
    """The card it is about, or -1."""
    step: Any
    """The step that asked; its `take(game, answer)` goes on with the answer."""


@value
class Question:
    """What all kinds of choice have in common."""

    asked: Asked

    @property
    def seat(self) -> int:
        """Whose question it is."""
        return self.asked.seat


def are_ids(answer: Answer) -> bool:
    """Whether it is a tuple of whole numbers: an answer may come from anywhere."""
    return type(answer) is tuple and _INT.issuperset(map(type, answer))


_INT: Final = frozenset((int,))


def between(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def words(answer: tuple[int, ...]) -> str:
    return " ".join(map(str, answer)) or "none"


def read_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise IllegalAnswerError(f"{text!r} is not a number") from None


def read_numbers(text: str) -> tuple[int, ...]:
    if text.strip() == "none":
        return ()
    return tuple(read_number(word) for word in text.split())


def read_groups(text: str) -> tuple[tuple[int, ...], ...]:
    if text.strip() == "none":
        return ()
    return tuple(tuple(map(read_number, group.strip().split(":"))) for group in text.split(","))


def not_offered(text: str, offered: list[str]) -> str:
    return f"{text!r} is not offered; legal: {', '.join(offered[:20])}"
