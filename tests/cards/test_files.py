"""Card files: what stands in them, and what is said when they are wrong."""

from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards import paragraphs
from naruto_tui.cards.files import (
    LARGEST_FILE,
    LONGEST_LINE,
    MOST_LINES,
    CardFileError,
    UnreadableFileError,
    index,
    load,
    survey,
)
from naruto_tui.cards.model import KINDS, SYMBOLS, Card, Cost, Power
from naruto_tui.cards.paragraphs import text_line

NINJA = """\
N-900 Example Ninja
  ninja · fire, wind · entrance 3 · hand 1 · rarity C
  4/2 · injured -1/0 · Ninjutsu, Oil
  Leaf, Rogue Ninja (Jonin), Male · mental power 1 · also named Some One; Another
  "Slow "and" Burn"
  "Leaf" Ninja get +1/+0.
  Draw 1 card.
"""


def read(text: str, file: str = "mine.cards") -> Card:
    (paragraph,) = index(text, file).paragraphs
    return paragraphs.read(paragraph)


def refusal(text: str) -> str:
    with pytest.raises(CardFileError) as caught:
        [paragraphs.read(paragraph) for paragraph in index(text, "mine.cards").paragraphs]
    return str(caught.value)


def test_every_fact_of_a_ninja_is_read():
    card = read("Set 9: Nine\n\n" + NINJA)
    assert card == Card(
        number="N-900",
        name="Example Ninja",
        kind="ninja",
        set_number="9",
        symbols="FN",
        entrance=3,
        hand=1,
        healthy=Power(4, 2),
        injured=Power(-1, 0),
        attributes=("Ninjutsu", "Oil"),
        characteristics=("Leaf", "Rogue Ninja (Jonin)", "Male"),
        mental=1,
        also_named=("Some One", "Another"),
        title='Slow "and" Burn',
        text=('"Leaf" Ninja get +1/+0.', "Draw 1 card."),
        rarity="C",
    )
    assert card.place == ("mine.cards", 3)


def test_a_jutsu_may_be_paid_in_different_ways():
    card = read("J-900 Example\n  jutsu · void · cost F F 1 or W X or 0\n  Draw 1 card.")
    assert card.costs == (Cost("FF", 1), Cost("W", 0, 1), Cost("", 0))


def test_a_mission_may_be_a_permanent_with_coins_and_a_counter():
    card = read("M-900 Example\n  mission · earth · entrance 0 · hand 2 · permanent 3 · counter")
    assert (card.permanent, card.coins, card.counter, card.hand) == (True, 3, True, 2)


def test_a_plain_permanent_has_no_coins():
    card = read("M-900 Example\n  mission · earth · entrance 0 · hand 2 · permanent")
    assert (card.permanent, card.coins) == (True, None)


def test_a_client_has_characteristics_and_no_power():
    card = read(
        "C-900 Example\n  client · earth · entrance 0 · hand 0\n  Leaf, Prince\n  Draw 1 card."
    )
    assert card.characteristics == ("Leaf", "Prince")
    assert card.text == ("Draw 1 card.",)


def test_printed_values_may_be_x():
    ninja = read(
        "N-900 A\n  ninja · fire · entrance 1 · hand X\n  X/2 · injured 0/X\n  no characteristics"
    )
    assert ninja.variable == ("hand", "healthy combat", "injured support")
    mission = read("M-900 A\n  mission · fire · entrance 1 · hand 1 · permanent X+1")
    assert (mission.variable, mission.coins) == (("coins",), 1)


def test_the_dot_may_be_a_bar():
    assert read(NINJA.replace("·", "|")) == read(NINJA)


def test_windows_line_ends_and_tabs_are_read():
    assert read(NINJA.replace("\n", "\r\n").replace("  ", "\t")) == read(NINJA)


def test_comments_stand_between_cards():
    text = "# one\n\n" + NINJA + "# two\n\n# three\n" + NINJA.replace("900", "901") + "\n# four"
    cards = [paragraphs.read(p) for p in index(text, "mine.cards").paragraphs]
    assert [card.number for card in cards] == ["N-900", "N-901"]
    assert cards[0].text == cards[1].text


def test_a_file_without_a_set_line_is_a_set_of_its_own():
    found = index(NINJA, "home/mine.cards")
    assert (found.set_number, found.set_name) == ("own", "mine")


def test_the_line_of_each_ability_is_known():
    card = read("\n\n" + NINJA)
    lines = ("\n\n" + NINJA).split("\n")
    assert [lines[text_line(card, n) - 1].strip() for n in (0, 1)] == list(card.text)


WRONG = [
    ("  fire\n" + NINJA, "mine.cards:1: belongs to no card"),
    ("N-1x Name\n", "mine.cards:1: "),
    (NINJA + NINJA, "mine.cards:8: N-900 stands already in line 1"),
    (NINJA + "Set 3: Late", "mine.cards:8: the set is named once"),
    ("Set 3: Three\n  lines\n" + NINJA, "mine.cards:1: the set is named once"),
    ("N-900 Alone", "mine.cards:1: a card needs a second line"),
    (NINJA.replace("  Draw", "\n  Draw"), "mine.cards:7: a card's lines stand together"),
    (NINJA.replace("  Draw", "# why\n  Draw"), "mine.cards:7: a card's lines stand together"),
    (NINJA.replace("ninja ·", "ninjas ·"), 'mine.cards:2: "ninjas" is no kind of card'),
    (NINJA.replace("N-900", "M-900"), "mine.cards:2: M-900 is no number of a ninja"),
    (NINJA.replace("fire,", "fir,"), "mine.cards:2: after the kind stands its symbol"),
    (NINJA.replace("wind", "fire"), "mine.cards:2: after the kind stands its symbol"),
    (NINJA.replace(" · fire, wind", ""), "mine.cards:2: after the kind stands its symbol"),
    (NINJA.replace(" · hand 1", ""), "mine.cards:2: a ninja needs its hand"),
    (NINJA.replace("hand 1", "hand 1 · hand 1"), 'mine.cards:2: "hand 1" says again'),
    (NINJA.replace("hand 1", "hand one"), 'mine.cards:2: "hand one" is not known here'),
    (NINJA.replace("hand 1", "hand 1 · permanent"), 'mine.cards:2: "permanent" is not known'),
    (NINJA.replace("4/2", "4-2"), "mine.cards:3: "),
    (NINJA.replace("injured ", ""), "mine.cards:3: "),
    (NINJA.replace("Ninjutsu, Oil", "Oil, Oil"), "mine.cards:3: an empty or repeated combat"),
    (NINJA.replace("Leaf,", "Leaf,,"), "mine.cards:4: an empty or repeated characteristic"),
    (NINJA.replace("mental power 1", "mental power"), "mine.cards:4: "),
    (NINJA.replace("Some One;", ";"), "mine.cards:4: "),
    ("N-900 A\n  ninja · fire · entrance 1 · hand 0", "mine.cards:2: the card ends here"),
    ("J-900 A\n  jutsu · fire", "mine.cards:2: a jutsu needs its cost"),
    ("J-900 A\n  jutsu · fire · cost Q", 'mine.cards:2: "Q" is no Jutsu cost'),
    ("J-900 A\n  jutsu · fire · cost 1 or ", "mine.cards:2: "),
    (NINJA + "  Draw 1 card.\n" * MOST_LINES, f"mine.cards:{MOST_LINES + 1}: more than"),
    (NINJA + "  " + "x" * LONGEST_LINE, "mine.cards:8: longer than"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_what_is_wrong_is_told_with_its_line(text, message):
    assert refusal(text).startswith(message)


@pytest.mark.parametrize("hidden", ["\x1b", "\x00", "\u202e", "\u2066", "\u200b", "\xa0", "\u2028"])
def test_characters_that_hide_or_reorder_are_refused(hidden):
    message = refusal(NINJA.replace("Draw", f"Dr{hidden}aw"))
    assert message.startswith(f"mine.cards:7:5: holds U+{ord(hidden):04X}")
    assert message.isprintable()


def test_a_survey_reports_all_and_keeps_the_rest():
    found, errors = survey("what\n" + NINJA + "is this\n" + NINJA, "mine.cards")
    assert [error.line for error in errors] == [1, 9, 10]
    assert [paragraph.number for paragraph in found.paragraphs] == ["N-900"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"N-900 A\n  \xff", ":2: not UTF-8"),
        (b"x" * (LARGEST_FILE + 1), ":1: larger than"),
        (None, ":1: cannot be read: No such file"),
    ],
)
def test_a_file_that_is_no_text_is_refused_whole(tmp_path: Path, data, message):
    path = tmp_path / "mine.cards"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(UnreadableFileError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}{message}")


def test_a_directory_is_no_card_file(tmp_path: Path):
    with pytest.raises(UnreadableFileError, match="not a file"):
        load(tmp_path)


# -- any text, and back ----------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        *NINJA.split(" "),
        "\n",
        "\n  ",
        "\n\n",
        " · ",
        " | ",
        "#",
        "Set 1: A\n",
        "J-1 B\n  jutsu",
        "X",
    ]
)


@given(st.one_of(st.text(), st.lists(PIECES).map(" ".join)))
def test_any_text_gives_cards_or_a_card_file_error(text):
    try:
        cards = [paragraphs.read(paragraph) for paragraph in index(text, "mine.cards").paragraphs]
    except CardFileError as error:
        cards = []
        said = str(error)
    else:
        said = "mine.cards:"
    assert said.startswith("mine.cards:")
    for card in cards:
        assert read(paragraphs.write(card)) == evolve(card, set_number="own")


WORDS = st.from_regex(r"[A-Za-z0-9'()&!?-]{1,8}( [A-Za-z0-9'()&!?-]{1,8}){0,2}", fullmatch=True)
NUMBERS = st.integers(0, 99)
POWERS = st.builds(Power, st.integers(-99, 99), st.integers(-99, 99))
COSTS = st.builds(Cost, st.text("FWLNEV", max_size=5), NUMBERS, st.integers(0, 3))
WORD_LISTS = st.lists(WORDS, max_size=4, unique=True).map(tuple)
FACTS = {
    "name": WORDS,
    "symbols": st.lists(st.sampled_from(list(SYMBOLS)), min_size=1, max_size=3, unique=True).map(
        "".join
    ),
    "text": st.lists(WORDS.map("{}.".format), max_size=4).map(tuple),
    "rarity": st.sampled_from(["", "C", "SR"]),
}
PRICES = {"entrance": NUMBERS, "hand": NUMBERS}
KIND_FACTS = {
    "ninja": {
        **PRICES,
        "healthy": POWERS,
        "injured": POWERS,
        "attributes": WORD_LISTS,
        "characteristics": WORD_LISTS,
        "mental": st.none() | st.integers(-9, 99),
        "also_named": WORD_LISTS,
        "title": WORDS | st.just(""),
    },
    "jutsu": {"costs": st.lists(COSTS, min_size=1, max_size=3).map(tuple)},
    "mission": {**PRICES, "counter": st.booleans()},
    "client": {**PRICES, "characteristics": WORD_LISTS},
}
CARDS = st.sampled_from(KINDS).flatmap(
    lambda kind: st.builds(
        Card,
        number=st.just(f"{kind[0].upper()}-900"),
        kind=st.just(kind),
        set_number=st.just("own"),
        **FACTS,
        **KIND_FACTS[kind],
    )
)


@given(CARDS)
def test_what_is_written_is_read_as_the_same_card(card):
    assert read(paragraphs.write(card)) == card
