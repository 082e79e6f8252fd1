"""A card file in good form: the same cards and comments, and a second time nothing changes."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naruto_tui.cards.files import index
from naruto_tui.cards.formatting import UnformattedError, formatted
from naruto_tui.cards.paragraphs import read, write
from naruto_tui.cards.pool import SETS, shipped
from naruto_tui.cards.reading import abilities

UNTIDY = """\
# hi\r
Set  Mine:  A try\r
\r
\r
# note\r
N-900   Example Ninja  \r
\tninja|fire|hand 1|entrance 3\r
\t4/2|injured 3/1\r
\tno characteristics\r
\twhen this ninja enters play, DRAW 1 card.\r
# tail\r
N-901 Another
 ninja·fire·entrance 3·hand X
 1/1·injured X/1
 Leaf ,Genin
 words that nobody understands"""
TIDY = """\
# hi
Set Mine: A try

# note
N-900 Example Ninja
  ninja · fire · entrance 3 · hand 1
  4/2 · injured 3/1
  no characteristics
  When this Ninja enters play, draw 1 card.

# tail
N-901 Another
  ninja · fire · entrance 3 · hand X
  1/1 · injured X/1
  Leaf, Genin
  words that nobody understands
"""


def test_spaces_facts_and_wording_are_put_in_order() -> None:
    assert formatted(UNTIDY, "mine.cards") == TIDY
    assert formatted(TIDY, "mine.cards") == TIDY


@pytest.mark.parametrize("path", sorted(SETS.glob("*.cards")), ids=lambda path: path.stem)
def test_the_shipped_files_are_in_good_form(path) -> None:
    text = path.read_text("utf-8")
    assert formatted(text, path.name) == text


CARDS = [card for card in shipped() if card.is_written]
BLANKS = st.sampled_from([" ", "  ", "   ", "\t"])
COMMENTS = st.lists(st.sampled_from(["# a word", "#", "", "  ", "#  two  words  "]), max_size=3)


@st.composite
def untidy_card(draw: st.DrawFn) -> str:
    """A card of the pool with other spaces, dots and letters."""
    head, *lines = write(draw(st.sampled_from(CARDS))).splitlines()
    dot = draw(st.sampled_from([" · ", "|", " |  ", "·"]))
    lines = [f"{draw(BLANKS)}{line.strip().replace(' · ', dot)}{draw(BLANKS)}" for line in lines]
    return "\n".join([head.replace(" ", draw(BLANKS), 1), *lines, *draw(COMMENTS)])


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(COMMENTS, st.lists(untidy_card(), max_size=4), st.sampled_from(["\n", "\r\n"]))
def test_any_file_in_good_form_has_its_cards_and_comments_and_stays(
    above: list[str], cards: list[str], end: str
) -> None:
    numbers = {card.split()[0]: card for card in cards}
    text = "\n".join([*above, *numbers.values()]).replace("\n", end)
    good = formatted(text, "mine.cards")
    assert formatted(good, "mine.cards") == good
    found = [read(paragraph) for paragraph in index(good, "mine.cards").paragraphs]
    assert [card.number for card in found] == list(numbers)
    for card in found:
        printed = shipped().card(card.number)
        assert abilities(card) == abilities(printed)
        assert write(card) == write(printed)
    assert comments(good) == comments(text)
    assert "\n\n\n" not in good


def comments(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if line.startswith("#")]


def test_what_cannot_be_understood_is_told_and_nothing_is_made() -> None:
    with pytest.raises(UnformattedError) as caught:
        formatted("  stray\nN-900 A\n  ninja · fire\n\nwhat\n", "mine.cards")
    assert [fault.line for fault in caught.value.faults] == [1, 3, 5]
