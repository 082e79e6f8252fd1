"""The seven editions as values: what each says, and of what it is silent."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import attrs
import pytest
from attrs import evolve

from naruto_tui.rules.editions import EDITIONS, POINTS, Edition, in_words

US = EDITIONS["us"]
NOT_POINTS = {"name", "title", "silent", "turn_limit"}
DAMAGE = "1 to the head; outstanding 2 to the head and 1 to each back; draw 1 to both heads"


def test_the_seven_editions_by_name() -> None:
    assert list(EDITIONS) == ["us", "us-early", "ru", "cz", "turns", "quick", "fr"]
    assert all(one.name == name for name, one in EDITIONS.items())
    assert len({one.title for one in EDITIONS.values()}) == 7


def test_every_field_is_a_point_with_its_row_rule_and_meaning() -> None:
    assert {point.name for point in POINTS} == set(attrs.fields_dict(Edition)) - NOT_POINTS
    for point in POINTS:
        assert point.row.startswith(("V-", "K-")) or point.row[0].isdigit()
        assert point.rule
        assert "\n" not in point.meaning
        assert len(point.meaning) < 80


def test_where_a_text_is_silent_the_us_value_holds() -> None:
    assert not US.silent
    for edition in EDITIONS.values():
        assert edition.silent <= {point.name for point in POINTS}
        for name in edition.silent:
            assert getattr(edition, name) == getattr(US, name)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_values_are_among_those_the_field_knows(edition: Edition) -> None:
    for name, kind in get_type_hints(Edition).items():
        value = getattr(edition, name)
        if get_origin(kind) is Literal:
            assert value in get_args(kind), name
        elif get_origin(kind) is tuple and get_origin(get_args(kind)[0]) is Literal:
            assert set(value) <= set(get_args(get_args(kind)[0])), name


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (US.deck_size, "exactly 50"),
        (EDITIONS["ru"].deck_size, "50 or more"),
        (US.redraws, "5, 4"),
        ((), "none"),
        (None, "no limit"),
        (True, "yes"),
        (False, "no"),
        (3, "3"),
        (evolve(US.deck_size, most=60), "50 to 60"),
        (US.damage, DAMAGE),
    ],
)
def test_values_have_words(value: object, words: str) -> None:
    assert in_words(value) == words


def test_every_point_has_a_test_that_tells_two_of_its_values_apart() -> None:
    text = "".join(
        path.read_text("utf-8") for path in Path(__file__).parent.glob("test_editions_*.py")
    )
    assert [one.name for one in POINTS if not re.search(rf"\ndef test_{one.name}[_(]", text)] == []
