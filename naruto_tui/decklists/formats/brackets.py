"""Magic Workstation `.mwDeck` and XMage `.dck`: the set in brackets before the name.

A line is `3 [SET] Name` in one and `3 [SET:12] Name` in the other, with `SB:` before those of the
sideboard. A list that has such a line and others that are none of theirs is left to be read as
text, unless it says in so many words that it is XMage's.
"""

import re
from collections.abc import Iterator
from typing import Final

from naruto_tui.cards.names import as_number
from naruto_tui.decklists.formats.gathering import Rows
from naruto_tui.decklists.formats.plain import in_line
from naruto_tui.decklists.formats.said import all_said
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, Entry, PileName

_CARD: Final = re.compile(
    r"(?P<side>SB:)?\s*(?P<count>\S+)\s+\[(?P<set>[^\]:#]{0,40})(?::(?P<number>[^\]]{0,20}))?\]"
    r"\s+(?P<name>\S.*)",
    re.IGNORECASE,
)
_FACT: Final = re.compile(r"(NAME|AUTHOR)\s*:\s*(.*)", re.IGNORECASE)
_LAYOUT: Final = re.compile(r"LAYOUT (?:MAIN|SIDEBOARD):\(.*", re.IGNORECASE)
_COUNT: Final = re.compile(r"[.,+-]*[0-9][0-9.,+-]*")


def read(text: str) -> Listing | None:
    """The listing in such a file; None where it is none."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line]
    cards = [match for _, line in lines if (match := _card(line))]
    xmage = any(_LAYOUT.fullmatch(line) for _, line in lines)
    known = all(_is_known(line) for _, line in lines)
    if not cards or not (known or xmage):
        return None
    xmage = xmage or any(match["number"] is not None for match in cards)
    return _listing("xmage" if xmage else "mws", lines)


def _card(line: str) -> re.Match[str] | None:
    match = _CARD.fullmatch(line)
    return match if match and _COUNT.fullmatch(match["count"]) else None


def _is_known(line: str) -> bool:
    return bool(line.startswith(("//", "#")) or _FACT.fullmatch(line) or _card(line))


def _listing(format_name: str, lines: list[tuple[int, str]]) -> Listing:
    rows, name, comments = Rows(format_name), "", list[str]()
    for number, line in lines:
        if match := _card(line):
            _add(rows, number, match)
        elif match := _FACT.fullmatch(line):
            name = match[2] if match[1].upper() == "NAME" else name
        elif line.startswith(("//", "#")):
            comments.append(line.lstrip("/#").strip())
        elif not _LAYOUT.fullmatch(line):
            rows.refuse(number, line, "no line of an XMage deck; write 3 [SET:12] Name")
    return rows.listing(name, "\n".join(comments))


def _add(rows: Rows, line: int, match: re.Match[str]) -> None:
    """A number may stand where the set does: people write lists like that by hand."""
    set_name, number = match["set"], (match["number"] or "").rstrip("*+ ")
    if not number and as_number(set_name):
        set_name, number = "", set_name
    pile: PileName = "side" if match["side"] else "main"
    rows.add(line, match["name"], match["count"], number=number, set_name=set_name, pile=pile)


def mws(deck: Deck) -> str:
    """Deck and sideboard: the format has no third pile."""
    comments = [f"// {comment}".rstrip() for comment in all_said(deck)]
    lines = [
        f"{side}{e.count} [{e.card.set_number}] {in_line(e.card)}" for side, e in _entries(deck)
    ]
    return "\r\n".join([*comments, *lines, ""])


def xmage(deck: Deck) -> str:
    """Deck and sideboard, with the number behind the set."""
    lines = [f"NAME:{' '.join(deck.name.split())}"]
    for side, entry in _entries(deck):
        card = entry.card
        lines.append(f"{side}{entry.count} [{card.set_number}:{card.number}] {card.name}")
    return "\n".join([*lines, ""])


def _entries(deck: Deck) -> Iterator[tuple[str, Entry]]:
    for pile in PILES:
        for entry in deck.pile(pile):
            yield ("SB: " if pile == "side" else ""), entry
