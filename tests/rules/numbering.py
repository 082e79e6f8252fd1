"""Which numbered rules state a behaviour, and which of them have a test that bears their number.

python -m tests.rules.numbering        prints those that have none
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from naruto_tui.rules.reference import chapters

PROVED = ("1", "2", "3", "4", "5", "6", "7", "10", "K", "T")
"""Chapters whose rules are proved one by one."""

NO_TEST = {
    "1.5": "one-copy cards: no list of them is known, so the rule is idle",
    "1.7": "what lies on the table besides cards",
    "K-11.3": "spellings are corrected in the card files, not in play",
    "K-26.1": "says of some characteristics that they do nothing",
}
"""Rules that have no test, each with the reason."""

_TEST = re.compile(r"^def test_((?:k_|t_)?\d+(?:_\d+)*)_[a-z]", re.MULTILINE)


def numbers() -> list[str]:
    """Rules that state something: those under which no other rule stands."""
    found = [rule.number for one in chapters() if one.number in PROVED for rule in one.rules]
    return [one for one in found if not any(other.startswith(f"{one}.") for other in found)]


def with_a_test() -> set[str]:
    """Numbers that tests of this folder bear in their names."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found |= set(map(_number, _TEST.findall(path.read_text("utf-8"))))
    return found


def _number(name: str) -> str:
    letter, _, rest = name.partition("_") if name[0] in "kt" else ("", "", name)
    number = rest.replace("_", ".")
    return f"{letter.upper()}-{number}" if letter else number


def name_of(rule: str) -> str:
    """How the name of a test of this rule begins."""
    return f"test_{rule.lower().replace('-', '_').replace('.', '_')}_"


def missing() -> list[str]:
    """Rules without a test and without a reason for that."""
    proved = with_a_test()
    return [rule for rule in numbers() if rule not in proved and rule not in NO_TEST]


def _print(some: Iterable[str]) -> None:
    for rule in some:
        sys.stdout.write(f"{rule}\n")


if __name__ == "__main__":
    _print(missing())
