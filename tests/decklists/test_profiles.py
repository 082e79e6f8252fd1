"""Formats of decks: what each asks, quoted in every message with the rule's number."""

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.decklists.profiles import FORMATS, UnknownFormatError, find_format, profile_of
from naruto_tui.decklists.reader import read_deck
from naruto_tui.rules.editions import EDITIONS


def plain(kind, wanted, name="N"):
    """So many cards of a kind, each of another name, three copies each."""
    found, names = [], set()
    for card in shipped():
        if len(found) * 3 >= wanted:
            break
        if card.kind == kind and card.set_number == "1" and card.name not in names:
            names.add(card.name)
            found.append(Entry(min(3, wanted - len(found) * 3), card, len(found) + 1))
    return tuple(found)


def points(deck, name):
    return [str(point) for point in illegal(deck, find_format(name), lambda _: ())]


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_and_its_profile_judge_alike(name):
    deck = Deck("x", (*plain("ninja", 33), *plain("jutsu", 12)), plain("mission", 2))
    edition = EDITIONS[name]
    by_edition = illegal(deck, edition, lambda _: ())
    assert by_edition == illegal(deck, profile_of(edition), lambda _: ())
    assert {"1.1", "9.2"} <= {one.rule for one in by_edition}


def test_1_1_the_size_quotes_the_format():
    deck = Deck("x", (*plain("ninja", 24), *plain("jutsu", 15)))
    assert points(deck, "advanced") == [
        "39 cards; format advanced: a deck has exactly 40, add 1 (rule 1.1)"
    ]


def test_1_3_the_cap_quotes_the_format_and_some_have_none():
    deck = Deck("x", (*plain("ninja", 26), *plain("jutsu", 14)))
    assert points(deck, "advanced") == [
        "26 Ninja; format advanced: at most 25, take out 1 (rule 1.3)"
    ]
    assert points(deck, "limited") == []


def test_1_4_limited_plays_whatever_was_opened(tmp_path):
    naruto = Entry(5, shipped().card("N-001"), 1)
    deck = Deck("x", (naruto, *plain("jutsu", 35)), plain("mission", 7))
    assert points(deck, "limited") == []
    assert "5 cards named Naruto Uzumaki (5 N-001); format italy: at most 3 (rule 1.4)" in points(
        deck, "italy"
    )


@pytest.mark.parametrize(
    ("name", "size", "told"),
    [
        ("italy", 15, ""),
        ("italy", 10, "10 cards in the sideboard; format italy: it has exactly 15 or none"),
        ("italy-usa", 10, ""),
        ("advanced", 1, "1 card in the sideboard; format advanced: there is none, take 1 out"),
        ("limited", 4, ""),
    ],
)
def test_9_2_the_sideboard_of_each_format(name, size, told):
    deck = Deck("x", plain("ninja", 24), plain("mission", size))
    found = [one for one in points(deck, name) if "(rule 9.2)" in one]
    assert found == ([f"{told} (rule 9.2)"] if told else [])


def test_9_4_a_block_is_the_cards_of_its_sets():
    deck = read_deck("N-001\nN-112\n", shipped(), "x")
    assert points(deck, "block:1-2")[1:] == [
        "Gaara of the Desert N-112 is of set 3; format block:1-2: sets 1 to 2 (rule 9.4)"
    ]
    assert len(points(deck, "block:1-3")) == 1
    assert len([one for one in points(deck, "shippuden") if "set 11 on (rule 9.4)" in one]) == 2


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_found_by_its_name(name):
    assert find_format(name) is FORMATS[name]
    assert FORMATS[name].name == name


@pytest.mark.parametrize("name", ["", "blok", "block:", "block:3-1", "block:1-2-3", "block:x"])
def test_another_name_is_refused_with_what_there_is(name):
    with pytest.raises(UnknownFormatError, match=r"formats are|write the lower first"):
        find_format(name)
