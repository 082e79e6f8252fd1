"""Texts as large as may be, of what readers look for: bounded time, bounded memory, no failure."""

import tracemalloc
from time import process_time

import pytest

from naruto_tui.decklists.formats.table import READERS
from naruto_tui.decklists.reader import look_up

MEGABYTES = (
    "<deck>" * 150_000,
    "<deck " + 'a="b" ' * 150_000,
    "<!-- x -->" * 90_000 + "<deck/>",
    '{"ContainedObjects": [' + '{"Name": "Card", "Nickname": ""},' * 30_000 + "0]}",
    '{"Nickname":' * 80_000,
    "[" * 900_000,
    "[Main]\n" + "3 Kunai|" * 120_000,
    "3 [" * 300_000,
    "SB:" * 300_000,
    "Count,Name\n" + "," * 900_000,
    "Count,Name\n" + '"' * 900_000,
    "\n" * 900_000,
    " " * 900_000,
    "3 Kunai J-001\n" * 60_000,
)
LINES = (
    "3," + "a," * 147,
    "3 " + "xy " * 97,
    "hi there " + "xy " * 94,
    "&amp;" * 59,
    "(" * 296,
    "[a] " * 74,
    "3 Kunai - " * 29,
    "record " + "1 " * 140,
    "a" * 296,
    "set 1 " * 49,
    "x|" * 148,
    "3" * 290 + " Kunai",
    "Narto " * 40,
    "-1 Kunai +1 Kunai" * 15,
    "A & B " * 49,
)
"""A thousand of these are a list; each ends in a number of its own."""


@pytest.mark.parametrize("text", MEGABYTES, ids=lambda text: text[:15])
def test_a_megabyte_of_anything_is_read_or_refused_at_once(text, printed):
    begun = process_time()
    for read in READERS:
        read(text)
    look_up(text, printed)
    assert process_time() - begun < 5


@pytest.mark.parametrize("text", MEGABYTES, ids=lambda text: text[:15])
def test_a_megabyte_of_anything_needs_no_more_memory_than_a_hundred_of_it(text, printed):
    look_up("3 Narto", printed)
    tracemalloc.start()
    look_up(text, printed)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 100_000_000


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:15])
def test_a_thousand_long_lines_of_anything_are_read_or_refused_soon(line, printed):
    text = "\n".join(f"{line} {number}"[-300:] for number in range(1_000))
    begun = process_time()
    reading = look_up(text, printed)
    assert process_time() - begun < 8
    assert reading.found or reading.refused
