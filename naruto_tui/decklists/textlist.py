"""Lists as people type and paste them: each line is a card, a section, a comment or nothing.

Accepted lines are told in docs/decks.md. What a line says of the card it means is left together in
`Row.name`; taking that apart is the business of `matching`.
"""

import re
from typing import Final

from attrs import Factory, define, evolve, frozen

from naruto_tui.cards.names import as_number
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists import cleaning, sections
from naruto_tui.decklists.counts import CountError, counted, seeming
from naruto_tui.decklists.listing import Listing, Refused, Row
from naruto_tui.decklists.matching import has_title, is_name, is_nearly
from naruto_tui.decklists.model import PileName, Place
from naruto_tui.decklists.remarks import Remarks
from naruto_tui.decklists.rowcells import cells_of_row, parted
from naruto_tui.decklists.sections import Heading
from naruto_tui.decklists.setnames import without_set
from naruto_tui.decklists.talk import is_surely_talk, may_be_talk

MOST_LINES: Final = 1_000
_MOST_TALK: Final = 40
"""Lines of a post around its list."""

_COMMENT: Final = re.compile(r"\s*(#+|//+|;)\s?(.*)")
_REMARK: Final = re.compile(r"\s(?:#|//)(.*)$")
_FACT: Final = re.compile(
    r"(?:(?:deck\s?)?name|title|author|creator|by|player|format|edition|date|event|game)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"(?:(?:deck\s?)?name|title)\b\s*[:=]?\s*(\S.*)", re.IGNORECASE)
_ABOUT: Final = re.compile(r"name(?:\s+\S.*)?|[^\W\d]+\s*[:=].*", re.IGNORECASE)
_LAYOUT: Final = re.compile(r"layout (?:main|sideboard)\s*:\s*\(.*", re.IGNORECASE)
_ASIDE: Final = re.compile(r"(?:SB|SIDE)\s*:\s*(?=\S)", re.IGNORECASE)
_CHANGE: Final = re.compile(r"\+\s*[0-9]+\s*x?\s")
_TAKEN_OUT: Final = re.compile(r"-\s*[0-9]+\s*x?\s")
_SWAP: Final = re.compile(r"[-+]\s*[0-9]+\s*x?\s+\S.*\s[-+]\s*[0-9]+\s*x?\s+\S.*")
_TAIL: Final = re.compile(r"\s*(?:\^[^^]*\^|\[[^\[\]]*\{[^{}]*\}[^\[\]]*\])$")
_NO_DECK: Final = re.compile(r"\[[^\[\]]*\{[^{}]*no\s?deck[^{}]*\}[^\[\]]*\]", re.IGNORECASE)
_PRINTING: Final = re.compile(r"\s+\(([A-Za-z0-9]{2,6})\)\s+[0-9]{1,4}[a-z]?(?:\s+\[[^\[\]]*\])?$")
_BEFORE: Final = re.compile(r"\[([^\[\]#:]{0,40})[#:]([^\[\]]{0,20})\]\s*(?=\S)")
_CHANGED: Final = "a change to a deck, not a card of one; write the list as it is afterwards"
_FORMS: Final = "write `3 Its Name`, `3 N-000` or both"


_Told = tuple[int, str, str, str]
"""Copies, name, number, set."""


@frozen
class _Line:
    """A line that may list a card."""

    number: int
    typed: str
    text: str
    """Without markup and remark."""
    bare: str
    """With its markup, and so with a sign before the count."""
    remark: str


@define
class _Section:
    """A section line and what was listed under it, to compare with the total it declares."""

    heading: Heading
    pile: PileName | None = "main"
    """None for what is no part of the deck."""
    line: int = 0
    listed: int = 0


@define
class _Reading:
    """A list half read."""

    pool: Pool
    changes: bool
    """Whether cards are put in and taken out somewhere, so that no dash is a bullet."""
    rows: list[Row] = Factory(list)
    refused: list[Refused] = Factory(list)
    sections: list[_Section] = Factory(lambda: [_Section(Heading("main"))])
    parted: bool = False
    """Whether the kinds are parts of a pile that is not the deck proper."""
    remarks: Remarks = Factory(Remarks)
    notices: list[str] = Factory(list)
    name: str = ""
    talk: int = 0
    """Lines that were remarks without a mark."""

    def line(self, number: int, text: str) -> None:
        """One line of the list, whatever it is."""
        if problem := cleaning.problem_of(text):
            self.refuse(number, text, problem)
            return
        typed = cleaning.visible(text)
        if match := _COMMENT.fullmatch(typed):
            self._comment(number, *match.groups())
            return
        match = _REMARK.search(typed)
        body, remark = (typed[: match.start()], match[1].strip()) if match else (typed, "")
        bare = cleaning.plain(body)
        shown = cleaning.unmarked(bare)
        if not shown:
            self.remarks.blank()
        elif fact := _fact(shown, self.sections[-1].heading):
            self._fact(typed, fact)
        elif self._is_talk(shown):
            self.talk += 1
            self.notices.append(f"{number}: taken for a remark, not for a card")
            self.remarks.comment(typed)
        elif not self._section(number, shown):
            self._card(_Line(number, typed, shown, bare, remark))

    def refuse(self, number: int, text: str, reason: str) -> None:
        """A line that cannot be taken."""
        self.refused.append(Refused(number, text.strip(), reason, seeming(text.strip())))

    def _comment(self, number: int, mark: str, words: str) -> None:
        """Deckstats and Markdown write their sections so; a semicolon is never one of them."""
        found = None if mark == ";" else sections.in_comment(words)
        if found:
            self._open(number, found)
        elif mark.startswith("/") and (match := _FACT.fullmatch(words)) and _NAME.match(words):
            self.name = self.name or match[1].strip()
        else:
            self.remarks.comment(words)

    def _fact(self, typed: str, fact: str) -> None:
        if match := _NAME.fullmatch(fact):
            self.name = self.name or match[1].strip()
        elif not _LAYOUT.fullmatch(fact):
            self.remarks.comment(typed)

    def _section(self, number: int, text: str) -> bool:
        """Whether the line is a section line; then its section is open."""
        found = sections.heading(text)
        if found is None and (word := sections.unknown_heading(text)):
            found = self._unknown(number, text, word)
        if found is None and text.count(" ") < 3:
            found = self._misspelt(number, text)
        if found is None or (found.declared and self._is_card(text)):
            return False
        if found.opens == "total":
            self._total(number, found)
        else:
            self._open(number, found)
        return True

    def _is_card(self, text: str) -> bool:
        """Whether what looks like a section with a total is a card, perhaps with a count."""
        return self._is_name(text) or self._is_name(text.lstrip("0123456789 "))

    def _unknown(self, number: int, text: str, word: str) -> Heading | None:
        if is_name(text.rstrip(": "), self.pool) or is_name(word, self.pool):
            return None
        if found := sections.misspelt(word):
            self.notices.append(f"{number}: {word} is taken for a section {_meaning(found)}")
            return found
        if not text.endswith(":"):
            return None
        open_now = self.sections[-1].heading.word or "the deck"
        self.notices.append(f"{number}: {word} is no section that is known; still in {open_now}")
        return Heading("same", None, None, word)

    def _misspelt(self, number: int, text: str) -> Heading | None:
        """A section word with a slip and nothing behind it, where no card is called nearly so."""
        if any(map(str.isdigit, text)) or self._is_name(text):
            return None
        found = sections.misspelt(text)
        if found is None or is_nearly(text, self.pool.nearest(text, 1)):
            return None
        self.notices.append(f"{number}: {text} is taken for a section {_meaning(found)}")
        return found

    def _open(self, number: int, found: Heading) -> None:
        before = self.sections[-1]
        pile: PileName | None = before.pile
        place: Place | None = None
        match found.opens:
            case "main" | "side" | "reinforcement" as opened:
                pile, self.parted = opened, False
                place = None if opened == "main" else opened
            case "kind":
                self.parted = self.parted or (before.pile != "main" and not before.listed)
                if not self.parted:
                    pile, place = "main", found.kind
            case "outside" | "about":
                pile = None if found.opens == "outside" else "main"
                self.parted = False
            case _:
                pass
        if found.opens == "same" and found.kind is None:
            found = Heading("same", before.heading.kind, found.declared, found.word)
        self.sections.append(_Section(found, pile, number))
        self.remarks.heading(place)

    def _total(self, number: int, found: Heading) -> None:
        main = sum(row.count for row in self.rows if row.pile == "main")
        every = sum(row.count for row in self.rows)
        if found.declared not in {None, main, every}:
            self.notices.append(f"{number}: the total says {found.declared}, {main} are listed")

    def _card(self, line: _Line) -> None:
        """A line that is nothing else."""
        above = self.remarks.card()
        if _is_change(line.bare, self.changes):
            self.refuse(line.number, line.typed, _CHANGED)
            return
        try:
            row = self._row(line)
        except CountError as error:
            self.refuse(line.number, line.typed, str(error))
            return
        section = self.sections[-1]
        if row is not None:
            section.listed += row.count
        if row is not None and section.pile is not None:
            pile = "side" if row.pile == "side" else section.pile
            self.rows.append(evolve(row, pile=pile, kind=section.heading.kind, above=above))

    def _row(self, line: _Line) -> Row | None:
        """The row in a line; none where it heads columns or says it is no part of the deck."""
        pile: PileName = "main"
        text = line.text
        if match := _ASIDE.match(text):
            pile, text = "side", text[match.end() :]
        if _NO_DECK.search(text):
            self.notices.append(f"{line.number}: {line.typed} is no part of the deck")
            return None
        while match := _TAIL.search(text):
            text = text[: match.start()]
        cells = parted(text, self._is_name)
        if len(cells) > 1:
            told = self._tabled(cells)
        else:
            told = self._told(" ".join(" ".join(cells).split()))
        if told is None:
            return None
        count, name, code, set_name = told
        return Row(line.number, line.typed, count, name, code, set_name, pile, line.remark)

    def _told(self, text: str) -> _Told:
        """What a line says: copies, name, number, set."""
        if not text:
            raise CountError(f"no card is named; {_FORMS}")
        text = _PRINTING.sub(r" (\1)", text) if text[0].isdigit() else text
        text, set_name = without_set(text, self.pool, self._is_name)
        count, rest = counted(text, self._is_name)
        if match := _BEFORE.match(rest):
            return count, rest[match.end() :], as_number(match[2]), match[1].strip()
        return count, rest, "", set_name

    def _tabled(self, cells: list[str]) -> _Told | None:
        """A row of a table: a figure is the count, then a name, its title, a number and a set.

        Where the name has its count before it, figures are those of other programs' pictures.
        """
        row = cells_of_row(cells, self.pool, self._is_name)
        if row is None:
            return None
        if not row.words and not row.codes:
            raise CountError(f"no card is named; {_FORMS}")
        count, name, code, set_name = self._told(row.words[0]) if row.words else (1, "", "", "")
        is_counted = bool(row.words) and name != row.words[0]
        if row.figures and not is_counted:
            count, _ = counted(f"{row.figures[0]} -", lambda _: False)
        titles = [f" [{cell}]" for cell in row.words[1:] if has_title(name, cell, self.pool)]
        set_name = set_name or "".join(row.sets[:1])
        return count, name + "".join(titles[:1]), code or "".join(row.codes[:1]), set_name

    def _is_talk(self, text: str) -> bool:
        """What is like the name of a card is left to be refused with that."""
        sure = is_surely_talk(text)
        if self.talk >= _MOST_TALK or not (sure or may_be_talk(text)):
            return False
        if sections.heading(text) or self._is_name(text):
            return False
        return sure or not self.pool.nearest(text)

    def _is_name(self, text: str) -> bool:
        return is_name(text, self.pool)

    def listing(self) -> Listing:
        """All of it."""
        self.remarks.end()
        for section in self.sections:
            declared = section.heading.declared
            if section.pile is None and section.listed:
                cards = f"{section.listed} card{'s' if section.listed > 1 else ''}"
                word = section.heading.word
                self.notices.append(f"{section.line}: {cards} under {word} not taken into the deck")
            elif declared not in {None, section.listed} and section.heading.opens != "about":
                self.notices.append(
                    f"{section.line}: the heading says {declared}, "
                    f"{section.listed} are listed under it"
                )
        return Listing(
            "text",
            tuple(self.rows),
            tuple(self.refused),
            self.name[:60],
            tuple(self.remarks.head),
            self.remarks.placed,
            tuple(self.notices),
        )


def text_listing(text: str, pool: Pool) -> Listing:
    """The listing in a text; the pool says where figures belong to a name."""
    lines = cleaning.split(text, MOST_LINES + 1)
    if len(lines) - (not lines[-1]) > MOST_LINES:
        reason = f"more than {MOST_LINES:,} lines; no decklist is so long"
        return Listing("text", (), (Refused(MOST_LINES + 1, "", reason, 0),))
    changes = any(_CHANGE.match(line.lstrip()) for line in lines)
    reading = _Reading(pool, changes)
    for number, line in enumerate(lines, 1):
        reading.line(number, line)
    return reading.listing()


def _fact(text: str, heading: Heading) -> str:
    """A fact about the deck, as it stands in a line of its own or under a heading for such."""
    if _LAYOUT.fullmatch(text) or _FACT.fullmatch(text):
        return text
    return text if heading.opens == "about" and _ABOUT.fullmatch(text) else ""


def _is_change(text: str, changes: bool) -> bool:
    """Whether a line puts cards in or takes them out; a dash alone may be a bullet."""
    if _SWAP.fullmatch(text) or _CHANGE.match(text):
        return True
    return changes and _TAKEN_OUT.match(text) is not None


def _meaning(found: Heading) -> str:
    return {"kind": str(found.kind), "same": "of this pile"}.get(found.opens, found.opens)
