"""Sentences that read and say nothing on their card are refused, with the line and the remedy."""

import pytest

from naruto_tui.cards.checking import check_text

NINJA = "N-900 A\n  ninja · fire · entrance 0 · hand 0\n  1/0 · injured 0/0\n  Leaf\n"
JUTSU = "J-900 A\n  jutsu · fire · cost 1\n"
MISSION = "M-900 A\n  mission · fire · entrance 0 · hand 0 · permanent\n"


def faults(head: str, *lines: str) -> list[str]:
    text = head + "".join(f"  {line}\n" for line in lines)
    return [str(fault) for fault in check_text(text, "mine.cards").faults]


@pytest.mark.parametrize(
    ("head", "lines", "fault"),
    [
        (NINJA, ["Draw 1 card."], ":5:3: A N-900: nothing makes this happen"),
        (NINJA, ["This Ninja gets +1/+1 this turn."], ":5:3: A N-900: nothing makes this happen"),
        (NINJA, ['Requires: "Leaf" Ninja.'], ":5:3: A N-900: 'Requires:' stands on"),
        (NINJA, ["When this Ninja attacks, heal the user."], ":5:37: A N-900: only a Jutsu has"),
        (
            NINJA,
            ["When this Mission leaves play, draw 1 card."],
            ":5:8: A N-900: this is no Mission",
        ),
        (
            NINJA,
            ["When this Ninja attacks, heal the target."],
            ":5:37: A N-900: no target is declared",
        ),
        (
            NINJA,
            ["When this Ninja attacks, draw X cards."],
            ":5:33: A N-900: nothing says what X is",
        ),
        (JUTSU, ["Draw 1 card.", 'Requires: "Leaf" Ninja.'], ":4:3: A J-900: 'Requires:' is the"),
        (JUTSU, ["Draw 1 card.", "Heal the target."], ":4:12: A J-900: no target is declared"),
        (
            MISSION,
            ["Pick 1 of your Ninja.", "When that Ninja is sent out, draw 1 card."],
            ":4:8: A M-900: 'that ninja' speaks of something, but nothing comes before it",
        ),
        (
            JUTSU,
            ["Injure 1 Ninja.", 'Expert ["Leaf" Ninja]: Heal that Ninja instead.'],
            ":4:31: A J-900: 'that ninja' speaks of something, but nothing comes before it",
        ),
        (
            JUTSU,
            [
                "Target the user.",
                "The target gains “Heal the user.” this turn. Heal the user. Draw X cards.",
            ],
            ":4:68: A J-900: nothing says what X is",
        ),
        (
            NINJA,
            ["This Ninja gains “This Ninja gets +X/+0. X is 1.” and gets +X/+0."],
            ":5:63: A N-900: nothing says what X is",
        ),
        (JUTSU, ["Target 1 Ninja.", "Heal the second target."], ":4:12: A J-900: there are not so"),
        (
            JUTSU,
            ["Draw 1 card.", "Draw Y cards. Y is twice X."],
            ":4:28: A J-900: nothing says what X",
        ),
    ],
)
def test_a_line_without_sense_is_refused(head, lines, fault):
    (said,) = faults(head, *lines)
    assert said.startswith(f"mine.cards{fault}")


@pytest.mark.parametrize(
    ("head", "lines"),
    [
        (NINJA, ["When this Ninja attacks, draw X cards. X is the number of your Ninja."]),
        (NINJA, ["[Exchange] Pay X: This Ninja gets +X/+0 this turn."]),
        (NINJA, ["[Exchange] Pay 1: Target 1 enemy Ninja. Injure the target."]),
        (NINJA, ["This Ninja gains “This Ninja gets +1/+1.”."]),
        (JUTSU.replace("1", "X"), ["Draw X cards."]),
        (JUTSU, ["Target the user.", "The target gains “This Ninja gets +1/+1.” this turn."]),
        (MISSION, ["Target 1 of your Ninja.", 'The target gains "Hero".']),
        (MISSION, ["Draw 1 card.", "When this card leaves play, draw 1 card."]),
    ],
)
def test_a_line_with_sense_is_not(head, lines):
    assert faults(head, *lines) == []


def test_a_bonus_speaks_of_what_the_main_effect_did() -> None:
    assert faults(JUTSU, "Injure 1 Ninja.", 'Expert ["Leaf" Ninja]: Heal that Ninja.') == []
