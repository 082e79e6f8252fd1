"""`cards ...`: the pool, and card files as their writers need them.

What reads card text (`reading`) and what says whether it can be played (`rules.playable`) is
imported by the commands that ask, so the others start in a tenth of a second.
"""

import gc
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import click
from click.shell_completion import CompletionItem

from naruto_tui import __version__
from naruto_tui.cards.custom import everything, files, left_out
from naruto_tui.cards.files import Paragraph, load
from naruto_tui.cards.model import UNWRITTEN, Card, Cost
from naruto_tui.cards.paragraphs import glance, printed, printed_power, write
from naruto_tui.cards.pool import Pool, fingerprint, offer, open_pool, shipped
from naruto_tui.cards.searching import plain_words
from naruto_tui.cli.groups import Group
from naruto_tui.cli.output import complain, json_option, say, write_json, write_whole
from naruto_tui.kept import keep, kept

if TYPE_CHECKING:
    from naruto_tui.cards.checking import Report


_ROWS: Final = "1"
"""How rows are written: to be counted up with every change of `_row`."""


@click.group(cls=Group, epilog="Example: naruto-tui cards search fire jutsu")
@click.pass_context
def cards(context: click.Context) -> None:
    """List, show, search, explain, check and format cards.

    How a card file is written: docs/writing-cards.md. Files of custom cards lie in
    cards/ of your data directory; their cards are marked as custom.
    """
    # These commands end in a moment: the collector would only look at every card again and again.
    gc.disable()
    context.call_on_close(gc.enable)


@cards.command("list", epilog="Example: naruto-tui cards list --json cards.json")
@json_option
def list_cards(json_file: str | None) -> None:
    """List every card of the pool, a line each.

    Number, kind, symbols, entrance and hand cost (or Jutsu cost), power healthy
    and injured, name and title; a card whose text is not written yet says so, and
    cannot be played.
    """
    if json_file is not None:
        _show_rows(_known().paragraphs, json_file)
        return
    say(_writable(_listing()))
    # The files of printed cards need not be read: their rows are kept.
    if files() and (custom := [one for one in _known().paragraphs if one.custom]):
        _show_rows(custom, None)


def _known() -> Pool:
    """All cards; files of custom cards that cannot be taken are told of."""
    complain(*left_out())
    return everything()


def _listing() -> str:
    """All rows, worked out once for the files as they are: every start would pay for it."""
    key = f"{_ROWS}\n{__version__}\n{fingerprint()}"
    if (found := kept("cards.list", key)) is not None:
        return found.decode()
    text = "\n".join(_columns([_row(paragraph) for paragraph in shipped().paragraphs]))
    keep("cards.list", key, text.encode())
    return text


class CardName(click.ParamType[str]):
    """A card's number or name; the shell completes those of the pool."""

    name = "card"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        typed = incomplete.lower()
        known = dict.fromkeys(x for p in everything().paragraphs for x in (p.number, p.name))
        return [CompletionItem(one) for one in known if one.lower().startswith(typed)]


@cards.command(epilog='Examples: naruto-tui cards show N-013; naruto-tui cards show "Rock Lee"')
@click.argument("number_or_name", type=CardName(), nargs=-1, required=True)
@json_option
def show(number_or_name: tuple[str, ...], json_file: str | None) -> None:
    """Show the card with this number, or all versions of a name."""
    found = _known().find(" ".join(number_or_name))
    if json_file is not None:
        write_json({"cards": [_facts(card) for card in found]}, json_file)
        return
    say("\n".join(_writable(_shown(card)) for card in found).rstrip("\n"))


def _shown(card: Card) -> str:
    """The card as it is written in a file; what is said of it besides is a comment there."""
    file, line = card.place
    return (f"# custom card: {file}:{line}\n" if card.custom else "") + write(card)


@cards.command(
    epilog='Examples: naruto-tui cards search fire jutsu; ... search "draw 1 card" kind:ninja '
    '"entrance<=3"'
)
@click.argument("words", nargs=-1, required=True)
@json_option
def search(words: tuple[str, ...], json_file: str | None) -> int:
    """Search names, numbers, kinds, symbols, characteristics and texts.

    A card is found when all WORDS occur on it; words in quotes occur together.
    A field narrows it down: name: title: text: number: word: (a characteristic or
    attribute) kind: set: symbol: rarity: is:written is:unwritten is:custom, and the numbers
    entrance hand cost combat support mental, as in entrance:3 or "cost<=2".
    Ends with 1 when there is no such card.
    """
    pool = _known()
    found = pool.search(words)
    _show_rows(found, json_file)
    if not found:
        nearest = pool.nearest(" ".join(plain_words(words)))
        complain(f'no card has all of "{" ".join(words)}"{offer(nearest)}')
    return 0 if found else 1


@cards.command(epilog="Examples: naruto-tui cards stats --nodes; ... stats --json -")
@click.option(
    "--nodes", is_flag=True, help="Also list the kinds of node and the cards that use them."
)
@json_option
def stats(nodes: bool, json_file: str | None) -> None:
    """Count the cards of each set: printed, text written, playable.

    Also how many kinds of node the texts are made of, what keeps cards from being
    played, and an estimate of what those need whose text is not written yet: the
    cards that need a kind of thing that is missing, and those that need it alone.
    It is too hopeful, and says by how much.
    """
    from naruto_tui.cards.kinds import DRAWN, NEW  # noqa: PLC0415
    from naruto_tui.cli.card_stats import count  # noqa: PLC0415

    found = count(shipped())
    if json_file is not None:
        write_json(found.as_json(), json_file)
        return
    rows = [tuple(map(str, one.as_json().values())) for one in found.sets]
    say("\n".join(_columns([("set", "name", "printed", "written", "playable"), *rows])))
    cards = sum(one.printed for one in found.sets)
    used = sum(1 for uses in found.kinds.values() if uses)
    say(f"{cards} cards; texts are made of {len(found.kinds)} kinds of node, {used} are in use")
    for what, kept_out in found.missing.most_common():
        say(f"{kept_out} card{'' if kept_out == 1 else 's'} cannot be played: {what}")
    say(
        f"{found.ready} cards without a text need no kind of thing that is known to be missing. "
        f"That says too much:\nof {DRAWN} such cards drawn last {NEW} asked for something new, so "
        f"expect some {found.expected}. Known to be missing:"
    )
    rows = [("missing", "cards", "alone", "why")]
    rows += [(gap.kind, str(gap.cards), str(gap.alone), gap.why) for gap in found.gaps]
    say("\n".join(_columns(rows)))
    if nodes:
        say("\n".join(_columns([(kind, str(uses)) for kind, uses in found.kinds.most_common()])))


@cards.command(epilog="Example: naruto-tui cards check my-set.cards")
@click.argument("file", required=False)
@click.option("--custom", is_flag=True, help="Check the files of custom cards that are loaded.")
@json_option
def check(file: str | None, custom: bool, json_file: str | None) -> int:
    """Read every sentence of a card FILE (or of the shipped cards) and say what is wrong.

    A card that is written well may ask for what the game does not do yet: that is
    told, too, and what is understood by a sentence that is usually worded otherwise
    (`cards format` writes it so), and each word in quotes that no card bears. Ends
    with 1 when something is wrong, 2 when the file cannot be read.
    """
    from naruto_tui.cards.checking import check_custom, check_file, check_shipped  # noqa: PLC0415

    if custom and file is not None:
        raise click.UsageError("name a FILE or ask for --custom, not both")
    whole = check_custom if custom else check_shipped
    report = whole() if file is None else check_file(file)
    complain(*map(str, report.faults))
    unplayable = [(card, why) for card in report.readable if (why := _unplayable(card))]
    if json_file is not None:
        rows = [{"number": card.number, "reasons": list(why)} for card, why in unplayable]
        write_json({**report.as_json(), "unplayable": rows}, json_file)
        return 1 if report.faults else 0
    for card, why in unplayable:
        file_name, line = card.place
        say(f"{file_name}:{line}: {card} cannot be played: {'; '.join(why)}")
    for remark in report.remarks:
        say(str(remark))
    if not report.faults:
        cards, lines = _several(report.cards, "card"), _several(report.lines, "line")
        say(f"{cards}, {lines} of text: nothing wrong{_left(report)}")
    return 1 if report.faults else 0


def _unplayable(card: Card) -> tuple[str, ...]:
    """What of a card that can be read the game does not carry out."""
    from naruto_tui.rules.playable import problems  # noqa: PLC0415 - the engine, only when asked

    return problems(card)


def _several(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _left(report: "Report") -> str:
    """What is still to be written, for the end of a line."""
    return f"; {report.unwritten} more cards have no text yet" if report.unwritten else ""


@cards.command(epilog="Examples: naruto-tui cards explain M-011; ... N-900 --cards my.cards")
@click.argument("number_or_name", type=CardName(), nargs=-1, required=True)
@click.option("--cards", "file", metavar="FILE", help="Look for the card in this card file.")
@json_option
def explain(number_or_name: tuple[str, ...], file: str | None, json_file: str | None) -> int:
    """Tell part by part what a card does: when, who, what, at what price.

    Ends with 1 when the text of a card is not written yet or cannot be read.
    """
    from naruto_tui.cli.card_explained import as_json, shown, why_not  # noqa: PLC0415

    pool = _known() if file is None else open_pool(file)
    found = pool.find(" ".join(number_or_name))
    told = [card for card in found if not why_not(card)]
    complain(*(why_not(card) for card in found if why_not(card)))
    if json_file is not None:
        write_json({"cards": [as_json(card) for card in told]}, json_file)
    elif told:
        say("\n\n".join("\n".join(shown(card)) for card in told))
    return 0 if told == list(found) else 1


@cards.command("format", epilog="Example: naruto-tui cards format my-set.cards")
@click.argument("file")
def format_file(file: str) -> None:
    """Write a card FILE anew in good form: spaces, order of facts, wording.

    Comments stay, and what the cards are and do. A file with facts that cannot be
    read is left as it is; `cards check` has more to say about it.
    """
    from naruto_tui.cards.formatting import formatted  # noqa: PLC0415

    before = load(file)
    after = formatted(before, file)
    if after == before:
        say(f"{file}: in good form already")
        return
    write_whole(file, after)
    say(f"{file}: written anew")


# -- how cards are shown ---------------------------------------------------------------------------


def _show_rows(found: Iterable[Paragraph], json_file: str | None) -> None:
    if json_file is not None:
        pool = everything()
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
    if UNWRITTEN in paragraph.raw:
        name = f"{name}  {UNWRITTEN}"
    if paragraph.custom:
        name = f"{name}  (custom)"
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
        healthy, injured = printed_power(card.healthy, card.injured, card.variable)
        facts |= {"healthy": healthy, "injured": injured}
        facts |= {"attributes": list(card.attributes), "mental": card.mental}
    if card.kind in ("ninja", "client"):
        facts |= {"characteristics": list(card.characteristics), "names": list(card.names)}
    if card.kind == "mission":
        facts |= {"permanent": card.permanent, "coins": card.coins, "counter": card.counter}
    if card.custom:
        facts |= {"custom": True, "file": card.place[0], "line": card.place[1]}
    if card.variable:
        facts["variable"] = list(card.variable)
    return facts | {"text": list(card.text) if card.is_written else [], "written": card.is_written}
