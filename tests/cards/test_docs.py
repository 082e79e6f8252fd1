"""docs/cards.md is true: every card and every sentence in it is read."""

import re
from pathlib import Path

import pytest

from naruto_tui.cards.checking import check_text
from naruto_tui.cards.files import index
from naruto_tui.cards.language import predicates, tables, verbs
from naruto_tui.cards.model import KINDS
from naruto_tui.cards.pool import Pool, shipped
from naruto_tui.rules.playable import problems

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "cards.md").read_text("utf-8")
CARDS = re.findall(r"```cards\n(.*?)```", PAGE, re.DOTALL)
SENTENCES = re.findall(r"`([^`\n]+(?<!\.\.)[.”])`", PAGE)


NINJA = "N-900 A", "ninja · fire · entrance 0 · hand 0", "1/0 · injured 0/0", "Leaf"
JUTSU = "J-900 A", "jutsu · fire · cost X"
MISSION = "M-900 A", "mission · fire · entrance 0 · hand 0 · permanent"


def wrap(sentence: str) -> str:
    """A card that may bear the sentence."""
    if re.search(r"(the|each) (user|target)\b|Requires|paid", sentence, re.IGNORECASE):
        lines = JUTSU if sentence.startswith("Requires") else (*JUTSU, "Target 1 Ninja.")
    else:
        lines = NINJA if re.search(r"this Ninja|its team", sentence, re.IGNORECASE) else MISSION
    return "\n  ".join([*lines, sentence])


@pytest.mark.parametrize("text", CARDS)
def test_a_card_on_the_page_is_read(text):
    assert [str(fault) for fault in check_text(text, "cards.md").faults] == []


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_on_the_page_is_read(sentence):
    assert [str(fault) for fault in check_text(wrap(sentence), "cards.md").faults] == []


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_on_the_page_is_carried_out(sentence):
    (card,) = Pool([index(wrap(sentence), "cards.md")])
    printed_x = ("not carried out: a printed X: cost",)
    assert problems(card) in ((), printed_x)


def test_the_page_has_a_card_of_each_kind_but_the_client():
    kinds = {kind for kind in KINDS for text in CARDS if f"\n  {kind} · " in text}
    assert kinds == {"ninja", "jutsu", "mission"}


def test_the_cards_one_starts_with_have_no_number_of_a_printed_card():
    (first,) = Pool([index(CARDS[0], "cards.md")])
    assert first.number not in shipped()


def test_the_page_about_the_language_says_how_many_texts_of_later_sets_are_written():
    texts = [card for card in shipped() if card.text and card.is_written]
    later = [card for card in texts if card.set_number not in {"1", "2", "3"}]
    said = re.search(r"(\d+) cards of later sets", (DOCS / "language.md").read_text("utf-8"))
    assert said
    assert int(said[1]) == len(later)


NUMBER = r"(?:N|J|M|C|PR)-(?:US|C)?[0-9]{2,4}[BR]?"


def samples() -> dict[str, list[str]]:
    """The cards of each sample on the page about the language, with the brackets round some."""
    page = (DOCS / "language.md").read_text("utf-8").partition("\nThe cards of each sample")[2]
    found = {}
    for part in page.partition("\n## ")[0].split("\n- ")[1:]:
        name, cards = part.split(":", 1)
        found[name] = re.findall(rf"\(?{NUMBER}\)?", re.split(r"\.\s", cards)[0])
    return found


SAMPLES = samples()
WHOLE = ("31", "32", "33", "41", "61", "62", "63", "64")
"""Samples of which the page says that nearly all cards are in the card files."""


def test_a_sample_has_sixty_cards_and_those_in_brackets_do_not_play() -> None:
    assert {name: len(cards) for name, cards in SAMPLES.items() if len(cards) != 60} == {}
    unsaid = [card.strip("()") for cards in SAMPLES.values() for card in cards if card[0] == "("]
    assert len(unsaid) > 20
    assert [number for number in unsaid if not problems(shipped().card(number))] == []


@pytest.mark.parametrize("seed", WHOLE)
def test_a_sample_that_was_written_whole_plays(seed: str) -> None:
    cards = SAMPLES[f"seed {seed}"]
    waiting = [card for card in cards if problems(shipped().card(card.strip("()")))]
    assert len(waiting) <= 1
    assert all(card[0] == "(" or card == "N-1587" for card in waiting)


def test_the_page_has_sentences():
    assert len(SENTENCES) > 40


def spellings() -> list[str]:
    """Each row of the tables as the page spells it: of one thing, told to the player."""
    ways = (
        *tables.KINDS.values(),
        *tables.PILES.values(),
        *tables.ZONES.values(),
        *tables.PLAYERS.values(),
        *tables.STATES,
        *tables.STATS,
        *tables.COMPARISONS.values(),
        *(verb.one for verb in verbs.VERBS),
        *(now for _, now, _ in verbs.ACT_DEEDS.values()),
        *verbs.HOWS.values(),
        *verbs.ACTS.values(),
        *verbs.SAYINGS.values(),
        *tables.DESTINATIONS.values(),
        *predicates.FLAG_PREDICATES.values(),
        *(f"{verb} 2 {limit}" for verb, _, limit in predicates.RULE_NUMBERS.values()),
        *(f"name {thing}" for thing in tables.THINGS_TO_NAME.values()),
        *tables.DURATIONS.values(),
        *tables.MOMENTS.values(),
        *tables.PHASES.values(),
        *tables.VICTORIES.values(),
        *tables.KEYWORDS,
    )
    return [way if isinstance(way, str) else way[0] for way in ways]


def test_the_page_has_every_word_of_the_language():
    told = set(re.findall(r"`([^`\n]+)`", PAGE.partition("## All the words")[2].lower()))
    assert sorted(set(spellings()) - told) == []
