"""The points that the rule books leave open: each has a ruling with its reason in docs/rules.md."""

import re
from pathlib import Path

import naruto_tui

PAGE = Path(__file__).parents[2].joinpath("docs", "rules.md").read_text("utf-8")
RULED = [int(number) for number in re.findall(r"OPEN (\d+)(?:,| and)", PAGE)]
SOURCES = [*Path(naruto_tui.__file__).parent.rglob("*.py"), *Path(__file__).parent.glob("*.py")]


def test_each_of_the_open_points_has_a_ruling() -> None:
    assert sorted({*RULED}) == [*range(1, 46)]
    assert len(RULED) == 45


def test_a_point_that_the_program_names_is_one() -> None:
    named = {int(one) for path in SOURCES for one in re.findall(r"OPEN (\d+)", path.read_text())}
    assert named
    assert named <= {*RULED}
