"""The estimate of what the printed cards need of the language."""

import re
from pathlib import Path

from naruto_tui.cards.kinds import DRAWN, KINDS_FILE, NEW, needed
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import unreadable
from naruto_tui.cli.card_stats import UNSAID, count, lack
from naruto_tui.rules.playable import problems

DOCS = Path(__file__).parents[2] / "docs"
SAID = [kind for kind in needed() if kind.example]


def test_every_number_is_that_of_a_printed_card():
    numbers = {number for kind in needed() for number in kind.cards}
    assert [number for number in numbers if number not in shipped()] == []
    assert len(numbers) > 4_100


def test_a_kind_is_missing_for_the_reason_that_its_text_gives():
    reasons = {kind.name: lack(kind) for kind in needed()}
    assert reasons["draw"] == reasons["growth"] == ""
    assert all(lack(kind) == UNSAID for kind in SAID if unreadable(kind.example))
    assert sum(not reason for reason in reasons.values()) > 100


def test_no_card_that_is_played_needs_what_is_missing():
    missing = {number for kind in needed() if lack(kind) for number in kind.cards}
    wrong = [number for number in missing if not problems(shipped().card(number))]
    assert wrong == [], "take these numbers out of what they do not need in kinds.txt"


def test_what_is_missing_is_counted_together_and_alone():
    found = count(shipped())
    assert found.gaps
    for gap in found.gaps:
        assert 0 <= gap.alone <= gap.cards
        assert gap.why
    waiting = sum(row.printed - row.written for row in found.sets)
    assert 0 < waiting - found.ready <= sum(gap.cards for gap in found.gaps)


def test_what_is_left_is_not_taken_for_what_can_be_written():
    found = count(shipped())
    assert 0 < found.expected < found.ready
    assert found.expected == round(found.ready * (DRAWN - NEW) / DRAWN)
    for page in ("cards.md", "language.md"):
        told = " ".join((DOCS / page).read_text("utf-8").split())
        assert re.search(rf"the {DRAWN} cards that were drawn last .*?{NEW} asked for", told), page


def test_a_kind_that_nothing_says_is_given_with_the_cards_that_showed_it():
    unsaid = {kind.name: kind.cards for kind in needed() if lack(kind) == UNSAID}
    assert "M-698" in unsaid["picked Ninja alone are sent out"]
    assert all(unsaid.values())


def test_the_file_says_that_it_is_an_estimate():
    assert "an estimate" in KINDS_FILE.read_text("utf-8").partition("\n")[0]
