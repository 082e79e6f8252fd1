"""`deck convert` and `deck diff`: decks for other programs, and beside each other."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from naruto_tui.cli.deck import read_deck
from naruto_tui.cli.options import DECK_NAME, strict_option
from naruto_tui.cli.output import OutputError, complain, json_option, printable, say, write_json
from naruto_tui.decklists.difference import Change, Difference, differences
from naruto_tui.decklists.formats.table import FORMATS, converted, unsaid
from naruto_tui.decklists.model import PILES, Deck, PileName
from naruto_tui.decklists.reader import STDIN
from naruto_tui.decklists.saving import write_whole
from naruto_tui.decklists.writer import card_words

_HEADINGS: Final[dict[PileName, str]] = {
    "main": "Deck",
    "side": "Sideboard",
    "reinforcement": "Reinforcement deck",
}
_FORMATS: Final = "\n".join(f"  {name:<19} {one.about}" for name, one in FORMATS.items())


@click.command(
    epilog="Example: naruto-tui deck convert team-seven-lightning-fire --to octgn --out deck.o8d",
    help="Write a deck as another program reads it.\n\n"
    "Numbers go along wherever the form has a place for them, so that the file read again is "
    "the same deck. FORMAT is one of:\n\n\b\n" + _FORMATS,
)
@click.argument("name", metavar="DECK", type=DECK_NAME)
@click.option(
    "--to", "format_name", metavar="FORMAT", type=click.Choice(list(FORMATS)), required=True,
    help="The form to write it in.",
)  # fmt: skip
@click.option(
    "--out", "file", metavar="FILE", default="-", show_default=True,
    help="Where to write it (- is stdout).",
)  # fmt: skip
@strict_option
@click.option("--force", is_flag=True, help="Write over a file that is there already.")
def convert(name: str, format_name: str, file: str, force: bool) -> None:
    found = read_deck(name)
    text = converted(found, format_name)
    if os.path.isdir(file):  # noqa: PTH112 - of any name; Path.is_dir raises for some
        name = Path(name).stem if name != STDIN else "deck"
        within = Path(file) / f"{name}{FORMATS[format_name].ending}"
        raise OutputError(f"{file}: is a directory; name a file, such as {within}")
    if file != "-" and os.path.lexists(file) and not force:
        raise OutputError(f"{file}: is there already; name another file, or add --force")
    if file == "-":
        say(text.removesuffix("\n"))
    else:
        write_whole(Path(file), text)
    if lost := unsaid(found, format_name):
        complain(f"{found.file}: {lost}")


@click.command(epilog="Example: naruto-tui deck diff my-deck.txt my-older-deck.txt")
@click.argument("first", metavar="A", type=DECK_NAME)
@click.argument("second", metavar="B", type=DECK_NAME)
@strict_option
@json_option
def diff(first: str, second: str, json_file: str | None) -> int:
    """Show which cards B has that A has not, and the other way round.

    Ends with 0 when both list the same cards, 1 when not. The order of the lines makes no
    difference; = marks a name that is another card of that name in B.
    """
    before, after = read_deck(first), read_deck(second)
    found = differences(before, after)
    if json_file is not None:
        write_json(_as_json(before, after, found), json_file)
    else:
        say("\n".join(map(printable, _told(before, after, found))))
    return 1 if found else 0


def _told(before: Deck, after: Deck, found: tuple[Difference, ...]) -> Iterator[str]:
    if not found:
        yield f"{before.file} and {after.file} list the same cards"
    for one in found:
        yield _HEADINGS[one.pile]
        for change in one.added:
            yield f"  + {change.count} {card_words(change.card)}"
        for change in one.removed:
            yield f"  - {change.count} {card_words(change.card)}"
        for reprint in one.reprints:
            words = f"{reprint.before.number} is {card_words(reprint.after)}"
            yield f"  = {reprint.count} {words}"


def _as_json(before: Deck, after: Deck, found: tuple[Difference, ...]) -> dict[str, object]:
    by_pile = {one.pile: one for one in found}
    empty = Difference("main", (), (), ())
    return {
        "first": {"name": before.name, "digest": before.digest},
        "second": {"name": after.name, "digest": after.digest},
        "equal": not found,
        **{pile: _pile_json(by_pile.get(pile, empty)) for pile in PILES},
    }


def _pile_json(found: Difference) -> dict[str, object]:
    return {
        "added": [_change_json(change) for change in found.added],
        "removed": [_change_json(change) for change in found.removed],
        "reprints": [
            {
                "name": one.before.name,
                "count": one.count,
                "before": one.before.number,
                "after": one.after.number,
            }
            for one in found.reprints
        ],
    }


def _change_json(change: Change) -> dict[str, object]:
    card = change.card
    return {
        "number": card.number,
        "name": card.name,
        "title": card.title,
        "count": change.count,
    }
