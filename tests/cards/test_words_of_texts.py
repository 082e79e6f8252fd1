"""Names and words in quotes: each is borne by a printed card, and each card is named by a test.

A name that nobody bears is read like any other, and its sentence would never hold.
"""

import re
from pathlib import Path

import pytest

from naruto_tui.cards.checking import check_text
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities
from naruto_tui.cards.strangers import borne_by_printed_cards

WRITTEN = [card for card in shipped() if card.is_written and card.text]
ROOMS = ("effects", "set_02", "set_03", "samples", "hardest")
"""Where the behaviour of single cards is tested."""


NINJA = "N-900 Kenta\n  ninja · fire · entrance 0 · hand 0\n  1/0 · injured 0/0 · Oil\n  Leaf\n"


def remarks(*lines: str, more: str = "") -> list[str]:
    """What the check of one Ninja with this text has to say, without its file and name."""
    report = check_text(NINJA + "".join(f"    {line}\n" for line in lines) + more, "mine.cards")
    assert report.faults == ()
    return [
        f"{x.line}:{x.column}: {x.message.removeprefix('Kenta N-900: ')}" for x in report.remarks
    ]


def test_every_name_and_word_in_a_text_is_borne_by_a_card() -> None:
    borne = borne_by_printed_cards()
    found = {str(card): [*borne.strangers(abilities(card))] for card in WRITTEN}
    assert {card: words for card, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        (
            'All of your "Leef" Ninja get +1/+1.',
            """5:17: no card bears the word "Leef"; did you mean '"Leaf"'?""",
        ),
        (
            'Valid: When this Ninja attacks, injure 1 Ninja named "Naruto Uzumakki".',
            """5:58: no card bears the name "Naruto Uzumakki"; did you mean '"Naruto Uzumaki"'?""",
        ),
        ('All Ninja named "Rogue Ninja" get +1/+1.', '5:21: no card bears the name "Rogue Ninja"'),
        ('All "Kakashi Hatake" Ninja get +1/+1.', '5:9: no card bears the word "Kakashi Hatake"'),
        ('All attribute "Leaf" Ninja get +1/+1.', '5:19: no card bears the attribute "Leaf"'),
        ('All Ninja with title "Qwxzq" get +1/+1.', '5:26: no card bears the title "Qwxzq"'),
        (
            'This Ninja gains “All "Leef" Ninja get +1/+1.”.',
            '5:27: no card bears the word "Leef"',
        ),
    ],
)
def test_a_word_that_nobody_bears_is_told(line: str, remark: str) -> None:
    (said,) = remarks(line)
    assert said.startswith(remark)


@pytest.mark.parametrize(
    "line",
    [
        'All of your "Leaf" Ninja get +1/+1.',
        'All Ninja named "Kenta" get +1/+1.',
        'When this Ninja attacks, put 1 Ninja coin 1/1 named "Golem" into play.',
        'All attribute "Oil" Ninja get +1/+1.',
    ],
)
def test_a_word_that_somebody_bears_is_not(line: str) -> None:
    assert remarks(line) == []


def test_what_a_text_gives_is_borne() -> None:
    golem = 'When this Ninja attacks, put 1 Ninja coin 1/1 named "Golem" into play.'
    assert remarks('All Ninja named "Golem" get +1/+1.')
    assert not remarks(golem, 'All Ninja named "Golem" get +1/+1.')
    assert remarks('All "Brave" Ninja get +1/+1.')
    assert not remarks('This Ninja gains "Brave".', 'All "Brave" Ninja get +1/+1.')


def test_cards_of_the_same_file_are_known() -> None:
    other = NINJA.replace("N-900 Kenta", "N-901 Old Friend").replace("Leaf", "Sand, Brave")
    line = 'All "Brave" Ninja named "Old Friend" get +1/+1.'
    assert len(remarks(line)) == 2
    assert not remarks(line, more=f"\n{other}")


def test_every_card_with_an_effect_has_a_test_that_names_it() -> None:
    here = Path(__file__).parent
    text = "\n".join(
        path.read_text("utf-8") for room in ROOMS for path in (here / room).glob("*.py")
    )
    named = set(re.findall(r"(?<![\w-])[A-Z]{1,3}-[A-Z]{0,2}[0-9]{2,4}[BR]?(?!\w)", text))
    assert [card.number for card in WRITTEN if card.number not in named] == []
