"""`deck list`: every deck that is found by its name, a line each."""

from typing import Final

import click
from attrs import frozen

from naruto_tui.cards.custom import everything
from naruto_tui.cli.deck import illegal_points
from naruto_tui.cli.options import edition_option
from naruto_tui.cli.output import json_option, printable, say, write_json
from naruto_tui.decklists.curve import symbol_counts
from naruto_tui.decklists.finder import deck_names, find_deck, shipped_folder
from naruto_tui.decklists.model import Deck, DeckError, total
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.editions import Edition

SYMBOLS: Final = 2
"""Of a deck's symbols those that are told: most decks are built of so many."""
PLAN: Final = "Plan: "
TELLING: Final = 20
"""Letters of a plan that say something."""


@frozen
class Row:
    """A deck as it is listed; without `deck` its file cannot be read."""

    name: str
    file: str
    is_shipped: bool
    deck: Deck | None = None
    problem: str = ""
    """Why it cannot be read, or the first thing that keeps it from being legal."""

    @property
    def symbols(self) -> str:
        return "".join(list(symbol_counts(self.deck))[:SYMBOLS]) if self.deck else ""

    @property
    def plan(self) -> str:
        """What its author says of it, on one line."""
        return " ".join(self.deck.comments).removeprefix(PLAN) if self.deck else ""

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "file": self.file,
            "shipped": self.is_shipped,
            "cards": total(self.deck.main) if self.deck else 0,
            "symbols": self.symbols,
            "legal": not self.problem,
            "problem": self.problem,
            "plan": self.plan,
        }


@click.command("list", epilog="Example: naruto-tui deck list --edition fr")
@edition_option
@json_option
def list_decks(edition: Edition, json_file: str | None) -> None:
    """List every deck that is found by its name, with its plan.

    Those of the current directory and of your own deck folder come with those that
    came with the program; they are marked as yours. A deck that is not legal in
    the edition says why; deck check tells all of it.
    """
    rows = [_row(name, edition) for name in deck_names()]
    if json_file is not None:
        write_json({"edition": edition.name, "decks": [row.as_json() for row in rows]}, json_file)
        return
    width = max((len(row.name) for row in rows), default=0)
    for row in rows:
        say(printable(_line(row, width)))


def _row(name: str, edition: Edition) -> Row:
    path = find_deck(name)
    is_shipped = path.parent == shipped_folder()
    try:
        found = load_deck(path, everything())
    except DeckError as error:
        problem = f"cannot be read: {error.problems[0]}"
        return Row(name, str(path), is_shipped, problem=problem)
    points = illegal_points(found, edition)
    return Row(name, str(path), is_shipped, found, str(points[0]) if points else "")


def _line(row: Row, width: int) -> str:
    """Name, size, symbols, and the beginning of its plan or what is wrong with it."""
    size = total(row.deck.main) if row.deck else 0
    told = f"not legal: {row.problem}" if row.deck and row.problem else row.problem
    mine = "" if row.is_shipped else "(yours) "
    return (
        f"{row.name:{width}}  {size:3}  {row.symbols:2}  {mine}{told or _gist(row.plan)}".rstrip()
    )


def _gist(plan: str) -> str:
    """So many sentences of a plan as say something: one word is a heading."""
    told = ""
    for sentence in plan.removesuffix(".").split(". "):
        if len(told) >= TELLING:
            break
        told += f"{'. ' if told else ''}{sentence}"
    return told[:1].upper() + told[1:]
