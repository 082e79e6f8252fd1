"""What every reader of a format does alike: gather rows, refuse bad counts, know piles by name."""

import unicodedata
from textwrap import wrap
from typing import Final

from attrs import Factory, define, evolve

from naruto_tui.cards.names import as_number
from naruto_tui.decklists.listing import Listing, Refused, Row
from naruto_tui.decklists.model import PileName
from naruto_tui.decklists.sections import Opens, heading

MOST_ROWS: Final = 1_000
MOST_COPIES: Final = 99
"""Of one row; how many an edition allows is a later question."""
LONGEST_NAME: Final = 300
"""Characters."""
LONGEST_REMARK: Final = 100
"""Characters of what stands behind a card; more stands over it."""
_WIDTH: Final = 100
"""Characters of a line of comments that had no end of their own."""
_SHOWN: Final = 60
"""Characters of a row in a message."""

_PILES: Final[dict[Opens, PileName]] = {
    "main": "main",
    "kind": "main",
    "same": "main",
    "side": "side",
    "reinforcement": "reinforcement",
}
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))


@define
class Rows:
    """The rows of one file, as its reader comes upon them."""

    format: str
    rows: list[Row] = Factory(list)
    refused: list[Refused] = Factory(list)
    notices: list[str] = Factory(list)
    outside: dict[str, tuple[int, int]] = Factory(dict)
    """Sections that are no part of the deck: where they begin, and how many cards they list."""

    def add(
        self,
        line: int,
        name: str,
        count: str = "1",
        *,
        number: str = "",
        set_name: str = "",
        pile: PileName = "main",
        remark: str = "",
    ) -> None:
        """One row: `number` is taken where it is a collector's number, other programs' are not."""
        name, number, remarks = " ".join(name.split()), as_number(number), _lines(remark)
        if number and as_number(name) == number:
            name = ""
        text = " ".join(filter(None, (count.strip(), name or number)))
        if problem := self._problem(name, number, count.strip()):
            self.refuse(line, text, problem, int(count) if _is_count(count.strip()) else 1)
        else:
            row = Row(line, text, int(count), name, number, set_name.strip(), pile)
            if len(remarks) > 1 or len(remark) > LONGEST_REMARK:
                self.rows.append(evolve(row, above=remarks))
            else:
                self.rows.append(evolve(row, remark="".join(remarks)))

    def _problem(self, name: str, number: str, count: str) -> str:
        if len(self.rows) + len(self.refused) >= MOST_ROWS:
            return f"more than {MOST_ROWS:,} rows; no deck has so many"
        if not _is_count(count):
            written = _shortened(count) or "nothing"
            return f"{written} is no number of copies; write 1 to {MOST_COPIES}"
        if not name and not number:
            return "a card without a name or a number; write one"
        if len(name) > LONGEST_NAME:
            return f"a name longer than {LONGEST_NAME} characters; no card has such a name"
        if control := next((c for c in name if unicodedata.category(c) in {"Cc", "Cs"}), ""):
            return f"control character U+{ord(control):04X} in a name; remove it"
        return ""

    def refuse(self, line: int, text: str, reason: str, count: int = 1) -> None:
        """Something that cannot be taken; after too many rows the first is enough."""
        if len(self.rows) + len(self.refused) <= MOST_ROWS:
            self.refused.append(Refused(line, _shortened(text), reason, count))

    def notice(self, line: int, text: str) -> None:
        """Something that was passed over but may matter, and its line."""
        self.notices.append(f"{line}: {text}")

    def leave_out(self, line: int, section: str, count: str) -> None:
        """A row under a section that is no part of the deck."""
        first, before = self.outside.get(section, (line, 0))
        copies = int(count) if _is_count(count.strip()) else 1
        self.outside[section] = first, before + copies

    def listing(self, name: str = "", comments: str = "") -> Listing:
        """All of it, under the deck's own name and with what the author says of it."""
        for section, (line, count) in self.outside.items():
            cards = "1 card" if count == 1 else f"{count} cards"
            self.notice(line, f"{cards} under {section} not taken into the deck")
        return Listing(
            self.format,
            tuple(self.rows),
            tuple(self.refused),
            name=" ".join(name.split()),
            comments=_lines(comments),
            notices=tuple(self.notices),
        )


def broken(format_name: str, line: int, reason: str) -> Listing:
    """The listing of a file that cannot be read at all."""
    return Listing(format_name, (), (Refused(line, "", reason, 0),))


def pile_named(name: str) -> PileName | None:
    """The pile that a section of this name means; None for a name that means none."""
    found = heading(" ".join(name.split("_")))
    if found is None or found.opens not in _PILES:
        return None
    return _PILES[found.opens]


def is_outside(name: str) -> bool:
    """Whether a section of this name is no part of the deck, as what may yet get into it."""
    found = heading(name)
    return found is not None and found.opens == "outside"


def _is_count(count: str) -> bool:
    return count.isascii() and count.isdigit() and 1 <= int(count[:9]) <= MOST_COPIES


def _lines(text: str) -> tuple[str, ...]:
    """What an author says, as lines that a text list can have."""
    shown = "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in _UNSEEN)
    lines = [line.rstrip() for line in shown.strip().split("\n")] if shown.strip() else []
    return tuple(part for line in lines for part in wrap(line, _WIDTH) or [""])


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."
