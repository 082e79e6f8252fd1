"""Everything that is wrong with a card file, for whoever writes one."""

from collections.abc import Iterator
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
from naruto_tui.cards.formatting import reworded
from naruto_tui.cards.model import Card
from naruto_tui.cards.paragraphs import INDENT, read, text_line
from naruto_tui.cards.pool import SETS
from naruto_tui.cards.reading import abilities, all_unreadable, unreadable
from naruto_tui.cards.strangers import Borne, borne_by_printed_cards


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
    remarks: tuple[CardFileError, ...] = ()
    """What is no fault and may not be meant: lines that the program says in other words, and
    words in quotes that no card bears."""

    def as_json(self) -> dict[str, object]:
        """The report as `--json` writes it."""
        return {
            "cards": self.cards,
            "lines": self.lines,
            "unwritten": self.unwritten,
            "faults": list(map(_row, self.faults)),
            "remarks": list(map(_row, self.remarks)),
        }


def _row(told: CardFileError) -> dict[str, object]:
    return {
        "file": told.file,
        "line": told.line,
        "column": told.column,
        "message": told.message,
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
        tuple(remark for report in reports for remark in report.remarks),
    )


def check_text(text: str, file: str) -> Report:
    """Everything wrong in the text of a card file."""
    try:
        found, faults = survey(text, file)
    except CardFileError as error:
        return Report(0, 0, 0, (error,))
    lines, unwritten, all_faults = 0, 0, list(faults)
    readable, paragraphs = list[Card](), list[Paragraph]()
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
            paragraphs.append(paragraph)
    if not found.paragraphs and not faults:
        all_faults.append(CardFileError(file, 1, "holds no card; a card begins: N-000 Its Name"))
    all_faults.sort(key=lambda fault: fault.line)
    return Report(
        len(found.paragraphs),
        lines,
        unwritten,
        tuple(all_faults),
        tuple(readable),
        tuple(_remarks(readable, paragraphs)),
    )


def _remarks(cards: list[Card], paragraphs: list[Paragraph]) -> Iterator[CardFileError]:
    """What is no fault and yet may not be meant, in the order of the lines."""
    borne = borne_by_printed_cards().beside((*_custom(), *cards))
    for card, paragraph in zip(cards, paragraphs, strict=True):
        told = (*_said_otherwise(card), *_strange(card, borne))
        yield from (_in_place(one, paragraph) for one in sorted(told, key=lambda one: one.line))


def _custom() -> Iterator[Card]:
    """The cards that are loaded beside the printed ones, as far as they can be read."""
    return (card for card in custom.everything() if card.custom and unreadable(card) is None)


def _strange(card: Card, borne: Borne) -> Iterator[CardFileError]:
    """Each word in quotes that no card bears, at its place."""
    for word in dict.fromkeys(borne.strangers(abilities(card))):
        quoted = f'"{word.text}"'
        places = ((index, line.find(quoted)) for index, line in enumerate(card.text))
        index, column = next((x for x in places if x[1] >= 0), (0, 0))
        yield _remark(card, index, f": {word}", column)


def _said_otherwise(card: Card) -> Iterator[CardFileError]:
    """What was understood by each line that the program would write in other words."""
    said = reworded(card).text
    if len(said) != len(card.text):
        told = " / ".join(said)
        yield _remark(card, 0, f" is understood as: {told}")
        return
    for index, (mine, its) in enumerate(zip(card.text, said, strict=True)):
        if mine != its:
            yield _remark(card, index, f" is understood as: {its}")


def _remark(card: Card, index: int, said: str, column: int = 0) -> CardFileError:
    line = text_line(card, index)
    return CardFileError(card.place[0], line, f"{card}{said}", len(INDENT) + 1 + column)


def _in_place(fault: CardFileError, paragraph: Paragraph) -> CardFileError:
    """The fault at its column in the file, however the line is indented there."""
    line = paragraph.raw.split("\n")[fault.line - paragraph.line]
    column = fault.column - len(INDENT) + len(line) - len(line.lstrip())
    return CardFileError(fault.file, fault.line, fault.message, column)
