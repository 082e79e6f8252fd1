"""Forge `.dck`: sections in square brackets, `3 Name|SET|1` in them."""

import re
from typing import Final

from naruto_tui.cards.names import as_number
from naruto_tui.decklists.formats.gathering import Rows, is_outside, pile_named
from naruto_tui.decklists.formats.said import all_said
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, Entry, PileName

_SECTION: Final = re.compile(r"\[([A-Za-z ]{1,30})\]")
_FIRST: Final = frozenset(("metadata", "main", "sideboard", "general"))
_CARD: Final = re.compile(r"(?:(\S*[0-9]\S*)\s+)?(\S.*)")
_FACT: Final = re.compile(r"(\w+)\s*=\s*(.*)")
_METADATA: Final = frozenset(("metadata", "general"))
_NAMES: Final = frozenset(("name", "title"))
_WORDS: Final = frozenset(("comment", "description"))


def read(text: str) -> Listing | None:
    """The listing in such a file; None where it does not begin with one of its sections."""
    lines = [line.strip() for line in text.split("\n")]
    start = _SECTION.fullmatch(next((one for one in lines if one and one[0] not in "#;/"), ""))
    if start is None or start[1].casefold() not in _FIRST:
        return None
    rows, section = Rows("forge"), ""
    name, comments = "", list[str]()
    for number, line in enumerate(lines, 1):
        if match := _SECTION.fullmatch(line):
            section = match[1]
            if section.casefold() not in _METADATA and not _is_known(section):
                rows.notice(number, f"{section} is no section that is known; taken for the deck")
        elif section.casefold() in _METADATA:
            key, value = match.groups() if (match := _FACT.fullmatch(line)) else ("", "")
            name = value if key.casefold() in _NAMES else name
            comments += [value] if key.casefold() in _WORDS else []
        elif line and line[0] not in "#;":
            _add(rows, number, line, section)
    return rows.listing(name, "\n".join(comments))


def _is_known(section: str) -> bool:
    return is_outside(section) or pile_named(section) is not None


def _add(rows: Rows, line: int, text: str, section: str) -> None:
    told, _, printing = text.partition("|")
    match = _CARD.fullmatch(told.strip())
    count, name = match.groups() if match else (None, told)
    if count is not None and not count.isdigit() and as_number(count):
        count, name = None, f"{count} {name}"
    if is_outside(section):
        rows.leave_out(line, section, count or "1")
        return
    set_name, _, number = printing.partition("|")
    pile = pile_named(section) or "main"
    rows.add(line, name, count or "1", number=number.strip("[] "), set_name=set_name, pile=pile)


def write(deck: Deck) -> str:
    """With the number where the program has that of a picture."""
    lines = ["[metadata]", f"Name={' '.join(deck.name.split())}"]
    lines += [f"Comment={comment}".rstrip() for comment in all_said(deck)]
    names: dict[PileName, str] = {"main": "Main", "side": "Sideboard"}
    for pile in PILES:
        if entries := deck.pile(pile):
            lines.append(f"[{names.get(pile, 'Reinforcement')}]")
            lines += map(_line, entries)
    return "\n".join([*lines, ""])


def _line(entry: Entry) -> str:
    card = entry.card
    name = card.number if "|" in card.name else card.name
    return f"{entry.count} {name}|{card.set_number}|{card.number}"
