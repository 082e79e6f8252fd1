"""The same deck as many people and programs write it, and lists of which nothing can be taken.

In two of the lists a number was that of another card; there it is that of the card named beside it.
"""

from collections import Counter
from pathlib import Path

import pytest

from naruto_tui.decklists.model import DeckError
from naruto_tui.decklists.reader import load_deck

SPECIMENS = Path(__file__).parent / "specimens"
MODEL = "s04-two-spaces-caps.txt"
MAIN_ONLY = {"s01", "s03", "s15", "s18", "s20", "s35", "s41", "s42", "s43"}
REFUSED = {"s34"}
LISTS = sorted(path.name for path in SPECIMENS.glob("s*"))
SURE = {
    "N-154": 3, "N-US020": 2, "N-139": 1, "N-US007": 3, "N-201": 2, "N-264": 2, "J-079": 1,
    "M-080": 3, "M-158": 2, "M-004": 3,
}  # fmt: skip
"""Cards that name and title tell from all others."""


def names(entries):
    return Counter(name for e in entries for name in [e.card.name] * e.count)


@pytest.fixture(scope="module")
def model(printed):
    return load_deck(SPECIMENS / MODEL, printed)


def test_the_list_itself_is_read_whole(model):
    assert (sum(names(model.main).values()), sum(names(model.side).values())) == (50, 10)
    assert len(model.main) == 22
    assert names(model.main)["Rock Lee"] == 3
    assert names(model.side) == {
        "First Chunin Exam": 3, "Tsukuyomi": 3, "Leaf Lightning Fist": 2, "Struggle": 2,
    }  # fmt: skip


@pytest.mark.parametrize("name", [name for name in LISTS if name[:3] not in REFUSED])
def test_every_way_of_writing_it_gives_the_same_deck(printed, model, name):
    deck = load_deck(SPECIMENS / name, printed)
    assert names(deck.main) == names(model.main)
    assert names(deck.side) == ({} if name[:3] in MAIN_ONLY else names(model.side))
    counts = {e.card.number: e.count for e in deck.main}
    assert {number: counts.get(number) for number in SURE} == SURE


@pytest.mark.parametrize("name", ["s11-number-in-brackets.txt", "s12-numbers-only.txt"])
def test_numbers_leave_no_version_open(printed, name):
    deck = load_deck(SPECIMENS / name, printed)
    assert {"N-155", "N-023", "N-024", "J-131"} <= {e.card.number for e in deck.main}
    asked = [told.partition(" named ")[2] for told in deck.notices if " named " in told]
    assert asked == []


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("n01-bad-counts.txt", [1, 2, 3, 4, 5, 6, 7, 8]),
        ("n02-huge-count.txt", [1]),
        ("n04-only-bom.txt", [1]),
        ("n05-only-headers.txt", [1]),
        ("n07-typos.txt", [1, 2, 3, 4, 5]),
        ("n09-long-line.txt", [1]),
        ("n10-invisible.txt", [2, 3]),
        ("n12-truncated-xml.cod", [1]),
        ("n14-html-page.txt", [1]),
        ("s34-ygopro-shape.ydk", [3]),
    ],
)
def test_a_bad_list_gets_one_message_for_each_line_that_is_refused(printed, name, lines):
    with pytest.raises(DeckError) as caught:
        load_deck(SPECIMENS / name, printed)
    told = [problem.removeprefix(f"{SPECIMENS / name}:") for problem in caught.value.problems]
    assert [int(problem.partition(":")[0]) for problem in told] == lines
    assert all(len(problem) < 300 for problem in told)


def test_a_typo_gets_the_nearest_names(printed):
    with pytest.raises(DeckError) as caught:
        load_deck(SPECIMENS / "n07-typos.txt", printed)
    wanted = ("Rock Lee", "Kakashi Hatake", "Chidori", "Sakura's Decision", "Naruto Uzumaki")
    for problem, name in zip(caught.value.problems, wanted, strict=True):
        assert f"did you mean {name}" in problem
