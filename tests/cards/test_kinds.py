"""The estimate of what the printed cards need of the language."""

import re
from pathlib import Path
from typing import get_args

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.kinds import DRAWN, KINDS_FILE, NEW, needed
from naruto_tui.cards.language import phrases, tables, verbs
from naruto_tui.cards.language.predicates import RULE_NUMBERS
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import node_classes, unreadable
from naruto_tui.cli.card_stats import UNSAID, count, lack
from naruto_tui.rules.carried_out import EVENTS, REPLACED, RULES, WORDS
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


def test_the_page_about_the_language_says_how_much_there_is() -> None:
    page = (DOCS / "language.md").read_text("utf-8")
    parts = {
        "abilities": n.Ability, "steps of an effect": n.Step, "changes and rules": n.Claim,
        "filters": n.Filter, "things": n.Obj, "numbers": n.Number, "conditions": n.Condition,
    }  # fmt: skip
    kinds = {name: sum(map(attrs.has, get_args(part))) for name, part in parts.items()}
    classes = len(node_classes())
    kinds["things"] += classes - sum(kinds.values())  # what is part of several of them
    deeds = {one.verb for one in verbs.VERBS} | {one[0] for one in verbs.ACT_DEEDS.values()}
    rows = len(WORDS[n.Change, "row"])
    told = (
        f"There are {classes}, and",
        *(f"| {name} | {number} | " for name, number in kinds.items()),
        f"a change of the table ({rows} rows), a number of the rules ({len(RULE_NUMBERS)})",
        f"states ({len(tables.STATES)})",
        f"| the verb table | {len(deeds)} rows, {len(verbs.ACT_DEEDS)} actions |",
        (
            f"{len(EVENTS)} are heard as events, {len(RULES['cannot'])} can be forbidden, "
            f"{len(RULES['must'])} commanded, {len(REPLACED)} replaced"
        ),
    )
    assert [one for one in told if one not in page] == []
    about = re.search(r"about ([\d,]+) phrases", page)
    assert about
    assert abs(int(about[1].replace(",", "")) - len(list(phrases.rows()))) < 30
