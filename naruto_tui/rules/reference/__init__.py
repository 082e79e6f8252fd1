"""The rules in plain words, chapter by chapter, with their numbers: what a player can look up.

The text stands in the `.txt` files beside this one, one a chapter. The first line is the chapter's
number and title; every other line that is not indented begins a rule with its number, or in the
glossary a word and a colon; indented lines go on with what stands above them.

Public: `Rule`, `Chapter`, `chapters`, `chapter` (a number or title), `look_up` (a number, a title
or words -> rules), `nearest` (what there is like something that is not there).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from attrs import frozen

FOLDER: Final = Path(__file__).parent
GLOSSARY: Final = "0"
"""Number of the chapter whose rules are words."""
_NUMBER: Final = re.compile(r"(?:[kt]-)?\d+(?:\.\d+)*")
_LETTER: Final = re.compile(r"([kt])-?(?=\d)")
_ASKED: Final = re.compile(r"(?:rules?\s+)?(\S+?)\.?", re.IGNORECASE)


@frozen
class Rule:
    """One numbered rule; in the glossary its word is its number."""

    number: str
    text: str


@frozen
class Chapter:
    """A chapter: what stands above its rules, and these in order."""

    number: str
    title: str
    intro: str
    rules: tuple[Rule, ...]


@lru_cache(maxsize=1)
def chapters() -> tuple[Chapter, ...]:
    """All chapters, the numbered ones first, then the terms and the glossary."""
    found = [_chapter(path.read_text("utf-8")) for path in FOLDER.glob("*.txt")]
    return tuple(sorted(found, key=_order))


def _order(one: Chapter) -> tuple[bool, bool, int, str]:
    number = int(one.number) if one.number.isdecimal() else 0
    return one.number == GLOSSARY, not number, number, one.number


def look_up(asked: str) -> tuple[Rule, ...]:
    """The rules of a chapter (its number or title), those of a number, or those that hold words.

    >>> [rule.number for rule in look_up("rule 4.5")]
    ['4.5', '4.5.1', '4.5.2']
    >>> [rule.number for rule in look_up("hand limit")]
    ['T-19', 'hand limit']
    """
    whole = chapter(asked)
    if whole is not None:
        return whole.rules
    if is_number(asked):
        return _numbered(_number(asked))
    return tuple(dict.fromkeys((*_part(asked), *_holding(asked))))


def chapter(asked: str) -> Chapter | None:
    """The chapter of a number or title, if it is one."""
    number, title = _number(asked), asked.strip().casefold()
    for one in chapters():
        if number == one.number.casefold() or title == one.title.casefold():
            return one
    return None


def _part(asked: str) -> tuple[Rule, ...]:
    """The part of a chapter that has this title: the rules of a keyword."""
    title = f"{asked.strip().casefold()}."
    head = next((rule.number for rule in _all_rules() if rule.text.casefold() == title), None)
    return () if head is None else _numbered(head.casefold())


def _number(asked: str) -> str:
    """What may be a number: 4.3 for `Rule 4.3.`, k-7 for `K7` and `K-7`."""
    named = _ASKED.fullmatch(asked.strip())
    return _LETTER.sub(r"\1-", named[1].casefold()) if named else ""


def _holding(words: str) -> tuple[Rule, ...]:
    """The rules that hold the words side by side, the last one perhaps longer: block, blocker.

    What stands above the rules of a chapter is found under its number.
    """
    parts = [re.escape(word) for word in words.split()]
    if not parts:
        return ()
    wanted = re.compile(r"(?<!\w)" + r"\s+".join(parts), re.IGNORECASE)
    return tuple(
        rule for rule in _all_texts() if wanted.search(f"{_word(rule)}{rule.text}") is not None
    )


def is_number(asked: str) -> bool:
    """Whether a chapter or rule is asked for by number, be it there or not."""
    return _NUMBER.fullmatch(_number(asked)) is not None


def nearest(asked: str, most: int = 3) -> tuple[str, ...]:
    """What there is like a number or words that are not there, best first."""
    if is_number(asked):
        return _above(_number(asked))
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 19 ms, needed on a miss alone

    close = process.extract(
        asked.casefold(), _vocabulary(), scorer=fuzz.ratio, limit=most, score_cutoff=60
    )
    return tuple(word for word, _, _ in close)


def _all_rules() -> Iterable[Rule]:
    return (rule for chapter in chapters() for rule in chapter.rules)


def _all_texts() -> Iterable[Rule]:
    """All rules, and before those of each chapter what stands above them."""
    for one in chapters():
        if one.intro:
            yield Rule(one.number, one.intro)
        yield from one.rules


def _numbered(number: str) -> tuple[Rule, ...]:
    """The rule of this number and those under it."""
    return tuple(
        rule
        for rule in _all_rules()
        if rule.number.casefold() == number or rule.number.casefold().startswith(f"{number}.")
    )


def _above(number: str) -> tuple[str, ...]:
    """The nearest number above one that is not there: 4.3 for 4.3.99, 4 for 4.99, K for K-99."""
    while "." in number:
        number = number.rpartition(".")[0]
        if found := chapter(number):
            return (found.number,)
        if rules := _numbered(number):
            return (rules[0].number,)
    return (number[0].upper(),) if "-" in number else ()


def _word(rule: Rule) -> str:
    """What else belongs to a rule's text: in the glossary its word."""
    return "" if is_number(rule.number) else f"{rule.number}: "


@lru_cache(maxsize=1)
def _vocabulary() -> tuple[str, ...]:
    """Every word of the rules, and the glossary's, that could be looked up."""
    text = " ".join(f"{_word(rule)}{rule.text}" for rule in _all_texts())
    terms = [rule.number.casefold() for rule in _all_rules() if _word(rule)]
    return tuple(sorted({*terms, *re.findall(r"[a-z-]{4,}", text.casefold())}))


def _chapter(text: str) -> Chapter:
    """The chapter that a file holds."""
    title, *lines = text.splitlines()
    number, _, title = title.partition(" ")
    paragraphs = [""]
    for line in lines:
        if line.startswith(" "):
            paragraphs[-1] = f"{paragraphs[-1]} {line.strip()}".strip()
        else:
            paragraphs.append(line)
    intro, *rest = paragraphs
    apart = ": " if number == GLOSSARY else " "
    rules = tuple(Rule(first, more) for first, _, more in (one.partition(apart) for one in rest))
    return Chapter(number, title, intro, rules)
