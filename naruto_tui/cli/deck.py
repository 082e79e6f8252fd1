"""`deck check` and `deck show`: decklists as the program reads them."""

from collections.abc import Iterator
from typing import Final

import click

from naruto_tui.cards.custom import everything, left_out
from naruto_tui.cards.model import KINDS, SYMBOLS, Card
from naruto_tui.cli.groups import LazyGroup
from naruto_tui.cli.options import DECK_NAME, edition_option
from naruto_tui.cli.output import complain, json_option, printable, say, write_json
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.legality import Illegal, illegal
from naruto_tui.decklists.model import PILES, Deck, DeckError, Entry, total
from naruto_tui.decklists.reader import load_deck
from naruto_tui.decklists.supply import supply
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "convert": ("naruto_tui.cli.convert:convert", "Write a deck as another program reads it."),
    "diff": ("naruto_tui.cli.convert:diff", "Show what one deck has that another has not."),
}
"""Those that live in modules of their own, with their line in `--help`."""


@click.group(
    cls=LazyGroup,
    commands_at=COMMANDS,
    epilog="Example: naruto-tui deck show team-seven-lightning-fire",
)
def deck() -> None:
    """Check and show decklists, write them for other programs, compare them.

    A decklist is a text file with a line a card: 3 N-001 Naruto Uzumaki. Files of
    other programs are read, too.
    DECK is a file, or the name of a deck in the current directory, in your own
    deck folder or among those that came with the program.
    """


@deck.command(epilog="Example: naruto-tui deck check my-deck.txt other-deck.txt")
@click.argument("decks", metavar="DECK...", type=DECK_NAME, nargs=-1, required=True)
@edition_option
@json_option
def check(decks: tuple[str, ...], edition: Edition, json_file: str | None) -> int:
    """Say whether decks are legal, and everything that is wrong if not.

    Ends with 0 when all are legal, 1 when one is not, 2 when one cannot be read.
    """
    read, problems = [], list[str]()
    for name in decks:
        try:
            read.append(read_deck(name))
        except DeckError as error:
            problems.extend(error.problems)
    complain(*problems)
    verdicts = [(found, illegal_points(found, edition)) for found in read]
    if json_file is not None:
        write_json({"decks": [as_json(*verdict, edition) for verdict in verdicts]}, json_file)
    else:
        for verdict in verdicts:
            say("\n".join(_verdict(*verdict, edition)))
    if problems:
        return 2
    return 1 if any(points for _, points in verdicts) else 0


@deck.command(epilog="Example: naruto-tui deck show team-seven-lightning-fire")
@click.argument("name", metavar="DECK", type=DECK_NAME)
@edition_option
@json_option
def show(name: str, edition: Edition, json_file: str | None) -> None:
    """Show the cards of a deck, its plan and its curve."""
    found = read_deck(name)
    points = illegal_points(found, edition)
    if json_file is not None:
        write_json(as_json(found, points, edition), json_file)
    else:
        say("\n".join(_shown(found, points, edition)))


def read_deck(name: str) -> Deck:
    """The deck of this file or name; notices about it go to stderr."""
    path = find_deck(name)
    try:
        found = load_deck(path, everything())
    except DeckError as error:
        # What is missing may stand in a file that could not be taken.
        raise DeckError(*left_out(), *error.problems) from None
    complain(*found.notices)
    return found


def illegal_points(found: Deck, edition: Edition) -> tuple[Illegal, ...]:
    """What keeps the deck from being played."""
    from naruto_tui.rules.playable import problems  # noqa: PLC0415 - the engine, only when asked

    return illegal(found, edition, problems)


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


def as_json(found: Deck, points: tuple[Illegal, ...], edition: Edition) -> dict[str, object]:
    """The deck as `--json` writes it."""
    piles: dict[str, object] = {pile: _pile_json(found.pile(pile)) for pile in PILES}
    return {
        "name": found.name,
        "edition": edition.name,
        "legal": not points,
        "problems": [str(point) for point in points],
        **piles,
        "digest": found.digest,
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


def _verdict(found: Deck, points: tuple[Illegal, ...], edition: Edition) -> Iterator[str]:
    if not points:
        own = len(found.custom_cards)
        custom = f"; {own} custom card{'s' if own > 1 else ''}" if own else ""
        yield printable(f"{found.file}: legal ({edition.name}): {_counted(found)}{custom}")
    for point in points:
        yield printable(f"{found.file}:{point.line or 1}: {point}")


def _counted(found: Deck) -> str:
    kinds = ((total(found.main, kind), HEADINGS[kind].lower()) for kind in KINDS)
    listed = ", ".join(f"{count} {kind}" for count, kind in kinds if count)
    beside = (("sideboard", found.side), ("reinforcement deck", found.reinforcement))
    more = "".join(f"; {name} {total(pile)}" for name, pile in beside if pile)
    return f"{total(found.main)} cards, {listed}{more}"


def _shown(found: Deck, points: tuple[Illegal, ...], edition: Edition) -> Iterator[str]:
    yield found.name
    yield from found.comments
    for kind in KINDS:
        entries = tuple(entry for entry in found.main if entry.card.kind == kind)
        yield from _pile_shown(HEADINGS[kind], entries)
    yield from _pile_shown("Sideboard", found.side)
    yield from _pile_shown("Reinforcement", found.reinforcement)
    yield ""
    yield f"Entrance costs of the Ninja: {_curve(found)}"
    yield f"Cards by symbol: {_symbols(found)}"
    yield from _verdict(found, points, edition)


def _pile_shown(heading: str, entries: tuple[Entry, ...]) -> Iterator[str]:
    if not entries:
        return
    yield ""
    yield f"{heading} ({total(entries)})"
    width = max(len(entry.card.name) for entry in entries)
    for entry in entries:
        card = entry.card
        called = f"{entry.count:>2} {card.number:7} {card.name:{width}}"
        mark = "  (custom)" if card.custom else ""
        yield f"{called}  {_facts(card)}  {card.title}".rstrip() + mark


def _facts(card: Card) -> str:
    symbols = "/".join(SYMBOLS[letter] for letter in card.symbols)
    if card.kind == "jutsu":
        return f"{symbols:9}  cost {' or '.join(map(str, card.costs))}"
    cost = f"{symbols:9}  entrance {card.entrance}  hand {card.hand}"
    if card.kind == "ninja":
        return f"{cost}  {card.healthy!s:>4} injured {card.injured!s:>4}"
    return cost


def _curve(found: Deck) -> str:
    entrances: dict[int, int] = {}
    for entry in found.main:
        if entry.card.kind == "ninja":
            entrances[entry.card.entrance] = entrances.get(entry.card.entrance, 0) + entry.count
    return ", ".join(f"{count} of {entrance}" for entrance, count in sorted(entrances.items()))


def _symbols(found: Deck) -> str:
    counts: dict[str, int] = {}
    for entry in found.main:
        for letter in entry.card.symbols:
            counts[letter] = counts.get(letter, 0) + entry.count
    return ", ".join(f"{count} {SYMBOLS[letter]}" for letter, count in counts.items())
