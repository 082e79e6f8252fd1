"""The rules as pages: a chapter, or what holds the words that were typed.

Public: `page_lines`, `found_lines`, `page_title`, `page_of` (phase -> page), `PAGES`.
"""

from typing import Final

from naruto_tui.rules.editions import Edition
from naruto_tui.rules.notes import PRINTED, notes
from naruto_tui.rules.reference import Chapter, Rule, chapter, chapters, look_up, nearest

from .lines import Line, text_of, wrapped
from .text import clean

PAGES: Final = len(chapters())
_CHAPTER: Final = {
    "setup": "3", "battle": "5", "exchange": "5", "showdown": "5", "end": "6", "match": "9",
}  # fmt: skip
"""Chapter of a phase, or of the time before a game; all others are told in chapter 4."""
_INDENT: Final = 7


def page_of(phase: str) -> int:
    """The page that tells about a phase."""
    wanted = chapter(_CHAPTER.get(phase, "4"))
    return [one.number for one in chapters()].index(wanted.number) if wanted else 0


def page_title(page: int) -> str:
    """What stands over a page."""
    one = _chapter(page)
    return f"Rules {one.number}: {one.title}"


def page_lines(page: int, room: int, edition: Edition = PRINTED) -> list[Line]:
    """A chapter in so many cells, with what the edition says otherwise."""
    one = _chapter(page)
    lines = [*wrapped(one.intro, room), *_notes(one.number, room, edition)]
    return [*lines, *_rules(one.rules, room, edition)]


def found_lines(words: str, room: int, edition: Edition = PRINTED) -> list[Line]:
    """The rules that hold the words; where none does, words that are like them."""
    if found := look_up(words):
        return _rules(found, room, edition)
    near = nearest(words)
    hint = f" Like it are: {', '.join(near)}." if near else ""
    return wrapped(f"No rule has {clean(words)}.{hint}", room, "dim")


def _chapter(page: int) -> Chapter:
    return chapters()[page % PAGES]


def _rules(rules: tuple[Rule, ...], room: int, edition: Edition) -> list[Line]:
    return [
        line for rule in rules for line in (*_rule(rule, room), *_notes(rule.number, room, edition))
    ]


def _notes(number: str, room: int, edition: Edition) -> list[Line]:
    """What the edition says there otherwise, below the rule."""
    told = (line for note in notes(number, edition) for line in wrapped(note, room - _INDENT))
    return [[(" " * _INDENT, ""), (text_of(line), "act")] for line in told]


def _rule(rule: Rule, room: int) -> list[Line]:
    """Number and text; a word of the glossary that is too long has a line of its own."""
    text = wrapped(rule.text, room - _INDENT)
    beside = rule.number if len(rule.number) < _INDENT else ""
    above: list[Line] = [] if beside else [[(rule.number, "key")]]
    numbers = [beside, *[""] * len(text)]
    return above + [
        [(f"{number:<{_INDENT}}", "key"), *line]
        for number, line in zip(numbers, text, strict=False)
    ]
