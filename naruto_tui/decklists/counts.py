"""How many copies a line lists: `3 Name`, `x3 Name`, `(3) Name`, `Name x3`, `Name (3)`, `3,Name`.

A line without a count lists one copy. What is written where a count stands but is none is refused.
"""

import re
from collections.abc import Callable
from typing import Final

MOST_COPIES: Final = 99
"""Of one line; how many an edition allows is a later question."""
_SHOWN: Final = 40
"""Characters of a count in a message."""

_IN_WORDS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_BEFORE: Final = re.compile(
    r"""(?:[(\[]\s*[xх*]?\s*(?P<boxed>[0-9]+)\s*[xх]?\s*[)\]]\s*[-:]?\s*
      | [xх]\s?(?P<crossed>[0-9]+)[\s,:;]+
      | (?P<count>[0-9]+)(?:\s*[xх*枚](?:\s+-\s+|[\s,:;]+|(?=[("]))|[xх*](?=[A-Z]))
      | (?P<bare>[-+]?[0-9][0-9.,ex/]*?\)?)(?:\s*[,;:]\s*(?![0-9]{3}\b)|\s+-\s+|\s+)
      )(?P<rest>\S.*)""",
    re.VERBOSE | re.IGNORECASE,
)
_AFTER: Final = re.compile(
    r"""(?P<rest>\S.*?)(?:
        \s*[(\[]\s*[xх*]?\s*(?P<boxed>[0-9]{1,3})\s*[xх]?\s*[)\]]
      | [\s,;:]+[xх*]\s?(?P<crossed>[0-9]+)
      | [\s,;:]+(?P<count>[0-9]+)\s?[xх*枚]
      | \s*(?:[,;:]|\s-|\.{2,})?\s+(?P<bare>[0-9]{1,3})
      )""",
    re.VERBOSE | re.IGNORECASE,
)


class CountError(ValueError):
    """A count that is none, or two of them; the message says what would be right."""


def counted(text: str, is_name: Callable[[str], bool]) -> tuple[int, str]:
    """Copies and the rest of a line; figures that belong to a name stay there.

    Raises:
        CountError: the count is no number from 1 to `MOST_COPIES`, or stands on both sides.
    """
    first, _, others = text.partition(" ")
    if text[0].isnumeric() and not (text[0].isascii() and text[0].isdigit()):
        raise CountError(no_count(first))
    if is_name(text):
        return 1, text
    if (figure := _IN_WORDS.get(first.casefold())) and is_name(others):
        raise CountError(f"{first} is no number of copies; write {figure}")
    before = _BEFORE.fullmatch(text)
    rest = before["rest"] if before else text
    after = None if is_name(rest) else _AFTER.fullmatch(rest)
    if before and after:
        whole = _AFTER.fullmatch(text)
        if whole and is_name(whole["rest"]):
            return _number(_written(whole)), whole["rest"]
        raise CountError(
            f"copies are counted twice, {_written(before)} and {_written(after)}; write one"
        )
    found = before or after
    return (_number(_written(found)), found["rest"]) if found else (1, text)


def no_count(written: str) -> str:
    """What is said of a count that is none."""
    shown = written if len(written) <= _SHOWN else f"{written[:_SHOWN]}..."
    return f"{shown} is no number of copies; write 1 to {MOST_COPIES}"


def seeming(text: str) -> int:
    """The copies that a line which cannot be taken seems to list."""
    found = _BEFORE.match(text) or _AFTER.fullmatch(text)
    written = _written(found) if found else ""
    valid = written.isdigit() and 1 <= int(written[:9]) <= MOST_COPIES
    return int(written) if valid else 1


def _written(found: re.Match[str]) -> str:
    groups = found.groupdict()
    return next(groups[key] for key in ("boxed", "crossed", "count", "bare") if groups.get(key))


def _number(written: str) -> int:
    if not (written.isascii() and written.isdigit() and 1 <= int(written[:9]) <= MOST_COPIES):
        raise CountError(no_count(written))
    return int(written)
