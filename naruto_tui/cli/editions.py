"""`editions`: the rule books as the program plays them, point by point."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

import attrs
import click

from naruto_tui.cli.options import EDITION
from naruto_tui.cli.output import json_option, say, write_json
from naruto_tui.rules.editions import EDITIONS, POINTS, Edition, Point, in_words

WIDTH: Final = 80
LABEL: Final = 9
"""Cells of the number of a rule in front of its point."""
SILENT: Final = "="
"""Stands before a point of which the text says nothing, and beside the name of its edition."""


@click.command(
    epilog="Examples: naruto-tui editions fr; naruto-tui editions us fr; "
    "naruto-tui editions --all --json -"
)
@click.argument("chosen", metavar="[NAME...]", type=EDITION, nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Also the points in which all agree.")
@json_option
def editions(chosen: tuple[Edition, ...], everything: bool, json_file: str | None) -> None:
    """Show how the rule books differ, with the number of the rule.

    One NAME: all its points. Several, or none for all seven: the points in
    which they differ. A text can be silent about a point; the value of us
    holds then, and the point is marked with =.
    """
    wanted = tuple(dict.fromkeys(chosen)) or tuple(EDITIONS.values())
    if json_file is not None:
        write_json(as_json(wanted), json_file)
    elif len(wanted) == 1:
        say("\n".join(one_edition(wanted[0])))
    else:
        say("\n".join(compared(wanted, everything=everything)))


def one_edition(edition: Edition) -> Iterator[str]:
    """Every point of an edition, with its value."""
    yield f"{edition.name}: {edition.title}"
    if edition.silent:
        yield f"{SILENT} its text says nothing there, or not enough: the value of us holds"
    for point in POINTS:
        mark = SILENT if point.name in edition.silent else " "
        told = f"{point.meaning}: {in_words(getattr(edition, point.name))}"
        idle = f" (no effect here: {point.idle})" if point.idle else ""
        yield from _paragraph(f"{mark} {point.rule}", told + idle)


def compared(chosen: Sequence[Edition], *, everything: bool) -> Iterator[str]:
    """The points in which the editions differ, or all of them, each value with who has it."""
    width = max(len(edition.name) for edition in chosen)
    for edition in chosen:
        yield f"{edition.name:{width}}  {edition.title}"
    yield f"{SILENT} after a name: its text says nothing, or not enough: the value of us holds"
    for point in POINTS:
        values = _values(point, chosen)
        if everything or len(values) > 1:
            yield from _paragraph(f"  {point.rule}", point.meaning)
            for value, names in values.items():
                yield from _paragraph("", f"{value}: {', '.join(names)}", deeper=2)


def _values(point: Point, chosen: Sequence[Edition]) -> dict[str, list[str]]:
    """Each value in words, with the names of the editions that have it."""
    found: dict[str, list[str]] = {}
    for edition in chosen:
        mark = SILENT if point.name in edition.silent else ""
        value = in_words(getattr(edition, point.name))
        found.setdefault(value, []).append(f"{edition.name}{mark}")
    return found


def _paragraph(label: str, text: str, deeper: int = 0) -> list[str]:
    before = f"{label:{LABEL}}" + " " * deeper
    return textwrap.wrap(
        before + text, WIDTH, subsequent_indent=" " * (LABEL + deeper + 2),
        break_on_hyphens=False, drop_whitespace=True,
    )  # fmt: skip


def as_json(chosen: Sequence[Edition]) -> dict[str, object]:
    """Editions and points as `--json` writes them: always all points."""
    return {
        "editions": [
            {
                "name": edition.name,
                "title": edition.title,
                "points": {
                    point.name: {
                        "value": _plain(getattr(edition, point.name)),
                        "words": in_words(getattr(edition, point.name)),
                        "silent": point.name in edition.silent,
                    }
                    for point in POINTS
                },
            }
            for edition in chosen
        ],
        "points": [attrs.asdict(point) for point in POINTS],
    }


def _plain(value: object) -> object:
    """The value in terms of JSON."""
    if attrs.has(type(value)):
        return attrs.asdict(value)  # type: ignore[arg-type]
    return list(value) if isinstance(value, tuple) else value
