"""Everything that is wrong with a card file, for whoever writes one."""

from os import PathLike

from attrs import evolve, frozen

from naruto_tui.cards import custom
from naruto_tui.cards.files import (
    CardFileError,
    Paragraph,
    UnreadableFileError,
    load,
    survey,
)
from naruto_tui.cards.model import Card
from naruto_tui.cards.paragraphs import INDENT, read
from naruto_tui.cards.pool import SETS
from naruto_tui.cards.reading import all_unreadable


@frozen
class Report:
    """What a check went through and what it found."""

    cards: int
    lines: int
    """Lines of card text."""
    unwritten: int
    """Cards whose text is still to be written: no fault, but nobody can play them."""
    faults: tuple[CardFileError, ...]
    readable: tuple[Card, ...] = ()
    """Cards without a fault whose text is written."""

    def as_json(self) -> dict[str, object]:
        """The report as `--json` writes it."""
        faults = [
            {"file": x.file, "line": x.line, "column": x.column, "message": x.message}
            for x in self.faults
        ]
        return {
            "cards": self.cards,
            "lines": self.lines,
            "unwritten": self.unwritten,
            "faults": faults,
        }


def check_file(path: str | PathLike[str], shown: str = "") -> Report:
    """Everything wrong in one file; `UnreadableFileError` when it is no text at all."""
    return check_text(load(path, shown), shown or str(path))


def check_shipped() -> Report:
    """Everything wrong in the files that come with the program."""
    return _together([check_file(path, path.name) for path in sorted(SETS.glob("*.cards"))])


def check_custom() -> Report:
    """Everything wrong in the files of custom cards, and why one of them is left out."""
    reports = []
    for path in custom.files():
        try:
            reports.append(check_file(path))
        except UnreadableFileError as error:
            reports.append(Report(0, 0, 0, (error,)))
    found = _together(reports)
    told = set(map(str, found.faults))
    more = (one for one in custom.custom().faults if str(one) not in told)
    return evolve(found, faults=(*found.faults, *more))


def _together(reports: list[Report]) -> Report:
    return Report(
        sum(report.cards for report in reports),
        sum(report.lines for report in reports),
        sum(report.unwritten for report in reports),
        tuple(fault for report in reports for fault in report.faults),
        tuple(card for report in reports for card in report.readable),
    )


def check_text(text: str, file: str) -> Report:
    """Everything wrong in the text of a card file."""
    try:
        found, faults = survey(text, file)
    except CardFileError as error:
        return Report(0, 0, 0, (error,))
    lines, unwritten, all_faults = 0, 0, list(faults)
    readable = []
    for paragraph in found.paragraphs:
        try:
            card = read(paragraph)
        except CardFileError as error:
            all_faults.append(error)
            continue
        if not card.is_written:
            unwritten += 1
            continue
        lines += len(card.text)
        if wrong := all_unreadable(card):
            all_faults += [_in_place(fault, paragraph) for fault in wrong]
        else:
            readable.append(card)
    if not found.paragraphs and not faults:
        all_faults.append(CardFileError(file, 1, "holds no card; a card begins: N-000 Its Name"))
    all_faults.sort(key=lambda fault: fault.line)
    return Report(len(found.paragraphs), lines, unwritten, tuple(all_faults), tuple(readable))


def _in_place(fault: CardFileError, paragraph: Paragraph) -> CardFileError:
    """The fault at its column in the file, however the line is indented there."""
    line = paragraph.raw.split("\n")[fault.line - paragraph.line]
    column = fault.column - len(INDENT) + len(line) - len(line.lstrip())
    return CardFileError(fault.file, fault.line, fault.message, column)
