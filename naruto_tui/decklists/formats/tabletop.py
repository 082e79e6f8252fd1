"""Saved objects of Tabletop Simulator (JSON), as the community's deck builder writes them too.

A deck is an object with the cards in it, one object a copy: its name is the `Nickname`, its number
the `Description`. Which pile an object is stands in its `GMNotes` or its `Nickname`.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from attrs import define

from naruto_tui.cards.model import Card
from naruto_tui.cards.names import as_number
from naruto_tui.decklists.formats.gathering import Rows, broken, pile_named
from naruto_tui.decklists.formats.said import all_said
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, PileName

DEEPEST: Final = 12
"""Objects within each other: a deck in a bag in a bag."""
_BEGINNING: Final = re.compile(r'\s*(?:\{\s*["}]|\[\s*[{\]]|(?:\[\s*){3})')
_NAMED: Final = re.compile(r'"Nickname"\s*:')
_PICTURE: Final = re.compile(r"/Naruto_CCG_Sets_Database/.*?([A-Za-z]+[0-9]+[A-Za-z]?)\.\w+$")
"""The deck builder's early files tell a card's number by its picture alone."""
_WITHIN: Final = frozenset(("ObjectStates", "ContainedObjects"))
_CARDS: Final = frozenset(("Card", "CardCustom"))
_APART: Final = 4
"""Inches between two piles on the table."""
_PLACE: Final = (
    dict.fromkeys(("posX", "posZ", "rotX"), 0)
    | dict.fromkeys(("posY", "scaleX", "scaleY", "scaleZ"), 1)
    | dict.fromkeys(("rotY", "rotZ"), 180)
)
_SHEET: Final = {"1": {"FaceURL": "", "BackURL": "", "NumWidth": 10, "NumHeight": 7}}
_NO_DECK: Final = "JSON, but no saved object of Tabletop Simulator with cards in it"
_SAVE: Final = "save the deck itself as an object"
_TOO_DEEP: Final = f"things in each other more than {DEEPEST} deep; {_SAVE}"

Pairs = list[tuple[str, Any]]


def read(text: str) -> Listing | None:
    """The listing in a JSON file, or in what should be one; None where it is no JSON."""
    if not _BEGINNING.match(text):
        return None
    import json  # noqa: PLC0415 - 3 ms, for JSON alone

    try:
        # Pairs keep the order of the file, by which each name finds its line.
        told = json.loads(text, object_pairs_hook=list)
    except json.JSONDecodeError as error:
        return broken("json", error.lineno, f"broken JSON, {error.msg}; save the deck again")
    except RecursionError:
        return broken("json", 1, _TOO_DEEP)
    except ValueError:
        return broken("json", 1, f"a number of thousands of digits; {_SAVE}")
    reading = _Reading(Rows("tabletop-simulator"), _lines(text))
    try:
        reading.value(told, None, 0)
    except _TooDeepError:
        return broken("json", 1, _TOO_DEEP)
    rows = reading.rows
    if not rows.rows and not rows.refused:
        return broken("json", 1, f"{_NO_DECK}; {_SAVE}")
    return rows.listing(reading.name, reading.words)


class _TooDeepError(ValueError):
    """Objects in objects in objects."""


@define
class _Reading:
    """What was found so far, walking the file in its order."""

    rows: Rows
    lines: Iterator[int]
    """Of the names that follow."""
    name: str = ""
    words: str = ""
    """What the author says: the description of the deck proper."""
    line: int = 1

    def value(self, told: Any, pile: PileName | None, depth: int) -> None:
        """An object, a list of them, or something that is none."""
        if depth > 2 * DEEPEST:
            raise _TooDeepError
        if _is_object(told):
            self._object(told, pile, depth)
        elif isinstance(told, list):
            for one in told:
                self.value(one, pile, depth + 1)

    def _object(self, pairs: Pairs, pile: PileName | None, depth: int) -> None:
        facts, line = dict(pairs), self.line
        nickname = _text(facts.get("Nickname"))
        is_card = _text(facts.get("Name")) in _CARDS and not facts.get("ContainedObjects")
        own = pile_named(_text(facts.get("GMNotes")))
        if not is_card and "ContainedObjects" in facts:
            own = own or pile_named(nickname)
            if pile_named(nickname) is None and own in {None, "main"}:
                self.name = self.name or nickname
            if own in {None, "main"}:
                self.words = self.words or _text(facts.get("Description"))
        for key, value in pairs:
            if key == "Nickname":
                self.line = line = next(self.lines, line)
            elif key in _WITHIN and not is_card:
                self.value(value, own or pile, depth + 1)
            else:
                self._pass(value)
        if is_card:
            number = _text(facts.get("Description"))
            number = number if as_number(number) else _pictured(facts.get("CustomDeck"))
            self.rows.add(line, nickname, number=number, pile=own or pile or "main")

    def _pass(self, told: Any) -> None:
        """Whatever is no card of the deck may have names, too."""
        rest = [told]
        while rest:
            one = rest.pop()
            if isinstance(one, list | tuple):
                rest.extend(one)
                if _is_pair(one) and one[0] == "Nickname":
                    next(self.lines, None)


def _is_pair(one: Any) -> bool:
    return isinstance(one, tuple)


def _is_object(told: Any) -> bool:
    return isinstance(told, list) and bool(told) and all(map(_is_pair, told))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _pictured(told: Any) -> str:
    """The number in the name of a card's picture."""
    for _, sheet in told if isinstance(told, list) else []:
        url = dict(sheet).get("FaceURL", "") if _is_object(sheet) else ""
        if match := _PICTURE.search(_text(url)):
            return match[1]
    return ""


def _lines(text: str) -> Iterator[int]:
    """The line of every `Nickname`, in order; within a JSON text its quotes would be escaped."""
    line, before = 1, 0
    for match in _NAMED.finditer(text):
        line += text.count("\n", before, match.start())
        before = match.start()
        yield line


def write(deck: Deck) -> str:
    """A saved object without pictures; names and numbers show when pointed at."""
    import json  # noqa: PLC0415

    piles = [pile for pile in PILES if deck.pile(pile)]
    objects = [_pile(deck, pile, _APART * place) for place, pile in enumerate(piles)]
    return json.dumps({"ObjectStates": objects}, indent=1, ensure_ascii=False) + "\n"


def _pile(deck: Deck, pile: PileName, across: int) -> dict[str, Any]:
    """A pile of one card is that card: the program has no decks of one."""
    place = {"Transform": _PLACE | {"posX": across}, "GMNotes": pile, "CustomDeck": _SHEET}
    cards = [_card(entry.card) for entry in deck.pile(pile) for _ in range(entry.count)]
    if len(cards) == 1:
        return cards[0] | place
    return {
        "Name": "DeckCustom",
        "Nickname": deck.name if pile == "main" else pile.capitalize(),
        "Description": "\n".join(all_said(deck)) if pile == "main" else "",
        **place,
        "DeckIDs": [card["CardID"] for card in cards],
        "ContainedObjects": cards,
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "Name": "Card",
        "Nickname": card.name,
        "Description": card.number,
        "Transform": _PLACE,
        "CardID": 100,
    }
