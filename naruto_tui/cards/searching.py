"""What is asked of the pool: words that occur on a card, and fields with a value.

Words in quotes occur together. Fields narrow it down:

    uchiha kind:ninja symbol:fire entrance<=3 text:"draw 1 card"
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import eq, ge, gt, le, lt
from typing import Final

from naruto_tui.cards.files import Paragraph
from naruto_tui.cards.model import KINDS, SYMBOLS, UNWRITTEN, Card
from naruto_tui.cards.names import folded

Test = Callable[[Card], bool]
Ask = Callable[[Paragraph], bool]

_FIELD: Final = re.compile(r"([a-z]+)(<=|>=|[:=<>])([^<>=].*)", re.IGNORECASE)
_PIECE: Final = re.compile(r'(?:[^\s"]|"[^"]*"?)+')
_KINDS: Final = frozenset(KINDS)
_SYMBOLS: Final = frozenset(name.lower() for name in SYMBOLS.values())
_COMPARE: Final = {":": eq, "=": eq, "<=": le, ">=": ge, "<": lt, ">": gt}


class SearchError(ValueError):
    """A field cannot have the value that is asked for."""


def words_of(text: str) -> list[str]:
    """What is typed in one line, word by word; quotes hold words together.

    >>> words_of('kind:ninja text:"draw 1" ros')
    ['kind:ninja', 'text:draw 1', 'ros']
    """
    return [piece.replace('"', "") for piece in _PIECE.findall(text)]


def plain_words(words: Iterable[str]) -> list[str]:
    """Those that are no fields."""
    return [word for word in words if not _is_field(word)]


def _is_field(word: str) -> bool:
    match = _FIELD.fullmatch(word)
    return match is not None and match[1].lower() in FIELDS


def asked(words: Iterable[str]) -> tuple[list[Ask], list[Test]]:
    """What the words ask of a card as it stands in its file, and what of the card once read.

    Raises:
        SearchError: a field cannot have such a value.
    """
    asks: list[Ask] = []
    tests: list[Test] = []
    for word in words:
        match = _FIELD.fullmatch(word)
        field = match[1].lower() if match else ""
        if match and field in _NUMBERS:
            tests.append(_number(field, match[2], match[3]))
        elif match and field in FIELDS and match[2] in ":=":
            tests.append(_word(field, match[3]))
        elif plain := folded(word):
            asks.append(_occurs(plain))
        elif word.strip():
            asks.append(lambda _: False)
    return asks, tests


# -- words -----------------------------------------------------------------------------------------


def _occurs(word: str) -> Ask:
    """Anywhere on the card; a kind or a symbol asks for that, or for a name that has the word."""
    if word in _KINDS or word in _SYMBOLS:
        return lambda paragraph: _in_kind_or_name(paragraph, word)
    return lambda paragraph: word in folded_text(paragraph.raw)


def _in_kind_or_name(paragraph: Paragraph, word: str) -> bool:
    line = paragraph.raw.partition("\n")[2].partition("\n")[0].lower()
    kind, _, rest = line.partition("·")
    return word in (kind if word in _KINDS else rest) or word in folded(paragraph.name)


@lru_cache(maxsize=8192)
def folded_text(raw: str) -> str:
    """All that is printed on a card, as it is compared."""
    return folded(raw.replace(UNWRITTEN, ""))


# -- fields ----------------------------------------------------------------------------------------


def _words(card: Card) -> Iterable[str]:
    return (*card.characteristics, *card.attributes)


_PARTS: Final[dict[str, Callable[[Card], Iterable[str]]]] = {
    "name": lambda card: card.names,
    "title": lambda card: (card.title,),
    "text": lambda card: card.text if card.is_written else (),
    "number": lambda card: (card.number,),
    "word": _words,
}
"""Fields in which a word occurs."""
_WHOLE: Final[dict[str, Callable[[Card], Iterable[str]]]] = {
    "kind": lambda card: (card.kind,),
    "set": lambda card: (card.set_number,),
    "symbol": lambda card: (*card.symbols, *(SYMBOLS[letter] for letter in card.symbols)),
    "rarity": lambda card: (card.rarity,),
    "is": lambda card: (
        "written" if card.is_written else "unwritten",
        "custom" if card.custom else "printed",
    ),
}
"""Fields that are one of several words."""
_NUMBERS: Final[dict[str, Callable[[Card], int | None]]] = {
    "entrance": lambda card: None if card.kind == "jutsu" else card.entrance,
    "hand": lambda card: None if card.kind == "jutsu" else card.hand,
    "cost": lambda card: min((cost.total for cost in card.costs), default=None),
    "combat": lambda card: card.healthy.combat if card.kind == "ninja" else None,
    "support": lambda card: card.healthy.support if card.kind == "ninja" else None,
    "mental": lambda card: card.mental,
}
FIELDS: Final = (*_PARTS, *_WHOLE, *_NUMBERS)


def _word(field: str, value: str) -> Test:
    wanted = folded(value)
    if field in _WHOLE:
        whole = _WHOLE[field]
        return lambda card: any(folded(one) == wanted for one in whole(card))
    parts = _PARTS[field]
    return lambda card: any(wanted in folded(one) for one in parts(card))


def _number(field: str, sign: str, value: str) -> Test:
    if not value.isascii() or not value.isdecimal():
        raise SearchError(f'"{value}" is no number; write {field}:3 or {field}<=3')
    compare, wanted, number = _COMPARE[sign], int(value), _NUMBERS[field]

    def fits(card: Card) -> bool:
        found = number(card)
        return found is not None and bool(compare(found, wanted))

    return fits
