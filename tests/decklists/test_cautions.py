"""What a deck builder is told of a deck that may be legal."""

from fractions import Fraction

import pytest

from naruto_tui.cards import nodes as n
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.cautions import at_least, cautions
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.printed import fits
from naruto_tui.decklists.reader import load_deck, read_deck
from naruto_tui.rules.editions import EDITIONS

US = EDITIONS["us"]


def told(text, topic="", edition=US):
    found = cautions(read_deck(text, shipped(), "x"), edition)
    return [(str(one), one.line) for one in found if topic in {"", one.topic}]


def test_4_3_2_nobody_enters_on_turn_0():
    assert told("3 N-012\n", "first turn") == [
        ("no Ninja of entrance cost 0: nobody can be deployed on turn 0", 0)
    ]


def test_few_ninja_for_turn_0_are_told_with_their_exact_chance():
    ((message, _),) = told("1 N-001\n3 N-012\n46 J-078\n", "first turn")
    missed = Fraction(44, 50) * Fraction(45, 50) * Fraction(46, 50)
    assert f"{float(1 - missed):.0%} of games" in message
    assert told("9 N-001\n3 N-012\n38 J-078\n", "first turn") == []


def test_the_redraws_of_the_edition_count():
    """One full redraw: (44/50)^2 without one of the six."""
    ((message, _),) = told("1 N-001\n49 J-078\n", "first turn", EDITIONS["fr"])
    assert f"{float(1 - Fraction(44, 50) ** 2):.0%}" in message


def test_5_3_6_a_jutsu_whose_symbol_nobody_has():
    ((message, line),) = told("9 N-001\n3 J-078\n", "symbols")
    assert (message, line) == (
        "Sand Coffin J-078 asks 2 Wind; no other card of the deck has it", 2
    )  # fmt: skip
    assert told("9 N-029\n3 J-078\n", "symbols") == []


def test_5_3_6_a_jutsu_whose_symbols_come_too_late():
    ((message, _),) = told("40 N-001\n4 N-029\n3 J-079\n", "symbols")
    assert message.startswith("Wind Style: Great Breakthrough J-079 asks 3 Wind, 4 other cards")


def test_8_11_a_requirement_that_nobody_meets():
    ((message, line),) = told("9 N-001\n3 J-030\n", "requirement")
    assert line == 2
    assert message == (
        'Lightning Blade J-030: no card of the deck meets "Requires: Ninja named "Kakashi Hatake"."'
    )
    assert told("9 N-001\n1 N-011\n3 J-030\n", "requirement") == []


def test_8_11_ranks_attributes_and_characteristics_are_read_from_the_print():
    assert len(told("9 N-001\n1 J-006\n1 J-022\n1 J-007\n", "requirement")) == 3
    assert told("9 N-011\n1 J-006\n1 J-007\n", "requirement") == []


def test_4_4_2_a_mission_whose_target_the_deck_has_not():
    ((message, _),) = told("9 N-011\n2 M-003\n", "requirement")
    assert message.startswith('Leaf Headband M-003: no card of the deck meets "Target 1 "Genin"')
    assert told("9 N-001\n2 M-003\n", "requirement") == []


def test_4_3_4_names_that_keep_each_other_out():
    listed = "3 N-001\n2 N-019\n2 N-011\n"
    ((message, _),) = told(listed, "names")
    assert message.endswith("(rule 4.3.4): Naruto Uzumaki N-001, N-019")
    assert told("3 N-001\n", "names") == []


def platoon():
    return next(c for c in shipped() if "Platoon" in c.characteristics and len(c.listed) == 2)


def test_k_4_a_platoon_needs_one_of_its_parts():
    card = platoon()
    ((message, _),) = told(f"3 J-078\n1 {card.number}\n", "parts")
    assert message == (
        f"{card} is a Platoon, and no Ninja of the deck is {card.listed[0]} or {card.listed[1]}"
    )
    part = shipped().named(card.listed[0])[0]
    assert told(f"1 {part.number}\n1 {card.number}\n", "parts") == []


def test_k_2_growth_without_another_version():
    assert told("2 N-090\n", "partner")
    other = next(one for one in shipped().named("Choji Akimichi") if one.number != "N-090")
    assert told(f"2 N-090\n1 {other.number}\n", "partner") == []


def test_what_only_a_game_can_tell_is_perhaps():
    naruto = shipped().card("N-001")
    injured = n.Cards(("ninja",), filters=(n.State("injured"),))
    assert fits(naruto, injured) is None
    assert fits(naruto, n.Cards(("jutsu",))) is False
    assert fits(naruto, n.Cards(("ninja",), filters=(n.Not(n.State("injured")),))) is None
    named = n.Named(("Naruto Uzumaki",))
    assert fits(naruto, n.Cards(("ninja",), filters=(n.Not(named),))) is False
    assert fits(naruto, n.Cards(("card",), filters=(n.Or((named, n.State("injured"))),))) is True


@pytest.mark.parametrize("path", shipped_decks(), ids=lambda path: path.stem)
def test_shipped_decks_can_do_all_they_hold(path):
    topics = {one.topic for one in cautions(load_deck(path, shipped()), US)}
    assert topics.isdisjoint({"requirement", "parts", "symbols"})


def test_the_chance_of_at_least_so_many():
    assert at_least(1, 5, 2, 2) == Fraction(7, 10)
    assert at_least(0, 5, 2, 2) == 1
    assert at_least(3, 5, 2, 5) == 0
