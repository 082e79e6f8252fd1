"""`deck check`, and what all commands about decks share: reading one, judging it, JSON of it."""

from collections.abc import Iterator
from itertools import starmap
from typing import Final

import click
from attrs import frozen

from naruto_tui.cards.custom import everything, left_out
from naruto_tui.cards.model import KINDS
from naruto_tui.cli.groups import LazyGroup
from naruto_tui.cli.options import (
    DECK_NAME,
    edition_option,
    format_option,
    is_strict,
    strict_option,
)
from naruto_tui.cli.output import complain, json_option, printable, say, write_json
from naruto_tui.decklists.cautions import Caution, cautions
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.legality import Illegal, illegal
from naruto_tui.decklists.model import PILES, Deck, DeckError, Entry, total
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.reader import STDIN, load_deck
from naruto_tui.decklists.supply import supply
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.verdicts import verdicts

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "list": ("naruto_tui.cli.deck_list:list_decks", "List all decks, each with its plan."),
    "show": ("naruto_tui.cli.deck_show:show", "Show a deck, its plan and its figures."),
    "odds": ("naruto_tui.cli.deck_odds:odds", "Tell how likely a deck draws what it needs."),
    "hands": ("naruto_tui.cli.deck_odds:hands", "Deal sample opening hands."),
    "convert": ("naruto_tui.cli.convert:convert", "Write a deck as another program reads it."),
    "diff": ("naruto_tui.cli.convert:diff", "Show what one deck has that another has not."),
}
"""Those that live in modules of their own, with their line in `--help`."""
_INPUT: Final = "naruto_tui.input"
"""Of what a click context knows: whether stdin was read."""


@click.group(
    cls=LazyGroup,
    commands_at=COMMANDS,
    epilog="Example: naruto-tui deck show team-seven-lightning-fire",
)
def deck() -> None:
    """Check and show decklists, reckon what they draw, write and compare them.

    A decklist is a text file with a line a card: 3 N-001 Naruto Uzumaki. Files of
    other programs are read, too.
    DECK is a file, or the name of a deck in the current directory, in your own
    deck folder or among those that came with the program.
    """


@deck.command(epilog="Example: naruto-tui deck check my-deck.txt other-deck.txt")
@click.argument("decks", metavar="DECK...", type=DECK_NAME, nargs=-1, required=True)
@strict_option
@edition_option
@format_option
@json_option
def check(
    decks: tuple[str, ...], edition: Edition, wanted: Profile | None, json_file: str | None
) -> int:
    """Say whether decks are legal, and everything that is wrong if not.

    What may not go as you think is told as well, marked as a caution; it keeps no
    deck from being legal.

    A line is a count, a name, a number, in any order: 3x Naruto Uzumaki N-001,
    (3) Kunai, N-001 x3, Kunai [Set 1]; or cells between tabs, | or commas:
    3,Kunai,Set 1. Sections: Ninja, Jutsu, Missions, Clients, Sideboard,
    Reinforcement. # begins a remark, - is stdin; docs/decks.md tells the rest.

    Ends with 0 when all are legal, 1 when one is not, 2 when one cannot be read.
    """
    read, unread = list[Deck](), dict[str, DeckError]()
    for name in decks:
        try:
            read.append(read_deck(name))
        except DeckError as error:
            unread[name] = error
            complain(*str(error).splitlines())
    judgements = [judged(found, edition, wanted) for found in read]
    if json_file is not None:
        told = {"decks": [as_json(verdict) for verdict in judgements]}
        write_json(told | {"unreadable": list(starmap(_error_json, unread.items()))}, json_file)
    else:
        for verdict in judgements:
            say("\n".join((*verdict_lines(verdict), *caution_lines(verdict))))
    if unread:
        return 2
    return 1 if any(verdict.points for verdict in judgements) else 0


@frozen
class Verdict:
    """A deck, and what is to be said of it."""

    deck: Deck
    edition: Edition
    wanted: Profile | None
    """The format it was checked by in place of the edition."""
    points: tuple[Illegal, ...]
    cautions: tuple[Caution, ...]


def judged(found: Deck, edition: Edition, wanted: Profile | None) -> Verdict:
    """What is wrong with a deck, and what its builder may not have thought of."""
    points = illegal_points(found, wanted or edition)
    return Verdict(found, edition, wanted, points, cautions(found, edition))


def read_deck(name: str) -> Deck:
    """The deck of this file or name, `-` for stdin; notices about it go to stderr."""
    path = _input() if name == STDIN else find_deck(name)
    try:
        found = load_deck(path, everything(), strict=is_strict())
    except DeckError as error:
        # What is missing may stand in a file that could not be taken.
        raise DeckError(
            *left_out(), *error.problems, summary=error.summary, refused=error.refused
        ) from None
    complain(*found.notices)
    return found


def _input() -> str:
    """The name of stdin, once in a command: the second time nothing is left in it."""
    told = click.get_current_context().meta
    if told.setdefault(_INPUT, 0):
        raise DeckError("stdin:1: - is named twice, and stdin is one list; name a file")
    told[_INPUT] = 1
    return STDIN


def illegal_points(found: Deck, by: Edition | Profile) -> tuple[Illegal, ...]:
    """What keeps the deck from being played."""
    return illegal(found, by, verdicts(found.different_cards))


def legal_deck(name: str, edition: Edition) -> Deck:
    """The deck of this file or name, which can be played.

    Raises:
        DeckError: it cannot be read, or is not legal in the edition.
    """
    found = read_deck(name)
    points = illegal_points(found, edition)
    if not points:
        return found
    problems = [f"{found.file}:{point.line or 1}: {point}" for point in points]
    if any(point.rule == "1.1" for point in points):
        names = ", ".join(deck.name for deck in supply(edition))
        problems.append(f"legal in edition {edition.name} are for example {names}")
    raise DeckError(*problems)


def as_json(verdict: Verdict) -> dict[str, object]:
    """The deck as `--json` writes it."""
    found = verdict.deck
    piles: dict[str, object] = {pile: _pile_json(found.pile(pile)) for pile in PILES}
    return {
        "name": found.name,
        "edition": verdict.edition.name,
        **({"format": verdict.wanted.name} if verdict.wanted else {}),
        "legal": not verdict.points,
        "problems": [str(point) for point in verdict.points],
        **piles,
        "digest": found.digest,
        "cautions": [
            {"topic": one.topic, "message": one.message, "line": one.line}
            for one in verdict.cautions
        ],
    }


def _error_json(name: str, error: DeckError) -> dict[str, object]:
    """A list that cannot be read, with each line that keeps it from being read."""
    return {
        "name": name,
        "problems": list(error.problems),
        "summary": error.summary,
        "refused": [
            {
                "line": one.line,
                "text": one.text,
                "count": one.count,
                "reason": one.reason,
                "nearest": list(one.nearest),
            }
            for one in error.refused
        ],
    }


def _pile_json(entries: tuple[Entry, ...]) -> list[dict[str, object]]:
    return [
        {
            "number": e.card.number,
            "name": e.card.name,
            "title": e.card.title,
            "count": e.count,
            **({"custom": True} if e.card.custom else {}),
        }
        for e in entries
    ]


def verdict_lines(verdict: Verdict) -> Iterator[str]:
    """Legal, or each point in which it is not."""
    found = verdict.deck
    if not verdict.points:
        own = len(found.custom_cards)
        custom = f"; {own} custom card{'s' if own > 1 else ''}" if own else ""
        by = f"format {verdict.wanted.name}" if verdict.wanted else verdict.edition.name
        yield printable(f"{found.file}: legal ({by}): {_counted(found)}{custom}")
    for point in verdict.points:
        yield printable(f"{found.file}:{point.line or 1}: {point}")


def caution_lines(verdict: Verdict) -> Iterator[str]:
    """Each caution with its place, marked as one."""
    for one in verdict.cautions:
        yield printable(f"{verdict.deck.file}:{one.line or 1}: caution: {one}")


def _counted(found: Deck) -> str:
    kinds = ((total(found.main, kind), HEADINGS[kind].lower()) for kind in KINDS)
    listed = ", ".join(f"{count} {kind}" for count, kind in kinds if count)
    beside = (("sideboard", found.side), ("reinforcement deck", found.reinforcement))
    more = "".join(f"; {name} {total(pile)}" for name, pile in beside if pile)
    return f"{total(found.main)} cards, {listed}{more}"
