"""The forty hardest rows: cards that each ask for something no other card does.

For every row the cards that prove it, each with a test by hand of what it does and of a case in
which it must not. A row without any says why; such a row may only become one that plays.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.rules.playable import problems

HERE = Path(__file__).parent
ROWS = 40


class Row(NamedTuple):
    """One of the rows: what it asks for, and where its cards are tested."""

    asks: str
    proved: dict[str, str]
    """Cards that play, each with the file of its tests below this folder."""


def row(asks: str, **files: str) -> Row:
    """A row; `files` name the cards of each file, with `_` for `/` and no `test_`."""
    proved = {card: file for file, cards in files.items() for card in cards.split()}
    return Row(asks, {card: _FILES[file] for card, file in proved.items()})


_FILES = {
    "jutsu": "hardest/test_jutsu.py",
    "missions": "hardest/test_missions.py",
    "ninja": "hardest/test_ninja.py",
    "rewritten": "hardest/test_rewritten.py",
    "turns": "hardest/test_turns_and_sides.py",
    "said_otherwise": "samples/test_said_otherwise.py",
    "sample_32": "samples/test_sample_32_jutsu.py",
    "sample_32_new": "samples/test_sample_32_new.py",
    "sample_32_ninja": "samples/test_sample_32_ninja.py",
    "sample_33": "samples/test_sample_33_missions.py",
    "sample_33_ninja": "samples/test_sample_33_ninja.py",
    "sample_41": "samples/test_sample_41_missions.py",
    "sample_41_ninja": "samples/test_sample_41_ninja.py",
    "sample_62": "samples/test_sample_62_missions.py",
    "sample_63": "samples/test_sample_63_jutsu.py",
    "sample_64": "samples/test_sample_64_missions.py",
    "what_was_said": "samples/test_by_what_was_said.py",
    "elsewhere": "samples/test_elsewhere.py",
    "for_nothing": "samples/test_for_nothing.py",
    "set_2": "set_02/test_jutsu_1.py",
    "set_2_more": "set_02/test_jutsu_2.py",
    "set_2_third": "set_02/test_jutsu_3.py",
    "set_3": "set_03/test_jutsu_2.py",
    "set_3_missions": "set_03/test_missions_2.py",
}

HARDEST = {
    3: row("the turn ends in the middle of a chain", jutsu="J-953"),
    4: row("numbers of a text are raised", said_otherwise="M-988"),
    5: row("the effect on the chain becomes another", sample_32="J-539", sample_32_new="N-682",
           rewritten="J-496 J-498 J-500 J-506 J-537"),
    6: row("an effect once more, with another user", sample_63="J-365", set_2="J-048",
           set_2_third="J-068", rewritten="J-147 J-727"),
    7: row("copies on the chain", sample_41_ninja="PR-072"),
    8: row("a Jutsu does to its user what it would do to another", ninja="N-996"),
    9: row("targets that chance picks", ninja="PR-063"),
    10: row("a Mission's effect as one's own", missions="M-835", turns="M-964"),
    11: row("the text of a card that lies elsewhere", missions="M-329", jutsu="J-618"),
    12: row("the text of an object", set_2_more="J-063", turns="N-637"),
    13: row("what a keyword does is another", ninja="N-913"),
    14: row("coins that are Ninja, or copies", jutsu="J-656", missions="M-281",
            ninja="N-511 N-821 N-1596"),
    15: row("a card that is no Ninja becomes one", missions="M-615", rewritten="J-748"),
    16: row("a Permanent counts as a copy of a card in a pile", missions="M-939"),
    18: row("a foe in one's own team", set_3="J-110", sample_32_new="J-972"),
    19: row("control changes by a trigger", sample_33="M-US082", turns="M-959"),
    20: row("out of the game and into another fight", jutsu="J-978"),
    21: row("a price from the event that it replaces", ninja="N-878"),
    22: row("the amount of an event in the price", sample_32_ninja="N-579", ninja="N-US044"),
    23: row("damage and injury go to another", ninja="N-1137"),
    24: row("used Missions lie elsewhere than the rules say", ninja="N-718"),
    25: row("one team blocks several", missions="M-166", ninja="N-1046 N-1065", turns="N-1652"),
    26: row("a fight without a second team", sample_64="M-164"),
    27: row("who must be sent out, and who alone", missions="M-796"),
    28: row("a fight that comes of an effect", ninja="N-753"),
    29: row("between comparison and damage", set_2_more="J-072"),
    30: row("one coin of several", set_3_missions="M-131 M-132"),
    31: row("repeated until tails", jutsu="J-144"),
    32: row("picked by a total", missions="M-US009", jutsu="J-969"),
    33: row("guesses and hidden answers", missions="M-413 M-821"),
    34: row("one of two is picked by the other player", jutsu="J-834 J-1006"),
    35: row("what was paid decides", what_was_said="J-936", sample_62="M-748", turns="N-1151"),
    36: row("other ways to pay", sample_32_new="N-1452"),
    37: row("played from elsewhere", elsewhere="N-980", for_nothing="N-987"),
    38: row("owners and counts in play", sample_33_ninja="N-235", turns="N-1114 N-1201 N-1502"),
    39: row("a number that outlives its step", ninja="N-659"),
    40: row("phases and turns besides", sample_41="M-890", turns="M-259 M-334"),
}  # fmt: skip

UNSAID = {
    1: ("hides in a hand, found by names that are revealed one by one", "J-US055"),
    2: ("one player decides the other's next turn", "J-929"),
    17: ("a Client is a Ninja, too, for a turn", "M-186"),
}
"""Rows of which no card plays: why, and their cards. It may only become shorter."""


@cache
def bodies_of(file: str) -> dict[str, str]:
    """The tests of a file and their text, with the decorators above them."""
    text = (HERE / file).read_text("utf-8")
    parts = re.split(r"^(?=@pytest|def )", text, flags=re.MULTILINE)
    found: dict[str, str] = {}
    above = ""
    for part in parts:
        name = re.match(r"def (\w+)", part)
        if name is None:
            above += part if part.startswith("@pytest") else ""
            continue
        found[name[1]] = above + part
        above = ""
    return {name: body for name, body in found.items() if name.startswith("test_")}


def proofs(number: str, file: str) -> list[str]:
    """The tests that bear the number of a card in their name."""
    word = number.lower().replace("-", "_")
    return [name for name in bodies_of(file) if re.search(rf"(^|_){word}(_|$)", name)]


def test_every_row_is_told_once():
    assert sorted((*HARDEST, *UNSAID)) == list(range(1, ROWS + 1))


PROVED = [(number, file) for one in HARDEST.values() for number, file in one.proved.items()]


@pytest.mark.parametrize(("number", "file"), PROVED)
def test_a_card_of_a_hard_row_plays_and_its_test_names_it(number, file):
    assert problems(shipped().card(number)) == ()
    assert proofs(number, file), f"no test of {file} has {number} in its name"


def test_a_row_without_a_card_has_none_that_plays():
    plays = [
        number
        for _, cards in UNSAID.values()
        for number in cards.split()
        if not problems(shipped().card(number))
    ]
    assert plays == [], "write a position for it and move its row to HARDEST"


def test_the_page_about_the_language_says_how_many_rows_play():
    page = (HERE.parents[1] / "docs" / "language.md").read_text("utf-8")
    told = re.search(r"(\d+) of the 40 hardest rows", page)
    assert told is not None
    assert int(told[1]) == len(HARDEST)
