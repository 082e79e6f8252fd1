"""`rules`: the rules in plain words, a chapter, a rule or whatever holds a word."""

import textwrap
from typing import Final

import click
from click.shell_completion import CompletionItem

from naruto_tui.cards.pool import offer
from naruto_tui.cli.options import EDITION
from naruto_tui.cli.output import complain, json_option, say, write_json
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.notes import notes
from naruto_tui.rules.reference import (
    GLOSSARY,
    Rule,
    chapter,
    chapters,
    is_number,
    look_up,
    nearest,
)

WIDTH: Final = 80


class Asked(click.ParamType[str]):
    """A chapter, a rule's number or a word; the shell completes numbers and the glossary."""

    name = "rule"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        known = [
            name for one in chapters() for name in (one.number, *(r.number for r in one.rules))
        ]
        typed = incomplete.casefold()
        return [CompletionItem(name) for name in known if name.casefold().startswith(typed)]


@click.command(
    epilog="Examples: naruto-tui rules 4; naruto-tui rules 4.3.2; naruto-tui rules hand cost"
)
@click.argument("asked", metavar="[CHAPTER|WORD]", type=Asked(), nargs=-1)
@click.option(
    "--edition",
    metavar="E",
    type=EDITION,
    help="Tell what this rule book says otherwise, and no other.",
)
@json_option
def rules(asked: tuple[str, ...], edition: Edition | None, json_file: str | None) -> int:
    """Read the rules: a chapter, a rule by its number, or all that holds a word.

    The text is that of edition us; below a rule stands what other rule books say
    there. Without an argument the chapters are listed. Ends with 1 when nothing
    is found.
    """
    if not asked:
        _contents(json_file)
        return 0
    words = " ".join(asked)
    found = look_up(words)
    if json_file is not None:
        rows = [
            {"number": r.number, "text": r.text, "editions": notes(r.number, edition)}
            for r in found
        ]
        write_json({"rules": rows}, json_file)
    else:
        _print(words, found, edition)
    if not found:
        complain(_nothing(words))
    return 0 if found else 1


def _nothing(words: str) -> str:
    """What is said where nothing is found."""
    near = nearest(words)
    if not is_number(words):
        return f'no rule has "{words}"{offer(near)}'
    if near:
        return f"there is no rule {words}; `naruto-tui rules {near[0]}` shows those of {near[0]}"
    numbers = ", ".join(one.number for one in chapters())
    return f"there is no chapter {words}; there are {numbers}"


def _contents(json_file: str | None) -> None:
    """The chapters, a line each."""
    if json_file is not None:
        rows = [
            {"number": one.number, "title": one.title, "rules": len(one.rules)}
            for one in chapters()
        ]
        write_json({"chapters": rows}, json_file)
        return
    for one in chapters():
        say(f"{one.number}  {one.title}")
    say("Read one with: naruto-tui rules 4 (or 4.3, or a word)")


def _print(words: str, found: tuple[Rule, ...], edition: Edition | None) -> None:
    whole = chapter(words)
    if whole is not None:
        say(f"{whole.number}  {whole.title}")
        _paragraph(whole.intro)
        _notes(whole.number, edition)
    entries = {rule for one in chapters() if one.number == GLOSSARY for rule in one.rules}
    for rule in found:
        apart = ": " if rule in entries else "  "
        _paragraph(f"{rule.number}{apart}{rule.text}")
        _notes(rule.number, edition)


def _notes(number: str, edition: Edition | None) -> None:
    """What other rule books say there, indented below the rule."""
    for note in notes(number, edition):
        _paragraph(f"    {note}", "      ")


def _paragraph(text: str, indent: str = "  ") -> None:
    for line in textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False):
        say(line)
