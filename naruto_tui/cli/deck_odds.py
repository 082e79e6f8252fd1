"""`deck odds` and `deck hands`: what a deck draws, in exact chances and in sample hands."""

import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final, TypeVar

import click

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.cli.deck import read_deck
from naruto_tui.cli.options import DECK_NAME, edition_option, strict_option
from naruto_tui.cli.output import json_option, printable, say, write_json
from naruto_tui.decklists.model import Deck, total
from naruto_tui.decklists.odds.drawing import REDRAW, deck_cards, draws
from naruto_tui.decklists.odds.hands import Opening, openings
from naruto_tui.decklists.odds.questions import Answer, answers, redraw_wish, redraws
from naruto_tui.decklists.odds.simulation import agrees, simulated
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition

WIDTH: Final = 80
MOST_GAMES: Final = 1_000_000
MOST_HANDS: Final = 1_000
_ASKED: Final = 52
"""Cells of a wish in the table."""
_NAME: Final = 30
"""Cells of a name in a hand, at most; the number says which card it is."""

Command = TypeVar("Command", bound=Callable[..., Any])


def redraw_option(command: Command) -> Command:
    """`--redraw TEXT`, handed to the command as `redraw`."""
    return click.option(
        "--redraw", metavar="TEXT", default=REDRAW, show_default=True,
        help="Which opening hands are redrawn, in the words of a wish; never: none.",
    )(command)  # fmt: skip


_ODDS: Final = """Tell how likely a deck draws what it needs.

The chances are exact, with the redraws and draws of the edition. A wish says
how many, of what, and by when:

\b
  2 fire by turn 3
  1 N-001 in opening
  at most 1 jutsu in opening hand
  2 ninja of entrance 0-1 by turn 1 and 1 jutsu by turn 2
  (1 "Kakashi Hatake" or 3 genin) by turn 4

Turns are counted by the player's own turn marker, which begins at 0. Cards
count when they are drawn; what effects draw is not reckoned with.
Ends with 1 if the games of --check do not agree with the chances.
"""


@click.command(
    help=_ODDS,
    epilog='Example: naruto-tui deck odds sand-siblings-earth-wind --want "2 wind by turn 3" '
    '--want "1 N-112 in opening or 2 ninja of entrance 0-1 by turn 1"',
)
@click.argument("name", metavar="DECK", type=DECK_NAME)
@click.option("--want", "wants", metavar="TEXT", multiple=True, help="Ask this; may be repeated.")
@redraw_option
@click.option(
    "--check", "games", metavar="N", type=click.IntRange(0, MOST_GAMES), default=0,
    help="Also deal N games for each player and compare.",
)  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of those games.")
@strict_option
@edition_option
@json_option
def odds(
    name: str,
    wants: tuple[str, ...],
    redraw: str,
    games: int,
    seed: int,
    edition: Edition,
    json_file: str | None,
) -> int:
    found = read_deck(name)
    asked = answers(found, edition, wants, redraw)
    again = redraws(found, edition, redraw)
    dealt = _dealt(found, edition, asked, redraw, games, seed) if games else []
    rows = [_row(answer, dealt[i] if dealt else None, games) for i, answer in enumerate(asked)]
    if json_file is not None:
        write_json(
            {
                "name": found.name,
                "digest": found.digest,
                "edition": edition.name,
                "redraw": redraw,
                "redraws": [round(float(one), 9) for one in again],
                **({"games": games, "seed": seed} if games else {}),
                "wishes": rows,
            },
            json_file,
        )
    else:
        told = _table(found, edition, asked, redraw)
        say("\n".join((*told, *(_checked(asked, rows, games, seed) if games else ()))))
    return 0 if all(row.get("agrees", True) for row in rows) else 1


def _dealt(
    found: Deck, edition: Edition, asked: list[Answer], redraw: str, games: int, seed: int
) -> list[tuple[int, int]]:
    """In how many games each wish came true, for both players."""
    cards = deck_cards(found)
    again, wishes = redraw_wish(redraw, cards), [answer.wish for answer in asked]
    both = [
        simulated(wishes, cards, draws(edition, begins=begins), again, games, seed + (not begins))
        for begins in (True, False)
    ]
    return list(zip(*both, strict=True))


def _row(answer: Answer, dealt: tuple[int, int] | None, games: int) -> dict[str, Any]:
    row: dict[str, Any] = {
        "want": answer.wish.text,
        "first": round(float(answer.first), 9),
        "second": round(float(answer.second), 9),
    }
    if dealt is not None:
        row["dealt_first"], row["dealt_second"] = (round(one / games, 9) for one in dealt)
        row["agrees"] = agrees(answer.first, dealt[0], games) and agrees(
            answer.second, dealt[1], games
        )
    return row


def _table(found: Deck, edition: Edition, asked: list[Answer], redraw: str) -> Iterator[str]:
    yield f"{found.name}: {total(found.main)} cards, edition {edition.name}"
    yield from _redraw_lines(edition, redraw)
    often = redraws(found, edition, redraw)
    if often and any(often):
        told = ", ".join(f"{float(one):.1%}" for one in often)
        yield f"Redraws are taken in {told} of games" + (" (first, second)" if often[1:] else "")
    yield ""
    yield f"{'':{_ASKED}}  {'begins':>7}  {'second':>7}"
    for answer in asked:
        *lines, last = textwrap.wrap(printable(answer.wish.text), _ASKED) or [""]
        yield from lines
        yield f"{last:{_ASKED}}  {float(answer.first):>7.1%}  {float(answer.second):>7.1%}"


def _redraw_lines(edition: Edition, redraw: str) -> list[str]:
    sizes = ", then ".join(map(str, edition.redraws)) or "none"
    told = (
        f"Opening hand {edition.opening_hand}, redraws {sizes}; "
        f"assumed that a player redraws a hand with: {printable(redraw)}"
    )
    return textwrap.wrap(told, WIDTH)


def _checked(
    asked: list[Answer], rows: list[dict[str, Any]], games: int, seed: int
) -> Iterator[str]:
    wrong = [
        one.wish.text for one, row in zip(asked, rows, strict=True) if not row["agrees"]
    ]  # fmt: skip
    yield ""
    if wrong:
        yield f"{games} games of each player (seed {seed}) do not agree in: {'; '.join(wrong)}"
    else:
        yield f"{games} games of each player (seed {seed}) agree, each within its 99.9 % interval"


@click.command(epilog="Example: naruto-tui deck hands sand-siblings-earth-wind --count 3 --seed 7")
@click.argument("name", metavar="DECK", type=DECK_NAME)
@click.option(
    "--count", metavar="N", type=click.IntRange(1, MOST_HANDS), default=5, show_default=True,
    help="Opening hands to deal.",
)  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed deals alike.")
@redraw_option
@strict_option
@edition_option
@json_option
def hands(
    name: str, count: int, seed: int, redraw: str, edition: Edition, json_file: str | None
) -> None:
    """Deal sample opening hands, with redraws, as a player lays them out."""
    found = read_deck(name)
    cards = deck_cards(found)
    again = redraw_wish(redraw, cards)
    dealt = openings(cards, draws(edition, begins=True), again, count, seed)
    if json_file is not None:
        write_json(
            {
                "name": found.name,
                "digest": found.digest,
                "edition": edition.name,
                "redraw": redraw,
                "seed": seed,
                "openings": [_opening_json(opening) for opening in dealt],
            },
            json_file,
        )
        return
    lines = [f"{found.name}: edition {edition.name}, seed {seed}"]
    lines += _redraw_lines(edition, redraw)
    names = {card.name for one in dealt for hand in one.hands for card in hand.cards}
    width = min(max(map(len, names), default=0), _NAME)
    for number, opening in enumerate(dealt, 1):
        head = f"{f'Hand {number}':20}{'':{width}}  entrance  hand  power  symbols"
        lines += ["", head.rstrip(), *_opening_lines(opening, width)]
    say("\n".join(lines))


def _opening_json(opening: Opening) -> list[dict[str, Any]]:
    return [
        {"cards": [card.number for card in hand.cards], "redrawn": hand.redrawn}
        for hand in opening.hands
    ]


def _opening_lines(opening: Opening, width: int) -> Iterator[str]:
    for hand in opening.hands:
        for kind, group in groupby(hand.cards, key=lambda card: card.kind):
            for number, card in enumerate(group):
                heading = "" if number else HEADINGS[kind]
                yield printable(f"  {heading:9} {_card_line(card, width)}".rstrip())
        yield "  -> redrawn" if hand.redrawn else f"  -> kept, {len(hand.cards)} cards"


def _card_line(card: Card, width: int) -> str:
    """Its facts in columns; what a Jutsu costs stands in place of the entrance cost."""
    symbols = "/".join(SYMBOLS[letter] for letter in card.symbols)
    if card.kind == "jutsu":
        facts = f"cost {' or '.join(map(str, card.costs)):16}"
    else:
        power = str(card.healthy) if card.kind == "ninja" else ""
        facts = f"{card.entrance:>8}  {card.hand:>4}  {power:>5}"
    name = card.name if len(card.name) <= width else f"{card.name[: width - 1]}."
    return f"{card.number:7} {name:{width}}  {facts}  {symbols}"
