"""Sets as lists name them, behind a card and in columns of their own."""

import pytest

from naruto_tui.decklists.model import DeckError
from naruto_tui.decklists.reader import read_deck
from naruto_tui.decklists.setnames import sets_named


def only(text, pool, **how):
    deck = read_deck(text, pool, "any", **how)
    (entry,) = deck.main
    return f"{entry.count} {entry.card.number}"


@pytest.mark.parametrize(
    "line",
    [
        "3\tKunai\tSet 1", "3\tKunai\tThe Path to Hokage", "Kunai\t3\tset 1",
        "3,Kunai,Set 1", "3,Kunai,The Path to Hokage", '3,"Kunai","Path to Hokage"',
        "3;Kunai;The Path to Hokage", "3 ; Kunai ; Set 1", "| 3 | Kunai | The Path to Hokage |",
        "3 Kunai, Set 1", "3 Kunai - Set 1", "3 Kunai Set 1", "3x Kunai (Set 1)",
        "3 Kunai [Path to Hokage]", "Kunai [The Path to Hokage] x3", "3 Kunai: The Path to Hokage",
    ],
)  # fmt: skip
def test_a_set_behind_a_card_tells_its_versions_apart(printed, line):
    assert only(line, printed, strict=True) == "3 J-001"


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("3\tRock Lee\tHigh Speed Move\tEternal Rivalry\tCommon", "3 N-US020"),
        ("2|Rock Lee|Eternal Rivalry|High Speed Move|N-US020", "2 N-US020"),
        ("3,Rock Lee,Revenge and Rebirth", "3 N-139"),
        ("3,Kunai,J-127", "3 J-127"),
        ("1,Dosu Kinuta, Zaku Abumi & Kin Tsuchi", "1 N-621"),
        ('1,"Dosu Kinuta, Zaku Abumi & Kin Tsuchi",N-621', "1 N-621"),
        ("3 Sakura's Decision - 3", ""),
    ],
)
def test_a_title_or_a_number_may_stand_beside_it(printed, line, card):
    if card:
        assert only(line, printed, strict=True) == card
    else:
        with pytest.raises(DeckError, match="copies are counted twice"):
            read_deck(line, printed, "any")


@pytest.mark.parametrize(
    "line", ["Kunai [Coils of the Snake]", "1,Kunai,Coils of the Snake", "1\tKunai\tSet 2"]
)
def test_a_set_without_such_a_card_is_told(printed, line):
    deck = read_deck(line, printed, "any")
    assert "no Kunai is in the set Coils of the Snake; took J-001 of 5 cards" in deck.notices[0]
    with pytest.raises(DeckError, match="no Kunai is in the set Coils of the Snake"):
        read_deck(line, printed, "any", strict=True)


def test_a_figure_or_a_name_alone_is_no_set(printed):
    assert sets_named("Set 99", printed) == frozenset()
    assert sets_named("The Path", printed) == frozenset()
    with pytest.raises(DeckError, match="no card is named Fangs of the Snake"):
        read_deck("1,Fangs of the Snake", printed, "any")
