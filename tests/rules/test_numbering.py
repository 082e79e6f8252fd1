"""Which numbered rules have a test: each that states a behaviour must."""

import re
from pathlib import Path

import pytest

RULES = {
    "1": 7, "2": 11, "3": 6, "4.1": 3, "4.2": 3, "4.3": 8, "4.4": 6, "4.5": 2, "4.6": 3, "4.7": 3,
    "4.8": 3, "5.1": 3, "5.2": 4, "5.3": 10, "5.4": 11, "5.5": 7, "6": 6, "7": 18,
}  # fmt: skip
"""Sections 1 to 7 of the numbered reference, and how many rules each has."""

NO_TEST = {
    "1.5": "one-copy cards: no list of them is known, so the rule is idle",
    "1.7": "what lies on the table besides cards",
    "5.4.10": "Mental Power Battles are made by effects that no playable card has yet",
    "7.2": "no playable card has an activated effect yet",
}
"""Rules that have no test, each with the reason."""

NUMBER = re.compile(r"^def test_(\d(?:_\d+)*)_[a-z]", re.MULTILINE)


def numbers() -> list[str]:
    rules = [f"{section}.{i}" for section, count in RULES.items() for i in range(1, count + 1)]
    return [*rules, "5.6"]


def with_a_test() -> set[str]:
    """Numbers that tests of this folder bear in their names."""
    found = set()
    for path in Path(__file__).parent.glob("test_section_*.py"):
        found |= {match.replace("_", ".") for match in NUMBER.findall(path.read_text("utf-8"))}
    return found


@pytest.mark.parametrize("rule", [rule for rule in numbers() if rule not in NO_TEST])
def test_a_rule_has_a_test(rule: str) -> None:
    assert rule in with_a_test(), (
        f"write a test whose name begins with test_{rule.replace('.', '_')}_"
    )


def test_the_exceptions_are_rules_and_have_no_test() -> None:
    assert set(NO_TEST) <= set(numbers())
    assert not set(NO_TEST) & with_a_test()
