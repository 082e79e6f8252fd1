"""Which card a line means: numbers, names as people type them, titles, and the nearest name.

A catalogue knows the names of all cards and fetches a card only when a list asks for it, so a
deck check does not read the texts of the whole pool.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card

_NUMBER: Final = re.compile(r"([A-Z]{1,2})-?(US|C)?-?0*([0-9]{1,4})([A-Z]?)")
_OUTER_NUMBER: Final = re.compile(
    r"""(?:^ [(\[]? (?P<first>[A-Z]{1,2}-?(?:US|C)?[0-9]{1,4}[A-Z]?) [)\]]? (?:\s+|$) )
      | (?:(?:^|\s+) [(\[]? (?P<last>[A-Z]{1,2}-?(?:US|C)?[0-9]{1,4}[A-Z]?) [)\]]? $)""",
    re.IGNORECASE | re.VERBOSE,
)
_TITLE: Final = re.compile(r"^(.*\S)\s*\[([^\[\]]+)\]$")
_APART: Final = re.compile(r"[^\w]+|_+")
CLOSE_ENOUGH: Final = 70
"""Below this score of 100 a name is no suggestion but a guess."""


class UnknownCardError(ValueError):
    """No card, or more than one, is what was written; the message says which it could be."""


def number_key(text: str) -> str:
    """`n154`, `N-154` and `N-0154` are the same number; empty when it is none."""
    match = _NUMBER.fullmatch(text.upper())
    return "-".join(part or "" for part in match.groups()) if match else ""


def name_key(text: str) -> str:
    """A name without case, accents, punctuation or invisible characters."""
    plain = unicodedata.normalize("NFKD", text).casefold().replace("&", " and ")
    kept = "".join(c for c in plain if unicodedata.category(c) not in {"Mn", "Cf"})
    for apostrophe in "'’‘`´":
        kept = kept.replace(apostrophe, "")
    return _APART.sub(" ", kept).strip()


@frozen(slots=False)
class Catalogue:
    """Finds cards by what is written of them."""

    names: Mapping[str, str]
    """The printed name of each number."""
    fetch: Callable[[str], Card]
    """The card of a number."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Catalogue":
        by_number = {card.number: card for card in cards}
        return cls({number: c.name for number, c in by_number.items()}, by_number.__getitem__)

    @cached_property
    def _numbers(self) -> dict[str, str]:
        return {number_key(number) or number: number for number in self.names}

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for number, name in self.names.items():
            found.setdefault(name_key(name), []).append(number)
        return found

    def find(self, text: str) -> Card:
        """The one card that `text` names by number, by name, by both, or by name and [title]."""
        number, name = self._split(text)
        if number:
            return self.fetch(self._checked(number, name))
        return self.fetch(self._named(name))

    def _split(self, text: str) -> tuple[str, str]:
        text = text.strip()
        if match := _OUTER_NUMBER.search(text):
            number = match["first"] or match["last"]
            if not self._by_whole_name(text):
                return number, (text[: match.start()] + text[match.end() :]).strip()
        return "", text

    def _by_whole_name(self, text: str) -> bool:
        return not number_key(text.strip("()[]")) and name_key(text) in self._by_name

    def _checked(self, written: str, name: str) -> str:
        number = self._numbers.get(number_key(written))
        if number is None:
            near = self._suggestion(name) if name else self._nearest_number(written)
            raise UnknownCardError(f"no card has the number {written}{near}")
        if name and not self._is_named(number, name):
            message = f"{number} is {self.names[number]}, not {name}; correct one of the two"
            raise UnknownCardError(message)
        return number

    def _is_named(self, number: str, name: str) -> bool:
        key = name_key(self.names[number])
        title = _TITLE.match(name)
        return name_key(name) == key or (title is not None and name_key(title[1]) == key)

    def _named(self, name: str) -> str:
        numbers = self._by_name.get(name_key(name), [])
        if not numbers and (match := _TITLE.match(name)):
            numbers = self._by_name.get(name_key(match[1]), [])
            wanted = name_key(match[2])
            numbers = [n for n in numbers if name_key(self.fetch(n).title) == wanted] or numbers
        if not numbers:
            raise UnknownCardError(f"no card is named {name}{self._suggestion(name)}")
        if len(numbers) > 1:
            listed = ", ".join(self._described(number) for number in numbers)
            raise UnknownCardError(f"{name} is the name of several cards; add a number: {listed}")
        return numbers[0]

    def _described(self, number: str) -> str:
        title = self.fetch(number).title
        return f"{number} [{title}]" if title else number

    def _suggestion(self, name: str) -> str:
        from rapidfuzz import fuzz, process  # noqa: PLC0415 - 19 ms, needed on a miss only

        keys = self._by_name
        best = process.extractOne(
            name_key(name), list(keys), scorer=fuzz.token_sort_ratio, score_cutoff=CLOSE_ENOUGH
        )
        if best is None:
            return "; `naruto-tui cards list` lists the names"
        numbers = keys[best[0]]
        return f"; did you mean {self.names[numbers[0]]} ({', '.join(numbers)})?"

    def _nearest_number(self, written: str) -> str:
        prefix = number_key(written).split("-")[0]
        ordered = sorted(n for n in self.names if n.split("-")[0] == prefix)
        if not ordered:
            return "; numbers look like N-001, J-001, M-001"
        return f"; those with {prefix} go from {ordered[0]} to {ordered[-1]}"
