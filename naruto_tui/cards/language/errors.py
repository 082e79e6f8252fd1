"""What is said about card text that cannot be read: where, what stood there, what could."""

from collections.abc import Sequence
from typing import Final

_MOST: Final = 12
"""More suggestions than this help nobody."""


WINDOWS: Final = "a window is [Mission], [Exchange], [Attacker, Mission] ..."
"""What is said where something else stands in square brackets before an ability."""


class CardTextError(ValueError):
    """A line of card text that cannot be read."""

    def __init__(
        self,
        message: str,
        *,
        line: int = 1,
        column: int = 1,
        word: str = "",
        expected: Sequence[str] = (),
    ) -> None:
        self.message = message
        self.line = line
        """Which of the lines given, counted from 1."""
        self.column = column
        """Which character of that line, counted from 1."""
        self.word = word
        """The word met there; empty at the end of the line."""
        self.expected = tuple(expected)
        """What could have stood there, in words."""
        super().__init__(f"line {line}, column {column}: {message}")

    def at_line(self, line: int) -> "CardTextError":
        """The same complaint about another line of the card."""
        return self._elsewhere(line, self.column)

    def at_column(self, column: int) -> "CardTextError":
        """The same complaint about another place of its line."""
        return self._elsewhere(self.line, column)

    def _elsewhere(self, line: int, column: int) -> "CardTextError":
        return CardTextError(
            self.message, line=line, column=column, word=self.word, expected=self.expected
        )


def unexpected(
    word: str, column: int, expected: Sequence[str], meant: Sequence[str] = ()
) -> CardTextError:
    """The complaint of the grammar: this word here, where others could stand."""
    met = f"'{word}'" if word else "the end of the line"
    return _complaint(f"{met} cannot stand here", word, column, expected, meant)


def unknown(word: str, column: int, expected: Sequence[str], meant: Sequence[str]) -> CardTextError:
    """The complaint about a word that stands in no phrase."""
    return _complaint(f"'{word}' is no word of the card language", word, column, expected, meant)


def _complaint(
    told: str, word: str, column: int, expected: Sequence[str], meant: Sequence[str]
) -> CardTextError:
    """What was met, what may be meant by it, and what could have stood there."""
    listed = " or ".join(f"'{one}'" for one in meant)
    offer = f" (did you mean {listed}?)" if meant else ""
    could = ", ".join(expected[:_MOST])
    if len(expected) > _MOST:
        could += f" and {len(expected) - _MOST} more"
    message = f"{told}{offer}; expected: {could}"
    return CardTextError(message, column=column, word=word, expected=expected)
