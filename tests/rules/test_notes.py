"""What other rule books say is told below the rule it belongs to."""

import re

import pytest

from naruto_tui.rules.editions import EDITIONS, POINTS
from naruto_tui.rules.notes import notes
from naruto_tui.rules.reference import chapters, look_up


def test_a_rule_tells_who_has_it_otherwise() -> None:
    assert notes("1.1") == (
        "Other editions: cards in a deck: exactly 40 in us-early and fr; 50 or more in ru.",
    )
    assert notes("4.3.2") == ()


def test_of_one_edition_only_what_it_has_otherwise() -> None:
    assert notes("1.3", EDITIONS["us-early"]) == (
        "In edition us-early: most Ninja in a deck, Platoons not counted: 25.",
    )
    assert notes("1.3", EDITIONS["fr"]) == ()


def test_the_rules_as_printed_are_those_of_us() -> None:
    numbers = {point.rule for point in POINTS}
    assert [note for number in numbers for note in notes(number, EDITIONS["us"])] == []


@pytest.mark.parametrize("name", EDITIONS)
def test_every_point_in_which_an_edition_differs_is_told_once(name: str) -> None:
    edition, us = EDITIONS[name], EDITIONS["us"]
    differ = [p for p in POINTS if getattr(edition, p.name) != getattr(us, p.name)]
    told = [note for number in {p.rule for p in POINTS} for note in notes(number, edition)]
    assert len(told) == len(differ)


def test_every_point_belongs_to_a_rule_that_can_be_looked_up() -> None:
    known = {one.number for one in chapters()} | {r.number for one in chapters() for r in one.rules}
    differing = {number for number in {p.rule for p in POINTS} if notes(number)}
    missing = {number for number in differing if re.match(r"\d", number)} - known
    assert missing == set()
    assert all(look_up(number) for number in differing & known)
