"""`deck show`: the cards of a deck, its figures, and what is to be said of it."""

import textwrap
from collections.abc import Iterator
from typing import Final

import click

from naruto_tui.cards.model import KINDS, SYMBOLS, Card
from naruto_tui.cli.deck import Verdict, as_json, judged, read_deck, verdict_lines
from naruto_tui.cli.options import DECK_NAME, edition_option, format_option, strict_option
from naruto_tui.cli.output import json_option, printable, say, write_json
from naruto_tui.decklists.curve import (
    chakra,
    entrance_curve,
    generic_needed,
    kinds,
    power_by_turn,
    symbol_counts,
)
from naruto_tui.decklists.model import Deck, Entry, total
from naruto_tui.decklists.profiles import Profile
from naruto_tui.decklists.writer import HEADINGS
from naruto_tui.rules.editions import Edition

WIDTH: Final = 80
BAR: Final = 40
"""Cells of the longest bar."""


@click.command(epilog="Example: naruto-tui deck show team-seven-lightning-fire")
@click.argument("name", metavar="DECK", type=DECK_NAME)
@strict_option
@edition_option
@format_option
@json_option
def show(name: str, edition: Edition, wanted: Profile | None, json_file: str | None) -> None:
    """Show the cards of a deck, its plan and its figures.

    The curve of entrance costs, the power that may have entered by each turn,
    what its Jutsu ask for and what can pay for it, and whether it is legal.
    """
    verdict = judged(read_deck(name), edition, wanted)
    if json_file is not None:
        write_json(as_json(verdict) | {"figures": figures(verdict.deck)}, json_file)
    else:
        say("\n".join(_shown(verdict)))


def figures(found: Deck) -> dict[str, object]:
    """The figures as `--json` writes them."""
    curves = {
        kind: {str(cost): count for cost, count in entrance_curve(found, kind).items()}
        for kind in KINDS
        if kind != "jutsu"
    }
    return {
        "cards": total(found.main),
        "kinds": kinds(found),
        "entrance": curves,
        "symbols": {SYMBOLS[letter]: count for letter, count in symbol_counts(found).items()},
        "power": [
            {
                "turn": row.turn,
                "ninja": row.ninja,
                "combat": round(row.combat, 3),
                "support": round(row.support, 3),
            }
            for row in power_by_turn(found)
        ],
        "chakra": [
            {
                "symbol": SYMBOLS[row.letter],
                "needed": row.needed,
                "most": row.most_at_once,
                "supply": row.supply,
            }
            for row in chakra(found)
        ],
        "generic": generic_needed(found),
    }


def _shown(verdict: Verdict) -> Iterator[str]:
    found = verdict.deck
    yield found.name
    yield from found.comments
    for kind in KINDS:
        entries = tuple(entry for entry in found.main if entry.card.kind == kind)
        yield from _pile(HEADINGS[kind], entries)
    yield from _pile("Sideboard", found.side)
    yield from _pile("Reinforcement", found.reinforcement)
    yield from _curve(found)
    yield from _power(found)
    yield from _chakra(found)
    yield ""
    yield from verdict_lines(verdict)
    for one in verdict.cautions:
        place = f" (line {one.line})" if one.line else ""
        yield from textwrap.wrap(
            printable(f"caution: {one}{place}"), WIDTH,
            subsequent_indent="  ", break_on_hyphens=False,
        )  # fmt: skip


def _pile(heading: str, entries: tuple[Entry, ...]) -> Iterator[str]:
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


def _curve(found: Deck) -> Iterator[str]:
    """A line for each entrance cost: Ninja as bars, Missions and Clients as figures."""
    ninja = entrance_curve(found)
    missions, clients = entrance_curve(found, "mission"), entrance_curve(found, "client")
    if not ninja:
        return
    yield ""
    yield "Entrance costs: Ninja as bars; then Missions and Clients"
    most = max(ninja.values())
    beside = [("Mission", missions), ("Client", clients)]
    for cost in range(max(map(len, (ninja, missions, clients)))):
        count = ninja.get(cost, 0)
        bar = "#" * (count if most <= BAR else round(count * BAR / most))
        more = ", ".join(
            f"{curve[cost]} {word}{'s' * (curve[cost] > 1)}"
            for word, curve in beside
            if curve.get(cost)
        )
        yield f"{cost:>3} {count:>3} {bar:{min(most, BAR)}}  {more}".rstrip()


def _power(found: Deck) -> Iterator[str]:
    rows = power_by_turn(found)
    if not rows:
        return
    yield ""
    yield "Turn   Ninja that may have entered   average combat/support"
    for row in rows:
        yield f"{row.turn:>4}   {row.ninja:>26}   {row.combat:>14.1f}/{row.support:.1f}"


def _chakra(found: Deck) -> Iterator[str]:
    rows = chakra(found)
    if not rows:
        return
    yield ""
    yield "Symbol      cards with it   asked by Jutsu   most by one"
    for row in rows:
        name = SYMBOLS[row.letter]
        yield f"{name:11} {row.supply:>13} {row.needed:>16} {row.most_at_once:>13}"
    yield f"Jutsu ask {generic_needed(found)} chakra of any symbol besides"
