"""`cards list|show|search|stats|check`: the pool, and card files as their writers need them.

What reads card text (`reading`) and what says whether it can be played (`rules.playable`) is
imported by the commands that ask, so the others start in a tenth of a second.
"""

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from naruto_tui.cards.files import Paragraph
from naruto_tui.cards.model import Card, Cost
from naruto_tui.cards.paragraphs import glance, printed, printed_power, write
from naruto_tui.cards.pool import Pool, offer, shipped
from naruto_tui.cli.groups import Group
from naruto_tui.cli.output import complain, json_option, say, write_json

if TYPE_CHECKING:
    from naruto_tui.cards.checking import Report


@click.group(cls=Group, epilog="Example: naruto-tui cards search fire jutsu")
def cards() -> None:
    """List, show, search and check cards.

    How a card file is written: docs/cards.md.
    """


@cards.command("list", epilog="Example: naruto-tui cards list --json cards.json")
@json_option
def list_cards(json_file: str | None) -> None:
    """List every card of the pool, a line each.

    Number, kind, symbols, entrance and hand cost (or Jutsu cost), power healthy
    and injured, name and title.
    """
    _show_rows(shipped().paragraphs, json_file)


class CardName(click.ParamType[str]):
    """A card's number or name; the shell completes those of the pool."""

    name = "card"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        typed = incomplete.lower()
        known = dict.fromkeys(x for p in shipped().paragraphs for x in (p.number, p.name))
        return [CompletionItem(one) for one in known if one.lower().startswith(typed)]


@cards.command(epilog='Examples: naruto-tui cards show N-013; naruto-tui cards show "Rock Lee"')
@click.argument("number_or_name", type=CardName(), nargs=-1, required=True)
@json_option
def show(number_or_name: tuple[str, ...], json_file: str | None) -> None:
    """Show the card with this number, or all versions of a name."""
    found = shipped().find(" ".join(number_or_name))
    if json_file is not None:
        write_json({"cards": [_facts(card) for card in found]}, json_file)
        return
    say("\n".join(_writable(write(card)) for card in found).rstrip("\n"))


@cards.command(epilog='Examples: naruto-tui cards search fire jutsu; ... search "draw 1 card"')
@click.argument("words", nargs=-1, required=True)
@json_option
def search(words: tuple[str, ...], json_file: str | None) -> int:
    """Search names, numbers, kinds, symbols, characteristics and texts.

    A card is found when all WORDS occur on it; words in quotes occur together.
    Ends with 1 when there is no such card.
    """
    found = shipped().search(words)
    _show_rows(found, json_file)
    if not found:
        nearest = shipped().nearest(" ".join(words))
        complain(f'no card has all of "{" ".join(words)}"{offer(nearest)}')
    return 0 if found else 1


@cards.command(epilog="Example: naruto-tui cards stats --json -")
@json_option
def stats(json_file: str | None) -> None:
    """Count the cards of each set, printed and playable, and the nodes of the language."""
    from naruto_tui.cards.reading import node_classes  # noqa: PLC0415

    pool = shipped()
    nodes = len(node_classes())
    rows = [_counts(pool, number, name) for number, name in pool.sets.items()]
    if json_file is not None:
        write_json({"sets": rows, "nodes": nodes}, json_file)
        return
    lines = [("set", "name", "printed", "playable"), *(tuple(row.values()) for row in rows)]
    say("\n".join(_columns([tuple(map(str, line)) for line in lines])))
    say(f"{len(pool)} cards; their texts are made of {nodes} kinds of node")


def _counts(pool: Pool, number: str, name: str) -> dict[str, object]:
    from naruto_tui.rules.playable import problems  # noqa: PLC0415

    printed = [card for card in pool if card.set_number == number]
    playable = sum(not problems(card) for card in printed)
    return {"set": number, "name": name, "printed": len(printed), "playable": playable}


@cards.command(epilog="Example: naruto-tui cards check my-set.cards")
@click.argument("file", required=False)
@json_option
def check(file: str | None, json_file: str | None) -> int:
    """Read every sentence of a card FILE (or of the shipped cards) and say what is wrong.

    Ends with 1 when something is wrong, 2 when the file cannot be read.
    """
    from naruto_tui.cards.checking import check_file, check_shipped  # noqa: PLC0415

    report = check_shipped() if file is None else check_file(file)
    complain(*map(str, report.faults))
    if json_file is not None:
        write_json(report.as_json(), json_file)
    elif not report.faults:
        say(f"{report.cards} cards, {report.lines} lines of text: nothing wrong{_left(report)}")
    return 1 if report.faults else 0


def _left(report: "Report") -> str:
    """What is still to be written, for the end of a line."""
    return f"; {report.unwritten} more cards have no text yet" if report.unwritten else ""


# -- how cards are shown ---------------------------------------------------------------------------


def _show_rows(found: Iterable[Paragraph], json_file: str | None) -> None:
    if json_file is not None:
        pool = shipped()
        write_json({"cards": [_facts(pool.card(one.number)) for one in found]}, json_file)
        return
    rows = _columns([_row(paragraph) for paragraph in found])
    if rows:
        say(_writable("\n".join(rows)))


def _row(paragraph: Paragraph) -> tuple[str, ...]:
    facts = glance(paragraph)
    kind, title, variable = facts["kind"], facts.get("title"), facts.get("variable", ())
    if kind == "jutsu":
        price = _cost(facts["costs"])
    else:
        hand = printed(variable, "hand", facts["hand"])
        price = f"{printed(variable, 'entrance', facts['entrance'])}·{hand}"
    power = ""
    if kind == "ninja":
        power = " ".join(printed_power(facts["healthy"], facts["injured"], variable))
    name = f"{paragraph.name} [{title}]" if title else paragraph.name
    return (paragraph.number, kind, "/".join(facts["symbols"]), price, power, name)


def _cost(costs: Iterable[Cost]) -> str:
    return " or ".join(map(str, costs))


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    line = "  ".join(f"{{:{width}}}" for width in widths)
    return [line.format(*row).rstrip() for row in rows]


def _writable(text: str) -> str:
    """With bars for dots where the terminal has no dot."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    dot = "·".encode(encoding, "replace")
    return text if dot != b"?" else text.replace("·", "|")


def _facts(card: Card) -> dict[str, object]:
    facts: dict[str, object] = {
        "number": card.number,
        "name": card.name,
        "title": card.title,
        "kind": card.kind,
        "set": card.set_number,
        "rarity": card.rarity,
        "symbols": list(card.symbols),
    }
    if card.kind == "jutsu":
        facts["cost"] = _cost(card.costs)
    else:
        facts |= {"entrance": card.entrance, "hand": card.hand}
    if card.kind == "ninja":
        facts |= {"healthy": str(card.healthy), "injured": str(card.injured)}
        facts |= {"attributes": list(card.attributes), "mental": card.mental}
    if card.kind in ("ninja", "client"):
        facts |= {"characteristics": list(card.characteristics), "names": list(card.names)}
    if card.kind == "mission":
        facts |= {"permanent": card.permanent, "coins": card.coins, "counter": card.counter}
    return facts | {"text": list(card.text)}
